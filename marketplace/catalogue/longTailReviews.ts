import { seeded } from './seededRandom.ts';
import type { CatalogueProduct, Localised } from './types.ts';

/** How many reviews the long tail has by default. */
export const LONG_TAIL_REVIEWS = 100_000;

const indonesian = (text: Localised) => (typeof text === 'string' ? text : text.id);

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
