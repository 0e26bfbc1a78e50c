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

/** The purchase: an item and its quantity. */
export interface InstallmentOrder {
  itemSku: string;
  quantity: number;
}

/**
 * Installments of a product. Paths below `product-detail` give the offers and their costs, paths below `product` the
 * choices of one payment method. [API-11, API-12, API-21, API-22, INSTALL-04]
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
