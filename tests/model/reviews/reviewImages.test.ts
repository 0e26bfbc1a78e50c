import { expect, test } from 'vitest';
import {
  reviewImagesMachine,
  type ReviewImagesContext,
} from '#src/machines/reviews/reviewImages/reviewImagesMachine.ts';
import { reviewImagesPaths } from '#src/machines/reviews/reviewImages/reviewImagesPaths.ts';
import * as contract from '#src/services/reviews/reviews/contract.ts';
import { drive, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const images = (ids: readonly string[], total: number) =>
  contract.reviewImages.parse({
    data: ids.map((id) => ({ id, reviewId: 'R-1', thumbnail: '/t.webp', full: '/f.webp' })),
    paging: { page: 1, total_item: total },
  });
const opened = () =>
  drive(reviewImagesMachine, {
    actors: ['loadImages'],
    systemId: 'reviewImages',
    input: partFacts({ itemSku: 'A-01' }),
  });

test('reviewImages: every transition', () => {
  expectEveryTransition(reviewImagesPaths);
});

test('[REVIEW-17, LIMIT-05] pages follow each other until all are there, none twice', () => {
  const part = opened();
  expect(part.inputOf('loadImages')).toEqual({ itemSku: 'A-01', page: 1 });
  part.resolve('loadImages', images(['I-1', 'I-2'], 3));
  part.send({ type: 'more.requested' });
  expect(part.inputOf('loadImages')).toEqual({ itemSku: 'A-01', page: 2 });
  part.reject('loadImages', refused(null, 500));
  part.send({ type: 'retry.requested' });
  expect(part.inputOf('loadImages')).toEqual({ itemSku: 'A-01', page: 2 });
  part.resolve('loadImages', images(['I-2', 'I-3'], 3));
  expect(part.context<ReviewImagesContext>().images.map(({ id }) => id)).toEqual(['I-1', 'I-2', 'I-3']);
  part.send({ type: 'more.requested' });
  expect(part.waiting()).toEqual([]);
});

test('[REVIEW-17] a backend that counts more pictures than it has is not asked for ever', () => {
  const part = opened();
  part.resolve('loadImages', images(['I-1'], 9));
  part.send({ type: 'more.requested' });
  part.resolve('loadImages', images([], 9));
  part.send({ type: 'more.requested' });
  expect(part.waiting()).toEqual([]);
});
