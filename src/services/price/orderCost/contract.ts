import * as z from 'zod/mini';
import { LARGEST_RUPIAH, MAX_SUBSCRIPTION_WEEKS } from '#src/domain/shell/limits.ts';
import { quickCheckoutBody, type GroceryAddBody } from '../../bag/bag/contract.ts';
import { rupiah, rupiahUpTo } from '../../money/contract.ts';
import { subscriptionPlan } from '../../subscription/subscription/contract.ts';
import { wire } from '../../http/wire.ts';

/** Kinds of lines of a purchase, in the order of display. [COST-01] */
export const COST_KINDS = ['PRICE', 'VOUCHER', 'PROMO', 'TRADE_IN', 'SERVICE', 'SHIPPING'] as const;

/** Whole rupiah; what is taken off is below zero. */
const signedRupiah = z.int().check(z.minimum(-LARGEST_RUPIAH), z.maximum(LARGEST_RUPIAH));

const costLine = z.object({
  kind: z.enum(COST_KINDS),
  /** The voucher, promotion, device, service, courier or slot; '' where the kind says all. */
  title: z._default(z.string().check(z.maxLength(200)), ''),
  /** Null: a promotion that pays the shipping. */
  amount: z.nullable(signedRupiah),
  /** Amount without reductions; null when there is none. */
  originalAmount: z._default(z.nullable(rupiah), null),
  /** The vouchers that took something off a SHIPPING line; undefined where none did. [VOUCHER-24] */
  vouchers: z.optional(
    z
      .array(z.object({ code: z.string().check(z.maxLength(64)), title: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(100)),
  ),
});
/**
 * Body of POST /backend/retail/order-costs: that of a quick checkout, or of something that comes again and again. A
 * subscription is delivered, by itself and at the item's own price. [COST-01, COST-20]
 */
export const orderCostBody = z
  .extend(quickCheckoutBody, { subscription: z.optional(subscriptionPlan) })
  .check(
    z.refine(
      ({ subscription, fulfillment, addOns, actionType, tradeIn, freeGift, courier }) =>
        subscription === undefined ||
        (fulfillment === 'DELIVERY' &&
          addOns.length === 0 &&
          [actionType, tradeIn, freeGift, courier].every((one) => one === undefined)),
    ),
  );
export type OrderCostBody = z.output<typeof orderCostBody>;

/** Rupiah of all deliveries of a subscription. */
const rupiahOfAll = rupiahUpTo(LARGEST_RUPIAH * MAX_SUBSCRIPTION_WEEKS);
/** Sums of all deliveries of a subscription; the lines and sums beside them are of one delivery. [COST-20] */
const deliveries = z.object({
  /** Number of deliveries. */
  frequency: subscriptionPlan.shape.frequency,
  /** Rupiah that subscribing takes off the shipping of each. */
  saving: rupiah,
  subtotal: rupiahOfAll,
  total: rupiahOfAll,
});

/** The sums of the checkout, where buying now takes along the pieces that lie in the bag. [COST-13] */
const checkout = z.object({
  /** Pieces that lie in the bag already. */
  inBag: z.int().check(z.minimum(1)),
  /** Without shipping. */
  subtotal: rupiahOfAll,
  total: rupiahOfAll,
  isShippingOpen: z.boolean(),
});

type Lines = readonly { kind: (typeof COST_KINDS)[number]; amount: number | null }[];
const sumOf = (lines: Lines) => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/**
 * Answer of POST /backend/retail/order-costs, and of POST /backend/grocery/order-costs, whose body is that of an add of
 * groceries. It asks and writes nothing. Lines that do not add up are no answer, nor are deliveries that come to something
 * else than so many of them. [COST-01..03, COST-20]
 */
export const orderCost = z
  .object({
    lines: z.array(costLine).check(z.minLength(1), z.maxLength(100)),
    /** Pieces. */
    quantity: z.int().check(z.minimum(1)),
    /** Without shipping. */
    subtotal: rupiah,
    total: rupiah,
    /** Cashback after the purchase; never taken off. */
    cashback: z._default(rupiah, 0),
    /** True when the goods are delivered, and the cost of shipping is neither known nor covered. */
    isShippingOpen: z._default(z.boolean(), false),
    /** Epoch ms at which a voucher or promotion among the lines ends; null where none of them does. [COST-15] */
    holdsUntil: z._default(z.nullable(z.number()), null),
    /** Null where it is bought once. */
    deliveries: z._default(z.nullable(deliveries), null),
    /** Null where buying now buys this alone. */
    checkout: z._default(z.nullable(checkout), null),
  })
  .check(
    z.refine(({ lines, total }) => sumOf(lines) === total),
    z.refine(({ lines, subtotal }) => sumOf(lines.filter(({ kind }) => kind !== 'SHIPPING')) === subtotal),
    z.refine(
      ({ deliveries: all, subtotal, total }) =>
        all === null || (all.subtotal === subtotal * all.frequency && all.total === total * all.frequency),
    ),
    z.refine(({ checkout: whole }) => whole === null || whole.subtotal <= whole.total),
    // Nothing is saved of a shipping that is not known, or more than it would cost.
    z.refine(
      ({ deliveries: all, lines }) =>
        all === null ||
        all.saving <=
          lines.reduce(
            (most, { kind, amount, originalAmount }) =>
              kind !== 'SHIPPING' || amount === null || originalAmount === null
                ? most
                : most + originalAmount - amount,
            0,
          ),
    ),
  );

export type CostLine = z.output<typeof costLine>;
export type OrderCost = z.output<typeof orderCost>;
/** The purchase as a body for its vendor's checkout. */
export type PurchaseBody =
  | { vendor: 'retail'; body: OrderCostBody }
  | { vendor: 'grocery'; body: GroceryAddBody };

export const costOrder = wire({ method: 'POST', path: '/retail/order-costs', answer: orderCost });
export const costGroceryOrder = wire({ method: 'POST', path: '/grocery/order-costs', answer: orderCost });
