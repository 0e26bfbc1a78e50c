import * as z from 'zod/mini';
import { RATINGS, REVIEW_FITS, REVIEW_OPINIONS } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS } from '#src/domain/reviews/reviewSorts.ts';
import {
  REVIEW_FIRST_PAGE,
  REVIEW_IMAGES_FIRST_PAGE,
  REVIEW_IMAGES_PER_PAGE,
  REVIEWS_PER_PAGE,
} from '#src/domain/shell/limits.ts';
import { picture, sizeFit } from '../../product/product/contract.ts';
import { richText } from '../../richText/contract.ts';
import { searchText } from '../../searchText.ts';
import { amount, list, nullable } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/**
 * Reviews as the backend gives them. What a backend does not send is not known, and null or empty; a number of a list is
 * told where the backend counts it. Dates are ISO 8601.
 */
const id = z.string().check(z.minLength(1), z.maxLength(64));
const rating = z.literal(RATINGS);

export const reviewImage = z.object({
  id,
  thumbnail: z.string(),
  full: z.string(),
  picture: nullable(picture),
});
/** A picture in the gallery of all, which says whose it is. [API-55] */
export const galleryImage = z.extend(reviewImage, { reviewId: id });

/** A review. `likes` is the number that is shown; `likeCounter` the same as delivered. [REVIEW-05] */
export const review = z.object({
  id,
  reviewId: id,
  likes: amount,
  likeCounter: z._default(amount, 0),
  additionalData: z._default(z.object({ liked: z._default(z.boolean(), false) }), { liked: false }),
  images: list(reviewImage),
  author: z.object({
    id: nullable(id),
    name: z.string(),
    numOfMostUsefulReview: nullable(amount),
  }),
  rating,
  text: z._default(z.string(), ''),
  createdDate: z.iso.datetime(),
  /** The option that was bought, as words; empty for none. */
  variant: z._default(z.string(), ''),
  /** The same with the name of each attribute; empty where the backend does not name them. */
  attributes: list(z.object({ name: z.string(), value: z.string() })),
  /** True when the backend knows that the author bought the product. */
  isVerified: z._default(z.boolean(), false),
  /** Fit of clothing; null when not told. */
  fit: nullable(z.enum(REVIEW_FITS)),
  reply: nullable(z.object({ id, text: z.string(), date: nullable(z.iso.datetime()) })),
  /** The reviewed product, in lists over several products. */
  product: nullable(z.object({ name: z.string(), url: z.string() })),
});
export type Review = z.output<typeof review>;
export type ReviewImage = z.output<typeof reviewImage>;
export type GalleryImage = z.output<typeof galleryImage>;

const topic = z.object({
  id,
  label: z.string(),
  /** Reviews that praise it, and that complain about it. */
  praise: z._default(amount, 0),
  complaints: z._default(amount, 0),
});

export const reviewSummary = z.object({
  rating: z.object({
    average: nullable(z.number().check(z.minimum(0), z.maximum(5))),
    /** Number of reviews by number of stars. */
    counts: z.object({
      '5': z._default(amount, 0),
      '4': z._default(amount, 0),
      '3': z._default(amount, 0),
      '2': z._default(amount, 0),
      '1': z._default(amount, 0),
    }),
  }),
  count: amount,
  /** Reviews with pictures, and pictures. */
  withImages: nullable(amount),
  images: nullable(amount),
  sorting: z._default(z.object({ available: z._default(z.boolean(), false) }), { available: false }),
  /** Topics that reviews praise most. [REVIEW-02] */
  reviewHighlights: list(topic),
  /** Every topic of which something is said. */
  topics: list(topic),
  fit: nullable(sizeFit),
  /** The most helpful one of four stars and more, and the most helpful one of two and less. */
  compared: z._default(z.object({ good: nullable(review), critical: nullable(review) }), {
    good: null,
    critical: null,
  }),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

export const reviewFilters = z.object({
  topics: list(z.object({ id, label: z.string(), count: nullable(amount) })),
  /** The attributes of the product and their values. */
  variants: list(z.object({ attribute: z.string(), values: z.array(z.string()) })),
});
export type ReviewFilters = z.output<typeof reviewFilters>;

const paging = z.object({
  page: amount,
  itemPerPage: amount,
  totalPage: amount,
  totalItem: amount,
});
export type ReviewPaging = z.output<typeof paging>;

/** GET /backend/product-review/public-reviews, whole. [REVIEW-01, API-04, API-54] */
export const reviewList = z.object({
  data: z.array(review),
  summary: reviewSummary,
  filters: z._default(reviewFilters, { topics: [], variants: [] }),
  paging,
});
export type ReviewList = z.output<typeof reviewList>;

/** GET /backend/product-review/public-reviews/images, whole. [API-55, REVIEW-17] */
export const reviewImages = z.object({
  data: z.array(galleryImage),
  paging: z.object({ page: amount, total_item: amount }),
});
export type ReviewImages = z.output<typeof reviewImages>;

/** POST …/like: whether the visitor likes it now. [API-57] */
export const reviewLiked = z.boolean();

const LONGEST_PAGE = 50;
const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const perPage = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LONGEST_PAGE));
const sku = z.string().check(z.minLength(1), z.maxLength(64));
const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** The query of the list: of one product, or of a seller. */
export const reviewListQuery = z.object({
  page: z._default(page, REVIEW_FIRST_PAGE),
  itemPerPage: z._default(perPage, REVIEWS_PER_PAGE),
  sortBy: z._default(z.enum(REVIEW_SORTS), 'POPULAR'),
  productSku: z.optional(sku),
  itemSku: z.optional(sku),
  merchantCode: z.optional(sku),
  /** `encodedVariants`: decoded once by the query itself, and once by who reads it. */
  variants: z.optional(z.string().check(z.maxLength(2000))),
  rating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  topic: z.optional(id),
  /** Of a topic alone: reviews that praise it, or that complain of it. */
  opinion: z.optional(z.enum(REVIEW_OPINIONS)),
  withImages: z._default(flag, false),
  search: z.optional(searchText),
});
export type ReviewListQuery = z.output<typeof reviewListQuery>;
export const reviewVariants = z.record(
  z.string().check(z.maxLength(100)),
  z.string().check(z.maxLength(100)),
);

export const reviewImagesQuery = z.object({
  page: z._default(page, REVIEW_IMAGES_FIRST_PAGE),
  itemPerPage: z._default(perPage, REVIEW_IMAGES_PER_PAGE),
  productSku: sku,
});

/** The words of every topic. [API-50] */
export const reviewReasons = z.array(z.object({ id, label: z.string() }));
export type ReviewReason = z.output<typeof reviewReasons>[number];

/** The policy in each language: HTML of the content system, a tree by the page host. [API-53] */
export const reviewPolicy = z.object({ id: richText, en: richText });

/** GET /backend/hall-of-fame/user/{id}. [API-60] */
export const reviewerSummary = z.object({
  id,
  name: z.string(),
  numOfReview: amount,
  numOfMostUsefulReview: amount,
  /** The visitor's own. */
  isOwn: z._default(z.boolean(), false),
});
export type ReviewerSummary = z.output<typeof reviewerSummary>;
export const reviewerPageQuery = z.object({
  page: z._default(page, REVIEW_FIRST_PAGE),
  itemPerPage: z._default(perPage, REVIEWS_PER_PAGE),
});
/** GET /backend/hall-of-fame/user/reviews/{id}, whole: the newest first. [API-61] */
export const reviewerReviews = z.object({ data: z.array(review), paging });
export type ReviewerReviews = z.output<typeof reviewerReviews>;

export const listReviews = wire({
  method: 'GET',
  path: '/product-review/public-reviews',
  answer: reviewList,
  isWhole: true,
});
export const listReviewImages = wire({
  method: 'GET',
  path: '/product-review/public-reviews/images',
  answer: reviewImages,
  isWhole: true,
});
export const readReview = wire({
  method: 'GET',
  path: '/product-review/public-reviews/{id}',
  answer: review,
});
export const likeReview = wire({
  method: 'POST',
  path: '/product-review/reviews/{id}/like',
  answer: reviewLiked,
  writes: 'once',
});
export const readReviewer = wire({ method: 'GET', path: '/hall-of-fame/user/{id}', answer: reviewerSummary });
export const listReviewsOfReviewer = wire({
  method: 'GET',
  path: '/hall-of-fame/user/reviews/{id}',
  answer: reviewerReviews,
  isWhole: true,
});
export const readReviewReasons = wire({
  method: 'GET',
  path: '/content/review-reasons',
  answer: reviewReasons,
});
export const readReviewPolicy = wire({
  method: 'GET',
  path: '/content/singlepages/product-review-policies/parameters',
  answer: reviewPolicy,
});
