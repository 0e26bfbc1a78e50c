import { expect, test } from 'vitest';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { ItemLoaderContext } from '#src/machines/protocol/itemLoader.ts';
import { wholesaleMachine } from '#src/machines/price/wholesale/wholesaleMachine.ts';
import { wholesalePaths } from '#src/machines/price/wholesale/wholesalePaths.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const tiers = [
  { minQty: 3, maxQty: null, price: 90 },
  { minQty: 1, maxQty: 2, price: 100 },
];
const tagged = (itemSku = 'A-01', quantity = 1) => partFacts({ itemSku, tags: ['WHOLESALE'] }, { quantity });
const options = { actors: ['load'], systemId: 'wholesale', input: tagged() };

const loadedBy = (part: Driven) => part.context<ItemLoaderContext<WholesaleTier[]>>().loaded;

test('wholesale: every transition', () => {
  expectEveryTransition(wholesalePaths);
});

test('[WHOLESALE-03, TAG-12] tiers are asked for with the tag, and without it nothing is sent', () => {
  expect(drive(wholesaleMachine, options).inputOf('load')).toEqual({ itemSku: 'A-01' });
  for (const input of [partFacts(), { ...partFacts(), item: null }]) {
    const part = drive(wholesaleMachine, { ...options, input });
    expect(part.waiting()).toEqual([]);
    expect(part.snapshot().hasTag('empty')).toBe(true);
  }
});

test('[WHOLESALE-01] sorts tiers by quantity, and another quantity loads nothing', () => {
  const part = drive(wholesaleMachine, options);
  part.resolve('load', tiers);
  expect(loadedBy(part)).toMatchObject([{ minQty: 1 }, { minQty: 3 }]);
  part.send({ type: 'facts.changed', facts: tagged('A-01', 4) });
  expect(part.waiting()).toEqual([]);
  expect(loadedBy(part)).toHaveLength(2);
});

test('[WHOLESALE-01] those that begin with as many pieces stay in the order they came', () => {
  const part = drive(wholesaleMachine, options);
  part.resolve(
    'load',
    [90, 95, 80].map((price) => ({ minQty: 3, maxQty: null, price })),
  );
  expect(loadedBy(part)?.map(({ price }) => price)).toEqual([90, 95, 80]);
});

test('loads the tiers of another item, and shows the former until an answer or a failure', () => {
  const part = drive(wholesaleMachine, options);
  part.resolve('load', tiers);
  part.send({ type: 'facts.changed', facts: tagged('A-02') });
  expect(part.inputOf('load')).toEqual({ itemSku: 'A-02' });
  expect(loadedBy(part)).toHaveLength(2);
  part.reject('load');
  expect(loadedBy(part)).toBeNull();
});

test('[WHOLESALE-04] tiers that cannot be loaded are empty', () => {
  const part = drive(wholesaleMachine, options);
  part.reject('load');
  expect(loadedBy(part)).toBeNull();
  expect(part.snapshot().hasTag('empty')).toBe(true);
});
