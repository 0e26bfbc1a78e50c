import type { CallArea } from '../../http/call.ts';
import { refusedGroceries, refusedOrder } from '../../bag/bag/calls.ts';
import { groceryAddBody } from '../../bag/bag/contract.ts';
import { BEGUN } from '../../subscription/subscription/calls.ts';
import * as contract from './contract.ts';

/** Costs of a purchase before it is made. */
export const orderCostCalls = {
  tag: 'Order costs',
  contract,
  calls: {
    costOrder: {
      ...contract.costOrder,
      summary:
        'What an order of its own for one item, or each delivery of a subscription, would cost now, as lines that add up; nothing is written.',
      ids: ['COST-01', 'COST-02', 'COST-03', 'COST-20'],
      body: contract.orderCostBody,
      ofProduct: true,
      refusals: { ...refusedOrder, 400: [...(refusedOrder[400] ?? []), ...BEGUN] },
      isSearch: true,
    },
    costGroceryOrder: {
      ...contract.costGroceryOrder,
      summary: 'What groceries would cost by themselves now, in their slot; nothing is written.',
      ids: ['COST-01', 'COST-02', 'COST-03'],
      body: groceryAddBody,
      ofProduct: true,
      refusals: refusedGroceries,
      isSearch: true,
    },
  },
} satisfies CallArea;
