import { priceSummary } from '#src/services/product/product/contract.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { arrived, summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { priceSummaryMachine } from './priceSummaryMachine.ts';

export const priceSummaryPaths = pathsOf(priceSummaryMachine, {
  inputs: { priced: { isPriced: true }, unpriced: { isPriced: false } },
  events: {
    summaryArrived: arrived(summary({ itemSku: 'A-01' })),
    summaryArrivedUnbuyable: arrived(summary({ itemSku: 'A-01', tags: ['OOS'] })),
    quantityBounded: { type: 'quantity.bounded', maximum: 2, isPickup: false },
    quantityBoundedForPickup: { type: 'quantity.bounded', maximum: 1, isPickup: true },
    quantitySteppedUp: { type: 'quantity.stepped', by: 1 },
    quantitySteppedDown: { type: 'quantity.stepped', by: -1 },
    quantityTyped: { type: 'quantity.typed', text: '2' },
    quantityTypedNoNumber: { type: 'quantity.typed', text: 'x' },
    quantityDrafted: { type: 'quantity.drafted', text: '2' },
    quantityDraftedNoNumber: { type: 'quantity.drafted', text: 'x' },
    quantityAccepted: { type: 'quantity.accepted' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    priceRefreshRequested: { type: 'price.refreshRequested' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    loadPriceSummary: {
      errors: lostOrRefused(),
      outputs: [priceSummary.parse({ price: { offered: 100, listed: 100, discount: 0 } })],
    },
  },
  abstract: ({ isPriced, summary: price, issue, quantity, maximum, itemSku }) => [
    isPriced,
    price !== null,
    issue,
    // All quantities beyond the tested bounds are alike.
    quantity === null ? null : Math.min(quantity, 3),
    maximum,
    itemSku,
  ],
});
