import type { Backend } from '../../http/backend.ts';
import { serviceable } from '../fulfilment/serviceable.ts';
import {
  destinationQuery,
  listShippingOptions,
  type ShippingOption,
  type ShippingRequest,
} from './contract.ts';

/** Ways to the visitor's destination. [API-13] */
export function createShippingService(backend: Backend) {
  return {
    /** Rejects with a code of the shipping catalogue when no way leads there. */
    options: async (request: ShippingRequest, signal?: AbortSignal): Promise<ShippingOption[]> =>
      serviceable(
        await backend.call(listShippingOptions, {
          id: request.itemSku,
          query: {
            qty: request.quantity,
            pickupPointCode: request.pickupPointCode,
            ...destinationQuery(request.destination),
          },
          signal,
        }),
      ),
  };
}
