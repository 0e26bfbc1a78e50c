import { summary } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { productMachine } from './productMachine.ts';

export const productPaths = pathsOf(productMachine, {
  inputs: [{ productId: 'A-01', query: {} }],
  events: [
    { type: 'retry.requested' },
    { type: 'network.returned' },
    { type: 'product.reloadRequested' },
    { type: 'product.destinationChanged', geolocation: null },
    { type: 'product.destinationChanged', geolocation: { latitude: -6.2, longitude: 106.8 } },
    { type: 'product.optionRequested', itemSku: 'A-01' },
    { type: 'product.optionRequested', itemSku: 'A-02' },
    { type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' },
    { type: 'product.placeChanged', pickupPointCode: null, fulfilment: null },
  ],
  actors: {
    loadSummary: {
      errors: lostOrRefused(),
      outputs: [summary({ itemSku: 'A-01' }), summary({ itemSku: 'A-02' })],
    },
  },
  abstract: ({ summary: shown, productId, query, failure }) => [
    shown?.itemSku,
    productId,
    query.pickupPointCode,
    failure !== null,
  ],
});
