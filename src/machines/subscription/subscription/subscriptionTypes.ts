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

/** The page's facts that it receives. */
export type SubscriptionFacts = Pick<
  PartFacts,
  'item' | 'isMember' | 'destination' | 'isDestinationKnown' | 'quantity'
>;
export type SubscribeWish = Extract<LoginWish, { kind: 'subscribe' }>;

/** The visitor's choices. [SUBS-02] */
export interface SubscriptionChoice {
  /** Subscribing, rather than buying once. [TAG-21] */
  isSubscribing: boolean;
  period: SubscriptionPeriod | null;
  /** Number of deliveries of a new subscription. */
  frequency: number;
  /** Pieces of one delivery, as typed. */
  quantity: number;
  /** The running subscription to join; null for a new one. [SUBS-10] */
  bundleId: string | null;
}
/** The reason why a subscription was refused by the marketplace, or not sent. [SUBS-12] */
export type SubscriptionFault = SubscriptionError | 'PERIOD_MISSING' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM';
export interface SubscriptionFailure {
  fault: SubscriptionFault;
  /** Seconds until the next attempt, after one that came too early. */
  retryAfterSeconds: number | null;
}
export interface SubscriptionContext {
  /** The shown item if it can be subscribed to; null otherwise. */
  itemSku: string | null;
  /** The pickup point of a single purchase. */
  pickupPointCode: string;
  /** The subscription is sent from another place, which must be found. [TAG-22] */
  needsPlace: boolean;
  address: CartDestination;
  /** True when `address` is the visitor's own; false while a member's may still come. [ADDRESS-11] */
  isAddressSettled: boolean;
  isMember: boolean | null;
  /** Pieces of a single purchase on the page. */
  pageQuantity: number;
  detail: SubscriptionDetail | null;
  benefit: SubscriptionBenefit | null;
  chosen: SubscriptionChoice;
  place: SubscriptionPlace | null;
  error: SubscriptionFailure | null;
  /** The last accepted subscription, with the running one it joined; null after another choice. */
  added: { taken: SubscriptionTaken; bundleId: string | null } | null;
  /** The wish to send, after the gate let it through at once or after a login. */
  wish: SubscribeWish | null;
  /** The press was made on this page, which shows the answer; after a login a toast does. */
  isPressed: boolean;
}
export interface LoadedSubscription {
  detail: SubscriptionDetail;
  benefit: SubscriptionBenefit;
}
/** A request to the bag, or to a running subscription. */
export type SubscriptionCall =
  | { bundleId: null; body: SubscriptionCartBody }
  | { bundleId: string; body: Pick<SubscriptionCartBody, 'itemSku' | 'pickupPointCode' | 'quantity'> };

/** Choices of the visitor; each clears the former error. [SUBS-12] */
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
  /** The visitor wants to add another one. */
  | { type: 'subscription.continued' }
  | WishResumed<'subscribe'>;
