import type { Backend } from '../http/backend.ts';
import { destinationQuery, shippingOptions, type ShippingOption, type ShippingRequest } from './contract.ts';

/** Ways to the visitor's destination. [API-13] */
export function createShippingService(backend: Backend) {
  return {
    /** Rejects with a code of the shipping catalogue when no way leads there. */
    options: (request: ShippingRequest, signal?: AbortSignal): Promise<ShippingOption[]> =>
      backend.read(
        `/product-detail/products/${encodeURIComponent(request.itemSku)}/shipping`,
        shippingOptions,
        {
          query: {
            qty: request.quantity,
            pickupPointCode: request.pickupPointCode,
            ...destinationQuery(request.destination),
          },
          signal,
        },
      ),
  };
}
