// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { priceSummaryMachine } from '#src/machines/buying/priceSummary/priceSummaryMachine.ts';
import { priceSummaryPaths } from '#src/machines/buying/priceSummary/priceSummaryPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['waitFor', 'loadPriceSummary'],
  systemId: 'priceSummary',
};
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
});

test('priceSummary, walk 5: 2 steps to set.unpriced', () => {
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
});
