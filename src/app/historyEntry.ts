import { randomKey } from '#src/services/http/randomKey.ts';

/** What the router keeps of an entry of the browser's history, in its own words. */
interface RouterState {
  __TSR_key?: string;
}

/** The key of an entry, by what the entry carries; empty while it has none. */
export const entryKeyOf = (state: unknown): string => (state as RouterState | null)?.__TSR_key ?? '';

/**
 * Writes what the present entry carries, or an entry above it. The router replaces these two in `history`: what is written
 * here is no navigation, it does not hear of it.
 * @returns false where the browser refuses it, as it does with many in a short time: then all is as it was.
 */
export function writeEntry(
  state: unknown,
  href?: string | URL,
  how: 'pushState' | 'replaceState' = 'replaceState',
): boolean {
  try {
    History.prototype[how].call(history, state, '', href);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives the present entry its key, as the router would: layers and places go by it before the router is there, and the
 * router would take away what they keep beside it.
 * @returns whether the entry had one: it is come back to, or loaded anew.
 */
export function ensureEntryKey(): boolean {
  if (entryKeyOf(history.state) !== '') return true;
  const key = randomKey();
  writeEntry({ ...history.state, __TSR_index: 0, key, __TSR_key: key });
  return false;
}
