import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueCombo } from '#marketplace/promo/catalogue/combos.ts';
import type { CatalogueMerchant } from '#marketplace/product/catalogue/types.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const CAMPAIGN = {
  id: 'FS',
  name: 'Obral',
  startsInMinutes: 5,
  endsInMinutes: 30,
  quota: 9,
  sold: 0,
  price: 60_000,
};
type Facts = Parameters<typeof product>[0];
const CLOSED: CatalogueMerchant = {
  ...SELLER,
  code: 'TOK-2',
  warehouses: [],
  storeClose: { delayShipping: false },
};

/** A combo of one product and what goes with it, each complement 5,000 cheaper and chosen beforehand. */
function open(complements: Facts[], combo: Partial<CatalogueCombo> = {}, primary: Facts = {}) {
  const clock = { now: NOW };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => clock.now,
    products: [
      product(primary),
      ...complements.map((facts, position) => product({ productSku: `UJI-0000${position + 2}`, ...facts })),
    ],
    merchants: [SELLER, CLOSED],
    combos: [
      {
        id: 'combo-uji',
        name: { id: 'Paket Uji', en: 'Test bundle' },
        productSku: 'UJI-00001',
        saving: 10_000,
        minimumItems: 2,
        complements: complements.map((_, position) => ({
          itemSku: `UJI-0000${position + 2}-01`,
          saving: 5_000,
          featured: true,
        })),
        ...combo,
      },
    ],
  });
  onTestFinished(() => shop.close());
  const guest = visitor(shop);
  const line = (itemSku: string, facts: object = {}) => ({
    itemSku,
    pickupPointCode: 'PP-TOK-1',
    quantity: 1,
    fulfillment: 'DELIVERY',
    cartType: 'COMBO',
    actionType: 'COMBO',
    ...facts,
  });
  return {
    clock,
    guest,
    line,
    read: async (language = 'id') =>
      (await guest.read(`/product/products/${ITEM}/single-combo`, { 'accept-language': language })).body.data,
    add: async (items: object[], facts: object = {}) => {
      const { status, body } = await guest.write('/retail/carts/_add-bulk', {
        items,
        cartType: 'COMBO',
        comboId: 'combo-uji',
        ...facts,
      });
      return body.errors?.user?.[0] ?? status;
    },
    total: async () => (await guest.read('/retail/carts')).body.data.totalItems,
  };
}
const flags = ({ items }: any) =>
  items.map(({ available, selected, primary }: any) => [available, selected, primary]);
const HAD = [true, true, false];
const GONE = [false, false, false];

describe('[API-23, COMBO-01] what is in a combo', () => {
  test('[TAG-09] what is announced can be had in it from the start of its campaign, as everywhere', async () => {
    const shop = open([
      { tags: ['AVAILABLE', 'COMING_SOON'], campaign: CAMPAIGN },
      { tags: ['COMING_SOON'] },
    ]);
    expect(flags(await shop.read())).toEqual([[true, true, true], GONE, GONE]);
    const pair = [shop.line(ITEM), shop.line('UJI-00002-01')];
    expect(await shop.add(pair)).toBe('UNBUYABLE_ITEM');
    shop.clock.now += 5 * MINUTE_MS;
    expect(flags(await shop.read())).toEqual([[true, true, true], HAD, GONE]);
    expect((await shop.read()).items[1]).toMatchObject({ price: 60_000, comboPrice: 55_000 });
    expect(await shop.add(pair)).toBe(200);
  });

  test('nothing else that cannot be bought by delivery now', async () => {
    const shop = open([
      { item: { stock: 0 } },
      { unbuyable: true },
      { tags: ['OFFLINE_ONLY'] },
      { item: { delivery: 'UNAVAILABLE' } },
      { merchantCode: CLOSED.code },
      { item: { stock: null, delivery: 'AVAILABLE' } },
    ]);
    expect(flags(await shop.read())).toEqual([[true, true, true], GONE, GONE, GONE, GONE, GONE, HAD]);
  });

  test('costs the price less its saving, never below 0; an item not featured is not chosen', async () => {
    const shop = open([{ item: { offered: 3_000 } }], {
      complements: [{ itemSku: 'UJI-00002-01', saving: 5_000 }],
    });
    const combo = await shop.read('en');
    expect(combo).toMatchObject({ id: 'combo-uji', name: 'Test bundle' });
    expect(combo.items).toMatchObject([
      {
        itemSku: ITEM,
        price: 100_000,
        comboPrice: 90_000,
        url: `/p/barang-uji/${ITEM}`,
        imageUrl: '',
        picture: null,
      },
      { price: 3_000, comboPrice: 0, available: true, selected: false },
    ]);
  });

  test('there is none without complements that are sold, and none that is over', async () => {
    expect(await open([{ answers: 410 }]).read()).toBeNull();
    expect(await open([{}], { productSku: 'UJI-00002' }).read()).toBeNull();
    const shop = open([{}], { endsInMinutes: 10 });
    expect(await shop.read()).not.toBeNull();
    shop.clock.now += 10 * MINUTE_MS;
    expect(await shop.read()).toBeNull();
    expect(await shop.add([shop.line(ITEM), shop.line('UJI-00002-01')])).toBe('PROMO_HAS_BEEN_EXPIRED');
  });
});

describe('[COMBO-07, ERR-17..19] adding one', () => {
  test('all of it, or nothing, with the code of what is wrong', async () => {
    const shop = open([{}, {}, { item: { stock: 0 } }], { minimumItems: 3 });
    const [first, second, third, none] = [ITEM, 'UJI-00002-01', 'UJI-00003-01', 'UJI-00004-01'].map((sku) =>
      shop.line(sku),
    ) as [object, object, object, object];
    expect(await shop.add([first, second, third], { comboId: 'x' })).toBe('COMBO_RULE_NOT_FOUND');
    expect(await shop.add([second, third])).toBe('COMBO_RULE_NOT_FOUND');
    expect(await shop.add([first, second])).toBe('INVALID_MINIMUM_TOTAL_ITEM');
    expect(await shop.add([first, second, second])).toBe('INVALID_QUANTITY');
    expect(await shop.add([first, second, shop.line('UJI-00003-01', { quantity: 2 })])).toBe(
      'INVALID_QUANTITY',
    );
    expect(await shop.add([first, second, third], { cartType: 'REGULAR' })).toBe('INVALID_BODY');
    expect(await shop.add([first, second, none])).toBe('OutOfStock');
    expect(await shop.total()).toBe(0);
    expect(await shop.add([first, second, third])).toBe(200);
    expect(await shop.total()).toBe(3);
    // Once more: each of them twice.
    expect(await shop.add([first, second, third], { cartType: 'MBCA' })).toBe(200);
    expect(await shop.total()).toBe(6);
  });

  test('[API-23] has no add-on service with any of its items', async () => {
    const shop = open([{}]);
    const installed = { addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] };
    expect(await shop.add([shop.line(ITEM, installed), shop.line('UJI-00002-01')])).toBe('INVALID_BODY');
    expect(await shop.add([shop.line(ITEM), shop.line('UJI-00002-01', installed)])).toBe('INVALID_BODY');
    expect(await shop.total()).toBe(0);
  });

  test('in the one way that the bag has', async () => {
    const shop = open([{}]);
    expect(await shop.add([shop.line(ITEM), shop.line('UJI-00002-01')])).toBe(200);
    const picked = { fulfillment: 'PICKUP' };
    expect(await shop.add([shop.line(ITEM, picked), shop.line('UJI-00002-01', picked)])).toBe(
      'NON_CNC_ITEM_EXISTS',
    );
  });
});
