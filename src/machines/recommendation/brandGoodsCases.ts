import { partFacts } from '../paths/exampleFacts.ts';
import { lostOrRefused } from '../paths/failures.ts';
import { cardsOf } from './exampleCards.ts';

/** The cases of the parts that show goods by brand. */
export const brandGoodsCases = {
  events: {
    factsChanged: { type: 'facts.changed' as const, facts: partFacts() },
    recommendationFollowed: { type: 'recommendation.followed' as const, itemSku: 'B-01', traceId: 'T-1' },
    retryRequested: { type: 'retry.requested' as const },
    networkReturned: { type: 'network.returned' as const },
  },
  actors: {
    loadGoods: {
      errors: lostOrRefused(),
      outputs: {
        none: [],
        goods: [{ brand: { name: 'Rimba', slug: 'rimba' }, products: cardsOf(['B-01']) }],
      },
    },
  },
};
