import type { Backend } from '../http/backend.ts';
import { shippingSummary, type ShippingSummary } from './contract.ts';

/** Delivery of a product. [API-14] */
export function createFulfilmentService(backend: Backend) {
  return {
    shippingSummary: (id: string, signal?: AbortSignal): Promise<ShippingSummary> =>
      backend.read(`/product-detail/products/${encodeURIComponent(id)}/shipping-summary`, shippingSummary, {
        signal,
      }),
  };
}
export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
