import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';

/** A seller's voucher of the catalogue with a test's facts; its code is "HEMAT", its claim id "V-1". */
export const testVoucher = (facts: Partial<CatalogueVoucher> = {}): CatalogueVoucher => ({
  id: 'V-1',
  code: 'HEMAT',
  group: 'merchantVouchers',
  vendor: 'retail',
  title: { id: 'Hemat', en: 'Save' },
  rewardType: 'AMOUNT_OFF',
  value: 10_000,
  minPurchase: 0,
  quota: 10,
  adjustmentGroup: 'SELLER',
  isAutomatic: true,
  termsHtml: { id: '<p>Syarat</p>', en: '<p>Terms</p>' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
