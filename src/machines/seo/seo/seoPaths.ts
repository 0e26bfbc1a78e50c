import type { CustomUrl, SeoContent } from '#src/services/seo/seo/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { seoMachine } from './seoMachine.ts';

const CONTENT: SeoContent = {
  title: 'Koper',
  description: 'Koper kabin.',
  text: ['Ringan.'],
  keywords: ['koper'],
};
const LINKS: CustomUrl[] = [{ name: 'Koper kabin', url: '/_search?searchTerm=koper%20kabin' }];
const nothing = { ...partFacts(), item: null };

export const seoPaths = pathsOf(seoMachine, {
  inputs: { item: partFacts(), nothing },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToNothing: { type: 'facts.changed', facts: nothing },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadContent: { errors: lostOrRefused(), outputs: [CONTENT] },
    loadLinks: { errors: lostOrRefused(), outputs: [LINKS] },
  },
  notShown: 'The document brings what it would load; it runs after a navigation alone.',
  abstract: ({ url }) => url,
});
