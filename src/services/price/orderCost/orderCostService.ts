import type { Backend } from '../../http/backend.ts';
import { costGroceryOrder, costOrder, type OrderCost, type PurchaseBody } from './contract.ts';

/** Cost of a purchase now; the call writes nothing. [COST-01] */
export function createOrderCostService(backend: Backend) {
  return {
    ofPurchase: ({ vendor, body }: PurchaseBody, signal?: AbortSignal): Promise<OrderCost> =>
      vendor === 'grocery'
        ? backend.call(costGroceryOrder, { body, signal })
        : backend.call(costOrder, { body, signal }),
  };
}
