import type { Backend } from '../../http/backend.ts';
import { readFreeGift, type FreeGift } from './contract.ts';

/** Free gifts of a product. [API-15] */
export function createFreeGiftService(backend: Backend) {
  return {
    /** Null where nothing is given. */
    freeGift: (id: string, signal?: AbortSignal): Promise<FreeGift | null> =>
      backend.call(readFreeGift, { id, signal }),
  };
}
