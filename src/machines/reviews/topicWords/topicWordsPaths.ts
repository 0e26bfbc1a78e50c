import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { topicWordsMachine } from './topicWordsMachine.ts';

export const topicWordsPaths = pathsOf(topicWordsMachine, {
  notShown: 'The filters of the review list show its words.',
  inputs: { item: partFacts() },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: { load: { errors: lostOrRefused(), outputs: [[{ id: 'size', label: 'Ukuran' }], []] } },
});
