import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { installmentMachine } from './installmentMachine.ts';

const tagged = (itemSku = 'A-01') => partFacts({ itemSku, tags: ['INSTALLMENT'] });

export const installmentPaths = pathsOf(installmentMachine, {
  inputs: { item: tagged() },
  events: {
    factsChanged: { type: 'facts.changed', facts: tagged('A-01') },
    factsChangedToOtherItem: { type: 'facts.changed', facts: tagged('A-02') },
    factsChangedUntagged: { type: 'facts.changed', facts: partFacts() },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: { load: { errors: lostOrRefused(), outputs: [[{ type: 'CC', lowestMonthly: 10_000 }], []] } },
});
