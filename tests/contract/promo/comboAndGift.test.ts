import { rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test } from 'vitest';
import { combos as catalogueCombos, type CatalogueCombo } from '#marketplace/promo/catalogue/combos.ts';
import { freeGifts as catalogueGifts, type CatalogueGift } from '#marketplace/promo/catalogue/freeGifts.ts';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { singleCombo } from '#src/services/promo/combo/contract.ts';
import { freeGift } from '#src/services/promo/freeGift/contract.ts';
import { wholesaleTiers } from '#src/services/price/wholesale/contract.ts';
import { cartAdded } from '#src/services/bag/bag/contract.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { product, SELLER } from '../../support/products.ts';
import { textOf } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const PLACE = SELLER.warehouses[0]?.code ?? '';
const item = (sku: string, facts: object = {}) => ({
  itemSku: sku,
  pickupPointCode: PLACE,
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'COMBO',
  actionType: 'COMBO',
  ...facts,
});
const COMBO: CatalogueCombo = {
  id: 'combo-uji',
  name: 'Paket Uji',
  productSku: 'UJI-00001',
  saving: 10_000,
  minimumItems: 2,
  complements: [
    { itemSku: 'UJI-00002-01', saving: 5_000, featured: true },
    { itemSku: 'UJI-00003-01', saving: 2_000 },
  ],
};
const GIFT: CatalogueGift = {
  id: 'gift-uji',
  productSku: 'UJI-00001',
  type: 'AMOUNT',
  minimum: 250_000,
  maximumItems: 1,
  allStore: false,
  termsHtml: '<p>Selama persediaan ada.</p>',
  items: [
    { itemSku: 'UJI-00002-01', pickupPointCode: PLACE },
    { itemSku: 'UJI-00003-01', pickupPointCode: PLACE },
  ],
};
const PRODUCTS = [
  product({ tags: ['AVAILABLE', 'COMBO', 'FREE_GIFT'] }),
  product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { offered: 40_000 } }),
  product({ productSku: 'UJI-00003', name: 'Lainnya', item: { offered: 20_000, stock: 2 } }),
  product({ productSku: 'UJI-00009', name: 'Asing' }),
];

const SHOP: MarketplaceOptions = {
  dataDir: ':memory:',
  faults: false,
  now: () => NOW,
  products: PRODUCTS,
  merchants: [SELLER],
  combos: [COMBO],
  freeGifts: [GIFT],
};

function open(options: Partial<MarketplaceOptions> = {}) {
  const clock = { now: NOW };
  const shop = createMarketplace({ ...SHOP, now: () => clock.now, ...options });
  onTestFinished(() => shop.close());
  const guest = visitor(shop);
  const count = async (): Promise<number> => (await guest.read('/retail/carts')).body.data.totalItems;
  const bag = async () => textOf(guest, '/cart');
  const addCombo = (items: object[], facts: object = {}) =>
    guest.write('/retail/carts/_add-bulk', { items, cartType: 'COMBO', comboId: COMBO.id, ...facts });
  const addGift = (facts: object = {}) =>
    guest.write('/retail/free-gift/carts', {
      ...item('UJI-00001-01', { quantity: 3, cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
      freeGiftId: GIFT.id,
      complimentaryItems: [{ itemSku: 'UJI-00002-01', pickupPointCode: PLACE }],
      ...facts,
    });
  return { clock, shop, guest, count, bag, addCombo, addGift };
}
const codeOf = ({ body }: { body: any }) => body.errors?.user?.[0] ?? null;
const readGift = async (page: ReturnType<typeof open>) =>
  z.parse(freeGift, (await page.guest.read('/product-detail/products/UJI-00001-01/free-gift')).body.data);

test('[API-15, API-23, API-24, COMBO-01, GIFT-01] the catalogue parses in both languages', async () => {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  const guest = visitor(shop);
  for (const language of ['id', 'en']) {
    const headers = { 'accept-language': language };
    for (const { items, tags } of catalogue.filter(({ answers }) => answers === undefined)) {
      const sku = items[0]?.itemSku ?? '';
      const combo = await guest.read(`/product/products/${sku}/single-combo`, headers);
      z.parse(singleCombo, combo.body.data);
      const gift = await guest.read(`/product-detail/products/${sku}/free-gift`, headers);
      const parsed = z.parse(freeGift, gift.body.data);
      expect(parsed !== null, sku).toBe(tags.includes('FREE_GIFT'));
      const wholesale = await guest.read(`/product/products/${sku}/wholesale`, headers);
      expect(z.parse(wholesaleTiers, wholesale.body.data).length > 0, sku).toBe(tags.includes('WHOLESALE'));
      for (const answer of [combo, gift, wholesale]) {
        expect({ status: answer.body.status, date: answer.headers.get('date') }).toEqual({
          status: 'OK',
          date: new Date(NOW).toUTCString(),
        });
      }
    }
  }
  shop.close();
});

test('the catalogue’s combos and gifts are made of what is sold, at prices below those apart', async () => {
  const items = new Map(catalogue.flatMap((one) => one.items.map((found) => [found.itemSku, found])));
  const products = new Map(catalogue.map((one) => [one.productSku, one]));
  for (const combo of catalogueCombos) {
    expect(products.get(combo.productSku)?.tags, combo.id).toContain('COMBO');
    expect(combo.complements.length + 1, combo.id).toBeGreaterThanOrEqual(combo.minimumItems);
    for (const { itemSku, saving } of combo.complements) {
      expect(items.get(itemSku)?.offered ?? 0, itemSku).toBeGreaterThan(saving);
    }
  }
  for (const gift of catalogueGifts) {
    expect(products.get(gift.productSku)?.tags, gift.id).toContain('FREE_GIFT');
    for (const { itemSku } of gift.items) expect(items.has(itemSku), itemSku).toBe(true);
  }
  expect(new Set(catalogueGifts.map(({ type }) => type)).size).toBe(3);
});

describe('a combo', () => {
  test('[COMBO-01, COMBO-04, COMBO-05] the viewed item is primary, and a sold-out one unavailable', async () => {
    const { guest } = open({
      products: [
        product({
          attributes: ['Warna'],
          items: [{ values: ['Merah'] }, { values: ['Biru'], offered: 120_000 }],
        }),
        product({ productSku: 'UJI-00002', item: { stock: 0 } }),
        product({ productSku: 'UJI-00003' }),
      ],
    });
    const combo = z.parse(
      singleCombo,
      (await guest.read('/product/products/UJI-00001-02/single-combo')).body.data,
    );
    expect(
      combo?.items.map(({ itemSku, primary, available, selected, price, comboPrice }) => [
        itemSku,
        { primary, available, selected, price, comboPrice },
      ]),
    ).toEqual([
      [
        'UJI-00001-02',
        { primary: true, available: true, selected: true, price: 120_000, comboPrice: 110_000 },
      ],
      [
        'UJI-00002-01',
        { primary: false, available: false, selected: false, price: 100_000, comboPrice: 95_000 },
      ],
      [
        'UJI-00003-01',
        { primary: false, available: true, selected: false, price: 100_000, comboPrice: 98_000 },
      ],
    ]);
  });

  test('[COMBO-05] a store that is closed delivers no combo', async () => {
    const { guest } = open({ merchants: [{ ...SELLER, storeClose: { delayShipping: false } }] });
    const { body } = await guest.read('/product/products/UJI-00001-01/single-combo');
    expect(body.data.items.map((one: { available: boolean }) => one.available)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[CART-30, API-94, CART-12, COMBO-07] all items go into the bag at once, at combo prices', async () => {
    const page = open();
    const answer = await page.addCombo([item('UJI-00001-01'), item('UJI-00002-01')]);
    expect(z.parse(cartAdded, answer.body.data)).toMatchObject({ totalItems: 2 });
    expect(await page.bag()).toContain('Subtotal Rp125.000');
    await page.addCombo([item('UJI-00001-01'), item('UJI-00003-01')]);
    expect(await page.count()).toBe(4);
  });

  test('[API-94] the same key is one add', async () => {
    const page = open();
    const body = {
      items: [item('UJI-00001-01'), item('UJI-00002-01')],
      cartType: 'COMBO',
      comboId: COMBO.id,
    };
    const key = { 'idempotency-key': 'same' };
    await page.guest.write('/retail/carts/_add-bulk', body, key);
    await page.guest.write('/retail/carts/_add-bulk', body, key);
    expect(await page.count()).toBe(2);
  });

  test.each([
    [
      'ERR-19',
      'of another name',
      [item('UJI-00001-01'), item('UJI-00002-01')],
      { comboId: 'nowhere' },
      'COMBO_RULE_NOT_FOUND',
    ],
    [
      'ERR-19',
      'without a name',
      [item('UJI-00001-01'), item('UJI-00002-01')],
      { comboId: undefined },
      'COMBO_RULE_NOT_FOUND',
    ],
    ['ERR-19', 'with a stranger', [item('UJI-00001-01'), item('UJI-00009-01')], {}, 'COMBO_RULE_NOT_FOUND'],
    [
      'ERR-19',
      'without its primary item',
      [item('UJI-00002-01'), item('UJI-00003-01')],
      {},
      'COMBO_RULE_NOT_FOUND',
    ],
    ['ERR-18', 'of its primary item alone', [item('UJI-00001-01')], {}, 'INVALID_MINIMUM_TOTAL_ITEM'],
    [
      'ERR-20',
      'of two of one',
      [item('UJI-00001-01'), item('UJI-00002-01', { quantity: 2 })],
      {},
      'INVALID_QUANTITY',
    ],
    [
      'ERR-20',
      'of one twice',
      [item('UJI-00001-01'), item('UJI-00002-01'), item('UJI-00002-01')],
      {},
      'INVALID_QUANTITY',
    ],
    [
      'ERR-15',
      'of none',
      [item('UJI-00001-01'), item('UJI-00002-01', { quantity: 0 })],
      {},
      'LOWER_THAN_MINIMUM',
    ],
    [
      'API-94',
      'as an ordinary entry',
      [item('UJI-00001-01'), item('UJI-00002-01')],
      { cartType: 'REGULAR' },
      'INVALID_BODY',
    ],
  ])('[%s] one %s is refused, and nothing is added', async (_, __, items, facts, code) => {
    const page = open();
    expect(codeOf(await page.addCombo(items, facts))).toBe(code);
    expect(await page.count()).toBe(0);
  });

  test('[ERR-17] one that is over is offered no more, sells nothing, and is no cheaper', async () => {
    const page = open({ combos: [{ ...COMBO, endsInMinutes: 10 }] });
    const items = [item('UJI-00001-01'), item('UJI-00002-01')];
    await page.addCombo(items);
    page.clock.now += 10 * MINUTE_MS;
    expect(codeOf(await page.addCombo(items))).toBe('PROMO_HAS_BEEN_EXPIRED');
    expect((await page.guest.read('/product/products/UJI-00001-01/single-combo')).body.data).toBeNull();
    expect(await page.bag()).toContain('Subtotal Rp140.000');
  });

  test('[CART-30] stock holds for all of it: what is short keeps everything out', async () => {
    const page = open();
    const items = [item('UJI-00001-01'), item('UJI-00003-01')];
    await page.addCombo(items);
    await page.guest.write(
      '/retail/carts',
      item('UJI-00003-01', { cartType: 'REGULAR', actionType: 'REGULAR' }),
    );
    expect(codeOf(await page.addCombo(items))).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
    expect(await page.count()).toBe(3);
    // And the other way round: what combos hold is gone for ordinary adds.
    expect(
      codeOf(
        await page.guest.write(
          '/retail/carts',
          item('UJI-00003-01', { cartType: 'REGULAR', actionType: 'REGULAR' }),
        ),
      ),
    ).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
  });

  test('[CART-30] limits of a buyer hold over combos and ordinary adds', async () => {
    const page = open({
      products: [product(), product({ productSku: 'UJI-00002', limits: { daily: 1 } })],
    });
    const items = [item('UJI-00001-01'), item('UJI-00002-01')];
    await page.addCombo(items);
    const refused = await page.addCombo(items);
    expect(refused.body.errors).toEqual({ user: ['CO_EXCEEDED_QUANTITY_DAILY'], maxQty: [0] });
    expect(await page.count()).toBe(2);
  });

  test('[CART-25] a bag of pickups is asked about, and changed when that is confirmed', async () => {
    const page = open();
    const pickup = item('UJI-00009-01', {
      fulfillment: 'PICKUP',
      cartType: 'REGULAR',
      actionType: 'REGULAR',
    });
    await page.guest.write('/retail/carts', pickup);
    const items = [item('UJI-00001-01'), item('UJI-00002-01')];
    expect(codeOf(await page.addCombo(items))).toBe('CNC_ITEM_EXISTS');
    expect(await page.count()).toBe(1);
    expect((await page.addCombo(items.map((one) => ({ ...one, replace: true })))).status).toBe(200);
    expect(await page.bag()).not.toContain('Ambil di toko');
    // And what a combo brought is asked about as well.
    expect(codeOf(await page.guest.write('/retail/carts', pickup))).toBe('NON_CNC_ITEM_EXISTS');
  });

  test('[ERR-07] it does not go into a bag that is nearly full', async () => {
    const many = Array.from({ length: 99 }, (_, position) => `MANY-${String(position).padStart(5, '0')}`);
    const page = open({ products: [...PRODUCTS, ...many.map((productSku) => product({ productSku }))] });
    for (let start = 0; start < many.length; start += 33) {
      await page.guest.write('/retail/carts/_add-bulk', {
        items: many.slice(start, start + 33).map((sku) => item(`${sku}-01`, { actionType: 'REGULAR' })),
        cartType: 'REGULAR',
      });
    }
    expect(await page.count()).toBe(99);
    expect(codeOf(await page.addCombo([item('UJI-00001-01'), item('UJI-00002-01')]))).toBe(
      'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED',
    );
    expect(await page.count()).toBe(99);
  });

  test('a guest’s combos and gifts become the member’s', async () => {
    const page = open();
    await page.addCombo([item('UJI-00001-01'), item('UJI-00002-01')]);
    await page.addGift();
    await page.guest.logIn('ayu');
    expect(await page.count()).toBe(5);
  });

  test('[LINK-12] the bundling catalogue lists what a combo is made of', async () => {
    const { guest } = open();
    const text = await (await guest.call(`/retail/bundling-catalog/${COMBO.id}`)).text();
    for (const name of ['Paket Uji', 'Barang Uji', 'Pelengkap', 'Lainnya']) expect(text).toContain(name);
    expect((await guest.call('/retail/bundling-catalog/nowhere')).status).toBe(404);
  });
});

describe('a free gift', () => {
  test('[GIFT-01, GIFT-11] what is given, from how many pieces on, and what is gone is left out', async () => {
    const page = open({
      products: [
        product({ tags: ['FREE_GIFT'] }),
        product({
          productSku: 'UJI-00002',
          name: 'Hadiah',
          attributes: ['Warna'],
          items: [
            { values: ['Merah'], stock: 0 },
            { values: ['Biru'], pictures: ['backpack-front'] },
          ],
        }),
      ],
      freeGifts: [
        {
          ...GIFT,
          items: ['UJI-00002-01', 'UJI-00002-02'].map((itemSku) => ({ itemSku, pickupPointCode: PLACE })),
        },
      ],
    });
    expect(await readGift(page)).toMatchObject({
      id: 'gift-uji',
      type: 'AMOUNT',
      minimum: 250_000,
      neededQuantity: 3,
      orderQuantity: 3,
      eligible: false,
      allStore: false,
      maxNoOfFreeSkus: 1,
      terms: [{ tag: 'p', children: ['Selama persediaan ada.'] }],
      complimentaryItems: [
        {
          itemSku: 'UJI-00002-02',
          pickupPointCode: PLACE,
          pickupPointName: 'Gudang Bandung',
          name: 'Hadiah',
          attributes: [{ name: 'Warna', value: 'Biru' }],
          groupId: 'UJI-00002',
          selected: false,
          imageUrl: expect.stringMatching(/^\/pictures\/backpack-front-\d+\.webp$/),
        },
      ],
    });
  });

  test('[API-92, GIFT-15, CART-13, SHELL-07] purchase and free gift go into the bag together', async () => {
    const page = open();
    const answer = await page.addGift();
    expect(z.parse(cartAdded, answer.body.data)).toMatchObject({ totalItems: 3 });
    expect(await page.bag()).toContain('Subtotal Rp300.000');
  });

  test('[API-92] the same key is one add, and a newer choice takes the place of the former', async () => {
    const page = open();
    const body = {
      ...item('UJI-00001-01', { quantity: 3, cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
      freeGiftId: GIFT.id,
      complimentaryItems: [{ itemSku: 'UJI-00002-01', pickupPointCode: PLACE }],
    };
    const key = { 'idempotency-key': 'same' };
    await page.guest.write('/retail/free-gift/carts', body, key);
    await page.guest.write('/retail/free-gift/carts', body, key);
    expect(await page.count()).toBe(3);
    await page.addGift({
      quantity: 1,
      complimentaryItems: [{ itemSku: 'UJI-00003-01', pickupPointCode: PLACE }],
    });
    expect(await page.count()).toBe(4);
    const bag = await page.bag();
    expect(bag).toContain('Lainnya');
    expect(bag).not.toContain('Pelengkap');
  });

  test.each([
    ['an amount that is not reached', { quantity: 2 }, 'FREE_GIFT_NOT_ELIGIBLE'],
    [
      'more gifts than are free',
      {
        complimentaryItems: ['UJI-00002-01', 'UJI-00003-01'].map((itemSku) => ({
          itemSku,
          pickupPointCode: PLACE,
        })),
      },
      'FREE_GIFT_NOT_ELIGIBLE',
    ],
    ['a gift of another name', { freeGiftId: 'nowhere' }, 'FREE_GIFT_UNAVAILABLE'],
    ['a gift of another product', { itemSku: 'UJI-00009-01' }, 'FREE_GIFT_UNAVAILABLE'],
    [
      'an item that is no gift',
      { complimentaryItems: [{ itemSku: 'UJI-00009-01', pickupPointCode: PLACE }] },
      'FREE_GIFT_UNAVAILABLE',
    ],
    [
      'a gift at another pickup point',
      { complimentaryItems: [{ itemSku: 'UJI-00002-01', pickupPointCode: 'PP-ELSEWHERE' }] },
      'FREE_GIFT_UNAVAILABLE',
    ],
    ['no gift at all', { complimentaryItems: [] }, 'INVALID_BODY'],
    ['an ordinary entry', { cartType: 'REGULAR' }, 'INVALID_BODY'],
    ['more than the stock', { quantity: 999 }, 'OOS_MAX_QTY_VISIBLE_LIMIT'],
  ])('[API-92, GIFT-11] %s is refused, and nothing is added', async (_, facts, code) => {
    const page = open();
    expect(codeOf(await page.addGift(facts))).toBe(code);
    expect(await page.count()).toBe(0);
  });

  test('a gift that is gone since is refused; one takes stock from those who buy it', async () => {
    const page = open({
      products: [product(), product({ productSku: 'UJI-00002', item: { stock: 1 } })],
    });
    const bought = item('UJI-00002-01', { cartType: 'REGULAR', actionType: 'REGULAR' });
    await page.addGift();
    expect(codeOf(await page.guest.write('/retail/carts', bought))).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
    const other = open({ products: [product(), product({ productSku: 'UJI-00002', item: { stock: 1 } })] });
    await other.guest.write('/retail/carts', bought);
    expect(codeOf(await other.addGift())).toBe('FREE_GIFT_UNAVAILABLE');
  });

  describe('with an order of its own', () => {
    const bought = async (page: ReturnType<typeof open>, facts: object = {}, key = 'buy') => {
      await page.guest.logIn('ayu');
      const { itemSku = 'UJI-00002-01', ...rest } = facts as { itemSku?: string };
      return page.guest.write(
        '/retail/checkouts/_quick',
        {
          itemSku: 'UJI-00001-01',
          pickupPointCode: PLACE,
          quantity: 3,
          fulfillment: 'DELIVERY',
          freeGift: {
            freeGiftId: GIFT.id,
            complimentaryItems: [{ itemSku, pickupPointCode: PLACE }],
          },
          ...rest,
        },
        { 'idempotency-key': key },
      );
    };

    test('[GIFT-17, API-91] the gift is in the checkout for nothing, once for a key', async () => {
      const page = open();
      const answer = await bought(page);
      expect((await bought(page)).body.data).toEqual(answer.body.data);
      const checkout = await textOf(page.guest, `/retail/checkout/${answer.body.data.id}`);
      expect(checkout.match(/Pelengkap/g)).toHaveLength(1);
      expect(checkout).toMatch(/Gratis hadiah 1 barang · Dikirim · Hadiah/);
      expect(checkout).toContain('Subtotal Rp300.000');
      const orders = await (await page.guest.call('/member/order/retail')).text();
      expect(orders.match(/\/retail\/checkout\//g)).toHaveLength(1);
      // Nothing of it lies in the bag.
      expect(await page.count()).toBe(0);
    });

    test('[GIFT-17] a gift takes from its stock, and one that is gone is refused', async () => {
      const products = [
        product(),
        product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { stock: 1 } }),
      ];
      const page = open({ products, freeGifts: [{ ...GIFT, items: GIFT.items.slice(0, 1) }] });
      expect((await bought(page)).status).toBe(200);
      expect(codeOf(await bought(page, {}, 'again'))).toBe('FREE_GIFT_UNAVAILABLE');
    });

    test('[GIFT-17] a piece that is bought is not given too', async () => {
      const products = [product({ item: { stock: 3 } })];
      const items = [{ itemSku: 'UJI-00001-01', pickupPointCode: PLACE }];
      const page = open({ products, freeGifts: [{ ...GIFT, items }] });
      expect(codeOf(await bought(page, { itemSku: 'UJI-00001-01' }))).toBe('FREE_GIFT_UNAVAILABLE');
    });

    test.each([
      ['an amount that is not reached', { quantity: 2 }, 'FREE_GIFT_NOT_ELIGIBLE'],
      ['an item that is no gift', { itemSku: 'UJI-00009-01' }, 'FREE_GIFT_UNAVAILABLE'],
      [
        'a gift of another name',
        { freeGift: { freeGiftId: 'nowhere', complimentaryItems: [{ itemSku: 'A', pickupPointCode: 'B' }] } },
        'FREE_GIFT_UNAVAILABLE',
      ],
    ])('[GIFT-17] %s is refused, and nothing is ordered', async (_, facts, code) => {
      const page = open();
      expect(codeOf(await bought(page, facts))).toBe(code);
      const orders = await (await page.guest.call('/member/order/retail')).text();
      expect(orders).not.toContain('/retail/checkout/');
    });

    test('[GIFT-17] what lies in the bag is another order, and reaches no gift of this one', async () => {
      const page = open();
      await page.guest.logIn('ayu');
      expect((await page.addGift()).status).toBe(200);
      expect(await readGift(page)).toMatchObject({ neededQuantity: 1, orderQuantity: 3 });
      expect(codeOf(await bought(page, { quantity: 2 }))).toBe('FREE_GIFT_NOT_ELIGIBLE');
      expect((await bought(page, { quantity: 3 }, 'three')).status).toBe(200);
    });
  });

  test('[GIFT-12] a quantity counts pieces, those of the bag among them, but no gifts', async () => {
    const page = open({ freeGifts: [{ ...GIFT, type: 'QUANTITY', minimum: 3 }] });
    expect(await readGift(page)).toMatchObject({ neededQuantity: 3 });
    await page.guest.write(
      '/retail/carts',
      item('UJI-00009-01', { cartType: 'REGULAR', actionType: 'REGULAR' }),
    );
    expect(await readGift(page)).toMatchObject({ neededQuantity: 2, eligible: false });
    expect(codeOf(await page.addGift({ quantity: 1 }))).toBe('FREE_GIFT_NOT_ELIGIBLE');
    expect((await page.addGift({ quantity: 2 })).status).toBe(200);
    expect(await readGift(page)).toMatchObject({ neededQuantity: 1, eligible: true });
  });

  test('[GIFT-12] another product’s gift in the bag is no purchase', async () => {
    const sample: CatalogueGift = {
      ...GIFT,
      id: 'gift-lain',
      productSku: 'UJI-00009',
      type: 'FREE_SAMPLE',
      minimum: 0,
    };
    const page = open({ freeGifts: [{ ...GIFT, type: 'QUANTITY', minimum: 3 }, sample] });
    expect(
      (await page.addGift({ itemSku: 'UJI-00009-01', quantity: 1, freeGiftId: 'gift-lain' })).status,
    ).toBe(200);
    expect(await page.count()).toBe(1);
    expect(await readGift(page)).toMatchObject({ neededQuantity: 2 });
  });

  test('[GIFT-13] of this store alone, other stores do not count; of all stores they do', async () => {
    const merchants = [SELLER, { ...SELLER, code: 'TOK-2', warehouses: [] }];
    const products = [
      product(),
      product({ productSku: 'UJI-00002' }),
      product({
        productSku: 'UJI-00009',
        merchantCode: 'TOK-2',
        item: { pickupPointCode: 'PP-TOK-1' },
      }),
    ];
    for (const [allStore, needed] of [
      [false, 3],
      [true, 2],
    ] as const) {
      const page = open({ merchants, products, freeGifts: [{ ...GIFT, allStore }] });
      await page.guest.write(
        '/retail/carts',
        item('UJI-00009-01', { cartType: 'REGULAR', actionType: 'REGULAR' }),
      );
      expect(await readGift(page), String(allStore)).toMatchObject({ allStore, neededQuantity: needed });
    }
  });

  test('[CART-14] a sample asks for nothing', async () => {
    const page = open({ freeGifts: [{ ...GIFT, type: 'FREE_SAMPLE', minimum: 0 }] });
    expect(await readGift(page)).toMatchObject({
      type: 'FREE_SAMPLE',
      neededQuantity: 1,
      orderQuantity: 1,
      eligible: true,
    });
    expect((await page.addGift({ quantity: 1, cartType: 'FREE_SAMPLE' })).status).toBe(200);
  });

  test('while a campaign sells cheaper, its price counts for the gift and for the combo', async () => {
    const campaign = {
      id: 'FS',
      name: 'Kilat',
      startsInMinutes: -10,
      endsInMinutes: 60,
      quota: 50,
      sold: 0,
      price: 50_000,
    };
    const page = open({ products: [product({ campaign }), ...PRODUCTS.slice(1)] });
    expect(await readGift(page)).toMatchObject({ neededQuantity: 5 });
    expect(codeOf(await page.addGift({ quantity: 4 }))).toBe('FREE_GIFT_NOT_ELIGIBLE');
    expect((await page.addGift({ quantity: 5 })).status).toBe(200);
    const { body } = await page.guest.read('/product/products/UJI-00001-01/single-combo');
    expect(body.data.items[0]).toMatchObject({ price: 50_000, comboPrice: 40_000 });
    await page.addCombo([item('UJI-00001-01'), item('UJI-00002-01')]);
    expect(await page.bag()).toContain('Subtotal Rp325.000');
  });

  test('wholesale prices count: an amount is reached by what the pieces really cost', async () => {
    const wholesale = [{ minQty: 3, off: 20_000 }];
    const page = open({ products: [product({ wholesale }), ...PRODUCTS.slice(1)] });
    expect(await readGift(page)).toMatchObject({ neededQuantity: 4, orderQuantity: 4 });
    expect(codeOf(await page.addGift({ quantity: 3 }))).toBe('FREE_GIFT_NOT_ELIGIBLE');
    expect((await page.addGift({ quantity: 4 })).status).toBe(200);
  });
});

test('[API-24, WHOLESALE-01] the tiers of a product', async () => {
  const { guest } = open({ products: [product({ wholesale: [{ minQty: 3, off: 10_000 }] })] });
  expect((await guest.read('/product/products/UJI-00001-01/wholesale')).body.data).toEqual([
    { minQty: 1, maxQty: 2, price: 100_000 },
    { minQty: 3, maxQty: null, price: 90_000 },
  ]);
  expect((await guest.read('/product/products/nowhere/wholesale')).status).toBe(404);
});

test('what was changed in the catalogue is stored anew; what lies in bags stays', async () => {
  const dataDir = keptFolder('etalase-gifts-');
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = createMarketplace({ ...SHOP, dataDir });
  const added = await visitor(first).write('/retail/carts/_add-bulk', {
    items: [item('UJI-00001-01'), item('UJI-00002-01')],
    cartType: 'COMBO',
    comboId: COMBO.id,
  });
  const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  first.close();
  const second = createMarketplace({ ...SHOP, dataDir, combos: [{ ...COMBO, saving: 1_000 }] });
  onTestFinished(() => second.close());
  const { body } = await visitor(second).read('/product/products/UJI-00001-01/single-combo');
  expect(body.data.items[0].comboPrice).toBe(99_000);
  const bag = await second.fetch(
    new Request('http://shop.test/backend/retail/carts', { headers: { cookie } }),
  );
  expect(((await bag.json()) as any).data).toMatchObject({ totalItems: 2, notKept: [] });
});
