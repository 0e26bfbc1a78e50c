import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('files.gone', listener);
  return () => window.removeEventListener('files.gone', listener);
}

/** Tells whether the host no longer has the files of this document. Stays true until the page is loaded anew. */
export const areFilesGone = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['files'] === 'gone';

/** As `areFilesGone`, for a view. */
export const useFilesGone = (): boolean => useSyncExternalStore(subscribe, areFilesGone, () => false);
