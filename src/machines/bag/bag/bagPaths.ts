import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { bagMachine } from './bagMachine.ts';

export const bagPaths = pathsOf(bagMachine, {
  inputs: { retail: { vendor: 'retail' } },
  events: {
    bagCounted: { type: 'bag.counted', totalItems: 2 },
    bagRefreshRequested: { type: 'bag.refreshRequested', vendor: 'grocery' },
    bagAddOutlived: { type: 'bag.addOutlived', isAdded: true, vendor: 'retail', name: 'Barang Uji' },
    bagAddOutlivedInVain: { type: 'bag.addOutlived', isAdded: false, vendor: 'retail', name: 'Barang Uji' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadBag: { errors: lostOrRefused(), outputs: [{ totalItems: 1, subtotal: null, notKept: 0 }] },
  },
});
