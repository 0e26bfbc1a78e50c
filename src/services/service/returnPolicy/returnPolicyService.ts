import type { Backend } from '../../http/backend.ts';
import { returnPolicy } from './contract.ts';

/** What can be sent back. [API-70] */
export function createReturnPolicyService(backend: Backend) {
  return {
    policy: (itemSku: string, signal?: AbortSignal) =>
      backend.read(`/return/sku-items/${encodeURIComponent(itemSku)}/return-policy`, returnPolicy, {
        signal,
      }),
  };
}
