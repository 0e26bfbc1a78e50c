// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { tradeInMachine } from '#src/machines/payment/tradeIn/tradeInMachine.ts';
import { tradeInPaths } from '#src/machines/payment/tradeIn/tradeInPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'tradeIn',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/tradeIn.md', import.meta.url));

test('tradeIn, walk 1: 24 steps to failed', () => {
  const tradeIn = drive(tradeInMachine, {
    ...options,
    input: tradeInPaths.inputs.item,
  });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.send(tradeInPaths.events.factsChangedToOtherItem);
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('refreshing');
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send(tradeInPaths.events.factsChanged);
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.resolve('load', { eligible: false, maxPrice: null });
  expect(tradeIn.value()).toEqual('none');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.reject('load', lost());
  expect(tradeIn.value()).toEqual('unreached');
  tradeIn.send({ type: 'retry.requested' });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.reject('load', refused(null, 500));
  expect(tradeIn.value()).toEqual('failed');
  tradeIn.send({ type: 'retry.requested' });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.reject('load', lost());
  expect(tradeIn.value()).toEqual('unreached');
  tradeIn.send({ type: 'network.returned' });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('refreshing');
  tradeIn.resolve('load', { eligible: false, maxPrice: null });
  expect(tradeIn.value()).toEqual('none');
  tradeIn.send(tradeInPaths.events.factsChangedToOtherItem);
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('refreshing');
  tradeIn.reject('load', lost());
  expect(tradeIn.value()).toEqual('unreached');
  tradeIn.send(tradeInPaths.events.factsChanged);
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('refreshing');
  tradeIn.reject('load', refused(null, 500));
  expect(tradeIn.value()).toEqual('failed');
  expect(tradeIn.told()).toEqual([]);
  expect(tradeIn.record()).toEqual(records.get('walk 1: 24 steps to failed'));
});

test('tradeIn, walk 2: 1 step to none', () => {
  const tradeIn = drive(tradeInMachine, {
    ...options,
    input: tradeInPaths.inputs.nothing,
  });
  expect(tradeIn.value()).toEqual('none');
  tradeIn.send({ type: 'page.outdated' });
  expect(tradeIn.value()).toEqual('none');
  expect(tradeIn.told()).toEqual([]);
  expect(tradeIn.record()).toEqual(records.get('walk 2: 1 step to none'));
});

test('tradeIn, walk 3: 2 steps to ready', () => {
  const tradeIn = drive(tradeInMachine, {
    ...options,
    input: tradeInPaths.inputs.item,
  });
  expect(tradeIn.value()).toEqual('loading');
  tradeIn.resolve('load', { eligible: true, maxPrice: 2000000 });
  expect(tradeIn.value()).toEqual('ready');
  tradeIn.send(tradeInPaths.events.factsChanged);
  expect(tradeIn.value()).toEqual('ready');
  expect(tradeIn.told()).toEqual([]);
  expect(tradeIn.record()).toEqual(records.get('walk 3: 2 steps to ready'));
});
