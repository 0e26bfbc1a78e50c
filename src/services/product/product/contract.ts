import * as z from 'zod/mini';
import { FULFILMENTS, FULFILMENT_STATUSES } from '#src/domain/fulfilment/fulfilment.ts';
import { QUANTITY_LIMIT_KINDS } from '#src/domain/price/quantityLimit.ts';
import { PRODUCT_TYPES } from '#src/domain/product/productType.ts';
import { VENDORS } from '#src/domain/product/vendor.ts';
import { WARRANTY_TYPES } from '#src/domain/service/warranty.ts';
import { richText } from '../../richText/contract.ts';
import { positiveRupiah, rupiah } from '../../money/contract.ts';
import { list, nullable, quantityAsked, text } from '../../shapes.ts';
import { ahead } from './ahead.ts';
import { wire } from '../../http/wire.ts';

/**
 * Money is whole rupiah, moments are epoch ms. Fields beyond these are ignored, lists default to empty. What is not sent
 * is not known, and null: no default says anything about the product. [API-113]
 */
const amount = z.number().check(z.nonnegative());
const count = z._default(amount, 0);

export const price = z.object({
  offered: rupiah,
  listed: rupiah,
  discount: count,
  cashback: nullable(rupiah),
});

/** A picture of the marketplace's own: `{base}-{width}.avif` and `.webp` exist for every width. */
export const picture = z.object({ base: z.string(), widths: z.array(z.number()), placeholder: text });

export const productImage = z.object({
  thumbnail: z.string(),
  full: z.string(),
  alt: text,
  picture: nullable(picture),
});

const optionAttribute = z.object({ name: z.string(), value: z.string() });

export const productOption = z.object({
  itemSku: z.string(),
  pickupPointCode: text,
  urlFriendlyName: text,
  selected: z._default(z.boolean(), false),
  available: z._default(z.boolean(), true),
  attributes: list(optionAttribute),
  thumbnail: nullable(z.string()),
});

export const pickupHour = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: z.number(),
  open: z.string(),
  close: z.string(),
  status: z.enum(['AVAILABLE', 'NOT_AVAILABLE']),
});

export const merchant = z.object({
  code: z.string(),
  url: text,
  name: z.string(),
  commissionType: text,
  storeClose: nullable(
    z.object({
      delayShipping: z._default(z.boolean(), false),
      /** YYYY-MM-DD, the day on which the store opens again; null when unknown. [STOCK-15] */
      reopensOn: nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    }),
  ),
  warehouseLocations: list(z.object({ label: z.string(), consolidation: z._default(z.boolean(), false) })),
  warehouseInfo: nullable(z.string()),
  pickupHours: list(pickupHour),
  /** City the seller works from. */
  location: text,
  logo: nullable(z.string()),
  /** Codes of the seller badge content. */
  badges: list(z.string()),
});

const category = z.object({ id: z.string(), name: z.string(), level: z.number() });
const fulfilmentChoice = z._default(z.object({ status: z.enum(FULFILMENT_STATUSES) }), {
  status: 'UNAVAILABLE',
});

export const campaignInfo = z.object({
  id: z.string(),
  name: text,
  startTime: z.number(),
  endTime: z.number(),
  /** 0 bounds nothing. */
  quota: count,
  sold: nullable(amount),
});

/** Answer of a campaign's `_subscribe`. [API-20] */
export const campaignSubscribed = z.literal(true);

const wholesale = list(z.object({ minQty: z.number(), maxQty: nullable(z.number()), price: rupiah }));
const bound = z.object({ kind: z.enum(QUANTITY_LIMIT_KINDS), maximum: z.number(), left: count });
/** Pieces in the bag's line, and what each costs there once the sale's are used up. [BAG-13] */
const beyondSale = nullable(z.object({ inBag: count, prices: wholesale.check(z.minLength(1)) }));
const room = nullable(z.object({ toBag: nullable(bound), toOrder: bound, beyondSale }));
/** Limits on the pieces that this visitor can have, by fulfilment; null when none is told or readable. [CART-34] */
export const purchaseLimit = z.catch(nullable(z.object({ delivery: room, pickup: room })), null);

/** Ratings of fit by buyers, for each size of clothing: the attribute's name and its values. [REVIEW-31] */
export const sizeFit = z.object({
  attribute: z.string(),
  sizes: z.array(
    z.object({
      value: z.string(),
      small: z._default(amount, 0),
      expected: z._default(amount, 0),
      large: z._default(amount, 0),
    }),
  ),
});

export const productSummary = z.object({
  itemSku: z.string(),
  productSku: z.string(),
  productCode: z.string(),
  name: z.string(),
  urlFriendlyName: z.string(),
  images: list(productImage),
  pickupPointCode: z.string(),
  pickupPoint: z.object({ code: z.string(), name: text }),
  brand: z.object({ name: z.string(), slug: text }),
  merchant,
  attributes: list(optionAttribute),
  options: list(productOption),
  tags: list(z.string()),
  /** Null where the backend does not tell; the tags may. */
  vendor: z.catch(nullable(z.enum(VENDORS)), null),
  type: z.catch(z.enum(PRODUCT_TYPES), 'REGULAR'),
  fulfillmentTypes: z.object({
    delivery: fulfilmentChoice,
    pickup: fulfilmentChoice,
    selected: z.catch(nullable(z.enum(FULFILMENTS)), null),
  }),
  categories: list(category),
  masterCategories: list(category),
  multiSalesCategories: list(category),
  price,
  /**
   * The lowest own price of one piece in the 30 days before the reduction in `price` began; null where the backend does
   * not tell, and where the offered price is not the item's own. [PRICE-20]
   */
  lowestPrice: z.catch(nullable(positiveRupiah), null),
  /** The prices of one piece of this item by the quantity bought; empty where many cost no less, or none is told. */
  wholesale,
  /** Price per unit of content, for groceries: Rp14.800 / kg. */
  unitPrice: nullable(z.object({ price: rupiah, unit: z.string() })),
  statistics: z._default(
    z.object({ rating: nullable(z.number()), reviewCount: nullable(amount), sold: nullable(amount) }),
    { rating: null, reviewCount: null, sold: null },
  ),
  /** Null when unknown. */
  fit: nullable(sizeFit),
  /** `remaining` is null when the seller does not tell. */
  stock: z._default(z.object({ remaining: nullable(count) }), { remaining: null }),
  purchaseLimit,
  campaignInfo: nullable(campaignInfo),
  fbbCategoryUrl: nullable(z.string()),
  /** A type that is not known is another one; one without a type says nothing. */
  warranty: z.catch(
    nullable(z.object({ type: z.pipe(z.string(), z.catch(z.enum(WARRANTY_TYPES), 'OTHER')), period: text })),
    null,
  ),
  returnPeriodDays: nullable(amount),
  /** Null where the backend does not tell: then nothing is known of these rows until their calls answer. */
  ahead: z.catch(nullable(ahead), null),
});

export const appliedVoucher = z.object({ code: z.string(), title: z.string(), amount: rupiah });

export const priceSummary = z.object({
  price,
  vouchersApplied: list(appliedVoucher),
  vouchers: list(z.object({ code: z.string(), title: z.string() })),
  wholesale,
  item: nullable(z.object({ quantity: z.number(), subtotal: rupiah })),
});

/** The value is all there is: an answer without it is not one. */
export const description = z.object({ value: richText });
export const specifications = z.array(z.object({ name: z.string(), value: z.string() }));
export const highlights = z.array(z.string());

/** Query of `_summary`. [API-06] */
export const summaryQuery = z.object({
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
  selectedFulfillment: z.optional(z.enum(FULFILMENTS)),
  latitude: z.optional(z.coerce.number()),
  longitude: z.optional(z.coerce.number()),
  redirectAction: z.optional(z.string().check(z.maxLength(64))),
});
/** Query of `price-summary`. [API-07] */
export const priceSummaryQuery = z.object({
  qty: quantityAsked,
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
});

export type ProductSummary = z.output<typeof productSummary>;
export type PromotionAhead = NonNullable<ProductSummary['ahead']>['promotions'][number];
export type ProductImage = z.output<typeof productImage>;
export type PriceSummary = z.output<typeof priceSummary>;
export type Specification = z.output<typeof specifications>[number];
export type SummaryQuery = z.output<typeof summaryQuery>;

export const readProductSummary = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/_summary',
  answer: productSummary,
});
export const readPriceSummary = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/price-summary',
  answer: priceSummary,
});
export const readDescription = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/description',
  answer: description,
});
export const readSpecifications = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/specifications',
  answer: specifications,
});
export const readHighlights = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/highlights',
  answer: highlights,
});
export const subscribeToCampaign = wire({
  method: 'POST',
  path: '/product-detail/products/{id}/campaign/{campaignId}/_subscribe',
  answer: campaignSubscribed,
  writes: 'once',
});
