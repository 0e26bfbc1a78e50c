import { pathsOf } from '../../paths/machinePaths.ts';
import { fulfilmentMachine } from './fulfilmentMachine.ts';

const types = (pickup: 'AVAILABLE' | 'UNAVAILABLE') => ({
  delivery: { status: 'AVAILABLE' as const },
  pickup: { status: pickup },
  selected: null,
});

export const fulfilmentPaths = pathsOf(fulfilmentMachine, {
  inputs: [undefined],
  events: [
    { type: 'fulfilment.loaded', types: types('AVAILABLE'), startsOnPickup: false, isStoreClosed: false },
    { type: 'fulfilment.loaded', types: types('UNAVAILABLE'), startsOnPickup: false, isStoreClosed: false },
    { type: 'fulfilment.loaded', types: types('AVAILABLE'), startsOnPickup: true, isStoreClosed: false },
    { type: 'fulfilment.loaded', types: types('AVAILABLE'), startsOnPickup: false, isStoreClosed: true },
    { type: 'fulfilment.chosen', fulfilment: 'PICKUP' },
    { type: 'fulfilment.chosen', fulfilment: 'DELIVERY' },
  ],
  actors: {},
});
