import { assign, enqueueActions, setup } from 'xstate';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface BagContents {
  totalItems: number;
  /** Rupiah; null for retail, whose header shows only the count. */
  subtotal: number | null;
  /** Pieces of a guest's bag that were lost at the login, until the visitor has read of them in the bag. */
  notKept: number;
}
export interface BagContext extends BagContents {
  vendor: Vendor;
}
interface AddOutlived {
  isAdded: boolean;
  vendor: Vendor;
  /** Name of the product; empty when it has none. */
  name: string;
}
export type BagEvent =
  | RetryEvent
  | { type: 'bag.counted'; totalItems: number }
  | { type: 'bag.refreshRequested'; vendor: Vendor }
  /** An add was answered after the visitor left its product: only the bag's part can still report it. */
  | ({ type: 'bag.addOutlived' } & AddOutlived);

const toBag = (bagOf: Vendor) => ({ copyKey: 'cart.open', bagOf });

/** The content of the vendor's bag, for the header. [SHELL-07, CART-31] */
export const bagMachine = setup({
  types: { context: {} as BagContext, events: {} as BagEvent, input: {} as { vendor: Vendor } },
  actors: { loadBag: placeholderPromise<BagContents, { vendor: Vendor }>('loadBag') },
  actions: {
    setContents: assign((_, contents: BagContents) => contents),
    /** Shown once per page; the bag itself goes on showing it. */
    sayNotKept: enqueueActions(({ context, enqueue }, { notKept }: { notKept: number }) => {
      if (notKept === 0 || notKept === context.notKept) return;
      enqueue(
        showToast({ copyKey: 'cart.notKept', params: { count: notKept }, link: toBag(context.vendor) }),
      );
    }),
    sayOutlived: enqueueActions(({ enqueue }, { isAdded, vendor, name }: AddOutlived) => {
      enqueue(
        showToast({
          ...(isAdded
            ? { copyKey: 'cart.added', tone: 'good' }
            : { copyKey: 'cart.notAddedBefore', tone: 'bad' }),
          about: name,
          link: toBag(vendor),
        }),
      );
    }),
    setVendor: assign((_, { vendor }: { vendor: Vendor }) => ({ vendor })),
    setCount: assign((_, { totalItems }: { totalItems: number }) => ({ totalItems })),
  },
  guards: { isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }) },
}).createMachine({
  id: 'bag',
  context: ({ input }) => ({ vendor: input.vendor, totalItems: 0, subtotal: null, notKept: 0 }),
  initial: 'loading',
  on: {
    'bag.counted': {
      target: '.ready',
      actions: withEvent('setCount'),
    },
    'bag.refreshRequested': {
      target: '.loading',
      reenter: true,
      actions: withEvent('setVendor'),
    },
    'bag.addOutlived': { target: '.loading', reenter: true, actions: withEvent('sayOutlived') },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBag',
        src: 'loadBag',
        input: ({ context }) => ({ vendor: context.vendor }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'sayNotKept', params: ({ event }) => ({ notKept: event.output.notKept }) },
            { type: 'setContents', params: ({ event }) => event.output },
          ],
        },
        // The known content stays: an unreadable count is not an empty bag.
        onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'ready' }],
      },
    },
    ready: {},
    unreached: { on: { 'network.returned': 'loading' } },
  },
});
