import { RECOMMENDATION_PAGE_SIZE } from '#src/domain/shell/limits.ts';
import type { Shell } from '#src/domain/page/route.ts';
import type { Backend } from '../../http/backend.ts';
import {
  recommendEndlessly,
  readBrandProducts,
  listBrandProducts,
  readBrandAds,
  listBrandAds,
  listNamedProducts,
  type BrandGoods,
  type ProductCard,
  type RecommendedCard,
} from './contract.ts';
import { traced } from './traced.ts';

/** Further recommendations of a product, beside the first list. [API-27, API-34, API-35, API-88, API-104, API-105] */
export function createDiscoveryService(backend: Backend) {
  return {
    /** One page of the endless list, counted from 0; an empty one is its end. [LIMIT-17, LIMIT-18] */
    endless: async (itemSku: string, page: number, signal?: AbortSignal): Promise<RecommendedCard[]> => {
      const body = { page, size: RECOMMENDATION_PAGE_SIZE, itemSku };
      const { data, withTrace } = await traced((onHeaders) =>
        backend.call(recommendEndlessly, { body, onHeaders, signal }),
      );
      return withTrace(data);
    },
    /** Other goods of the product's brand; the newer shell asks by the second version. [RECO-07] */
    ofBrand: async (itemSku: string, shell: Shell, signal?: AbortSignal): Promise<BrandGoods[]> => {
      const isNewer = shell === 'newer';
      const { data, withTrace } = await traced(async (onHeaders) => {
        const options = { query: { itemSku }, onHeaders, signal };
        if (isNewer) {
          return backend.call(readBrandProducts, options);
        }
        const products = await backend.call(listBrandProducts, options);
        return { brand: null, products };
      });
      return [{ brand: data.brand, products: withTrace(data.products) }];
    },
    /** Paid placements of brands, each card marked as sponsored. [RECO-08] */
    brandAds: async (itemSku: string, shell: Shell, signal?: AbortSignal): Promise<BrandGoods[]> => {
      const isNewer = shell === 'newer';
      const { data, withTrace } = await traced(async (onHeaders) => {
        const options = { query: { itemSku }, onHeaders, signal };
        if (isNewer) return backend.call(readBrandAds, options);
        const products = await backend.call(listBrandAds, options);
        return [{ brand: null, products }];
      });
      return data.map(({ brand, products }) => ({
        brand,
        products: withTrace(products).map((card) => ({ ...card, sponsored: true })),
      }));
    },
    /** Cards of products by their SKUs, in their order; what is no longer known is left out. [RECENT-04] */
    basic: (skus: readonly string[], signal?: AbortSignal): Promise<ProductCard[]> =>
      backend.call(listNamedProducts, { query: { sku: skus }, signal }),
  };
}
