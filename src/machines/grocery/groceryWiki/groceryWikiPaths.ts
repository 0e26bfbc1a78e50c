import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { groceryWikiMachine } from './groceryWikiMachine.ts';

export const groceryWikiPaths = pathsOf(groceryWikiMachine, {
  inputs: [partFacts({}, { vendor: 'grocery' })],
  events: [{ type: 'retry.requested' }, { type: 'network.returned' }],
  actors: {
    loadWiki: {
      errors: lostOrRefused(),
      outputs: [{ title: 'Belanja harian', content: ['Segar setiap hari'] }],
    },
  },
});
