// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { priceSummaryMachine } from '#src/machines/price/priceSummary/priceSummaryMachine.ts';
import { priceSummaryPaths } from '#src/machines/price/priceSummary/priceSummaryPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['waitFor', 'loadPriceSummary'],
  systemId: 'priceSummary',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/priceSummary.md', import.meta.url));

test('priceSummary, walk 1: 25 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send(priceSummaryPaths.events.summaryArrivedUnbuyable);
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  priceSummary.send({ type: 'quantity.typed', text: '2' });
  priceSummary.send({ type: 'quantity.accepted' });
  priceSummary.send({ type: 'price.refreshRequested' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.resolve('loadPriceSummary', {
    price: { offered: 100, listed: 100, discount: 0, cashback: null },
    vouchersApplied: [],
    vouchers: [],
    wholesale: [],
    item: null,
  });
  expect(priceSummary.value()).toEqual({ set: 'priced' });
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.reject('loadPriceSummary', lost());
  expect(priceSummary.value()).toEqual({ set: 'unreached' });
  priceSummary.send({ type: 'retry.requested' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.reject('loadPriceSummary', refused(null, 500));
  expect(priceSummary.value()).toEqual({ set: 'failed' });
  priceSummary.send({ type: 'retry.requested' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  priceSummary.send({ type: 'quantity.typed', text: '2' });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'quantity.drafted', text: '2' });
  priceSummary.resolve('waitBeforePricing');
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.reject('waitBeforePricing', new Error('refused'));
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.reject('loadPriceSummary', lost());
  expect(priceSummary.value()).toEqual({ set: 'unreached' });
  priceSummary.send({ type: 'network.returned' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual([
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
  ]);
  expect(priceSummary.record()).toEqual(records.get('walk 1: 25 steps to set.loading'));
});

test('priceSummary, walk 2: 2 steps to set.unpriced', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: false },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 2: 2 steps to set.unpriced'));
});

test('priceSummary, walk 3: 2 steps to set.unpriced', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: false },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  priceSummary.send({ type: 'price.refreshRequested' });
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 3: 2 steps to set.unpriced'));
});

test('priceSummary, walk 4: 3 steps to set.unpriced', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: false },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 4: 3 steps to set.unpriced'));
});

test('priceSummary, walk 5: 2 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 5: 2 steps to set.loading'));
});

test('priceSummary, walk 6: 2 steps to set.unpriced', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: false },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  priceSummary.send({ type: 'quantity.typed', text: '2' });
  expect(priceSummary.value()).toEqual({ set: 'unpriced' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 6: 2 steps to set.unpriced'));
});

test('priceSummary, walk 7: 2 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.typed', text: 'x' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 7: 2 steps to set.loading'));
});

test('priceSummary, walk 8: 3 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  priceSummary.send({ type: 'quantity.drafted', text: '2' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 8: 3 steps to set.loading'));
});

test('priceSummary, walk 9: 3 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  priceSummary.send({ type: 'quantity.drafted', text: 'x' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 9: 3 steps to set.loading'));
});

test('priceSummary, walk 10: 2 steps to unset', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(priceSummary.value()).toEqual('unset');
  expect(priceSummary.told()).toEqual([]);
  expect(priceSummary.record()).toEqual(records.get('walk 10: 2 steps to unset'));
});

test('priceSummary, walk 11: 3 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 11: 3 steps to set.loading'));
});

test('priceSummary, walk 12: 4 steps to set.waiting', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 12: 4 steps to set.waiting'));
});

test('priceSummary, walk 13: 4 steps to set.loading', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  priceSummary.send({ type: 'quantity.stepped', by: -1 });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  expect(priceSummary.told()).toEqual(['quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 13: 4 steps to set.loading'));
});

test('priceSummary, walk 14: 4 steps to set.waiting', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'quantity.typed', text: 'x' });
  priceSummary.send({ type: 'quantity.typed', text: '2' });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  expect(priceSummary.told()).toEqual([
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
    'quantity.changed',
  ]);
  expect(priceSummary.record()).toEqual(records.get('walk 14: 4 steps to set.waiting'));
});

test('priceSummary, walk 15: 3 steps to set.waiting', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.resolve('loadPriceSummary', {
    price: { offered: 100, listed: 100, discount: 0, cashback: null },
    vouchersApplied: [],
    vouchers: [],
    wholesale: [],
    item: null,
  });
  expect(priceSummary.value()).toEqual({ set: 'priced' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 15: 3 steps to set.waiting'));
});

test('priceSummary, walk 16: 4 steps to set.unreached', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'price.refreshRequested' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.reject('loadPriceSummary', lost());
  expect(priceSummary.value()).toEqual({ set: 'unreached' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 16: 4 steps to set.unreached'));
});

test('priceSummary, walk 17: 4 steps to set.failed', () => {
  const priceSummary = drive(priceSummaryMachine, {
    ...options,
    input: { isPriced: true },
  });
  expect(priceSummary.value()).toEqual('unset');
  priceSummary.send(priceSummaryPaths.events.summaryArrived);
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.send({ type: 'quantity.stepped', by: 1 });
  expect(priceSummary.value()).toEqual({ set: 'waiting' });
  priceSummary.send({ type: 'price.refreshRequested' });
  expect(priceSummary.value()).toEqual({ set: 'loading' });
  priceSummary.reject('loadPriceSummary', refused(null, 500));
  expect(priceSummary.value()).toEqual({ set: 'failed' });
  expect(priceSummary.told()).toEqual(['quantity.changed', 'quantity.changed', 'quantity.changed']);
  expect(priceSummary.record()).toEqual(records.get('walk 17: 4 steps to set.failed'));
});
