import { laterView } from '../ui/laterView.tsx';
import { withFirstWords } from '../ui/laterWords.ts';
import type { ModalView } from './modalRegistry.ts';

/** The sheet that stands in for a modal, and is that of all of them: its code comes once the browser is idle. */
export const laterComing = laterView<{ modal: ModalView }>(
  'modalComing',
  async () => (await import('./ModalComing.tsx')).ModalComing,
  { withWords: withFirstWords },
);
