import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '#src/app/productFacts.ts';
import { inertJson, structuredData } from '#server/seo/structuredData.ts';

const ORIGIN = 'https://shop.test';
const option = (number: number, isShown: boolean, attributes = [{ name: 'Warna', value: `W${number}` }]) => ({
  itemSku: `A-${number}`,
  path: `/p/x/A-${number}`,
  attributes,
  isShown,
  isAvailable: true,
});
/** A product of which only the sale is known. */
const BARE: ProductFacts = {
  path: '/p/x/A-1',
  language: 'id',
  name: 'Barang',
  itemSku: 'A-1',
  productSku: 'A',
  brand: '',
  seller: { name: '', location: '', path: null },
  customerCarePath: '/care',
  home: { name: 'Beranda', path: '/' },
  categories: [],
  images: [],
  price: { offered: 90_000, listed: 100_000, validUntil: null },
  stock: { status: null, remaining: null, startsAt: null },
  canBeOrdered: true,
  options: [],
  delivery: null,
  canBePickedUp: false,
  isForPickupOnly: false,
  returns: null,
  rating: null,
  reviews: [],
  attributes: [],
  specifications: [],
  highlights: [],
  description: [],
  seo: { description: '', title: '', text: [], links: [] },
};
const graph = (facts: Partial<ProductFacts> = {}) =>
  (structuredData({ ...BARE, ...facts }, ORIGIN) as { '@graph': Record<string, unknown>[] })['@graph'];
const product = (facts: Partial<ProductFacts> = {}) => graph(facts)[2] as Record<string, any>;
const review = (text: string) =>
  ({
    author: { name: 'Ayu' },
    createdDate: '2026-11-20T23:30:00Z',
    rating: 4,
    text,
  }) as unknown as ProductFacts['reviews'][number];

describe('[SEO-10] the graph of a product', () => {
  test('says of one of which little is known no more than that', () => {
    expect(structuredData(BARE, ORIGIN)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': 'https://shop.test/#organization',
          name: 'Etalase',
          url: 'https://shop.test/',
          logo: 'https://shop.test/logo.svg',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            url: 'https://shop.test/care',
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Beranda',
              item: { '@type': 'WebPage', '@id': 'https://shop.test/' },
            },
            { '@type': 'ListItem', position: 2, name: 'Barang' },
          ],
        },
        {
          '@type': 'Product',
          '@id': 'https://shop.test/p/x/A-1#product',
          name: 'Barang',
          url: 'https://shop.test/p/x/A-1',
          sku: 'A-1',
          offers: { '@type': 'Offer', url: 'https://shop.test/p/x/A-1', priceCurrency: 'IDR', price: 90_000 },
        },
      ],
    });
  });

  test('says what is known', () => {
    const told = product({
      brand: 'Merek',
      images: ['/pictures/a.webp', 'https://cdn.example/b.webp', '/c', '/d', '/e'],
      seo: { ...BARE.seo, description: 'Bagus' },
      rating: { average: 4.5, count: 12 },
      reviews: [review('Baik'), review('')],
    });
    const stars = { '@type': 'Rating', ratingValue: 4, bestRating: 5 };
    const ayu = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ayu' },
      // Half past six on the next morning in Jakarta.
      datePublished: '2026-11-21',
    };
    expect(told).toMatchObject({
      brand: { '@type': 'Brand', name: 'Merek' },
      image: [
        'https://shop.test/pictures/a.webp',
        'https://cdn.example/b.webp',
        'https://shop.test/c',
        'https://shop.test/d',
      ],
      description: 'Bagus',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
    });
    expect(told['review']).toEqual([
      { ...ayu, reviewRating: stars, reviewBody: 'Baik' },
      { ...ayu, reviewRating: stars },
    ]);
    const path = graph({ categories: [{ name: 'Rumah', path: '/c/1' }] })[1] as Record<string, any>;
    expect(path['itemListElement'].slice(1)).toEqual([
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Rumah',
        item: { '@type': 'WebPage', '@id': 'https://shop.test/c/1' },
      },
      { '@type': 'ListItem', position: 3, name: 'Barang' },
    ]);
  });

  test('says of an offer until when, whose, how many, and until when it may be sent back', () => {
    const { offers } = product({
      price: { ...BARE.price, validUntil: Date.UTC(2026, 10, 21) },
      stock: { status: 'LIMITED', remaining: 2, startsAt: null },
      seller: { name: 'Toko', location: 'Bandung', path: '/merchant/T' },
      returns: { returnable: true, days: 7, reasons: [], buyerPays: null },
    });
    expect(offers).toEqual({
      '@type': 'Offer',
      url: 'https://shop.test/p/x/A-1',
      priceCurrency: 'IDR',
      price: 90_000,
      priceValidUntil: '2026-11-21T00:00:00.000Z',
      availability: 'https://schema.org/LimitedAvailability',
      seller: { '@type': 'Organization', name: 'Toko', url: 'https://shop.test/merchant/T' },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'ID',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
      },
    });
    for (const returns of [null, { returnable: true, days: null, reasons: [], buyerPays: null }])
      expect(product({ returns })['offers']).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test.each([
    ['OUT_OF_STOCK', 'OutOfStock'],
    ['COMING_SOON', 'OutOfStock'],
    ['OFFLINE_ONLY', 'InStoreOnly'],
    ['LIMITED', 'LimitedAvailability'],
    ['ONLY_AVAILABLE_CNC', 'InStoreOnly'],
    ['AVAILABLE', 'InStock'],
  ] as const)('calls %s %s', (status, name) => {
    expect(product({ stock: { ...BARE.stock, status } })['offers'].availability).toBe(
      `https://schema.org/${name}`,
    );
  });

  test('omits availability of stock that cannot be ordered, but says sold out, coming or in stores', () => {
    const told = (status: ProductFacts['stock']['status']) =>
      product({ stock: { ...BARE.stock, status }, canBeOrdered: false })['offers'].availability;
    for (const status of ['AVAILABLE', 'LIMITED', 'ONLY_AVAILABLE_CNC'] as const)
      expect(told(status)).toBeUndefined();
    expect((['OUT_OF_STOCK', 'COMING_SOON', 'OFFLINE_ONLY'] as const).map(told)).toEqual([
      'https://schema.org/OutOfStock',
      'https://schema.org/OutOfStock',
      'https://schema.org/InStoreOnly',
    ]);
  });

  test('says from when it is sold, that it is fetched alone, and that it cannot be sent back', () => {
    const { offers } = product({
      stock: { status: 'COMING_SOON', remaining: null, startsAt: Date.UTC(2026, 10, 24) },
      isForPickupOnly: true,
      returns: { returnable: false, days: null, reasons: [], buyerPays: null },
    });
    expect(offers).toMatchObject({
      availabilityStarts: '2026-11-24T00:00:00.000Z',
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'ID',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    });
  });

  test('says what sending costs, and where and when it comes', () => {
    const delivery = (orderBefore: string | null, postalCode: string, isArrivalPromised: boolean) =>
      product({
        delivery: {
          summary: { price: 15_000, etd: { minDays: 1, maxDays: 3, orderBefore } },
          place: { district: 'Coblong', city: 'Bandung', postalCode },
          isArrivalPromised,
        } as unknown as ProductFacts['delivery'],
      })['offers'].shippingDetails;
    const plain = {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 15_000, currency: 'IDR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ID' },
    };
    expect(delivery('12:00', '', false)).toEqual(plain);
    const transitTime = { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' };
    const time = { '@type': 'ShippingDeliveryTime', transitTime };
    expect(delivery(null, '40132', true)).toEqual({
      ...plain,
      shippingDestination: { ...plain.shippingDestination, postalCode: '40132' },
      deliveryTime: time,
    });
    expect(delivery('12:00', '', true).deliveryTime).toEqual({ ...time, cutoffTime: '12:00:00+07:00' });
  });

  test('names its options, the shown one by itself and so many of the others', () => {
    expect(graph({ options: [option(1, true)] })).toHaveLength(3);
    const options = [
      option(2, false),
      option(1, true),
      ...Array.from({ length: 24 }, (_, at) => option(at + 3, false)),
    ];
    const all = graph({ options });
    expect(all[2]).toMatchObject({ color: 'W1', isVariantOf: { '@id': 'https://shop.test/#A' } });
    expect(all[3]).toMatchObject({
      '@type': 'ProductGroup',
      '@id': 'https://shop.test/#A',
      name: 'Barang',
      productGroupID: 'A',
      variesBy: ['https://schema.org/color'],
    });
    const variants = all[3]?.['hasVariant'] as object[];
    expect(variants).toHaveLength(25);
    expect(variants.slice(0, 2)).toEqual([
      { '@id': 'https://shop.test/p/x/A-1#product' },
      { url: 'https://shop.test/p/x/A-2' },
    ]);
    expect(variants.at(-1)).toEqual({ url: 'https://shop.test/p/x/A-25' });
  });

  test.each([
    ['Warna', 'color'],
    ['COLOUR', 'color'],
    ['color', 'color'],
    ['Ukuran', 'size'],
    ['size', 'size'],
    ['Bahan', 'material'],
    ['material', 'material'],
    ['Motif', 'pattern'],
    ['pattern', 'pattern'],
  ])('calls %s %s', (name, property) => {
    const attributes = [
      { name, value: 'X' },
      { name: 'Lainnya', value: 'Y' },
    ];
    const all = graph({ options: [option(1, true, attributes), option(2, false, attributes)] });
    expect(all[2]?.[property]).toBe('X');
    expect(JSON.stringify(all[2])).not.toContain('Y"');
    expect(all[3]?.['variesBy']).toEqual([`https://schema.org/${property}`, 'Lainnya']);
  });

  test('tells of a review as much as has room', () => {
    const bodies = [`${'a'.repeat(120)}`, 'a'.repeat(121), `${'a'.repeat(118)} bb`, '  a \n\n b  '].map(
      (text) => product({ reviews: [review(text)] })['review'][0].reviewBody as string,
    );
    expect(bodies).toEqual(['a'.repeat(120), `${'a'.repeat(119)}…`, `${'a'.repeat(118)}…`, 'a b']);
  });
});

test('[SEO-10] data in a document ends neither its element nor a line', () => {
  expect(inertJson({ a: '</script>\u2028\u2029<!--<' })).toBe(
    String.raw`{"a":"\u003c/script>\u2028\u2029\u003c!--\u003c"}`,
  );
});
