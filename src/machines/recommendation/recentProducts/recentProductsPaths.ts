import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { cardsOf } from '../exampleCards.ts';
import { recentProductsMachine } from './recentProductsMachine.ts';

const shown = partFacts({ optionSkus: ['A-01', 'A-02'] });

export const recentProductsPaths = pathsOf(recentProductsMachine, {
  inputs: { item: shown, unsettled: { ...shown, config: null } },
  events: {
    factsChanged: { type: 'facts.changed', facts: shown },
    factsChangedOtherOption: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }),
    },
    factsChangedOtherProduct: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] }),
    },
    recentNeeded: { type: 'recent.needed' },
    recommendationFollowed: { type: 'recommendation.followed', itemSku: 'B-01', traceId: null },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    keepViewed: { errors: [refused(null, 500)], outputs: { none: [], others: ['C-01', 'C-02'] } },
    loadProducts: {
      errors: lostOrRefused(),
      outputs: { none: [], cards: cardsOf(['C-01', 'C-02']) },
    },
  },
});
