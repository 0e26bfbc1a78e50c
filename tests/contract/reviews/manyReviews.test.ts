import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANY_REVIEWS_ITEM, manyReviewsProduct } from '#marketplace/product/catalogue/longTail.ts';
import { productReviews, type SeedReview } from '#marketplace/reviews/catalogue/productReviews.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { EVERY_REVIEW as ANY, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS } from '#src/domain/reviews/reviewSorts.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';

const product = manyReviewsProduct();
const SKU = product.productSku;
const NOW = Date.UTC(2026, 10, 21, 5);

let marketplace: ReturnType<typeof createMarketplace>;
let reviews: ReturnType<typeof createReviewsService>;
const made: SeedReview[] = [...productReviews(product)];
beforeAll(async () => {
  marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product],
    now: () => NOW,
  });
  reviews = createReviewsService(
    createBackend({
      fetch: async (input, init) => marketplace.fetch(new Request(input, init)),
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 60_000,
    }),
  );
  await reviews.list(SKU, ANY, 1);
}, 120_000);
afterAll(() => marketplace.close());

const isAbout = (review: SeedReview, topic: string) =>
  review.about.split(' ').some((note) => note.slice(1) === topic);
const [first] = product.items;

/** The name of a selection, its criteria, and a test for the reviews that it selects. */
const WANTED: [what: string, criteria: Partial<ReviewCriteria>, isWanted: (one: SeedReview) => boolean][] = [
  ['all', {}, () => true],
  ['stars', { rating: 3 }, ({ rating }) => rating === 3],
  ['pictures', { withImages: true }, ({ pictures }) => pictures.length > 0],
  ['a topic', { topic: 'delivery' }, (one) => isAbout(one, 'delivery')],
  [
    'complaints of a topic',
    { topic: 'delivery', opinion: 'complaint' },
    ({ about }) => about.split(' ').includes('-delivery'),
  ],
  [
    'praise of a topic',
    { topic: 'delivery', opinion: 'praise' },
    ({ about }) => about.split(' ').includes('+delivery'),
  ],
  ['an option', { variants: { Warna: 'Krem' } }, ({ itemSku }) => itemSku === first?.itemSku],
  ['stars and a topic', { rating: 1, topic: 'value' }, (one) => one.rating === 1 && isAbout(one, 'value')],
  [
    'stars and an option',
    { rating: 2, variants: { Warna: 'Krem' } },
    ({ rating, itemSku }) => rating === 2 && itemSku === first?.itemSku,
  ],
  [
    'pictures, a topic and an option',
    { withImages: true, topic: 'delivery', variants: { Warna: 'Krem' } },
    (one) => one.pictures.length > 0 && isAbout(one, 'delivery') && one.itemSku === first?.itemSku,
  ],
];
const ORDER: Record<(typeof REVIEW_SORTS)[number], (one: SeedReview) => number[]> = {
  POPULAR: (one) => [-usefulness(one)],
  LATEST: (one) => [one.ageMs],
  OLDEST: (one) => [-one.ageMs],
  HIGHEST: (one) => [-one.rating, -usefulness(one)],
  LOWEST: (one) => [one.rating, -usefulness(one)],
};
const usefulness = ({ likes, text, pictures }: SeedReview) =>
  likes * 3 + (text === '' ? 0 : 2) + (pictures.length > 0 ? 1 : 0);
const compare = (one: readonly number[], other: readonly number[]) =>
  one.map((value, place) => value - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
/** The facts that decide the place of a review; reviews with equal facts may stand in any order. */
const placeOf = (one: SeedReview) => [one.rating, one.likes, one.text, one.pictures.length, one.ageMs];

describe('[REVIEW-01, REVIEW-04, API-54] a product with 100,000 reviews', () => {
  test('has as many as its page says, with its average', async () => {
    const { summary, paging } = await reviews.list(SKU, ANY, 1);
    expect(product.items[0]?.itemSku).toBe(MANY_REVIEWS_ITEM);
    expect([summary.count, paging.totalItem, paging.totalPage]).toEqual([100_000, 100_000, 10_000]);
    expect(summary.rating.average).toBe(4.6);
    expect(summary.withImages).toBe(made.filter(({ pictures }) => pictures.length > 0).length);
  });

  test.each(WANTED)(
    '%s: every sort, at its beginning, in its middle and at its end',
    async (_, only, isWanted) => {
      const wanted = made.filter(isWanted);
      expect(wanted.length).toBeGreaterThan(20);
      for (const sort of REVIEW_SORTS) {
        const key = ORDER[sort];
        const sorted = wanted.map((one) => ({ one, key: key(one) })).sort((a, b) => compare(a.key, b.key));
        const pages = Math.ceil(wanted.length / 10);
        for (const page of new Set([1, 2, Math.ceil(pages / 2), pages])) {
          const { data, paging } = await reviews.list(SKU, { ...ANY, ...only, sort }, page);
          expect([sort, page, paging.totalItem]).toEqual([sort, page, wanted.length]);
          const expected = sorted.slice((page - 1) * 10, page * 10).map(({ key: place }) => place);
          const told = data.map((one) =>
            key({
              rating: one.rating,
              likes: one.likes,
              text: one.text,
              pictures: one.images.map(({ id }) => id),
              ageMs: NOW - Date.parse(one.createdDate),
            } as unknown as SeedReview),
          );
          expect([sort, page, told]).toEqual([sort, page, expected]);
          expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
        }
      }
    },
  );

  test('a search finds the newest that hold its words, and says how many', async () => {
    const { data, paging } = await reviews.list(SKU, { ...ANY, search: 'kurirnya sopan', sort: 'LATEST' }, 2);
    const held = made.filter(({ text }) => text.includes('kurirnya sopan'));
    expect(paging.totalItem).toBe(Math.min(2_000, held.length));
    const newest = held.map(placeOf).sort((one, other) => Number(one.at(-1)) - Number(other.at(-1)));
    expect(data.map(({ createdDate }) => NOW - Date.parse(createdDate))).toEqual(
      newest.slice(10, 20).map((place) => place.at(-1)),
    );
  });
});
