import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { groceryWikiMachine } from './groceryWikiMachine.ts';

export const groceryWikiPaths = pathsOf(groceryWikiMachine, {
  inputs: { grocery: partFacts({}, { vendor: 'grocery' }) },
  events: {
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadWiki: {
      errors: lostOrRefused(),
      outputs: [{ title: 'Belanja harian', content: ['Segar setiap hari'] }],
    },
  },
});
