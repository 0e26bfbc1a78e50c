// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { reviewImagesMachine } from '#src/machines/reviews/reviewImages/reviewImagesMachine.ts';
import { reviewImagesPaths } from '#src/machines/reviews/reviewImages/reviewImagesPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadImages'],
  systemId: 'reviewImages',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/reviewImages.md', import.meta.url));

test('reviewImages, walk 1: 3 steps to none', () => {
  const reviewImages = drive(reviewImagesMachine, {
    ...options,
    input: reviewImagesPaths.inputs.item,
  });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.resolve('loadImages', {
    data: [{ id: 'I-1', thumbnail: '/t.webp', full: '/f.webp', picture: null, reviewId: 'R-1' }],
    paging: { page: 1, total_item: 2 },
  });
  expect(reviewImages.value()).toEqual('ready');
  reviewImages.send({ type: 'more.requested' });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.resolve('loadImages', { data: [], paging: { page: 1, total_item: 0 } });
  expect(reviewImages.value()).toEqual('none');
  expect(reviewImages.told()).toEqual([]);
  expect(reviewImages.record()).toEqual(records.get('walk 1: 3 steps to none'));
});

test('reviewImages, walk 2: 6 steps to loading', () => {
  const reviewImages = drive(reviewImagesMachine, {
    ...options,
    input: reviewImagesPaths.inputs.item,
  });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.reject('loadImages', lost());
  expect(reviewImages.value()).toEqual('unreached');
  reviewImages.send({ type: 'retry.requested' });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.reject('loadImages', refused(null, 500));
  expect(reviewImages.value()).toEqual('failed');
  reviewImages.send({ type: 'retry.requested' });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.reject('loadImages', lost());
  expect(reviewImages.value()).toEqual('unreached');
  reviewImages.send({ type: 'network.returned' });
  expect(reviewImages.value()).toEqual('loading');
  expect(reviewImages.told()).toEqual([]);
  expect(reviewImages.record()).toEqual(records.get('walk 2: 6 steps to loading'));
});

test('reviewImages, walk 3: starts in none', () => {
  const reviewImages = drive(reviewImagesMachine, {
    ...options,
    input: reviewImagesPaths.inputs.nothing,
  });
  expect(reviewImages.value()).toEqual('none');
  expect(reviewImages.told()).toEqual([]);
  expect(reviewImages.record()).toEqual(records.get('walk 3: starts in none'));
});

test('reviewImages, walk 4: 4 steps to ready', () => {
  const reviewImages = drive(reviewImagesMachine, {
    ...options,
    input: reviewImagesPaths.inputs.item,
  });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.resolve('loadImages', {
    data: [{ id: 'I-1', thumbnail: '/t.webp', full: '/f.webp', picture: null, reviewId: 'R-1' }],
    paging: { page: 1, total_item: 2 },
  });
  expect(reviewImages.value()).toEqual('ready');
  reviewImages.send({ type: 'more.requested' });
  expect(reviewImages.value()).toEqual('loading');
  reviewImages.resolve('loadImages', {
    data: [{ id: 'I-2', thumbnail: '/t.webp', full: '/f.webp', picture: null, reviewId: 'R-1' }],
    paging: { page: 1, total_item: 2 },
  });
  expect(reviewImages.value()).toEqual('ready');
  reviewImages.send({ type: 'more.requested' });
  expect(reviewImages.value()).toEqual('ready');
  expect(reviewImages.told()).toEqual([]);
  expect(reviewImages.record()).toEqual(records.get('walk 4: 4 steps to ready'));
});
