import type {
  SubscriptionBenefit,
  SubscriptionError,
  SubscriptionPeriod,
} from '#src/domain/subscription/subscription.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';
import type {
  SubscriptionCartBody,
  SubscriptionDetail,
  SubscriptionPlace,
  SubscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** What it is told of the page. */
export type SubscriptionFacts = Pick<
  PartFacts,
  'item' | 'isMember' | 'destination' | 'isDestinationKnown' | 'quantity'
>;
export type SubscribeWish = Extract<LoginWish, { kind: 'subscribe' }>;

/** What the visitor chose. [SUBS-02] */
export interface SubscriptionChoice {
  /** Subscribing, rather than buying once. [TAG-21] */
  isSubscribing: boolean;
  period: SubscriptionPeriod | null;
  /** Deliveries of a subscription of its own. */
  frequency: number;
  /** Pieces of one delivery, as they were typed. */
  quantity: number;
  /** The running subscription it is to join; null is one of its own. [SUBS-10] */
  bundleId: string | null;
}
/** Why something cannot be subscribed to: refused by the marketplace, or never sent. [SUBS-12] */
export type SubscriptionFault = SubscriptionError | 'PERIOD_MISSING' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM';
export interface SubscriptionFailure {
  fault: SubscriptionFault;
  /** Sent too early: when it may be sent again. */
  retryAfterSeconds: number | null;
}
export interface SubscriptionContext {
  /** The shown item where it can be subscribed to; null where it cannot. */
  itemSku: string | null;
  /** Where it comes from when it is bought once. */
  pickupPointCode: string;
  /** It is subscribed to from another place, which must be found. [TAG-22] */
  needsPlace: boolean;
  address: CartDestination;
  /** That is the visitor's own address; false while a member's may still come. [ADDRESS-11] */
  isAddressSettled: boolean;
  isMember: boolean | null;
  /** Pieces that the page would buy once. */
  pageQuantity: number;
  detail: SubscriptionDetail | null;
  benefit: SubscriptionBenefit | null;
  chosen: SubscriptionChoice;
  place: SubscriptionPlace | null;
  error: SubscriptionFailure | null;
  /** What was taken last, and whether into a running subscription; null once something else is chosen. */
  added: { taken: SubscriptionTaken; bundleId: string | null } | null;
  /** What waits to be sent: let through by the gate, at once or after a login. */
  wish: SubscribeWish | null;
  /** It was pressed on this page, which shows the answer; after a login a toast tells it. */
  isPressed: boolean;
}
export interface LoadedSubscription {
  detail: SubscriptionDetail;
  benefit: SubscriptionBenefit;
}
/** What is sent: into the bag, or into a running subscription. */
export type SubscriptionCall =
  | { bundleId: null; body: SubscriptionCartBody }
  | { bundleId: string; body: Pick<SubscriptionCartBody, 'itemSku' | 'pickupPointCode' | 'quantity'> };

/** What the visitor sets; each clears the error of before. [SUBS-12] */
export type SubscriptionChoiceEvent =
  | { type: 'purchase.chosen'; isSubscribing: boolean }
  | { type: 'period.chosen'; period: SubscriptionPeriod }
  | { type: 'frequency.chosen'; frequency: number }
  | { type: 'bundle.chosen'; bundleId: string | null }
  | { type: 'subscriptionQuantity.stepped'; by: 1 | -1 }
  | { type: 'subscriptionQuantity.typed'; text: string };
export type SubscriptionEvent =
  | FactsChanged<keyof SubscriptionFacts>
  | RetryEvent
  | PageOutdated
  | SubscriptionChoiceEvent
  | { type: 'subscription.requested' }
  /** After it was added, to add more. */
  | { type: 'subscription.continued' }
  | WishResumed<'subscribe'>;
