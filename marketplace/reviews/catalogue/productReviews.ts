import type { Rating, ReviewFit } from '#src/domain/reviews/review.ts';
import { seeded } from '../../product/catalogue/seededRandom.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import { OPENINGS, phrasesOf, type Phrase } from './phrases.ts';
import {
  anybodyElse,
  anyReviewer,
  isProlific,
  knownReviewer,
  reviewerOf,
  type Reviewer,
} from './reviewers.ts';
import { wornSizeOf } from './wornSize.ts';
import { writtenReviews } from './written.ts';

/** A review as it is stored when the database is new. */
export interface SeedReview {
  itemSku: string;
  reviewer: Reviewer;
  rating: Rating;
  text: string;
  likes: number;
  /** "+size -delivery" */
  about: string;
  /** How long before the database was new, in ms. */
  ageMs: number;
  pictures: readonly string[];
  /** Whether the marketplace knows that its writer bought the product. */
  isVerified: boolean;
  /** How it fitted; null where it is not told, or not worn. */
  fit: ReviewFit | null;
  reply: { text: string; ageMs: number } | null;
}

const DAY_MS = 86_400_000;
/** Most people only give stars. */
const WITH_TEXT = 0.4;
const OLDEST_DAYS = 700;
/** What buyers show beside generated words, by product, and how many of those who write do. */
const SHOWN: Record<string, readonly string[]> = { 'KSM-800000': ['tumbler-home-morning'] };
const WITH_PICTURE = 0.085;
/** A picture of one who wrote by hand stands beside so many generated words at most, or it would be all that is seen. */
const SHOWN_AGAIN = 3;
/** Which stars the reviews have that are not of five, by the stars they leave off. */
const LEFT_OFF = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4] as const;

/** A seed of its own for every product. */
function seedOf(productSku: string): number {
  let seed = 7;
  for (const sign of productSku) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/**
 * Every review of a product, as many as its statistics say and with their average: those that were written by hand, then
 * short ones. The same ones every time.
 *
 * @throws when the statistics cannot be met by the written ones and any others
 */
export function* productReviews(product: CatalogueProduct): Generator<SeedReview> {
  const { rating, reviewCount } = product.statistics;
  const written = writtenReviews[product.productSku] ?? [];
  for (const one of written) {
    const item = product.items[(one.option ?? 1) - 1];
    if (item === undefined) throw new Error(`${product.productSku} has no option ${one.option}`);
    yield {
      itemSku: item.itemSku,
      reviewer: reviewerOf(one.by),
      rating: one.stars,
      text: one.text,
      likes: one.likes,
      about: one.about,
      ageMs: one.daysAgo * DAY_MS,
      pictures: one.pictures ?? [],
      isVerified: one.isUnverified !== true,
      fit: one.fit ?? null,
      reply:
        one.reply === undefined ? null : { text: one.reply, ageMs: Math.max(0, one.daysAgo - 1) * DAY_MS },
    };
  }
  const random = seeded(seedOf(product.productSku));
  const stars = missingStars(
    rating ?? 0,
    reviewCount,
    written.map((one) => one.stars),
    random,
  );
  if (stars === null) throw new Error(`the reviews of ${product.productSku} cannot have its rating`);
  const phrases = phrasesOf(product);
  const pictures = picturesOf(product);
  // Who writes and what is shown are drawn apart from the words: these stay what they were.
  const apart = seeded(seedOf(`${product.productSku} apart`));
  const fits = wornSizeOf(product) === null ? null : seeded(seedOf(`${product.productSku} fit`));
  const purchases = seeded(seedOf(`${product.productSku} purchases`));
  const writers = new Set(written.map(({ by }) => by));
  for (const one of stars) {
    const hasText = random.next() < WITH_TEXT;
    const { text, about } = hasText ? shortText(one, phrases, random) : { text: '', about: '' };
    const reviewer = writerOf(anyReviewer(random), hasText, writers, apart);
    writers.add(reviewer.name);
    const ageMs = Math.floor(random.next() * OLDEST_DAYS * DAY_MS) + DAY_MS;
    const { itemSku } = random.pick(product.items);
    const shown = hasText && one >= 4 && apart.next() < WITH_PICTURE ? takeOne(pictures, apart) : null;
    yield {
      itemSku: shown?.itemSku ?? itemSku,
      reviewer,
      rating: one,
      text,
      likes: hasText ? likesOf(reviewer, random) : 0,
      about,
      ageMs,
      pictures: shown === null ? [] : [shown.name],
      isVerified: purchases.next() < IS_VERIFIED,
      fit: fits === null ? null : fitOf(about, fits),
      reply: null,
    };
  }
}

/** Whoever was drawn, once for a product; who is known for reviewing says something. */
function writerOf(
  drawn: Reviewer,
  hasText: boolean,
  writers: ReadonlySet<string>,
  random: ReturnType<typeof seeded>,
): Reviewer {
  if (isProlific(drawn)) return (hasText ? knownReviewer(writers) : null) ?? anybodyElse(writers, random);
  return writers.has(drawn.name) ? anybodyElse(writers, random) : drawn;
}

/** So many bought here; the others were given it, or have it from elsewhere. */
const IS_VERIFIED = 0.85;
/** So many tell how it fitted, and so many of those that it was tight, or not wide. */
const TELLS_FIT = 0.55;
const IS_SMALL = 0.14;
const IS_NOT_LARGE = 0.93;

/** How it fitted: as the words say, where they say something of the size. */
function fitOf(about: string, random: ReturnType<typeof seeded>): ReviewFit | null {
  const [tells, fits] = [random.next(), random.next()];
  if (about.includes('+size')) return 'expected';
  if (about.includes('-size')) return 'small';
  if (tells >= TELLS_FIT) return null;
  return fits < IS_SMALL ? 'small' : fits < IS_NOT_LARGE ? 'expected' : 'large';
}

interface ShownPicture {
  name: string;
  /** The option that it shows; null where any may be meant. */
  itemSku: string | null;
  /** How often it may be shown still. */
  left: number;
}

/** What stands beside generated words: what those show who wrote by hand, or what is told of the product. */
function picturesOf({ productSku, items }: CatalogueProduct): ShownPicture[] {
  const told = SHOWN[productSku];
  if (told !== undefined) return told.map((name) => ({ name, itemSku: null, left: Infinity }));
  return (writtenReviews[productSku] ?? []).flatMap(({ pictures = [], option = 1 }) =>
    pictures.map((name) => ({ name, itemSku: items[option - 1]?.itemSku ?? null, left: SHOWN_AGAIN })),
  );
}

/** One of the pictures that may be shown still; null where none is left. */
function takeOne(pictures: readonly ShownPicture[], random: ReturnType<typeof seeded>): ShownPicture | null {
  const open = pictures.filter(({ left }) => left > 0);
  if (open.length === 0) return null;
  const one = random.pick(open);
  one.left -= 1;
  return one;
}

/** Short words help few people; those of the known reviewers more. */
function likesOf(reviewer: Reviewer, random: ReturnType<typeof seeded>): number {
  return isProlific(reviewer) ? random.whole(8, 12) : Math.floor(8 * random.next() ** 6);
}

/** The stars of those that are left, by which all together have the average, rounded to tenths; null when none can. */
function missingStars(
  average: number,
  count: number,
  given: readonly Rating[],
  random: ReturnType<typeof seeded>,
): Rating[] | null {
  const left = count - given.length;
  if (left < 0) return null;
  const sum = Math.round(average * count) - given.reduce((total, one) => total + one, 0);
  if (sum < left || sum > 5 * left) return left === 0 && count === 0 ? [] : null;
  let tooMany = 5 * left - sum;
  const stars: Rating[] = Array.from({ length: left }, () => 5);
  while (tooMany > 0) {
    const position = random.whole(0, left - 1);
    const had = stars[position] ?? 1;
    const off = Math.min(tooMany, had - 1, random.pick(LEFT_OFF));
    stars[position] = (had - off) as Rating;
    tooMany -= off;
  }
  return stars;
}

function shortText(
  stars: Rating,
  { good, bad }: { good: readonly Phrase[]; bad: readonly Phrase[] },
  random: ReturnType<typeof seeded>,
) {
  const opening = random.pick(OPENINGS[stars] ?? ['Oke']);
  const [first, ofFirst] = random.pick(stars >= 3 ? good : bad);
  const [second, ofSecond] = random.pick(stars >= 4 ? good : bad);
  const isOne = random.next() < 0.4 || first === second || ofFirst.slice(1) === ofSecond.slice(1);
  const joined = isOne ? first : `${first}${stars === 3 ? ', tapi ' : ' dan '}${second}`;
  return { text: `${opening}, ${joined}.`, about: isOne ? ofFirst : `${ofFirst} ${ofSecond}` };
}
