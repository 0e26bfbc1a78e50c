import type { CatalogueProduct } from '../types.ts';
import { facts, makeProduct, month, week } from '../makeProduct.ts';

const fruit = [
  { id: 'G-SEGAR', name: 'Segar' },
  { id: 'G-BUAH', name: 'Buah' },
];
const vegetables = [
  { id: 'G-SEGAR', name: 'Segar' },
  { id: 'G-SAYUR', name: 'Sayur' },
];
const staples = [
  { id: 'G-POKOK', name: 'Bahan pokok' },
  { id: 'G-BERAS', name: 'Beras & minyak' },
];
const dairy = [
  { id: 'G-POKOK', name: 'Bahan pokok' },
  { id: 'G-SUSU', name: 'Susu & telur' },
];

const FOR_GROCERIES: CatalogueProduct['tags'] = ['AVAILABLE', 'CONTEXTUAL_GROCERY_MART', 'CNC'];
const SUBSCRIBABLE: CatalogueProduct['tags'] = [...FOR_GROCERIES, 'SUBSCRIPTION'];

const grocery = (given: Parameters<typeof makeProduct>[0]): CatalogueProduct =>
  makeProduct({
    warranty: null,
    vendor: 'grocery',
    tags: FOR_GROCERIES,
    ...given,
    merchantCode: 'RNC-90001',
    items: given.items.map((item) => ({ pickup: 'AVAILABLE' as const, ...item })),
  });
const kebun = { name: 'Kebun Kita', slug: 'kebun-kita' };

export const groceries: CatalogueProduct[] = [
  grocery({
    productSku: 'GRO-10001',
    name: 'Mangga Harum Manis Matang Pohon, 1 kg',
    urlFriendlyName: 'mangga-harum-manis',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: fruit,
    items: [
      { offered: 32_900, listed: 38_500, stock: 60, pictures: ['mangga', 'mangga-dekat', 'mangga-dua'] },
    ],
    unit: { size: 1, unit: 'kg' },
    highlights: [{ id: 'Dipanen dua hari lalu di Probolinggo', en: 'Picked two days ago in Probolinggo' }],
    specifications: facts({ 'Asal|Origin': 'Probolinggo', 'Isi|Contents': '3–4 buah|3–4 pieces' }),
    descriptionHtml:
      '<p>Manis, wangi, dan dagingnya lembut tanpa serat. Simpan di suhu ruang, lalu dinginkan sebelum dimakan.</p>',
    statistics: { rating: 4.8, reviewCount: 730, sold: 9100 },
    shows: [{ id: 'Halaman belanja harian, harga per kg', en: 'Grocery page, price per kg' }],
  }),
  grocery({
    productSku: 'GRO-10002',
    name: 'Jeruk Medan Manis, 1 kg',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: fruit,
    items: [{ offered: 28_500, stock: 44, pictures: ['jeruk'] }],
    unit: { size: 1, unit: 'kg' },
    shows: [{ id: 'Belanja harian biasa', en: 'Ordinary grocery' }],
  }),
  grocery({
    productSku: 'GRO-10003',
    name: 'Alpukat Mentega, 2 buah',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: fruit,
    items: [{ offered: 24_900, stock: 3, pictures: ['alpukat'] }],
    shows: [{ id: 'Sisa 3', en: '3 left' }],
  }),
  grocery({
    productSku: 'GRO-10004',
    name: 'Tomat Ceri Hidroponik, 250 g',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: vegetables,
    items: [{ offered: 14_800, stock: 0, pictures: ['tomat'] }],
    unit: { size: 0.25, unit: 'kg' },
    shows: [{ id: 'Habis (OOS)', en: 'Out of stock (OOS)' }],
  }),
  grocery({
    productSku: 'GRO-10005',
    name: 'Beras Pulen Sawah Rukun, 5 kg',
    brand: { name: 'Sawah Rukun', slug: 'sawah-rukun' },
    merchantCode: 'RNC-90001',
    categories: staples,
    items: [{ offered: 74_900, stock: 80, pictures: ['rice-angle', 'rice-front'] }],
    unit: { size: 5, unit: 'kg' },
    limits: { cart: 4 },
    tags: SUBSCRIBABLE,
    subscription: { periods: [month(1), month(2)], minQty: 1, maxQty: 4, shippingDiscount: 12_000 },
    shows: [
      { id: 'Maksimal 4 per keranjang', en: 'At most 4 per bag' },
      { id: 'Langganan bulanan', en: 'Monthly subscription' },
    ],
  }),
  grocery({
    productSku: 'GRO-10006',
    name: 'Minyak Goreng Kelapa Mas, 2 L',
    brand: { name: 'Kelapa Mas', slug: 'kelapa-mas' },
    merchantCode: 'RNC-90001',
    categories: staples,
    items: [{ offered: 36_500, listed: 39_900, stock: 120, pictures: ['oil-angle', 'oil-front'] }],
    unit: { size: 2, unit: 'L' },
    tags: SUBSCRIBABLE,
    subscription: {
      periods: [week(2), month(1), month(2)],
      minQty: 1,
      maxQty: 10,
      shippingDiscount: 10_000,
    },
    shows: [
      { id: 'Harga coret', en: 'Struck-through price' },
      { id: 'Langganan, diskon ongkir mulai 2 barang', en: 'Subscription, shipping discount from 2 pcs' },
    ],
  }),
  grocery({
    productSku: 'GRO-10007',
    name: 'Telur Ayam Negeri Pilihan, isi 30',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: dairy,
    items: [{ offered: 57_500, stock: 40, pictures: ['eggs-high'] }],
    tags: SUBSCRIBABLE,
    subscription: { periods: [week(1), week(2), month(1)], minQty: 1, maxQty: 4, shippingDiscount: 10_000 },
    shows: [
      { id: 'Barang mudah pecah', en: 'Fragile goods' },
      { id: 'Langganan mingguan', en: 'Weekly subscription' },
    ],
  }),
  grocery({
    productSku: 'GRO-10008',
    name: 'Susu Segar Pasteurisasi, 1 L',
    brand: { name: 'Padang Rumput', slug: 'padang-rumput' },
    merchantCode: 'RNC-90001',
    categories: dairy,
    items: [{ offered: 22_900, stock: 70, pictures: ['susu'] }],
    unit: { size: 1, unit: 'L' },
    tags: SUBSCRIBABLE,
    subscription: { periods: [week(1), week(2), month(1)], minQty: 2, maxQty: 12, shippingDiscount: 10_000 },
    shows: [
      { id: 'Dingin', en: 'Chilled' },
      { id: 'Langganan 2 sampai 12 barang', en: 'Subscription of 2 to 12 pcs' },
    ],
  }),
  grocery({
    productSku: 'GRO-10009',
    name: 'Mangga Gedong Gincu, 500 g',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: fruit,
    items: [{ offered: 27_400, stock: 20, pictures: ['mango-angle', 'mango-front'] }],
    unit: { size: 0.5, unit: 'kg' },
    shows: [{ id: 'Harga per kg dari 500 g', en: 'Price per kg of 500 g' }],
  }),
  grocery({
    productSku: 'GRO-10010',
    name: 'Beras Merah Organik, 1 kg',
    brand: { name: 'Sawah Rukun', slug: 'sawah-rukun' },
    merchantCode: 'RNC-90001',
    categories: staples,
    items: [{ offered: 31_200, stock: 25, pictures: ['beras'], delivery: 'LOCATION_UNAVAILABLE' }],
    shows: [{ id: 'Antar belum menjangkau lokasi', en: 'Delivery does not reach the location' }],
  }),
  grocery({
    productSku: 'GRO-10011',
    name: 'Telur Omega, isi 10',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: dairy,
    items: [{ offered: 29_900, stock: 15, pictures: ['telur'] }],
    unbuyable: true,
    shows: [{ id: 'Ditarik penjual (UNBUYABLE_ITEM)', en: 'Withdrawn (UNBUYABLE_ITEM)' }],
  }),
  grocery({
    productSku: 'GRO-10012',
    name: 'Jeruk Peras, 500 g',
    brand: kebun,
    merchantCode: 'RNC-90001',
    categories: fruit,
    items: [{ offered: 9_900, stock: null, pictures: ['jeruk'] }],
    shows: [{ id: 'Stok tidak diketahui', en: 'Unknown stock' }],
  }),
];
