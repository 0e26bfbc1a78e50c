import { randomKey } from '#src/services/http/randomKey.ts';

/** What the router keeps of an entry of the browser's history, in its own words. */
interface RouterState {
  __TSR_key?: string;
}

/** The key of an entry, by what the entry carries; empty while it has none. */
export const entryKeyOf = (state: unknown): string => (state as RouterState | null)?.__TSR_key ?? '';

// The router replaces it in `history`; a key is no navigation, it does not hear of it.
const { replaceState } = History.prototype;

/**
 * Gives the present entry its key, as the router would: layers and places go by it before the router is there, and the
 * router would take away what they keep beside it.
 * @returns whether the entry had one: it is come back to, or loaded anew.
 */
export function ensureEntryKey(): boolean {
  if (entryKeyOf(history.state) !== '') return true;
  const key = randomKey();
  replaceState.call(history, { ...history.state, __TSR_index: 0, key, __TSR_key: key }, '');
  return false;
}
