import type { Backend } from '../../http/backend.ts';
import { singleCombo, type SingleCombo } from './contract.ts';

/** What a product is bought together with. [API-23] */
export function createComboService(backend: Backend) {
  return {
    /** Null where the product is in no combo that runs. */
    combo: (id: string, signal?: AbortSignal): Promise<SingleCombo | null> =>
      backend.read(`/product/products/${encodeURIComponent(id)}/single-combo`, singleCombo, { signal }),
  };
}
