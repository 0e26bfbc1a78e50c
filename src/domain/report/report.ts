import { textLength } from '../shell/typedText.ts';

/** Why a product may be reported. [REPORT-02..06] */
export const PRODUCT_REPORT_REASONS = [
  'FAKE_PRODUCT',
  'INCORRECT_INFO',
  'UNREASONABLE_PRICE',
  'ILLEGAL_OR_DANGEROUS',
  'OTHER',
] as const;
export type ProductReportReason = (typeof PRODUCT_REPORT_REASONS)[number];

/** The shortest and the longest text of a report, in characters. [REPORT-08] */
export const REPORT_TEXT_MIN = 25;
export const REPORT_TEXT_MAX = 1000;

/** Tells whether a text is long enough for a report. [REPORT-08, REPORT-09] */
export const isReportLongEnough = (text: string): boolean => textLength(text) >= REPORT_TEXT_MIN;

/** True for a text that is no longer than a report may be; one that is far too long is not read. [REPORT-08] */
export const isReportShortEnough = (text: string): boolean =>
  text.length <= REPORT_TEXT_MAX * 8 && textLength(text) <= REPORT_TEXT_MAX;
