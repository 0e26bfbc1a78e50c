import type { ProductFacts } from '#src/app/productFacts.ts';
import { shippingCostOf } from '#src/domain/fulfilment/shippingCost.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { shopDay } from '#src/domain/shell/calendarDay.ts';
import { LOGO_PATH } from './logo.ts';

/**
 * Schema.org's words for the ways of selling. An announced product that cannot be ordered is OutOfStock with the moment
 * from which it is sold, as search engines require: PreOrder would promise an order now.
 */
const AVAILABILITY = {
  OUT_OF_STOCK: 'OutOfStock',
  COMING_SOON: 'OutOfStock',
  OFFLINE_ONLY: 'InStoreOnly',
  LIMITED: 'LimitedAvailability',
  ONLY_AVAILABLE_CNC: 'InStoreOnly',
  AVAILABLE: 'InStock',
} as const;

/** Attributes of options for which schema.org has a property. */
const VARIES_BY: Readonly<Record<string, 'color' | 'size' | 'material' | 'pattern'>> = {
  warna: 'color',
  colour: 'color',
  color: 'color',
  ukuran: 'size',
  size: 'size',
  bahan: 'material',
  material: 'material',
  motif: 'pattern',
  pattern: 'pattern',
};
/** Options that are listed: a product may have two thousand, too many for a page. */
const NAMED_OPTIONS = 24;
const NAMED_IMAGES = 4;
/** Characters of a review in the graph; the page has all of it. */
const REVIEW_LENGTH = 120;
const schemaUrl = (name: string) => `https://schema.org/${name}`;
const propertyOf = (attribute: string) => VARIES_BY[attribute.toLowerCase()];

/**
 * The product as a graph of schema.org, with the facts of the page and no others. [SEO-10]
 *
 * @param origin of this site as visitors know it
 */
export function structuredData(facts: ProductFacts, origin: string): object {
  const at = (path: string) => (path.startsWith('/') ? origin + path : path);
  const organization = { '@id': `${origin}/#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: BRAND_NAME,
        url: `${origin}/`,
        logo: at(LOGO_PATH),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          url: at(facts.customerCarePath),
        },
      },
      breadcrumbs(facts, at),
      product(facts, origin, at),
      ...(facts.options.length > 1 ? [productGroup(facts, origin, at)] : []),
    ],
  };
}

function breadcrumbs({ home, categories, name }: ProductFacts, at: (path: string) => string) {
  const steps = [
    ...[home, ...categories].map((category) => ({
      name: category.name,
      item: { '@type': 'WebPage', '@id': at(category.path) },
    })),
    { name },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      ...step,
    })),
  };
}

function product(facts: ProductFacts, origin: string, at: (path: string) => string) {
  const url = at(facts.path);
  const shown = facts.options.find((option) => option.isShown);
  const { rating, reviews } = facts;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: facts.name,
    url,
    sku: facts.itemSku,
    ...(facts.brand === '' ? {} : { brand: { '@type': 'Brand', name: facts.brand } }),
    ...(facts.images.length === 0 ? {} : { image: facts.images.slice(0, NAMED_IMAGES).map(at) }),
    ...(facts.seo.description === '' ? {} : { description: facts.seo.description }),
    ...Object.fromEntries(
      (shown?.attributes ?? []).flatMap(({ name, value }) => {
        const property = propertyOf(name);
        return property === undefined ? [] : [[property, value]];
      }),
    ),
    ...(facts.options.length > 1 ? { isVariantOf: { '@id': groupId(facts, origin) } } : {}),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }),
    ...(reviews.length === 0
      ? {}
      : {
          review: reviews.map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author.name },
            datePublished: shopDay(review.createdDate),
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
            ...(review.text === '' ? {} : { reviewBody: cut(review.text) }),
          })),
        }),
    offers: offer(facts, url, at),
  };
}

const cut = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= REVIEW_LENGTH ? plain : `${plain.slice(0, REVIEW_LENGTH - 1).trimEnd()}…`;
};

function offer(facts: ProductFacts, url: string, at: (path: string) => string) {
  const { price, stock, seller, delivery, returns } = facts;
  const availability = availabilityOf(facts);
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'IDR',
    price: price.offered,
    ...(price.validUntil === null ? {} : { priceValidUntil: new Date(price.validUntil).toISOString() }),
    ...(availability === null ? {} : { availability: schemaUrl(AVAILABILITY[availability]) }),
    ...(stock.startsAt === null ? {} : { availabilityStarts: new Date(stock.startsAt).toISOString() }),
    ...(facts.isForPickupOnly ? { availableDeliveryMethod: schemaUrl('OnSitePickup') } : {}),
    ...(seller.name === ''
      ? {}
      : {
          seller: {
            '@type': 'Organization',
            name: seller.name,
            ...(seller.path === null ? {} : { url: at(seller.path) }),
          },
        }),
    ...(delivery === null ? {} : { shippingDetails: shippingDetails(delivery) }),
    ...(returns === null || (returns.returnable && returns.days === null)
      ? {}
      : {
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: 'ID',
            ...(returns.returnable
              ? {
                  returnPolicyCategory: schemaUrl('MerchantReturnFiniteReturnWindow'),
                  merchantReturnDays: returns.days,
                }
              : { returnPolicyCategory: schemaUrl('MerchantReturnNotPermitted') }),
          },
        }),
  };
}

/**
 * Null for a product in stock that cannot be had: its seller is on a break, or no delivery or pickup exists. It is not
 * out of stock, and "in stock" would mislead a reader.
 */
function availabilityOf({ stock: { status }, canBeOrdered }: ProductFacts): ProductFacts['stock']['status'] {
  if (status === 'OUT_OF_STOCK' || status === 'COMING_SOON' || status === 'OFFLINE_ONLY') return status;
  return canBeOrdered ? status : null;
}

/** The price and days of delivery on the page, for the place that they are valid for. */
function shippingDetails({ summary, place, isArrivalPromised }: NonNullable<ProductFacts['delivery']>) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: shippingCostOf(summary).price, currency: 'IDR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'ID',
      ...(place.postalCode === '' ? {} : { postalCode: place.postalCode }),
    },
    ...(isArrivalPromised
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: summary.etd.minDays,
              maxValue: summary.etd.maxDays,
              unitCode: 'DAY',
            },
            ...(summary.etd.orderBefore === null
              ? {}
              : { cutoffTime: `${summary.etd.orderBefore}:00+07:00` }),
          },
        }
      : {}),
  };
}

const groupId = ({ productSku }: ProductFacts, origin: string) => `${origin}/#${productSku}`;

/** All options that are sold as one product; each has a page of its own with its price. */
function productGroup(facts: ProductFacts, origin: string, at: (path: string) => string) {
  const others = facts.options.filter((option) => !option.isShown).slice(0, NAMED_OPTIONS);
  const names = facts.options[0]?.attributes.map(({ name }) => name) ?? [];
  return {
    '@type': 'ProductGroup',
    '@id': groupId(facts, origin),
    name: facts.name,
    productGroupID: facts.productSku,
    variesBy: names.map((name) => {
      const property = propertyOf(name);
      return property === undefined ? name : schemaUrl(property);
    }),
    hasVariant: [{ '@id': `${at(facts.path)}#product` }, ...others.map(({ path }) => ({ url: at(path) }))],
  };
}

/** JSON that cannot end its script element or break a line of a script. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
