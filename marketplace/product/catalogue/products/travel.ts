import type { CatalogueProduct } from '../types.ts';
import { COLOUR, facts, makeProduct, SIZE, variants } from '../makeProduct.ts';

const luggage = [
  { id: 'C-TRAVEL', name: 'Tas & koper' },
  { id: 'C-KOPER', name: 'Koper' },
  { id: 'C-KABIN', name: 'Koper kabin' },
];
const accessories = [
  { id: 'C-TRAVEL', name: 'Tas & koper' },
  { id: 'C-AKSESORI', name: 'Aksesori perjalanan' },
];
const DAY = 24 * 60;
const rimba = { name: 'Rimba', slug: 'rimba' };

const colours = ['Pandan', 'Nila', 'Arang', 'Pasir', 'Terakota'] as const;
const sizes = ['Kabin 20″', 'Medium 24″', 'Besar 28″'] as const;
const details = ['koper-belakang', 'koper-gagang', 'koper-kunci', 'koper-roda', 'koper-ukuran'];

/** The suitcase in five colours and three sizes; Pandan has no large one, Terakota is sold out. */
const suitcaseItems = colours.flatMap((colour, colourPosition) =>
  sizes.map((size, sizePosition) => ({
    values: [colour, size],
    offered: 1_250_000 + sizePosition * 240_000,
    listed: 1_690_000 + sizePosition * 240_000,
    cashback: 25_000,
    stock:
      colour === 'Terakota' || (colour === 'Pandan' && size === 'Besar 28″')
        ? 0
        : ([4, 60, 25][(colourPosition + sizePosition) % 3] ?? 25),
    pictures: [`koper-${colour.toLowerCase()}`, ...(colour === 'Pandan' ? details : ['koper-ukuran'])],
  })),
);

export const travel: CatalogueProduct[] = [
  makeProduct({
    productSku: 'RMB-00012',
    name: 'Koper Hardcase Rimba Lawu, Kunci TSA, Roda Ganda 360°',
    urlFriendlyName: 'koper-hardcase-rimba-lawu',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: luggage,
    tags: [
      'AVAILABLE',
      'WHOLESALE',
      'INSTALLMENT',
      'INSTALLMENT_NON_CC',
      'HIGHLIGHTED_INSTALLMENT',
      'RETURNABLE',
      'COD',
      'CNC',
      'GUARANTEED_STOCK',
      'COMBO',
      'FREE_GIFT',
    ],
    attributes: [COLOUR, SIZE],
    items: suitcaseItems.map((item) => ({ ...item, pickup: 'AVAILABLE' as const })),
    facts: facts({
      'Bahan|Material': 'Polikarbonat 3 lapis|3-layer polycarbonate',
      'Berat|Weight': '2,9 kg|2.9 kg',
    }),
    specifications: facts({
      'Bahan|Material': 'Polikarbonat 3 lapis|3-layer polycarbonate',
      'Ukuran luar|Outer size': '55 × 38 × 22 cm',
      'Berat|Weight': '2,9 kg|2.9 kg',
      'Isi|Volume': '38 liter',
      'Kunci|Lock': 'TSA, 3 angka|TSA, 3 digits',
    }),
    highlights: [
      { id: 'Roda ganda yang senyap di lantai bandara', en: 'Double wheels, quiet on airport floors' },
      { id: 'Lolos kabin semua maskapai domestik', en: 'Fits the cabin of every domestic airline' },
      { id: 'Kunci TSA tertanam', en: 'Built-in TSA lock' },
    ],
    descriptionHtml:
      '<p>Lawu dibuat untuk kamu yang sering bepergian singkat. Cangkang polikarbonatnya lentur saat terbentur, lalu kembali ke bentuk semula tanpa meninggalkan lekukan.</p><p>Empat pasang roda ganda berputar 360° dan tetap sunyi di lantai bandara maupun trotoar. Gagang teleskopik tiga tinggi, jadi nyaman untuk siapa saja di rumah.</p><ul><li>Sekat tengah beresleting</li><li>Tali pengikat silang</li><li>Saku basah anti tembus</li></ul><p><b>Isi paket:</b> koper, sarung pelindung, kartu garansi 5 tahun.</p>',
    statistics: { rating: 4.8, reviewCount: 1200, sold: 3400 },
    warranty: { type: 'RESMI', period: { id: '5 tahun', en: '5 years' } },
    returnPeriodDays: 15,
    weightGrams: 2900,
    wholesale: [
      { minQty: 3, off: 60_000 },
      { minQty: 10, off: 130_000 },
    ],
    shows: [
      {
        id: 'Dua atribut, varian habis, grosir, voucher, cashback, combo, gratis hadiah',
        en: 'Two attributes, sold-out variants, wholesale, voucher, cashback, combo, free gift',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00015',
    name: 'Set Koper Rimba Lawu 20″ dan 24″',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: luggage,
    tags: ['AVAILABLE', 'DANGEROUS_GOOD', 'RETURNABLE'],
    type: 'BIG_PRODUCT',
    items: [
      {
        offered: 2_190_000,
        listed: 2_890_000,
        formerPrices: [
          { offered: 2_390_000, sinceMinutes: -200 * DAY },
          { offered: 2_890_000, sinceMinutes: -16 * DAY },
        ],
        reducedSinceMinutes: -6 * DAY,
        stock: 18,
        pictures: ['koper-set', 'koper-arang'],
      },
    ],
    warranty: { type: 'RESMI', period: { id: '5 tahun', en: '5 years' } },
    returnPeriodDays: 7,
    weightGrams: 7400,
    shows: [
      {
        id: 'Produk besar, barang berbahaya (baterai lacak)',
        en: 'Big product, dangerous good (tracker battery)',
      },
      {
        id: 'Harga terendah 30 hari di bawah harga coret: dinaikkan sebelum promo',
        en: 'Lowest price in 30 days below the struck one: raised before the sale',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00021',
    name: 'Kubus Pakaian Lipat Isi 3',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: accessories,
    items: [
      {
        offered: 249_000,
        listed: 299_000,
        formerPrices: [
          { offered: 299_000, sinceMinutes: -120 * DAY },
          { offered: 229_000, sinceMinutes: -25 * DAY },
          { offered: 299_000, sinceMinutes: -18 * DAY },
        ],
        reducedSinceMinutes: -4 * DAY,
        stock: 3,
        pictures: ['kubus'],
      },
    ],
    statistics: { rating: 4.7, reviewCount: 410, sold: 2100 },
    shows: [
      { id: 'Stok tinggal 3', en: 'Only 3 left' },
      {
        id: 'Harga terendah 30 hari di bawah harga sekarang',
        en: 'Lowest price in 30 days below the present',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00022',
    name: 'Bantal Leher Busa Memori',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: accessories,
    tags: ['AVAILABLE', 'LIMITED_ALL_LOCATION', 'ALL_LOCATION_STOCK'],
    items: [{ offered: 159_000, stock: null, pictures: ['bantal'] }],
    statistics: { rating: 4.6, reviewCount: 980, sold: 5400 },
    shippingSubsidy: 20_000,
    shows: [
      { id: 'Stok terbatas di semua lokasi, gratis ongkir', en: 'Limited at all locations, free shipping' },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00023',
    name: 'Adaptor Perjalanan 3 Soket, USB-C 45 W',
    brand: { name: 'Jelajah', slug: 'jelajah' },
    merchantCode: 'GWA-20410',
    categories: accessories,
    items: [
      {
        offered: 329_000,
        listed: 389_000,
        formerPrices: [{ offered: 389_000, sinceMinutes: -90 * DAY }],
        reducedSinceMinutes: -2 * DAY,
        stock: 40,
        pictures: ['adaptor'],
      },
    ],
    warranty: { type: 'DISTRIBUTOR', period: { id: '1 tahun', en: '1 year' } },
    limits: { cart: 2 },
    shows: [
      {
        id: 'Maksimal 2 per keranjang (CO_EXCEEDED_QUANTITY_CART)',
        en: 'At most 2 per bag (CO_EXCEEDED_QUANTITY_CART)',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00024',
    name: 'Label Koper Kulit Asli',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: accessories,
    items: [{ offered: 79_000, stock: 200, pictures: ['tag'] }],
    limits: { event: 2 },
    shows: [
      {
        id: 'Maksimal 2 selama promo (CO_EXCEEDED_QUANTITY)',
        en: 'At most 2 during the promo (CO_EXCEEDED_QUANTITY)',
      },
    ],
  }),
  makeProduct({
    productSku: 'RMB-00030',
    name: 'Ransel Kanvas Rimba Semeru 24 L',
    brand: rimba,
    merchantCode: 'RMB-60012',
    categories: [
      { id: 'C-TRAVEL', name: 'Tas & koper' },
      { id: 'C-RANSEL', name: 'Ransel' },
    ],
    tags: ['AVAILABLE', 'CONTEXTUAL_FASHION', 'RETURNABLE'],
    attributes: [COLOUR],
    items: variants(['Hijau Lumut', 'Hijau Tua'], (_, position) => ({
      offered: 459_000,
      listed: 529_000,
      stock: position === 0 ? 0 : 35,
      pictures: ['backpack-angle', 'backpack-front'],
    })),
    defaultItemSku: 'RMB-00030-01',
    returnPeriodDays: 14,
    warranty: { type: 'TOKO', period: { id: '6 bulan', en: '6 months' } },
    shows: [{ id: 'Varian pertama habis, tata letak fesyen', en: 'First variant sold out, fashion layout' }],
  }),
];
