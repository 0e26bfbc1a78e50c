import type { Backend } from '../../http/backend.ts';
import { listNamedProducts } from '../../recommendation/recommendation/contract.ts';

/** Price of each option of a product. */
export function createOptionPricesService(backend: Backend) {
  return {
    /** Rupiah by item sku; what is not sold is left out. [API-27] */
    prices: async (itemSkus: readonly string[], signal?: AbortSignal): Promise<Record<string, number>> => {
      const cards = await backend.call(listNamedProducts, {
        query: { sku: itemSkus },
        signal,
      });
      return Object.fromEntries(cards.map(({ itemSku, price }) => [itemSku, price.offered]));
    },
  };
}
