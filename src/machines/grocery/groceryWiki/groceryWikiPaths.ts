import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { groceryWikiMachine } from './groceryWikiMachine.ts';

export const groceryWikiPaths = pathsOf(groceryWikiMachine, {
  inputs: [partFacts({}, { vendor: 'grocery' })],
  events: [{ type: 'wiki.retryRequested' }],
  actors: { loadWiki: { outputs: [{ title: 'Belanja harian', content: ['Segar setiap hari'] }] } },
});
