import { randomKey } from '#src/services/http/randomKey.ts';

/** The router's own state in a history entry. */
interface RouterState {
  __TSR_key?: string;
}

/** The key in the state of an entry; empty while it has none. */
export const entryKeyOf = (state: unknown): string => (state as RouterState | null)?.__TSR_key ?? '';

/**
 * Writes the state of the present entry, or an entry above it. The router replaces these two methods of `history`: a
 * write here is no navigation, and the router does not learn of it.
 * @returns false where the browser refuses it, as it does with many in a short time: then nothing has changed.
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
 * Gives the present entry its key, as the router would: layers and places need it before the router is there, and the
 * router would remove their state with its own.
 * @returns whether the entry had one: then the visitor came back to it, or reloaded it.
 */
export function ensureEntryKey(): boolean {
  if (entryKeyOf(history.state) !== '') return true;
  const key = randomKey();
  writeEntry({ ...history.state, __TSR_index: 0, key, __TSR_key: key });
  return false;
}
