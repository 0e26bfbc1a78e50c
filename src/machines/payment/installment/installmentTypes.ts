import type { InstallmentType } from '#src/domain/payment/installment.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** What it is told of the page. */
export type InstallmentFacts = Pick<PartFacts, 'item' | 'quantity' | 'isMember' | 'config'>;
/** One tenor of one payment method, laid beside others. [INSTALL-14] */
export interface InstallmentPick {
  paymentMethod: string;
  tenor: number;
}
export interface InstallmentContext {
  facts: InstallmentFacts;
  /** What can be had by the month: what needs a card first, of a type the lightest first; null until it has come, and where there is nothing. */
  offers: InstallmentOffer[] | null;
  /** The type whose offers are looked at; null until one was chosen. */
  shownType: InstallmentType | null;
  /** The payment method whose tenors are looked at. */
  opened: string | null;
  /** What is compared, in the order in which it was picked. */
  picks: InstallmentPick[];
  /** Payment methods that have an actor for this order. */
  asked: string[];
}
export type InstallmentEvent =
  | FactsChanged<keyof InstallmentFacts>
  | PageOutdated
  | RetryEvent
  /** Something else than what is bought changed what it costs. */
  | { type: 'installment.refreshRequested' }
  | { type: 'installment.typeChosen'; shownType: InstallmentType }
  /** Shows the tenors of a payment method; hides them where they are shown. */
  | { type: 'installment.methodToggled'; paymentMethod: string }
  /** Lays a tenor beside the others, or takes it away. */
  | ({ type: 'installment.pickToggled' } & InstallmentPick);

/** Id of the actor of a payment method. */
export const methodId = (paymentMethod: string) => `method:${paymentMethod}`;
