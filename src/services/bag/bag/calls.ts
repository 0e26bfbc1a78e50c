import { SHIPPING_ERROR_CODES } from '#src/domain/fulfilment/shipping.ts';
import type { CallArea, Refusals } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Refusals of one line of a bag. */
const LINE = [
  'LOWER_THAN_MINIMUM',
  'INVALID_QUANTITY',
  'UNBUYABLE_ITEM',
  'OOS',
  'OutOfStock',
  'OOS_MAX_QTY_VISIBLE_LIMIT',
  'CO_EXCEEDED_QUANTITY',
  'CO_EXCEEDED_QUANTITY_EVENT',
  'CO_EXCEEDED_QUANTITY_DAILY',
  'CO_EXCEEDED_QUANTITY_CART',
  'CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT',
  'CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY',
  'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA',
  'COURIER_UNKNOWN',
  'INSTALLATION_NOT_AVAILABLE',
  'INSURANCE_NOT_AVAILABLE',
];
const FULL = ['MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED'];
const ANOTHER_WAY = ['CNC_ITEM_EXISTS', 'NON_CNC_ITEM_EXISTS'];
/** Of something old that is handed over. */
const HANDED_OVER = ['TRADE_IN_NOT_ELIGIBLE', 'TRADE_IN_DEVICE_UNKNOWN', 'TRADE_IN_NOT_ACCEPTED'];
const GONE = ['FLASH_SALE_OOS', 'TRADE_IN_CHANGED'];
const added: Refusals = {
  400: [...LINE, ...FULL],
  409: [...ANOTHER_WAY, ...GONE],
  422: [...SHIPPING_ERROR_CODES, ...HANDED_OVER],
};
const GIFT = ['FREE_GIFT_NOT_ELIGIBLE', 'FREE_GIFT_UNAVAILABLE'];
const COMBO = ['COMBO_RULE_NOT_FOUND', 'PROMO_HAS_BEEN_EXPIRED', 'INVALID_MINIMUM_TOTAL_ITEM'];
/** Refusals of an order that is placed without the bag. */
export const refusedOrder: Refusals = {
  400: [...LINE, ...GIFT],
  409: GONE,
  422: [...SHIPPING_ERROR_CODES, ...HANDED_OVER],
};
/** Refusals of a grocery order, independent of the contents of the bag. */
export const refusedGroceries: Refusals = {
  400: LINE,
  404: ['SLOT_NOT_FOUND'],
  409: ['SLOT_NOT_AVAILABLE', ...GONE],
  422: ['SHIP_NOT_COVERED'],
};
const PENDING = ['PAYNOW_BLOCKED', 'CHECKOUT_PERMANENTLY_BLOCKED'];

/** Bag and checkout. */
export const cartCalls = {
  tag: 'Bag and checkout',
  contract,
  calls: {
    readBag: {
      ...contract.readBag,
      summary: 'How much lies in the bag.',
      ids: ['API-93'],
    },
    addToBag: {
      ...contract.addToBag,
      summary: 'Puts an item into the bag. `destination` is no part of what the key stands for.',
      ids: ['API-93'],
      body: contract.cartBody,
      ofProduct: true,
      forGuests: true,
      refusals: added,
    },
    addWithGift: {
      ...contract.addWithGift,
      summary: 'Puts an item into the bag, and what comes free with it.',
      ids: ['API-92'],
      body: contract.freeGiftCartBody,
      ofProduct: true,
      forGuests: true,
      refusals: { ...added, 400: [...LINE, ...FULL, ...GIFT] },
    },
    addSeveral: {
      ...contract.addSeveral,
      summary: 'Puts several items into the bag, all of them or none; a combo where it names one.',
      ids: ['API-94'],
      body: contract.bulkCartBody,
      ofProduct: true,
      forGuests: true,
      refusals: { ...added, 400: [...LINE, ...FULL, ...COMBO] },
    },
    createCheckout: {
      ...contract.createCheckout,
      summary: 'An order of its own for one item, beside the bag.',
      ids: ['API-91'],
      body: contract.quickCheckoutBody,
      ofProduct: true,
      forMembers: true,
      refusals: {
        ...refusedOrder,
        403: ['CREATE_CHECKOUT_BLOCKED', ...PENDING],
      },
    },
    addGrocery: {
      ...contract.addGrocery,
      summary: 'Puts groceries into their checkout, for a slot.',
      ids: ['API-95'],
      body: contract.groceryAddBody,
      ofProduct: true,
      forGuests: true,
      refusals: {
        ...refusedGroceries,
        400: [...LINE, ...FULL],
        403: ['CHECKOUT_BLOCKED', ...PENDING],
        409: ['SLOT_NOT_AVAILABLE', ...ANOTHER_WAY, ...GONE],
      },
    },
    readGroceryBag: {
      ...contract.readGroceryBag,
      summary: 'How much of groceries is to be checked out.',
      ids: ['API-96'],
    },
  },
} satisfies CallArea;
