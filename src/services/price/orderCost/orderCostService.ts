import type { Backend } from '../../http/backend.ts';
import { orderCost, type OrderCost, type PurchaseBody } from './contract.ts';

/** What a purchase would cost now; asking writes nothing. [COST-01] */
export function createOrderCostService(backend: Backend) {
  return {
    ofPurchase: ({ vendor, body }: PurchaseBody, signal?: AbortSignal): Promise<OrderCost> =>
      vendor === 'grocery'
        ? backend.write('POST', '/grocery/order-costs', orderCost, { body, signal })
        : backend.write('POST', '/retail/order-costs', orderCost, { body, signal }),
  };
}
