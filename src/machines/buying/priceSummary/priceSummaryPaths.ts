import { priceSummary } from '#src/services/product/contract.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { priceSummaryMachine } from './priceSummaryMachine.ts';

const shown = {
  type: 'quantity.itemShown',
  itemSku: 'A-01',
  pickupPointCode: 'PP-1',
  quantity: null,
  purchasable: true,
} as const;

export const priceSummaryPaths = pathsOf(priceSummaryMachine, {
  inputs: [{ isPriced: true }, { isPriced: false }],
  events: [
    shown,
    { ...shown, purchasable: false },
    { type: 'quantity.bounded', maximum: 2, isPickup: false },
    { type: 'quantity.bounded', maximum: 1, isPickup: true },
    { type: 'quantity.stepped', by: 1 },
    { type: 'quantity.stepped', by: -1 },
    { type: 'quantity.typed', text: '2' },
    { type: 'quantity.typed', text: 'x' },
    { type: 'quantity.drafted', text: '2' },
    { type: 'quantity.drafted', text: 'x' },
    { type: 'quantity.accepted' },
    { type: 'retry.requested' },
    { type: 'network.returned' },
    { type: 'price.refreshRequested' },
  ],
  actors: {
    waitFor: { outputs: [undefined] },
    loadPriceSummary: {
      errors: lostOrRefused(),
      outputs: [priceSummary.parse({ price: { offered: 100, listed: 100, discount: 0 } })],
    },
  },
  abstract: ({ isPriced, summary, issue, quantity, maximum, itemSku }) => [
    isPriced,
    summary !== null,
    issue,
    // Beyond the bounds that are tried every quantity is alike.
    quantity === null ? null : Math.min(quantity, 3),
    maximum,
    itemSku,
  ],
});
