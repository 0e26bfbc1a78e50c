// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { wholesaleMachine } from '#src/machines/price/wholesale/wholesaleMachine.ts';
import { wholesalePaths } from '#src/machines/price/wholesale/wholesalePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'wholesale',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/wholesale.md', import.meta.url));

test('wholesale, walk 1: 27 steps to failed', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: wholesalePaths.inputs.item,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.send(wholesalePaths.events.factsChangedToOtherItem);
  wholesale.send(wholesalePaths.events.factsChangedUntagged);
  expect(wholesale.value()).toEqual('none');
  wholesale.send({ type: 'page.outdated' });
  wholesale.send(wholesalePaths.events.factsChangedOfThree);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send({ type: 'page.outdated' });
  expect(wholesale.value()).toEqual('refreshing');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(wholesalePaths.events.factsChangedToOtherItem);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', []);
  expect(wholesale.value()).toEqual('none');
  wholesale.send(wholesalePaths.events.factsChangedOfThree);
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('load', lost());
  expect(wholesale.value()).toEqual('unreached');
  wholesale.send({ type: 'retry.requested' });
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('load', refused(null, 500));
  expect(wholesale.value()).toEqual('failed');
  wholesale.send({ type: 'retry.requested' });
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('load', lost());
  expect(wholesale.value()).toEqual('unreached');
  wholesale.send({ type: 'network.returned' });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send({ type: 'page.outdated' });
  expect(wholesale.value()).toEqual('refreshing');
  wholesale.resolve('load', []);
  expect(wholesale.value()).toEqual('none');
  wholesale.send(wholesalePaths.events.factsChangedToOtherItem);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send({ type: 'page.outdated' });
  expect(wholesale.value()).toEqual('refreshing');
  wholesale.reject('load', lost());
  expect(wholesale.value()).toEqual('unreached');
  wholesale.send(wholesalePaths.events.factsChangedOfThree);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send({ type: 'page.outdated' });
  expect(wholesale.value()).toEqual('refreshing');
  wholesale.reject('load', refused(null, 500));
  expect(wholesale.value()).toEqual('failed');
  expect(wholesale.told()).toEqual([]);
  expect(wholesale.record()).toEqual(records.get('walk 1: 27 steps to failed'));
});

test('wholesale, walk 2: 2 steps to ready', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: wholesalePaths.inputs.item,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(wholesalePaths.events.factsChangedOfThree);
  expect(wholesale.value()).toEqual('ready');
  expect(wholesale.told()).toEqual([]);
  expect(wholesale.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('wholesale, walk 3: 2 steps to loading', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: wholesalePaths.inputs.item,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', []);
  expect(wholesale.value()).toEqual('none');
  wholesale.send({ type: 'page.outdated' });
  expect(wholesale.value()).toEqual('loading');
  expect(wholesale.told()).toEqual([]);
  expect(wholesale.record()).toEqual(records.get('walk 3: 2 steps to loading'));
});

test('wholesale, walk 4: 3 steps to unreached', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: wholesalePaths.inputs.item,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(wholesalePaths.events.factsChangedToOtherItem);
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('load', lost());
  expect(wholesale.value()).toEqual('unreached');
  expect(wholesale.told()).toEqual([]);
  expect(wholesale.record()).toEqual(records.get('walk 4: 3 steps to unreached'));
});

test('wholesale, walk 5: 3 steps to failed', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: wholesalePaths.inputs.item,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(wholesalePaths.events.factsChangedToOtherItem);
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('load', refused(null, 500));
  expect(wholesale.value()).toEqual('failed');
  expect(wholesale.told()).toEqual([]);
  expect(wholesale.record()).toEqual(records.get('walk 5: 3 steps to failed'));
});
