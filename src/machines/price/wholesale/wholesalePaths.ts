import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { wholesaleMachine } from './wholesaleMachine.ts';

const tagged = (itemSku = 'A-01', quantity = 1) => partFacts({ itemSku, tags: ['WHOLESALE'] }, { quantity });

export const wholesalePaths = pathsOf(wholesaleMachine, {
  inputs: { item: tagged() },
  events: {
    factsChangedOfThree: { type: 'facts.changed', facts: tagged('A-01', 3) },
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
        [
          { minQty: 3, maxQty: null, price: 90 },
          { minQty: 1, maxQty: 2, price: 100 },
        ],
        [],
      ],
    },
  },
});
