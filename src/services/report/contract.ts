import * as z from 'zod/mini';
import { isReportLongEnough, REPORT_TEXT_MAX } from '#src/domain/report.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** GET /backend/content/report-product-reasons. [API-49] */
export const productReportReasons = z.array(
  z.object({ id, label: z.object({ id: z.string(), en: z.string() }) }),
);
/** GET /backend/content/review-report-reasons, in the language of the call. [API-51] */
export const reviewReportReasons = z.array(z.object({ id, label: z.string() }));

/** Why something may be reported, in the page's language. */
export interface ReportReason {
  id: string;
  label: string;
}

/** Body of POST /backend/product/products/{id}/_report. [API-28] */
export const productReportBody = z.object({
  reason: id,
  description: z.string().check(z.maxLength(REPORT_TEXT_MAX), z.refine(isReportLongEnough)),
});
/** A report that was taken. */
export const reported = z.literal(true);
