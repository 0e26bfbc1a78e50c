import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnMethods, sellerBadges } from '#marketplace/content/catalogue/content.ts';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { FAULTS } from '#marketplace/core/faults/faults.ts';
import { CART_ERROR_CODES, presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { FULFILMENT_STATUSES } from '#src/domain/fulfilment/fulfilment.ts';
import { PRODUCT_TYPES } from '#src/domain/product/productType.ts';
import { COMMISSION_TYPES } from '#src/domain/seller/seller.ts';
import { SHIPPING_ERROR_CODES } from '#src/domain/fulfilment/shipping.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags, PRODUCT_TAGS } from '#src/domain/product/tags.ts';
import { WARRANTY_TYPES } from '#src/domain/service/warranty.ts';
import * as cart from '#src/services/bag/bag/contract.ts';
import * as content from '#src/services/content/content/contract.ts';
import { createContentService } from '#src/services/content/content/contentService.ts';
import { shippingSummaryAnswer } from '#src/services/fulfilment/fulfilment/contract.ts';
import * as product from '#src/services/product/product/contract.ts';
import * as recommendation from '#src/services/recommendation/recommendation/contract.ts';
import { installmentOffers } from '#src/services/payment/installment/contract.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';
import { currentUser } from '#src/services/session/session/contract.ts';
import * as wishlist from '#src/services/wishlist/wishlist/contract.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { product as makeTestProduct, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

/** A visitor with a cookie jar of their own. */
function visitor(marketplace: ReturnType<typeof createMarketplace>) {
  let cookie = '';
  let counter = 0;
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await marketplace.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
    for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  return {
    call,
    read: async (path: string, headers: Record<string, string> = {}) => {
      // As the page gets it, through its host.
      const answer = await withRichText(path, await call(`/backend${path}`, { headers }));
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any };
    },
    write: async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await call(`/backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `k-${(counter += 1)}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any };
    },
    logIn: (member: string) =>
      call('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
      }),
  };
}
const line = (facts: object = {}) => ({
  itemSku: 'UJI-00001-01',
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});

let shop: ReturnType<typeof createMarketplace>;
beforeAll(() => {
  shop = createMarketplace({ dataDir: ':memory:', faults: true, now: () => NOW });
});
afterAll(() => shop.close());
/** The page's own client on that marketplace, and what it asked. */
function page(language: 'id' | 'en' = 'id') {
  const asked: Request[] = [];
  const backend = createBackend({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request.clone());
      return shop.fetch(request);
    },
    origin: 'http://shop.test',
    language,
    timeoutMs: 5_000,
  });
  return { backend, asked };
}
const called = ({ method, url }: Request) => `${method} ${url.replace('http://shop.test/backend', '')}`;
const small = (facts: Parameters<typeof makeTestProduct>[0] = {}, faults = false) =>
  createMarketplace({
    dataDir: ':memory:',
    faults,
    now: () => NOW,
    products: [makeTestProduct(facts)],
    merchants: [SELLER],
  });

const TIERS = [
  { minQty: 1, maxQty: 2, price: 100_000 },
  { minQty: 3, maxQty: null, price: 90_000 },
];
/** A product and a seller with everything that an answer may carry. */
const rich = () =>
  createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [
      makeTestProduct({
        tags: ['WHOLESALE'],
        wholesale: [{ minQty: 3, off: 10_000 }],
        item: { listed: 120_000, cashback: 5_000, pickup: 'AVAILABLE' },
      }),
    ],
    merchants: [
      {
        ...SELLER,
        commissionType: 'TC',
        storeClose: { delayShipping: true },
        warehouseInfo: { id: 'Dikirim dari Bandung.', en: 'Sent from Bandung.' },
        badges: ['OFFICIAL'],
      },
    ],
    vouchers: [
      testVoucher({
        id: 'V-1',
        code: 'SEPULUH',
        group: 'blibliVouchers',
        title: { id: 'Hemat sepuluh', en: 'Save ten' },
      }),
      testVoucher({
        id: 'V-2',
        code: 'SENDIRI',
        title: { id: 'Hemat sendiri', en: 'Save by yourself' },
        isAutomatic: false,
      }),
    ],
  });
/** Fields that identify a product to the page. [PRODUCT-01] */
const IDENTITY = ['itemSku', 'productSku', 'productCode', 'name', 'urlFriendlyName'] as const;

describe('every answer parses with the contract of its service', () => {
  const sold = catalogue.filter(({ answers }) => answers === undefined);

  test('[API-06, API-07, API-08, API-09, API-14, API-17, PRODUCT-01, PRODUCT-02, PRODUCT-17] goods', async () => {
    const guest = visitor(shop);
    // Every product of the catalogue, in both languages.
    for (const { items } of sold) {
      const sku = items[0]?.itemSku ?? '';
      for (const language of ['id', 'en']) {
        const headers = { 'accept-language': language };
        const base = `/product-detail/products/${sku}`;
        const summary = await guest.read(`${base}/_summary`, headers);
        const parsed = z.parse(product.productSummary, summary.body.data);
        for (const name of IDENTITY) expect(summary.body.data[name], `${sku} ${name}`).toMatch(/\S/);
        expect(summary.body.data.itemSku).toBe(sku);
        expect(parsed.masterCategories.length, sku).toBeGreaterThan(0);
        expect(parsed.multiSalesCategories.length, sku).toBeGreaterThan(0);
        expect(parsed.pickupPoint.code, sku).toBe(parsed.pickupPointCode);
        if (parsed.options.length > 0)
          expect(parsed.options.filter((option) => option.selected).length, sku).toBe(1);
        z.parse(product.priceSummary, (await guest.read(`${base}/price-summary?qty=1`, headers)).body.data);
        z.parse(product.description, (await guest.read(`${base}/description`, headers)).body.data);
        z.parse(product.specifications, (await guest.read(`${base}/specifications`, headers)).body.data);
        z.parse(product.highlights, (await guest.read(`${base}/highlights`, headers)).body.data);
        // A product without a courier tells the reason; one with a courier tells days and price.
        const shipping = await guest.read(`${base}/shipping-summary`, headers);
        const told = z.parse(shippingSummaryAnswer, shipping.body.data);
        if ('errorCode' in told) expect(SHIPPING_ERROR_CODES, sku).toContain(told.errorCode);
      }
    }
  });

  // The contract fills what an answer leaves out: here the answers are looked at as they come.
  test.each([
    ['id', 'Hemat sepuluh', 'Hemat sendiri'],
    ['en', 'Save ten', 'Save by yourself'],
  ])('[PRICE-08, API-07] a price summary carries all its fields (%s)', async (language, applied, offered) => {
    const market = rich();
    const { body } = await visitor(market).read(
      '/product-detail/products/UJI-00001-01/price-summary?qty=3&pickupPointCode=PP-TOK-1',
      { 'accept-language': language },
    );
    expect(body.data).toEqual({
      price: { offered: 90_000, listed: 120_000, discount: 25, cashback: 5_000 },
      vouchersApplied: [{ code: 'SEPULUH', title: applied, amount: 10_000 }],
      vouchers: [
        { code: 'SEPULUH', title: applied },
        { code: 'SENDIRI', title: offered },
      ],
      wholesale: TIERS,
      item: { quantity: 3, subtotal: 260_000 },
    });
    market.close();
  });

  test('[PRICE-08] without vouchers and tiers the lists are there, and empty', async () => {
    const market = small();
    const { body } = await visitor(market).read('/product-detail/products/UJI-00001-01/price-summary?qty=1');
    expect(body.data).toEqual({
      price: { offered: 100_000, listed: 100_000, discount: 0, cashback: null },
      vouchersApplied: [],
      vouchers: [],
      wholesale: [],
      item: { quantity: 1, subtotal: 100_000 },
    });
    market.close();
  });

  test('[PRODUCT-01, PRODUCT-05] a summary says which product it is, and who sells it', async () => {
    const market = rich();
    const { body } = await visitor(market).read('/product-detail/products/UJI-00001-01/_summary');
    expect(body.data).toMatchObject({
      itemSku: 'UJI-00001-01',
      productSku: 'UJI-00001',
      productCode: 'MTA-0000001',
      name: 'Barang Uji',
      urlFriendlyName: 'barang-uji',
    });
    expect(body.data.merchant).toEqual({
      code: 'TOK-1',
      url: '/merchant/TOK-1',
      name: 'Toko Uji',
      commissionType: 'TC',
      storeClose: { delayShipping: true, reopensOn: null },
      warehouseLocations: [{ label: 'Gudang Bandung', consolidation: false }],
      warehouseInfo: 'Dikirim dari Bandung.',
      pickupHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        day,
        open: '09:00',
        close: '20:00',
        status: 'AVAILABLE',
      })),
      location: 'Bandung',
      logo: null,
      badges: ['OFFICIAL'],
    });
    market.close();
  });

  test('[API-03, CLOCK-01] the envelope, and the date header', async () => {
    const { status, body, headers } = await visitor(shop).read('/content/product-configs');
    expect({ status, code: body.code, word: body.status }).toEqual({ status: 200, code: 200, word: 'OK' });
    expect(Date.parse(headers.get('date') ?? '')).toBe(NOW);
  });

  test.each(['id', 'en'] as const)(
    '[API-41, API-42, API-43, API-44, API-45, API-47] reads configurations in %s, a call each',
    async (language) => {
      const { backend, asked } = page(language);
      const contents = createContentService(backend, language);
      expect(await contents.productConfigs()).toMatchObject({ 'pdp.chat.enabled': 'true' });
      expect(JSON.parse((await contents.productCopy()).content)).toHaveProperty('usp');
      expect(await contents.sellerBadge()).toEqual(sellerBadges[language]);
      expect((await contents.sellerRating()).title).toBe(
        { id: 'Rating penjual', en: 'Seller rating' }[language],
      );
      expect(await contents.returnPolicyMethod()).toEqual(returnMethods[language]);
      expect(await contents.ticketConfigs()).toEqual([
        { id: 'topic.product', value: { id: 'Produk', en: 'Product' }[language] },
      ]);
      expect(asked.map(called)).toEqual([
        'GET /content/product-configs',
        'GET /content/product-copy',
        'GET /content/seller-badge',
        'GET /content/seller-rating',
        `GET /content/return-policy-method?lang=${language}`,
        'GET /content/ticket-configs',
      ]);
    },
  );

  test('[API-27, API-87, API-89, API-90, LIMIT-17, LIMIT-18] lists and recommendations', async () => {
    const guest = visitor(shop);
    const home = await guest.read('/search/homepage-recommendation?page=0&size=18');
    expect(z.parse(recommendation.productCards, home.body.data).length).toBe(18);
    const similar = await guest.write('/search/products/RMB-00012-01/recommendations', {
      page: 0,
      size: 18,
      categories: [],
    });
    expect(z.parse(recommendation.productCards, similar.body.data).length).toBeGreaterThan(0);
    const byCategory = await guest.read(
      '/search/get-category-recommendations-with-metadata?categoryId=C-KABIN&size=6',
    );
    z.parse(recommendation.categoryRecommendations, byCategory.body.data);
    const first = z.parse(recommendation.categoryRecommendations, byCategory.body.data).products[0];
    // The product that is being added is left out, with all its options.
    const others = await guest.read(
      `/search/get-category-recommendations-with-metadata?categoryId=C-KABIN&size=6&without=${first?.itemSku}&without=no-where`,
    );
    const { products } = z.parse(recommendation.categoryRecommendations, others.body.data);
    expect(products.length).toBeGreaterThan(0);
    expect(products.map(({ itemSku }) => itemSku)).not.toContain(first?.itemSku);
    const basic = await guest.read('/product/products/_basic?sku=RMB-00012-01&sku=nowhere');
    expect(z.parse(recommendation.productCards, basic.body.data)).toHaveLength(1);
    for (const { headers } of [home, similar, byCategory]) expect(headers.get('x-trace-id')).not.toBeNull();
  });

  test('[API-87, LIMIT-17] the page asks for its first 18 recommendations', async () => {
    const { backend, asked } = page();
    const recommendations = createRecommendationService(backend);
    expect((await recommendations.forProduct('RMB-00012-01', ['C-KABIN', 'C-KOPER'])).length).toBeGreaterThan(
      0,
    );
    expect((await recommendations.homepage()).length).toBe(18);
    expect(asked.map(called)).toEqual([
      'POST /search/products/RMB-00012-01/recommendations',
      'GET /search/homepage-recommendation?page=0&size=18',
    ]);
    expect(await asked[0]?.json()).toEqual({ page: 0, size: 18, categories: ['C-KABIN', 'C-KOPER'] });
  });

  test('[AUTH-01, AUTH-03, API-73, API-75] who is visiting, and the wishlist', async () => {
    const someone = visitor(shop);
    expect(z.parse(currentUser, (await someone.read('/common/users/_current')).body.data)).toBeNull();
    expect((await someone.write('/member/wishlist/_product', { sku: 'RMB-00012-01' })).status).toBe(401);
    await someone.logIn('ayu');
    expect(z.parse(currentUser, (await someone.read('/common/users/_current')).body.data)).toMatchObject({
      id: 'member-ayu',
    });
    const saved = await someone.write('/member/wishlist/_product', { sku: 'RMB-00012-01' });
    const { id } = z.parse(wishlist.wishlistAdded, saved.body.data);
    expect((await someone.read('/product-detail/products/RMB-00012-01/_summary')).body.data.tags).toContain(
      'WISHLIST',
    );
    // Being told is another wish, and another tag.
    const sold = '/product-detail/products/RMB-00022-01/_summary';
    await someone.write('/member/wishlist/_product', { sku: 'RMB-00022-01', isNotify: true });
    const wished = (await someone.read(sold)).body.data.tags as string[];
    expect(wished).toContain('NOTIFIED');
    expect(wished).not.toContain('WISHLIST');
    const removed = await someone.call(`/backend/member/wishlist/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect(
      (await someone.read('/product-detail/products/RMB-00012-01/_summary')).body.data.tags,
    ).not.toContain('WISHLIST');
  });

  test('[API-91, API-93, API-95, API-96] bag and checkout', async () => {
    const market = small();
    const member = visitor(market);
    await member.logIn('ayu');
    z.parse(cart.cartAdded, (await member.write('/retail/carts', line())).body.data);
    z.parse(cart.bagSummary, (await member.read('/retail/carts')).body.data);
    const { cartType: _, actionType: __, ...checkout } = line();
    z.parse(cart.checkoutCreated, (await member.write('/retail/checkouts/_quick', checkout)).body.data);
    z.parse(cart.grocerySummary, (await member.read('/grocery/checkout/_summary')).body.data);
    market.close();
  });
});

describe('the catalogue shows everything', () => {
  const shown = catalogue.filter(({ answers }) => answers === undefined);
  const tags = new Set(
    shown.flatMap((one) => [...one.tags, ...one.items.flatMap((item) => item.tags ?? [])]),
  );
  test('at least 40 products, each with what it shows, with one, two and three attributes', () => {
    expect(shown.length).toBeGreaterThanOrEqual(40);
    for (const one of catalogue) expect(one.shows.length, one.productSku).toBeGreaterThan(0);
    expect(new Set(shown.map(({ attributes }) => attributes.length))).toEqual(new Set([0, 1, 2, 3]));
  });
  test('every tag', () => {
    // Tags that depend on the visitor or on the request are not written in the catalogue.
    const given = ['WISHLIST', 'NOTIFIED', 'VARIANT_CHANGED', 'OOS', 'LIMITED'];
    expect(PRODUCT_TAGS.filter((tag) => !tags.has(tag) && !given.includes(tag))).toEqual([]);
  });
  test('every product type, warranty, fulfilment status and stock status', () => {
    expect(PRODUCT_TYPES.filter((type) => !shown.some((one) => one.type === type))).toEqual([]);
    // Fruit has none to speak of, not none.
    expect(shown.filter(({ vendor, warranty }) => vendor === 'grocery' && warranty !== null)).toEqual([]);
    expect(WARRANTY_TYPES.filter((type) => !shown.some((one) => one.warranty?.type === type))).toEqual([]);
    const statuses = new Set(
      shown.flatMap(({ items }) =>
        items.flatMap(({ delivery, pickup }) => [delivery ?? 'AVAILABLE', pickup ?? 'UNAVAILABLE']),
      ),
    );
    expect(FULFILMENT_STATUSES.filter((status) => !statuses.has(status))).toEqual([]);
    const stock = new Set(
      shown.flatMap(({ tags: own, items }) =>
        items.map((item) =>
          stockStatusOf(knownTags([...own, ...(item.tags ?? []), ...(item.stock === 0 ? ['OOS'] : [])])),
        ),
      ),
    );
    expect(stock.size).toBe(5);
  });
  test('[API-11, INSTALL-04] lists installments of both types, and none for a product without any', async () => {
    const guest = visitor(shop);
    const offersOf = async (sku: string) => {
      const { body } = await guest.read(`/product-detail/products/${sku}/installments`);
      return { sent: body.data, read: z.parse(installmentOffers, body.data) };
    };
    const phone = await offersOf('GWA-00101-01');
    expect(new Set(phone.read.map(({ type }) => type))).toEqual(new Set(['CC', 'NON-CC']));
    expect(phone.sent[0]).toMatchObject({
      type: 'CC',
      provider: expect.any(String),
      logo: null,
      paymentMethod: expect.any(String),
      minTenor: 3,
      tenor: 24,
      feePromo: null,
    });
    expect(Math.min(...phone.read.map(({ lowestMonthly }) => lowestMonthly))).toBeLessThan(358_250);
    expect((await offersOf('RMB-00022-01')).read).toEqual([]);
  });
  test('[SELLER-01] every commission type', async () => {
    const guest = visitor(shop);
    const types = new Set<string>();
    for (const { items } of shown) {
      types.add(
        (await guest.read(`/product-detail/products/${items[0]?.itemSku}/_summary`)).body.data.merchant
          .commissionType,
      );
    }
    expect(COMMISSION_TYPES.filter((type) => !types.has(type))).toEqual([]);
  });
});

describe('refusals', () => {
  test('[API-05, CART-24] the code stands at body.errors.user[0], its number beside it', async () => {
    const market = small({ limits: { daily: 2 } });
    const { status, body } = await visitor(market).write('/retail/carts', line({ quantity: 3 }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ user: ['CO_EXCEEDED_QUANTITY_DAILY'], maxQty: [2] });
    market.close();
  });

  test.each([
    ['ERR-15, CART-16', {}, { quantity: 0 }, 'LOWER_THAN_MINIMUM'],
    ['ERR-15, CART-16', {}, { quantity: -1 }, 'LOWER_THAN_MINIMUM'],
    ['ERR-20', {}, { quantity: 1_000_000_000 }, 'INVALID_QUANTITY'],
    ['ERR-16', { item: { stock: 3 } }, { quantity: 4 }, 'OOS_MAX_QTY_VISIBLE_LIMIT'],
    ['ERR-08', { item: { stock: 0 } }, {}, 'OutOfStock'],
    ['ERR-10', { unbuyable: true }, {}, 'UNBUYABLE_ITEM'],
    ['ERR-01', { limits: { event: 1 } }, { quantity: 2 }, 'CO_EXCEEDED_QUANTITY'],
    ['ERR-04', { limits: { cart: 1 } }, { quantity: 2 }, 'CO_EXCEEDED_QUANTITY_CART'],
    ['ERR-05', { limits: { cartItemEvent: 1 } }, { quantity: 2 }, 'CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT'],
    ['ERR-06', { limits: { cartItemDaily: 1 } }, { quantity: 2 }, 'CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY'],
    [
      'ERR-11',
      { limits: { promotionQuota: 1 } },
      { quantity: 2 },
      'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA',
    ],
  ])('[%s] %o with %o is refused as %s, which has a presentation', async (_, facts, asked, code) => {
    const market = small(facts);
    const guest = visitor(market);
    const { body } = await guest.write('/retail/carts', line(asked));
    expect(body.errors.user[0]).toBe(code);
    expect(CART_ERROR_CODES).toContain(code);
    const maxQty = body.errors.maxQty?.[0];
    expect(
      presentCartFailure({
        kind: 'http',
        status: 400,
        code,
        params: maxQty === undefined ? {} : { maxQty },
      }),
    ).not.toMatchObject({ message: 'generic' });
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(0);
    market.close();
  });

  test('limits are of the item, wherever its pieces are sent from', async () => {
    const places = { 'PP-A': 5, 'PP-B': 5, 'PP-C': 5 };
    const market = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      now: () => NOW,
      products: [makeTestProduct({ limits: { cartItemDaily: 2 }, item: { stockAt: places } })],
      merchants: [
        {
          ...SELLER,
          warehouses: ['PP-TOK-1', ...Object.keys(places)].map((code) => ({
            code,
            label: code,
            consolidation: false,
            latitude: -6.9,
            longitude: 107.6,
          })),
        },
      ],
    });
    const guest = visitor(market);
    const from = (pickupPointCode: string) => guest.write('/retail/carts', line({ pickupPointCode }));
    expect((await from('PP-A')).status).toBe(200);
    expect((await from('PP-B')).status).toBe(200);
    expect((await from('PP-C')).body.errors).toEqual({
      user: ['CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY'],
      maxQty: [0],
    });
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(2);
    market.close();
  });

  test('[CART-30, API-94, ERR-19] the bulk add is all or nothing', async () => {
    const market = small({ item: { stock: 3 } });
    const guest = visitor(market);
    const refused = await guest.write('/retail/carts/_add-bulk', {
      items: [line(), line({ quantity: 9 })],
      cartType: 'REGULAR',
    });
    expect(refused.status).toBe(400);
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(0);
    expect(
      (await guest.write('/retail/carts/_add-bulk', { items: [line(), line()], cartType: 'REGULAR' })).body
        .data.totalItems,
    ).toBe(2);
    expect(
      (
        await guest.write('/retail/carts/_add-bulk', {
          items: [line()],
          cartType: 'COMBO',
          comboId: 'nowhere',
        })
      ).body.errors.user[0],
    ).toBe('COMBO_RULE_NOT_FOUND');
    market.close();
  });

  test.each([
    ['citra', 'CREATE_CHECKOUT_BLOCKED'],
    ['dewi', 'PAYNOW_BLOCKED'],
    ['eko', 'CHECKOUT_PERMANENTLY_BLOCKED'],
  ])('[AUTH-10..12] %s cannot check out: %s, and no checkout is created', async (member, code) => {
    const market = small();
    const someone = visitor(market);
    await someone.logIn(member);
    const { cartType: _, actionType: __, ...checkout } = line();
    expect((await someone.write('/retail/checkouts/_quick', checkout)).body.errors.user[0]).toBe(code);
    expect(await (await someone.call('/member/order/retail')).text()).toContain('Belum ada pesanan');
    market.close();
  });

  test('strange requests are refused before they reach anything', async () => {
    const guest = visitor(shop);
    for (const id of ["x'%20OR%201=1--", 'a%2F..%2Fb', 'x'.repeat(65), '%3Cscript%3E']) {
      expect((await guest.read(`/product-detail/products/${id}/_summary`)).status, id).toBe(404);
    }
    expect((await guest.read('/product-detail/products/RMB-00012-01/price-summary?qty=banyak')).status).toBe(
      400,
    );
    expect((await guest.write('/retail/carts', '{"itemSku":')).status).toBe(400);
    expect((await guest.write('/retail/carts', { ...line(), quantity: 'dua' })).status).toBe(400);
    expect((await guest.write('/retail/carts', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`)).status).toBe(400);
    expect(
      (await guest.write('/retail/carts', JSON.stringify({ ...line(), x: 'y'.repeat(70_000) }))).status,
    ).toBe(413);
    expect((await guest.write('/retail/carts', line(), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await guest.write('/retail/carts', line(), { 'idempotency-key': '<>' })).status).toBe(400);
    expect((await guest.write('/retail/carts', line(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await guest.write('/retail/carts', line(), { origin: 'http://evil.test' })).status).toBe(403);
    expect((await guest.read('/nowhere')).status).toBe(404);
  });

  test('faults are only there when asked for at start', async () => {
    const market = small();
    expect((await visitor(market).write('/_faults', { endpoint: '*', fault: '500' })).status).toBe(404);
    market.close();
  });

  test.each(FAULTS.filter((fault) => fault !== 'stalled' && fault !== 'slow'))(
    '[HOST-03] the fault "%s" breaks the calls of this visitor alone',
    async (fault) => {
      const market = small({}, true);
      const broken = visitor(market);
      const other = visitor(market);
      await broken.write('/_faults', { endpoint: 'GET /content/product-configs', fault, times: 1 });
      const answer = await broken.call('/backend/content/product-configs');
      const text = await answer.text().catch(() => 'cut');
      const isWhole =
        answer.status === 200 && z.safeParse(content.productConfigs, tryJson(text)?.data).success;
      expect(isWhole).toBe(false);
      expect((await other.read('/content/product-configs')).status).toBe(200);
      expect((await broken.read('/content/product-configs')).status).toBe(200);
      market.close();
    },
  );

  test.each([
    ['500', 0],
    ['html', 0],
    ['reset', 1],
  ])('a write that meets the fault "%s" has happened %i times', async (fault, times) => {
    const market = small({}, true);
    const guest = visitor(market);
    await guest.write('/_faults', { endpoint: 'POST /retail/carts', fault, times: 1 });
    const broken = await guest.call('/backend/retail/carts', {
      method: 'POST',
      body: JSON.stringify(line()),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'lost' },
    });
    await broken.text().catch(() => '');
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(times);
    market.close();
  });
});

function tryJson(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

describe('a write happens once', () => {
  test('[API-93] the same key and body twice is one add; another body under the key is refused', async () => {
    const market = small();
    const guest = visitor(market);
    const key = { 'idempotency-key': 'same' };
    const [first, second] = [
      await guest.write('/retail/carts', line(), key),
      await guest.write('/retail/carts', line(), key),
    ];
    expect(first.body.data).toMatchObject({ totalItems: 1 });
    expect(second.body.data).toEqual(first.body.data);
    expect((await guest.write('/retail/carts', line({ quantity: 2 }), key)).status).toBe(409);
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(1);
    market.close();
  });

  test('a guest’s add that is tried again after a login is still the same add', async () => {
    const market = small();
    const someone = visitor(market);
    const key = { 'idempotency-key': 'lost' };
    await someone.write('/retail/carts', line(), key);
    await someone.logIn('ayu');
    expect((await someone.write('/retail/carts', line(), key)).body.data.totalItems).toBe(1);
    expect((await someone.read('/retail/carts')).body.data.totalItems).toBe(1);
    market.close();
  });

  test('however many writes come in one moment, the last is known', async () => {
    const market = small();
    const someone = visitor(market);
    await someone.logIn('ayu');
    for (let index = 0; index < 501; index += 1) await someone.write('/member/addresses/_sync', {});
    const key = { 'idempotency-key': 'z' };
    await someone.write('/retail/carts', line(), key);
    await someone.write('/retail/carts', line(), key);
    expect((await someone.read('/retail/carts')).body.data.totalItems).toBe(1);
    market.close();
  });

  test('stock holds under two hundred buyers at once', async () => {
    const market = small({ item: { stock: 10 } });
    const buyers = Array.from({ length: 200 }, () => visitor(market));
    await Promise.all(buyers.map((buyer) => buyer.logIn('ayu')));
    const { cartType: _, actionType: __, ...checkout } = line();
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.write('/retail/checkouts/_quick', checkout, { 'idempotency-key': `buyer-${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(
      (await buyers[0]?.read('/product-detail/products/UJI-00001-01/_summary'))?.body.data.stock.remaining,
    ).toBe(0);
    market.close();
  });
});

describe('logging in', () => {
  test('[LINK-03] comes back only to this site', async () => {
    const guest = visitor(shop);
    const back = async (redirect: string, action = '') => {
      const answer = await guest.call('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: 'member-ayu', redirect, action }).toString(),
      });
      return answer.headers.get('location');
    };
    expect(await back('/p/koper/A-01?qty=2', 'notify_me')).toBe(
      '/p/koper/A-01?qty=2&action=notify_me&login=done',
    );
    expect(await back('/p/koper/A-01', 'steal')).toBe('/p/koper/A-01?login=done');
    for (const evil of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      '/%2F/evil.test',
      'javascript:alert(1)',
      '/a\nSet-Cookie: x',
      '',
    ]) {
      expect(await back(evil), evil).toBe('/?login=done');
    }
  });
  test('session cookies are HttpOnly, and a tampered one belongs to no member', async () => {
    const answer = await shop.fetch(
      new Request('http://shop.test/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'member=member-ayu&redirect=/',
      }),
    );
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[a-f0-9]{64}; Path=\/; HttpOnly; SameSite=Lax/,
    );
    for (const cookie of ['session=0', `session=${'0'.repeat(64)}`, "session=' OR 1=1", 'session=', '%%%']) {
      const user = await shop.fetch(
        new Request('http://shop.test/backend/common/users/_current', { headers: { cookie } }),
      );
      expect(((await user.json()) as any).data, cookie).toBeNull();
    }
  });
  test('a guest’s bag becomes the member’s', async () => {
    const market = small();
    const someone = visitor(market);
    await someone.write('/retail/carts', line());
    await someone.logIn('ayu');
    expect((await someone.read('/retail/carts')).body.data.totalItems).toBe(1);
    market.close();
  });
});
