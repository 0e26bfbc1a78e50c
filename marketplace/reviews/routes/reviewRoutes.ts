import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Rating } from '#src/domain/reviews/review.ts';
import { reviewCalls } from '#src/services/reviews/reviews/calls.ts';
import { reviewVariants, type ReviewListQuery } from '#src/services/reviews/reviews/contract.ts';
import { reviewReportReasons } from '../catalogue/reviewContent.ts';
import { topicBit } from '../catalogue/reviewTopics.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import { Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { createReviewLists, NO_FILTER } from '../rules/reviewLists.ts';
import { reviewNumber } from '../store/reviewStore.ts';
import { filtersOf, imagesOf, summaryOfReviews, viewsOf } from '../rules/reviewViews.ts';
import { findReview, takeReport, toggleLike } from '../rules/reviewWrites.ts';
import { takePostReport } from '../../report/routes/postReports.ts';

const { calls } = reviewCalls;

const pagingOf = (page: number, itemPerPage: number, totalItem: number) => ({
  page,
  itemPerPage,
  totalPage: Math.ceil(totalItem / itemPerPage),
  totalItem,
});

/** Reads the requested values by attribute; refuses anything but an object of texts. */
function readVariants(encoded: string | undefined): Record<string, string> {
  if (encoded === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(decodeURIComponent(encoded));
  } catch {
    throw new Refusal(400, 'INVALID_QUERY');
  }
  const parsed = z.safeParse(reviewVariants, value);
  if (!parsed.success) throw new Refusal(400, 'INVALID_QUERY');
  return parsed.data;
}

/** SKUs of the options with these values; null without values. */
function itemsWith(product: CatalogueProduct, variants: Record<string, string>, c: MarketplaceContext) {
  const asked = Object.entries(variants);
  if (asked.length === 0) return null;
  const positions = product.attributes.map((name) => localised(name, c.var.language));
  return product.items
    .filter(({ values }) =>
      asked.every(([attribute, value]) => {
        const position = positions.indexOf(attribute);
        return position >= 0 && localised(values[position] ?? '', c.var.language) === value;
      }),
    )
    .map(({ itemSku }) => itemSku);
}

/** Answers the reviews of products and sellers. [API-54..61] */
export function reviewRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, reviewSeeds: seeds } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  const reviews = createReviewLists(database);
  const viewerOf = (c: MarketplaceContext) => ({
    memberId: c.var.visit.memberId,
    language: c.var.language,
  });

  function productOf({ productSku, itemSku }: ReviewListQuery): CatalogueProduct | null {
    const sku = productSku ?? itemSku;
    return sku === undefined ? null : catalogue.find(sku).product;
  }

  route(calls.listReviews, async ({ c, query }) => {
    const product = productOf(query);
    const { merchantCode } = query;
    if (product === null && merchantCode === undefined) throw new Refusal(400, 'INVALID_QUERY');
    const topic = query.topic === undefined ? null : topicBit(query.topic);
    if (query.topic !== undefined && topic === null) throw new Refusal(400, 'INVALID_QUERY');
    const opinion = query.opinion ?? null;
    if (opinion !== null && topic === null) throw new Refusal(400, 'INVALID_QUERY');
    const variants = readVariants(query.variants);
    const ofSeller = catalogue.sold({ merchantCode: merchantCode ?? '' });
    await seeds.need(product === null ? ofSeller.map(({ productSku }) => productSku) : [product.productSku]);
    const scope =
      product === null ? { merchantCode: merchantCode ?? '' } : { productSku: product.productSku };
    const filter = {
      rating: (query.rating as Rating | undefined) ?? null,
      withImages: query.withImages,
      topic,
      opinion,
      items: product === null ? null : itemsWith(product, variants, c),
      search: query.search ?? null,
    };
    const { page, itemPerPage, sortBy: sort } = query;
    const offset = (page - 1) * itemPerPage;
    const { count, rows } = reviews.list({ scope, filter, sort, offset, limit: itemPerPage });
    const viewer = viewerOf(c);
    const summary =
      product === null
        ? summaryOfSeller(merchantCode ?? '')
        : summaryOfReviews({ ...deps, reviews }, product, viewer);
    return {
      data: viewsOf(deps, rows, viewer, { withProduct: product === null }),
      summary,
      filters:
        product === null ? { topics: [], variants: [] } : filtersOf(product, summary.topics, viewer.language),
      paging: pagingOf(page, itemPerPage, count),
    };
  });

  /** Sums up a seller's reviews by their number and stars only. */
  function summaryOfSeller(merchantCode: string) {
    const counts = ([5, 4, 3, 2, 1] as const).map(
      (rating) => [rating, reviews.total({ merchantCode }, { ...NO_FILTER, rating })] as const,
    );
    const count = counts.reduce((sum, [, n]) => sum + n, 0);
    const stars = counts.reduce((sum, [rating, n]) => sum + rating * n, 0);
    return {
      rating: {
        average: count === 0 ? null : Math.round((stars / count) * 100) / 100,
        counts: Object.fromEntries(counts),
      },
      count,
      withImages: null,
      images: null,
      sorting: { available: count > 1 },
      reviewHighlights: [],
      topics: [],
      compared: { good: null, critical: null },
    };
  }

  route(calls.listReviewImages, async ({ query: { productSku: sku, page, itemPerPage } }) => {
    const { productSku } = catalogue.find(sku).product;
    await seeds.need([productSku]);
    const total = database.get(
      'SELECT COALESCE(SUM(images), 0) AS n FROM review_counts WHERE product_sku = ? AND topic = 0',
      productSku,
    );
    const images = imagesOf(deps, productSku, { offset: (page - 1) * itemPerPage, limit: itemPerPage });
    return { data: images, paging: { page, total_item: Number(total?.['n']) } };
  });
  /** Writes the reviews that contain the requested one, if they are missing. */
  async function needAskedReview(c: MarketplaceContext): Promise<void> {
    const number = reviewNumber(c.req.param('id') ?? '');
    if (number !== null) await seeds.needReview(number);
  }
  route(calls.readReview, async ({ c, places }) => {
    await needAskedReview(c);
    const row = findReview(database, places.id);
    return viewsOf(deps, [row], viewerOf(c), { withProduct: true })[0];
  });
  route(calls.likeReview, async ({ c, places: { id }, memberId, once }) => {
    await needAskedReview(c);
    // Sent again for want of an answer, it does not take back what it gave.
    return once(() => toggleLike(database, id, memberId, deps.now()));
  });
  for (const [call, type] of [
    [calls.reportReview, 'review'],
    [calls.reportReviewReply, 'reviewReply'],
  ] as const) {
    route(call, async (asked) => {
      await needAskedReview(asked.c);
      return takePostReport(asked, reviewReportReasons.id, (report) =>
        takeReport(database, { type, ...report }, asked.memberId, deps.now()),
      );
    });
  }

  async function reviewerOf(id: string) {
    await seeds.needWritten();
    const row = database.get('SELECT * FROM reviewers WHERE id = ? AND reviews > 0', id);
    if (row === undefined) throw new Refusal(404, 'REVIEWER_NOT_FOUND');
    return row;
  }
  route(calls.readReviewer, async ({ places, memberId }) => {
    const row = await reviewerOf(places.id);
    return {
      id: row['id'],
      name: row['name'],
      numOfReview: row['reviews'],
      numOfMostUsefulReview: row['most_useful'],
      isOwn: row['member_id'] !== null && row['member_id'] === memberId,
    };
  });
  route(calls.listReviewsOfReviewer, async (asked) => {
    const reviewer = await reviewerOf(asked.places.id);
    const { page, itemPerPage } = asked.query;
    const ids = database
      .all(
        'SELECT id FROM reviews WHERE reviewer_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?',
        reviewer['id'] ?? '',
        itemPerPage,
        (page - 1) * itemPerPage,
      )
      .map((row) => Number(row['id']));
    return {
      data: viewsOf(deps, reviews.rows(ids), viewerOf(asked.c), { withProduct: true }),
      paging: pagingOf(page, itemPerPage, Number(reviewer['reviews'])),
    };
  });
  return app;
}
