import { productCards } from '#src/services/recommendation/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { recommendationMachine } from './recommendationMachine.ts';

const cards = productCards.parse([
  {
    itemSku: 'B-01',
    name: 'Koper',
    imageUrl: '/b.webp',
    price: { offered: 1, listed: 1, discount: 0 },
    url: '/p/koper/B-01',
  },
]);
const facts = partFacts({ itemSku: 'A-01', categoryIds: ['C1'] });

export const recommendationPaths = pathsOf(recommendationMachine, {
  inputs: { item: facts },
  events: {
    factsChanged: { type: 'facts.changed', facts },
    recommendationFollowed: { type: 'recommendation.followed', itemSku: 'B-01', traceId: null },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadRecommendations: { errors: lostOrRefused(), outputs: { none: [], cards } } },
});
