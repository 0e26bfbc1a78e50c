// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { returnPolicyMachine } from '#src/machines/service/returnPolicy/returnPolicyMachine.ts';
import { returnPolicyPaths } from '#src/machines/service/returnPolicy/returnPolicyPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'returnPolicy',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/returnPolicy.md', import.meta.url));

test('returnPolicy, walk 1: 27 steps to failed', () => {
  const returnPolicy = drive(returnPolicyMachine, {
    ...options,
    input: returnPolicyPaths.inputs.item,
  });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.send(returnPolicyPaths.events.factsChangedToOtherItem);
  returnPolicy.send(returnPolicyPaths.events.factsChangedUntagged);
  expect(returnPolicy.value()).toEqual('none');
  returnPolicy.send({ type: 'page.outdated' });
  returnPolicy.send(returnPolicyPaths.events.factsChanged);
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send({ type: 'page.outdated' });
  expect(returnPolicy.value()).toEqual('refreshing');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send(returnPolicyPaths.events.factsChangedToOtherItem);
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: false, days: null, reasons: [], buyerPays: null });
  expect(returnPolicy.value()).toEqual('none');
  returnPolicy.send(returnPolicyPaths.events.factsChanged);
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.reject('load', lost());
  expect(returnPolicy.value()).toEqual('unreached');
  returnPolicy.send({ type: 'retry.requested' });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.reject('load', refused(null, 500));
  expect(returnPolicy.value()).toEqual('failed');
  returnPolicy.send({ type: 'retry.requested' });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.reject('load', lost());
  expect(returnPolicy.value()).toEqual('unreached');
  returnPolicy.send({ type: 'network.returned' });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send({ type: 'page.outdated' });
  expect(returnPolicy.value()).toEqual('refreshing');
  returnPolicy.resolve('load', { returnable: false, days: null, reasons: [], buyerPays: null });
  expect(returnPolicy.value()).toEqual('none');
  returnPolicy.send(returnPolicyPaths.events.factsChangedToOtherItem);
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send({ type: 'page.outdated' });
  expect(returnPolicy.value()).toEqual('refreshing');
  returnPolicy.reject('load', lost());
  expect(returnPolicy.value()).toEqual('unreached');
  returnPolicy.send(returnPolicyPaths.events.factsChanged);
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send({ type: 'page.outdated' });
  expect(returnPolicy.value()).toEqual('refreshing');
  returnPolicy.reject('load', refused(null, 500));
  expect(returnPolicy.value()).toEqual('failed');
  expect(returnPolicy.told()).toEqual([]);
  expect(returnPolicy.record()).toEqual(records.get('walk 1: 27 steps to failed'));
});

test('returnPolicy, walk 2: 2 steps to ready', () => {
  const returnPolicy = drive(returnPolicyMachine, {
    ...options,
    input: returnPolicyPaths.inputs.item,
  });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] });
  expect(returnPolicy.value()).toEqual('ready');
  returnPolicy.send(returnPolicyPaths.events.factsChanged);
  expect(returnPolicy.value()).toEqual('ready');
  expect(returnPolicy.told()).toEqual([]);
  expect(returnPolicy.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('returnPolicy, walk 3: 2 steps to loading', () => {
  const returnPolicy = drive(returnPolicyMachine, {
    ...options,
    input: returnPolicyPaths.inputs.item,
  });
  expect(returnPolicy.value()).toEqual('loading');
  returnPolicy.resolve('load', { returnable: false, days: null, reasons: [], buyerPays: null });
  expect(returnPolicy.value()).toEqual('none');
  returnPolicy.send({ type: 'page.outdated' });
  expect(returnPolicy.value()).toEqual('loading');
  expect(returnPolicy.told()).toEqual([]);
  expect(returnPolicy.record()).toEqual(records.get('walk 3: 2 steps to loading'));
});
