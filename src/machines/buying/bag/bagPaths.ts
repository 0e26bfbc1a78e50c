import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { bagMachine } from './bagMachine.ts';

export const bagPaths = pathsOf(bagMachine, {
  inputs: [{ vendor: 'retail' }],
  events: [
    { type: 'bag.counted', totalItems: 2 },
    { type: 'bag.refreshRequested', vendor: 'grocery' },
    { type: 'network.returned' },
  ],
  actors: {
    loadBag: { errors: lostOrRefused(), outputs: [{ totalItems: 1, subtotal: null, notKept: 0 }] },
  },
});
