import { withLaterWords } from '../../ui/laterWords.ts';
import { laterView } from '../../ui/laterView.tsx';

/** The countdown of a sale. The server draws it; its code loads only with the few products that have one. */
export const laterFlashSale = laterView(
  'flashSale',
  async () => (await import('./FlashSale.tsx')).FlashSale,
  {
    withWords: withLaterWords,
  },
);
