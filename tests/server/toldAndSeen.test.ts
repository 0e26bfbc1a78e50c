import { describe, expect, test } from 'vitest';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { products as demoProducts } from '#marketplace/product/catalogue/products.ts';
import type { CatalogueMerchant, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { formatCompact, formatMoment, formatRating } from '#src/domain/shell/format.ts';
import { product } from '../support/products.ts';
import { NOW, openHost, PATH } from './support/openHost.ts';
import { graphOf, nodeOf, schemaOrgProblems } from './support/schemaOrg.ts';
import { seenOfferOf, type SeenOffer } from './support/seenOffer.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** A hundred pages one after the other: on a busy machine none of them is refused. */
const PATIENT = { renderWaitMs: 60_000 };

/** The structured data in the terms of what a visitor reads. */
function toldOfferOf(html: string, nowMs: number): SeenOffer {
  const node = nodeOf(graphOf(html), 'Product');
  const { offers, aggregateRating } = node;
  const { shippingDetails, hasMerchantReturnPolicy, priceValidUntil, availabilityStarts } = offers;
  return {
    price: offers.price,
    openGraphPrice: offers.price,
    availability: offers.availability,
    availableDeliveryMethod: offers.availableDeliveryMethod,
    endsInSeconds:
      priceValidUntil === undefined ? undefined : Math.ceil((Date.parse(priceValidUntil) - nowMs) / 1000),
    starts: availabilityStarts === undefined ? undefined : formatMoment(Date.parse(availabilityStarts), 'id'),
    shipping:
      shippingDetails === undefined
        ? undefined
        : {
            price: shippingDetails.shippingRate.value,
            maxDays: shippingDetails.deliveryTime?.transitTime.maxValue,
          },
    returns:
      hasMerchantReturnPolicy === undefined
        ? undefined
        : hasMerchantReturnPolicy.returnPolicyCategory.endsWith('MerchantReturnNotPermitted')
          ? 'none'
          : hasMerchantReturnPolicy.merchantReturnDays,
    rating:
      aggregateRating === undefined
        ? undefined
        : {
            value: formatRating(aggregateRating.ratingValue, 'id'),
            count: formatCompact(aggregateRating.reviewCount, 'id'),
          },
  };
}

/** A product that came without any tag says nothing of its stock, as the page says nothing of returns then. */
const whereTold = (seen: SeenOffer, told: SeenOffer): SeenOffer =>
  seen.returns === undefined && told.availability === undefined ? { ...seen, availability: undefined } : seen;
const pathOf = ({ vendor, urlFriendlyName }: CatalogueProduct, itemSku: string) =>
  `${vendor === 'grocery' ? '/grocery' : ''}/p/${urlFriendlyName}/${itemSku}`;
const availabilityOf = (html: string) =>
  nodeOf(graphOf(html), 'Product').offers.availability?.replace('https://schema.org/', '');

describe('[SEO-10] of every option of the demo', () => {
  const sold = demoProducts.filter(({ answers }) => answers === undefined);

  // Before, in and after the campaigns of the catalogue.
  test.each([0, 3 * DAY_MINUTES + 60, 10 * DAY_MINUTES + 5])(
    'the structured data says what is seen, %i minutes on',
    async (minutes) => {
      let now = NOW;
      const { get } = openHost(demoProducts, { merchants, now: () => now, host: PATIENT });
      now += minutes * MINUTE_MS;
      const asked = minutes === 0 ? sold : sold.filter(({ campaign }) => campaign !== undefined);
      expect(asked.length).toBeGreaterThan(3);
      for (const one of asked) {
        // By day of each its first option and every third: all of them take eight seconds of a processor.
        for (const { itemSku } of one.items.filter(
          (_, at) => at % 3 === 0 || process.env['NIGHTLY'] === '1',
        )) {
          const { html } = await get(pathOf(one, itemSku));
          const told = toldOfferOf(html, now);
          expect(told, itemSku).toEqual(whereTold(seenOfferOf(html, now), told));
          expect(nodeOf(graphOf(html), 'Product').sku).toBe(itemSku);
        }
      }
    },
  );

  test('every kind of availability is among them', async () => {
    const { get } = openHost(demoProducts, { merchants, host: PATIENT });
    const told: Record<string, string> = {};
    for (const itemSku of [
      'GWA-00111-01',
      'NDA-00203-01',
      'NDA-00202-01',
      'TRT-00303-01',
      'ETL-00501-01',
      'TRT-00302-01',
      'WRT-00801-01',
    ]) {
      const one = sold.find(({ productSku }) => itemSku.startsWith(productSku)) as CatalogueProduct;
      told[itemSku] = availabilityOf((await get(pathOf(one, itemSku))).html);
    }
    expect(told).toEqual({
      'GWA-00111-01': 'InStoreOnly',
      'NDA-00203-01': 'OutOfStock',
      'NDA-00202-01': 'OutOfStock',
      'TRT-00303-01': 'InStoreOnly',
      'ETL-00501-01': 'LimitedAvailability',
      'TRT-00302-01': 'InStock',
      'WRT-00801-01': 'InStock',
    });
  });

  test('nothing is told of what is no longer sold, or not to be had', async () => {
    const { get } = openHost(demoProducts, { merchants, host: PATIENT });
    for (const one of demoProducts.filter(({ answers }) => answers !== undefined)) {
      const { html, status } = await get(pathOf(one, `${one.productSku}-01`));
      expect(status, one.productSku).toBe(one.answers);
      expect(html).not.toContain('ld+json');
      expect(html).not.toContain('product:price');
    }
  });
});

describe('[SEO-10] in every state of stock and sale', () => {
  type Given = Parameters<typeof product>[0] & { merchant?: Partial<CatalogueMerchant> };
  const campaign = (from: number, to: number, price?: number, sold = 0) => ({
    id: 'C-1',
    name: 'Kilat',
    startsInMinutes: from,
    endsInMinutes: to,
    quota: 50,
    sold,
    ...(price === undefined ? {} : { price }),
  });
  const BREAK = { storeClose: { delayShipping: false } };
  const STATES: [name: string, given: Given, availability: string | undefined][] = [
    ['sold out', { item: { stock: 0 } }, 'OutOfStock'],
    ['sold out, in a campaign', { item: { stock: 0 }, campaign: campaign(-60, 60, 80_000) }, 'OutOfStock'],
    ['sold out, to be fetched', { item: { stock: 0, pickup: 'AVAILABLE' } }, 'OutOfStock'],
    ['the last piece', { item: { stock: 1 } }, 'LimitedAvailability'],
    ['five pieces', { item: { stock: 5 } }, 'LimitedAvailability'],
    ['six pieces', { item: { stock: 6 } }, 'InStock'],
    ['an unknown number', { item: { stock: null } }, 'InStock'],
    ['limited by its tag', { tags: ['AVAILABLE', 'LIMITED_ALL_LOCATION'] }, 'LimitedAvailability'],
    ['coming at no known time', { tags: ['COMING_SOON'] }, 'OutOfStock'],
    ['coming with a campaign', { tags: ['COMING_SOON'], campaign: campaign(60, 120) }, 'OutOfStock'],
    ['out with a campaign', { tags: ['COMING_SOON'], campaign: campaign(-5, 60) }, undefined],
    ['coming, and sold out before', { tags: ['COMING_SOON'], item: { stock: 0 } }, 'OutOfStock'],
    ['in stores alone', { tags: ['OFFLINE_ONLY', 'OFFLINE'] }, 'InStoreOnly'],
    ['in stores alone, few', { tags: ['OFFLINE_ONLY'], item: { stock: 2 } }, 'InStoreOnly'],
    [
      'in stores alone, to be fetched',
      { tags: ['OFFLINE_ONLY'], item: { pickup: 'AVAILABLE' } },
      'InStoreOnly',
    ],
    ['in stores alone, sold out', { tags: ['OFFLINE_ONLY'], item: { stock: 0 } }, 'OutOfStock'],
    ['in stores alone, coming', { tags: ['OFFLINE_ONLY', 'COMING_SOON'] }, 'OutOfStock'],
    ['in stores too', { tags: ['AVAILABLE', 'OFFLINE', 'ONLINE'] }, 'InStock'],
    [
      'to be fetched alone',
      { tags: ['AVAILABLE', 'ONLY_AVAILABLE_CNC'], item: { pickup: 'AVAILABLE' } },
      'InStoreOnly',
    ],
    [
      'to be fetched alone, few',
      { tags: ['AVAILABLE', 'ONLY_AVAILABLE_CNC'], item: { pickup: 'AVAILABLE', stock: 3 } },
      'LimitedAvailability',
    ],
    [
      'bought here and fetched',
      { type: 'BOPIS', item: { pickup: 'AVAILABLE', delivery: 'UNAVAILABLE' } },
      'InStock',
    ],
    ['neither sent nor handed over', { item: { delivery: 'UNAVAILABLE' } }, undefined],
    ['of a store on a break', { merchant: BREAK }, undefined],
    ['of a store on a break, few', { merchant: BREAK, item: { stock: 2 } }, undefined],
    ['of a store on a break, sold out', { merchant: BREAK, item: { stock: 0 } }, 'OutOfStock'],
    ['of a store on a break that hands over', { merchant: BREAK, item: { pickup: 'AVAILABLE' } }, 'InStock'],
    ['of a store that sends later', { merchant: { storeClose: { delayShipping: true } } }, 'InStock'],
    ['in a campaign', { campaign: campaign(-60, 60, 80_000) }, 'InStock'],
    ['in a campaign without a price', { campaign: campaign(-60, 60) }, 'InStock'],
    ['in a campaign whose pieces are gone', { campaign: campaign(-60, 60, 80_000, 50) }, 'InStock'],
    ['before a campaign', { campaign: campaign(60, 120, 80_000) }, 'InStock'],
    ['reduced', { item: { listed: 150_000 } }, 'InStock'],
    ['returnable for some days', { tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 }, 'InStock'],
    ['returnable for nobody knows how long', { tags: ['AVAILABLE', 'RETURNABLE'] }, 'InStock'],
    ['rated by thousands', { statistics: { rating: 4.66, reviewCount: 1234, sold: 9 } }, 'InStock'],
    ['rated by nobody', { statistics: { rating: null, reviewCount: 0, sold: 0 } }, 'InStock'],
  ];

  test.each(STATES)('%s: what is told is what is seen', async (_, { merchant, ...given }, availability) => {
    const { get } = openHost([product(given)], {
      ...(merchant === undefined ? {} : { merchant }),
      host: PATIENT,
    });
    const { html } = await get(PATH);
    const told = toldOfferOf(html, NOW);
    expect(told).toEqual(whereTold(seenOfferOf(html, NOW), told));
    expect(availabilityOf(html)).toBe(availability);
    expect(schemaOrgProblems(graphOf(html))).toEqual([]);
  });

  test('programs that ask for words or data are told the same', async () => {
    const { get } = openHost([product({ tags: ['OFFLINE_ONLY'] })]);
    const told = JSON.parse((await get(PATH, { accept: 'application/json' })).html);
    expect(told).toMatchObject({
      stock: { status: 'OFFLINE_ONLY', startsAt: null },
      canBeOrdered: false,
      canBePickedUp: false,
      delivery: null,
      returns: { isPossible: false, days: null },
    });
    const { html: words } = await get(PATH, { accept: 'text/markdown' });
    expect(words).toContain('- **Stok**: Hanya dijual di toko fisik\n');
    expect(words).toContain('Tidak bisa dikembalikan');
  });
});
