import type { Service } from '#src/services/service/addOns/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { addOnsMachine } from './addOnsMachine.ts';

const service = (id: string): Service => ({
  id,
  name: id,
  price: 50_000,
  basisPoints: null,
  description: '',
  includes: [],
});

const TOLD = 'Each answer tells the add-ons that are left then; after both the same is told';

export const addOnsPaths = pathsOf(addOnsMachine, {
  inputs: { item: partFacts(), nowhere: partFacts({}, { isDestinationKnown: false }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToPickup: { type: 'facts.changed', facts: partFacts({}, { fulfilment: 'PICKUP' }) },
    factsChangedToGrocery: { type: 'facts.changed', facts: partFacts({}, { vendor: 'grocery' }) },
    addOnToggledInstallation: { type: 'addOn.toggled', addOnType: 'INSTALLATION', id: 'INST-1' },
    addOnToggledInsurance: { type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' },
    addOnsRestored: { type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] },
    addOnRefusedInstallation: { type: 'addOn.refused', addOnType: 'INSTALLATION' },
    addOnRefusedInsurance: { type: 'addOn.refused', addOnType: 'INSURANCE' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    askAvailability: { errors: lostOrRefused(), outputs: { available: true, not: false } },
    loadAddOns: {
      errors: lostOrRefused(),
      outputs: { one: [service('INST-1')], another: [service('INST-2')], none: [] },
    },
  },
  orders: {
    'installationAvailability / insuranceAvailability: messages': TOLD,
    'installationServices / insuranceAvailability: messages': TOLD,
    'installationAvailability / insuranceServices: messages': TOLD,
    'installationServices / insuranceServices: messages': TOLD,
  },
});
