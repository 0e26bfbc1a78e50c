import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import * as contract from '#src/services/promo/promotions/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
type Visitor = ReturnType<typeof visitor>;

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOON, ...options });
  onTestFinished(() => shop.close());
  return () => visitor(shop);
}
const pageOf = async (one: Visitor, path: string) => (await one.call(path)).text();
const wordsOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const textOf = async (one: Visitor, path: string) => wordsOf(await pageOf(one, path));
const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
/** Everything that a product's promotions can say of so many, by title. */
async function offersOf(one: Visitor, itemSku: string, quantity: number) {
  const { body } = await one.read(`/product-detail/products/${itemSku}/promotions?qty=${quantity}`);
  const { recommended, blibli, merchant, merchantShipping, blibliShipping } = z.parse(
    contract.promotions,
    body.data,
  );
  return {
    vouchers: [...blibli, ...merchant, ...merchantShipping, ...blibliShipping],
    promotions: recommended,
  };
}
const usable = (offers: { title: string; applicableStatus: string | null }[]) =>
  offers.filter(({ applicableStatus }) => applicableStatus === 'AVAILABLE').map(({ title }) => title);
const lineOf = ({ vendor, items: [item] }: (typeof catalogue)[number], quantity: number) => ({
  path: vendor === 'grocery' ? '/grocery/checkout/_add' : '/retail/carts',
  body: {
    itemSku: item?.itemSku ?? '',
    pickupPointCode: item?.pickupPointCode ?? '',
    quantity,
    fulfillment: 'DELIVERY',
    cartType: 'REGULAR',
    actionType: 'REGULAR',
    ...(vendor === 'retail' ? { destination: HOME } : {}),
  },
});
const NAMED_AT_SHIPPING = /<span class="off">Voucher ([^<]+)<\/span>/g;
/** Titles of what a page of the bag takes off, its sum in rupiah, and whether it takes something off the shipping too. */
function chargedIn(page: string) {
  const ofShipping = [...page.matchAll(NAMED_AT_SHIPPING)].map(([, title]) => title ?? '');
  const text = wordsOf(page.replaceAll(NAMED_AT_SHIPPING, ''));
  const ofGoods = [...text.matchAll(/(?:Voucher|Promo) (.+?) (?:-Rp[\d.]+|Gratis)/g)].map(
    ([, title]) => title ?? '',
  );
  const isShippingCharged =
    ofShipping.length > 0 || !/Belum termasuk ongkir|Ongkir ke Gambir Gratis/.test(text);
  return {
    off: [...ofGoods, ...ofShipping],
    isShippingCharged,
    total: /(?:Total|Subtotal) (Rp[\d.]+)/.exec(text)?.[1],
  };
}

describe('[PROMO-03, PRICE-12] what is called usable is taken off', () => {
  const shown = catalogue.filter(({ answers }) => answers === undefined);
  const QUANTITIES = [1, 2, 3, 5, 12];

  /** Expects bag and checkout to take off the offers that the page calls usable for a number of pieces. */
  async function expectTakenOff(buyer: Visitor, one: (typeof shown)[number], quantity: number) {
    const itemSku = one.items[0]?.itemSku ?? '';
    const offers = await offersOf(buyer, itemSku, quantity);
    const { path, body } = lineOf(one, quantity);
    if ((await buyer.write(path, body)).status !== 200) return [];
    const what = `${quantity} × ${itemSku}`;
    const bag = chargedIn(await pageOf(buyer, one.vendor === 'grocery' ? '/grocery/cart' : '/cart'));
    // Nothing is taken off a shipping that is not counted yet, or costs nothing.
    const counted = offers.vouchers.filter(
      ({ adjustmentGroup }) => adjustmentGroup !== 'SHIPPING' || bag.isShippingCharged,
    );
    const expected = [...usable(counted), ...usable(offers.promotions)].toSorted();
    expect(bag.off.toSorted(), what).toEqual(expected);
    if (one.vendor === 'grocery') return expected;
    const { item } = (await buyer.read(`/product-detail/products/${itemSku}/price-summary?qty=${quantity}`))
      .body.data;
    expect(bag.total, what).toBe(formatPrice(item.subtotal));
    const { cartType: _, actionType: __, ...checkout } = body;
    const bought = await buyer.write('/retail/checkouts/_quick', checkout);
    if (bought.status !== 200) return expected;
    const paid = chargedIn(await pageOf(buyer, `/retail/checkout/${bought.body.data.id}`));
    expect(paid.off.toSorted(), what).toEqual(expected);
    expect(paid.total, what).toBe(formatPrice(item.subtotal));
    return expected;
  }

  test('every voucher and promotion of every product of the catalogue, for a guest, in the bag', async () => {
    const newVisitor = open();
    const seen = new Set<string>();
    for (const one of shown) {
      for (const quantity of QUANTITIES) {
        for (const title of await expectTakenOff(newVisitor(), one, quantity)) seen.add(title);
      }
    }
    expect(seen).toContain('Beli 3, ongkir kami yang bayar');
    expect(seen).toContain('Pekan koper');
    expect(seen).toContain('Gratis ongkir hingga Rp10.000');
    expect(seen).toContain('Belanja dapur');
  });

  test.each([
    ['holds some and used some', 'ayu', false, 'Sahabat Rimba'],
    ['has claimed all there are', 'budi', true, 'Liburan dekat rumah'],
  ])(
    'and for a member who %s, in the bag and at the checkout',
    async (_, member, claims, title) => {
      const seen = new Set<string>();
      for (const one of shown) {
        // A bag and vouchers of a new day: what one checkout used is not there for the next.
        const buyer = open()();
        await buyer.logIn(member);
        if (claims) {
          const { vouchers } = await offersOf(buyer, one.items[0]?.itemSku ?? '', 1);
          for (const { id } of vouchers) {
            if (id !== null) await buyer.write(`/product/merchant/vouchers/${id}/_claim`, undefined);
          }
        }
        for (const used of await expectTakenOff(buyer, one, 3)) seen.add(used);
      }
      expect(seen).toContain(title);
    },
    60_000,
  );
});

describe('why something cannot be used yet is said', () => {
  const BASE = `/product-detail/products/${ITEM}/promotions`;
  const conditions = async (one: Visitor, query = 'qty=1', language = 'id') => {
    const { body } = await one.read(`${BASE}?${query}`, { 'accept-language': language });
    const { recommended, blibli, merchant, merchantShipping, blibliShipping } = z.parse(
      contract.promotions,
      body.data,
    );
    return Object.fromEntries(
      [...recommended, ...blibli, ...merchant, ...merchantShipping, ...blibliShipping].map(
        ({ title, applicableStatus, condition }) => [title, [applicableStatus, condition]],
      ),
    );
  };
  const vouchers = [
    testVoucher({ title: 'Toko' }),
    testVoucher({ id: 'V-2', code: 'LEBIH', title: 'Toko besar', value: 20_000 }),
    testVoucher({ id: 'V-3', code: 'PILIH', group: 'blibliVouchers', title: 'Pilihan', isAutomatic: false }),
    testVoucher({ id: 'V-4', code: 'HABIS', group: 'blibliVouchers', title: 'Habis', quota: 0 }),
    testVoucher({ id: 'V-5', code: 'ONGKIR', group: 'blibliShipping', title: 'Ongkir', rewardType: null }),
    testVoucher({ id: 'V-6', code: 'NANTI', group: 'blibliVouchers', title: 'Besar', minPurchase: 150_000 }),
  ];
  const shop = { vouchers, products: [product()], merchants: [SELLER] };

  test('[PROMO-04] a voucher: to be claimed, chosen, outdone by another, of the shipping, gone', async () => {
    const newVisitor = open(shop);
    expect(await conditions(newVisitor())).toEqual({
      Toko: ['POTENTIAL', 'Klaim dulu'],
      'Toko besar': ['POTENTIAL', 'Klaim dulu'],
      Pilihan: ['POTENTIAL', 'Belum dihitung di total'],
      Habis: [null, ''],
      Ongkir: ['AVAILABLE', ''],
      Besar: ['POTENTIAL', 'Belanja Rp50.000 lagi'],
    });
    const member = newVisitor();
    await member.logIn('budi');
    await member.write('/product/merchant/vouchers/V-1/_claim', undefined);
    expect(await conditions(member)).toMatchObject({ Toko: ['AVAILABLE', ''] });
    await member.write('/product/merchant/vouchers/V-2/_claim', undefined);
    expect(await conditions(member, 'qty=1', 'en')).toMatchObject({
      Toko: ['POTENTIAL', 'Another voucher saves more'],
      'Toko besar': ['AVAILABLE', ''],
      Pilihan: ['POTENTIAL', 'Not counted in the total yet'],
    });
    await member.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
    });
    // A used voucher applies to nothing; the other one is the best again.
    expect(await conditions(member)).toMatchObject({ Toko: ['AVAILABLE', ''], 'Toko besar': [null, ''] });
  });
});

describe('[PROMO-04] what a promotion asks for, and then takes off', () => {
  const base = {
    startsInMinutes: -1,
    endsInMinutes: 1,
    vendor: 'retail' as const,
    text: 'x',
    membersOnly: false,
  };
  const OTHER = 'UJI-00002-01';
  const shop = {
    products: [product(), product({ productSku: 'UJI-00002', name: 'Teman', item: { offered: 39_995 } })],
    merchants: [SELLER],
    vouchers: [],
    promotions: [
      {
        ...base,
        id: 'P-1',
        title: 'Teman hemat',
        productSkus: ['UJI-00001'],
        minQuantity: 2,
        itemSkus: [OTHER],
        reward: { kind: 'items' as const, percent: 10 },
      },
    ],
  };
  const add = (one: Visitor, itemSku: string, quantity = 1) =>
    one.write('/retail/carts', {
      itemSku,
      pickupPointCode: 'PP-TOK-1',
      quantity,
      fulfillment: 'DELIVERY',
      cartType: 'REGULAR',
      actionType: 'REGULAR',
    });

  test('something off the items that go with a product, once both are in the bag', async () => {
    const guest = open(shop)();
    const said = async (quantity: number) =>
      (await offersOf(guest, ITEM, quantity)).promotions.map((one) => [one.applicableStatus, one.condition]);
    expect(await said(1)).toEqual([['POTENTIAL', 'Tambah 1 barang lagi']]);
    expect(await said(2)).toEqual([['POTENTIAL', 'Pilih produknya dulu']]);
    await add(guest, OTHER, 2);
    expect(await textOf(guest, '/cart')).toMatch(/Subtotal Rp79\.990/);
    await add(guest, ITEM);
    expect(await textOf(guest, '/cart')).toMatch(/Subtotal Rp179\.990/);
    await add(guest, ITEM);
    // Ten percent of Rp79.990, in whole rupiah.
    expect(await textOf(guest, '/cart?lang=id')).toMatch(
      /Harga 4 barang Rp279\.990 Promo Teman hemat -Rp7\.999 Subtotal Rp271\.991 Belum termasuk ongkir\./,
    );
  });
});

describe('[PROMO-03] shipping that a promotion pays', () => {
  const base = {
    startsInMinutes: -1,
    endsInMinutes: 1,
    vendor: 'retail' as const,
    text: 'x',
    membersOnly: false,
  };
  const shop = {
    products: catalogue,
    vouchers: [],
    promotions: [
      {
        ...base,
        id: 'P-2',
        title: 'Ongkir dari kami',
        merchantCode: 'RMB-60012',
        minQuantity: 3,
        itemSkus: [],
        reward: { kind: 'shipping' as const },
      },
    ],
  };
  const SUITCASE = 'RMB-00012-01';

  test('is 0 wherever the page says shipping, from the quantity on that it asks for', async () => {
    const guest = open(shop)();
    const path = (name: string, quantity: number) =>
      `/product-detail/products/${SUITCASE}/${name}?qty=${quantity}`;
    const summary = async (quantity: number) =>
      (await guest.read(path('shipping-summary', quantity))).body.data;
    const full = await summary(2);
    expect(full.price).toBeGreaterThan(0);
    const free = await summary(3);
    expect(free.price).toBe(0);
    expect(free.tags).toContain('FREE');
    expect(free.originalPrice).toBeGreaterThanOrEqual(full.price);
    const options: any[] = (await guest.read(path('shipping', 3))).body.data;
    for (const { available, price, originalPrice } of options.filter((one) => one.available)) {
      expect([available, price]).toEqual([true, 0]);
      expect(originalPrice).toBeGreaterThan(0);
    }
    expect(options.filter((one) => !one.available).every(({ price }) => price === null)).toBe(true);
  });

  test('is said in the bag: of the goods that it is for, and not of others beside them', async () => {
    const guest = open(shop)();
    const add = (itemSku: string, pickupPointCode: string, quantity: number) =>
      guest.write('/retail/carts', {
        itemSku,
        pickupPointCode,
        quantity,
        fulfillment: 'DELIVERY',
        cartType: 'REGULAR',
        actionType: 'REGULAR',
      });
    await add(SUITCASE, 'PP-RMB-60012', 2);
    expect(await textOf(guest, '/cart?lang=id')).toMatch(/Belum termasuk ongkir\./);
    await add(SUITCASE, 'PP-RMB-60012', 1);
    const alone = await textOf(guest, '/cart?lang=id');
    expect(alone).toMatch(/Promo Ongkir dari kami Gratis/);
    expect(alone).not.toMatch(/Belum termasuk/);
    await add('TRT-00301-01', 'PP-TRT-73311', 1);
    expect(await textOf(guest, '/cart?lang=id')).toMatch(/Gratis .*Belum termasuk ongkir\./);
    expect(await textOf(guest, '/cart?lang=en')).toMatch(/Promo Ongkir dari kami Free/);
  });
});
