// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { affiliateMachine } from '#src/machines/share/affiliate/affiliateMachine.ts';
import { affiliatePaths } from '#src/machines/share/affiliate/affiliatePaths.ts';
import { lost } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['openSession'],
  systemId: 'affiliate',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/affiliate.md', import.meta.url));

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
  expect(affiliate.record()).toEqual(records.get('walk 1: 3 steps to told'));
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
  expect(affiliate.record()).toEqual(records.get('walk 2: 2 steps to told'));
});

test('affiliate, walk 3: 2 steps to waiting', () => {
  const affiliate = drive(affiliateMachine, {
    ...options,
    input: affiliatePaths.inputs.item,
  });
  expect(affiliate.value()).toEqual('waiting');
  affiliate.send(affiliatePaths.events.factsChangedToOther);
  affiliate.send(affiliatePaths.events.factsChangedToNothing);
  expect(affiliate.value()).toEqual('waiting');
  expect(affiliate.told()).toEqual([]);
  expect(affiliate.record()).toEqual(records.get('walk 3: 2 steps to waiting'));
});
