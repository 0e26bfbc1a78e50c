import { withLaterWords } from '../../ui/laterWords.ts';
import { laterView } from '../../ui/laterView.tsx';

/** The row of the free gift, in the list of offers and in the sheet that adds to the bag. */
export const freeGiftRow = laterView(
  'freeGiftRow',
  async () => (await import('./later/FreeGiftRow.tsx')).FreeGiftRow,
  {
    withWords: withLaterWords,
  },
);
