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

/** What of the page a part of the first load may start with. */
export interface StartFacts {
  route: RouteFacts;
  superApp: boolean;
  /** Epoch ms. */
  serverTimeMs: number;
  pageCacheKey: string;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
}

/** What a part that comes later is told of the page: when it starts, and whenever any of it changed. */
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
  /** Nothing depends on the default before it is known that the visitor has no other. [SHIP-24] */
  isDestinationKnown: boolean;
  /** Where groceries are to go; null where the visitor told nothing of that. */
  groceryPlace: GroceryPlace | null;
  /** The item that is shown, from the visitor's grocery store where there is one; null while none is. */
  item: ShownItem | null;
  /** What would be bought now; null while nothing is known. */
  offer: Offer | null;
  /** Null while nothing can be bought. */
  quantity: number | null;
  fulfilment: Fulfilment;
  /** Code of the courier that the visitor chose; null is the cheapest. [SHIP-14] */
  courier: string | null;
  /** Code of the voucher that a login returns to; null when the address names none. [VOUCHER-16] */
  voucher: string | null;
  /** Which reviews the address of their list asks for; null on every other page. [REVIEW-24] */
  reviewCriteria: Partial<ReviewCriteria> | null;
  /** The same of the list of all questions. [QNA-28] */
  questionCriteria: Partial<QuestionCriteria> | null;
  /** `sellerGroup` of the address as it was given, of a grocery page; unchecked. [GROC-10] */
  sellerGroup: string | null;
}
/** How a part that runs is told. */
export interface FactsChanged<TFact extends keyof PartFacts = keyof PartFacts> {
  type: 'facts.changed';
  facts: Pick<PartFacts, TFact>;
}
/** What a part knows of the page's facts, and no other; the page takes it over. */
export interface FactsTold {
  type: 'facts.told';
  facts: {
    courier?: string | null;
    /** The visitor's own addresses were asked for: no other destination comes by itself. [ADDRESS-11] */
    isDestinationSettled?: true;
    /** A member's own addresses could not be loaded. [ADDRESS-14] */
    isDestinationFailed?: boolean;
    /** The tab keeps a choice, which comes. [ADDRESS-10] */
    isDestinationKept?: true;
  };
}
/**
 * How a part of the first load is told that a summary has come. Other than facts it is told again although nothing of it
 * changed, and is not kept: the options of a product may be 2,000.
 */
export interface SummaryArrived {
  type: 'summary.arrived';
  summary: ProductSummary;
  /** The shown item was told anew: what the visitor set for it stays. */
  isSame: boolean;
  /** At first what the address asks for, then what the visitor set; of another option one piece and the first picture. */
  wanted: { quantity: number | null; picture: number };
}
/** What was told long ago is asked for anew; a part that grows old by itself understands it. [SHELL-04] */
export interface PageOutdated {
  type: 'page.outdated';
}
