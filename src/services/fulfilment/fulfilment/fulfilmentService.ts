import type { Destination } from '#src/domain/address/destination.ts';
import type { Backend } from '../../http/backend.ts';
import { readShippingSummary, type ShippingSummary } from './contract.ts';
import { serviceable } from './serviceable.ts';

/** Delivery of a product. [API-14] */
export function createFulfilmentService(backend: Backend) {
  return {
    /** The cheapest delivery from a pickup point to a destination; rejects with a code when there is none. */
    shippingSummary: async (
      id: string,
      pickupPointCode: string,
      destination: Destination,
      quantity: number,
      signal?: AbortSignal,
    ): Promise<ShippingSummary> => {
      const { subdistrict, district, city, postalCode, geolocation } = destination;
      return serviceable(
        await backend.call(readShippingSummary, {
          id,
          query: {
            qty: quantity,
            pickupPointCode,
            subdistrict,
            district,
            city,
            postalCode,
            ...geolocation,
          },
          signal,
        }),
      );
    },
  };
}
export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
