import type { TradeInDevice } from '#src/domain/payment/tradeIn.ts';
import type { Backend } from '../../http/backend.ts';
import {
  readTradeIn,
  readTradeInCategories,
  estimateTradeIn,
  type TradeInCategory,
  type TradeInEligibility,
  type TradeInEstimate,
} from './contract.ts';

/** Something old for something new. An estimate writes nothing. [API-29, API-30, TRADEIN-05] */
export function createTradeInService(backend: Backend) {
  return {
    eligibility: (id: string, signal?: AbortSignal): Promise<TradeInEligibility> =>
      backend.call(readTradeIn, { id, signal }),
    /** The field `subcategories`, and no other. [TRADEIN-02] */
    categories: async (productSku: string, signal?: AbortSignal): Promise<TradeInCategory[]> =>
      (await backend.call(readTradeInCategories, { id: productSku, signal })).subcategories,
    estimate: (id: string, device: TradeInDevice, signal?: AbortSignal): Promise<TradeInEstimate> =>
      backend.call(estimateTradeIn, { id, body: device, signal }),
  };
}
