import type { Destination } from '#src/domain/destination.ts';
import type { Backend } from '../http/backend.ts';
import { shippingSummary, type ShippingSummary } from './contract.ts';

/** Delivery of a product. [API-14] */
export function createFulfilmentService(backend: Backend) {
  return {
    /** Of so many pieces, to a destination, from a pickup point. */
    shippingSummary: (
      id: string,
      pickupPointCode: string,
      destination: Destination,
      quantity: number,
      signal?: AbortSignal,
    ): Promise<ShippingSummary> => {
      const { subdistrict, district, city, postalCode, geolocation } = destination;
      return backend.read(
        `/product-detail/products/${encodeURIComponent(id)}/shipping-summary`,
        shippingSummary,
        {
          query: { qty: quantity, pickupPointCode, subdistrict, district, city, postalCode, ...geolocation },
          signal,
        },
      );
    },
  };
}
export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
