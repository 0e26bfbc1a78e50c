import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { tradeInMachine } from './tradeInMachine.ts';

export const tradeInPaths = pathsOf(tradeInMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    load: {
      errors: lostOrRefused(),
      outputs: [
        { eligible: true, maxPrice: 2_000_000 },
        { eligible: false, maxPrice: null },
      ],
    },
  },
});
