import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import {
  createReviewLists,
  NO_FILTER,
  type ReviewFilter,
  type ReviewScope,
} from '#marketplace/reviews/rules/reviewLists.ts';
import { usefulnessOf } from '#marketplace/reviews/store/reviewStore.ts';
import { wordOfProduct } from '#marketplace/core/database/searchWords.ts';
import { RATINGS, type Rating } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS, type ReviewSort } from '#src/domain/reviews/reviewSorts.ts';
import { product, SELLER } from '../../support/products.ts';

interface Stored {
  id: number;
  productSku: string;
  itemSku: string;
  rating: Rating;
  text: string;
  likes: number;
  images: number;
  topics: number;
  /** Those of its topics that it complains about. */
  complaints: number;
  at: number;
}
const PRODUCTS = ['UJI-00001', 'UJI-00002'] as const;
const WORDS = ['roda halus', 'roda berat', 'warna bagus', ''];

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
function reviewsByChance(): Stored[] {
  const random = chance(7);
  return Array.from({ length: 90 }, (_, position) => {
    const productSku = position % 3 === 2 ? PRODUCTS[1] : PRODUCTS[0];
    const text = WORDS[random(WORDS.length)] ?? '';
    const topics = text === '' ? 0 : random(4);
    return {
      id: position + 1,
      productSku,
      itemSku: `${productSku}-0${1 + random(3)}`,
      rating: (RATINGS[random(RATINGS.length)] ?? 5) as Rating,
      text,
      likes: random(4),
      images: random(3) === 0 ? 1 + random(2) : 0,
      topics,
      complaints: topics & random(4),
      // Several at one moment: the number decides.
      at: 1_000 + random(40),
    };
  });
}
const useful = ({ likes, images, text }: Stored) => usefulnessOf({ likes, images, text });

function store(database: Database, reviews: readonly Stored[]): void {
  for (const review of reviews) {
    const { id, productSku, itemSku, rating, text, likes, images, topics, complaints, at } = review;
    database.run(
      `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness,
       images, praise, complaints, created_at) VALUES (?,?,?,?,'R',?,?,?,?,?,?,?,?)`,

      id,
      productSku,
      itemSku,
      SELLER.code,
      rating,
      text,
      likes,
      useful(review),
      images,
      topics & ~complaints,
      complaints,
      at,
    );
    if (text !== '')
      database.run(
        'INSERT INTO review_words (rowid, product, text) VALUES (?,?,?)',
        id,
        wordOfProduct(productSku),
        text,
      );
    if (images > 0)
      database.run(
        "INSERT INTO review_images (id, review_id, product_sku, position, usefulness, picture) VALUES (?,?,?,0,0,'')",
        `P-${id}`,
        id,
        productSku,
      );
    for (const topic of [0, 1, 2]) {
      if (topic !== 0 && (topics & topic) === 0) continue;
      const complained = (complaints & topic) === 0 ? 0 : 1;
      count(database, productSku, { itemSku, rating, images, topic, reviews: 1, complaints: complained });
      if (topic > 0)
        database.run(
          'INSERT INTO review_topics (product_sku, topic, review_id) VALUES (?,?,?)',
          productSku,
          topic,
          id,
        );
    }
  }
}
function count(
  database: Database,
  productSku: string,
  of: {
    itemSku: string;
    rating: number;
    images: number;
    topic: number;
    reviews: number;
    complaints?: number;
  },
): void {
  database.run(
    `INSERT INTO review_counts (product_sku, item_sku, rating, has_images, topic, reviews, images, complaints)
     VALUES (?,?,?,?,?,?,0,?) ON CONFLICT DO UPDATE SET reviews = reviews + excluded.reviews,
     complaints = complaints + excluded.complaints`,
    productSku,
    of.itemSku,
    of.rating,
    of.images > 0 ? 1 : 0,
    of.topic,
    of.reviews,
    of.complaints ?? 0,
  );
}

const STORED = reviewsByChance();
const database = openDatabase(':memory:');
seedCatalogue(
  database,
  PRODUCTS.map((productSku) => product({ productSku })),
  0,
);
store(database, STORED);
database.run("INSERT INTO reviewers (id, name) VALUES ('R', 'Sari')");
const lists = createReviewLists(database);
afterAll(() => database.close());

const ORDER: Record<ReviewSort, (one: Stored) => number[]> = {
  POPULAR: (one) => [-useful(one), -one.id],
  LATEST: (one) => [-one.at, -one.id],
  OLDEST: (one) => [one.at, one.id],
  HIGHEST: (one) => [-one.rating, -useful(one), -one.id],
  LOWEST: (one) => [one.rating, -useful(one), -one.id],
};
function compared(one: number[], other: number[]): number {
  const differs = one.findIndex((value, position) => value !== other[position]);
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0);
}
/** The ids that a selection has to give, in order. */
function expected(scope: ReviewScope, filter: ReviewFilter, sort: ReviewSort): number[] {
  return STORED.filter(
    (one) =>
      (!('productSku' in scope) || one.productSku === scope.productSku) &&
      (filter.rating === null || one.rating === filter.rating) &&
      (!filter.withImages || one.images > 0) &&
      (filter.topic === null || (one.topics & filter.topic) !== 0) &&
      (filter.topic === null ||
        filter.opinion === null ||
        ((one.complaints & filter.topic) !== 0) === (filter.opinion === 'complaint')) &&
      (filter.items === null || filter.items.includes(one.itemSku)) &&
      (filter.search === null || one.text.includes(filter.search)),
  )
    .toSorted((one, other) => compared(ORDER[sort](one), ORDER[sort](other)))
    .map(({ id }) => id);
}
const SCOPES: ReviewScope[] = [{ productSku: PRODUCTS[0] }, { merchantCode: SELLER.code }];
const FIRST = `${PRODUCTS[0]}-01`;
const FILTERS: Partial<ReviewFilter>[] = [
  {},
  { rating: 2 },
  { rating: 5, withImages: true },
  { withImages: true },
  { topic: 1 },
  { topic: 2, rating: 3 },
  { topic: 2, withImages: true },
  { topic: 1, opinion: 'praise' },
  { topic: 1, opinion: 'complaint' },
  { topic: 2, opinion: 'complaint', rating: 4 },
  { items: [FIRST] },
  { items: [FIRST, `${PRODUCTS[0]}-03`], rating: 1 },
  { items: [] },
  // More than are named one by one.
  { items: [FIRST, ...Array.from({ length: 31 }, (_, number) => `X-${number}`)] },
  { items: [FIRST, ...Array.from({ length: 40 }, (_, number) => `X-${number}`)], topic: 1 },
  { search: 'roda' },
  { search: 'warna', withImages: true },
  { search: 'gajah' },
];

describe('[API-54, REVIEW-04] a list of reviews', () => {
  test.each(REVIEW_SORTS)(
    '[LIMIT-09..13] by %s has all that is asked for, page by page, and nothing else',
    (sort) => {
      for (const scope of SCOPES) {
        for (const partial of FILTERS) {
          const filter = { ...NO_FILTER, ...partial };
          const what = JSON.stringify([scope, partial]);
          const wanted = expected(scope, filter, sort);
          for (const [offset, limit] of [
            [0, 7],
            [5, 7],
            [Math.max(0, wanted.length - 9), 7],
            [Math.max(0, wanted.length - 2), 7],
            [0, 500],
            [wanted.length, 7],
            [wanted.length + 3, 7],
          ] as const) {
            const { count: all, rows } = lists.list({ scope, filter, sort, offset, limit });
            expect([all, rows.map((row) => row['id'])], `${what} ${offset}`).toEqual([
              wanted.length,
              wanted.slice(offset, offset + limit),
            ]);
          }
        }
      }
    },
  );

  test('[REVIEW-04] a search for no word looks for nothing, and finds words of the product alone', () => {
    const found = (scope: ReviewScope, search: string) =>
      lists.list({ scope, filter: { ...NO_FILTER, search }, sort: 'LATEST', offset: 0, limit: 500 }).count;
    expect(found(SCOPES[0]!, '!?')).toBe(60);
    expect(found(SCOPES[1]!, '!?')).toBe(90);
    // Its own sku is no word of a review.
    expect(found(SCOPES[0]!, 'uji00001')).toBe(0);
    expect(found(SCOPES[1]!, 'uji00001')).toBe(0);
  });

  test('[API-56] gives whole reviews in the order asked, without unknown ones', () => {
    expect(lists.rows([3, 1, 999, 2]).map((row) => [row['id'], row['reviewer']])).toEqual([
      [3, 'Sari'],
      [1, 'Sari'],
      [2, 'Sari'],
    ]);
    expect(lists.rows([])).toEqual([]);
  });
});

describe('[API-54] where a product has very many, few of them are read', () => {
  /** The statement by which a page is found, of a product of which so many are counted. */
  function wayOf(
    counts: { rating?: number; images?: number; topic?: number; reviews: number }[],
    filter: Partial<ReviewFilter>,
    sort: ReviewSort = 'POPULAR',
    cut = { offset: 0, limit: 10 },
    scope: ReviewScope = { productSku: PRODUCTS[0] },
  ): string {
    const many = openDatabase(':memory:');
    onTestFinished(() => many.close());
    seedCatalogue(
      many,
      PRODUCTS.map((productSku) => product({ productSku })),
      0,
    );
    for (const one of counts)
      count(many, PRODUCTS[0], { itemSku: FIRST, rating: 5, images: 0, topic: 0, ...one });
    const asked: string[] = [];
    const heard: Database = {
      ...many,
      all: (sql, ...values) => {
        asked.push(sql);
        return many.all(sql, ...values);
      },
    };
    createReviewLists(heard).list({ scope, filter: { ...NO_FILTER, ...filter }, sort, ...cut });
    const [way] = asked;
    return /review_topics/.test(way ?? '')
      ? 'by topic'
      : /review_images/.test(way ?? '')
        ? 'by pictures'
        : /IN \(SELECT id FROM reviews INDEXED BY reviews_by_rating/.test(way ?? '')
          ? 'by stars'
          : 'in order';
  }
  const MANY = { reviews: 100_000 };

  test.each([
    {},
    { withImages: true },
    { topic: 1 },
    { items: [FIRST] },
    { withImages: true, topic: 1, items: [FIRST] },
    { rating: 3 },
    { rating: 3, withImages: true, topic: 1 },
  ] satisfies Partial<ReviewFilter>[])('what is met in order is not sorted: %j', (filter) => {
    const many = openDatabase(':memory:');
    onTestFinished(() => many.close());
    seedCatalogue(
      many,
      PRODUCTS.map((productSku) => product({ productSku })),
      0,
    );
    // As many of each as there are: to take them up by anything would take longer.
    for (const rating of [1, 2, 3, 4, 5])
      for (const topic of [0, 1])
        count(many, PRODUCTS[0], { itemSku: FIRST, rating, images: 1, topic, reviews: 20_000 });
    const ways: string[] = [];
    const heard: Database = {
      ...many,
      all: (sql, ...values) => {
        if (sql.startsWith('SELECT id FROM reviews'))
          ways.push(...many.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail)));
        return many.all(sql, ...values);
      },
    };
    for (const sort of REVIEW_SORTS) {
      ways.length = 0;
      createReviewLists(heard).list({
        scope: { productSku: PRODUCTS[0] },
        filter: { ...NO_FILTER, ...filter },
        sort,
        offset: 0,
        limit: 10,
      });
      expect(ways, sort).not.toEqual([]);
      expect(ways.join('\n'), sort).not.toMatch(/TEMP B-TREE/);
      // The index by time has all that is asked for: no review is taken up to be passed over.
      if (sort === 'LATEST' || sort === 'OLDEST') expect(ways.join('\n'), sort).toMatch(/COVERING INDEX/);
    }
  });

  test('the index of the order is named, and read from the end that is nearer', () => {
    const statementOf = (
      filter: Partial<ReviewFilter>,
      sort: ReviewSort = 'POPULAR',
      offset = 0,
      scope: ReviewScope = SCOPES[0]!,
    ) => {
      const asked: string[] = [];
      const heard: Database = {
        ...database,
        all: (sql, ...values) => {
          if (sql.startsWith('SELECT id FROM reviews')) asked.push(sql);
          return database.all(sql, ...values);
        },
      };
      const cut = { offset, limit: 5 };
      createReviewLists(heard).list({ scope, filter: { ...NO_FILTER, ...filter }, sort, ...cut });
      return asked.join(' ');
    };
    expect(statementOf({})).toContain('INDEXED BY reviews_by_usefulness');
    expect(statementOf({}, 'LATEST')).toContain('INDEXED BY reviews_by_time');
    expect(statementOf({ rating: 5 })).toContain('INDEXED BY reviews_by_rating');
    expect(statementOf({}, 'POPULAR', 0, SCOPES[1])).not.toContain('INDEXED');
    expect([statementOf({}, 'LATEST'), statementOf({}, 'LATEST', 50)]).toEqual([
      expect.stringContaining('created_at DESC'),
      expect.not.stringContaining('created_at DESC'),
    ]);
    // Few options are named, which an index can be asked for.
    const options = (number: number) => [FIRST, ...Array.from({ length: number - 1 }, (_, at) => `X-${at}`)];
    expect(statementOf({ items: options(1) })).toContain('item_sku IN (?)');
    expect(statementOf({ items: options(32) })).toContain('item_sku IN (?,');
    expect(statementOf({ items: options(33) })).toContain('json_each');
  });

  test('a topic that few write of is taken up by the topic, one that most write of is met in order', () => {
    expect(wayOf([MANY, { topic: 1, reviews: 40 }], { topic: 1 })).toBe('by topic');
    expect(wayOf([MANY, { topic: 1, reviews: 90_000 }], { topic: 1 })).toBe('in order');
    // Ten pages on there is more to walk.
    expect(wayOf([MANY, { topic: 1, reviews: 1_000 }], { topic: 1 })).toBe('in order');
    expect(
      wayOf([MANY, { topic: 1, reviews: 1_000 }], { topic: 1 }, 'POPULAR', { offset: 400, limit: 10 }),
    ).toBe('by topic');
    // From the other end it is near again.
    expect(
      wayOf([MANY, { topic: 1, reviews: 1_000 }], { topic: 1 }, 'POPULAR', { offset: 985, limit: 10 }),
    ).toBe('in order');
    // Of a seller nothing is kept by topic.
    const ofSeller = { merchantCode: SELLER.code };
    expect(
      wayOf([MANY, { topic: 1, reviews: 40 }], { topic: 1 }, 'POPULAR', { offset: 0, limit: 10 }, ofSeller),
    ).toBe('in order');
  });

  test('so are few pictures, and of two ways the one that takes up less', () => {
    const counts = [MANY, { images: 1, reviews: 40 }];
    expect(wayOf(counts, { withImages: true })).toBe('by pictures');
    expect(wayOf([MANY, { images: 1, reviews: 50_000 }], { withImages: true })).toBe('in order');
    const both = (pictures: number, words: number) => [
      MANY,
      { images: 1, reviews: pictures },
      { topic: 1, reviews: words },
      { topic: 1, images: 1, reviews: 5 },
    ];
    expect(wayOf(both(40, 80), { withImages: true, topic: 1 })).toBe('by pictures');
    expect(wayOf(both(80, 40), { withImages: true, topic: 1 })).toBe('by topic');
  });

  test('few reviews of a rating are read by rating when sorted by time, otherwise in order', () => {
    const counts = [MANY, { rating: 1, reviews: 40 }];
    expect(wayOf(counts, { rating: 1 }, 'LATEST')).toBe('by stars');
    expect(wayOf(counts, { rating: 1 }, 'OLDEST')).toBe('by stars');
    expect(wayOf(counts, { rating: 1 }, 'POPULAR')).toBe('in order');
    expect(wayOf(counts, { rating: 1 }, 'HIGHEST')).toBe('in order');
    expect(wayOf([MANY, { rating: 1, reviews: 90_000 }], { rating: 1 }, 'LATEST')).toBe('in order');
    // With stars the walk goes through those of as many stars alone.
    expect(
      wayOf(
        [
          MANY,
          { rating: 1, reviews: 2_000 },
          { rating: 1, topic: 1, reviews: 30 },
          { topic: 1, reviews: 300 },
        ],
        {
          rating: 1,
          topic: 1,
        },
      ),
    ).toBe('in order');
    expect(
      wayOf(
        [
          MANY,
          { rating: 1, reviews: 2_000 },
          { rating: 1, topic: 1, reviews: 30 },
          { topic: 1, reviews: 30 },
        ],
        { rating: 1, topic: 1 },
        'LATEST',
      ),
    ).toBe('by topic');
  });
});
