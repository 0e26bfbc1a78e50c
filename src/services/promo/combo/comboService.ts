import type { Backend } from '../../http/backend.ts';
import { readCombo, type SingleCombo } from './contract.ts';

/** Products bought together with a product. [API-23] */
export function createComboService(backend: Backend) {
  return {
    /** Null where the product is in no combo that runs. */
    combo: (id: string, signal?: AbortSignal): Promise<SingleCombo | null> =>
      backend.call(readCombo, { id, signal }),
  };
}
