import type { ServerTime } from '#src/services/serverTime.ts';
import type { Page } from './createPage.ts';
import { STATE_LIFETIME_MS } from '#src/domain/shell/limits.ts';

/**
 * Loads the page's data anew once it is older than a state may be, by the server's time: in a document that the browser
 * kept, a page frozen for hours, a forgotten tab. [SHELL-04]
 * @param toldAtMs when the data was loaded, epoch ms of the server.
 * @param isKept the browser had the document already, so its time says nothing about now.
 */
export function keepFresh(page: Page, serverTime: ServerTime, toldAtMs: number, isKept: boolean): () => void {
  let renewedAtMs = toldAtMs;
  let isClockUnsure = isKept;
  const renew = () => {
    renewedAtMs = serverTime.now();
    page.send({ type: 'page.outdated' });
  };
  const judge = () => {
    if (serverTime.now() - renewedAtMs >= STATE_LIFETIME_MS) renew();
  };
  const onClockMoved = () => {
    // The first answer gives the time, and is itself new.
    if (isClockUnsure) renewedAtMs = serverTime.now();
    isClockUnsure = false;
    judge();
  };
  const onShown = () => {
    if (document.visibilityState === 'visible') judge();
  };
  if (isKept) renew();
  const unsubscribe = serverTime.subscribe(onClockMoved);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', onShown);
  };
}
