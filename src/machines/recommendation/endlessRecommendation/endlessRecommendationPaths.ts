import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { cardsOf } from '../exampleCards.ts';
import { endlessRecommendationMachine } from './endlessRecommendationMachine.ts';

export const endlessRecommendationPaths = pathsOf(endlessRecommendationMachine, {
  inputs: { item: partFacts(), none: { ...partFacts(), item: null } },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    moreRequested: { type: 'more.requested' },
    recommendationFollowed: { type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadPages: {
      errors: lostOrRefused(),
      outputs: {
        page: { products: cardsOf(['B-01', 'B-02']), nextPage: 1, isEnd: false },
        others: { products: cardsOf(['B-02', 'B-03']), nextPage: 2, isEnd: false },
        all: { products: cardsOf(['B-01']), nextPage: 1, isEnd: true },
        end: { products: [], nextPage: 3, isEnd: true },
      },
    },
  },
});
