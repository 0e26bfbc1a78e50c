import { writeEntry } from './historyEntry.ts';

/**
 * Removes the mark of a finished login from the address, and tells whether it was there. A guest with the mark may have
 * a browser that keeps no session. [AUTH-19]
 */
export function takeLoginMark(): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('login') !== 'done') return false;
  url.searchParams.delete('login');
  writeEntry(history.state, url);
  return true;
}
