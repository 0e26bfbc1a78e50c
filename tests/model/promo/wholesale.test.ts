import { expect, test } from 'vitest';
import { wholesaleMachine, type WholesaleContext } from '#src/machines/promo/wholesale/wholesaleMachine.ts';
import { wholesalePaths } from '#src/machines/promo/wholesale/wholesalePaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const tiers = [
  { minQty: 3, maxQty: null, price: 90 },
  { minQty: 1, maxQty: 2, price: 100 },
];
const tagged = (itemSku = 'A-01', quantity = 1) => partFacts({ itemSku, tags: ['WHOLESALE'] }, { quantity });
const options = { actors: ['loadWholesale'], systemId: 'wholesale', input: tagged() };

test('wholesale: every transition', () => {
  expectEveryTransition(wholesalePaths);
});

test('[WHOLESALE-03, TAG-12] tiers are asked for with the tag, and without it nothing is sent', () => {
  expect(drive(wholesaleMachine, options).inputOf('loadWholesale')).toEqual({ itemSku: 'A-01' });
  for (const input of [partFacts(), { ...partFacts(), item: null }]) {
    const part = drive(wholesaleMachine, { ...options, input });
    expect(part.waiting()).toEqual([]);
    expect(part.snapshot().hasTag('empty')).toBe(true);
  }
});

test('[WHOLESALE-01] they stand in the order of their quantities, and follow the quantity', () => {
  const part = drive(wholesaleMachine, options);
  part.resolve('loadWholesale', tiers);
  expect(part.context<WholesaleContext>()).toMatchObject({
    tiers: [{ minQty: 1 }, { minQty: 3 }],
    quantity: 1,
  });
  part.send({ type: 'facts.changed', facts: tagged('A-01', 4) });
  expect(part.waiting()).toEqual([]);
  expect(part.context<WholesaleContext>().quantity).toBe(4);
});

test('another item’s are asked for; the former’s stay until they have come, and go when they do not', () => {
  const part = drive(wholesaleMachine, options);
  part.resolve('loadWholesale', tiers);
  part.send({ type: 'facts.changed', facts: tagged('A-02') });
  expect(part.inputOf('loadWholesale')).toEqual({ itemSku: 'A-02' });
  expect(part.context<WholesaleContext>().tiers).toHaveLength(2);
  part.reject('loadWholesale');
  expect(part.context<WholesaleContext>().tiers).toEqual([]);
});

test('[WHOLESALE-04] tiers that cannot be loaded are empty', () => {
  const part = drive(wholesaleMachine, options);
  part.reject('loadWholesale');
  expect(part.context<WholesaleContext>().tiers).toEqual([]);
  expect(part.snapshot().hasTag('empty')).toBe(true);
});
