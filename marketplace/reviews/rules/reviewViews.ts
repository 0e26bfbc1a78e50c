import { RATINGS } from '#src/domain/reviews/review.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { REVIEW_TOPICS, topicBit } from '../catalogue/reviewTopics.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Row } from '../../core/database/openDatabase.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import { pathOf } from '../../product/rules/productViews.ts';
import { NO_FILTER, type ReviewLists } from './reviewLists.ts';
import { reviewId } from '../store/reviewStore.ts';
import { sizeFitOf } from './sizeFit.ts';

/** The fewest praises that make a topic a highlight. */
const HIGHLIGHT_LEAST = 3;
const HIGHLIGHTS = 3;

interface Viewer {
  memberId: string | null;
  language: Language;
}
type Deps = Pick<MarketplaceDeps, 'database' | 'catalogue'>;

const isoOf = (epochMs: unknown) => new Date(Number(epochMs)).toISOString();

function imageOf(row: Row, alt: string) {
  const picture = pictureOf(String(row['picture']), alt);
  return picture === null
    ? null
    : {
        id: String(row['id']),
        reviewId: reviewId(Number(row['review_id'])),
        thumbnail: picture.thumbnail,
        full: picture.full,
        picture: picture.picture,
      };
}

/** Returns reviews in the form of the contract. [REVIEW-05] */
export function viewsOf(
  { database, catalogue }: Deps,
  rows: readonly Row[],
  { memberId, language }: Viewer,
  { withProduct }: { withProduct: boolean },
) {
  const numbers = JSON.stringify(rows.map((row) => row['id']));
  const images = Map.groupBy(
    database.all(
      'SELECT * FROM review_images WHERE review_id IN (SELECT value FROM json_each(?)) ORDER BY review_id, position',
      numbers,
    ),
    (row) => row['review_id'],
  );
  const liked = new Set(
    memberId === null
      ? []
      : database
          .all(
            'SELECT review_id FROM review_likes WHERE member_id = ? AND review_id IN (SELECT value FROM json_each(?))',
            memberId,
            numbers,
          )
          .map((row) => row['review_id']),
  );
  return rows.map((row) => {
    const id = reviewId(Number(row['id']));
    const found = catalogue.tryFind(String(row['item_sku']));
    const bought = (found?.item.values ?? []).map((value, position) => ({
      name: localised(found?.product.attributes[position] ?? '', language),
      value: localised(value, language),
    }));
    return {
      id,
      reviewId: id,
      likes: Number(row['likes']),
      likeCounter: Number(row['likes']),
      additionalData: { liked: liked.has(row['id'] ?? null) },
      images: (images.get(row['id'] ?? null) ?? [])
        .map((image) => imageOf(image, ''))
        .filter((image) => image !== null),
      author: {
        id: String(row['reviewer_id']),
        name: String(row['reviewer'] ?? ''),
        numOfMostUsefulReview: Number(row['most_useful'] ?? 0),
      },
      rating: Number(row['rating']),
      text: String(row['text']),
      createdDate: isoOf(row['created_at']),
      variant: bought.map(({ value }) => value).join(', '),
      attributes: bought,
      isVerified: row['verified'] === 1,
      fit: row['fit'] ?? null,
      reply:
        row['reply'] === null
          ? null
          : {
              id,
              text: String(row['reply']),
              date: row['replied_at'] === null ? null : isoOf(row['replied_at']),
            },
      product:
        withProduct && found !== null
          ? { name: found.product.name, url: pathOf(found.product, found.item.itemSku) }
          : null,
    };
  });
}

/** The words of every topic. [API-50] */
export const topicWords = (language: Language) =>
  REVIEW_TOPICS.map(({ id, label }) => ({ id, label: localised(label, language) }));

/** Sums up all reviews of a product from the stored counts. [REVIEW-02] */
export function summaryOfReviews(
  deps: Deps & { reviews: ReviewLists },
  product: CatalogueProduct,
  viewer: Viewer,
) {
  const { database, reviews } = deps;
  const byRating = new Map(
    database
      .all(
        `SELECT rating, SUM(reviews) AS n, SUM(images) AS images, SUM(CASE has_images WHEN 1 THEN reviews ELSE 0 END)
         AS with_images FROM review_counts WHERE product_sku = ? AND topic = 0 GROUP BY rating`,
        product.productSku,
      )
      .map((row) => [Number(row['rating']), row]),
  );
  const sumOf = (column: string) => [...byRating.values()].reduce((sum, row) => sum + Number(row[column]), 0);
  const count = sumOf('n');
  const stars = RATINGS.reduce((sum, rating) => sum + rating * Number(byRating.get(rating)?.['n'] ?? 0), 0);
  const words = topicWords(viewer.language);
  const counts = new Map(
    database
      .all(
        `SELECT topic, SUM(reviews) AS n, SUM(complaints) AS complaints FROM review_counts
         WHERE product_sku = ? AND topic > 0 GROUP BY topic`,
        product.productSku,
      )
      .map((row) => [Number(row['topic']), row]),
  );
  const topics = words
    .map(({ id, label }) => {
      const row = counts.get(topicBit(id) ?? 0);
      const complaints = Number(row?.['complaints'] ?? 0);
      return { id, label, praise: Number(row?.['n'] ?? 0) - complaints, complaints };
    })
    .filter(({ praise, complaints }) => praise + complaints > 0)
    .sort((one, other) => other.praise + other.complaints - (one.praise + one.complaints));
  const best = (ratings: readonly (1 | 2 | 4 | 5)[]) => {
    const rows = ratings
      .flatMap((rating) =>
        reviews.page(
          {
            scope: { productSku: product.productSku },
            filter: { ...NO_FILTER, rating },
            sort: 'POPULAR',
            offset: 0,
            limit: 1,
          },
          1,
        ),
      )
      .filter((row) => row['text'] !== '' && Number(row['likes']) > 0)
      .sort((one, other) => Number(other['usefulness']) - Number(one['usefulness']));
    return viewsOf(deps, rows.slice(0, 1), viewer, { withProduct: false })[0] ?? null;
  };
  return {
    rating: {
      average: count === 0 ? null : Math.round((stars / count) * 100) / 100,
      counts: Object.fromEntries(RATINGS.map((rating) => [rating, Number(byRating.get(rating)?.['n'] ?? 0)])),
    },
    count,
    withImages: sumOf('with_images'),
    images: sumOf('images'),
    sorting: { available: count > 1 },
    reviewHighlights: [...topics]
      .sort((one, other) => other.praise - one.praise)
      .filter(({ praise }) => praise >= HIGHLIGHT_LEAST)
      .slice(0, HIGHLIGHTS),
    topics,
    fit: sizeFitOf(database, product, viewer.language),
    compared: { good: best([5, 4]), critical: best([1, 2]) },
  };
}

/** Returns the filters for reviews of a product. [REVIEW-04] */
export function filtersOf(
  product: CatalogueProduct,
  topics: readonly { id: string; label: string; praise: number; complaints: number }[],
  language: Language,
) {
  return {
    topics: topics.map(({ id, label, praise, complaints }) => ({ id, label, count: praise + complaints })),
    variants: product.attributes.map((attribute, position) => ({
      attribute: localised(attribute, language),
      values: [
        ...new Set(product.items.map(({ values }) => localised(values[position] ?? '', language))),
      ].filter((value) => value !== ''),
    })),
  };
}

/** Returns buyers' pictures, those of the most helpful reviews first; in order within a review. [API-55, REVIEW-26] */
export function imagesOf(
  { database }: Pick<Deps, 'database'>,
  productSku: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return database
    .all(
      `SELECT * FROM review_images WHERE product_sku = ?
       ORDER BY usefulness DESC, review_id DESC, position LIMIT ? OFFSET ?`,
      productSku,
      limit,
      offset,
    )
    .map((row) => imageOf(row, ''))
    .filter((image) => image !== null);
}
