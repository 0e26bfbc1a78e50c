import type { Backend } from '../../http/backend.ts';
import { freeGift, type FreeGift } from './contract.ts';

/** What comes free with a product. [API-15] */
export function createFreeGiftService(backend: Backend) {
  return {
    /** Null where nothing is given. */
    freeGift: (id: string, signal?: AbortSignal): Promise<FreeGift | null> =>
      backend.read(`/product-detail/products/${encodeURIComponent(id)}/free-gift`, freeGift, { signal }),
  };
}
