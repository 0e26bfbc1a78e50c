import type { Slot, SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { slottedDeliveryMachine } from './slottedDeliveryMachine.ts';

const slot = (id: string, status: Slot['status'] = 'AVAILABLE'): Slot => ({
  id,
  date: '2026-11-21',
  start: '14:00',
  end: '16:00',
  orderBefore: null,
  status,
  price: 8000,
});
const delivery = (
  slots: Slot[],
  conditions: string[] = [],
  now: SlottedDelivery['shippings'] = [],
): SlottedDelivery => ({
  shippings: [...now, { type: 'SCHEDULED_DELIVERY', slots }],
  conditions,
  utcOffsetHours: 7,
});
const facts = (item: Partial<NonNullable<PartFacts['item']>> = {}, rest: Partial<PartFacts> = {}) =>
  partFacts({ itemSku: 'G-01', pickupPointCode: 'PP-A', ...item }, { vendor: 'grocery', ...rest });

export const slottedDeliveryPaths = pathsOf(slottedDeliveryMachine, {
  inputs: { grocery: facts(), retail: facts({}, { vendor: 'retail' }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: facts() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: facts({ itemSku: 'G-02' }) },
    factsChangedToOtherStore: { type: 'facts.changed', facts: facts({ pickupPointCode: 'PP-B' }) },
    factsChangedToOtherPlace: {
      type: 'facts.changed',
      facts: facts({}, { groceryPlace: { latitude: -6.2, longitude: 106.8 } }),
    },
    factsChangedToRetail: { type: 'facts.changed', facts: facts({}, { vendor: 'retail' }) },
    slotPicked: { type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' },
    slotPickedNow: { type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null },
    slotWanted: { type: 'slot.wanted', slotId: 'S1' },
    slotRefused: { type: 'slot.refused' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadSlottedDelivery: {
      errors: lostOrRefused(),
      outputs: {
        slots: delivery([slot('S1'), slot('S2')]),
        withTakenSlot: delivery([slot('S1'), slot('S9', 'NOT_AVAILABLE')]),
        withHeld: { ...delivery([slot('S1')]), held: 'S1' },
        withNow: delivery([slot('S1')], [], [{ type: 'DELIVER_NOW', slots: [] }]),
        none: { shippings: [], conditions: [], utcOffsetHours: 7 },
        turnedOff: delivery([slot('S1')], ['TURNED_OFF']),
        notCovered: delivery([], ['NOT_COVERED']),
      },
    },
    waitForClock: { outputs: [undefined], errors: [] },
    resolveSlot: {
      outputs: [slot('S1'), slot('S1', 'NOT_AVAILABLE')],
      errors: [refused('SLOT_NOT_AVAILABLE', 409), refused(null, 500), lost()],
    },
  },
});
