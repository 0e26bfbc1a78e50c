import type { WholesaleTier } from '#src/domain/wholesale.ts';
import type { Backend } from '../http/backend.ts';
import { productCards } from '../recommendation/contract.ts';
import { freeGift, singleCombo, wholesaleTiers, type FreeGift, type SingleCombo } from './contract.ts';

/** What a product is bought together with, what comes free, and what many cost. [API-15, API-23, API-24] */
export function createBundlesService(backend: Backend) {
  const part = encodeURIComponent;
  return {
    /** Null where the product is in no combo that runs. */
    combo: (id: string, signal?: AbortSignal): Promise<SingleCombo | null> =>
      backend.read(`/product/products/${part(id)}/single-combo`, singleCombo, { signal }),
    /** Null where nothing is given. */
    freeGift: (id: string, signal?: AbortSignal): Promise<FreeGift | null> =>
      backend.read(`/product-detail/products/${part(id)}/free-gift`, freeGift, { signal }),
    wholesale: (id: string, signal?: AbortSignal): Promise<WholesaleTier[]> =>
      backend.read(`/product/products/${part(id)}/wholesale`, wholesaleTiers, { signal }),
    /** Rupiah by item sku; what is not sold is left out. [API-27] */
    prices: async (itemSkus: readonly string[], signal?: AbortSignal): Promise<Record<string, number>> => {
      const cards = await backend.read('/product/products/_basic', productCards, {
        query: { sku: itemSkus },
        signal,
      });
      return Object.fromEntries(cards.map(({ itemSku, price }) => [itemSku, price.offered]));
    },
  };
}
