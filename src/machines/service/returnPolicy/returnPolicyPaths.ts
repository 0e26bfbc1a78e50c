import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { returnPolicyMachine } from './returnPolicyMachine.ts';

const tagged = (itemSku = 'A-01') => partFacts({ itemSku, tags: ['RETURNABLE'] });

export const returnPolicyPaths = pathsOf(returnPolicyMachine, {
  inputs: { item: tagged() },
  events: {
    factsChanged: { type: 'facts.changed', facts: tagged() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: tagged('A-02') },
    factsChangedUntagged: { type: 'facts.changed', facts: partFacts() },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    load: {
      errors: lostOrRefused(),
      outputs: [
        { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] },
        { returnable: false, days: null, reasons: [], buyerPays: null },
      ],
    },
  },
});
