import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const TO = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };
const OF_ALL = testVoucher({
  id: 'V-2',
  code: 'SEMUA',
  group: 'blibliVouchers',
  adjustmentGroup: 'MARKETPLACE',
  title: { id: 'Hemat semua', en: 'Save on all' },
  rewardType: 'DISCOUNT',
  value: 10,
});

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ item: { stock: 5 } })],
    merchants: [SELLER],
    vouchers: [OF_ALL],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { shop, one: visitor(shop) };
}
const stock = async (one: Visitor) => {
  // The most that can be added is what is left.
  const refused = await add(one, ITEM, 99);
  return refused.body.errors.maxQty?.[0] as number | undefined;
};
const count = async (one: Visitor) => (await one.read('/retail/carts')).body.data.totalItems as number;
const due = async (one: Visitor, path: string) =>
  /name="due" value="(\d+)"/.exec(await (await one.call(path)).text())?.[1] ?? '';

/** A member with two pieces in the bag, at the checkout of it. */
async function atCheckout(options: Partial<MarketplaceOptions> = {}, name = 'ayu') {
  const { shop, one } = open(options);
  await one.logIn(name);
  await add(one, ITEM, 2, { destination: TO });
  const { location, status } = await pressed(one, '/cart/checkout', { key: 'c1' });
  return { shop, one, path: location ?? '', status };
}

describe('the way to the checkout', () => {
  test('[BAG-03] makes one checkout of the bag for a double press, with the same total', async () => {
    const { one, path, status } = await atCheckout();
    expect(status).toBe(303);
    expect((await pressed(one, '/cart/checkout', { key: 'c1' })).location).toBe(path);
    const total = /Total Rp[\d.]+/.exec(await textOf(one, '/cart'))?.[0] ?? 'none';
    expect(await textOf(one, path)).toContain(total);
    expect(await count(one)).toBe(2);
  });

  test('[BAG-03] says an empty bag to a page from before the order, and opens a new one', async () => {
    const { one, path } = await atCheckout();
    await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    const stale = await pressed(one, '/cart/checkout', { key: 'c1' });
    expect([stale.status, stale.text.includes('Keranjangmu sudah kosong')]).toEqual([409, true]);
    await add(one, ITEM, 1, { destination: TO });
    const { location, status } = await pressed(one, '/cart/checkout', { key: 'c1' });
    expect(status).toBe(303);
    expect(location).not.toBe(path);
  });

  test('[BAG-03] leads a guest to the login, and back to the bag', async () => {
    const { one } = open();
    await add(one, ITEM, 2);
    const { location, status } = await pressed(one, '/cart/checkout', { key: 'c1' });
    expect([status, location]).toEqual([303, '/login?redirect=%2Fcart']);
  });

  test.each([
    ['citra', 'aktivitas mencurigakan'],
    ['dewi', 'pembayaran tertunda'],
    ['eko', 'Akun dinonaktifkan'],
  ])('[BAG-03, AUTH-10..12] tells %s why the account cannot check out', async (name, words) => {
    const { one } = open();
    await one.logIn(name);
    await add(one, ITEM, 1);
    const { text, status } = await pressed(one, '/cart/checkout', { key: 'c1' });
    expect(status).toBe(403);
    expect(text).toContain(words);
  });
});

describe('an order', () => {
  test('[BAG-03, BAG-04] is placed once by a double press: stock and vouchers go, the bag is empty', async () => {
    const { one, path } = await atCheckout();
    const shown = await textOf(one, path);
    const sums = /Harga 2 barang.*Total Rp[\d.]+/.exec(shown)?.[0] ?? 'none';
    expect(sums).toContain('Voucher Hemat semua -Rp20.000');
    const form = { key: 'o1', due: await due(one, path) };
    const [first, second] = await Promise.all([
      pressed(one, `${path}/order`, form),
      pressed(one, `${path}/order`, form),
    ]);
    expect([first.location, second.location]).toEqual([`${path}?placed=1`, `${path}?placed=1`]);
    // Another tab had the same page.
    expect((await pressed(one, `${path}/order`, { ...form, key: 'o2' })).location).toBe(`${path}?placed=1`);
    expect(await count(one)).toBe(0);
    expect(await textOf(one, `${path}?placed=1`)).toContain('Pesananmu sudah dibuat.');
    expect(await textOf(one, path)).toContain(sums);
    expect(await stock(one)).toBe(3);
    const orders = await textOf(one, '/member/order/retail');
    expect(orders.match(/Dipesan/g)).toHaveLength(1);
    expect(orders).toContain('Barang Uji');
    // The voucher is used up.
    await add(one, ITEM, 1);
    expect(await textOf(one, '/cart')).not.toContain('Hemat semua');
  });

  test('[BAG-03] is not placed for another total than the page said', async () => {
    const { one, path } = await atCheckout();
    const form = { key: 'o1', due: await due(one, path) };
    await pressed(one, '/cart', { act: 'set', line: `LINE ${ITEM} PP-TOK-1`, key: 'k1', quantity: '3' });
    const { text, status } = await pressed(one, `${path}/order`, form);
    expect(status).toBe(409);
    expect(text).toContain('Totalnya berubah');
    expect(await count(one)).toBe(3);
  });

  test('[BAG-03] is not placed of what another bought meanwhile, and the bag says what', async () => {
    const { shop, one, path } = await atCheckout();
    const form = { key: 'o1', due: await due(one, path) };
    const buyer = visitor(shop);
    await buyer.logIn('budi');
    await buyer.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 4,
      fulfillment: 'DELIVERY',
    });
    const { text, status } = await pressed(one, `${path}/order`, form);
    expect(status).toBe(409);
    expect(text).toContain('Ada barang yang belum bisa dibeli');
    expect(await textOf(one, '/cart')).toContain('Hanya bisa 1. Kurangi dulu');
    expect(await count(one)).toBe(2);
  });

  test('[BAG-03] waits for an address, which is chosen on the checkout', async () => {
    const { one } = open();
    await one.logIn('ayu');
    await add(one, ITEM, 1);
    const path = (await pressed(one, '/cart/checkout', { key: 'c1' })).location ?? '';
    const early = await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    expect([early.status, early.text.includes('Pilih alamat yang bisa dijangkau kurir dulu')]).toEqual([
      409,
      true,
    ]);
    const html = await (await one.call(path)).text();
    const address = /<option value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await pressed(one, `${path}/address`, { address })).location).toBe(path);
    expect(await textOf(one, path)).toMatch(/Ongkir ke .* Total Rp/);
    const placed = await pressed(one, `${path}/order`, { key: 'o2', due: await due(one, path) });
    expect(placed.status).toBe(303);
  });

  test('[BAG-03] tells why an address is not taken', async () => {
    const { one, path } = await atCheckout();
    const gone = await pressed(one, `${path}/address`, { address: 'address-none' });
    expect([gone.status, gone.text.includes('Alamat itu tidak ada lagi di akunmu.')]).toEqual([409, true]);
    await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    const late = await pressed(one, `${path}/address`, { address: 'address-ayu-kantor' });
    expect([late.status, late.text.includes('jadi alamatnya tidak berubah.')]).toEqual([409, true]);
  });

  test('[BAG-03] marks one address as chosen, by district and postal code', async () => {
    const { one, path } = await atCheckout();
    const markedIn = async () =>
      [...(await (await one.call(path)).text()).matchAll(/value="([^"]+)" selected/g)].map(([, id]) => id);
    await pressed(one, `${path}/address`, { address: 'address-ayu-rumah' });
    expect(await markedIn()).toEqual(['address-ayu-rumah']);
    const elsewhere = { ...TO, postalCode: '12730', district: 'Pancoran' };
    await add(one, ITEM, 1, { destination: elsewhere });
    expect(await markedIn()).toEqual([]);
  });

  test('[BAG-03, LINK-10] of another, or without a session, is neither seen nor placed', async () => {
    const { shop, path } = await atCheckout();
    const other = visitor(shop);
    await other.logIn('budi');
    expect((await other.call(path)).status).toBe(404);
    expect((await pressed(other, `${path}/order`, { key: 'o1', due: '1' })).status).toBe(404);
    const nobody = visitor(shop);
    expect(await textOf(nobody, path)).toMatch(/Checkout Masuk dulu untuk melanjutkan checkout\. Masuk$/);
    const sent = await pressed(nobody, `${path}/order`, { key: 'o1', due: '1' });
    expect([sent.status, sent.location]).toEqual([303, `/login?redirect=${encodeURIComponent(path)}`]);
  });

  test('[BAG-03, BAG-04] of one product, whose stock its checkout took, takes none again', async () => {
    const { one } = open();
    await one.logIn('ayu');
    const line = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 2, fulfillment: 'DELIVERY' };
    const made = await one.write('/retail/checkouts/_quick', { ...line, destination: TO });
    const path = `/retail/checkout/${made.body.data.id}`;
    expect(await textOf(one, '/member/order/retail')).toContain('Belum dipesan');
    const form = { key: 'o1', due: await due(one, path) };
    expect((await pressed(one, `${path}/order`, form)).location).toBe(`${path}?placed=1`);
    expect(await stock(one)).toBe(3);
    expect(await textOf(one, '/member/order/retail')).not.toContain('Belum dipesan');
  });
});

describe('an order of one product', () => {
  /** A checkout that was made before a destination was known, of a member whose addresses are. */
  async function withoutPlace(options: Partial<MarketplaceOptions> = {}, facts: object = {}) {
    const { shop, one } = open(options);
    await one.logIn('ayu');
    await one.write('/member/addresses/_sync', undefined);
    const made = await one.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
      ...facts,
    });
    return { shop, one, path: `/retail/checkout/${made.body.data.id}` };
  }

  test('[BAG-03] waits for an address, and is ordered with the shipping there', async () => {
    const { one, path } = await withoutPlace();
    const before = await due(one, path);
    const early = await pressed(one, `${path}/order`, { key: 'o1', due: before });
    expect([early.status, early.text.includes('Pilih alamat yang bisa dijangkau kurir dulu')]).toEqual([
      409,
      true,
    ]);
    const address = /<option value="([^"]+)"/.exec(early.html)?.[1] ?? 'none';
    expect(address).toBe('address-ayu-kantor');
    const chosen = await pressed(one, `${path}/address`, { address });
    expect([chosen.status, chosen.location]).toEqual([303, path]);
    const shown = await textOf(one, path);
    expect(shown).toContain('Dikirim ke Menteng');
    expect(shown).toMatch(/Ongkir ke Menteng Rp[\d.]+ .*Total Rp/);
    // Another tab still says the sum without shipping.
    const late = await pressed(one, `${path}/order`, { key: 'o2', due: before });
    expect([late.status, late.text.includes('Totalnya berubah')]).toEqual([409, true]);
    const placed = await pressed(one, `${path}/order`, { key: 'o3', due: await due(one, path) });
    expect([placed.status, placed.location]).toEqual([303, `${path}?placed=1`]);
    expect(await textOf(one, path)).toMatch(/Ongkir ke Menteng Rp/);
  });

  test('[BAG-03] refuses an address where its service is not done, in words', async () => {
    const service = {
      id: 'INST-1',
      type: 'INSTALLATION' as const,
      name: 'Pasang',
      description: 'Dipasang oleh teknisi.',
      includes: [],
      costs: { price: 50_000 },
      reaches: ['12'],
    };
    const { one, path } = await withoutPlace(
      { products: [product({ item: { stock: 5 }, services: ['INST-1'] })], services: [service] },
      { addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] },
    );
    const refused = await pressed(one, `${path}/address`, { address: 'address-ayu-kantor' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Layanan yang kamu pilih tidak tersedia di alamat itu.');
    const chosen = await pressed(one, `${path}/address`, { address: 'address-ayu-rumah' });
    expect(chosen.status).toBe(303);
  });
});

describe('an order of groceries', () => {
  test('[BAG-03] is placed at the address of the bag from before the login', async () => {
    const { one } = open({
      now: () => Date.UTC(2026, 10, 21, 5),
      products: [product({ vendor: 'grocery', item: { stock: 9, pickupPointCode: 'PP-A' } })],
      vouchers: [],
      groceryStores: [testStore()],
    });
    const added = await one.write('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-A',
      quantity: 1,
      fulfillment: 'DELIVERY',
      slotId: 'A.20261121.1400',
    });
    const path = `/grocery/checkout/${added.body.data.id}`;
    await one.logIn('ayu');
    const form = { due: await due(one, path) };
    const unknown = await pressed(one, '/grocery/checkout/CO-none/order', { ...form, key: 'o1' });
    expect([unknown.status, unknown.text.includes('Mungkin checkout ini milik akun lain')]).toEqual([
      404,
      true,
    ]);
    const placed = await pressed(one, `${path}/order`, { ...form, key: 'o2' });
    expect([placed.status, placed.location?.endsWith('?placed=1')]).toEqual([303, true]);
  });

  test('[BAG-03, GROC-33] keeps its place in the slot, and the next bag chooses anew', async () => {
    /** Noon of a Saturday in Jakarta. */
    let now = Date.UTC(2026, 10, 21, 5);
    const slotId = 'A.20261121.1400';
    const { shop, one } = open({
      now: () => now,
      products: [product({ vendor: 'grocery', item: { stock: 9, pickupPointCode: 'PP-A' } })],
      vouchers: [],
      groceryStores: [testStore({ slotCapacity: 1 })],
    });
    const line = { itemSku: ITEM, pickupPointCode: 'PP-A', quantity: 1, fulfillment: 'DELIVERY' };
    await one.logIn('ayu');
    await one.write('/grocery/checkout/_add', { ...line, slotId });
    const path = (await pressed(one, '/grocery/cart/checkout', { key: 'c1' })).location ?? '';
    const placed = await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    expect(placed.location).toBe(`${path}?placed=1`);
    // A bag would have lost its place by now.
    now += 45 * 60_000;
    for (const who of [visitor(shop), one]) {
      const refused = await who.write('/grocery/checkout/_add', { ...line, slotId });
      expect([refused.status, refused.body.errors.user]).toEqual([409, ['SLOT_NOT_AVAILABLE']]);
      await who.write('/grocery/checkout/_add', line);
      expect(await textOf(who, '/grocery/cart')).toContain('Waktu antar belum dipilih.');
    }
  });
});

describe('the list of orders', () => {
  test('[BAG-04] leads on while it is empty, and asks a guest to log in', async () => {
    const { shop, one } = open();
    expect(await textOf(one, '/member/order/retail')).toContain('Masuk dulu untuk melihat pesananmu.');
    const member = visitor(shop);
    await member.logIn('ayu');
    expect(await textOf(member, '/member/order/retail')).toContain('Belum ada pesanan. Mulai belanja');
  });
});
