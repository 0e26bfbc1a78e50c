import type { CallArea } from '../calls/call.ts';
import { refusedOrder } from '../cart/calls.ts';
import { quickCheckoutBody } from '../cart/contract.ts';
import * as contract from './contract.ts';

/** What a purchase costs before it is made. */
export const orderCostCalls: CallArea = {
  tag: 'Order costs',
  contract,
  calls: [
    {
      method: 'POST',
      path: '/retail/order-costs',
      summary:
        'What an order of its own for one item would cost now, as lines that add up; nothing is written.',
      ids: ['COST-01', 'COST-02', 'COST-03'],
      body: quickCheckoutBody,
      answer: contract.orderCost,
      ofProduct: true,
      refusals: refusedOrder,
    },
  ],
};
