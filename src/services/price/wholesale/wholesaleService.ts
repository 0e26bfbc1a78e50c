import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { Backend } from '../../http/backend.ts';
import { listWholesaleTiers } from './contract.ts';

/** Prices of larger quantities of a product. [API-24] */
export function createWholesaleService(backend: Backend) {
  return {
    tiers: (id: string, signal?: AbortSignal): Promise<WholesaleTier[]> =>
      backend.call(listWholesaleTiers, { id, signal }),
  };
}
