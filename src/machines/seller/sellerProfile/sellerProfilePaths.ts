import * as recommendation from '#src/services/recommendation/recommendation/contract.ts';
import * as reviews from '#src/services/reviews/reviews/contract.ts';
import * as contract from '#src/services/seller/seller/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { sellerProfileMachine } from './sellerProfileMachine.ts';

const card = recommendation.productCard.parse({
  itemSku: 'A-02',
  name: 'Tas',
  imageUrl: '/t.webp',
  price: { offered: 100_000, listed: 100_000, discount: 0 },
  url: '/p/tas/A-02',
});
const review = reviews.review.parse({
  id: 'R-1',
  reviewId: 'R-1',
  likes: 4,
  author: { name: 'Sekar A.' },
  rating: 5,
  createdDate: '2026-11-01T03:00:00.000Z',
});

export const sellerProfilePaths = pathsOf(sellerProfileMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToSame: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToOther: {
      type: 'facts.changed',
      facts: partFacts({ merchant: { code: 'NDA', commissionType: 'RC' } }),
    },
    factsChangedToNothing: { type: 'facts.changed', facts: { item: null } },
    reviewsNeeded: { type: 'reviews.needed' },
    pageOutdated: { type: 'page.outdated' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadInfo: {
      outputs: [contract.merchantInfo.parse({ followed: true, followers: 10 })],
      errors: lostOrRefused(),
    },
    loadRating: { outputs: [{ rating: 4.8, count: 200 }], errors: lostOrRefused() },
    loadGoods: { outputs: [[card]], errors: lostOrRefused() },
    loadReviews: { outputs: [[review]], errors: lostOrRefused() },
  },
  // Each region's state says what has loaded.
  abstract: ({ merchantCode }) => merchantCode,
});
