import { ALBUM_NAME_MAX } from '../shell/limits.ts';
import { plainLine } from '../shell/plainLine.ts';

/** The name that is kept of what was typed: no spaces around it, one between words, and nothing that is not seen. */
export const albumNameOf = (typed: string): string => plainLine(typed);

/** Letters, digits, hyphens and spaces only. [WISH-05, WISH-06] */
export const isAlbumName = (name: string): boolean =>
  name.length <= ALBUM_NAME_MAX && /^[A-Za-z0-9-](?:[A-Za-z0-9 -]*[A-Za-z0-9-])?$/.test(name);

/** A product is on the wishlist as long as any album holds it. [WISH-01] */
export const isInWishlist = (productGroups: readonly unknown[]): boolean => productGroups.length > 0;

/** The fault of an album's name, null when valid; an empty name is invalid. */
export function albumNameProblem(name: string): 'invalid' | 'tooLong' | null {
  if (isAlbumName(name)) return null;
  return name.length > ALBUM_NAME_MAX ? 'tooLong' : 'invalid';
}
