import type { InstallmentType } from '#src/domain/payment/installment.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** The page's facts that it receives. */
export type InstallmentFacts = Pick<PartFacts, 'item' | 'quantity' | 'isMember' | 'config'>;
/** One tenor of one payment method, for comparison. [INSTALL-14] */
export interface InstallmentPick {
  paymentMethod: string;
  tenor: number;
}
export interface InstallmentContext {
  facts: InstallmentFacts;
  /** The offers, those by card first, the lightest of a type first; null until they load, and when there are none. */
  offers: InstallmentOffer[] | null;
  /** The type whose offers are shown; null until one was chosen. */
  shownType: InstallmentType | null;
  /** The months for which the offers are compared; null for what each takes at least. [INSTALL-20] */
  shownTenor: number | null;
  /** The payment method whose tenors are shown. */
  opened: string | null;
  /** The compared tenors, in the order in which the visitor picked them. */
  picks: InstallmentPick[];
  /** Payment methods that have an actor for this order. */
  asked: string[];
}
export type InstallmentEvent =
  | FactsChanged<keyof InstallmentFacts>
  | PageOutdated
  | RetryEvent
  /** A change other than of the order affects the cost. */
  | { type: 'installment.refreshRequested' }
  | { type: 'installment.typeChosen'; shownType: InstallmentType }
  | { type: 'installment.tenorChosen'; tenor: number | null }
  /** Shows the tenors of a payment method, or hides them when shown. */
  | { type: 'installment.methodToggled'; paymentMethod: string }
  /** Adds a tenor to the comparison, or removes it. */
  | ({ type: 'installment.pickToggled' } & InstallmentPick);

/** Id of the actor of a payment method. */
export const methodId = (paymentMethod: string) => `method:${paymentMethod}`;
