import type { CatalogueProduct } from '../types.ts';
import { makeProduct, SIZE, variants } from '../makeProduct.ts';

const living = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-MEBEL', name: 'Mebel' },
];
const pans = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-DAPUR', name: 'Dapur' },
  { id: 'C-WAJAN', name: 'Wajan' },
];
const luggage = [
  { id: 'C-TRAVEL', name: 'Tas & koper' },
  { id: 'C-KOPER', name: 'Koper' },
];
const cloth = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-KAIN', name: 'Kain' },
];
const sandals = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-SANDAL', name: 'Sandal' },
];
const beauty = [
  { id: 'C-KECANTIKAN', name: 'Kecantikan' },
  { id: 'C-SERUM', name: 'Serum wajah' },
];
const audio = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-AUDIO', name: 'Audio' },
];
const phones = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-HP', name: 'Ponsel' },
];
const griya = { name: 'Griya', slug: 'griya' };
const dapura = { name: 'Dapura', slug: 'dapura' };
const langkah = { name: 'Langkah', slug: 'langkah' };

/** Products that show the refusals of couriers and counters. */
export const delivery: CatalogueProduct[] = [
  makeProduct({
    productSku: 'GRM-00503',
    name: 'Sofa Modul Griya Senja',
    brand: griya,
    merchantCode: 'GRM-51230',
    categories: living,
    type: 'BIG_PRODUCT',
    couriers: ['cargo'],
    attributes: [SIZE],
    items: variants(
      [
        { id: '2 modul', en: '2 modules' },
        { id: '6 modul', en: '6 modules' },
      ],
      (_, position) => ({
        offered: position === 0 ? 3_250_000 : 9_450_000,
        stock: 8,
        pictures: ['sofa-front', 'sofa-angle'],
        pickup: 'AVAILABLE' as const,
        weightGrams: position === 0 ? 48_000 : 144_000,
      }),
    ),
    shows: [
      {
        id: 'Varian 6 modul terlalu berat untuk semua kurir (antar VARIANT_UNAVAILABLE)',
        en: 'The variant of 6 modules is too heavy for every courier (delivery VARIANT_UNAVAILABLE)',
      },
    ],
  }),
  makeProduct({
    productSku: 'GRM-00504',
    name: 'Sofa Santai Griya Teras',
    brand: griya,
    merchantCode: 'GRM-51230',
    categories: living,
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'CNC'],
    items: [{ offered: 2_850_000, stock: 5, pictures: ['sofa-angle', 'sofa-front'], pickup: 'AVAILABLE' }],
    weightGrams: 39_000,
    pickupReachKm: 60,
    shows: [
      {
        id: 'Ambil di toko hanya untuk pembeli di sekitar Jepara (ambil LOCATION_UNAVAILABLE)',
        en: 'Pickup only for buyers around Jepara (pickup LOCATION_UNAVAILABLE)',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00411',
    name: 'Wajan Katering Besi Cor Dapura 110 cm',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: pans,
    tags: ['AVAILABLE', 'CNC'],
    items: [{ offered: 2_150_000, stock: 12, pictures: ['pan-angle', 'pan-inuse'], pickup: 'AVAILABLE' }],
    weightGrams: 58_000,
    shows: [
      {
        id: 'Terlalu berat untuk kurir (MAX_WEIGHT_PER_ITEM_EXCEEDED), ambil di toko bisa',
        en: 'Too heavy for couriers (MAX_WEIGHT_PER_ITEM_EXCEEDED), pickup works',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00412',
    name: 'Paket Wajan Katering Dapura, Isi 12',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: pans,
    couriers: ['standard', 'express'],
    items: [{ offered: 1_980_000, stock: 30, pictures: ['pan-inuse', 'pan-angle'] }],
    weightGrams: 42_000,
    shows: [
      {
        id: 'Mulai 4 paket melebihi berat kiriman (TOTAL_ITEM_WEIGHT_EXCEEDED)',
        en: 'From 4 packages over the weight of a parcel (TOTAL_ITEM_WEIGHT_EXCEEDED)',
      },
    ],
  }),
  makeProduct({
    productSku: 'KNG-00911',
    name: 'Serum Segar Kenanga Niacinamide, Dikirim Dingin',
    brand: { name: 'Kenanga', slug: 'kenanga' },
    merchantCode: 'KNG-70001',
    categories: beauty,
    couriers: ['hourly', 'instant'],
    items: [{ offered: 215_000, stock: 40, pictures: ['serum-front', 'serum-angle'] }],
    weightGrams: 120,
    shows: [
      {
        id: 'Hanya kurir instan: minta pinpoint (CUSTOMER_GEO_LOCATION_REQUIRED), jarak maksimal 40 km (MAXIMUM_DISTANCE_EXCEEDED), jam kurir (EXCEED_WORKHOUR)',
        en: 'Instant couriers only: asks for a pin (CUSTOMER_GEO_LOCATION_REQUIRED), at most 40 km (MAXIMUM_DISTANCE_EXCEEDED), courier hours (EXCEED_WORKHOUR)',
      },
    ],
  }),
  makeProduct({
    productSku: 'NDA-00204',
    name: 'Paket Studio Nada, 6 Headphone dan Rak Dinding',
    brand: { name: 'Nada', slug: 'nada' },
    merchantCode: 'NDA-31177',
    categories: audio,
    couriers: ['seller'],
    items: [{ offered: 3_890_000, stock: 7, pictures: ['headphones-angle-black', 'headphones-front-black'] }],
    weightGrams: 14_000,
    shows: [
      {
        id: 'Hanya diantar toko di sekitar Bandung (SHIP_NOT_COVERED dari Jakarta)',
        en: 'Delivered by the seller around Bandung only (SHIP_NOT_COVERED from Jakarta)',
      },
    ],
  }),
  makeProduct({
    productSku: 'BTK-00702',
    name: 'Kain Batik Tulis Lawasan, Motif Pesanan',
    brand: { name: 'Lawasan', slug: 'lawasan' },
    merchantCode: 'BTK-62005',
    categories: cloth,
    items: [{ offered: 1_450_000, stock: 5, pictures: ['batik-angle', 'batik-high'] }],
    preOrderDays: null,
    shows: [
      {
        id: 'Dibatik setelah dipesan, hari siapnya belum ada (ETD_CALCULATION_ERROR)',
        en: 'Drawn after the order, its day not yet named (ETD_CALCULATION_ERROR)',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00031',
    name: 'Koper Rimba Lawu dengan Inisial Nama',
    brand: { name: 'Rimba', slug: 'rimba' },
    merchantCode: 'RMB-60012',
    categories: luggage,
    items: [{ offered: 1_490_000, stock: 60, pictures: ['koper-nila', 'koper-kunci', 'koper-gagang'] }],
    weightGrams: 2_900,
    preOrderDays: 3,
    shows: [
      {
        id: 'Pre-order 3 hari: Sehari sampai (pre-order) dan Instan (pre-order)',
        en: 'Pre-order of 3 days: Same day (pre-order) and Instant (pre-order)',
      },
    ],
  }),
  makeProduct({
    productSku: 'SND-00604',
    name: 'Sandal Selop Pesisir, Kirim dengan Kapal',
    brand: langkah,
    merchantCode: 'SND-62990',
    categories: sandals,
    couriers: ['sail'],
    items: [{ offered: 329_000, stock: 16, pictures: ['sandal-angle', 'sandal-high'] }],
    shows: [
      {
        id: 'Tarif mitra kurir tidak bisa ditanya (EXTERNAL_API_FAILURE)',
        en: 'The rates of its courier cannot be asked (EXTERNAL_API_FAILURE)',
      },
    ],
  }),
  makeProduct({
    productSku: 'GWA-00112',
    name: 'Ponsel Kirana 5, Edisi Gudang',
    brand: { name: 'Kirana', slug: 'kirana' },
    merchantCode: 'ETL-00001',
    categories: phones,
    tags: ['AVAILABLE', 'MULTI_PP', 'CNC'],
    items: [
      {
        offered: 1_299_000,
        listed: 1_599_000,
        stock: 0,
        stockAt: { 'PP-ETL-SBY': 9, 'PP-ETL-THAMRIN': 2 },
        pictures: ['phone-back-rose', 'phone-angle-rose', 'phone-front-rose'],
        pickup: 'AVAILABLE',
      },
    ],
    shows: [
      {
        id: 'Habis di Cikarang, masih ada di Surabaya (dikirim) dan Thamrin (diambil)',
        en: 'Out at Cikarang, left at Surabaya (delivery) and Thamrin (pickup)',
      },
    ],
  }),
];
