import type { GroceryAddBody } from '#src/services/bag/bag/contract.ts';
import type { OrderCostBody } from '#src/services/price/orderCost/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { orderCostMachine, type PurchaseChanged } from './orderCostMachine.ts';

const bought = (facts: Partial<OrderCostBody> = {}): PurchaseChanged => ({
  type: 'purchase.changed',
  purchase: {
    vendor: 'retail',
    body: {
      itemSku: 'A-01',
      pickupPointCode: 'PP-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
      addOns: [],
      ...facts,
    },
    isMember: false,
    inBag: 0,
  },
});

const grocery: GroceryAddBody = {
  itemSku: 'G-01',
  pickupPointCode: 'PP-A',
  quantity: 1,
  fulfillment: 'DELIVERY',
  slotId: 'S1',
};
const inSlot: PurchaseChanged = {
  type: 'purchase.changed',
  purchase: { vendor: 'grocery', body: grocery, isMember: false, inBag: 0 },
};

const facts = (offered: number) => partFacts({ itemSku: 'A-01', offered });

export const orderCostPaths = pathsOf(orderCostMachine, {
  inputs: { shown: facts(100_000) },
  events: {
    factsChangedInSale: { type: 'facts.changed', facts: facts(60_000) },
    factsChangedAfterSale: { type: 'facts.changed', facts: facts(100_000) },
    orderCostRefreshRequested: { type: 'orderCost.refreshRequested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    watchPurchase: {
      tells: {
        one: bought(),
        two: bought({ quantity: 2 }),
        other: bought({ itemSku: 'A-02' }),
        inSlot,
        again: bought({ subscription: { period: { unit: 'MONTH', every: 1 }, frequency: 3 } }),
        nothing: { type: 'purchase.changed', purchase: null },
      },
    },
    waitFor: { outputs: [undefined] },
    waitUntil: { outputs: [undefined] },
    loadCost: {
      errors: [...lostOrRefused(), refused('SLOT_NOT_AVAILABLE', 409)],
      outputs: [
        {
          lines: [{ kind: 'PRICE', title: '', amount: 100_000, originalAmount: null }],
          quantity: 1,
          subtotal: 100_000,
          total: 100_000,
          cashback: 0,
          isShippingOpen: true,
          holdsUntil: 1000,
          deliveries: null,
          checkout: null,
        },
      ],
    },
  },
});
