import { partFacts } from '../paths/exampleFacts.ts';
import { lostOrRefused } from '../paths/failures.ts';
import { cardsOf } from './exampleCards.ts';

const facts = partFacts({ itemSku: 'A-01', categoryIds: ['C1'] });

/** The cases of the parts that show one list of products. */
export const recommendationCases = {
  inputs: { item: facts },
  events: {
    factsChanged: { type: 'facts.changed' as const, facts },
    recommendationFollowed: { type: 'recommendation.followed' as const, itemSku: 'B-01', traceId: null },
    retryRequested: { type: 'retry.requested' as const },
    networkReturned: { type: 'network.returned' as const },
  },
  actors: {
    loadRecommendations: { errors: lostOrRefused(), outputs: { none: [], cards: cardsOf(['B-01']) } },
  },
};
