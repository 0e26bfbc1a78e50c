import type { Rating, ReviewOpinion } from '#src/domain/reviews/review.ts';
import type { ReviewSort } from '#src/domain/reviews/reviewSorts.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { isByTime, orderOf, RATINGS_IN_TURN } from './reviewOrders.ts';
import { leastUsefulness } from '../store/reviewStore.ts';
import { searchWords, wordOfProduct } from '../../core/database/searchWords.ts';

/** The reviews of a product, or of all products of a seller. */
export type ReviewScope = { productSku: string } | { merchantCode: string };
/** The filter of a list; null does not filter. */
export interface ReviewFilter {
  rating: Rating | null;
  withImages: boolean;
  /** A bit of REVIEW_TOPICS. */
  topic: number | null;
  /** The opinion about the topic. A review that both praises and complains counts as a complaint. */
  opinion: ReviewOpinion | null;
  /** Skus of the chosen options. */
  items: readonly string[] | null;
  search: string | null;
}
export const NO_FILTER: ReviewFilter = {
  rating: null,
  withImages: false,
  topic: null,
  opinion: null,
  items: null,
  search: null,
};
interface Selection {
  scope: ReviewScope;
  filter: ReviewFilter;
  sort: ReviewSort;
  offset: number;
  limit: number;
}

/** The most reviews, the newest first, that a search looks through. */
export const SEARCHED = 2_000;
/** The cost of fetching a review by its number, relative to reading one more line of an index. */
const TAKING_UP = 25;
/** The most options that a statement names; more come as one list, which is slower. */
const NAMED_OPTIONS = 32;

type Value = string | number;
interface Condition {
  sql: string;
  values: Value[];
}
const where = (conditions: readonly Condition[]) => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/**
 * Names the index that has this order and these columns: SQLite itself would choose one that filters little, and sort
 * the result.
 */
function indexFor(scope: ReviewScope, { rating, withImages }: ReviewFilter, sort: ReviewSort): string {
  if (!('productSku' in scope)) return '';
  if (isByTime(sort)) return 'INDEXED BY reviews_by_time';
  if (rating !== null) return 'INDEXED BY reviews_by_rating';
  // The index of the reviews with pictures may be shorter.
  return withImages ? '' : 'INDEXED BY reviews_by_usefulness';
}

/** Returns the full-text query of a search in these reviews; null without any word. */
function matchOf(search: string, scope: ReviewScope): string | null {
  const text = searchWords(search);
  if (text === null) return null;
  return 'productSku' in scope
    ? `product : "${wordOfProduct(scope.productSku)}" AND text : (${text})`
    : `text : (${text})`;
}

/** Lists of reviews: the slowest takes 7 to 8 ms where a product has 100,000. [API-54] */
export function createReviewLists(database: Database) {
  const inScope = (scope: ReviewScope): Condition =>
    'productSku' in scope
      ? { sql: 'product_sku = ?', values: [scope.productSku] }
      : { sql: 'merchant_code = ?', values: [scope.merchantCode] };

  /** Limits a list by usefulness. Not by time: that index lacks the column, so each review would be fetched. */
  function cutOf({ withImages, topic }: ReviewFilter, sort: ReviewSort): Condition[] {
    const least = leastUsefulness({ withImages, topic });
    return isByTime(sort) || least === 0 ? [] : [{ sql: 'usefulness >= ?', values: [least] }];
  }

  function conditionsOf({ rating, withImages, topic, opinion, items }: ReviewFilter): Condition[] {
    return [
      ...(rating === null ? [] : [{ sql: 'rating = ?', values: [rating] }]),
      ...(withImages ? [{ sql: 'images > 0', values: [] }] : []),
      ...(topic === null ? [] : [{ sql: '((praise | complaints) & ?) <> 0', values: [topic] }]),
      ...(topic === null || opinion === null
        ? []
        : [{ sql: `(complaints & ?) ${opinion === 'complaint' ? '<>' : '='} 0`, values: [topic] }]),
      ...(items === null
        ? []
        : [
            items.length > 0 && items.length <= NAMED_OPTIONS
              ? { sql: `item_sku IN (${items.map(() => '?').join(',')})`, values: [...items] }
              : { sql: 'item_sku IN (SELECT value FROM json_each(?))', values: [JSON.stringify(items)] },
          ]),
    ];
  }

  /** Returns the newest matches of a search as a subquery; null without any word. */
  function searched(scope: ReviewScope, search: string | null): Condition | null {
    const match = search === null ? null : matchOf(search, scope);
    if (match === null) return null;
    return {
      sql: `id IN (SELECT rowid FROM review_words WHERE review_words MATCH ? ORDER BY rowid DESC LIMIT ${SEARCHED})`,
      values: [match],
    };
  }

  /** Returns the number of reviews from the stored counts; a search has none. */
  function total(scope: ReviewScope, filter: ReviewFilter): number {
    const { rating, withImages, topic, opinion, items } = filter;
    const counted = { praise: 'reviews - complaints', complaint: 'complaints', any: 'reviews' } as const;
    const all = where([
      'productSku' in scope
        ? inScope(scope)
        : {
            sql: 'product_sku IN (SELECT product_sku FROM products WHERE merchant_code = ?)',
            values: [scope.merchantCode],
          },
      { sql: 'topic = ?', values: [topic ?? 0] },
      ...conditionsOf({ rating, withImages: false, topic: null, opinion: null, items, search: null }),
      ...(withImages ? [{ sql: 'has_images = 1', values: [] }] : []),
    ]);
    return Number(
      database.get(
        `SELECT COALESCE(SUM(${counted[opinion ?? 'any']}), 0) AS n FROM review_counts WHERE ${all.sql}`,
        ...all.values,
      )?.['n'],
    );
  }

  /** Returns all matches of a search in order: they are few, and their number is needed too. */
  function idsFound(
    found: Condition,
    { scope, filter, sort }: Omit<Selection, 'offset' | 'limit'>,
  ): number[] {
    const scoped = inScope(scope);
    const all = where([found, { ...scoped, sql: `+${scoped.sql}` }, ...conditionsOf(filter)]);
    // One text for all ids: a row for each would take as long as the search.
    const row = database.get(
      `SELECT json_group_array(id ORDER BY ${orderOf(sort, false)}) AS ids FROM reviews WHERE ${all.sql}`,
      ...all.values,
    );
    return JSON.parse(String(row?.['ids'])) as number[];
  }

  /** Returns ways to fetch few reviews and sort them, each with its cost: by topic, by pictures, or by stars. */
  function narrowings(scope: ReviewScope, filter: ReviewFilter, sort: ReviewSort, count: number) {
    if (!('productSku' in scope)) return [];
    const { productSku } = scope;
    const having = (only: Partial<ReviewFilter>) => total(scope, { ...NO_FILTER, ...only });
    const { topic, rating, withImages } = filter;
    return [
      ...(topic === null
        ? []
        : [
            {
              cost: having({ topic }) * TAKING_UP,
              sql: 'id IN (SELECT review_id FROM review_topics WHERE product_sku = ? AND topic = ?)',
              values: [productSku, topic],
            },
          ]),
      ...(withImages
        ? [
            {
              cost: having({ withImages }) * TAKING_UP,
              sql: 'id IN (SELECT review_id FROM review_images WHERE product_sku = ?)',
              values: [productSku],
            },
          ]
        : []),
      // The index by stars has all columns of the filter but not the time.
      ...(rating !== null && isByTime(sort)
        ? [
            {
              cost: having({ rating }) + count * TAKING_UP,
              sql:
                'id IN (SELECT id FROM reviews INDEXED BY reviews_by_rating WHERE product_sku = ? AND ' +
                `${where(conditionsOf(filter)).sql})`,
              values: [productSku, ...where(conditionsOf(filter)).values],
            },
          ]
        : []),
    ];
  }

  /** Returns the lines of an index to read until a page is full, from the nearer end. */
  function walked({ scope, filter, sort, offset, limit }: Selection, count: number): number {
    const isByStars = filter.rating !== null && !isByTime(sort);
    const all = total(scope, { ...NO_FILTER, rating: isByStars ? filter.rating : null });
    const nearer = Math.max(0, Math.min(offset, count - offset - limit)) + limit;
    return count === 0 ? 0 : Math.min(1, nearer / count) * all;
  }

  /** Returns the numbers of the reviews of one page, in order. */
  function idsOf(selection: Selection, count: number): number[] {
    const { scope, filter, sort, offset, limit } = selection;
    const scoped = inScope(scope);
    const conditions = [...cutOf(filter, sort), ...conditionsOf(filter)];
    const ratings = RATINGS_IN_TURN[sort];
    if (ratings !== undefined && filter.rating === null) return oneRatingAfterTheOther(selection, ratings);
    const [narrowed] = narrowings(scope, filter, sort, count).sort((one, other) => one.cost - other.cost);
    if (narrowed !== undefined && narrowed.cost < walked(selection, count)) {
      const all = where([narrowed, { ...scoped, sql: `+${scoped.sql}` }, ...conditions]);
      return ids(
        `SELECT id FROM reviews WHERE ${all.sql} ORDER BY ${orderOf(sort, false)} LIMIT ? OFFSET ?`,
        ...all.values,
        limit,
        offset,
      );
    }
    // Pages behind the middle are read from the end.
    const size = Math.max(0, Math.min(limit, count - offset));
    const isTurned = offset > count / 2;
    const all = where([scoped, ...conditions]);
    const page = ids(
      `SELECT id FROM reviews ${indexFor(scope, filter, sort)} WHERE ${all.sql} ORDER BY ${orderOf(sort, isTurned)} LIMIT ? OFFSET ?`,
      ...all.values,
      size,
      isTurned ? count - offset - size : offset,
    );
    return isTurned ? page.toReversed() : page;
  }

  const ids = (sql: string, ...values: Value[]) =>
    database.all(sql, ...values).map((row) => Number(row['id']));

  /** Reads one rating after another, the most helpful first; skips whole ratings by their counts. */
  function oneRatingAfterTheOther(
    { scope, filter, limit, offset }: Selection,
    ratings: readonly Rating[],
  ): number[] {
    const page: number[] = [];
    let before = 0;
    for (const rating of ratings) {
      const ofRating = { ...filter, rating };
      const count = total(scope, ofRating);
      const from = Math.max(0, offset - before);
      if (from < count && page.length < limit) {
        page.push(
          ...idsOf(
            { scope, filter: ofRating, sort: 'POPULAR', offset: from, limit: limit - page.length },
            count,
          ),
        );
      }
      before += count;
    }
    return page;
  }

  return {
    total,
    /** Returns the number of all matches, and one page of them. */
    list(selection: Selection): { count: number; rows: Row[] } {
      const { scope, filter, offset, limit } = selection;
      const found = searched(scope, filter.search);
      if (found !== null) {
        const all = idsFound(found, selection);
        return { count: all.length, rows: this.rows(all.slice(offset, offset + limit)) };
      }
      const count = total(scope, filter);
      return { count, rows: this.page(selection, count) };
    },
    /** Returns the rows of one page without a search, in their order. */
    page(selection: Selection, count: number): Row[] {
      const found = selection.offset >= count ? [] : idsOf(selection, count);
      return this.rows(found);
    },
    /** Returns whole reviews with their reviewers, in the order of the given numbers. */
    rows(numbers: readonly number[]): Row[] {
      if (numbers.length === 0) return [];
      const rows = new Map<number, Row>(
        database
          .all(
            `SELECT r.*, p.name AS reviewer, p.member_id, p.most_useful FROM reviews r
             LEFT JOIN reviewers p ON p.id = r.reviewer_id WHERE r.id IN (SELECT value FROM json_each(?))`,
            JSON.stringify(numbers),
          )
          .map((row): [number, Row] => [Number(row['id']), row]),
      );
      return numbers.map((number) => rows.get(number)).filter((row) => row !== undefined);
    },
  };
}
export type ReviewLists = ReturnType<typeof createReviewLists>;
