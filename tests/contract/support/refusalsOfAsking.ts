import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { say, TERMS, type Attempt, type Refusal } from './refusals.ts';
import type { RulesTable } from './refusalSteps.ts';

const { district, city, postalCode, geolocation } = DEFAULT_DESTINATION;

export const DEVICE = {
  subcategory: 'PONSEL',
  brand: 'KIRANA',
  model: 'KIRANA-5',
  answers: Object.entries({ POWER: 'YES', SCREEN: 'CLEAR', BODY: 'LIKE_NEW', COMPLETE: 'YES' }).map(
    ([question, answer]) => ({ question, answer }),
  ),
};
/** An unknown model, and a device that does not switch on. */
const UNKNOWN = { ...DEVICE, model: 'NOBODY-S' };
const BROKEN = {
  ...DEVICE,
  answers: DEVICE.answers.map((one) => (one.question === 'POWER' ? { ...one, answer: 'NO' } : one)),
};
export const TAKES = { kinds: ['PONSEL'], maxPrice: 50_000 };
/** Refusals of a device that is traded in; `hand` puts it into a request. */
export const handedOver = (
  hand: (device: typeof DEVICE) => (attempt: Attempt) => void,
): readonly Refusal[] => [
  {
    status: 422,
    code: 'TRADE_IN_NOT_ELIGIBLE',
    needs: ['id', 'product'],
    without: ['kinds'],
    make: (attempt) => {
      delete attempt.goods.tradeIn;
      hand(DEVICE)(attempt);
    },
  },
  {
    status: 422,
    code: 'TRADE_IN_DEVICE_UNKNOWN',
    needs: ['id', 'product', 'kinds'],
    one: ['device'],
    make: hand(UNKNOWN),
  },
  {
    status: 422,
    code: 'TRADE_IN_NOT_ACCEPTED',
    needs: ['id', 'product', 'kinds'],
    one: ['device'],
    make: hand(BROKEN),
  },
];

const loan = (unit: 'PERCENT' | 'RUPIAH', value: number) => say({ downPayment: { unit, value } });
const without = (what: 'INSTALLATION' | 'INSURANCE'): RulesTable => ({
  write: `POST /add-on/${what.toLowerCase()}s/_availability`,
  start: (attempt) => {
    attempt.body = { itemSku: attempt.item };
  },
});

/** Questions by POST that write nothing: every visitor may ask, and a key has no effect. */
export const askingTables: readonly RulesTable[] = [
  without('INSTALLATION'),
  without('INSURANCE'),
  {
    write: 'POST /trade-in/products/{id}/_estimate',
    start: (attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.goods.tradeIn = TAKES;
      attempt.body = DEVICE;
    },
    rules: handedOver(say),
  },
  {
    write: 'POST /product-detail/simulation/automotive-installment',
    start: (attempt) => {
      attempt.goods.loan = { minimumPercent: 20 };
      attempt.body = {
        itemSku: attempt.item,
        location: 'BANDUNG',
        downPayment: { unit: 'PERCENT', value: 30 },
      };
    },
    rules: [
      {
        status: 422,
        code: 'LOAN_NOT_OFFERED',
        needs: ['product'],
        without: ['loan'],
        make: (attempt) => {
          delete attempt.goods.loan;
        },
      },
      { status: 422, code: 'LOAN_LOCATION_UNKNOWN', needs: ['product'], make: say({ location: 'NOWHERE' }) },
      {
        status: 422,
        code: 'DOWN_PAYMENT_TOO_LOW',
        needs: ['product', 'loan'],
        one: ['down payment'],
        make: loan('PERCENT', 10),
      },
      {
        status: 422,
        code: 'DOWN_PAYMENT_TOO_HIGH',
        needs: ['product', 'loan'],
        one: ['down payment'],
        make: loan('RUPIAH', 100_000),
      },
    ],
  },
  {
    write: 'POST /search/products/{id}/recommendations',
    start: (attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.body = { page: 0, size: 18 };
    },
  },
  {
    write: 'POST /search/infinite-recommendations',
    start: (attempt) => {
      attempt.body = { page: 0, size: 18, itemSku: attempt.item };
    },
  },
  {
    write: 'POST /grocery/nearby-stores',
    start: (attempt) => {
      Object.assign(attempt.headers, { 'x-latitude': '-6.1767', 'x-longitude': '106.8263' });
    },
    rules: [
      {
        status: 400,
        code: 'INVALID_HEADERS',
        one: ['place'],
        make: (attempt) => {
          attempt.headers['x-latitude'] = 'north';
        },
      },
      {
        status: 422,
        code: 'LOCATION_UNKNOWN',
        one: ['place'],
        make: (attempt) => {
          delete attempt.headers['x-latitude'];
          delete attempt.headers['x-longitude'];
          Object.assign(attempt.headers, {
            'x-postal-code': '00000',
            'x-district': 'Nowhere',
            'x-city': 'Nowhere',
          });
        },
      },
    ],
  },
  {
    write: 'POST /subscription/subscriptions/calculateNearestPickupPoint',
    start: (attempt) => {
      attempt.goods.subscription = TERMS;
      attempt.body = {
        itemSku: attempt.item,
        quantity: 2,
        address: { district, city, postalCode, geolocation },
      };
    },
    rules: [
      {
        status: 400,
        code: 'INVALID_PRODUCT',
        without: ['product', 'terms'],
        make: (attempt) => {
          attempt.isSold = false;
        },
      },
      {
        status: 400,
        code: 'UNSUBSCRIBE_ITEM',
        needs: ['product'],
        without: ['terms'],
        make: (attempt) => {
          delete attempt.goods.subscription;
        },
      },
      { status: 400, code: 'OOS', needs: ['terms'], one: ['stock'], make: (attempt) => attempt.stock(0) },
      {
        status: 400,
        code: 'OutOfStock',
        needs: ['terms'],
        one: ['stock'],
        make: (attempt) => attempt.stock(1),
      },
    ],
    untold: {
      UNBUYABLE_ITEM: 'a place is looked for, whoever may buy from it',
      PRODUCT_ERROR: 'a place is looked for, whether its seller is on a break or not',
      INVALID_QUANTITY: 'a place is looked for, however many may be subscribed to',
      GENERAL_ERROR: 'there is no bag and no bundle',
    },
  },
];
