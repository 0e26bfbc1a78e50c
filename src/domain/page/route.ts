import type { RedirectAction } from '../session/redirectAction.ts';
import type { QuestionCriteria } from '../questions/question.ts';
import type { ReviewCriteria } from '../reviews/review.ts';
import type { Vendor } from '../product/vendor.ts';

export const SHELLS = ['older', 'newer'] as const;
export type Shell = (typeof SHELLS)[number];

/** Those of specification section 2. [ROUTE-13] */
export const SPECIFIED_SECONDARY_PAGES = [
  'pickup-schedule',
  'shipping',
  'review-gallery',
  'detail-review',
  'installment',
  'promotions',
  'description',
  'review-details',
] as const;
/** The one that is ours beside them, in both shells. [QNA-27] */
export const SECONDARY_PAGES = [...SPECIFIED_SECONDARY_PAGES, 'question-details'] as const;
export type SecondaryPage = (typeof SECONDARY_PAGES)[number];

/** The closed set of secondary names. [ROUTE-13] */
export function toSecondaryPage(value: unknown): SecondaryPage | null {
  return SECONDARY_PAGES.find((name) => name === value) ?? null;
}

/** Pages beside the product page that stand outside either shell. [ROUTE-27] */
export const STANDALONE_PAGES = [
  'comboList',
  'priceList',
  'tradeIn',
  'pickupPoints',
  'installation',
] as const;
export type StandalonePage = (typeof STANDALONE_PAGES)[number];

export type PageKind =
  | { kind: 'product' }
  | { kind: 'secondary'; name: SecondaryPage }
  | { kind: 'standalone'; name: StandalonePage }
  /** The address leads nowhere: no id, an unknown secondary name, no route. */
  | { kind: 'missing' };

/** Facts of an address that the page needs; the router makes and validates them. */
export interface RouteFacts {
  /** Name in the route table: PDPVue3, product, secondary … and their …Grocery twins. */
  name: string;
  shell: Shell;
  vendor: Vendor;
  page: PageKind;
  productName: string | null;
  productId: string | null;
  /** Path with query, as the host page is told it. */
  path: string;
  /** Quantity the address asks for, at least 1; null when it asks for none or for nonsense. */
  quantity: number | null;
  /** Picture the address asks for, counted from 0; null when it asks for none. */
  picture: number | null;
  pickupPointCode: string | null;
  fulfilment: 'DELIVERY' | 'PICKUP' | null;
  redirectAction: RedirectAction | null;
  /** Code of a voucher that a login returns to. [VOUCHER-16] */
  voucher: string | null;
  /** Which review the page of one review shows; null for none, or nonsense. [ROUTE-08] */
  reviewId: string | null;
  /** Which reviews the list of all of them is asked for; null on every other page. [REVIEW-24] */
  reviewCriteria: Partial<ReviewCriteria> | null;
  /** The same of the list of all questions. [QNA-28] */
  questionCriteria: Partial<QuestionCriteria> | null;
  /** `sellerGroup` as the address has it, at most 32 characters. [GROC-10] */
  sellerGroup: string | null;
}

/** Tells whether two addresses show the same page of the same product; the query does not count. */
export function isSamePage(left: RouteFacts, right: RouteFacts): boolean {
  return left.name === right.name && JSON.stringify(left.page) === JSON.stringify(right.page);
}
