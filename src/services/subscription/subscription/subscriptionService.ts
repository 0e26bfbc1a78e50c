import type { SubscriptionBenefit } from '#src/domain/subscription/subscription.ts';
import type { Backend } from '../../http/backend.ts';
import {
  subscriptionBenefit,
  subscriptionDetail,
  subscriptionPlace,
  subscriptionTaken,
  type SubscriptionCartBody,
  type SubscriptionDetail,
  type SubscriptionPlace,
  type SubscriptionPlaceBody,
  type SubscriptionTaken,
} from './contract.ts';

const productPath = (itemSku: string) => `/subscription/products/${encodeURIComponent(itemSku)}`;

/** Subscriptions: what is offered, and what is put into the subscription bag or into a bundle. [API-36..40] */
export function createSubscriptionService(backend: Backend) {
  return {
    detail: (itemSku: string, signal?: AbortSignal): Promise<SubscriptionDetail> =>
      backend.read(productPath(itemSku), subscriptionDetail, { signal }),
    benefit: (itemSku: string, signal?: AbortSignal): Promise<SubscriptionBenefit> =>
      backend.read(`${productPath(itemSku)}/benefit`, subscriptionBenefit, { signal }),
    /** A question, though it is posted: nothing is written. */
    nearestPickupPoint: (body: SubscriptionPlaceBody, signal?: AbortSignal): Promise<SubscriptionPlace> =>
      backend.write('POST', '/subscription/subscriptions/calculateNearestPickupPoint', subscriptionPlace, {
        body,
        signal,
      }),
    add: (body: SubscriptionCartBody): Promise<SubscriptionTaken> =>
      backend.write('POST', '/subscription/carts', subscriptionTaken, {
        intent: `subscribe ${body.itemSku}`,
        body,
      }),
    join: (
      bundleId: string,
      body: Pick<SubscriptionCartBody, 'itemSku' | 'pickupPointCode' | 'quantity'>,
    ): Promise<SubscriptionTaken> =>
      backend.write('POST', `/subscription/bundles/${encodeURIComponent(bundleId)}`, subscriptionTaken, {
        intent: `join ${bundleId}`,
        body,
      }),
  };
}
