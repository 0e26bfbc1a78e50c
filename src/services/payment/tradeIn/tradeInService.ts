import type { TradeInDevice } from '#src/domain/payment/tradeIn.ts';
import type { Backend } from '../../http/backend.ts';
import {
  categoryInfo,
  tradeInEligibility,
  tradeInEstimate,
  type TradeInCategory,
  type TradeInEligibility,
  type TradeInEstimate,
} from './contract.ts';

const below = (id: string) => `/trade-in/products/${encodeURIComponent(id)}`;

/** Something old for something new. An estimate writes nothing. [API-29, API-30, TRADEIN-05] */
export function createTradeInService(backend: Backend) {
  return {
    eligibility: (id: string, signal?: AbortSignal): Promise<TradeInEligibility> =>
      backend.read(below(id), tradeInEligibility, { signal }),
    /** The field `subcategories`, and no other. [TRADEIN-02] */
    categories: async (productSku: string, signal?: AbortSignal): Promise<TradeInCategory[]> =>
      (await backend.read(`${below(productSku)}/category-info`, categoryInfo, { signal })).subcategories,
    estimate: (id: string, device: TradeInDevice, signal?: AbortSignal): Promise<TradeInEstimate> =>
      backend.write('POST', `${below(id)}/_estimate`, tradeInEstimate, { body: device, signal }),
  };
}
