import { pathsOf } from '../../paths/machinePaths.ts';
import { fulfilmentMachine } from './fulfilmentMachine.ts';

const types = (pickup: 'AVAILABLE' | 'UNAVAILABLE') => ({
  delivery: { status: 'AVAILABLE' as const },
  pickup: { status: pickup },
  selected: null,
});

export const fulfilmentPaths = pathsOf(fulfilmentMachine, {
  inputs: { none: undefined },
  events: {
    fulfilmentLoaded: {
      type: 'fulfilment.loaded',
      types: types('AVAILABLE'),
      startsOnPickup: false,
      isStoreClosed: false,
    },
    fulfilmentLoadedUnavailable: {
      type: 'fulfilment.loaded',
      types: types('UNAVAILABLE'),
      startsOnPickup: false,
      isStoreClosed: false,
    },
    fulfilmentLoadedOnPickup: {
      type: 'fulfilment.loaded',
      types: types('AVAILABLE'),
      startsOnPickup: true,
      isStoreClosed: false,
    },
    fulfilmentLoadedWithStoreClosed: {
      type: 'fulfilment.loaded',
      types: types('AVAILABLE'),
      startsOnPickup: false,
      isStoreClosed: true,
    },
    fulfilmentChosenPickup: { type: 'fulfilment.chosen', fulfilment: 'PICKUP' },
    fulfilmentChosenDelivery: { type: 'fulfilment.chosen', fulfilment: 'DELIVERY' },
  },
  actors: {},
});
