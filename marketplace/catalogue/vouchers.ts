import type { CatalogueVoucher, HeldVoucher } from './voucherTypes.ts';

const DAY = 24 * 60;
const MONTH: Pick<CatalogueVoucher, 'startsInMinutes' | 'endsInMinutes'> = {
  startsInMinutes: -10 * DAY,
  endsInMinutes: 20 * DAY,
};

type Given = Pick<CatalogueVoucher, 'id' | 'code' | 'title' | 'quota'> &
  Partial<CatalogueVoucher> & { terms: { id: string[]; en: string[] } };

function voucher(group: CatalogueVoucher['group'], { terms, ...given }: Given): CatalogueVoucher {
  const html = (lines: string[]) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
  return {
    group,
    vendor: 'retail',
    rewardType: null,
    value: 0,
    minPurchase: 0,
    adjustmentGroup: {
      blibliVouchers: 'MARKETPLACE',
      merchantVouchers: 'SELLER',
      merchantShipping: 'SHIPPING',
      blibliShipping: 'SHIPPING',
    }[group],
    isAutomatic: true,
    termsHtml: { id: html(terms.id), en: html(terms.en) },
    ...MONTH,
    ...given,
  };
}

const onceEach = {
  id: 'Satu voucher hanya bisa dipakai satu kali oleh satu akun.',
  en: 'One account can use the voucher once.',
};
const terms = (id: string, en: string) => ({ id: [id, onceEach.id], en: [en, onceEach.en] });

const rimba = { merchantCode: 'RMB-60012' };

/** Vouchers of sellers, of the marketplace, and for shipping: every status, reward and quota is among them. */
export const vouchers: CatalogueVoucher[] = [
  voucher('merchantVouchers', {
    ...rimba,
    id: 'V-RIMBA75',
    code: 'RIMBA75',
    title: { id: 'Sahabat Rimba', en: 'Friend of Rimba' },
    rewardType: 'AMOUNT_OFF',
    value: 75_000,
    minPurchase: 1_000_000,
    quota: 500,
    taken: 212,
    terms: terms(
      'Berlaku untuk semua produk Rimba Official Store.',
      'Valid for everything at Rimba Official Store.',
    ),
  }),
  voucher('merchantVouchers', {
    ...rimba,
    id: 'V-RIMBA5',
    code: 'RIMBA5',
    title: { id: 'Liburan dekat rumah', en: 'Holiday near home' },
    rewardType: 'DISCOUNT',
    value: 5,
    maxAmount: 60_000,
    minPurchase: 500_000,
    quota: 200,
    taken: 124,
    terms: {
      id: [
        'Diskon 5%, paling banyak Rp60.000.',
        '<b>Tidak berlaku</b> untuk produk yang sedang flash sale.',
        onceEach.id,
      ],
      en: ['5% off, up to Rp60.000.', '<b>Not valid</b> for products in a flash sale.', onceEach.en],
    },
  }),
  voucher('merchantVouchers', {
    ...rimba,
    id: 'V-RIMBA150',
    code: 'RIMBA150',
    title: { id: 'Borong koper', en: 'Suitcases by the set' },
    rewardType: 'AMOUNT_OFF',
    value: 150_000,
    minPurchase: 2_500_000,
    quota: 40,
    taken: 40,
    terms: terms('Berlaku untuk pembelian dua koper atau lebih.', 'Valid for two suitcases or more.'),
  }),
  voucher('merchantVouchers', {
    ...rimba,
    id: 'V-RIMBA50',
    code: 'RIMBA50',
    title: { id: 'Belanja pertama', en: 'First purchase' },
    rewardType: 'AMOUNT_OFF',
    value: 50_000,
    minPurchase: 750_000,
    quota: 1000,
    taken: 640,
    terms: terms('Khusus belanja pertama di toko ini.', 'For the first purchase at this store only.'),
  }),
  voucher('merchantVouchers', {
    ...rimba,
    id: 'V-RIMBA20',
    code: 'RIMBA20',
    title: { id: 'Tukar poin', en: 'Points exchange' },
    rewardType: 'AMOUNT_OFF',
    value: 20_000,
    minPurchase: 200_000,
    quota: 300,
    taken: 87,
    terms: terms('Didapat dari menukar 200 poin.', 'In exchange for 200 points.'),
  }),
  voucher('merchantVouchers', {
    id: 'V-TIRTA10',
    code: 'TIRTA10',
    merchantCode: 'TRT-73311',
    title: { id: 'Hidup sehat', en: 'Healthy living' },
    rewardType: 'DISCOUNT',
    value: 10,
    maxAmount: 25_000,
    minPurchase: 150_000,
    quota: 400,
    taken: 51,
    terms: {
      id: [
        'Berlaku untuk semua botol Tirta.<script>alert(1)</script>',
        '<img src=x onerror=alert(2)>Tidak bisa digabung dengan voucher toko lain.',
      ],
      en: [
        'Valid for all Tirta bottles.<script>alert(1)</script>',
        '<img src=x onerror=alert(2)>Cannot be combined with other store vouchers.',
      ],
    },
  }),
  voucher('merchantVouchers', {
    id: 'V-LANGKAH1',
    code: 'LANGKAH1',
    merchantCode: 'SND-62990',
    title: { id: 'Satu langkah terakhir', en: 'One last step' },
    rewardType: 'AMOUNT_OFF',
    value: 15_000,
    minPurchase: 100_000,
    quota: 1,
    terms: terms('Hanya untuk satu pembeli tercepat.', 'For the quickest buyer only.'),
  }),
  voucher('merchantVouchers', {
    id: 'V-NADA8',
    code: 'NADA8',
    merchantCode: 'NDA-31177',
    title: { id: 'Dengar lebih hemat', en: 'Listen for less' },
    rewardType: 'DISCOUNT',
    value: 8,
    maxAmount: 75_000,
    minPurchase: 300_000,
    quota: 250,
    taken: 12,
    terms: terms('Berlaku untuk headphone Nada.', 'Valid for Nada headphones.'),
  }),
  voucher('blibliVouchers', {
    id: 'V-LAWU100',
    code: 'LAWU100',
    productSkus: ['RMB-00012'],
    title: { id: 'Pekan koper', en: 'Suitcase week' },
    rewardType: 'AMOUNT_OFF',
    value: 100_000,
    minPurchase: 1_000_000,
    quota: 2000,
    taken: 640,
    terms: terms('Dipotong otomatis saat checkout.', 'Taken off at checkout by itself.'),
  }),
  voucher('blibliVouchers', {
    id: 'V-PAYLATER25',
    code: 'PAYLATER25',
    title: { id: 'Bayar dengan PayLater', en: 'Pay with PayLater' },
    rewardType: 'AMOUNT_OFF',
    value: 25_000,
    minPurchase: 250_000,
    quota: 10_000,
    taken: 5210,
    isAutomatic: false,
    terms: terms('Pilih PayLater saat membayar.', 'Choose PayLater when you pay.'),
  }),
  voucher('blibliVouchers', {
    id: 'V-HEMAT3',
    code: 'HEMAT3',
    title: { id: 'Hemat akhir bulan', en: 'End of month savings' },
    rewardType: 'DISCOUNT',
    value: 3,
    maxAmount: 90_000,
    minPurchase: 1_500_000,
    quota: 5000,
    taken: 1200,
    isAutomatic: false,
    terms: terms('Pilih voucher ini saat checkout.', 'Choose this voucher at checkout.'),
  }),
  voucher('merchantShipping', {
    ...rimba,
    id: 'V-ONGKIR20',
    code: 'RIMBAONGKIR',
    title: { id: 'Gratis ongkir hingga Rp20.000', en: 'Free shipping up to Rp20.000' },
    maxAmount: 20_000,
    quota: 600,
    taken: 90,
    terms: terms('Untuk kurir reguler dan same day.', 'For regular and same-day couriers.'),
  }),
  voucher('merchantShipping', {
    id: 'V-ONGKIRTIRTA',
    code: 'TIRTAONGKIR',
    merchantCode: 'TRT-73311',
    title: { id: 'Potongan ongkir Rp9.000', en: 'Rp9.000 off shipping' },
    maxAmount: 9_000,
    minPurchase: 100_000,
    quota: 80,
    taken: 80,
    terms: terms('Untuk kurir reguler.', 'For the regular courier.'),
  }),
  voucher('blibliShipping', {
    id: 'V-ONGKIR10',
    code: 'ONGKIR10',
    title: { id: 'Gratis ongkir hingga Rp10.000', en: 'Free shipping up to Rp10.000' },
    maxAmount: 10_000,
    minPurchase: 100_000,
    quota: 20_000,
    taken: 7300,
    terms: terms('Berlaku untuk semua layanan pengiriman.', 'Valid for every delivery service.'),
  }),
  voucher('blibliVouchers', {
    id: 'V-DAPUR15',
    code: 'DAPUR15',
    vendor: 'grocery',
    title: { id: 'Belanja dapur', en: 'Kitchen shopping' },
    rewardType: 'AMOUNT_OFF',
    value: 15_000,
    minPurchase: 150_000,
    quota: 3000,
    taken: 440,
    terms: terms('Berlaku untuk belanja harian.', 'Valid for groceries.'),
  }),
  voucher('blibliShipping', {
    id: 'V-ANTARGRATIS',
    code: 'ANTARGRATIS',
    vendor: 'grocery',
    title: { id: 'Gratis antar', en: 'Free delivery' },
    maxAmount: 15_000,
    minPurchase: 100_000,
    quota: 3000,
    taken: 900,
    terms: terms('Untuk pengantaran hari ini.', 'For delivery today.'),
  }),
];

/** Ayu has been here before: one voucher claimed, one used, one redeemed, one for shipping claimed. */
export const heldVouchers: HeldVoucher[] = [
  { memberId: 'member-ayu', code: 'RIMBA75', status: 'CLAIMED', daysAgo: 2 },
  { memberId: 'member-ayu', code: 'RIMBA50', status: 'USED', daysAgo: 9 },
  { memberId: 'member-ayu', code: 'RIMBA20', status: 'REDEEMED', daysAgo: 30 },
  { memberId: 'member-ayu', code: 'RIMBAONGKIR', status: 'CLAIMED', daysAgo: 1 },
];
