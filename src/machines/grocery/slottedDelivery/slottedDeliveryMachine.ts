import { assign, sendParent, setup } from 'xstate';
import {
  isChoosable,
  isShippingOffline,
  isSlotTaken,
  isSlottedDeliveryAvailable,
  isUncovered,
  NO_SLOTTED_DELIVERY,
  shippingOf,
  withoutSlot,
  type Slot,
  type SlottedDelivery,
} from '#src/domain/grocery/grocerySlots.ts';
import { CLOCK_TICK_MS } from '#src/domain/shell/limits.ts';
import { slotClosesAt } from '#src/domain/grocery/slotOrderBefore.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached } from '../../protocol/retry.ts';
import type { SlotFacts } from './slottedDeliveryTypes.ts';
import type {
  SlotChoice,
  SlottedDeliveryContext,
  SlottedDeliveryEvent,
  SlottedDeliveryToPage,
  StockedItem,
} from './slottedDeliveryTypes.ts';
import { withEvent } from '../../protocol/withEvent.ts';

const itemOf = ({ vendor, item, groceryPlace }: SlotFacts): StockedItem | null =>
  vendor === 'grocery' && item !== null
    ? { itemSku: item.itemSku, pickupPointCode: item.pickupPointCode, place: groceryPlace }
    : null;
const isSameItem = (left: StockedItem | null, right: StockedItem | null) =>
  left?.itemSku === right?.itemSku &&
  left?.pickupPointCode === right?.pickupPointCode &&
  JSON.stringify(left?.place) === JSON.stringify(right?.place);

/** Tells whether a choice is available: a free slot, or delivery now by a store without slots for it. */
function isPossible(delivery: SlottedDelivery, { shipping, slotId }: SlotChoice): boolean {
  const slots = shippingOf(delivery, shipping)?.slots;
  if (slotId === null) return shipping === 'DELIVER_NOW' && slots?.length === 0;
  return slots?.some((slot) => slot.id === slotId && isChoosable(slot)) ?? false;
}
/** The choice that a slot belongs to; null when there is no such slot. */
function choiceOfSlot(delivery: SlottedDelivery, slotId: string): SlotChoice | null {
  const shipping = delivery.shippings.find(({ slots }) => slots.some(({ id }) => id === slotId));
  return shipping === undefined ? null : { shipping: shipping.type, slotId };
}
/** The delivery without the chosen slot. */
const withoutChoice = ({ delivery, choice }: SlottedDeliveryContext): SlottedDelivery =>
  choice?.slotId == null ? delivery : withoutSlot(delivery, choice.slotId);

/** Time when the marketplace has stopped offering the chosen slot, epoch ms; never without a slot. */
const closesAt = ({ delivery, choice, slot }: SlottedDeliveryContext): number =>
  choice === null || slot === null
    ? Number.MAX_SAFE_INTEGER
    : slotClosesAt(slot, choice.shipping, delivery.utcOffsetHours) + CLOCK_TICK_MS;

/** The store's delivery times for the shown item, and the visitor's slot. [GROC-14..24, GROC-31, GROC-34] */
export const slottedDeliveryMachine = setup({
  types: {
    context: {} as SlottedDeliveryContext,
    events: {} as SlottedDeliveryEvent,
    input: {} as SlotFacts,
  },
  actors: {
    loadSlottedDelivery: placeholderPromise<SlottedDelivery, StockedItem | null>('loadSlottedDelivery'),
    waitForClock: placeholderPromise<void, { moment: number }>('waitForClock'),
    resolveSlot: placeholderPromise<Slot, { item: StockedItem | null; slotId: string }>('resolveSlot'),
  },
  actions: {
    /** A choice stays with another option of the product, but not with another store. */
    setItem: assign(({ context }, { facts }: { facts: SlotFacts }) => {
      const item = itemOf(facts);
      const isSameStore = item?.pickupPointCode === context.item?.pickupPointCode;
      return {
        item,
        delivery: NO_SLOTTED_DELIVERY,
        choice: isSameStore ? context.choice : null,
        wanted: isSameStore ? context.wanted : null,
        slot: null,
        hasPassed: false,
      };
    }),
    /** The bag's earlier slot applies until one is chosen here: bag and checkout name it. [GROC-36] */
    setDelivery: assign(
      ({ context: { choice, wanted } }, { output: delivery }: { output: SlottedDelivery }) => ({
        delivery,
        wanted: wanted ?? (choice === null ? (delivery.held ?? null) : null),
      }),
    ),
    emptyDelivery: assign({ delivery: NO_SLOTTED_DELIVERY, choice: null, slot: null }),
    setChoice: assign((_, { shipping, slotId }: SlotChoice) => ({
      choice: { shipping, slotId },
      wanted: null,
      slot: null,
      hasPassed: false,
    })),
    setWanted: assign((_, { slotId }: { slotId: string }) => ({ wanted: slotId })),
    takeWanted: assign(({ context: { delivery, wanted } }) => ({
      choice: choiceOfSlot(delivery, wanted ?? ''),
      wanted: null,
      slot: null,
      hasPassed: false,
    })),
    setSlot: assign((_, { output: slot }: { output: Slot }) => ({ slot })),
    dropChoice: assign({ choice: null, slot: null }),
    loseSlot: assign(({ context }) => ({ delivery: withoutChoice(context), choice: null, slot: null })),
    letPass: assign(({ context }) => ({
      delivery: withoutChoice(context),
      choice: null,
      slot: null,
      hasPassed: true,
    })),
    reportUnknown: sendParent({
      type: 'grocery.changed',
      facts: { isDelivering: null, isCovered: null },
    } satisfies SlottedDeliveryToPage),
    reportDelivery: sendParent(
      ({ context }) =>
        ({
          type: 'grocery.changed',
          facts: {
            isDelivering: isSlottedDeliveryAvailable(context.delivery),
            isCovered: isUncovered(context.delivery) ? false : null,
          },
        }) satisfies SlottedDeliveryToPage,
    ),
    reportSlot: sendParent(
      ({ context }) =>
        ({
          type: 'grocery.changed',
          facts: { slotId: context.slot?.id ?? null, isSlotPending: false },
        }) satisfies SlottedDeliveryToPage,
    ),
    /** A kept choice is requested again once the slots are known. */
    reportWaiting: sendParent(
      ({ context }) =>
        ({
          type: 'grocery.changed',
          facts: { slotId: null, isSlotPending: context.choice !== null },
        }) satisfies SlottedDeliveryToPage,
    ),
    reportPending: sendParent({
      type: 'grocery.changed',
      facts: { slotId: null, isSlotPending: true },
    } satisfies SlottedDeliveryToPage),
  },
  guards: {
    isUnreached: wasUnreached,
    hasItem: ({ context }) => context.item !== null,
    isAnotherItem: ({ context }, { facts }: { facts: SlotFacts }) => !isSameItem(itemOf(facts), context.item),
    isUncovered: ({ context }) => isUncovered(context.delivery),
    isOffline: ({ context }) => isShippingOffline(context.delivery),
    isAvailable: ({ context }) => isSlottedDeliveryAvailable(context.delivery),
    isChoicePossible: ({ context: { delivery, choice } }) => choice !== null && isPossible(delivery, choice),
    isImmediate: ({ context: { delivery, choice } }) =>
      choice?.slotId === null && isPossible(delivery, choice),
    canPick: ({ context }, choice: SlotChoice) => isPossible(context.delivery, choice),
    isWantedPossible: ({ context: { delivery, choice, wanted } }) =>
      choice === null && wanted !== null && choiceOfSlot(delivery, wanted) !== null,
    isChoosable: (_, { output: slot }: { output: Slot }) => isChoosable(slot),
    isTaken: (_, { error }: { error: unknown }) => isSlotTaken(error),
    /** True when the lost slot was the last one. */
    isLastTaken: ({ context }, { error }: { error: unknown }) =>
      isSlotTaken(error) && !isSlottedDeliveryAvailable(withoutChoice(context)),
    isLast: ({ context }) => !isSlottedDeliveryAvailable(withoutChoice(context)),
    hasPassed: ({ context }) => context.hasPassed,
    holdsSlot: ({ context: { slot } }) => slot !== null,
  },
}).createMachine({
  id: 'slottedDelivery',
  context: ({ input }) => ({
    item: itemOf(input),
    delivery: NO_SLOTTED_DELIVERY,
    choice: null,
    wanted: null,
    slot: null,
    hasPassed: false,
  }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: withEvent('isAnotherItem'),
      target: '.deciding',
      actions: [withEvent('setItem'), 'reportUnknown', 'reportWaiting'],
    },
    'slot.wanted': { actions: withEvent('setWanted') },
    // Other buyers may have taken places meanwhile, and slots may have closed.
    'page.outdated': { guard: 'hasItem', target: '.loading', actions: ['reportUnknown', 'reportWaiting'] },
  },
  states: {
    deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'idle' }] },
    /** Not a grocery item. */
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSlottedDelivery',
        src: 'loadSlottedDelivery',
        input: ({ context }) => context.item,
        onDone: {
          target: 'judging',
          actions: withEvent('setDelivery'),
        },
        onError: [
          { guard: ifUnreached, target: 'unreached', actions: 'emptyDelivery' },
          { target: 'failed', actions: 'emptyDelivery' },
        ],
      },
    },
    judging: {
      always: [
        { guard: 'isUncovered', target: 'uncovered', actions: 'dropChoice' },
        { guard: 'isOffline', target: 'offline', actions: 'dropChoice' },
        { guard: 'isAvailable', target: 'available' },
        { target: 'empty', actions: 'dropChoice' },
      ],
    },
    /** The store does not reach the address. [GROC-07] */
    uncovered: { tags: 'uncovered', entry: ['reportDelivery', 'reportSlot'] },
    /** The store delivers nothing for now. [GROC-23] */
    offline: {
      tags: 'offline',
      entry: ['reportDelivery', 'reportSlot'],
      on: { 'retry.requested': 'loading' },
    },
    /** [GROC-20, GROC-21] */
    empty: {
      tags: 'empty',
      entry: ['reportDelivery', 'reportSlot'],
      on: { 'retry.requested': 'loading' },
    },
    /** A failed load counts as empty. [GROC-15] */
    failed: {
      tags: ['empty', 'failed'],
      entry: ['reportDelivery', 'reportSlot'],
      on: { 'retry.requested': 'loading' },
    },
    unreached: {
      tags: ['empty', 'failed'],
      entry: ['reportDelivery', 'reportSlot'],
      on: tryAgain('loading'),
    },
    available: {
      entry: 'reportDelivery',
      initial: 'choosing',
      on: {
        'slot.picked': {
          guard: withEvent('canPick'),
          target: '.choosing',
          actions: withEvent('setChoice'),
        },
      },
      states: {
        /** A newer choice drops the answer to the former one. */
        choosing: {
          always: [
            { guard: 'isWantedPossible', target: 'choosing', actions: 'takeWanted' },
            { guard: 'isImmediate', target: 'resolved' },
            { guard: 'isChoicePossible', target: 'resolving' },
            { guard: 'hasPassed', target: 'passed', actions: 'dropChoice' },
            { target: 'unchosen', actions: 'dropChoice' },
          ],
        },
        unchosen: {
          entry: 'reportSlot',
          on: { 'slot.wanted': { target: 'choosing', actions: withEvent('setWanted') } },
        },
        resolving: {
          tags: 'pending',
          entry: 'reportPending',
          invoke: {
            id: 'resolveSlot',
            src: 'resolveSlot',
            input: ({ context }) => ({ item: context.item, slotId: context.choice?.slotId ?? '' }),
            onDone: [
              {
                guard: withEvent('isChoosable'),
                target: 'resolved',
                actions: withEvent('setSlot'),
              },
              { guard: 'isLast', target: '#slottedDelivery.empty', actions: 'loseSlot' },
              { target: 'taken', actions: 'loseSlot' },
            ],
            onError: [
              {
                guard: withEvent('isLastTaken'),
                target: '#slottedDelivery.empty',
                actions: 'loseSlot',
              },
              {
                guard: withEvent('isTaken'),
                target: 'taken',
                actions: 'loseSlot',
              },
              { guard: ifUnreached, target: 'unreached' },
              { target: 'unresolved' },
            ],
          },
        },
        /** A slot that can no longer be ordered is dropped, and the slots load again. [GROC-34] */
        resolved: {
          entry: 'reportSlot',
          invoke: {
            id: 'waitForClock',
            src: 'waitForClock',
            input: ({ context }) => ({ moment: closesAt(context) }),
            onDone: {
              target: '#slottedDelivery.loading',
              actions: ['letPass', 'reportUnknown', 'reportWaiting'],
            },
          },
          on: {
            'slot.refused': [
              { guard: 'isLast', target: '#slottedDelivery.empty', actions: 'loseSlot' },
              { guard: 'holdsSlot', target: 'taken', actions: 'loseSlot' },
            ],
          },
        },
        /** The order time of the chosen slot passed on the open page; another can be chosen. [GROC-34] */
        passed: {
          tags: 'slotPassed',
          entry: 'reportSlot',
          on: { 'slot.wanted': { target: 'choosing', actions: withEvent('setWanted') } },
        },
        /** Another buyer took the last place; the slot says so and cannot be chosen any more. */
        taken: { tags: 'taken', entry: 'reportSlot' },
        /** The slot's availability is unknown; picking it again retries. */
        unresolved: {
          tags: 'slotFailed',
          entry: 'reportSlot',
          on: { 'retry.requested': 'choosing' },
        },
        unreached: { tags: 'slotFailed', entry: 'reportSlot', on: tryAgain('choosing') },
      },
    },
  },
});
