import { singleCombo } from '#src/services/promo/combo/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { comboMachine } from './comboMachine.ts';

const tagged = (itemSku = 'A-01') => partFacts({ itemSku, tags: ['COMBO'] });
const combo = singleCombo.parse({
  id: 'combo-1',
  name: 'Paket',
  items: [
    { itemSku: 'B-01', pickupPointCode: 'PP-2', name: 'B', price: 40, comboPrice: 30, selected: true },
    { itemSku: 'C-01', pickupPointCode: 'PP-3', name: 'C', price: 20, comboPrice: 15 },
    { itemSku: 'D-01', name: 'D', price: 9, comboPrice: 8, available: false, selected: true },
    { itemSku: 'A-01', pickupPointCode: 'PP-1', name: 'A', price: 100, comboPrice: 90, primary: true },
  ],
});

export const comboPaths = pathsOf(comboMachine, {
  inputs: { item: tagged() },
  events: {
    factsChangedToOtherItem: { type: 'facts.changed', facts: tagged('A-02') },
    factsChangedUntagged: { type: 'facts.changed', facts: partFacts() },
    comboItemToggled: { type: 'combo.itemToggled', itemSku: 'B-01' },
    comboItemToggledOfShown: { type: 'combo.itemToggled', itemSku: 'A-01' },
    comboAddRequested: { type: 'combo.addRequested', mode: 'MODAL' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: { loadCombo: { errors: lostOrRefused(), outputs: { combo, none: null } } },
});
