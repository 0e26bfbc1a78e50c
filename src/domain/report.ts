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

/** Characters of a text as they are counted: without the space around it. */
export const reportLength = (text: string): number => [...text.trim()].length;

/** Whether a text says enough. [REPORT-08, REPORT-09] */
export const isReportLongEnough = (text: string): boolean => reportLength(text) >= REPORT_TEXT_MIN;
