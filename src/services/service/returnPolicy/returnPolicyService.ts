import type { Backend } from '../../http/backend.ts';
import { readReturnPolicy } from './contract.ts';

/** Returns of a product. [API-70] */
export function createReturnPolicyService(backend: Backend) {
  return {
    policy: (itemSku: string, signal?: AbortSignal) =>
      backend.call(readReturnPolicy, { id: itemSku, signal }),
  };
}
