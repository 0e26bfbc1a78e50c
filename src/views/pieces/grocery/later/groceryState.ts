import type { SnapshotFrom } from 'xstate';
import { localDate } from '#src/domain/shell/calendarDay.ts';
import { NO_SLOTTED_DELIVERY } from '#src/domain/grocery/grocerySlots.ts';
import type { GroceryStoreRef } from '#src/machines/grocery/groceryStore/groceryStoreMachine.ts';
import { selectIsDestinationFailed, selectIsDestinationKnown } from '#src/machines/page/pageSelectors.ts';
import { useIsPartMissed, useLaterSelector, usePageSelector, usePartSelector } from '../../../hooks/page.tsx';

type StoreSnapshot = SnapshotFrom<GroceryStoreRef>;

/** The state of finding the visitor's store. */
export type StoreStanding = 'finding' | 'served' | 'unserviceable' | 'unlocated' | 'failed';

const standingOf = (snapshot: StoreSnapshot): StoreStanding => {
  if (snapshot.hasTag('unserviceable')) return 'unserviceable';
  if (snapshot.hasTag('unlocated')) return 'unlocated';
  if (snapshot.hasTag('failed')) return 'failed';
  // The store of the last visit serves while the stores load. [GROC-02]
  return snapshot.context.warehouse === null ? 'finding' : 'served';
};

/** The visitor's store, with its facts from the list of nearby stores. */
export function useStore() {
  const isMissed = useIsPartMissed('groceryStore');
  const standing = useLaterSelector('groceryStore', standingOf, 'finding');
  const warehouse = useLaterSelector('groceryStore', ({ context }) => context.warehouse, null);
  const nearby = useLaterSelector(
    'groceryStore',
    ({ context }) => context.stores.find(({ code }) => code === context.warehouse?.code) ?? null,
    null,
  );
  const isUnlocated = useLaterSelector('groceryStore', (snapshot) => snapshot.hasTag('unlocated'), false);
  const hasPicker = useLaterSelector(
    'groceryStore',
    (snapshot) => snapshot.hasTag('pickerShown') && snapshot.context.stores.length > 0,
    false,
  );
  // The store of the last visit tells nothing about an unknown destination. [SHIP-24]
  const isKnown = usePageSelector(selectIsDestinationKnown);
  const isPlaceFailed = usePageSelector(selectIsDestinationFailed);
  return {
    standing: isMissed ? 'failed' : isKnown ? standing : isPlaceFailed ? 'unlocated' : 'finding',
    warehouse,
    nearby,
    hasPicker,
    isUnlocated,
  };
}

/** The slots of the shown item, and the visitor's choice. */
export function useSlots() {
  const delivery = useLaterSelector(
    'slottedDelivery',
    ({ context }) => context.delivery,
    NO_SLOTTED_DELIVERY,
  );
  const choice = useLaterSelector('slottedDelivery', ({ context }) => context.choice, null);
  const slot = useLaterSelector('slottedDelivery', ({ context }) => context.slot, null);
  return { delivery, choice, slot };
}

/** Today, in the store's time zone. */
export function useToday(utcOffsetHours: number): string {
  return usePartSelector('clock', ({ context }) => localDate(context.serverTimeMs, utcOffsetHours));
}
