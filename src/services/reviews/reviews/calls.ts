import type { CallArea } from '../../http/call.ts';
import { postReportBody, reportReview, reportReviewReply } from '../../report/report/contract.ts';
import * as contract from './contract.ts';

const REPORTED = { 400: ['UNKNOWN_REASON'], 409: ['ALREADY_REPORTED'] };

/** Reviews by buyers. */
export const reviewCalls = {
  tag: 'Reviews',
  contract,
  calls: {
    listReviews: {
      ...contract.listReviews,
      summary:
        'Reviews of a product, or of a seller, with their numbers, what they can be filtered by, and pages.',
      ids: ['API-54', 'API-04'],
      query: contract.reviewListQuery,
      ofProduct: true,
    },
    listReviewImages: {
      ...contract.listReviewImages,
      summary: 'Pictures of all reviews of a product, a page of them.',
      ids: ['API-55'],
      query: contract.reviewImagesQuery,
      ofProduct: true,
    },
    readReview: {
      ...contract.readReview,
      summary: 'One review.',
      ids: ['API-56'],
      refusals: { 404: ['REVIEW_NOT_FOUND'] },
    },
    likeReview: {
      ...contract.likeReview,
      summary: 'Likes a review, or no longer; answers how it is now.',
      ids: ['API-57'],
      forMembers: true,
      refusals: { 404: ['REVIEW_NOT_FOUND'] },
    },
    reportReview: {
      ...reportReview,
      summary: 'Reports a review.',
      ids: ['API-58'],
      body: postReportBody,
      forMembers: true,
      refusals: { ...REPORTED, 404: ['REVIEW_NOT_FOUND'] },
    },
    reportReviewReply: {
      ...reportReviewReply,
      summary: "Reports a seller's reply, by the id of its review.",
      ids: ['API-59'],
      body: postReportBody,
      forMembers: true,
      refusals: { ...REPORTED, 404: ['REVIEW_NOT_FOUND', 'REPLY_NOT_FOUND'] },
    },
    readReviewer: {
      ...contract.readReviewer,
      summary: 'How much somebody has written, and how much of it helped most.',
      ids: ['API-60'],
      refusals: { 404: ['REVIEWER_NOT_FOUND'] },
    },
    listReviewsOfReviewer: {
      ...contract.listReviewsOfReviewer,
      summary: 'What somebody has written, the newest first.',
      ids: ['API-61'],
      query: contract.reviewerPageQuery,
      refusals: { 404: ['REVIEWER_NOT_FOUND'] },
    },
    readReviewReasons: {
      ...contract.readReviewReasons,
      summary: 'Names of the topics of reviews.',
      ids: ['API-50'],
      isPublic: true,
    },
    readReviewPolicy: {
      ...contract.readReviewPolicy,
      summary: 'The policy of reviews in each language, as HTML.',
      ids: ['API-53'],
      isPublic: true,
    },
  },
} satisfies CallArea;
