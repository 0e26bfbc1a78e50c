import { laterView } from '../../ui/laterView.tsx';

/** The row of the free gift, wherever it stands: in the list of offers and in the sheet that adds to the bag. */
export const giftRow = laterView('giftRow', async () => (await import('./GiftRow.tsx')).GiftRow);
