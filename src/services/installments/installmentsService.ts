import type { Backend } from '../http/backend.ts';
import { installmentOffers, type InstallmentOffer } from './contract.ts';

/** How a product can be paid by the month. [API-11] */
export function createInstallmentsService(backend: Backend) {
  return {
    offers: (id: string, signal?: AbortSignal): Promise<InstallmentOffer[]> =>
      backend.read(`/product-detail/products/${encodeURIComponent(id)}/installments`, installmentOffers, {
        signal,
      }),
  };
}
