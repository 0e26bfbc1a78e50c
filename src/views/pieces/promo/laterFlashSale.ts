import { withLaterWords } from '../../ui/laterWords.ts';
import { laterView } from '../../ui/laterView.tsx';

/** The countdown of a sale. The server draws it, and few products have one: its code comes with those that do. */
export const laterFlashSale = laterView(
  'flashSale',
  async () => (await import('./FlashSale.tsx')).FlashSale,
  {
    withWords: withLaterWords,
  },
);
