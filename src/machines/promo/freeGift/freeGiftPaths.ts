import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { freeGiftMachine, type LoadedGift } from './freeGiftMachine.ts';

const tagged = (itemSku = 'A-01', quantity: number | null = 2) =>
  partFacts({ itemSku, tags: ['FREE_GIFT'] }, { quantity });
const item = (itemSku: string, pickupPointCode = 'PP-1') => ({
  itemSku,
  pickupPointCode,
  pickupPointName: '',
  name: itemSku,
  attributes: [],
  imageUrl: '',
  picture: null,
  groupId: '',
  selected: false,
});
const loaded: LoadedGift = {
  gift: {
    id: 'gift-1',
    type: 'AMOUNT',
    complimentaryItems: [item('G-01'), item('G-02'), item('G-02', 'PP-2'), item('G-03')],
    maxNoOfFreeSkus: 2,
    allStore: false,
    eligible: false,
    minimum: 100,
    neededQuantity: 2,
  },
  terms: ['Selama persediaan ada.'],
};

export const freeGiftPaths = pathsOf(freeGiftMachine, {
  inputs: { item: tagged() },
  events: {
    factsChangedOfOne: { type: 'facts.changed', facts: tagged('A-01', 1) },
    factsChangedToOtherItem: { type: 'facts.changed', facts: tagged('A-02') },
    factsChangedUntagged: { type: 'facts.changed', facts: partFacts() },
    freeGiftSelected: { type: 'freeGift.selected', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] },
    freeGiftRestored: { type: 'freeGift.restored', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] },
    freeGiftToggled: { type: 'freeGift.toggled', pair: { itemSku: 'G-01', pickupPointCode: 'PP-1' } },
    freeGiftAutoSelectRequested: { type: 'freeGift.autoSelectRequested' },
    freeGiftReset: { type: 'freeGift.reset' },
    freeGiftRefreshRequested: { type: 'freeGift.refreshRequested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadFreeGift: { errors: lostOrRefused(), outputs: { gift: loaded, none: { gift: null, terms: [] } } },
  },
});
