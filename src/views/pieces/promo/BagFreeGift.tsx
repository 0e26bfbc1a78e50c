import { Suspense } from 'react';
import { selectGift } from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import { useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product/product.ts';
import d from '../../ui/dialogs.module.css';
import { freeGiftRow } from './laterFreeGiftRow.ts';

/** The gift of the item about to be added; nothing without one. [MODAL-28] */
export function BagFreeGift() {
  useNeeded('freeGift', useTags().includes('FREE_GIFT'));
  const gift = useLaterSelector('freeGift', selectGift, null);
  if (gift === null) return null;
  return (
    <div className={d.lineup}>
      <Suspense fallback={<freeGiftRow.Coming />}>
        <freeGiftRow.View gift={gift} />
      </Suspense>
    </div>
  );
}
