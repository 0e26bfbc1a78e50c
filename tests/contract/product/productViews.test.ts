import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { createCatalogue, type FoundItem } from '#marketplace/product/rules/catalogue.ts';
import { pictureOf } from '#marketplace/core/rules/pictures.ts';
import { priceOf, unitPriceOf } from '#marketplace/price/rules/itemPrices.ts';
import { cardOf, pathOf, recommendedCards } from '#marketplace/product/rules/productViews.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
type Facts = Parameters<typeof product>[0];

function deps(products: readonly ReturnType<typeof product>[] = [], now = NOW) {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedCatalogue(database, products, NOW);
  return { database, catalogue: createCatalogue(database, [SELLER]), now: () => now, offersSince: NOW };
}
function found(facts: Facts = {}): FoundItem {
  const made = product(facts);
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return { product: made, item, merchant: SELLER, isReplaced: false };
}
const CAMPAIGN = {
  id: 'FS',
  name: 'Obral',
  startsInMinutes: -5,
  endsInMinutes: 5,
  quota: 4,
  sold: 1,
  price: 60_000,
};

describe('[PRICE-08] what an item costs', () => {
  test('the listed price only where it is higher, and how much that is off', () => {
    const price = (offered: number, listed?: number, now?: number) => {
      const item = { offered, ...(listed === undefined ? {} : { listed }), cashback: 5 };
      const campaign = now === undefined ? {} : { campaign: { ...CAMPAIGN, price: now } };
      return priceOf(deps(), found({ item, ...campaign }));
    };
    expect(price(100)).toEqual({ offered: 100, listed: 100, discount: 0, cashback: 5 });
    expect(price(100, 90)).toEqual({ offered: 100, listed: 100, discount: 0, cashback: 5 });
    expect(price(100, 200)).toMatchObject({ listed: 200, discount: 50 });
    expect(price(67, 100)).toMatchObject({ discount: 33 });
    // The price of a sale is compared with the normal price.
    expect(price(100, undefined, 60)).toMatchObject({ offered: 60, listed: 100, discount: 40 });
    expect(price(100, 200, 60)).toMatchObject({ offered: 60, listed: 200, discount: 70 });
    // A sale above the normal price does not count.
    expect(price(100, undefined, 110)).toMatchObject({ offered: 100, listed: 100, discount: 0 });
    expect(priceOf(deps(), found()).cashback).toBeNull();
  });

  test('[WHOLESALE-02] the price of the last tier reached, unless the campaign’s is lower', () => {
    const wholesale = [
      { minQty: 3, off: 10_000 },
      { minQty: 6, off: 20_000 },
    ];
    const each = (quantity: number, facts: Facts = {}, now = NOW) =>
      unitPriceOf(deps([], now), found({ wholesale, ...facts }), quantity);
    expect([1, 2, 3, 5, 6, 60].map((quantity) => each(quantity))).toEqual([
      100_000, 100_000, 90_000, 90_000, 80_000, 80_000,
    ]);
    // Three are left at the campaign's price: four cost what four cost.
    expect([2, 3, 4].map((quantity) => each(quantity, { campaign: CAMPAIGN }))).toEqual([
      60_000, 60_000, 90_000,
    ]);
    expect(each(3, { campaign: CAMPAIGN }, NOW + 5 * MINUTE_MS)).toBe(90_000);
    const { price: _, ...without } = CAMPAIGN;
    expect([2, 3].map((quantity) => each(quantity, { campaign: without }))).toEqual([100_000, 90_000]);
    expect(unitPriceOf(deps(), found(), 9)).toBe(100_000);
  });
});

describe('[API-27] a card', () => {
  test('says what its item is, costs now, and where it is', () => {
    const made = product({ item: { offered: 100_000, pictures: ['koper-roda'] }, campaign: CAMPAIGN });
    const image = pictureOf('koper-roda', 'Barang Uji');
    expect(image).not.toBeNull();
    expect(cardOf(deps(), made)).toEqual({
      itemSku: ITEM,
      name: 'Barang Uji',
      imageUrl: image?.thumbnail,
      alt: 'Barang Uji',
      picture: image?.picture,
      price: { offered: 60_000, listed: 100_000, discount: 40, cashback: null },
      rating: 4.7,
      reviewCount: 128,
      sold: 640,
      url: `/p/barang-uji/${ITEM}`,
      brand: 'Merek Uji',
      pickupPointCode: 'PP-TOK-1',
      sponsored: false,
    });
    expect(cardOf(deps(), product())).toMatchObject({ imageUrl: '', picture: null });
    expect(cardOf(deps(), { ...made, items: [] })).toBeNull();
    expect(pathOf(product({ vendor: 'grocery' }), 'X')).toBe('/grocery/p/barang-uji/X');
  });

  test('[RECO-10] that is recommended is of the first item that can be had', () => {
    const products = [
      product({
        items: [
          { itemSku: 'A1', stock: 0 },
          { itemSku: 'A2', stock: null },
          { itemSku: 'A3', stock: 4 },
        ],
      }),
      product({ productSku: 'UJI-00002', items: [{ itemSku: 'B1', stock: 0 }] }),
      product({ productSku: 'UJI-00003', items: [{ itemSku: 'C1', stock: 1 }] }),
    ];
    expect(recommendedCards(deps(products), products).map(({ itemSku }) => itemSku)).toEqual([
      'A2',
      'B1',
      'C1',
    ]);
  });
});

describe('[API-06] a summary', () => {
  const PICTURE = pictureOf('koper-roda', '');
  const COLOUR = { id: 'Warna', en: 'Colour' };
  const products = [
    product({
      attributes: [COLOUR, 'Ukuran'],
      items: [
        {
          values: [{ id: 'Merah', en: 'Red' }, 'S'],
          stock: 5,
          pictures: ['koper-roda', 'none', 'koper-gagang'],
        },
        { values: ['Nila'], stock: 0, tags: ['CNC'] },
        { values: ['Nila', 'L'], stock: null },
        { values: ['Nila', 'XL'], stock: 6 },
        { values: ['Pandan', 'XL'], stock: 1 },
      ],
      tags: ['AVAILABLE', 'COMING_SOON'],
      campaign: { ...CAMPAIGN, name: { id: 'Obral', en: 'Sale' } },
      facts: [{ name: { id: 'Bahan', en: 'Material' }, value: { id: 'Kayu', en: 'Wood' } }],
      unit: { size: 3, unit: 'kg' },
      warranty: { type: 'RESMI', period: { id: '1 tahun', en: '1 year' } },
      returnPeriodDays: 7,
      fbbCategoryUrl: '/c/x',
      selectedFulfilment: 'PICKUP',
      categories: [
        { id: 'C1', name: 'Rumah' },
        { id: 'C2', name: 'Dapur' },
        { id: 'C3', name: 'Gelas' },
      ],
    }),
    product({ productSku: 'UJI-00002', tags: ['AVAILABLE', 'COMING_SOON'] }),
    product({ productSku: 'UJI-00003', campaign: { ...CAMPAIGN, id: 'OVER', endsInMinutes: 0 } }),
  ];
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products,
    merchants: [SELLER],
    vouchers: Array.from({ length: 22 }, (_, number) =>
      testVoucher({ id: `V-${number}`, code: `C-${number}`, title: `Voucher ${number}` }),
    ),
  });
  afterAll(() => shop.close());
  const guest = visitor(shop);
  const read = async (sku: string, language = 'id', who = guest) =>
    (await who.read(`/product-detail/products/${sku}/_summary`, { 'accept-language': language })).body.data;

  test('has pictures that there are, in their order, and what each option is', async () => {
    const told = await read(ITEM, 'en');
    // No words are kept for a picture, so none are told.
    expect(told.images.map(({ alt, thumbnail }: any) => [alt, thumbnail])).toEqual([
      ['', PICTURE?.thumbnail],
      ['', pictureOf('koper-gagang', '')?.thumbnail],
    ]);
    expect(told.options.map((one: any) => [one.itemSku, one.selected, one.available, one.thumbnail])).toEqual(
      [
        [ITEM, true, true, PICTURE?.thumbnail],
        ['UJI-00001-02', false, false, null],
        ['UJI-00001-03', false, true, null],
        ['UJI-00001-04', false, true, null],
        ['UJI-00001-05', false, true, null],
      ],
    );
    expect(told.options.slice(0, 2).map(({ attributes }: any) => attributes)).toEqual([
      [
        { name: 'Colour', value: 'Red' },
        { name: 'Ukuran', value: 'S' },
      ],
      [
        { name: 'Colour', value: 'Nila' },
        { name: 'Ukuran', value: '' },
      ],
    ]);
    expect(told.options[3].urlFriendlyName).toBe('barang-uji');
    expect((await read('UJI-00002-01')).options).toEqual([]);
  });

  test('[TAG-13, TAG-14, TAG-28, LIMIT-02] tells few left or none, and no tag for unknown stock', async () => {
    const tagsOf = async (number: number) => (await read(`UJI-00001-0${number}`)).tags;
    expect(await tagsOf(1)).toEqual(['AVAILABLE', 'LIMITED']);
    expect(await tagsOf(2)).toEqual(['AVAILABLE', 'CNC', 'OOS']);
    expect(await tagsOf(3)).toEqual(['AVAILABLE']);
    expect(await tagsOf(4)).toEqual(['AVAILABLE']);
    expect(await tagsOf(5)).toEqual(['AVAILABLE', 'LIMITED']);
    // A product announced without a day is not for sale yet; another option replaces an unknown one.
    expect((await read('UJI-00002-01')).tags).toEqual(['AVAILABLE', 'COMING_SOON']);
    expect((await read('UJI-00001-77')).tags).toContain('VARIANT_CHANGED');
  });

  test('[PRODUCT-19] has its campaign while it lasts, its categories, and what it costs a unit', async () => {
    const told = await read(ITEM, 'en');
    expect(told.campaignInfo).toEqual({
      id: 'FS',
      name: 'Sale',
      startTime: NOW - 5 * MINUTE_MS,
      endTime: NOW + 5 * MINUTE_MS,
      quota: 4,
      sold: 1,
    });
    expect((await read('UJI-00002-01')).campaignInfo).toBeNull();
    expect((await read('UJI-00003-01')).campaignInfo).toBeNull();
    const [first, second, third] = [
      { id: 'C1', name: 'Rumah', level: 1 },
      { id: 'C2', name: 'Dapur', level: 2 },
      { id: 'C3', name: 'Gelas', level: 3 },
    ];
    expect(told.categories).toEqual([first, second, third]);
    expect([told.masterCategories, told.multiSalesCategories]).toEqual([[first], [third]]);
    expect(told.unitPrice).toEqual({ price: 20_000, unit: 'kg' });
    expect((await read('UJI-00002-01')).unitPrice).toBeNull();
  });

  test('[PRODUCT-01] has its facts in the language of the visitor, and what its seller promises', async () => {
    expect(await read(ITEM, 'en')).toMatchObject({
      attributes: [{ name: 'Material', value: 'Wood' }],
      warranty: { type: 'RESMI', period: '1 year' },
      returnPeriodDays: 7,
      fbbCategoryUrl: '/c/x',
      fulfillmentTypes: { selected: 'PICKUP' },
    });
    expect(await read('UJI-00002-01')).toMatchObject({
      fbbCategoryUrl: null,
      fulfillmentTypes: { selected: null },
      merchant: { warehouseInfo: null, storeClose: null },
    });
  });

  test('[TAG-19, TAG-20] says what its visitor saved, and wants to be told of', async () => {
    const budi = visitor(shop);
    await budi.logIn('budi');
    expect((await read(ITEM, 'id', budi)).tags).toEqual(['AVAILABLE', 'LIMITED']);
    await budi.write('/member/wishlist/_product', { sku: ITEM });
    expect((await read(ITEM, 'id', budi)).tags).toEqual(['AVAILABLE', 'LIMITED', 'WISHLIST']);
    await budi.write('/member/wishlist/_product', { sku: 'UJI-00001-02', isNotify: true });
    expect((await read('UJI-00001-02', 'id', budi)).tags).toEqual(['AVAILABLE', 'CNC', 'OOS', 'NOTIFIED']);
    expect((await read('UJI-00001-04', 'id', budi)).tags).not.toContain('WISHLIST');
    expect((await read(ITEM)).tags).not.toContain('WISHLIST');
  });

  test('[PRICE-08, API-07] the price of so many names at most twenty vouchers', async () => {
    const told = (await guest.read(`/product-detail/products/${ITEM}/price-summary?qty=2`)).body.data;
    expect(told.vouchers).toHaveLength(20);
    expect(told.vouchers[0]).toEqual({ code: 'C-0', title: 'Voucher 0' });
    expect(told).toMatchObject({
      price: { offered: 60_000, listed: 100_000 },
      vouchersApplied: [],
      wholesale: [],
      item: { quantity: 2, subtotal: 120_000 },
    });
  });
});
