import type { CatalogueProduct } from '../types.ts';
import { COLOUR, facts, makeProduct, month, SIZE, variants } from '../makeProduct.ts';

const fashion = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-SANDAL', name: 'Sandal' },
];
const cloth = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-KAIN', name: 'Kain' },
];
const beauty = [
  { id: 'C-KECANTIKAN', name: 'Kecantikan' },
  { id: 'C-SERUM', name: 'Serum wajah' },
];
const watches = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-JAM', name: 'Jam tangan' },
];

export const style: CatalogueProduct[] = [
  makeProduct({
    productSku: 'SND-00601',
    name: 'Sandal Selop Kulit Jogja Langkah',
    brand: { name: 'Langkah', slug: 'langkah' },
    merchantCode: 'SND-62990',
    categories: fashion,
    tags: ['AVAILABLE', 'CONTEXTUAL_FASHION', 'RETURNABLE'],
    attributes: [SIZE],
    items: variants(['37', '38', '39', '40'], (_, position) => ({
      offered: 219_000,
      listed: 259_000,
      stock: position === 1 ? 2 : 24,
      pictures: ['sandal-high', 'sandal-angle'],
    })),
    returnPeriodDays: 14,
    shows: [{ id: 'Tata letak fesyen, panduan ukuran', en: 'Fashion layout, size chart' }],
  }),
  makeProduct({
    productSku: 'BTK-00701',
    name: 'Kain Batik Tulis Lawasan Parang, 2,4 m',
    brand: { name: 'Lawasan', slug: 'lawasan' },
    merchantCode: 'BTK-62005',
    categories: cloth,
    tags: ['AVAILABLE', 'RETURNABLE', 'COMBO'],
    items: [{ offered: 785_000, stock: 14, pictures: ['batik-high', 'batik-angle'] }],
    returnPeriodDays: 3,
    statistics: { rating: 5, reviewCount: 64, sold: 96 },
    shows: [
      { id: 'Toko libur, pesanan dikirim setelah buka', en: 'Store on a break, ships later' },
      { id: 'Paket combonya sudah berakhir', en: 'Its combo is over' },
    ],
  }),
  makeProduct({
    productSku: 'WRT-00801',
    name: 'Jam Tangan Wiratama Klasik, Tali Kulit',
    brand: { name: 'Wiratama', slug: 'wiratama' },
    merchantCode: 'WRT-71820',
    categories: watches,
    tags: ['AVAILABLE', 'CNC'],
    items: [{ offered: 1_150_000, stock: 8, pictures: ['watch-angle', 'watch-front'], pickup: 'AVAILABLE' }],
    warranty: { type: 'DISTRIBUTOR', period: { id: '2 tahun', en: '2 years' } },
    shows: [
      {
        id: 'Toko tutup: antar tidak bisa, ambil di toko bisa',
        en: 'Store closed: no delivery, pickup works',
      },
    ],
  }),
  makeProduct({
    productSku: 'KNG-00901',
    name: 'Serum Wajah Kenanga Niacinamide 10%, 30 ml',
    brand: { name: 'Kenanga', slug: 'kenanga' },
    merchantCode: 'KNG-70001',
    categories: beauty,
    tags: ['AVAILABLE', 'SUBSCRIPTION', 'FREE_GIFT', 'MEDICAL'],
    subscription: { periods: [month(1), month(2), month(3)], minQty: 1, maxQty: 6, shippingDiscount: 15_000 },
    items: [
      {
        offered: 145_000,
        listed: 179_000,
        cashback: 10_000,
        stock: 400,
        pictures: ['serum-angle', 'serum-front'],
      },
    ],
    specifications: facts({ 'Izin edar|Registration': 'NA18260100000', 'Isi|Volume': '30 ml' }),
    shows: [
      {
        id: 'Medis, langganan, cashback tanpa voucher, gratis hadiah beli 3',
        en: 'Medical, subscription, cashback without voucher, free gift when buying 3',
      },
    ],
  }),
  makeProduct({
    productSku: 'KNG-00902',
    name: 'Serum Malam Kenanga Niacinamide + Zinc',
    brand: { name: 'Kenanga', slug: 'kenanga' },
    merchantCode: 'KNG-70001',
    categories: beauty,
    tags: ['AVAILABLE', 'FREE_GIFT', 'OTHER_PP_SUBSCRIPTION'],
    items: [
      {
        offered: 165_000,
        stock: 90,
        pictures: ['serum-front', 'serum-angle'],
        stockAt: { 'PP-KNG-SUDIRMAN': 40 },
      },
    ],
    subscription: {
      periods: [month(1), month(2)],
      minQty: 1,
      maxQty: 4,
      shippingDiscount: 15_000,
      places: ['PP-KNG-SUDIRMAN'],
    },
    statistics: { rating: null, reviewCount: 0, sold: 0 },
    shows: [
      { id: 'Belum punya rating', en: 'No rating yet' },
      { id: 'Sampel gratis', en: 'Free sample' },
      { id: 'Langganan dikirim dari lokasi lain', en: 'Subscriptions are sent from another location' },
    ],
  }),
  makeProduct({
    productSku: 'SND-00602',
    name: 'Sandal Anak Langkah Ceria Tali Perekat dengan Sol Karet Antiselip, Ringan dan Empuk untuk Sekolah, Bermain, dan Liburan Keluarga, Mudah Dicuci dan Cepat Kering',
    urlFriendlyName: 'sandal-anak-langkah-ceria',
    brand: { name: 'Langkah', slug: 'langkah' },
    merchantCode: 'SND-62990',
    categories: fashion,
    attributes: [COLOUR],
    items: variants([{ id: 'Merah Bata', en: 'Brick red' }], () => ({
      offered: 89_000,
      stock: 12,
      pictures: ['sandal-high', 'sandal-angle'],
    })),
    shows: [{ id: 'Nama sangat panjang, satu varian', en: 'Very long name, a single variant' }],
  }),
];
