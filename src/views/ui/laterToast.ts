import { laterView } from './laterView.tsx';
import { withFirstWords } from './laterWords.ts';
import type { ToastPlace } from './toastPlace.ts';

/** A new page has no message: the code loads once the browser is idle, or with the first message. */
export const laterToast = laterView<{ place: ToastPlace }>(
  'toast',
  async () => (await import('./ToastMessage.tsx')).ToastMessage,
  { withWords: withFirstWords },
);
