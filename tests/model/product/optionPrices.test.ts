import { expect, test } from 'vitest';
import {
  optionPricesMachine,
  type OptionPricesContext,
} from '#src/machines/product/optionPrices/optionPricesMachine.ts';
import { optionPricesPaths } from '#src/machines/product/optionPrices/optionPricesPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const skus = Array.from({ length: 120 }, (_, position) => `A-${position}`);
const withOptions = (optionSkus: string[]) => partFacts({ optionSkus });
const options = { actors: ['loadPrices'], systemId: 'optionPrices', input: withOptions(skus) };

test('optionPrices: every transition', () => {
  expectEveryTransition(optionPricesPaths);
});

test('[ROUTE-15] prices come fifty at a time, until there are no more', () => {
  const part = drive(optionPricesMachine, options);
  const asked: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { itemSkus } = part.inputOf('loadPrices') as { itemSkus: string[] };
    asked.push([itemSkus[0], itemSkus.length]);
    part.resolve('loadPrices', { [itemSkus[0] ?? '']: round });
    part.send({ type: 'optionPrices.moreRequested' });
  }
  expect(asked).toEqual([
    ['A-0', 50],
    ['A-50', 50],
    ['A-100', 20],
  ]);
  expect(part.waiting()).toEqual([]);
  expect(part.context<OptionPricesContext>().prices).toEqual({ 'A-0': 0, 'A-50': 1, 'A-100': 2 });
});

test('a failure keeps what has come, and the same ones are asked for again', () => {
  const part = drive(optionPricesMachine, options);
  part.resolve('loadPrices', { 'A-0': 100 });
  part.send({ type: 'optionPrices.moreRequested' });
  part.reject('loadPrices');
  expect(part.snapshot().hasTag('failed')).toBe(true);
  part.send({ type: 'retry.requested' });
  expect(part.inputOf('loadPrices')).toMatchObject({ itemSkus: expect.arrayContaining(['A-50']) });
  expect(part.context<OptionPricesContext>().prices).toEqual({ 'A-0': 100 });
});

test('another choice of the same product changes nothing, another product everything', () => {
  const part = drive(optionPricesMachine, options);
  part.resolve('loadPrices', { 'A-0': 100 });
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-1', optionSkus: skus }) });
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'facts.changed', facts: withOptions(['B-1']) });
  expect(part.inputOf('loadPrices')).toEqual({ itemSkus: ['B-1'] });
  expect(part.context<OptionPricesContext>().prices).toEqual({});
});
