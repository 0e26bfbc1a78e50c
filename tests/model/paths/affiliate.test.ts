// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { affiliateMachine } from '#src/machines/member/affiliate/affiliateMachine.ts';
import { affiliatePaths } from '#src/machines/member/affiliate/affiliatePaths.ts';
import { lost } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['openSession'],
  systemId: 'affiliate',
};
test('affiliate, walk 1: 3 steps to told', () => {
  const affiliate = drive(affiliateMachine, {
    ...options,
    input: affiliatePaths.inputs.item,
  });
  expect(affiliate.value()).toEqual('waiting');
  affiliate.send(affiliatePaths.events.factsChangedToOther);
  affiliate.send({ type: 'affiliate.visited', affiliateId: 'AF1234' });
  expect(affiliate.value()).toEqual('opening');
  affiliate.resolve('openSession', true);
  expect(affiliate.value()).toEqual('told');
  expect(affiliate.told()).toEqual([]);
});

test('affiliate, walk 2: 2 steps to told', () => {
  const affiliate = drive(affiliateMachine, {
    ...options,
    input: affiliatePaths.inputs.item,
  });
  expect(affiliate.value()).toEqual('waiting');
  affiliate.send({ type: 'affiliate.visited', affiliateId: 'AF1234' });
  expect(affiliate.value()).toEqual('opening');
  affiliate.reject('openSession', lost());
  expect(affiliate.value()).toEqual('told');
  expect(affiliate.told()).toEqual([]);
});

test('affiliate, walk 3: 2 steps to opening', () => {
  const affiliate = drive(affiliateMachine, {
    ...options,
    input: affiliatePaths.inputs.nothing,
  });
  expect(affiliate.value()).toEqual('waiting');
  affiliate.send({ type: 'affiliate.visited', affiliateId: 'AF1234' });
  affiliate.send(affiliatePaths.events.factsChangedToOther);
  expect(affiliate.value()).toEqual('opening');
  expect(affiliate.told()).toEqual([]);
});

test('affiliate, walk 4: starts in waiting', () => {
  const affiliate = drive(affiliateMachine, {
    ...options,
    input: affiliatePaths.inputs.item,
  });
  expect(affiliate.value()).toEqual('waiting');
  expect(affiliate.told()).toEqual([]);
});
