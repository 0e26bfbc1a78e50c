import * as contract from '#src/services/reviews/reviews/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { reviewImagesMachine } from './reviewImagesMachine.ts';

const images = (ids: readonly string[], total: number) =>
  contract.reviewImages.parse({
    data: ids.map((id) => ({ id, reviewId: 'R-1', thumbnail: '/t.webp', full: '/f.webp' })),
    paging: { page: 1, total_item: total },
  });

export const reviewImagesPaths = pathsOf(reviewImagesMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    moreRequested: { type: 'more.requested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadImages: {
      outputs: { some: images(['I-1'], 2), last: images(['I-2'], 2), none: images([], 0) },
      errors: lostOrRefused(),
    },
  },
  abstract: ({ itemSku, images: shown, total }) => [itemSku, total, shown.length],
});
