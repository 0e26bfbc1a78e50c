import { afterAll, expect, test } from 'vitest';
import type { CatalogueAddOn } from '#marketplace/service/catalogue/addOns.ts';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { checkAccount } from '#marketplace/bag/rules/checkouts.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const service = (facts: Partial<CatalogueAddOn>): CatalogueAddOn => ({
  id: 'INST-1',
  type: 'INSTALLATION',
  name: 'Pasang',
  description: '',
  includes: [],
  costs: { price: 150_000 },
  jobs: 3,
  ...facts,
});
const promotion = (facts: Partial<CataloguePromotion>): CataloguePromotion => ({
  id: 'P-1',
  vendor: 'retail',
  title: 'Ongkir ditanggung',
  text: '',
  membersOnly: false,
  itemSkus: [],
  minQuantity: 3,
  reward: { kind: 'shipping' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
const FLASH = 'UJI-00002-01';
const shop = createMarketplace({
  dataDir: ':memory:',
  faults: false,
  now: () => NOW,
  products: [
    product({ services: ['INST-1', 'INS-1'], item: { stock: 20, cashback: 5_000 }, limits: { event: 12 } }),
    product({
      productSku: 'UJI-00002',
      item: { stock: 20 },
      campaign: {
        id: 'FS',
        name: 'Obral',
        startsInMinutes: -5,
        endsInMinutes: 5,
        quota: 4,
        sold: 1,
        price: 60_000,
      },
    }),
  ],
  merchants: [SELLER],
  services: [
    service({}),
    service({ id: 'INS-1', type: 'INSURANCE', name: 'Proteksi', costs: { basisPoints: 500 } }),
  ],
  vouchers: [
    testVoucher({ title: 'Sahabat Toko' }),
    testVoucher({
      id: 'V-2',
      code: 'SEMUA',
      group: 'blibliVouchers',
      adjustmentGroup: 'M',
      title: 'Hemat semua',
      value: 7_000,
    }),
  ],
  promotions: [
    promotion({}),
    promotion({ id: 'P-2', title: 'Beli tiga', itemSkus: [ITEM], reward: { kind: 'items', percent: 10 } }),
  ],
});
afterAll(() => shop.close());
type Visitor = ReturnType<typeof visitor>;
const member = async (name: string) => {
  const one = visitor(shop);
  await one.logIn(name);
  return one;
};
const buy = (who: Visitor, facts: object = {}) =>
  who.write('/retail/checkouts/_quick', {
    itemSku: ITEM,
    pickupPointCode: 'PP-TOK-1',
    quantity: 1,
    fulfillment: 'DELIVERY',
    ...facts,
  });
const pageOf = async (who: Visitor, id: string) =>
  (await (await who.call(`/retail/checkout/${id}`)).text())
    .replace(/^.*?<main[^>]*>/s, '')
    .replace(/<footer.*$/s, '')
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const summaryOf = async (sku: string) =>
  (await visitor(shop).read(`/product-detail/products/${sku}/_summary`)).body.data;

const limitOf = async (who: Visitor) =>
  (await who.read(`/product-detail/products/${ITEM}/_summary`)).body.data.purchaseLimit.delivery.toOrder;

test('[API-91] a checkout keeps its prices of the purchase, and takes stock, vouchers and jobs', async () => {
  const budi = await member('budi');
  await budi.write('/product/merchant/vouchers/V-1/_claim', undefined);
  const bought = await buy(budi, {
    quantity: 3,
    destination: HOME,
    addOns: [
      { type: 'INSTALLATION', id: 'INST-1' },
      { type: 'INSURANCE', id: 'INS-1' },
    ],
  });
  expect(bought.body.data.id).toMatch(/^CO-[\da-f-]{36}$/);
  expect(await pageOf(budi, bought.body.data.id)).toBe(
    'Checkout Dikirim ke Gambir Barang Uji Rp100.000 3 barang · Dikirim Pasang × 3: Rp450.000 Proteksi × 3: Rp15.000 Ekspres, Gratis Rp46.000 ' +
      'Ringkasan Harga 3 barang Rp300.000 Voucher Sahabat Toko -Rp10.000 Voucher Hemat semua -Rp7.000 Promo Ongkir ditanggung Gratis ' +
      'Promo Beli tiga -Rp30.000 Layanan Rp465.000 Subtotal Rp718.000 Ongkir ke Gambir Gratis Rp46.000 Total Rp718.000 ' +
      'Cashback Rp15.000 kembali kepadamu setelah pembelian. Buat pesanan',
  );
  // Hidden from another member, and at the address of another vendor.
  expect(await pageOf(await member('ayu'), bought.body.data.id)).toContain('Checkout tidak ditemukan');
  const elsewhere = await budi.call(`/grocery/checkout/${bought.body.data.id}`);
  expect(await elsewhere.text()).not.toContain('Rp718.000');
  // Stock, the vouchers, the limit of who bought, and the three jobs of the installer.
  expect((await summaryOf(ITEM)).stock.remaining).toBe(17);
  expect([(await limitOf(budi)).left, (await limitOf(await member('ayu'))).left]).toEqual([9, 12]);
  const { data } = (await budi.read(`/product-detail/products/${ITEM}/promotions`)).body;
  expect([data.merchant[0].status, data.blibli[0].status, data.blibli[0].remainingQuota]).toEqual([
    'USED',
    'USED',
    9,
  ]);
  const again = await buy(budi, { addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect([again.status, again.body.errors.user]).toEqual([400, ['INSTALLATION_NOT_AVAILABLE']]);
  expect((await summaryOf(ITEM)).stock.remaining).toBe(17);
  // Bought once more: the limit knows of both.
  await buy(budi, { quantity: 2 });
  expect((await limitOf(budi)).left).toBe(7);
  const orders = await (await budi.call('/member/order/retail')).text();
  expect(orders.match(/href="\/retail\/checkout\/CO-/g)).toHaveLength(2);
  expect(orders).toMatch(/Pesanan\s+21 Nov/);
});

test('[API-91, PROMO-09] pieces of a campaign go from its quota', async () => {
  const ayu = await member('ayu');
  const bought = await buy(ayu, { itemSku: FLASH, actionType: 'CAMPAIGN', quantity: 2 });
  const page = await pageOf(ayu, bought.body.data.id);
  expect(page).toMatch(/^Checkout Dikirim ke Alamat belum dipilih\. /);
  expect(page).toContain(
    'Barang Uji Rp60.000 2 barang · Dikirim Ringkasan Harga 2 barang Rp120.000 ' +
      'Voucher Hemat semua -Rp7.000 Subtotal Rp113.000 Belum termasuk ongkir. Buat pesanan',
  );
  expect((await summaryOf(FLASH)).campaignInfo).toMatchObject({ quota: 4, sold: 3 });
  const refused = await buy(ayu, { itemSku: FLASH, actionType: 'CAMPAIGN', quantity: 2 });
  expect(refused.body.errors).toMatchObject({
    user: ['PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA'],
    maxQty: [1],
  });
});

test('[AUTH-10..12] an account that is blocked is refused by its reason', () => {
  const refusal = (blocked: string | null, vendor: 'retail' | 'grocery' = 'retail') => {
    try {
      checkAccount({ owner: 'member-x', memberId: 'member-x', blocked }, vendor);
      return null;
    } catch (error) {
      const { status, code } = error as { status: number; code: string };
      return [status, code];
    }
  };
  expect(refusal('suspicious')).toEqual([403, 'CREATE_CHECKOUT_BLOCKED']);
  expect(refusal('suspicious', 'grocery')).toEqual([403, 'CHECKOUT_BLOCKED']);
  expect(refusal('pendingPayments')).toEqual([403, 'PAYNOW_BLOCKED']);
  expect(refusal('deactivated')).toEqual([403, 'CHECKOUT_PERMANENTLY_BLOCKED']);
  expect([refusal(null), refusal('other')]).toEqual([null, null]);
});
