import { fromPromise } from 'xstate';
import type { Slot, SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import { slottedDeliveryMachine } from '#src/machines/grocery/slottedDelivery/slottedDeliveryMachine.ts';
import type { StockedItem } from '#src/machines/grocery/slottedDelivery/slottedDeliveryTypes.ts';
import { waitForClock } from '../waitForClock.ts';
import { groceryOf } from './groceryOf.ts';
import { provided } from '../provided.ts';

function known(item: StockedItem | null): StockedItem {
  if (item === null) throw new Error('Slots belong to an item');
  return item;
}

export const slottedDeliveryLogic = provided(slottedDeliveryMachine, {
  actors: {
    waitForClock,
    loadSlottedDelivery: fromPromise<SlottedDelivery, StockedItem | null>(({ input, signal, system }) =>
      groceryOf(system).slottedDelivery(known(input), signal),
    ),
    resolveSlot: fromPromise<Slot, { item: StockedItem | null; slotId: string }>(
      ({ input: { item, slotId }, signal, system }) =>
        groceryOf(system).resolveSlot(known(item), slotId, signal),
    ),
  },
});
