import * as z from 'zod/mini';
import {
  MAX_SUBSCRIPTION_PRICE_RUPIAH,
  MAX_SUBSCRIPTION_QUANTITY,
  MAX_SUBSCRIPTION_WEEKS,
  MIN_SUBSCRIPTION_DELIVERIES,
  SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH,
} from '#src/domain/shell/limits.ts';
import { mostDeliveries, PERIOD_UNITS } from '#src/domain/subscription/subscription.ts';
import { cartDestination } from '../../bag/bag/contract.ts';
import { rupiahUpTo } from '../../money/contract.ts';
import { wire } from '../../http/wire.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));
/** Whole rupiah, small enough that every sum of a subscription stays exact. [SUBS-15] */
const rupiah = rupiahUpTo(MAX_SUBSCRIPTION_PRICE_RUPIAH);
const quantity = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_SUBSCRIPTION_QUANTITY));
const date = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** Number of deliveries. */
const frequency = z
  .number()
  .check(z.int(), z.minimum(MIN_SUBSCRIPTION_DELIVERIES), z.maximum(MAX_SUBSCRIPTION_WEEKS));

export const subscriptionPeriod = z.object({
  unit: z.enum(PERIOD_UNITS),
  every: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_SUBSCRIPTION_WEEKS)),
});

/** A running subscription of the member that still takes something in. [SUBS-10] */
const subscriptionBundle = z.object({
  id: code,
  period: subscriptionPeriod,
  /** Deliveries of all of it, and how many come before one that would take something in. */
  frequency,
  passed: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_SUBSCRIPTION_WEEKS)),
  firstDelivery: date,
  /** Products in a delivery, rupiah of their goods, and rupiah off its shipping once that is worth enough. */
  items: z.number().check(z.int(), z.minimum(1)),
  worth: rupiah,
  shippingDiscount: rupiah,
});
export type SubscriptionBundle = z.output<typeof subscriptionBundle>;

/** `data` of GET /backend/subscription/products/{id}; `price` in rupiah of one piece. [API-36] */
export const subscriptionDetail = z
  .object({
    price: rupiah.check(z.minimum(1)),
    periods: z.array(subscriptionPeriod).check(z.minLength(1), z.maxLength(12)),
    minQty: quantity,
    maxQty: quantity,
    bundles: z._default(z.array(subscriptionBundle).check(z.maxLength(50)), []),
  })
  .check(
    z.refine(({ minQty, maxQty }) => minQty <= maxQty),
    // A period that can be delivered only once within 12 months is none. [SUBS-06]
    z.refine(({ periods }) =>
      periods.every((period) => mostDeliveries(period) >= MIN_SUBSCRIPTION_DELIVERIES),
    ),
    z.refine(({ bundles }) => bundles.every(({ frequency, passed }) => passed < frequency)),
  );
export type SubscriptionDetail = z.output<typeof subscriptionDetail>;

/** `data` of its benefit. [API-37] */
export const subscriptionBenefit = z.object({
  shippingDiscount: rupiah,
  minimumPackage: rupiah.check(z.minimum(SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH)),
});

/** Body of POST /backend/subscription/bundles/{id}. [API-39] */
export const bundleJoinBody = z.object({ itemSku: code, pickupPointCode: code, quantity });
/** Interval of a subscription, and its number of deliveries as `frequency`. */
export const subscriptionPlan = z.object({ period: subscriptionPeriod, frequency });
/** Body of POST /backend/subscription/carts; without a destination nothing is said of its shipping. [API-38, COST-21] */
export const subscriptionCartBody = z.extend(bundleJoinBody, {
  ...subscriptionPlan.shape,
  destination: z.optional(cartDestination),
});
export type SubscriptionCartBody = z.output<typeof subscriptionCartBody>;
/** The line in the bag, or in the bundle that was joined; `quantity` is the pieces of each delivery. */
export const subscriptionTaken = z.object({ id: code, firstDelivery: date, quantity, price: rupiah });
export type SubscriptionTaken = z.output<typeof subscriptionTaken>;

/** Body of POST /backend/subscription/subscriptions/calculateNearestPickupPoint. [API-40] */
export const subscriptionPlaceBody = z.object({ itemSku: code, quantity, address: cartDestination });
export type SubscriptionPlaceBody = z.output<typeof subscriptionPlaceBody>;
export const subscriptionPlace = z.object({
  pickupPointCode: code,
  pickupPointName: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type SubscriptionPlace = z.output<typeof subscriptionPlace>;

export const readSubscription = wire({
  method: 'GET',
  path: '/subscription/products/{id}',
  answer: subscriptionDetail,
});
export const readSubscriptionBenefit = wire({
  method: 'GET',
  path: '/subscription/products/{id}/benefit',
  answer: subscriptionBenefit,
});
export const subscribe = wire({
  method: 'POST',
  path: '/subscription/carts',
  answer: subscriptionTaken,
  writes: 'once',
});
export const joinBundle = wire({
  method: 'POST',
  path: '/subscription/bundles/{id}',
  answer: subscriptionTaken,
  writes: 'once',
});
/** A question, though it is posted: nothing is written. [API-40] */
export const findSubscriptionPlace = wire({
  method: 'POST',
  path: '/subscription/subscriptions/calculateNearestPickupPoint',
  answer: subscriptionPlace,
});
