// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { bagMachine } from '#src/machines/bag/bag/bagMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadBag'],
  systemId: 'bag',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/bag.md', import.meta.url));

test('bag, walk 1: 8 steps to ready', () => {
  const bag = drive(bagMachine, {
    ...options,
    input: { vendor: 'retail' },
  });
  expect(bag.value()).toEqual('loading');
  bag.send({ type: 'bag.counted', totalItems: 2 });
  expect(bag.value()).toEqual('ready');
  bag.send({ type: 'bag.refreshRequested', vendor: 'grocery' });
  expect(bag.value()).toEqual('loading');
  bag.send({ type: 'bag.addOutlived', isAdded: true, vendor: 'retail', name: 'Barang Uji' });
  bag.resolve('loadBag', { totalItems: 1, subtotal: null, notKept: 0 });
  expect(bag.value()).toEqual('ready');
  bag.send({ type: 'bag.refreshRequested', vendor: 'grocery' });
  expect(bag.value()).toEqual('loading');
  bag.reject('loadBag', lost());
  expect(bag.value()).toEqual('unreached');
  bag.send({ type: 'network.returned' });
  expect(bag.value()).toEqual('loading');
  bag.reject('loadBag', refused(null, 500));
  expect(bag.value()).toEqual('ready');
  expect(bag.told()).toEqual([]);
  expect(bag.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(bag.record()).toEqual(records.get('walk 1: 8 steps to ready'));
});

test('bag, walk 2: 3 steps to loading', () => {
  const bag = drive(bagMachine, {
    ...options,
    input: { vendor: 'retail' },
  });
  expect(bag.value()).toEqual('loading');
  bag.send({ type: 'bag.counted', totalItems: 2 });
  expect(bag.value()).toEqual('ready');
  bag.send({ type: 'bag.addOutlived', isAdded: true, vendor: 'retail', name: 'Barang Uji' });
  expect(bag.value()).toEqual('loading');
  bag.send({ type: 'bag.addOutlived', isAdded: false, vendor: 'retail', name: 'Barang Uji' });
  expect(bag.value()).toEqual('loading');
  expect(bag.told()).toEqual([]);
  expect(bag.toToast.map(({ type }) => type)).toEqual(['toast.shown', 'toast.shown']);
  expect(bag.record()).toEqual(records.get('walk 2: 3 steps to loading'));
});
