import type { Destination } from '#src/domain/address/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { QuestionCriteria } from '#src/domain/questions/question.ts';
import type { ReviewCriteria } from '#src/domain/reviews/review.ts';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import type { Offer } from './offer.ts';
import type { ShownItem } from './shownItem.ts';

/** The page's facts that a part of the first load may start with. */
export interface StartFacts {
  route: RouteFacts;
  superApp: boolean;
  /** Epoch ms. */
  serverTimeMs: number;
  pageCacheKey: string;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
}

/** The page's facts that a later part receives: when it starts, and whenever one changes. */
export interface PartFacts {
  vendor: Vendor;
  shell: Shell;
  superApp: boolean;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  /** Null until settled. */
  config: ConfigMap | null;
  /** The default until another one is known. */
  destination: Destination;
  /** False until the visitor's destination is settled: nothing may depend on the default before that. [SHIP-24] */
  isDestinationKnown: boolean;
  /** The destination of groceries; null when the visitor gave none. */
  groceryPlace: GroceryPlace | null;
  /** The shown item, from the visitor's grocery store if there is one; null while no item is shown. */
  item: ShownItem | null;
  /** The purchase that is offered now; null while nothing is known. */
  offer: Offer | null;
  /** Null while nothing can be bought. */
  quantity: number | null;
  fulfilment: Fulfilment;
  /** Code of the courier that the visitor chose; null is the cheapest. [SHIP-14] */
  courier: string | null;
  /** Code of the voucher that a login returns to; null when the address names none. [VOUCHER-16] */
  voucher: string | null;
  /** Review criteria of the address of the review list; null on every other page. [REVIEW-24] */
  reviewCriteria: Partial<ReviewCriteria> | null;
  /** Question criteria of the address of the question list; null on every other page. [QNA-28] */
  questionCriteria: Partial<QuestionCriteria> | null;
  /** The address's `sellerGroup` as given, unchecked; for grocery pages. [GROC-10] */
  sellerGroup: string | null;
}
/** Tells a running part the changed facts. */
export interface FactsChanged<TFact extends keyof PartFacts = keyof PartFacts> {
  type: 'facts.changed';
  facts: Pick<PartFacts, TFact>;
}
/** A fact that only this part knows; the page takes it over. */
export interface FactsTold {
  type: 'facts.told';
  facts: {
    courier?: string | null;
    /** The visitor's own addresses were requested: no other destination comes by itself. [ADDRESS-11] */
    isDestinationSettled?: true;
    /** A member's own addresses could not be loaded. [ADDRESS-14] */
    isDestinationFailed?: boolean;
    /** The tab keeps a chosen destination, which will come. [ADDRESS-10] */
    isDestinationKept?: true;
  };
}
/**
 * Tells a part of the first load that a summary has come. Unlike facts it is sent again even when unchanged, and is
 * not kept: a product may have 2,000 options.
 */
export interface SummaryArrived {
  type: 'summary.arrived';
  summary: ProductSummary;
  /** True when the shown item was loaded again: the visitor's settings for it stay. */
  isSame: boolean;
  /** At first the address's values, then the visitor's; another option keeps the quantity only. */
  wanted: { quantity: number | null; picture: number };
}
/** Asks the parts to reload old answers; parts whose answers age by themselves handle it. [SHELL-04] */
export interface PageOutdated {
  type: 'page.outdated';
}
