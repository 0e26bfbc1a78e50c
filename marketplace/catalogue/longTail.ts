import { COLOUR, facts, makeProduct, SIZE, STORAGE } from './makeProduct.ts';
import type { CatalogueItem, CatalogueMerchant, CatalogueProduct, Localised } from './types.ts';

/** How many products, sellers and reviews the long tail has by default. */
export const LONG_TAIL_PRODUCTS = 10_000;
export const LONG_TAIL_SELLERS = 240;
export const LONG_TAIL_REVIEWS = 100_000;
/** First option of the product with 2,000 options. */
export const MANY_OPTIONS_ITEM = 'KSM-700000-01';

const FIRST_NUMBER = 500_001;
const CITIES = [
  { name: 'Jakarta Barat', latitude: -6.17, longitude: 106.76 },
  { name: 'Jakarta Selatan', latitude: -6.26, longitude: 106.81 },
  { name: 'Bandung', latitude: -6.91, longitude: 107.61 },
  { name: 'Bogor', latitude: -6.6, longitude: 106.8 },
  { name: 'Semarang', latitude: -6.97, longitude: 110.42 },
  { name: 'Solo', latitude: -7.57, longitude: 110.82 },
  { name: 'Yogyakarta', latitude: -7.8, longitude: 110.37 },
  { name: 'Surabaya', latitude: -7.26, longitude: 112.75 },
  { name: 'Malang', latitude: -7.98, longitude: 112.63 },
  { name: 'Denpasar', latitude: -8.65, longitude: 115.22 },
  { name: 'Medan', latitude: 3.6, longitude: 98.67 },
  { name: 'Palembang', latitude: -2.98, longitude: 104.76 },
  { name: 'Makassar', latitude: -5.15, longitude: 119.43 },
  { name: 'Balikpapan', latitude: -1.24, longitude: 116.85 },
] as const;
const SELLER_KINDS = ['Toko', 'Gudang', 'Griya', 'Sentra', 'Rumah', 'Pusaka'] as const;
const SELLER_NAMES = (
  'Sumber Rejeki, Maju Bersama, Anugerah, Cahaya Timur, Berkah Jaya, Tunas Muda, Melati, Kencana, ' +
  'Bintang Laut, Harapan Kita'
).split(', ');
const COMMISSIONS = ['CM', 'CM', 'CM', 'MP', 'MP', 'RC', 'RB', 'TC'] as const;
const SERIES = (
  'Lawu, Merapi, Semeru, Rinjani, Kerinci, Bromo, Ciremai, Slamet, Sindoro, Sumbing, Prau, ' +
  'Papandayan, Gede, Pangrango, Argopuro, Raung, Ijen, Agung, Batur, Tambora, Kelimutu, ' +
  'Bawakaraeng, Latimojong, Klabat, Leuser, Sibayak, Singgalang, Dempo, Tanggamus, Muria, Toba, ' +
  'Poso, Musi, Kapuas, Mahakam, Barito, Serayu, Brantas, Citarum, Asahan'
).split(', ');

const COLOURS: Localised[] = [
  { id: 'Hitam', en: 'Black' },
  { id: 'Putih Gading', en: 'Ivory' },
  { id: 'Biru Dongker', en: 'Navy' },
  { id: 'Hijau Pandan', en: 'Pandan green' },
  { id: 'Terakota', en: 'Terracotta' },
  { id: 'Abu Batu', en: 'Stone grey' },
];
const CLOTHES_SIZES: Localised[] = ['S', 'M', 'L', 'XL', 'XXL'];

/** One kind of thing that many sellers sell. Prices are whole thousands of rupiah. */
interface Kind {
  noun: string;
  brands: readonly string[];
  features: readonly string[];
  categories: readonly (readonly [id: string, name: string])[];
  thousands: readonly [least: number, most: number];
  /** Attributes with the values to choose from, at most three. */
  attributes: readonly (readonly [name: Localised, values: readonly Localised[]])[];
  pictures: readonly string[];
  grams: number;
  vendor?: 'grocery';
  materials: readonly string[];
}

const HOME = ['C-RUMAH', 'Rumah'] as const;
const ELECTRONICS = ['C-ELEKTRONIK', 'Elektronik'] as const;
const FASHION = ['C-MODE', 'Mode'] as const;
const TRAVEL = ['C-TRAVEL', 'Tas & koper'] as const;
const STAPLES = ['G-POKOK', 'Bahan pokok'] as const;
const FRESH = ['G-SEGAR', 'Segar'] as const;

const KINDS: readonly Kind[] = [
  {
    noun: 'Botol Minum Baja',
    brands: ['Tirta', 'Sejuk', 'Embun', 'Oase', 'Telaga'],
    features: ['Dingin 24 Jam', 'Anti Tumpah', 'Tutup Sedotan'],
    categories: [HOME, ['C-BOTOL', 'Botol minum']],
    thousands: [79, 349],
    attributes: [
      [COLOUR, COLOURS],
      [{ id: 'Isi', en: 'Volume' }, ['500 ml', '750 ml', '1 liter']],
    ],
    pictures: ['bottle-angle-sage', 'bottle-angle-navy', 'bottle-angle-cream', 'bottle-angle-terracotta'],
    grams: 420,
    materials: ['Baja tahan karat 304', 'Baja tahan karat 316'],
  },
  {
    noun: 'Wajan Anti Lengket',
    brands: ['Dapura', 'Sarimasak', 'Tungku', 'Racik', 'Pawon'],
    features: ['Gagang Kayu', 'Cocok Kompor Induksi', 'Dasar Lima Lapis'],
    categories: [HOME, ['C-DAPUR', 'Dapur']],
    thousands: [119, 649],
    attributes: [[SIZE, ['20 cm', '24 cm', '28 cm', '32 cm']]],
    pictures: ['pan-angle'],
    grams: 1_100,
    materials: ['Aluminium tempa', 'Besi cor'],
  },
  {
    noun: 'Penanak Nasi',
    brands: ['Dapura', 'Hangat', 'Pulen', 'Tungku', 'Rumahku'],
    features: ['Panci Keramik', 'Hemat Listrik 300 W', 'Hangat 12 Jam'],
    categories: [HOME, ['C-DAPUR', 'Dapur']],
    thousands: [249, 1_499],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['0,8 liter', '1,2 liter', '1,8 liter']]],
    pictures: ['ricecooker-angle'],
    grams: 3_200,
    materials: ['Keramik', 'Aluminium'],
  },
  {
    noun: 'Sofa Dua Dudukan',
    brands: ['Griya', 'Jati Makmur', 'Ruang', 'Teduh', 'Serambi'],
    features: ['Kaki Kayu Jati', 'Sarung Bisa Dicuci', 'Busa Rapat'],
    categories: [HOME, ['C-MEBEL', 'Mebel']],
    thousands: [1_899, 6_999],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['sofa-angle'],
    grams: 32_000,
    materials: ['Kain linen', 'Kain beludru'],
  },
  {
    noun: 'Bantal Perjalanan',
    brands: ['Rimba', 'Lelap', 'Kelana', 'Ringan', 'Santai'],
    features: ['Busa Memori', 'Sarung Bambu', 'Bisa Dilipat'],
    categories: [TRAVEL, ['C-AKSESORI', 'Aksesori perjalanan']],
    thousands: [59, 289],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['bantal'],
    grams: 310,
    materials: ['Busa memori', 'Serat bambu'],
  },
  {
    noun: 'Ransel Laptop',
    brands: ['Rimba', 'Kelana', 'Jejak', 'Langkah', 'Arung'],
    features: ['Tahan Hujan', 'Kantong Botol', 'Saku Anti Maling'],
    categories: [TRAVEL, ['C-RANSEL', 'Ransel']],
    thousands: [189, 1_199],
    attributes: [
      [COLOUR, COLOURS],
      [{ id: 'Isi', en: 'Volume' }, ['18 liter', '24 liter', '30 liter']],
    ],
    pictures: ['backpack-angle'],
    grams: 950,
    materials: ['Nilon 900D', 'Kanvas berlapis lilin'],
  },
  {
    noun: 'Headphone Nirkabel',
    brands: ['Nada', 'Gema', 'Senandung', 'Irama', 'Kicau'],
    features: ['Peredam Bising', 'Baterai 40 Jam', 'Dua Sambungan'],
    categories: [ELECTRONICS, ['C-AUDIO', 'Audio']],
    thousands: [299, 3_499],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['headphones-angle-sand', 'headphones-angle-black', 'headphones-angle-blue'],
    grams: 270,
    materials: ['Plastik daur ulang', 'Aluminium'],
  },
  {
    noun: 'Ponsel',
    brands: ['Kirana', 'Gawai', 'Sinyal', 'Pijar', 'Lentera'],
    features: ['Layar AMOLED', 'Baterai 5.500 mAh', 'Kamera 108 MP'],
    categories: [ELECTRONICS, ['C-HP', 'Ponsel']],
    thousands: [1_499, 9_999],
    attributes: [
      [COLOUR, COLOURS],
      [STORAGE, ['128 GB', '256 GB', '512 GB']],
      [{ id: 'Memori', en: 'Memory' }, ['8 GB', '12 GB']],
    ],
    pictures: ['phone-angle-midnight', 'phone-angle-mint', 'phone-angle-rose'],
    grams: 420,
    materials: ['Kaca dan aluminium', 'Polikarbonat'],
  },
  {
    noun: 'Jam Tangan',
    brands: ['Wiratama', 'Waktu', 'Candra', 'Surya', 'Detik'],
    features: ['Kaca Safir', 'Tahan Air 50 m', 'Tali Kulit'],
    categories: [FASHION, ['C-JAM', 'Jam tangan']],
    thousands: [249, 2_899],
    attributes: [[{ id: 'Tali', en: 'Strap' }, COLOURS]],
    pictures: ['watch-angle'],
    grams: 180,
    materials: ['Baja tahan karat', 'Titanium'],
  },
  {
    noun: 'Kemeja Batik',
    brands: ['Lawasan', 'Canting', 'Kawung', 'Parang', 'Truntum'],
    features: ['Lengan Panjang', 'Katun Primisima', 'Furing Halus'],
    categories: [FASHION, ['C-BATIK', 'Batik']],
    thousands: [149, 899],
    attributes: [
      [COLOUR, COLOURS],
      [SIZE, CLOTHES_SIZES],
    ],
    pictures: ['batik-high'],
    grams: 300,
    materials: ['Katun primisima', 'Katun dobi'],
  },
  {
    noun: 'Kain Batik',
    brands: ['Lawasan', 'Canting', 'Kawung', 'Parang', 'Truntum'],
    features: ['Tulis Tangan', 'Cap Tembaga', 'Pewarna Alam'],
    categories: [FASHION, ['C-BATIK', 'Batik']],
    thousands: [129, 2_499],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['batik-high'],
    grams: 350,
    materials: ['Katun primisima', 'Sutra'],
  },
  {
    noun: 'Sandal Kulit',
    brands: ['Jogja', 'Langkah', 'Tapak', 'Selasar', 'Pesisir'],
    features: ['Alas Empuk', 'Jahit Tangan', 'Tidak Licin'],
    categories: [FASHION, ['C-SANDAL', 'Sandal']],
    thousands: [89, 459],
    attributes: [
      [COLOUR, COLOURS],
      [SIZE, ['37', '38', '39', '40', '41', '42', '43']],
    ],
    pictures: ['sandal-high'],
    grams: 520,
    materials: ['Kulit sapi', 'Kulit sintetis'],
  },
  {
    noun: 'Serum Wajah',
    brands: ['Kenanga', 'Melur', 'Sekar', 'Ayu Alami', 'Cempaka'],
    features: ['Niacinamide 10%', 'Vitamin C', 'Untuk Kulit Sensitif'],
    categories: [
      ['C-CANTIK', 'Kecantikan'],
      ['C-SERUM', 'Serum'],
    ],
    thousands: [49, 329],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['15 ml', '30 ml', '50 ml']]],
    pictures: ['serum-angle'],
    grams: 90,
    materials: ['Botol kaca', 'Botol plastik daur ulang'],
  },
  {
    noun: 'Beras Pandan Wangi',
    brands: ['Sawah Kita', 'Lumbung', 'Padi Mas', 'Rojolele', 'Tani Jaya'],
    features: ['Panen Baru', 'Tanpa Pemutih', 'Pulen'],
    categories: [STAPLES, ['G-BERAS', 'Beras & minyak']],
    thousands: [39, 189],
    attributes: [[{ id: 'Berat', en: 'Weight' }, ['2,5 kg', '5 kg', '10 kg']]],
    pictures: ['rice-angle'],
    grams: 5_000,
    vendor: 'grocery',
    materials: ['Karung kertas', 'Plastik'],
  },
  {
    noun: 'Minyak Goreng',
    brands: ['Kelapa Mas', 'Lumbung', 'Sari Nabati', 'Jernih', 'Dua Daun'],
    features: ['Dua Kali Saring', 'Kelapa Murni', 'Isi Ulang'],
    categories: [STAPLES, ['G-BERAS', 'Beras & minyak']],
    thousands: [18, 89],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['1 liter', '2 liter', '5 liter']]],
    pictures: ['oil-angle'],
    grams: 1_900,
    vendor: 'grocery',
    materials: ['Botol plastik', 'Kantong isi ulang'],
  },
  {
    noun: 'Telur Ayam',
    brands: ['Kebun Kita', 'Kampung Asri', 'Tani Jaya', 'Omega', 'Sari Ternak'],
    features: ['Ayam Kampung', 'Omega 3', 'Dari Kandang Lepas'],
    categories: [STAPLES, ['G-SUSU', 'Susu & telur']],
    thousands: [26, 79],
    attributes: [[{ id: 'Jumlah', en: 'Count' }, ['10 butir', '15 butir', '30 butir']]],
    pictures: ['eggs-high'],
    grams: 900,
    vendor: 'grocery',
    materials: ['Kotak kertas', 'Tray plastik'],
  },
  {
    noun: 'Mangga Harum Manis',
    brands: ['Kebun Kita', 'Probolinggo', 'Tani Jaya', 'Panen Raya', 'Kampung Asri'],
    features: ['Matang Pohon', 'Siap Makan', 'Tanpa Karbit'],
    categories: [FRESH, ['G-BUAH', 'Buah']],
    thousands: [24, 69],
    attributes: [[{ id: 'Berat', en: 'Weight' }, ['1 kg', '2 kg', '5 kg']]],
    pictures: ['mango-angle'],
    grams: 1_000,
    vendor: 'grocery',
    materials: ['Keranjang bambu', 'Kantong kertas'],
  },
];

/** A small seeded source of numbers in 0..1: the same seed gives the same row on every machine. */
function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from least to most. */
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return { next, whole, pick };
}

/** The element at a position, counting on from the start again; the list must not be empty. */
const around = <T>(list: readonly T[], position: number): T => list[position % list.length] as T;

const indonesian = (text: Localised) => (typeof text === 'string' ? text : text.id);

const sellerCode = (position: number) => `LTS-${String(position + 1).padStart(5, '0')}`;

/** The sellers of the long tail, by position. */
export function longTailSellers(count = LONG_TAIL_SELLERS): CatalogueMerchant[] {
  return Array.from({ length: count }, (_, position) => {
    const random = seeded(position * 31 + 7);
    const city = around(CITIES, position);
    const code = sellerCode(position);
    const round = Math.floor(position / (SELLER_NAMES.length * SELLER_KINDS.length));
    const name = [
      around(SELLER_KINDS, Math.floor(position / SELLER_NAMES.length)),
      around(SELLER_NAMES, position),
      ...(round === 0 ? [] : [city.name]),
    ].join(' ');
    return {
      code,
      name,
      commissionType: random.pick(COMMISSIONS),
      location: city.name,
      badges: random.next() < 0.2 ? ['FAST'] : [],
      warehouses: [
        {
          code: `PP-${code}`,
          label: city.name,
          consolidation: false,
          latitude: city.latitude,
          longitude: city.longitude,
        },
      ],
      pickupHours: [{ days: [1, 2, 3, 4, 5, 6], open: '09:00', close: '17:00', available: true }],
    };
  });
}

/** Every combination of one value of each list, the last list turning fastest. */
function combinations(lists: readonly (readonly Localised[])[]): Localised[][] {
  return lists.reduce<Localised[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

/**
 * The product at a position of the long tail. It depends on the position alone, so that a shorter tail is the start of
 * a longer one. Kind, series, brand and feature count through their lists: no two of the first 10,000 share a name.
 */
export function longTailProduct(position: number): CatalogueProduct {
  const random = seeded(position + 1);
  const kind = around(KINDS, position);
  const round = Math.floor(position / KINDS.length);
  const series = around(SERIES, round);
  const turn = Math.floor(round / SERIES.length);
  const brand = around(kind.brands, turn);
  const feature = around(kind.features, Math.floor(turn / kind.brands.length));
  const [least, most] = kind.thousands;
  // Cheap ones are commoner than dear ones.
  const base = Math.round(least + (most - least) * random.next() ** 2);
  const cut = random.next() < 0.6 ? random.whole(5, 45) : 0;
  const merchantCode = sellerCode(random.whole(0, LONG_TAIL_SELLERS - 1));
  const offered = kind.attributes.map(([, values]) => values.slice(0, random.whole(1, values.length)));
  const material = random.pick(kind.materials);
  const hasChoice = offered.some((values) => values.length > 1);
  const items = (hasChoice ? combinations(offered) : [[]]).map((values, index) => {
    const price = (base + index * Math.ceil(base / 40)) * 1_000 - (base >= 100 ? 0 : 100);
    return {
      values,
      offered: price,
      ...(cut === 0 ? {} : { listed: Math.round((price * 100) / (100 - cut) / 1_000) * 1_000 }),
      stock: random.next() < 0.08 ? 0 : random.whole(3, 400),
      pictures: [around(kind.pictures, index)],
    };
  });
  const reviewCount = Math.floor(1_500 * random.next() ** 4);
  const brandSlug = brand.toLowerCase().replaceAll(' ', '-');
  return makeProduct({
    productSku: `EKR-${FIRST_NUMBER + position}`,
    name: `${kind.noun} ${brand} ${series}, ${feature}`,
    brand: { name: brand, slug: brandSlug },
    merchantCode,
    vendor: kind.vendor ?? 'retail',
    categories: kind.categories.map(([id, name]) => ({ id, name })),
    attributes: hasChoice ? kind.attributes.map(([name]) => name) : [],
    items,
    tags: ['AVAILABLE', ...(base >= 500 ? (['INSTALLMENT', 'RETURNABLE'] as const) : [])],
    facts: facts({ 'Bahan|Material': material, 'Berat|Weight': `${kind.grams} g` }),
    specifications: facts({
      'Merek|Brand': brand,
      'Seri|Series': series,
      'Bahan|Material': material,
      'Berat kirim|Shipping weight': `${kind.grams + 150} g`,
      'Asal|Origin': random.pick(CITIES).name,
    }),
    highlights: [{ id: `${feature}, dari bahan pilihan`, en: `${feature}, of chosen materials` }],
    descriptionHtml:
      `<p>${kind.noun} ${brand} seri ${series} dibuat dari ${material.toLowerCase()}. ` +
      `${feature}, untuk dipakai setiap hari.</p>` +
      `<ul><li>Berat ${kind.grams} gram</li><li>Dikemas rapi dan aman</li></ul>`,
    statistics: {
      rating: reviewCount === 0 ? null : random.whole(36, 50) / 10,
      reviewCount,
      sold: reviewCount * random.whole(2, 6),
    },
    weightGrams: kind.grams,
  });
}

/** The long tail: believable products of many sellers, the same ones every time. */
export function longTailProducts(count = LONG_TAIL_PRODUCTS): CatalogueProduct[] {
  return Array.from({ length: count }, (_, position) => longTailProduct(position));
}

const SHIRT_COLOURS = (
  'Hitam, Putih, Abu Muda, Abu Tua, Biru Dongker, Biru Benhur, Biru Langit, Tosca, Hijau Botol, ' +
  'Hijau Army, Hijau Pandan, Kuning Kunyit, Mustard, Oranye Bata, Terakota, Merah Cabai, ' +
  'Merah Hati, Merah Muda, Salem, Ungu Terong, Lavender, Cokelat Susu, Cokelat Tua, Krem, Gading'
).split(', ');
const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'] as const;
const SHIRT_CUTS = (
  'Lengan Pendek, Lengan Panjang, Lengan Tiga Perempat, Raglan Pendek, Raglan Panjang, Oversized, ' +
  'Slim Fit, Kerah V, Kerah Henley, Tanpa Lengan'
).split(', ');

/** One product with 2,000 options: a plain shirt in 25 colours, 8 sizes and 10 cuts. */
export function manyOptionsProduct(): CatalogueProduct {
  const random = seeded(2_000);
  const items: Pick<CatalogueItem, 'values' | 'offered' | 'stock' | 'pictures'>[] = combinations([
    SHIRT_COLOURS,
    SHIRT_SIZES,
    SHIRT_CUTS,
  ]).map((values, index) => ({
    values,
    offered: 59_000 + (index % SHIRT_CUTS.length) * 3_000,
    // The first can always be bought: it is the one that measurements open.
    stock: index > 0 && random.next() < 0.1 ? 0 : random.whole(6, 200),
    pictures: ['batik-high'],
  }));
  return makeProduct({
    productSku: 'KSM-700000',
    name: 'Kaos Polos Katun Combed 30s, 2.000 Pilihan',
    urlFriendlyName: 'kaos-polos-katun-combed',
    brand: { name: 'Kasmaran', slug: 'kasmaran' },
    merchantCode: 'BTK-62005',
    categories: [
      { id: 'C-MODE', name: 'Mode' },
      { id: 'C-KAOS', name: 'Kaos' },
    ],
    attributes: [COLOUR, SIZE, { id: 'Potongan', en: 'Cut' }],
    items,
    tags: ['AVAILABLE', 'RETURNABLE'],
    specifications: facts({ 'Bahan|Material': 'Katun combed 30s', 'Gramasi|Fabric weight': '150 g/m²' }),
    descriptionHtml: '<p>Kaos polos yang adem, dengan jahitan rantai di bahu. Pilih warnanya sesukamu.</p>',
    weightGrams: 180,
  });
}

/** A review as data. The marketplace stores none yet. */
export interface LongTailReview {
  id: string;
  productSku: string;
  itemSku: string;
  /** Name with its middle hidden. */
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: string;
  /** Epoch ms. */
  createdAt: number;
  helpfulCount: number;
}

const LAST_REVIEW = Date.UTC(2026, 9, 31);
const DAY_MS = 86_400_000;
const AUTHORS = ['Ayu', 'Budi', 'Citra', 'Dewi', 'Eko', 'Fitri', 'Gilang', 'Hana', 'Indra', 'Joko'] as const;
/** How many of ten reviews have how many stars. */
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 3, 1] as const;
const OPENINGS: Record<number, readonly string[]> = {
  5: ['Bagus sekali', 'Puas banget', 'Sesuai foto', 'Di luar dugaan', 'Langganan di sini'],
  4: ['Bagus', 'Cukup puas', 'Sesuai harganya', 'Lumayan'],
  3: ['Biasa saja', 'Standar', 'Ada kurangnya'],
  1: ['Kecewa', 'Tidak sesuai', 'Kurang rapi'],
};
const DETAILS = [
  'kemasannya rapi',
  'pengirimannya cepat',
  'bahannya tebal',
  'warnanya sama dengan di foto',
  'ukurannya pas',
  'penjualnya ramah',
  'sudah dipakai sebulan dan masih awet',
  'dibeli untuk orang tua',
] as const;
const BAD_DETAILS = [
  'kemasannya penyok',
  'datangnya lama',
  'warnanya beda dari foto',
  'ukurannya kekecilan',
] as const;

/**
 * Reviews of the given products, one after another, the same ones every time; a few products have most of them. Plain
 * data for measurements: the marketplace has no table and no endpoint for reviews yet.
 */
export function* longTailReviews(
  products: readonly CatalogueProduct[],
  count = LONG_TAIL_REVIEWS,
): Generator<LongTailReview> {
  const random = seeded(100_000);
  for (let position = 0; position < count && products.length > 0; position += 1) {
    const product = products[Math.floor(random.next() ** 3 * products.length)] as CatalogueProduct;
    const item = random.pick(product.items);
    const rating = random.pick(STARS);
    const author = random.pick(AUTHORS);
    const choice = item.values.map(indonesian).join(', ');
    const opening = random.pick(OPENINGS[rating] ?? DETAILS);
    const detail = random.pick(rating === 1 ? BAD_DETAILS : DETAILS);
    const other = random.pick(DETAILS);
    yield {
      id: `UL-${String(position + 1).padStart(6, '0')}`,
      productSku: product.productSku,
      itemSku: item.itemSku,
      author: `${author[0]}***${author.at(-1)}`,
      rating,
      text: `${opening}, ${detail}${rating >= 4 && other !== detail ? ` dan ${other}` : ''}.${choice === '' ? '' : ` Beli yang ${choice}.`}`,
      createdAt: LAST_REVIEW - random.whole(0, 900) * DAY_MS - random.whole(0, DAY_MS - 1),
      helpfulCount: Math.floor(40 * random.next() ** 6),
    };
  }
}
