import type { Failure } from '#src/domain/shell/failure.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';
import type { Album, WishlistEntry } from '#src/services/wishlist/wishlist/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** The problem of a name, or of one more album; the last part of its copy key. */
export type NameProblem = 'invalid' | 'tooLong' | 'taken' | 'limit';

export interface AlbumsContext {
  /** The item whose albums are chosen; null while none is shown. */
  itemSku: string | null;
  /** All albums of the member. [WISH-02] */
  groups: Album[];
  /** The item's entries in the albums. [WISH-02] */
  productGroups: WishlistEntry[];
  /** Ids of the albums that are ticked. */
  chosen: string[];
  /** The album that is being made, or was last; empty after another write. */
  name: string;
  /** The name of a new album as typed; it stays until that album exists. [WISH-14] */
  typed: string;
  /** The choices that a login interrupted; null once the albums have loaded. [WISH-13] */
  wanted: AlbumsWanted | null;
  nameProblem: NameProblem | null;
  /** The failure of the last write. */
  failure: Failure | null;
  /** The albums are on the screen. */
  isShown: boolean;
  /** The toast for the choice that is being saved. */
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
  /** The albums are no longer in view; a write under way continues. */
  | { type: 'albums.left' }
  | { type: 'album.toggled'; id: string }
  /** The name changes: the message about the former one no longer applies. */
  | { type: 'name.changed'; text: string }
  | WishResumed<'albums'>
  | { type: 'album.submitted'; name: string }
  | { type: 'choice.saved' }
  /** The item is to be removed from all albums. */
  | { type: 'removal.requested' };

export interface AlbumsLoaded {
  groups: Album[];
  productGroups: WishlistEntry[];
}
export interface AlbumChange {
  itemSku: string;
  /** Albums that the item is added to. */
  added: string[];
  /** Entries to remove. */
  removed: string[];
}
