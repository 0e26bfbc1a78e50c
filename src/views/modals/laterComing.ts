import { laterView } from '../ui/laterView.tsx';
import { withFirstWords } from '../ui/laterWords.ts';
import type { ModalView } from './modalRegistry.ts';

/** The one stand-in sheet for all modals: its code loads once the browser is idle. */
export const laterComing = laterView<{ modal: ModalView }>(
  'modalComing',
  async () => (await import('./ModalComing.tsx')).ModalComing,
  { withWords: withFirstWords },
);
