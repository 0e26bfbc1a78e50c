import type { Backend } from '../../http/backend.ts';
import {
  listInstallmentOffers,
  listInstallmentTenors,
  readInstallmentDetail,
  estimateInstallment,
  type InstallmentDetail,
  type InstallmentEstimation,
  type InstallmentOffer,
  type InstallmentTenor,
} from './contract.ts';

/** What is bought: an item, and how many pieces of it. */
export interface InstallmentOrder {
  itemSku: string;
  quantity: number;
}

/**
 * How a product can be paid by the month. Below `product-detail` the marketplace says what it offers and what that costs,
 * below `product` what can be chosen of one payment method. [API-11, API-12, API-21, API-22, INSTALL-04]
 */
export function createInstallmentService(backend: Backend) {
  return {
    offers: ({ itemSku, quantity }: InstallmentOrder, signal?: AbortSignal): Promise<InstallmentOffer[]> =>
      backend.call(listInstallmentOffers, { id: itemSku, query: { qty: quantity }, signal }),
    tenors: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentTenor[]> =>
      backend.call(listInstallmentTenors, { id: itemSku, query: { paymentMethod, qty: quantity }, signal }),
    detail: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentDetail> =>
      backend.call(readInstallmentDetail, { id: itemSku, paymentMethod, query: { qty: quantity }, signal }),
    estimation: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentEstimation> =>
      backend.call(estimateInstallment, { id: itemSku, query: { paymentMethod, qty: quantity }, signal }),
  };
}
