import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const OTHER = 'UJI-00002-01';
const SHOP = {
  dataDir: ':memory:',
  faults: false,
  products: [product(), product({ productSku: 'UJI-00002', name: 'Lainnya', item: { offered: 40_000 } })],
  merchants: [SELLER],
};
const HELD = testVoucher({ title: { id: 'Sahabat Toko', en: 'Friend of the shop' } });
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
  const shop = createMarketplace({ ...SHOP, vouchers: [HELD, OF_ALL], ...options });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
type Visitor = ReturnType<typeof visitor>;

const line = (itemSku: string, quantity = 1, facts: object = {}) => ({
  itemSku,
  pickupPointCode: 'PP-TOK-1',
  quantity,
  fulfillment: 'DELIVERY',
  ...facts,
});
const add = (one: Visitor, itemSku: string, quantity = 1, facts: object = {}) =>
  one.write(
    '/retail/carts',
    line(itemSku, quantity, { cartType: 'REGULAR', actionType: 'REGULAR', ...facts }),
  );
const textOf = async (one: Visitor, path: string) =>
  (await (await one.call(path)).text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** The price of a number of pieces on the product page. */
const promised = async (one: Visitor, itemSku: string, quantity: number): Promise<number> =>
  (await one.read(`/product-detail/products/${itemSku}/price-summary?qty=${quantity}`)).body.data.item
    .subtotal;

describe('the bag', () => {
  test.each([
    ['id', 'Harga 1.200 barang', '1.200 barang ·'],
    ['en', 'Price of 1,200 pcs', '1,200 pcs ·'],
  ])('[FORMAT-07] writes many pieces (%s) as the product page does', async (language, price, note) => {
    const member = open({ products: [product({ item: { stock: 5000 } })] });
    await member.logIn('ayu');
    await member.write('/product/merchant/vouchers/V-1/_claim', undefined);
    await add(member, ITEM, 1200);
    const text = await textOf(member, `/cart?lang=${language}`);
    expect(text).toContain(price);
    expect(text).toContain(note);
  });

  test('[PRICE-08, PRICE-12, LINK-01] takes off what the product page took off, voucher by voucher', async () => {
    const member = open();
    await member.logIn('ayu');
    await member.write('/product/merchant/vouchers/V-1/_claim', undefined);
    await add(member, ITEM, 2);
    expect(await promised(member, ITEM, 2)).toBe(170_000);
    expect(await textOf(member, '/cart?lang=id')).toMatch(
      /2 barang · Dikirim .*Harga 2 barang Rp200\.000 Voucher Sahabat Toko -Rp10\.000 Voucher Hemat semua -Rp20\.000 Subtotal Rp170\.000 Belum termasuk ongkir\./,
    );
    expect(await textOf(member, '/cart?lang=en')).toMatch(
      /2 pcs · Delivery .*Price of 2 pcs Rp200\.000 Voucher Friend of the shop -Rp10\.000 Voucher Save on all -Rp20\.000 Subtotal Rp170\.000 Shipping is not included yet\./,
    );
  });

  test('[PRICE-12] uses a voucher once, where it takes off most, and an unclaimed one not at all', async () => {
    const guest = open();
    await add(guest, OTHER, 2);
    await add(guest, ITEM);
    expect(await promised(guest, ITEM, 1)).toBe(90_000);
    const text = await textOf(guest, '/cart');
    expect(text).toMatch(
      /Harga 3 barang Rp180\.000 Voucher Hemat semua -Rp10\.000 Subtotal Rp170\.000 Belum termasuk ongkir\./,
    );
    expect(text).not.toContain('Sahabat');
  });

  test('[PRICE-11] shows only the subtotal where no voucher applies', async () => {
    const guest = open({ vouchers: [] });
    await add(guest, ITEM, 3);
    expect(await textOf(guest, '/cart')).toMatch(
      /Rp100\.000 3 barang · Dikirim .*Subtotal Rp300\.000 Belum termasuk ongkir\./,
    );
  });

  test('[LINK-02, CART-31, COST-08] groceries show the same, with the subtotal of the header', async () => {
    const guest = open({
      products: [product({ vendor: 'grocery' })],
      vouchers: [{ ...OF_ALL, vendor: 'grocery' }],
    });
    const added = await guest.write('/grocery/checkout/_add', line(ITEM, 2));
    expect((await guest.read('/grocery/checkout/_summary')).body.data.subtotal).toBe(180_000);
    for (const path of ['/grocery/cart', `/grocery/checkout/${added.body.data.id}`]) {
      expect(await textOf(guest, path)).toMatch(
        /Harga 2 barang Rp200\.000 Voucher Hemat semua -Rp20\.000 Subtotal Rp180\.000 Belum termasuk ongkir\./,
      );
    }
  });
});

describe('a checkout', () => {
  test('[LINK-10, PRICE-12, CART-02] keeps showing its vouchers, though they are used up', async () => {
    const member = open();
    await member.logIn('ayu');
    await member.write('/product/merchant/vouchers/V-1/_claim', undefined);
    const total = await promised(member, ITEM, 3);
    const created = await member.write('/retail/checkouts/_quick', line(ITEM, 3));
    const path = `/retail/checkout/${created.body.data.id}`;
    expect(total).toBe(260_000);
    expect(await promised(member, ITEM, 3)).toBe(300_000);
    expect(await textOf(member, path)).toMatch(
      /3 barang · Dikirim .*Harga 3 barang Rp300\.000 Voucher Sahabat Toko -Rp10\.000 Voucher Hemat semua -Rp30\.000 Subtotal Rp260\.000 Belum termasuk ongkir\./,
    );
    expect(await textOf(member, `${path}?lang=en`)).toContain('Voucher Friend of the shop -Rp10.000');
    expect(await textOf(member, '/member/order/retail?lang=id')).toMatch(
      /Pesanan \d+ \p{L}+ \d{4}, \d\d\.\d\d WIB/u,
    );
  });

  test('[LINK-10] with an unknown id answers 404 and a link that leads on', async () => {
    const member = open();
    await member.logIn('ayu');
    const answer = await member.call('/retail/checkout/CO-nowhere');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Checkout tidak ditemukan');
    expect(html).toContain('href="/"');
  });
});

describe('words', () => {
  const pages = [
    '/',
    '/demo',
    '/login',
    '/cart',
    '/grocery/cart',
    '/_search?searchTerm=a',
    '/grocery/cari/a',
    '/merchant/TOK-1',
  ];
  test.each(['id', 'en'])('[I18N-02] no code stands among what a shopper reads (%s)', async (language) => {
    // The real catalogue, whose demo products name codes in what they are there for.
    const shop = createMarketplace({ dataDir: ':memory:', faults: false });
    onTestFinished(() => shop.close());
    const member = visitor(shop);
    await member.logIn('ayu');
    await add(member, 'TRT-00301-01');
    for (const path of pages) {
      const text = await textOf(member, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect(
        text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|DELIVERY|PICKUP|pendingPayments|suspicious\b(?! activity)/),
        path,
      ).toBeNull();
    }
    expect(await textOf(member, '/merchant/RMB-60012')).toMatch(/Rimba Official Store/);
    expect(await textOf(member, '/login?lang=id')).toMatch(/ada pembayaran tertunda/);
  });
});
