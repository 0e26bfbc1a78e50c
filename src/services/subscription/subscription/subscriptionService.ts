import type { SubscriptionBenefit } from '#src/domain/subscription/subscription.ts';
import type { Backend } from '../../http/backend.ts';
import {
  readSubscription,
  readSubscriptionBenefit,
  findSubscriptionPlace,
  subscribe,
  joinBundle,
  type SubscriptionCartBody,
  type SubscriptionDetail,
  type SubscriptionPlace,
  type SubscriptionPlaceBody,
  type SubscriptionTaken,
} from './contract.ts';

/** Subscriptions: what is offered, and what is put into the subscription bag or into a bundle. [API-36..40] */
export function createSubscriptionService(backend: Backend) {
  return {
    detail: (itemSku: string, signal?: AbortSignal): Promise<SubscriptionDetail> =>
      backend.call(readSubscription, { id: itemSku, signal }),
    benefit: (itemSku: string, signal?: AbortSignal): Promise<SubscriptionBenefit> =>
      backend.call(readSubscriptionBenefit, { id: itemSku, signal }),
    /** A question, though it is posted: nothing is written. */
    nearestPickupPoint: (body: SubscriptionPlaceBody, signal?: AbortSignal): Promise<SubscriptionPlace> =>
      backend.call(findSubscriptionPlace, {
        body,
        signal,
      }),
    add: (body: SubscriptionCartBody): Promise<SubscriptionTaken> =>
      backend.call(subscribe, {
        intent: `subscribe ${body.itemSku}`,
        body,
      }),
    join: (
      bundleId: string,
      body: Pick<SubscriptionCartBody, 'itemSku' | 'pickupPointCode' | 'quantity'>,
    ): Promise<SubscriptionTaken> =>
      backend.call(joinBundle, { id: bundleId, intent: `join ${bundleId}`, body }),
  };
}
