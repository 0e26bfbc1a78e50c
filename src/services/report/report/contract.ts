import * as z from 'zod/mini';
import { isReportLongEnough, isReportShortEnough } from '#src/domain/report/report.ts';
import { cleanText } from '#src/domain/shell/typedText.ts';
import { wire } from '../../http/wire.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** GET /backend/content/report-product-reasons. [API-49] */
export const productReportReasons = z.array(
  z.object({ id, label: z.object({ id: z.string(), en: z.string() }) }),
);
/** GET /backend/content/review-report-reasons, in the language of the call. [API-51] */
export const reviewReportReasons = z.array(z.object({ id, label: z.string() }));
/** GET /backend/content/question-report-reasons, in the language of the call. [QNA-23] */
export const questionReportReasons = z.array(
  z.object({
    id,
    label: z.string(),
    /** A report for it says in words what is wrong. */
    needsText: z._default(z.boolean(), false),
  }),
);

/** Why something may be reported, in the page's language. */
export interface ReportReason {
  id: string;
  label: string;
  /** It is sent with words of the one who reports. */
  needsText?: boolean;
}

/** Body of POST /backend/product/products/{id}/_report. [API-28] */
export const productReportBody = z.object({
  reason: id,
  description: z
    .string()
    .check(z.refine(isReportShortEnough), z.refine(isReportLongEnough), z.overwrite(cleanText)),
});
/** Body of the reports of what people write; the text is empty where the reason says all. [API-58, API-59, QNA-23] */
export const postReportBody = z.object({
  reason: id,
  description: z._default(z.string().check(z.refine(isReportShortEnough), z.overwrite(cleanText)), ''),
});
/** A report that was taken. */
export const reported = z.literal(true);

export const reportReview = wire({
  method: 'POST',
  path: '/product-review/{id}/_report',
  answer: reported,
  writes: 'once',
});
export const reportReviewReply = wire({
  method: 'POST',
  path: '/product-review/reply/{id}/_report',
  answer: reported,
  writes: 'once',
});
export const readProductReportReasons = wire({
  method: 'GET',
  path: '/content/report-product-reasons',
  answer: productReportReasons,
});
export const readReviewReportReasons = wire({
  method: 'GET',
  path: '/content/review-report-reasons',
  answer: reviewReportReasons,
});
export const readQuestionReportReasons = wire({
  method: 'GET',
  path: '/content/question-report-reasons',
  answer: questionReportReasons,
});
export const reportProduct = wire({
  method: 'POST',
  path: '/product/products/{id}/_report',
  answer: reported,
  writes: 'once',
});
export const reportQuestion = wire({
  method: 'POST',
  path: '/product/questions/{id}/_report',
  answer: reported,
  writes: 'once',
});
export const reportAnswer = wire({
  method: 'POST',
  path: '/product/answers/{id}/_report',
  answer: reported,
  writes: 'once',
});
