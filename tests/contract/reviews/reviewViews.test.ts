import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { topicBit } from '#marketplace/reviews/catalogue/reviewTopics.ts';
import { createCatalogue } from '#marketplace/product/rules/catalogue.ts';
import { createReviewLists } from '#marketplace/reviews/rules/reviewLists.ts';
import { filtersOf, imagesOf, summaryOfReviews, viewsOf } from '#marketplace/reviews/rules/reviewViews.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';

const SHIRT = product({
  attributes: [
    { id: 'Warna', en: 'Colour' },
    { id: 'Ukuran', en: 'Size' },
  ],
  items: [
    {
      values: [
        { id: 'Merah', en: 'Red' },
        { id: 'S', en: 'S' },
      ],
    },
    {
      values: [
        { id: 'Merah', en: 'Red' },
        { id: 'M', en: 'M' },
      ],
    },
    { values: [{ id: 'Biru', en: 'Blue' }] },
  ],
});
const GUEST = { memberId: null, language: 'en' } as const;

/** A database with one review, which has two pictures, one of which is no longer there. */
function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedCatalogue(database, [SHIRT], 0);
  database.run("INSERT INTO reviewers (id, name) VALUES ('R', 'Sari')");
  database.run(
    `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness,
     images, praise, complaints, created_at) VALUES (1, 'UJI-00001', ?, ?, 'R', 5, 'Bagus', 2, 9, 2, 0, 0, 1000)`,
    ITEM,
    SELLER.code,
  );
  for (const [position, picture] of ['adaptor', 'no-such-picture'].entries())
    database.run(
      'INSERT INTO review_images (id, review_id, product_sku, position, usefulness, picture) VALUES (?,1,?,?,9,?)',
      `P-${position}`,
      'UJI-00001',
      position,
      picture,
    );
  const deps = {
    database,
    catalogue: createCatalogue(database, [SELLER]),
    reviews: createReviewLists(database),
  };
  return { database, deps, rows: deps.reviews.rows([1]) };
}

test('[REVIEW-05] tells the option in the visitor’s language, the product only in mixed lists', () => {
  const { deps, rows } = open();
  const [view] = viewsOf(deps, rows, GUEST, { withProduct: false });
  expect(view?.attributes).toEqual([
    { name: 'Colour', value: 'Red' },
    { name: 'Size', value: 'S' },
  ]);
  expect([view?.variant, view?.product, view?.additionalData]).toEqual(['Red, S', null, { liked: false }]);
  const [beside] = viewsOf(deps, rows, GUEST, { withProduct: true });
  expect(beside?.product?.name).toBe(SHIRT.name);
  // Of a product that is gone nothing is said, and the review stays.
  const gone = rows.map((row) => ({ ...row, item_sku: 'UJI-99999-01', most_useful: 3 }));
  const [left] = viewsOf(deps, gone, GUEST, { withProduct: true });
  expect([left?.attributes, left?.product, left?.text]).toEqual([[], null, 'Bagus']);
  expect(left?.author.numOfMostUsefulReview).toBe(3);
});

test('[REVIEW-05] a member sees what they like themselves', () => {
  const { database, deps, rows } = open();
  database.run("INSERT INTO review_likes (member_id, review_id, at) VALUES ('member-ayu', 1, 0)");
  const likedBy = (memberId: string | null) =>
    viewsOf(deps, rows, { ...GUEST, memberId }, { withProduct: false })[0]?.additionalData.liked;
  expect([likedBy('member-ayu'), likedBy('member-budi'), likedBy(null)]).toEqual([true, false, false]);
});

test('[REVIEW-26] leaves a removed picture out of its review and of all pictures', () => {
  const { database, deps, rows } = open();
  const [view] = viewsOf(deps, rows, GUEST, { withProduct: false });
  expect(view?.images.map(({ id }) => id)).toEqual(['P-0']);
  expect(imagesOf({ database }, 'UJI-00001', { offset: 0, limit: 9 }).map(({ id }) => id)).toEqual(['P-0']);
});

test('[REVIEW-26] of reviews that helped as much, the pictures of the newer one come first', () => {
  const { database, deps } = open();
  database.run(
    `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness,
     images, praise, complaints, created_at) VALUES (2, 'UJI-00001', ?, ?, 'R', 5, 'Pas', 2, 9, 1, 0, 0, 2000)`,
    ITEM,
    SELLER.code,
  );
  database.run(
    "INSERT INTO review_images (id, review_id, product_sku, position, usefulness, picture) VALUES ('P-2', 2, 'UJI-00001', 0, 9, 'adaptor')",
  );
  expect(imagesOf(deps, 'UJI-00001', { offset: 0, limit: 9 }).map(({ id }) => id)).toEqual(['P-2', 'P-0']);
});

test('[REVIEW-02] topics come by how many speak of them, highlights by how many praise them', () => {
  const { database, deps } = open();
  for (const [topic, reviews, complaints] of [
    ['size', 9, 8],
    ['quality', 7, 0],
    ['colour', 10, 6],
    ['look', 20, 15],
    ['delivery', 3, 0],
    ['value', 2, 0],
  ] as const)
    database.run(
      `INSERT INTO review_counts (product_sku, item_sku, rating, has_images, topic, reviews, images, complaints)
       VALUES ('UJI-00001', ?, 5, 0, ?, ?, 0, ?)`,
      ITEM,
      topicBit(topic) ?? 0,
      reviews,
      complaints,
    );
  const { topics, reviewHighlights } = summaryOfReviews(deps, SHIRT, GUEST);
  expect(topics.map(({ id, praise, complaints }) => [id, praise, complaints])).toEqual([
    ['look', 5, 15],
    ['colour', 4, 6],
    ['size', 1, 8],
    ['quality', 7, 0],
    ['delivery', 3, 0],
    ['value', 2, 0],
  ]);
  expect(reviewHighlights.map(({ id }) => id)).toEqual(['quality', 'look', 'colour']);
  database.run(
    'DELETE FROM review_counts WHERE topic NOT IN (?, ?)',
    topicBit('delivery'),
    topicBit('value'),
  );
  const few = summaryOfReviews(deps, SHIRT, GUEST);
  expect([few.topics.length, few.reviewHighlights.map(({ id }) => id)]).toEqual([2, ['delivery']]);
});

test('[REVIEW-04] offers each value of an option once as a filter, and none without a name', () => {
  expect(filtersOf(SHIRT, [{ id: 'size', label: 'Size', praise: 1, complaints: 8 }], 'en')).toEqual({
    topics: [{ id: 'size', label: 'Size', count: 9 }],
    variants: [
      { attribute: 'Colour', values: ['Red', 'Blue'] },
      { attribute: 'Size', values: ['S', 'M'] },
    ],
  });
});

test('[REVIEW-29] compares two reviews with words and likes, without their product', () => {
  const { database, deps } = open();
  const add = (id: number, rating: number, text: string, likes: number) =>
    database.run(
      `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness,
       images, praise, complaints, created_at) VALUES (?, 'UJI-00001', ?, ?, 'R', ?, ?, ?, ?, 0, 0, 0, 1000)`,
      id,
      ITEM,
      SELLER.code,
      rating,
      text,
      likes,
      10 + id,
    );
  const compared = () => summaryOfReviews(deps, SHIRT, GUEST).compared;
  expect([compared().good?.text, compared().critical]).toEqual(['Bagus', null]);
  add(2, 4, '', 5);
  add(3, 2, 'Robek', 0);
  expect([compared().good?.text, compared().critical]).toEqual(['Bagus', null]);
  add(4, 4, 'Pas', 1);
  add(5, 1, 'Luntur', 1);
  expect([compared().good?.text, compared().critical?.text]).toEqual(['Pas', 'Luntur']);
  expect([compared().good?.product, compared().critical?.product]).toEqual([null, null]);
});

test('[REVIEW-02] one review is counted with its stars and pictures, and is nothing to sort', () => {
  const { database, deps } = open();
  const summary = () => summaryOfReviews(deps, SHIRT, GUEST);
  expect(summary()).toMatchObject({ count: 0, withImages: 0, images: 0, rating: { average: null } });
  const count = (rating: number, hasImages: number, reviews: number, images: number) =>
    database.run(
      `INSERT INTO review_counts (product_sku, item_sku, rating, has_images, topic, reviews, images, complaints)
       VALUES ('UJI-00001', ?, ?, ?, 0, ?, ?, 0)`,
      ITEM,
      rating,
      hasImages,
      reviews,
      images,
    );
  count(5, 1, 1, 2);
  expect(summary()).toMatchObject({ count: 1, withImages: 1, images: 2, sorting: { available: false } });
  count(4, 0, 2, 0);
  expect(summary()).toMatchObject({ count: 3, withImages: 1, sorting: { available: true } });
  expect(summary().rating).toMatchObject({ average: 4.33, counts: { 5: 1, 4: 2, 3: 0 } });
});

test('[REVIEW-05] a reply has its date where it is known', () => {
  const { deps, rows } = open();
  const replyOf = (facts: object) =>
    viewsOf(deps, [{ ...rows[0], ...facts }], GUEST, { withProduct: false })[0]?.reply;
  expect(replyOf({})).toBeNull();
  expect(replyOf({ reply: 'Terima kasih', replied_at: null })).toMatchObject({ date: null });
  expect(replyOf({ reply: 'Terima kasih', replied_at: 1_000 })).toMatchObject({
    text: 'Terima kasih',
    date: '1970-01-01T00:00:01.000Z',
  });
});
