import { COLOUR, facts, makeProduct, SIZE } from './makeProduct.ts';
import { KINDS } from './longTailKinds.ts';
import { seeded } from './seededRandom.ts';
import type { CatalogueItem, CatalogueMerchant, CatalogueProduct, Localised } from './types.ts';

/** The default numbers of products and sellers in the long tail. */
export const LONG_TAIL_PRODUCTS = 10_000;
export const LONG_TAIL_SELLERS = 240;
/** First option of the product with 2,000 options. */
export const MANY_OPTIONS_ITEM = 'KSM-700000-01';
/** First option of the product with 100,000 reviews. */
export const MANY_REVIEWS_ITEM = 'KSM-800000-01';

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

/** The element at a position, counting on from the start again; the list must not be empty. */
const around = <T>(list: readonly T[], position: number): T => list[position % list.length] as T;

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

const SANDAL_COLOURS = (
  'Hitam, Putih, Abu Muda, Abu Tua, Biru Dongker, Biru Benhur, Biru Langit, Tosca, Hijau Botol, ' +
  'Hijau Army, Hijau Pandan, Kuning Kunyit, Mustard, Oranye Bata, Terakota, Merah Cabai, ' +
  'Merah Hati, Merah Muda, Salem, Ungu Terong, Lavender, Cokelat Susu, Cokelat Tua, Krem, Gading'
).split(', ');
const SANDAL_SIZES = ['37', '38', '39', '40', '41', '42', '43', '44'] as const;
const SANDAL_MODELS =
  'Selop, Jepit, Silang, Dua Tali, Tiga Tali, Tumit Terbuka, Tali Belakang, Sol Tebal, Sol Datar, Anyam'.split(
    ', ',
  );

/** One product with 2,000 options: a sandal in 25 colours, 8 sizes and 10 models. */
export function manyOptionsProduct(): CatalogueProduct {
  const random = seeded(2_000);
  const items: Pick<CatalogueItem, 'values' | 'offered' | 'stock' | 'pictures'>[] = combinations([
    SANDAL_COLOURS,
    SANDAL_SIZES,
    SANDAL_MODELS,
  ]).map((values, index) => ({
    values,
    offered: 59_000 + (index % SANDAL_MODELS.length) * 3_000,
    // The first can always be bought: it is the one that measurements open.
    stock: index > 0 && random.next() < 0.1 ? 0 : random.whole(6, 200),
    pictures: ['sandal-high'],
  }));
  return makeProduct({
    productSku: 'KSM-700000',
    name: 'Sandal Harian Kasmaran, 2.000 Pilihan',
    urlFriendlyName: 'sandal-harian-kasmaran',
    brand: { name: 'Kasmaran', slug: 'kasmaran' },
    merchantCode: 'BTK-62005',
    categories: [
      { id: 'C-MODE', name: 'Mode' },
      { id: 'C-SANDAL', name: 'Sandal' },
    ],
    attributes: [COLOUR, SIZE, 'Model'],
    items,
    tags: ['AVAILABLE', 'RETURNABLE'],
    specifications: facts({ 'Bahan|Material': 'Kulit sintetis', 'Sol|Sole': 'Karet' }),
    descriptionHtml:
      '<p>Sandal yang ringan dan empuk untuk dipakai setiap hari. Pilih warnanya sesukamu.</p>',
    weightGrams: 420,
  });
}

const TUMBLER_COLOURS = ['Krem', 'Hijau Pandan', 'Biru Dongker', 'Terakota'];

/** One product with 100,000 reviews, otherwise an ordinary one. */
export function manyReviewsProduct(): CatalogueProduct {
  return makeProduct({
    productSku: 'KSM-800000',
    name: 'Tumbler Harian Kasmaran, 100.000 Ulasan',
    urlFriendlyName: 'tumbler-harian-kasmaran',
    brand: { name: 'Kasmaran', slug: 'kasmaran' },
    merchantCode: 'BTK-62005',
    categories: [
      { id: 'C-RUMAH', name: 'Rumah' },
      { id: 'C-TUMBLER', name: 'Tumbler' },
    ],
    attributes: [COLOUR],
    items: TUMBLER_COLOURS.map((colour) => ({ values: [colour], offered: 89_000, pictures: ['tumbler'] })),
    tags: ['AVAILABLE', 'RETURNABLE'],
    specifications: facts({ 'Bahan|Material': 'Baja nirkarat', 'Isi|Volume': '500 ml' }),
    descriptionHtml: '<p>Tumbler yang menjaga minuman tetap hangat seharian.</p>',
    statistics: { rating: 4.6, reviewCount: 100_000, sold: 410_000 },
    weightGrams: 310,
  });
}
