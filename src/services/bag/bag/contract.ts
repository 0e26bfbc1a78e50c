import * as z from 'zod/mini';
import { ADD_ON_TYPES } from '#src/domain/service/addOn.ts';
import { ADD_ACTION_TYPES, CART_TYPES } from '#src/domain/bag/cart.ts';
import { destination } from '#src/domain/address/destination.ts';
import { groceryPlace } from '#src/domain/grocery/groceryPlace.ts';
import { FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';
import { purchaseLimit } from '../../product/product/contract.ts';
import { tradeInChoice } from '../../payment/tradeInDevice/contract.ts';
import { wire } from '../../http/wire.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));
const quantity = z.number().check(z.int());

export const addOn = z.object({ type: z.enum(ADD_ON_TYPES), id: code });

/** Destination of a delivery of goods. */
export const cartDestination = z.pick(destination, {
  district: true,
  city: true,
  postalCode: true,
  geolocation: true,
});
/** Without a destination nothing is said of the way; without a courier the cheapest one goes. [SHIP-14] */
const sending = {
  destination: z.optional(cartDestination),
  /** A logistic code; an unknown one is refused with COURIER_UNKNOWN. [SHIP-16] */
  courier: z.optional(code),
};

/** Body of POST /backend/retail/carts; the quantity's bounds are checked by the cart, with its own codes. [API-93] */
export const cartBody = z.object({
  itemSku: code,
  pickupPointCode: code,
  quantity,
  fulfillment: z.enum(FULFILMENTS),
  cartType: z.enum(CART_TYPES),
  actionType: z.enum(ADD_ACTION_TYPES),
  addOns: z._default(z.array(addOn).check(z.maxLength(10)), []),
  /** Changes the bag's entries of the other delivery method. [CART-25] */
  replace: z._default(z.boolean(), false),
  /** Trace of the recommendation that led to the product. [RECO-03] */
  traceId: z.optional(z.string().check(z.maxLength(128))),
  /** Handed over for it; another sum than the marketplace’s is refused with TRADE_IN_CHANGED. [TRADEIN-06] */
  tradeIn: z.optional(tradeInChoice),
  ...sending,
});
/**
 * `purchaseLimit` is of the item that was added (of several the first one), as it is now. [CART-34]
 * `replacedCourier` is the code that was chosen and does not take what the bag now holds of it; null where it does. [SHIP-15]
 */
export const cartAdded = z.object({
  totalItems: z.number(),
  purchaseLimit,
  replacedCourier: z._default(z.nullable(z.string()), null),
});

/** Body of POST /backend/retail/carts/_add-bulk. [API-94] */
export const bulkCartBody = z.object({
  items: z.array(cartBody).check(z.minLength(1), z.maxLength(50)),
  cartType: z.enum(CART_TYPES),
  comboId: z.optional(code),
});

export const giftPairs = z.array(z.object({ itemSku: code, pickupPointCode: code })).check(z.maxLength(20));
const giftItems = giftPairs.check(z.minLength(1));
/** Which gift comes with a purchase, and what of it was chosen. [GIFT-15, GIFT-17] */
const chosenGift = z.object({ complimentaryItems: giftItems, freeGiftId: code });

/** Body of POST /backend/retail/free-gift/carts: the purchase and the gifts that come with it. [API-92] */
export const freeGiftCartBody = z.extend(cartBody, chosenGift.shape);

/** Body of POST /backend/retail/checkouts/_quick. [API-91] */
export const quickCheckoutBody = z.object({
  itemSku: code,
  pickupPointCode: code,
  quantity,
  fulfillment: z.enum(FULFILMENTS),
  addOns: z._default(z.array(addOn).check(z.maxLength(10)), []),
  /** CAMPAIGN: only at the campaign's price. [CART-08, PROMO-09] */
  actionType: z.optional(z.enum(ADD_ACTION_TYPES)),
  tradeIn: z.optional(tradeInChoice),
  /** The order has to reach it by itself: what lies in the bag is another order. [GIFT-17] */
  freeGift: z.optional(chosenGift),
  ...sending,
});
export const checkoutCreated = z.object({ id: z.string() });

/** Body of POST /backend/grocery/checkout/_add. [API-95] */
export const groceryAddBody = z.object({
  itemSku: code,
  pickupPointCode: code,
  quantity,
  fulfillment: z.enum(FULFILMENTS),
  slotId: z.optional(z.string().check(z.maxLength(64))),
  /** Place of the delivery; refused with SHIP_NOT_COVERED when the store does not deliver there. [GROC-07] */
  place: z.optional(groceryPlace),
});
/** Items of a guest's bag that the login kept in part or not at all; `reason` is the code of the refused add. */
const notKept = z._default(
  z.array(
    z.object({
      itemSku: z.string(),
      name: z._default(z.string(), ''),
      asked: z.number(),
      kept: z.number(),
      reason: z._default(z.string(), ''),
    }),
  ),
  [],
);
/**
 * Skus of all that lies in a bag, gifts among it; null where the backend does not say. A backend that says so promises
 * that a guest who holds none of an item is told of it what every guest is told.
 */
const items = z._default(z.nullable(z.array(z.string())), null);
export const groceryAdded = z.object({ id: z.string(), totalItems: z.number(), purchaseLimit });
export const grocerySummary = z.object({
  id: z._default(z.nullable(z.string()), null),
  totalItems: z.number(),
  /** Rupiah: after what is taken off, without shipping. [COST-08] */
  subtotal: z.number(),
  items,
  notKept,
});

/** GET /backend/retail/carts: what the header shows. */
export const bagSummary = z.object({ totalItems: z.number(), items, notKept });

export type CartDestination = z.output<typeof cartDestination>;
export type AddOn = z.output<typeof addOn>;
export type CartBody = z.output<typeof cartBody>;
export type ChosenGift = z.output<typeof chosenGift>;
export type FreeGiftCartBody = z.output<typeof freeGiftCartBody>;
export type BulkCartBody = z.output<typeof bulkCartBody>;
export type QuickCheckoutBody = z.output<typeof quickCheckoutBody>;
export type GroceryAddBody = z.output<typeof groceryAddBody>;

/** A page may learn them between two tries of a write, which stays the same. [CART-40] */
const aside = ['destination', 'place'];

export const readBag = wire({ method: 'GET', path: '/retail/carts', answer: bagSummary });
export const addToBag = wire({
  method: 'POST',
  path: '/retail/carts',
  answer: cartAdded,
  writes: 'once',
  aside,
});
export const addWithGift = wire({
  method: 'POST',
  path: '/retail/free-gift/carts',
  answer: cartAdded,
  writes: 'once',
  aside,
});
export const addSeveral = wire({
  method: 'POST',
  path: '/retail/carts/_add-bulk',
  answer: cartAdded,
  writes: 'once',
  aside,
});
export const createCheckout = wire({
  method: 'POST',
  path: '/retail/checkouts/_quick',
  answer: checkoutCreated,
  writes: 'once',
  aside,
});
export const addGrocery = wire({
  method: 'POST',
  path: '/grocery/checkout/_add',
  answer: groceryAdded,
  writes: 'once',
  aside,
});
export const readGroceryBag = wire({
  method: 'GET',
  path: '/grocery/checkout/_summary',
  answer: grocerySummary,
});
