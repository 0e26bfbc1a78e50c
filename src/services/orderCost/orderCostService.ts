import type { QuickCheckoutBody } from '../cart/contract.ts';
import type { Backend } from '../http/backend.ts';
import { orderCost, type OrderCost } from './contract.ts';

/** What a purchase would cost now; asking writes nothing. [COST-01] */
export function createOrderCostService(backend: Backend) {
  return {
    ofPurchase: (body: QuickCheckoutBody, signal?: AbortSignal): Promise<OrderCost> =>
      backend.write('POST', '/retail/order-costs', orderCost, { body, signal }),
  };
}
