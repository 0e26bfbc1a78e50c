import { expect, test } from 'vitest';
import type { ItemLoaderContext } from '#src/machines/protocol/itemLoader.ts';
import { installmentMachine } from '#src/machines/product/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/product/installment/installmentPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const tagged = (itemSku = 'A-01') => partFacts({ itemSku, tags: ['INSTALLMENT'] });
const options = { actors: ['load'], systemId: 'installment', input: tagged() };

test('installment: every transition', () => {
  expectEveryTransition(installmentPaths);
});

test.each(['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'])(
  'offers are asked for with the tag %s',
  (tag) => {
    const part = drive(installmentMachine, { ...options, input: partFacts({ tags: [tag] }) });
    expect(part.inputOf('load')).toEqual({ itemSku: 'A-01' });
  },
);

test('without a tag nothing is sent', () => {
  for (const input of [partFacts(), { ...partFacts(), item: null }]) {
    expect(drive(installmentMachine, { ...options, input }).waiting()).toEqual([]);
  }
});

test('another item’s offers are asked for, and the former’s are gone at once', () => {
  const part = drive(installmentMachine, options);
  part.resolve('load', [{ type: 'CC', lowestMonthly: 10_000 }]);
  part.send({ type: 'facts.changed', facts: tagged('A-02') });
  expect(part.inputOf('load')).toEqual({ itemSku: 'A-02' });
  expect(part.context<ItemLoaderContext<unknown>>().loaded).toBeNull();
});

test('[INSTALL-12] offers that cannot be loaded are empty, and are asked for again when asked to', () => {
  const part = drive(installmentMachine, options);
  part.reject('load');
  expect(part.snapshot().hasTag('busy')).toBe(false);
  expect(part.context<ItemLoaderContext<unknown>>().loaded).toBeNull();
  part.send({ type: 'retry.requested' });
  part.resolve('load', [{ type: 'CC', lowestMonthly: 10_000 }]);
  expect(part.context<ItemLoaderContext<unknown>>().loaded).toHaveLength(1);
});
