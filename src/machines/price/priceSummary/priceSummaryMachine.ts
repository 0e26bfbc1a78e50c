import { assign, sendParent, setup } from 'xstate';
import {
  areSameBounds,
  boundQuantity,
  isIssueOfBounds,
  parseQuantity,
  type QuantityBounds,
  type QuantityIssue,
} from '#src/domain/price/quantity.ts';
import { DEFAULT_CART_QUANTITY, PRICE_SUMMARY_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import type { PriceSummary, ProductSummary } from '#src/services/product/product/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import { isPurchasable, purchasableWays } from '../../protocol/shownItem.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface PriceSummaryContext extends QuantityBounds {
  /** True on the retail page outside the bank super-app; others load no price summaries. [PRICE-01..03, SUPER-01] */
  isPriced: boolean;
  itemSku: string | null;
  pickupPointCode: string | null;
  /** Unset until the summary of a purchasable product has loaded. [PRICE-02] */
  quantity: number | null;
  lastSuccessful: number | null;
  summary: PriceSummary | null;
  /** The former price with its item; the page shows it while the next price loads. */
  former: { itemSku: string | null; summary: PriceSummary } | null;
  /** A price of this product had vouchers: from then on the page keeps room for them. */
  hadVouchers: boolean;
  issue: QuantityIssue | null;
}
export type PriceSummaryEvent =
  | SummaryArrived
  | ({ type: 'quantity.bounded' } & QuantityBounds)
  | { type: 'quantity.stepped'; by: 1 | -1 }
  | { type: 'quantity.typed'; text: string }
  /** The text of the field while it is being typed; it may already be a valid quantity. */
  | { type: 'quantity.drafted'; text: string }
  /** The quantity went into the bag: it has no problem. */
  | { type: 'quantity.accepted' }
  | RetryEvent
  /** A change other than the quantity affects the price. */
  | { type: 'price.refreshRequested' };
export type PriceSummaryToPage = { type: 'quantity.changed'; quantity: number | null };

interface PriceRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
}

/** Clears the price; the former one stays in view until the next has come. */
const forgotten = ({ itemSku, summary, former }: PriceSummaryContext) => ({
  summary: null,
  former: summary === null ? former : { itemSku, summary },
});

const canBeBought = (summary: ProductSummary) => isPurchasable(purchasableWays(summary));

/**
 * The quantity and its price. Each quantity loads its summary after a pause, during which the former one stays in
 * view; an older answer is dropped. A failure shows the product's own price and reverts the quantity. [PRICE-01..07,
 * PRICE-18]
 */
export const priceSummaryMachine = setup({
  types: {
    context: {} as PriceSummaryContext,
    events: {} as PriceSummaryEvent,
    input: {} as { isPriced: boolean },
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadPriceSummary: placeholderPromise<PriceSummary, PriceRequest>('loadPriceSummary'),
  },
  actions: {
    showItem: assign(({ context }, { summary, wanted }: SummaryArrived) => ({
      itemSku: summary.itemSku,
      pickupPointCode: summary.pickupPointCode,
      lastSuccessful: null,
      ...forgotten(context),
      ...(canBeBought(summary)
        ? boundQuantity(wanted.quantity ?? DEFAULT_CART_QUANTITY, context)
        : { quantity: null, issue: null }),
    })),
    /** Sets the bounds; a message about the former ones no longer applies. */
    setBounds: assign(({ context }, bounds: QuantityBounds) => ({
      ...bounds,
      issue: isIssueOfBounds(context.issue) && !areSameBounds(context, bounds) ? null : context.issue,
    })),
    clearIssue: assign({ issue: null }),
    applyBounds: assign(({ context }, bounds: QuantityBounds) => ({
      ...bounds,
      ...boundQuantity(context.quantity, bounds),
    })),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      quantity: (context.quantity ?? DEFAULT_CART_QUANTITY) + by,
      issue: null,
    })),
    refuseStep: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      issue: boundQuantity((context.quantity ?? DEFAULT_CART_QUANTITY) + by, context).issue,
    })),
    takeTyped: assign(({ context }, { text }: { text: string }) =>
      boundQuantity(parseQuantity(text), context),
    ),
    keepSummary: assign(({ context }, { output: summary }: { output: PriceSummary }) => ({
      summary,
      former: null,
      hadVouchers: context.hadVouchers || summary.vouchersApplied.length > 0,
      lastSuccessful: context.quantity,
    })),
    reportQuantity: sendParent(
      ({ context }) =>
        ({ type: 'quantity.changed', quantity: context.quantity }) satisfies PriceSummaryToPage,
    ),
    dropSummary: assign(({ context }) => forgotten(context)),
    revertQuantity: assign(({ context }) => ({
      summary: null,
      former: null,
      quantity: context.lastSuccessful ?? DEFAULT_CART_QUANTITY,
      issue: 'priceFailed' as const,
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isPriced: ({ context }) => context.isPriced,
    isPurchasableAndPriced: ({ context }, { summary }: SummaryArrived) =>
      context.isPriced && canBeBought(summary),
    isPurchasable: (_, { summary }: SummaryArrived) => canBeBought(summary),
    isWithinBounds: ({ context }, { by }: { by: 1 | -1 }) => {
      const wanted = (context.quantity ?? DEFAULT_CART_QUANTITY) + by;
      return boundQuantity(wanted, context).quantity === wanted;
    },
    isOutOfBounds: ({ context }, bounds: QuantityBounds) =>
      context.quantity !== null && boundQuantity(context.quantity, bounds).quantity !== context.quantity,
    isWithinBoundsAsTyped: ({ context }, { text }: { text: string }) =>
      boundQuantity(parseQuantity(text), context).issue === null,
    isAnotherQuantity: ({ context }, { text }: { text: string }) =>
      boundQuantity(parseQuantity(text), context).quantity !== context.quantity,
  },
}).createMachine({
  id: 'priceSummary',
  context: ({ input }) => ({
    isPriced: input.isPriced,
    itemSku: null,
    pickupPointCode: null,
    quantity: null,
    maximum: null,
    isPickup: false,
    lastSuccessful: null,
    summary: null,
    former: null,
    hadVouchers: false,
    issue: null,
  }),
  initial: 'unset',
  on: {
    'summary.arrived': [
      {
        guard: withEvent('isPurchasableAndPriced'),
        target: '.set.loading',
        actions: [withEvent('showItem'), 'reportQuantity'],
        reenter: true,
      },
      {
        guard: withEvent('isPurchasable'),
        target: '.set.unpriced',
        actions: [withEvent('showItem'), 'reportQuantity'],
      },
      { target: '.unset', actions: [withEvent('showItem'), 'reportQuantity'] },
    ],
    'quantity.bounded': {
      actions: withEvent('setBounds'),
    },
  },
  states: {
    unset: {},
    set: {
      initial: 'unpriced',
      on: {
        'price.refreshRequested': { guard: 'isPriced', target: '.loading', reenter: true },
        'quantity.bounded': [
          {
            guard: withEvent('isOutOfBounds'),
            target: '.changed',
            actions: [withEvent('applyBounds'), 'reportQuantity'],
          },
          {
            actions: withEvent('setBounds'),
          },
        ],
        'quantity.stepped': [
          {
            guard: withEvent('isWithinBounds'),
            target: '.changed',
            actions: [withEvent('step'), 'reportQuantity'],
          },
          { actions: withEvent('refuseStep') },
        ],
        'quantity.typed': [
          {
            guard: withEvent('isAnotherQuantity'),
            target: '.changed',
            actions: [withEvent('takeTyped'), 'reportQuantity'],
          },
          { actions: withEvent('takeTyped') },
        ],
        'quantity.drafted': {
          guard: withEvent('isWithinBoundsAsTyped'),
          actions: 'clearIssue',
        },
        'quantity.accepted': { actions: 'clearIssue' },
      },
      states: {
        /** Grocery, or inside the bank super-app: the product's own price is shown. */
        unpriced: {},
        changed: {
          always: [{ guard: 'isPriced', target: 'waiting' }, { target: 'unpriced' }],
        },
        waiting: {
          tags: 'busy',
          entry: 'dropSummary',
          invoke: {
            id: 'waitBeforePricing',
            src: 'waitFor',
            input: { ms: PRICE_SUMMARY_DEBOUNCE_MS },
            onDone: 'loading',
            onError: 'loading',
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadPriceSummary',
            src: 'loadPriceSummary',
            input: ({ context }) => ({
              itemSku: context.itemSku ?? '',
              pickupPointCode: context.pickupPointCode ?? '',
              quantity: context.quantity ?? DEFAULT_CART_QUANTITY,
            }),
            onDone: {
              target: 'priced',
              actions: withEvent('keepSummary'),
            },
            onError: [
              { guard: ifUnreached, target: 'unreached', actions: ['revertQuantity', 'reportQuantity'] },
              { target: 'failed', actions: ['revertQuantity', 'reportQuantity'] },
            ],
          },
        },
        priced: {},
        /** The reversion itself starts no request. [PRICE-06] */
        failed: {
          tags: 'failed',
          on: { 'retry.requested': { target: 'loading', actions: 'clearIssue' } },
        },
        unreached: {
          tags: 'failed',
          on: tryAgain({ target: 'loading', actions: 'clearIssue' }),
        },
      },
    },
  },
});
