import type { CallArea } from '../../http/call.ts';
import { postReportBody, reported } from '../../report/report/contract.ts';
import * as contract from './contract.ts';

const REPORTED = { 400: ['UNKNOWN_REASON'], 409: ['ALREADY_REPORTED'] };

/** What buyers say. */
export const reviewCalls: CallArea = {
  tag: 'Reviews',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-review/public-reviews',
      summary:
        'Reviews of a product, or of a seller, with their numbers, what they can be filtered by, and pages.',
      ids: ['API-54', 'API-04'],
      query: contract.reviewListQuery,
      answer: contract.reviewList,
      isWhole: true,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-review/public-reviews/images',
      summary: 'Pictures of all reviews of a product, a page of them.',
      ids: ['API-55'],
      query: contract.reviewImagesQuery,
      answer: contract.reviewImages,
      isWhole: true,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-review/public-reviews/{id}',
      summary: 'One review.',
      ids: ['API-56'],
      answer: contract.review,
      refusals: { 404: ['REVIEW_NOT_FOUND'] },
    },
    {
      method: 'POST',
      path: '/product-review/reviews/{id}/like',
      summary: 'Likes a review, or no longer; answers how it is now.',
      ids: ['API-57'],
      answer: contract.reviewLiked,
      forMembers: true,
      writes: 'once',
      refusals: { 404: ['REVIEW_NOT_FOUND'] },
    },
    {
      method: 'POST',
      path: '/product-review/{id}/_report',
      summary: 'Reports a review.',
      ids: ['API-58'],
      body: postReportBody,
      answer: reported,
      forMembers: true,
      writes: 'once',
      refusals: { ...REPORTED, 404: ['REVIEW_NOT_FOUND'] },
    },
    {
      method: 'POST',
      path: '/product-review/reply/{id}/_report',
      summary: "Reports a seller's reply, by the id of its review.",
      ids: ['API-59'],
      body: postReportBody,
      answer: reported,
      forMembers: true,
      writes: 'once',
      refusals: { ...REPORTED, 404: ['REVIEW_NOT_FOUND', 'REPLY_NOT_FOUND'] },
    },
    {
      method: 'GET',
      path: '/hall-of-fame/user/{id}',
      summary: 'How much somebody has written, and how much of it helped most.',
      ids: ['API-60'],
      answer: contract.reviewerSummary,
      refusals: { 404: ['REVIEWER_NOT_FOUND'] },
    },
    {
      method: 'GET',
      path: '/hall-of-fame/user/reviews/{id}',
      summary: 'What somebody has written, the newest first.',
      ids: ['API-61'],
      query: contract.reviewerPageQuery,
      answer: contract.reviewerReviews,
      isWhole: true,
      refusals: { 404: ['REVIEWER_NOT_FOUND'] },
    },
    {
      method: 'GET',
      path: '/content/review-reasons',
      summary: 'Names of the topics of reviews.',
      ids: ['API-50'],
      answer: contract.reviewReasons,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/singlepages/product-review-policies/parameters',
      summary: 'The policy of reviews in each language, as HTML.',
      ids: ['API-53'],
      answer: contract.reviewPolicy,
      isPublic: true,
    },
  ],
};
