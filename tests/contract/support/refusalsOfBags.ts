import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { CatalogueGift } from '#marketplace/promo/catalogue/freeGifts.ts';
import { handedOver, DEVICE, TAKES } from './refusalsOfAsking.ts';
import {
  manyGroceries,
  manyItems,
  PLACE,
  prepare,
  say,
  SHELF,
  type Attempt,
  type Body,
  type Refusal,
} from './refusals.ts';
import type { RulesTable, Step } from './refusalSteps.ts';

/** A bag has room for so many lines; one add takes half of them. */
const BAG_LINES = 100;
/** Limits leave so many pieces, and one more is asked for. */
const ROOM = 3;

const lineOf = (itemSku: string, facts: Body = {}): Body => ({
  itemSku,
  pickupPointCode: PLACE,
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  addOns: [],
  ...facts,
});
const tell =
  (facts: Body) =>
  (attempt: Attempt): void => {
    Object.assign(attempt.line, facts);
  };

/** Puts into the bag what the refusals want there. */
const packed = (attempt: Attempt): void => {
  attempt.steps.push(async (who) => {
    const { method, isFull } = attempt.bag;
    if (method === null && !isFull) return;
    const fulfillment = method ?? String(attempt.line['fulfillment']);
    const skus = isFull ? manyItems(BAG_LINES) : [SHELF];
    for (let from = 0; from < skus.length; from += BAG_LINES / 2) {
      const items = skus.slice(from, from + BAG_LINES / 2).map((sku) => lineOf(sku, { fulfillment }));
      await prepare(who, '/retail/carts/_add-bulk', { items, cartType: 'REGULAR' });
    }
  });
};

const QUANTITY: readonly Refusal[] = [
  { status: 400, code: 'LOWER_THAN_MINIMUM', without: ['pieces'], make: tell({ quantity: 0 }) },
  { status: 400, code: 'INVALID_QUANTITY', needs: ['pieces'], make: tell({ quantity: 10_000 }) },
];
const UNBUYABLE: Refusal = {
  status: 400,
  code: 'UNBUYABLE_ITEM',
  needs: ['product'],
  without: ['purchase'],
  make: (attempt) => {
    attempt.goods.unbuyable = true;
  },
};
/** A bag goes one way. [CART-25] */
const METHOD: readonly Refusal[] = [
  {
    status: 409,
    code: 'CNC_ITEM_EXISTS',
    needs: ['session', 'delivery'],
    make: (attempt) => {
      attempt.bag.method = 'PICKUP';
    },
  },
  {
    status: 409,
    code: 'NON_CNC_ITEM_EXISTS',
    needs: ['session'],
    without: ['delivery'],
    make: (attempt) => {
      attempt.bag.method = 'DELIVERY';
      tell({ fulfillment: 'PICKUP' })(attempt);
    },
  },
];
const CAMPAIGN: readonly Refusal[] = [
  {
    status: 409,
    code: 'FLASH_SALE_OOS',
    needs: ['product'],
    one: ['campaign'],
    make: tell({ actionType: 'CAMPAIGN' }),
  },
  {
    status: 400,
    code: 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA',
    name: 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA of a campaign',
    needs: ['product', 'pieces'],
    one: ['campaign'],
    make: (attempt) => {
      attempt.goods.campaign = {
        id: attempt.sku,
        name: 'Kilat',
        startsInMinutes: -5,
        endsInMinutes: 9,
        quota: ROOM,
        sold: 0,
      };
      tell({ actionType: 'CAMPAIGN' })(attempt);
      attempt.atLeast(ROOM + 1);
    },
  },
];
const soldOut = (code: string): Refusal => ({
  status: 400,
  code,
  needs: ['product', 'pieces'],
  without: ['purchase'],
  one: ['stock'],
  make: (attempt) => attempt.stock(0),
});
const SHORT: Refusal = {
  status: 400,
  code: 'OOS_MAX_QTY_VISIBLE_LIMIT',
  needs: ['product', 'pieces'],
  one: ['stock'],
  make: (attempt) => {
    attempt.stock(ROOM - 1);
    attempt.atLeast(ROOM + 1);
  },
};
const limited = (
  code: string,
  limit: 'promotionQuota' | 'cart' | 'cartItemEvent' | 'cartItemDaily' | 'event' | 'daily',
  more: Partial<Refusal> = {},
): Refusal => ({
  status: 400,
  code,
  needs: ['product', 'pieces'],
  make: (attempt) => {
    attempt.limit({ [limit]: ROOM });
    attempt.atLeast(ROOM + 1);
  },
  ...more,
});
const OFTEN = limited('CO_EXCEEDED_QUANTITY', 'event', { one: ['event'] });
/** Of one who bought some of it before. */
const BOUGHT: Refusal = {
  status: 400,
  code: 'CO_EXCEEDED_QUANTITY_EVENT',
  needs: ['product', 'pieces', 'session', 'account', 'purchase'],
  one: ['event'],
  make: (attempt) => {
    OFTEN.make(attempt);
    attempt.member = 'ayu';
    attempt.isApart = true;
    attempt.steps.unshift(async (who) => {
      await prepare(who, '/retail/checkouts/_quick', lineOf(attempt.item));
    });
  },
};
const LIMITS_BEFORE: readonly Refusal[] = [
  limited('PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA', 'promotionQuota'),
  limited('CO_EXCEEDED_QUANTITY_CART', 'cart'),
  limited('CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT', 'cartItemEvent'),
  limited('CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY', 'cartItemDaily'),
  OFTEN,
];
const LIMITS_AFTER: readonly Refusal[] = [
  limited('CO_EXCEEDED_QUANTITY_DAILY', 'daily'),
  {
    status: 400,
    code: 'CO_EXCEEDED_QUANTITY_CART',
    name: 'CO_EXCEEDED_QUANTITY_CART of pickup',
    needs: ['product', 'pieces'],
    without: ['delivery'],
    make: (attempt) => {
      tell({ fulfillment: 'PICKUP' })(attempt);
      attempt.atLeast(2);
    },
  },
];
/** Stock and limits in the order in which they bound a purchase. */
const BOUNDS: readonly Refusal[] = [soldOut('OutOfStock'), SHORT, ...LIMITS_BEFORE, BOUGHT, ...LIMITS_AFTER];
const hand = (device: typeof DEVICE) => tell({ tradeIn: { device, amount: 1 } });
const TRADE_IN: readonly Refusal[] = [
  ...handedOver(hand),
  { status: 409, code: 'TRADE_IN_CHANGED', needs: ['product', 'kinds'], one: ['device'], make: hand(DEVICE) },
];
const FULL: Refusal = {
  status: 400,
  code: 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED',
  needs: ['session', 'account that may buy'],
  make: (attempt) => {
    attempt.bag.isFull = true;
  },
};
const service = (...types: string[]) => tell({ addOns: types.map((type) => ({ type, id: 'NONE' })) });
const SERVICES: readonly Refusal[] = [
  {
    status: 400,
    code: 'INVALID_BODY',
    name: 'INVALID_BODY of two services for one piece',
    one: ['service'],
    make: service('INSURANCE', 'INSURANCE'),
  },
  { status: 400, code: 'INSTALLATION_NOT_AVAILABLE', one: ['service'], make: service('INSTALLATION') },
  { status: 400, code: 'INSURANCE_NOT_AVAILABLE', one: ['service'], make: service('INSURANCE') },
];
const { district, city } = DEFAULT_DESTINATION;
const SENDING: readonly Refusal[] = [
  { status: 400, code: 'COURIER_UNKNOWN', make: tell({ courier: 'NOBODY' }) },
  {
    status: 422,
    code: 'SHIP_NOT_COVERED',
    needs: ['product', 'delivery'],
    make: tell({ destination: { district, city, postalCode: '00000', geolocation: null } }),
  },
];
const COURIERS = 'couriers give their reasons at one place, for which SHIP_NOT_COVERED stands here';
const UNTOLD = {
  OOS: 'what is no grocery is told OutOfStock in its place',
  DG_NOT_MATCH: COURIERS,
  MAX_WEIGHT_PER_ITEM_EXCEEDED: COURIERS,
  TOTAL_ITEM_WEIGHT_EXCEEDED: COURIERS,
  MAXIMUM_DISTANCE_EXCEEDED: COURIERS,
  EXCEED_WORKHOUR: COURIERS,
  ETD_CALCULATION_ERROR: COURIERS,
  CUSTOMER_GEO_LOCATION_REQUIRED: COURIERS,
  EXTERNAL_API_FAILURE: COURIERS,
};
/** Without OOS, which another table of the same write meets: the one of subscriptions. */
const { OOS: _OOS, ...UNTOLD_OF_COSTS } = UNTOLD;
/** Refusals of a line from the product on, in the order in which a bag judges it. */
const LINE: readonly Refusal[] = [
  UNBUYABLE,
  ...METHOD,
  ...CAMPAIGN,
  ...BOUNDS,
  ...TRADE_IN,
  FULL,
  ...SERVICES,
  ...SENDING,
];

const shopping = (attempt: Attempt, body: Body): void => {
  attempt.goods.tradeIn = TAKES;
  attempt.body = body;
  packed(attempt);
};

// Gifts.

const gift = (attempt: Attempt, facts: Partial<CatalogueGift> = {}): CatalogueGift => ({
  id: `gift-${attempt.sku}`,
  productSku: attempt.sku,
  type: 'QUANTITY',
  minimum: 1,
  maximumItems: 1,
  allStore: false,
  termsHtml: '<p>Syarat</p>',
  items: [{ itemSku: SHELF, pickupPointCode: PLACE }],
  ...facts,
});
const CHOSEN = { itemSku: SHELF, pickupPointCode: PLACE };
const giftOf = (attempt: Attempt) => ({
  freeGiftId: `gift-${attempt.sku}`,
  complimentaryItems: [CHOSEN],
});
/** More pieces than any visitor may order at once. */
const OUT_OF_REACH = 100_000;

// Combos.

const COMBO_SAVING = 1_000;
const combo = (attempt: Attempt, endsInMinutes?: number): void => {
  attempt.offers.combos = [
    {
      id: `combo-${attempt.sku}`,
      name: 'Paket',
      productSku: attempt.sku,
      saving: COMBO_SAVING,
      minimumItems: 2,
      complements: [{ itemSku: SHELF, saving: COMBO_SAVING }],
      ...(endsInMinutes === undefined ? {} : { endsInMinutes }),
    },
  ];
};

const blocked = (code: string, member: string): Refusal => ({
  status: 403,
  code,
  needs: ['account', 'session'],
  without: ['purchase', 'account that may buy'],
  one: ['account'],
  make: (attempt) => {
    attempt.member = member;
  },
});
const BLOCKED = [blocked('PAYNOW_BLOCKED', 'dewi'), blocked('CHECKOUT_PERMANENTLY_BLOCKED', 'eko')];
/** An order of its own: the bag does not matter for it, and its destination is judged before its services. */
const ORDER: readonly (Refusal | Step)[] = [
  ...QUANTITY,
  'product',
  UNBUYABLE,
  ...CAMPAIGN,
  ...BOUNDS,
  ...TRADE_IN,
  {
    status: 400,
    code: 'FREE_GIFT_UNAVAILABLE',
    needs: ['product'],
    one: ['gift'],
    make: (attempt) => say({ freeGift: { ...giftOf(attempt), freeGiftId: 'gift-none' } })(attempt),
  },
  {
    status: 400,
    code: 'FREE_GIFT_NOT_ELIGIBLE',
    needs: ['product'],
    one: ['gift'],
    make: (attempt) => {
      attempt.offers.freeGifts = [gift(attempt, { minimum: OUT_OF_REACH })];
      say({ freeGift: giftOf(attempt) })(attempt);
    },
  },
  ...SENDING,
  ...SERVICES,
];
const { cartType: _, ...ONE } = lineOf('');
const order = (attempt: Attempt): void => {
  attempt.goods.tradeIn = TAKES;
  attempt.body = { ...ONE, itemSku: attempt.item };
};

// Groceries.

/** The store before the goods: they do not matter where the store does not deliver. */
const SLOT: readonly Refusal[] = [
  {
    status: 400,
    code: 'INVALID_BODY',
    name: 'INVALID_BODY of a slot for pickup',
    without: ['delivery'],
    one: ['slot'],
    make: say({ fulfillment: 'PICKUP', slotId: 'A.20261122.0800' }),
  },
  {
    status: 400,
    code: 'UNBUYABLE_ITEM',
    name: 'UNBUYABLE_ITEM of a closed store',
    make: say({ pickupPointCode: 'PP-B' }),
  },
  {
    status: 422,
    code: 'SHIP_NOT_COVERED',
    needs: ['delivery'],
    make: say({ place: { latitude: -6.9, longitude: 107.6 } }),
  },
  {
    status: 404,
    code: 'SLOT_NOT_FOUND',
    needs: ['delivery'],
    one: ['slot'],
    make: say({ slotId: 'Z.20261122.0800' }),
  },
  {
    status: 409,
    code: 'SLOT_NOT_AVAILABLE',
    needs: ['delivery'],
    one: ['slot'],
    make: say({ slotId: 'A.20261120.0800' }),
  },
];
const GROCERIES: readonly (Refusal | Step)[] = [
  ...QUANTITY,
  'product',
  UNBUYABLE,
  soldOut('OOS'),
  SHORT,
  ...LIMITS_BEFORE,
  ...LIMITS_AFTER,
];
const groceries = (attempt: Attempt): void => {
  attempt.goods = { vendor: 'grocery', item: { pickupPointCode: 'PP-A' } };
  attempt.body = { itemSku: attempt.item, pickupPointCode: 'PP-A', quantity: 1, fulfillment: 'DELIVERY' };
};
const UNTOLD_OF_GROCERIES = {
  OutOfStock: 'groceries are told OOS in its place',
  CO_EXCEEDED_QUANTITY_EVENT: 'nobody has bought groceries: the bag is all that is kept of them',
  COURIER_UNKNOWN: 'a store brings its goods itself',
  INSTALLATION_NOT_AVAILABLE: 'groceries have no services',
  INSURANCE_NOT_AVAILABLE: 'groceries have no services',
  FLASH_SALE_OOS: 'an add of groceries names no campaign',
  TRADE_IN_CHANGED: 'nothing is handed over for groceries',
};

/** Guests and members put into the bag; members alone order at once. */
export const bagTables: readonly RulesTable[] = [
  {
    write: 'POST /retail/carts',
    start: (attempt) => shopping(attempt, lineOf(attempt.item)),
    rules: [...QUANTITY, 'product', ...LINE],
    untold: UNTOLD,
  },
  {
    write: 'POST /retail/carts/_add-bulk',
    start: (attempt) => shopping(attempt, { items: [lineOf(attempt.item)], cartType: 'REGULAR' }),
    rules: [...QUANTITY, 'product', ...LINE],
    untold: UNTOLD,
  },
  {
    write: 'POST /retail/carts/_add-bulk',
    about: 'a combo',
    start: (attempt) => {
      combo(attempt);
      shopping(attempt, {
        items: [lineOf(attempt.item), lineOf(SHELF)],
        cartType: 'COMBO',
        comboId: `combo-${attempt.sku}`,
      });
    },
    // The combo before the product: the combo tells the products that it is made of.
    rules: [
      { status: 400, code: 'COMBO_RULE_NOT_FOUND', without: ['combo'], make: say({ comboId: 'none' }) },
      { status: 400, code: 'PROMO_HAS_BEEN_EXPIRED', needs: ['combo'], make: (attempt) => combo(attempt, 0) },
      {
        status: 400,
        code: 'INVALID_BODY',
        name: 'INVALID_BODY of a cart that is no combo',
        make: say({ cartType: 'REGULAR' }),
      },
      'product',
      ...QUANTITY,
      {
        status: 400,
        code: 'INVALID_MINIMUM_TOTAL_ITEM',
        needs: ['combo'],
        make: (attempt) => say({ items: [attempt.line] })(attempt),
      },
      UNBUYABLE,
      ...METHOD,
      soldOut('OutOfStock'),
      ...SENDING,
      FULL,
    ],
  },
  {
    write: 'POST /retail/free-gift/carts',
    start: (attempt) => {
      attempt.offers.freeGifts = [gift(attempt)];
      const facts = { cartType: 'FREE_GIFT', actionType: 'FREE_GIFT', ...giftOf(attempt) };
      shopping(attempt, lineOf(attempt.item, facts));
    },
    // The gift before the line that it comes with: without a gift the line is another purchase.
    rules: [
      {
        status: 400,
        code: 'INVALID_BODY',
        name: 'INVALID_BODY of a cart without a gift',
        make: say({ cartType: 'REGULAR' }),
      },
      {
        status: 400,
        code: 'FREE_GIFT_UNAVAILABLE',
        needs: ['product'],
        one: ['gift'],
        make: say({ freeGiftId: 'gift-none' }),
      },
      {
        status: 400,
        code: 'FREE_GIFT_NOT_ELIGIBLE',
        name: 'FREE_GIFT_NOT_ELIGIBLE of the same gift twice',
        needs: ['product'],
        one: ['gift'],
        make: say({ complimentaryItems: [CHOSEN, CHOSEN] }),
      },
      ...QUANTITY,
      ...LINE,
      {
        status: 400,
        code: 'FREE_GIFT_NOT_ELIGIBLE',
        needs: ['product'],
        one: ['gift'],
        make: (attempt) => {
          attempt.offers.freeGifts = [gift(attempt, { minimum: OUT_OF_REACH })];
        },
      },
    ],
    untold: UNTOLD,
  },
  {
    write: 'POST /retail/checkouts/_quick',
    start: (attempt) => {
      attempt.member = 'ayu';
      order(attempt);
    },
    rules: [blocked('CREATE_CHECKOUT_BLOCKED', 'citra'), ...BLOCKED, 'body', 'key', ...ORDER],
    untold: UNTOLD,
  },
  {
    write: 'POST /retail/order-costs',
    start: order,
    rules: ORDER,
    untold: UNTOLD_OF_COSTS,
  },
  {
    write: 'POST /grocery/order-costs',
    start: groceries,
    rules: [...SLOT, ...GROCERIES],
    untold: UNTOLD_OF_GROCERIES,
  },
  {
    write: 'POST /grocery/checkout/_add',
    start: (attempt) => {
      groceries(attempt);
      attempt.steps.push(async (who) => {
        if (!attempt.bag.isFull) return;
        for (const itemSku of manyGroceries(BAG_LINES)) {
          const line = { itemSku, pickupPointCode: 'PP-A', quantity: 1, fulfillment: 'DELIVERY' };
          await prepare(who, '/grocery/checkout/_add', line);
        }
      });
    },
    rules: [blocked('CHECKOUT_BLOCKED', 'citra'), ...BLOCKED, 'body', 'key', ...SLOT, ...GROCERIES, FULL],
    untold: {
      ...UNTOLD_OF_GROCERIES,
      CNC_ITEM_EXISTS: 'each store of a bag of groceries goes its own way',
      NON_CNC_ITEM_EXISTS: 'each store of a bag of groceries goes its own way',
    },
  },
];
