import type { CataloguePromotion } from './voucherTypes.ts';

const DAY = 24 * 60;
const MONTH = { startsInMinutes: -10 * DAY, endsInMinutes: 20 * DAY };

/** Recommended promotions: applicable now, or once a condition is met, for members, and with items to choose. */
export const promotions: CataloguePromotion[] = [
  {
    ...MONTH,
    id: 'P-TEMAN-KOPER',
    vendor: 'retail',
    productSkus: ['RMB-00012', 'RMB-00015'],
    title: { id: 'Teman koper diskon 10%', en: '10% off suitcase companions' },
    text: {
      id: 'Tambah satu aksesori perjalanan dalam pesanan yang sama.',
      en: 'Add one travel accessory to the same order.',
    },
    membersOnly: false,
    minQuantity: 1,
    itemSkus: ['RMB-00022-01', 'RMB-00024-01', 'NDA-00202-01'],
    reward: { kind: 'items', percent: 10 },
  },
  {
    ...MONTH,
    id: 'P-BORONG',
    vendor: 'retail',
    merchantCode: 'RMB-60012',
    title: { id: 'Beli 3, ongkir kami yang bayar', en: 'Buy 3 and shipping is on us' },
    text: { id: 'Untuk satu alamat tujuan.', en: 'For one address.' },
    membersOnly: false,
    minQuantity: 3,
    itemSkus: [],
    reward: { kind: 'shipping' },
  },
  {
    ...MONTH,
    id: 'P-MEMBER',
    vendor: 'retail',
    title: { id: 'Poin dua kali lipat buat kamu', en: 'Double points for you' },
    text: { id: 'Khusus anggota, bulan ini.', en: 'Members only, this month.' },
    membersOnly: true,
    itemSkus: [],
    reward: {
      kind: 'later',
      condition: { id: 'Poin masuk setelah pesanan selesai', en: 'Points come once the order is complete' },
    },
  },
  {
    ...MONTH,
    id: 'P-SARAPAN',
    vendor: 'grocery',
    title: { id: 'Paket sarapan lebih hemat', en: 'Breakfast for less' },
    text: {
      id: 'Produk pilihannya diskon 10% dalam belanja yang sama.',
      en: '10% off its products in the same order.',
    },
    membersOnly: false,
    minPurchase: 100_000,
    itemSkus: ['GRO-10008-01', 'GRO-10004-01'],
    reward: { kind: 'items', percent: 10 },
  },
];
