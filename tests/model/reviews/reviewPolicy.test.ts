import { expect, test } from 'vitest';
import { reviewPolicyMachine } from '#src/machines/reviews/reviewPolicy/reviewPolicyMachine.ts';
import { reviewPolicyPaths } from '#src/machines/reviews/reviewPolicy/reviewPolicyPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

test('reviewPolicy: every transition', () => {
  expectEveryTransition(reviewPolicyPaths);
});

test('[REVIEW-20] a retry loads a refused policy, the returned network a lost one', () => {
  const part = drive(reviewPolicyMachine, { actors: ['loadPolicy'], systemId: 'reviewPolicy' });
  part.reject('loadPolicy', refused(null, 500));
  part.send({ type: 'network.returned' });
  expect(part.waiting()).toEqual([]);
  expect(part.snapshot().hasTag('failed')).toBe(true);
  part.send({ type: 'retry.requested' });
  part.reject('loadPolicy', lost());
  part.send({ type: 'network.returned' });
  part.resolve('loadPolicy', ['Jujur']);
  expect(part.context()).toEqual({ policy: ['Jujur'] });
});
