import { arrived, summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { fulfilmentMachine } from './fulfilmentMachine.ts';

const product = { itemSku: 'A-01' };

export const fulfilmentPaths = pathsOf(fulfilmentMachine, {
  inputs: { none: undefined },
  events: {
    summaryArrived: arrived(summary(product)),
    summaryArrivedUnavailable: arrived(summary({ ...product, pickup: 'UNAVAILABLE' })),
    summaryArrivedOnPickup: arrived(summary({ ...product, type: 'BOPIS' })),
    summaryArrivedWithStoreClosed: arrived(summary({ ...product, storeClose: { delayShipping: false } })),
    summaryArrivedAnew: arrived(summary(product), { isSame: true }),
    fulfilmentChosenPickup: { type: 'fulfilment.chosen', fulfilment: 'PICKUP' },
    fulfilmentChosenDelivery: { type: 'fulfilment.chosen', fulfilment: 'DELIVERY' },
  },
  actors: {},
});
