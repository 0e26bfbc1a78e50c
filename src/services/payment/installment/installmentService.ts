import type { Backend } from '../../http/backend.ts';
import {
  installmentDetail,
  installmentEstimation,
  installmentOffers,
  installmentTenors,
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
const part = encodeURIComponent;

/**
 * How a product can be paid by the month. Below `product-detail` the marketplace says what it offers and what that costs,
 * below `product` what can be chosen of one payment method. [API-11, API-12, API-21, API-22, INSTALL-04]
 */
export function createInstallmentService(backend: Backend) {
  return {
    offers: ({ itemSku, quantity }: InstallmentOrder, signal?: AbortSignal): Promise<InstallmentOffer[]> =>
      backend.read(`/product-detail/products/${part(itemSku)}/installments`, installmentOffers, {
        query: { qty: quantity },
        signal,
      }),
    tenors: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentTenor[]> =>
      backend.read(`/product/products/${part(itemSku)}/installments`, installmentTenors, {
        query: { paymentMethod, qty: quantity },
        signal,
      }),
    detail: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentDetail> =>
      backend.read(
        `/product-detail/products/${part(itemSku)}/installment/${part(paymentMethod)}`,
        installmentDetail,
        { query: { qty: quantity }, signal },
      ),
    estimation: (
      { itemSku, quantity }: InstallmentOrder,
      paymentMethod: string,
      signal?: AbortSignal,
    ): Promise<InstallmentEstimation> =>
      backend.read(`/product/products/${part(itemSku)}/installments/estimation`, installmentEstimation, {
        query: { paymentMethod, qty: quantity },
        signal,
      }),
  };
}
