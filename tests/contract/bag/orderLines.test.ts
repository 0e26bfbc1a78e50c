import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const OTHER = 'UJI-00001-02';
const TO = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };
const SALE = {
  id: 'kilat',
  name: 'Kilat',
  startsInMinutes: -5,
  endsInMinutes: 600,
  quota: 3,
  sold: 2,
  price: 60_000,
};
const TWO_OPTIONS = product({
  attributes: ['Warna'],
  campaign: SALE,
  items: [{ values: ['Merah'] }, { values: ['Biru'] }],
});
const COMPLEMENT = product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { offered: 40_000 } });
const COMBO = {
  id: 'combo-uji',
  name: 'Paket Uji',
  productSku: 'UJI-00001',
  saving: 10_000,
  minimumItems: 2,
  complements: [{ itemSku: 'UJI-00002-01', saving: 5_000, featured: true }],
};

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [TWO_OPTIONS, COMPLEMENT],
    merchants: [SELLER],
    vouchers: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { shop, one: visitor(shop) };
}
const due = async (one: Visitor, path: string) =>
  /name="due" value="(\d+)"/.exec(await (await one.call(path)).text())?.[1] ?? '';
/** All prices and sums of a page, in their order. */
const moneyOf = async (one: Visitor, path: string) => (await textOf(one, path)).match(/Rp[\d.]+/g) ?? [];

/** The same lines as bag, checkout and order show them. */
async function ordered(one: Visitor) {
  const bag = await moneyOf(one, '/cart');
  const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
  const checkout = await moneyOf(one, path);
  await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
  return { path, bag, checkout, order: await moneyOf(one, path) };
}
const soldOf = async (one: Visitor) =>
  (await one.read(`/product-detail/products/${ITEM}/_summary`)).body.data.campaignInfo.sold as number;

/** A member with the combo of the sale's product in the bag. */
async function withCombo() {
  const { one } = open({ combos: [COMBO] });
  await one.logIn('ayu');
  const item = {
    pickupPointCode: 'PP-TOK-1',
    quantity: 1,
    fulfillment: 'DELIVERY',
    cartType: 'COMBO',
    actionType: 'COMBO',
  };
  await one.write('/retail/carts/_add-bulk', {
    comboId: 'combo-uji',
    cartType: 'COMBO',
    items: [ITEM, 'UJI-00002-01'].map((itemSku) => ({ ...item, itemSku })),
  });
  return one;
}

describe('the last piece of a campaign', () => {
  test('[BAG-06] is one line’s, also where two options of its product are ordered', async () => {
    const { one } = open();
    await one.logIn('ayu');
    await add(one, ITEM, 1, { destination: TO });
    await add(one, OTHER, 1, { destination: TO });
    const { bag, checkout, order } = await ordered(one);
    expect(bag.slice(0, 2)).toEqual(['Rp60.000', expect.any(String)]);
    expect(bag).toContain('Rp160.000');
    expect(checkout).toEqual(bag);
    expect(order).toEqual(bag);
    expect(await soldOf(one)).toBe(3);
  });

  test('[BAG-06] is the combo’s where it lies first, and the next line has its own price', async () => {
    const one = await withCombo();
    await add(one, OTHER, 1, { destination: TO });
    const { bag, checkout, order } = await ordered(one);
    // 60.000 less 10.000, 40.000 less 5.000, and 100.000.
    expect(bag).toContain('Rp185.000');
    expect([checkout, order]).toEqual([bag, bag]);
    expect(await soldOf(one)).toBe(3);
  });

  test('[BAG-06] is gone once a combo with it is ordered', async () => {
    const one = await withCombo();
    const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
    await pressed(one, `${path}/address`, { address: 'address-ayu-rumah' });
    await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    expect(await soldOf(one)).toBe(3);
  });

  test('[BAG-06, BAG-13] is refused as gone to a second option that asks for its price', async () => {
    const { one } = open();
    await add(one, ITEM);
    const { status, body } = await add(one, OTHER, 1, { actionType: 'CAMPAIGN' });
    expect([status, body.errors.user]).toEqual([409, ['FLASH_SALE_OOS']]);
    const { data } = (await one.read(`/product-detail/products/${OTHER}/_summary`)).body;
    expect(data.purchaseLimit.delivery.toOrder).toEqual({ kind: 'QUOTA', maximum: 1, left: 1 });
  });
});

describe('[BAG-13] more than a campaign has left', () => {
  const OWN = [{ minQty: 1, maxQty: null, price: 100_000 }];
  const roomOf = async (one: Visitor, itemSku: string) =>
    (await one.read(`/product-detail/products/${itemSku}/_summary`)).body.data.purchaseLimit.delivery;
  const left = (sold: number, facts: object = {}) =>
    open({ products: [{ ...TWO_OPTIONS, campaign: { ...SALE, sold }, ...facts }, COMPLEMENT] }).one;

  test('is another option at its own price, which bag and checkout ask', async () => {
    const { one } = open();
    await one.logIn('ayu');
    await add(one, ITEM, 1, { destination: TO, actionType: 'CAMPAIGN' });
    expect(await roomOf(one, OTHER)).toMatchObject({ toBag: null, beyondSale: { inBag: 0, prices: OWN } });
    const { status } = await add(one, OTHER, 2, { destination: TO });
    const { bag, checkout } = await ordered(one);
    expect([status, bag[0]]).toEqual([200, 'Rp60.000']);
    expect(bag).toContain('Rp260.000');
    expect(checkout).toEqual(bag);
  });

  test('is told of the line that it joins, whose pieces all cost the own price then', async () => {
    const { one } = open();
    await one.logIn('ayu');
    await add(one, ITEM, 1, { destination: TO, actionType: 'CAMPAIGN' });
    expect(await roomOf(one, ITEM)).toMatchObject({ beyondSale: { inBag: 1, prices: OWN } });
    const { body } = await add(one, ITEM, 1, { destination: TO });
    expect(body.data.purchaseLimit.delivery).toMatchObject({ beyondSale: { inBag: 2, prices: OWN } });
    expect((await ordered(one)).bag).toContain('Rp200.000');
  });

  test('is told with the tiers of the item alone', async () => {
    const one = left(2, { wholesale: [{ minQty: 3, off: 10_000 }] });
    await add(one, ITEM, 1, { actionType: 'CAMPAIGN' });
    expect((await roomOf(one, OTHER)).beyondSale.prices).toEqual([
      { minQty: 1, maxQty: 2, price: 100_000 },
      { minQty: 3, maxQty: null, price: 90_000 },
    ]);
  });

  test('is not told where stock or a limit of the bag ends it', async () => {
    const one = left(2, { limits: { promotionQuota: 1 } });
    await add(one, ITEM, 1, { actionType: 'CAMPAIGN' });
    const bag = { kind: 'BAG', maximum: 1, left: 0 };
    expect(await roomOf(one, ITEM)).toMatchObject({ toBag: bag, beyondSale: null });
    expect((await add(one, ITEM)).body.errors.maxQty).toEqual([0]);
  });

  test('counts no pieces of a line that has its own price', async () => {
    const one = left(0);
    await add(one, ITEM, 4);
    expect(await roomOf(one, OTHER)).toMatchObject({
      toBag: { kind: 'QUOTA', maximum: 3, left: 3 },
      beyondSale: null,
    });
    expect((await add(one, OTHER, 3, { actionType: 'CAMPAIGN' })).status).toBe(200);
  });

  test('takes the price of the sale from no other line', async () => {
    const one = left(0);
    await add(one, ITEM, 1, { actionType: 'CAMPAIGN' });
    await add(one, OTHER, 2, { actionType: 'CAMPAIGN' });
    const none = { kind: 'QUOTA', maximum: 3, left: 0 };
    expect(await roomOf(one, ITEM)).toMatchObject({ toBag: none, beyondSale: null });
    expect(await roomOf(one, OTHER)).toMatchObject({ beyondSale: { inBag: 2, prices: OWN } });
  });

  test('is refused at the price of the sale with how many there are beside the bag', async () => {
    const one = left(0);
    await add(one, ITEM, 2, { actionType: 'CAMPAIGN' });
    const { status, body } = await add(one, OTHER, 2, { actionType: 'CAMPAIGN' });
    expect([status, body.errors.maxQty]).toEqual([400, [1]]);
    expect((await add(one, OTHER, 1, { actionType: 'CAMPAIGN' })).status).toBe(200);
  });
});

describe('an order whose product has changed since', () => {
  const BEFORE = [
    product({ attributes: ['Warna'], item: { values: ['Merah'] } }),
    product({ productSku: 'UJI-00002', name: 'Lainnya', item: { offered: 40_000 } }),
  ];
  const quick = (one: Visitor) =>
    one.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
      destination: TO,
    });
  /** The texts of both orders and of the list, before and after the catalogue is another. */
  async function changedTo(products: NonNullable<MarketplaceOptions['products']>) {
    const dataDir = keptFolder('order-lines-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = createMarketplace({
      dataDir,
      faults: false,
      now: () => NOW,
      merchants: [SELLER],
      vouchers: [],
      products: BEFORE,
    });
    const one = visitor(first);
    await one.logIn('ayu');
    const single = `/retail/checkout/${(await quick(one)).body.data.id}`;
    await add(one, ITEM, 1, { destination: TO });
    await add(one, 'UJI-00002-01', 1, { destination: TO });
    const { path } = await ordered(one);
    const pages = ['/member/order/retail', single, path];
    const read = async (who: Visitor) => Promise.all(pages.map((page) => textOf(who, page)));
    const before = await read(one);
    first.close();
    const { one: later } = open({ dataDir, products });
    await later.logIn('ayu');
    return { before, after: await read(later), html: await (await later.call(path)).text(), later, single };
  }

  test('[BAG-07] keeps its lines and its sum when the product has left the catalogue', async () => {
    const { before, after, html, later, single } = await changedTo(BEFORE.slice(1));
    expect(before[1]).toContain('Total Rp');
    expect(after).toEqual(before);
    expect(html).toContain('<b>Barang Uji</b>');
    expect(html).not.toContain(ITEM);
    // Its stock was taken, so it can still be ordered for what it said.
    const placed = await pressed(later, `${single}/order`, { key: 'o2', due: await due(later, single) });
    expect(placed.location).toBe(`${single}?placed=1`);
  });

  test('[BAG-07] keeps name, option and sum when the product has another price and name', async () => {
    const dearer = product({
      name: 'Barang Baru',
      attributes: ['Warna'],
      item: { offered: 130_000, values: ['Merah Tua'] },
    });
    const { before, after } = await changedTo([dearer, ...BEFORE.slice(1)]);
    expect(after).toEqual(before);
  });
});

describe('[BAG-15] a checkout from before prices were kept', () => {
  async function opened(itemSku: string) {
    const dataDir = keptFolder('order-lines-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const { one } = open({ dataDir });
    await one.logIn('ayu');
    const database = openDatabase(dataDir);
    database.run(
      'INSERT INTO checkouts (id, owner, vendor, lines, created_at) VALUES (?,?,?,?,?)',
      'CO-lama',
      'member-ayu',
      'retail',
      JSON.stringify([{ itemSku, quantity: 2, fulfillment: 'PICKUP' }]),
      NOW,
    );
    database.close();
    return one;
  }
  const PATH = '/retail/checkout/CO-lama';

  test('is refused with words and a way on where the product is gone, and names no amount', async () => {
    const one = await opened('UJI-09999-01');
    const html = await (await one.call(PATH)).text();
    const said = 'Harga pesanan ini tidak tersimpan dan barangnya sudah tidak dijual';
    expect(html).toContain(said);
    expect(html).toContain('<a class="button" href="/">');
    expect(html).not.toContain(`action="${PATH}/order"`);
    expect(await moneyOf(one, PATH)).toEqual([]);
    const { status, text } = await pressed(one, `${PATH}/order`, { key: 'o1', due: '0' });
    expect([status, text.split(said).length - 1]).toEqual([409, 1]);
    const list = await textOf(one, '/member/order/retail');
    expect(list).toContain('Harga tidak tersimpan');
    expect(list).toContain('Belum dipesan');
    expect(list).not.toContain('Rp0');
  });

  test('has the price of now where the product is sold', async () => {
    const one = await opened(ITEM);
    expect(await moneyOf(one, PATH)).toContain('Rp200.000');
    const placed = await pressed(one, `${PATH}/order`, { key: 'o1', due: await due(one, PATH) });
    expect(placed.location).toBe(`${PATH}?placed=1`);
  });
});
