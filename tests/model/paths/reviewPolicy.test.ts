// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { reviewPolicyMachine } from '#src/machines/reviews/reviewPolicy/reviewPolicyMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadPolicy'],
  systemId: 'reviewPolicy',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/reviewPolicy.md', import.meta.url));

test('reviewPolicy, walk 1: 1 step to ready', () => {
  const reviewPolicy = drive(reviewPolicyMachine, options);
  expect(reviewPolicy.value()).toEqual('loading');
  reviewPolicy.resolve('loadPolicy', ['Jujur']);
  expect(reviewPolicy.value()).toEqual('ready');
  expect(reviewPolicy.told()).toEqual([]);
  expect(reviewPolicy.record()).toEqual(records.get('walk 1: 1 step to ready'));
});

test('reviewPolicy, walk 2: 6 steps to loading', () => {
  const reviewPolicy = drive(reviewPolicyMachine, options);
  expect(reviewPolicy.value()).toEqual('loading');
  reviewPolicy.reject('loadPolicy', lost());
  expect(reviewPolicy.value()).toEqual('unreached');
  reviewPolicy.send({ type: 'retry.requested' });
  expect(reviewPolicy.value()).toEqual('loading');
  reviewPolicy.reject('loadPolicy', refused(null, 500));
  expect(reviewPolicy.value()).toEqual('failed');
  reviewPolicy.send({ type: 'retry.requested' });
  expect(reviewPolicy.value()).toEqual('loading');
  reviewPolicy.reject('loadPolicy', lost());
  expect(reviewPolicy.value()).toEqual('unreached');
  reviewPolicy.send({ type: 'network.returned' });
  expect(reviewPolicy.value()).toEqual('loading');
  expect(reviewPolicy.told()).toEqual([]);
  expect(reviewPolicy.record()).toEqual(records.get('walk 2: 6 steps to loading'));
});
