import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';

const OTHER = 'UJI-00002-01';
const products = [
  product({ item: { stock: 5 } }),
  product({ productSku: 'UJI-00002', name: 'Lainnya', item: { offered: 40_000 } }),
];

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products,
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { shop, one: visitor(shop) };
}
const count = async (one: Visitor) => (await one.read('/retail/carts')).body.data.totalItems as number;
const LINE = `LINE ${ITEM} PP-TOK-1`;

describe('the quantity of a line', () => {
  test('[BAG-01] changes by its form, for a guest, and once for a double press', async () => {
    const { one } = open();
    await add(one, ITEM, 1);
    const form = { act: 'set', line: LINE, key: 'k1', quantity: '3' };
    const answers = await Promise.all([pressed(one, '/cart', form), pressed(one, '/cart', form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toContain('Barang Uji: jumlahnya sekarang 3.');
    expect(await count(one)).toBe(3);
    expect((await pressed(one, '/cart', { ...form, key: 'k2', quantity: '1' })).text).toContain(
      'Subtotal Rp100.000',
    );
    expect(await count(one)).toBe(1);
  });

  test('[BAG-01] is refused beside its line above the stock, and below one', async () => {
    const { one } = open();
    await add(one, ITEM, 2);
    await add(one, OTHER, 1);
    const refused = await pressed(one, '/cart', { act: 'set', line: LINE, key: 'k1', quantity: '6' });
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(
      /<p class="wrong" role="alert">\s*Jumlahnya tidak berubah: stoknya tidak cukup, paling banyak 5\.<\/p>/,
    );
    for (const quantity of ['0', '1.5', 'dua', '']) {
      const { status } = await pressed(one, '/cart', {
        act: 'set',
        line: LINE,
        key: `k-${quantity}`,
        quantity,
      });
      expect(status).toBe(400);
    }
    expect(await count(one)).toBe(3);
  });

  test('[BAG-01] keeps to the purchase limit, and says it', async () => {
    const { one } = open({ products: [product({ limits: { cart: 2 }, item: { stock: 9 } })] });
    await add(one, ITEM, 2);
    const { text, status } = await pressed(one, '/cart', {
      act: 'set',
      line: LINE,
      key: 'k1',
      quantity: '3',
    });
    expect(status).toBe(400);
    expect(text).toContain('batas pembeliannya sudah tercapai, paling banyak 2');
    expect(await count(one)).toBe(2);
  });

  test('[BAG-03] is called sold out only where the stock ran out, not for a limit', async () => {
    const { one } = open({ products: [product({ limits: { daily: 1 }, item: { stock: 9 } })] });
    const line = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 1, fulfillment: 'DELIVERY' };
    await one.logIn('ayu');
    await add(one, ITEM, 1);
    await one.write('/retail/checkouts/_quick', line);
    const text = await textOf(one, '/cart');
    expect(text).toContain('Belum bisa dibeli: batas pembelian per hari sudah tercapai. Hapus dulu');
    expect(text).not.toContain('Stoknya habis');
  });
});

describe('a line', () => {
  test('[BAG-02] is removed once by a double press, and comes back in its place with its courier', async () => {
    const { one } = open();
    const to = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };
    await add(one, ITEM, 2, { destination: to, courier: 'EXPRESS' });
    await add(one, OTHER, 1);
    const before = await textOf(one, '/cart');
    const form = { act: 'remove', line: LINE, key: 'k1' };
    const [first, second] = await Promise.all([pressed(one, '/cart', form), pressed(one, '/cart', form)]);
    for (const answer of [first, second]) {
      expect(answer.text).toContain('Barang Uji dihapus dari keranjang. Urungkan');
    }
    expect(await count(one)).toBe(1);
    const back = { act: 'undo', of: first.undo, key: 'k2' };
    expect((await pressed(one, '/cart', back)).text).toContain('Barang Uji kembali di keranjang.');
    expect(await textOf(one, '/cart')).toBe(before);
    // Another tab had the same notice.
    const again = await pressed(one, '/cart', { ...back, key: 'k3' });
    expect(again.text).toContain('Barang itu sudah ada lagi di keranjang.');
    expect(await textOf(one, '/cart')).toBe(before);
  });

  test('[BAG-02] does not come back where its pieces are gone meanwhile', async () => {
    const { shop, one } = open();
    await add(one, ITEM, 4);
    const { undo } = await pressed(one, '/cart', { act: 'remove', line: LINE, key: 'k1' });
    const buyer = visitor(shop);
    await buyer.logIn('ayu');
    await buyer.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 3,
      fulfillment: 'DELIVERY',
    });
    const { text, status } = await pressed(one, '/cart', { act: 'undo', of: undo, key: 'k2' });
    expect(status).toBe(409);
    expect(text).toContain('Barangnya tidak bisa dikembalikan: stoknya tidak cukup.');
    expect(await count(one)).toBe(0);
  });

  test('[BAG-02] that another tab removed says so, whatever is asked of it', async () => {
    const { one } = open();
    await add(one, ITEM, 2);
    await pressed(one, '/cart', { act: 'remove', line: LINE, key: 'k1' });
    for (const act of ['set', 'remove']) {
      const { text, status } = await pressed(one, '/cart', {
        act,
        line: LINE,
        key: `late-${act}`,
        quantity: '1',
      });
      expect(status).toBe(409);
      expect(text).toContain('Barang itu sudah tidak ada di keranjang.');
    }
  });

  test('[BAG-02] lets no other visitor put a line back, and no form act without a session', async () => {
    const { shop, one } = open();
    await add(one, ITEM, 2);
    const { undo } = await pressed(one, '/cart', { act: 'remove', line: LINE, key: 'k1' });
    const other = visitor(shop);
    await add(other, OTHER, 1);
    expect((await pressed(other, '/cart', { act: 'undo', of: undo, key: 'k2' })).status).toBe(409);
    expect(await count(other)).toBe(1);
    const nobody = await pressed(visitor(shop), '/cart', { act: 'remove', line: LINE, key: 'k1' });
    expect([nobody.status, nobody.text.includes('Sesimu sudah berakhir')]).toEqual([401, true]);
  });

  test('[BAG-02] takes no form of another site, nor what is no form', async () => {
    const { one } = open();
    await add(one, ITEM, 2);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ act: 'remove', line: LINE, key: 'k1' }).toString();
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await one.call('/cart', { method: 'POST', headers: foreign, body })).status).toBe(403);
    const json = { 'content-type': 'application/json' };
    expect((await one.call('/cart', { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    expect(await count(one)).toBe(2);
  });
});

describe('groceries', () => {
  test('[BAG-01, BAG-02] change by the same forms', async () => {
    const { one } = open({ products: [product({ vendor: 'grocery', item: { stock: 5 } })] });
    await one.write('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
    });
    const path = '/grocery/cart';
    expect((await pressed(one, path, { act: 'set', line: LINE, key: 'k1', quantity: '3' })).text).toContain(
      'Subtotal Rp300.000',
    );
    const { undo } = await pressed(one, path, { act: 'remove', line: LINE, key: 'k2' });
    expect(await textOf(one, path)).toContain('Keranjangmu masih kosong.');
    await pressed(one, path, { act: 'undo', of: undo, key: 'k3' });
    expect(await textOf(one, path)).toContain('Subtotal Rp300.000');
  });
});

describe('a bundle', () => {
  const three = [
    product(),
    product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { offered: 40_000 } }),
    product({ productSku: 'UJI-00003', name: 'Bonus', item: { offered: 20_000 } }),
  ];
  const combo = {
    id: 'combo-uji',
    name: 'Paket Uji',
    productSku: 'UJI-00001',
    saving: 10_000,
    minimumItems: 2,
    complements: [{ itemSku: OTHER, saving: 5_000, featured: true }],
  };
  const gift = {
    id: 'gift-uji',
    productSku: 'UJI-00001',
    type: 'AMOUNT' as const,
    minimum: 250_000,
    maximumItems: 1,
    allStore: false,
    termsHtml: '<p>Selama persediaan ada.</p>',
    items: [{ itemSku: 'UJI-00003-01', pickupPointCode: 'PP-TOK-1' }],
  };

  const addWithGifts = (one: Visitor, complimentaryItems: typeof gift.items) =>
    one.write('/retail/free-gift/carts', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 3,
      fulfillment: 'DELIVERY',
      cartType: 'FREE_GIFT',
      actionType: 'FREE_GIFT',
      freeGiftId: 'gift-uji',
      complimentaryItems,
    });

  test('[BAG-01, BAG-02] of a combo changes, goes and comes back as one', async () => {
    const { one } = open({ products: three, combos: [combo] });
    const item = { pickupPointCode: 'PP-TOK-1', quantity: 1, fulfillment: 'DELIVERY', cartType: 'COMBO' };
    await one.write('/retail/carts/_add-bulk', {
      comboId: 'combo-uji',
      cartType: 'COMBO',
      items: [ITEM, OTHER].map((itemSku) => ({ ...item, actionType: 'COMBO', itemSku })),
    });
    const line = 'COMBO combo-uji';
    expect((await pressed(one, '/cart', { act: 'set', line, key: 'k1', quantity: '2' })).text).toContain(
      'Subtotal Rp250.000',
    );
    const before = await textOf(one, '/cart');
    const removed = await pressed(one, '/cart', { act: 'remove', line, key: 'k2' });
    expect(removed.text).toContain('Paket combo dihapus dari keranjang.');
    expect(await count(one)).toBe(0);
    await pressed(one, '/cart', { act: 'undo', of: removed.undo, key: 'k3' });
    expect(await textOf(one, '/cart')).toBe(before);
  });

  test('[BAG-01, BAG-02] of a gift goes with what it is given for, and comes back with it', async () => {
    const { one } = open({ products: three, freeGifts: [gift] });
    await addWithGifts(one, gift.items);
    const before = await textOf(one, '/cart');
    expect(before).toContain('Hadiah');
    const { text, undo } = await pressed(one, '/cart', { act: 'remove', line: LINE, key: 'k1' });
    expect(text).toContain('Barang Uji dihapus dari keranjang. Hadiah Bonus ikut keluar');
    expect(await textOf(one, '/cart')).toContain('Keranjangmu masih kosong.');
    await pressed(one, '/cart', { act: 'undo', of: undo, key: 'k2' });
    expect(await textOf(one, '/cart')).toBe(before);
    const fewer = await pressed(one, '/cart', { act: 'set', line: LINE, key: 'k3', quantity: '2' });
    expect(fewer.text).toContain('jumlahnya sekarang 2. Hadiah Bonus ikut keluar');
    expect(await textOf(one, '/cart')).not.toContain('Hadiah');
  });

  test('[BAG-02] comes back without a gift that is gone meanwhile, and says so', async () => {
    const last = product({
      productSku: 'UJI-00003',
      name: 'Bonus',
      item: { offered: 20_000, stock: 1 },
    });
    const { shop, one } = open({ products: [product(), last], freeGifts: [gift] });
    await addWithGifts(one, gift.items);
    const { undo } = await pressed(one, '/cart', { act: 'remove', line: LINE, key: 'k1' });
    const buyer = visitor(shop);
    await buyer.logIn('ayu');
    const line = {
      itemSku: 'UJI-00003-01',
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
    };
    await buyer.write('/retail/checkouts/_quick', line);
    const back = await pressed(one, '/cart', { act: 'undo', of: undo, key: 'k2' });
    expect(back.status).toBe(200);
    expect(back.text).toContain('Barang Uji kembali di keranjang. Hadiah Bonus tidak bisa dikembalikan:');
    expect(await count(one)).toBe(3);
  });

  test('[BAG-02] shows all of a gift of two in one frame, and takes both out', async () => {
    const items = [...gift.items, { itemSku: OTHER, pickupPointCode: 'PP-TOK-1' }];
    const { one } = open({ products: three, freeGifts: [{ ...gift, maximumItems: 2, items }] });
    await addWithGifts(one, items);
    const html = await (await one.call('/cart')).text();
    const frame = /<li class="bundle">.*?<\/ul>/s.exec(html)?.[0] ?? 'none';
    expect(frame).toContain('<h2>Hadiah</h2>');
    expect([...frame.matchAll(/">(Bonus|Pelengkap)<\/a>/g)].map(([, name]) => name).toSorted()).toEqual([
      'Bonus',
      'Pelengkap',
    ]);
    expect(html.match(/aria-label="Hapus semua hadiah"/g)).toHaveLength(1);
    const { text } = await pressed(one, '/cart', { act: 'remove', line: 'GIFT gift-uji', key: 'k1' });
    expect(text).toMatch(/(Bonus, Pelengkap|Pelengkap, Bonus) dihapus dari keranjang\./);
    expect(await textOf(one, '/cart')).not.toContain('Hadiah');
  });
});
