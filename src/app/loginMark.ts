import { writeEntry } from './historyEntry.ts';

/**
 * Takes what a login said of itself out of the address: that it is done. By itself it does nothing; whoever is a guest all
 * the same may have a browser that keeps no session. [AUTH-19]
 */
export function takeLoginMark(): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('login') !== 'done') return false;
  url.searchParams.delete('login');
  writeEntry(history.state, url);
  return true;
}
