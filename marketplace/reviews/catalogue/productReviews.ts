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
  /** Ms from the review to the start of the database. */
  ageMs: number;
  pictures: readonly string[];
  /** True where the marketplace knows of the reviewer's purchase. */
  isVerified: boolean;
  /** The reported fit; null where none is reported, or the product is not worn. */
  fit: ReviewFit | null;
  reply: { text: string; ageMs: number } | null;
}

const DAY_MS = 86_400_000;
/** The share of reviews with a text; the others have stars only. */
const WITH_TEXT = 0.4;
const OLDEST_DAYS = 700;
/** Pictures beside generated texts, by product, and the share of the texts that show one. */
const SHOWN: Record<string, readonly string[]> = { 'KSM-800000': ['tumbler-home-morning'] };
const WITH_PICTURE = 0.085;
/** The most generated texts beside which a picture of a hand-written review may stand. */
const SHOWN_AGAIN = 3;
/** Numbers of stars that a review below five leaves off; the frequent ones stand more often. */
const LEFT_OFF = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4] as const;

/** Returns the seed of a product. */
function seedOf(productSku: string): number {
  let seed = 7;
  for (const sign of productSku) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

/**
 * All reviews of a product, with the number and average of its statistics: the hand-written ones, then short ones. The
 * same at each call.
 *
 * @throws when no reviews beside the hand-written ones can meet the statistics
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
  // Writers and pictures have a random source of their own, so that the texts stay the same.
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

/** Returns the drawn reviewer, or another who has not reviewed the product; a prolific one always writes a text. */
function writerOf(
  drawn: Reviewer,
  hasText: boolean,
  writers: ReadonlySet<string>,
  random: ReturnType<typeof seeded>,
): Reviewer {
  if (isProlific(drawn)) return (hasText ? knownReviewer(writers) : null) ?? anybodyElse(writers, random);
  return writers.has(drawn.name) ? anybodyElse(writers, random) : drawn;
}

/** The share of reviewers who bought here; the others got it as a gift or bought it elsewhere. */
const IS_VERIFIED = 0.85;
/** The share of reviews with a fit; below IS_SMALL it is small, below IS_NOT_LARGE as expected. */
const TELLS_FIT = 0.55;
const IS_SMALL = 0.14;
const IS_NOT_LARGE = 0.93;

/** Returns the reported fit, as the text says where it is about the size. */
function fitOf(about: string, random: ReturnType<typeof seeded>): ReviewFit | null {
  const [tells, fits] = [random.next(), random.next()];
  if (about.includes('+size')) return 'expected';
  if (about.includes('-size')) return 'small';
  if (tells >= TELLS_FIT) return null;
  return fits < IS_SMALL ? 'small' : fits < IS_NOT_LARGE ? 'expected' : 'large';
}

interface ShownPicture {
  name: string;
  /** The option that it shows; null where it fits all. */
  itemSku: string | null;
  /** Number of times it may still be shown. */
  left: number;
}

/** Returns the pictures for generated texts: those of hand-written reviews, or those set for the product. */
function picturesOf({ productSku, items }: CatalogueProduct): ShownPicture[] {
  const told = SHOWN[productSku];
  if (told !== undefined) return told.map((name) => ({ name, itemSku: null, left: Infinity }));
  return (writtenReviews[productSku] ?? []).flatMap(({ pictures = [], option = 1 }) =>
    pictures.map((name) => ({ name, itemSku: items[option - 1]?.itemSku ?? null, left: SHOWN_AGAIN })),
  );
}

/** Takes one of the pictures with showings left; null without one. */
function takeOne(pictures: readonly ShownPicture[], random: ReturnType<typeof seeded>): ShownPicture | null {
  const open = pictures.filter(({ left }) => left > 0);
  if (open.length === 0) return null;
  const one = random.pick(open);
  one.left -= 1;
  return one;
}

/** Short texts get few likes; those of prolific reviewers more. */
function likesOf(reviewer: Reviewer, random: ReturnType<typeof seeded>): number {
  return isProlific(reviewer) ? random.whole(8, 12) : Math.floor(8 * random.next() ** 6);
}

/** Returns the stars of the other reviews that lead to the average, rounded to tenths; null when none can. */
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
