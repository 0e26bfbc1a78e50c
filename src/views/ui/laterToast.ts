import { laterView } from './laterView.tsx';
import { withFirstWords } from './laterWords.ts';
import type { ToastPlace } from './toastPlace.ts';

/** Nothing has been said when a page begins: the code of a message comes once the browser is idle, or with the first. */
export const laterToast = laterView<{ place: ToastPlace }>(
  'toast',
  async () => (await import('./ToastMessage.tsx')).ToastMessage,
  { withWords: withFirstWords },
);
