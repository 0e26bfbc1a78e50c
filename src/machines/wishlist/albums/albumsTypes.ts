import type { Failure } from '#src/domain/shell/failure.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';
import type { Album, WishlistEntry } from '#src/services/wishlist/wishlist/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** What is wrong with a name, or with another album; the last part of its copy key. */
export type NameProblem = 'invalid' | 'tooLong' | 'taken' | 'limit';

export interface AlbumsContext {
  /** The item whose albums are chosen; null where none is shown. */
  itemSku: string | null;
  /** All albums of the member. [WISH-02] */
  groups: Album[];
  /** Where the item lies. [WISH-02] */
  productGroups: WishlistEntry[];
  /** Ids of the albums that are ticked. */
  chosen: string[];
  /** The album that is being made, or was last; empty once something else is written. */
  name: string;
  /** The name of a new album as it is typed; it stays until that album is there. [WISH-14] */
  typed: string;
  /** What a login interrupted; null once the albums have come. [WISH-13] */
  wanted: AlbumsWanted | null;
  nameProblem: NameProblem | null;
  /** Why nothing was written last. */
  failure: Failure | null;
  /** The albums are on the screen. */
  isShown: boolean;
  /** What is said once the choice that is being written is saved. */
  news: AlbumsNews | null;
}
export type AlbumsWanted = NonNullable<Extract<LoginWish, { kind: 'albums' }>['wanted']>;
export interface AlbumsNews {
  copyKey: string;
  params: Record<string, string | number>;
  tone: 'good' | 'info';
}

export type AlbumsEvent =
  | FactsChanged<'item'>
  | RetryEvent
  | { type: 'albums.opened' }
  /** Nobody looks at them any more; what is being written goes on. */
  | { type: 'albums.left' }
  | { type: 'album.toggled'; id: string }
  /** A name is typed anew: what was said of the former one is no longer so. */
  | { type: 'name.changed'; text: string }
  | WishResumed<'albums'>
  | { type: 'album.submitted'; name: string }
  | { type: 'choice.saved' }
  /** The item is to lie in no album any more. */
  | { type: 'removal.requested' };

export interface AlbumsLoaded {
  groups: Album[];
  productGroups: WishlistEntry[];
}
export interface AlbumChange {
  itemSku: string;
  /** Albums to which the item is saved. */
  added: string[];
  /** Entries that go. */
  removed: string[];
}
