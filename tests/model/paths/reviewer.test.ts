// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { reviewerMachine } from '#src/machines/reviews/reviewer/reviewerMachine.ts';
import { reviewerPaths } from '#src/machines/reviews/reviewer/reviewerPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadReviewer', 'loadMore'],
  systemId: 'reviewer',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/reviewer.md', import.meta.url));

const loadReviewerOutputMany = endOf(reviewerPaths.actors.loadReviewer.outputs, 'many');
const loadMoreOutput = endOf(reviewerPaths.actors.loadMore.outputs);
const loadReviewerOutputOne = endOf(reviewerPaths.actors.loadReviewer.outputs, 'one');

test('reviewer, walk 1: 21 steps to adding', () => {
  const reviewer = drive(reviewerMachine, options);
  expect(reviewer.value()).toEqual('idle');
  reviewer.send({ type: 'reviewer.needed', id: 'U-1' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.resolve('loadReviewer', loadReviewerOutputMany);
  expect(reviewer.value()).toEqual('ready');
  reviewer.send({ type: 'more.requested' });
  expect(reviewer.value()).toEqual('adding');
  reviewer.resolve('loadMore', loadMoreOutput);
  expect(reviewer.value()).toEqual('ready');
  reviewer.send({ type: 'reviewer.needed', id: 'U-2' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.reject('loadReviewer', lost());
  expect(reviewer.value()).toEqual('unreached');
  reviewer.send({ type: 'retry.requested' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.reject('loadReviewer', refused(null, 500));
  expect(reviewer.value()).toEqual('failed');
  reviewer.send({ type: 'retry.requested' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.reject('loadReviewer', refused('REVIEWER_NOT_FOUND', 404));
  expect(reviewer.value()).toEqual('nobody');
  reviewer.send({ type: 'reviewer.needed', id: 'U-1' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.reject('loadReviewer', lost());
  expect(reviewer.value()).toEqual('unreached');
  reviewer.send({ type: 'network.returned' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.resolve('loadReviewer', loadReviewerOutputMany);
  expect(reviewer.value()).toEqual('ready');
  reviewer.send({ type: 'more.requested' });
  expect(reviewer.value()).toEqual('adding');
  reviewer.reject('loadMore', lost());
  expect(reviewer.value()).toEqual('moreUnreached');
  reviewer.send({ type: 'retry.requested' });
  expect(reviewer.value()).toEqual('adding');
  reviewer.reject('loadMore', refused(null, 500));
  expect(reviewer.value()).toEqual('moreFailed');
  reviewer.send({ type: 'retry.requested' });
  expect(reviewer.value()).toEqual('adding');
  reviewer.reject('loadMore', lost());
  expect(reviewer.value()).toEqual('moreUnreached');
  reviewer.send({ type: 'network.returned' });
  expect(reviewer.value()).toEqual('adding');
  expect(reviewer.told()).toEqual([]);
  expect(reviewer.record()).toEqual(records.get('walk 1: 21 steps to adding'));
});

test('reviewer, walk 2: 3 steps to ready', () => {
  const reviewer = drive(reviewerMachine, options);
  expect(reviewer.value()).toEqual('idle');
  reviewer.send({ type: 'reviewer.needed', id: 'U-1' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.resolve('loadReviewer', loadReviewerOutputMany);
  expect(reviewer.value()).toEqual('ready');
  reviewer.send({ type: 'reviewer.needed', id: 'U-1' });
  expect(reviewer.value()).toEqual('ready');
  expect(reviewer.told()).toEqual([]);
  expect(reviewer.record()).toEqual(records.get('walk 2: 3 steps to ready'));
});

test('reviewer, walk 3: 3 steps to ready', () => {
  const reviewer = drive(reviewerMachine, options);
  expect(reviewer.value()).toEqual('idle');
  reviewer.send({ type: 'reviewer.needed', id: 'U-1' });
  expect(reviewer.value()).toEqual('loading');
  reviewer.resolve('loadReviewer', loadReviewerOutputOne);
  expect(reviewer.value()).toEqual('ready');
  reviewer.send({ type: 'more.requested' });
  expect(reviewer.value()).toEqual('ready');
  expect(reviewer.told()).toEqual([]);
  expect(reviewer.record()).toEqual(records.get('walk 3: 3 steps to ready'));
});
