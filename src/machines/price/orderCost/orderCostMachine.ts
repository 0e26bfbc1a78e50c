import { assign, sendParent, setup } from 'xstate';
import { OFFER_END_PAUSE_MS, PRICE_SUMMARY_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { isSlotTaken } from '#src/domain/grocery/grocerySlots.ts';
import type { OrderCost, PurchaseBody } from '#src/services/price/orderCost/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/**
 * The purchase or subscription that the visitor would make now, and their membership: vouchers belong to a visitor.
 * `inBag` are the pieces in the bag that buying now includes: a grocery checkout is the grocery bag. [COST-13]
 */
export type Purchase = PurchaseBody & { isMember: boolean; inBag: number };
/** The page's facts that it receives. */
type CostFacts = Pick<PartFacts, 'item'>;
export interface OrderCostContext {
  /** The product's present price of one piece in rupiah; null while no product is shown. */
  price: { itemSku: string; offered: number } | null;
  /** Null while nothing can be bought. */
  purchase: Purchase | null;
  /** The last answer; null while unknown. */
  cost: OrderCost | null;
}
export type PurchaseChanged = { type: 'purchase.changed'; purchase: Purchase | null };
export type OrderCostEvent =
  | PurchaseChanged
  | FactsChanged<keyof CostFacts>
  | RetryEvent
  | PageOutdated
  /** Vouchers of the visitor changed. */
  | { type: 'orderCost.refreshRequested' };

const priceOf = ({ item }: CostFacts): OrderCostContext['price'] =>
  item === null ? null : { itemSku: item.itemSku, offered: item.offered };
const isSame = (one: Purchase | null, other: Purchase | null) =>
  JSON.stringify(one) === JSON.stringify(other);
const isSubscription = (purchase: Purchase | null) =>
  purchase?.vendor === 'retail' && purchase.body.subscription !== undefined;
/** True when one's cost may stay while the other's loads: a subscription differs from a single purchase. */
const isAlike = (one: Purchase | null, other: Purchase | null) =>
  one?.body.itemSku === other?.body.itemSku && isSubscription(one) === isSubscription(other);

/**
 * The cost of the present purchase, by the rules of the marketplace's checkout. Any change of the purchase loads it
 * again after a pause; the last answer for the same item stays meanwhile, and a failure shows none. The start or end
 * of a sale, voucher or promotion makes the last answer invalid. [COST-01, COST-04, COST-05, COST-12, COST-15,
 * COST-20]
 */
export const orderCostMachine = setup({
  types: {
    context: {} as OrderCostContext,
    events: {} as OrderCostEvent,
    input: {} as CostFacts,
    tags: {} as 'busy' | 'failed' | 'empty',
  },
  actors: {
    /** Reports the present purchase at once, and again whenever it changes. */
    watchPurchase: placeholderCallback<void>('watchPurchase'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    /** Never settles without a moment. */
    waitUntil: placeholderPromise<void, { moment: number | null }>('waitUntil'),
    loadCost: placeholderPromise<OrderCost, Purchase>('loadCost'),
  },
  actions: {
    setPurchase: assign(({ context }, { purchase }: { purchase: Purchase | null }) => ({
      purchase,
      cost: isAlike(context.purchase, purchase) ? context.cost : null,
    })),
    setPrice: assign((_, { facts }: { facts: CostFacts }) => ({ price: priceOf(facts) })),
    setCost: assign((_, { output: cost }: { output: OrderCost }) => ({ cost })),
    dropCost: assign({ cost: null }),
    /** The page's texts about vouchers, promotions and prices become wrong when these end. */
    outdatePrice: sendParent({
      type: 'part.told',
      name: 'priceSummary',
      event: { type: 'price.refreshRequested' },
    } satisfies PartTold),
    outdatePage: sendParent({ type: 'page.outdated' } satisfies PageOutdated),
    /** Another buyer took the last place of the chosen slot: the purchase without it is reported as a new one. */
    reportRefusedSlot: sendParent({
      type: 'part.told',
      name: 'slottedDelivery',
      ifRunning: true,
      event: { type: 'slot.refused' },
    } satisfies PartTold),
  },
  guards: {
    isSlotTaken: (_, { error }: { error: unknown }) => isSlotTaken(error),
    isUnreached: wasUnreached,
    isFirst: ({ context }, { purchase }: { purchase: Purchase | null }) =>
      purchase !== null && context.purchase === null,
    isGone: (_, { purchase }: { purchase: Purchase | null }) => purchase === null,
    isOther: ({ context }, { purchase }: { purchase: Purchase | null }) =>
      !isSame(context.purchase, purchase),
    isRepriced: ({ context: { purchase, price } }, { facts }: { facts: CostFacts }) => {
      const next = priceOf(facts);
      return purchase !== null && price?.itemSku === next?.itemSku && price?.offered !== next?.offered;
    },
    hasPurchase: ({ context }) => context.purchase !== null,
  },
}).createMachine({
  id: 'orderCost',
  context: ({ input }) => ({ price: priceOf(input), purchase: null, cost: null }),
  invoke: { id: 'watchPurchase', src: 'watchPurchase' },
  initial: 'none',
  on: {
    'purchase.changed': [
      { guard: withEvent('isGone'), target: '.none', actions: withEvent('setPurchase') },
      { guard: withEvent('isFirst'), target: '.loading', actions: withEvent('setPurchase') },
      { guard: withEvent('isOther'), target: '.settling', actions: withEvent('setPurchase') },
    ],
    'facts.changed': [
      {
        guard: withEvent('isRepriced'),
        target: '.loading',
        actions: [withEvent('setPrice'), 'dropCost'],
      },
      { actions: withEvent('setPrice') },
    ],
    'orderCost.refreshRequested': { guard: 'hasPurchase', target: '.loading' },
  },
  states: {
    /** Nothing can be bought. */
    none: { tags: 'empty' },
    /** Waits because more changes may follow. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'waitFor',
        input: { ms: PRICE_SUMMARY_DEBOUNCE_MS },
        onDone: 'loading',
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCost',
        src: 'loadCost',
        input: ({ context }) => context.purchase as Purchase,
        onDone: { target: 'ready', actions: withEvent('setCost') },
        onError: [
          {
            guard: withEvent('isSlotTaken'),
            target: 'failed',
            actions: ['dropCost', 'reportRefusedSlot'],
          },
          ...toFailed('dropCost' as const),
        ],
      },
    },
    ready: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ moment: context.cost?.holdsUntil ?? null }),
        onDone: { target: 'ended', actions: 'dropCost' },
        onError: 'ended',
      },
      on: { 'page.outdated': 'loading' },
    },
    /** A voucher or promotion of the sum has ended: the marketplace's clock may be a moment behind. */
    ended: {
      tags: 'busy',
      invoke: {
        id: 'letEnd',
        src: 'waitFor',
        input: { ms: OFFER_END_PAUSE_MS },
        onDone: { target: 'loading', actions: ['outdatePrice', 'outdatePage'] },
        onError: { target: 'loading', actions: ['outdatePrice', 'outdatePage'] },
      },
    },
    ...failedStates('loading'),
  },
});
