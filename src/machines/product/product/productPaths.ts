import { summary } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { productMachine } from './productMachine.ts';

export const productPaths = pathsOf(productMachine, {
  inputs: { product: { productId: 'A-01', query: {} } },
  events: {
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    productReloadRequested: { type: 'product.reloadRequested' },
    productOutdated: { type: 'product.outdated' },
    productDestinationChangedToNone: { type: 'product.destinationChanged', geolocation: null },
    productDestinationChanged: {
      type: 'product.destinationChanged',
      geolocation: { latitude: -6.2, longitude: 106.8 },
    },
    productOptionRequestedOfShown: { type: 'product.optionRequested', itemSku: 'A-01' },
    productOptionRequested: { type: 'product.optionRequested', itemSku: 'A-02' },
    productPlaceChanged: { type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' },
    productPlaceChangedToNone: { type: 'product.placeChanged', pickupPointCode: null, fulfilment: null },
  },
  actors: {
    loadSummary: {
      errors: lostOrRefused(),
      outputs: { asked: summary({ itemSku: 'A-01' }), other: summary({ itemSku: 'A-02' }) },
    },
  },
  abstract: ({ summary: shown, productId, query, failure }) => [
    shown?.itemSku,
    productId,
    query.pickupPointCode,
    failure !== null,
  ],
});
