import type { ReactNode } from 'react';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useNeeded, usePageSelector } from '../../../hooks/page.tsx';
import { laterPlace } from '../../../ui/laterPlace.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { ArrivalSkeleton } from './ArrivalSkeleton.tsx';

const StoreStrip = laterPlace('groceryStoreStrip', async () => (await import('./StoreStrip.tsx')).StoreStrip);
const Arrival = laterPlace(
  'groceryArrival',
  async () => (await import('./GroceryArrival.tsx')).GroceryArrival,
);
const InsteadInBox = laterPlace(
  'groceryInsteadInBox',
  async () => (await import('./GroceryInstead.tsx')).InsteadInBox,
);
const InsteadInBar = laterPlace(
  'groceryInsteadInBar',
  async () => (await import('./GroceryInstead.tsx')).InsteadInBar,
);

/** The grocery store of the page; nothing on retail pages, which load none of this. */
export function StoreStripPlace() {
  const t = useCopy();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  useNeeded('groceryStore', isGrocery);
  if (!isGrocery) return null;
  return (
    <section aria-label={t('grocery.store.label')}>
      <StoreStrip>
        <div className={s.storestrip}>
          <Icon name="store" />
          <span className={s.stripText}>{t('grocery.store.finding')}</span>
        </div>
      </StoreStrip>
    </section>
  );
}

/** Beside the buy buttons of the desk. */
export function GroceryArrivalPlace() {
  return (
    <Arrival>
      <ArrivalSkeleton />
    </Arrival>
  );
}

/** Replaces buttons that cannot be pressed; shows those buttons until its code has come. */
export function GroceryInsteadPlace({ isBlock, children }: { isBlock: boolean; children: ReactNode }) {
  const Instead = isBlock ? InsteadInBox : InsteadInBar;
  return <Instead>{children}</Instead>;
}
