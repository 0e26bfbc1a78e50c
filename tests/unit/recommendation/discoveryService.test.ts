import { describe, expect, test } from 'vitest';
import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createDiscoveryService } from '#src/services/recommendation/recommendation/discoveryService.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';

const card = (itemSku: string) => ({
  itemSku,
  name: itemSku,
  imageUrl: '',
  price: { offered: 1, listed: 1, discount: 0 },
  url: `/p/x/${itemSku}`,
  brand: 'Rimba',
});
const BRAND = { name: 'Rimba', slug: 'rimba' };

/** A backend that answers everything with the same. */
function backendOf(data: unknown, headers: Record<string, string> = {}) {
  const asked: { call: string; body: unknown }[] = [];
  const backend = createBackend({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      asked.push({
        call: `${request.method} ${pathname.replace('/backend', '')}${search}`,
        body: text === '' ? null : JSON.parse(text),
      });
      return Response.json({ code: 200, status: 'OK', data }, { headers });
    },
    origin: 'http://shop.test',
    language: 'id',
    timeoutMs: 1_000,
  });
  return { asked, backend, discovery: createDiscoveryService(backend) };
}

test('[API-88, RECO-04, LIMIT-17] the endless list is asked for 18 at a time', async () => {
  const { discovery, asked } = backendOf([card('B-01')]);
  await discovery.endless('A-01', 3);
  expect(asked).toEqual([
    { call: 'POST /search/infinite-recommendations', body: { page: 3, size: 18, itemSku: 'A-01' } },
  ]);
});

test('[API-34, API-35, RECO-07] asks for goods of a brand by the version of the shell', async () => {
  const older = backendOf([card('B-01')]);
  expect(await older.discovery.ofBrand('A-01', 'older')).toMatchObject([
    { brand: null, products: [{ itemSku: 'B-01' }] },
  ]);
  const newer = backendOf({ brand: BRAND, products: [card('B-01')] });
  expect(await newer.discovery.ofBrand('A-01', 'newer')).toMatchObject([
    { brand: BRAND, products: [{ itemSku: 'B-01' }] },
  ]);
  expect([...older.asked, ...newer.asked].map(({ call }) => call)).toEqual([
    'GET /product-detail/recommendation/brands?itemSku=A-01',
    'GET /product-detail/recommendation/v2/brands?itemSku=A-01',
  ]);
});

test('[API-104, API-105, RECO-08] marks brand ads of both versions as ads', async () => {
  const older = backendOf([card('B-01')]);
  expect(await older.discovery.brandAds('A-01', 'older')).toMatchObject([
    { brand: null, products: [{ itemSku: 'B-01', sponsored: true }] },
  ]);
  const newer = backendOf([{ brand: BRAND, products: [{ ...card('B-01'), sponsored: false }] }]);
  expect(await newer.discovery.brandAds('A-01', 'newer')).toMatchObject([
    { brand: BRAND, products: [{ itemSku: 'B-01', sponsored: true }] },
  ]);
  expect([...older.asked, ...newer.asked].map(({ call }) => call)).toEqual([
    'GET /product-detail/brand-ads?itemSku=A-01',
    'GET /product-detail/v2/brand-ads?itemSku=A-01',
  ]);
});

test('[API-27, RECENT-04] recent products are asked for by their SKUs, each given once', async () => {
  const { discovery, asked } = backendOf([card('A-01'), card('B-01')]);
  expect((await discovery.basic(['A-01', 'B-01'])).map(({ itemSku }) => itemSku)).toEqual(['A-01', 'B-01']);
  expect(asked.map(({ call }) => call)).toEqual(['GET /product/products/_basic?sku=A-01&sku=B-01']);
});

describe('[RECO-02] every item carries the trace of its answer’s header', () => {
  const lists = (headers: Record<string, string>) => {
    const cards = backendOf([card('B-01'), card('C-01')], headers);
    const category = backendOf({ products: [card('B-01'), card('C-01')] }, headers);
    const ofBrand = backendOf({ brand: BRAND, products: [card('B-01'), card('C-01')] }, headers);
    const ads = backendOf([{ brand: BRAND, products: [card('B-01'), card('C-01')] }], headers);
    const told = { basis: 'COMPLEMENT' };
    const alongside = backendOf(
      [
        { ...card('B-01'), ...told },
        { ...card('C-01'), ...told },
      ],
      headers,
    );
    const all = createRecommendationService(cards.backend);
    const flat = async (goods: ReturnType<typeof cards.discovery.ofBrand>) =>
      (await goods).flatMap(({ products }) => products);
    return Promise.all([
      all.forProduct('A-01', []),
      all.homepage(),
      createRecommendationService(alongside.backend).goingWith('A-01'),
      createRecommendationService(category.backend).forCategory('C1', []),
      createGroceryService(cards.backend).recommendations('A-01'),
      cards.discovery.endless('A-01', 0),
      flat(cards.discovery.ofBrand('A-01', 'older')),
      flat(ofBrand.discovery.ofBrand('A-01', 'newer')),
      flat(cards.discovery.brandAds('A-01', 'older')),
      flat(ads.discovery.brandAds('A-01', 'newer')),
    ]);
  };
  const tracesOf = async (headers: Record<string, string>) => {
    const found = await lists(headers);
    expect(found.map((list) => list.length)).toEqual(Array(10).fill(2));
    return [...new Set(found.flat().map((one) => ('traceId' in one ? one.traceId : 'without')))];
  };
  test('in every list', async () => expect(await tracesOf({ 'x-trace-id': 'T-1' })).toEqual(['T-1']));
  test('no header gives items without one', async () => expect(await tracesOf({})).toEqual(['without']));
  test('one that is too long for a bag is none', async () => {
    expect(await tracesOf({ 'x-trace-id': 'x'.repeat(128) })).toEqual(['x'.repeat(128)]);
    expect(await tracesOf({ 'x-trace-id': 'x'.repeat(129) })).toEqual(['without']);
  });
});

describe('[API-87, RECO-13] what goes with a product', () => {
  test.each([
    ['bought along', ['BOUGHT_TOGETHER', 'BOUGHT_TOGETHER'], 2],
    ['needed with it', ['COMPLEMENT', 'COMPLEMENT'], 2],
    ['some of each, and nothing says of which list', ['BOUGHT_TOGETHER', 'COMPLEMENT'], 0],
    ['alternatives, of a backend that does not know the kind', [undefined, undefined], 0],
    ['on a basis that nobody knows', ['WEATHER', 'WEATHER'], 0],
  ])('%s', async (_, bases, count) => {
    const { backend, asked } = backendOf(bases.map((basis, index) => ({ ...card(`B-0${index}`), basis })));
    expect(await createRecommendationService(backend).goingWith('A-01')).toHaveLength(count);
    expect(asked).toEqual([
      {
        call: 'POST /search/products/A-01/recommendations',
        body: { page: 0, size: 18, categories: [], kind: 'COMPLEMENT' },
      },
    ]);
  });
});

test('[API-87] alternatives are asked for by the categories of the product, a page of them', async () => {
  const { backend, asked } = backendOf([card('B-01')]);
  expect(await createRecommendationService(backend).forProduct('A-01', ['C-1', 'C-2'])).toHaveLength(1);
  expect(asked).toEqual([
    {
      call: 'POST /search/products/A-01/recommendations',
      body: { page: 0, size: 18, categories: ['C-1', 'C-2'] },
    },
  ]);
});

test('[API-89] leaves the added item out of its recommendations and still fills the list', async () => {
  const products = ['A-01', 'B-01', 'B-02', 'B-03', 'B-04', 'B-05', 'B-06', 'B-07'].map(card);
  const { backend } = backendOf({ products, metadata: {} });
  const cards = await createRecommendationService(backend).forCategory('C-1', ['A-01']);
  expect(cards.map(({ itemSku }) => itemSku)).toEqual(['B-01', 'B-02', 'B-03', 'B-04', 'B-05', 'B-06']);
});
