import { expect, test } from 'vitest';
import { POINTED_REST_MS, READ_AHEAD_MAX, READ_AHEAD_MS } from '#src/domain/shell/limits.ts';
import {
  nextProductMachine,
  type NextProductContext,
} from '#src/machines/product/nextProduct/nextProductMachine.ts';
import { nextProductPaths } from '#src/machines/product/nextProduct/nextProductPaths.ts';
import type { NextProduct } from '#src/machines/protocol/linkHints.ts';
import { drive, lost } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const product = (productId: string): NextProduct => ({ productId, query: {} });
const pointed = (productId: string) => ({ type: 'link.pointed', next: product(productId) });
const pressed = (productId: string) => ({ type: 'link.pressed', next: product(productId) });
const LEFT = { type: 'link.left' };
const optionSkus = ['A-01', 'A-02'];
const OPTION_1 = partFacts({ itemSku: 'A-01', optionSkus });
const OPTION_2 = partFacts({ itemSku: 'A-02', optionSkus });
const shown = (facts: object) => ({ type: 'facts.changed', facts });

function start() {
  const part = drive(nextProductMachine, {
    actors: ['waitFor', 'readAhead'],
    systemId: 'nextProduct',
    input: OPTION_1,
  });
  const { read } = part.context<NextProductContext>();
  expect([part.value(), read]).toEqual(['resting', 0]);
  return part;
}

test('nextProduct: every transition', () => {
  expectEveryTransition(nextProductPaths);
});

test('[ROUTE-38] reads the product once the pointer rests on its link', () => {
  const part = start();
  part.send(pointed('B-01'));
  expect(part.inputOf('rest')).toEqual({ ms: POINTED_REST_MS });
  expect(part.waiting()).toEqual(['rest']);
  part.resolve('rest', undefined);
  expect(part.inputOf('readAhead')).toEqual(product('B-01'));
  part.resolve('readAhead', {});
  expect(part.inputOf('age')).toEqual({ ms: READ_AHEAD_MS });
});

test('[ROUTE-38] a pointer that leaves at once reads nothing', () => {
  const part = start();
  part.send(pointed('B-01'));
  part.send(LEFT);
  expect(part.waiting()).toEqual([]);
  // The pointer that comes back rests anew.
  part.send(pointed('B-01'));
  expect(part.waiting()).toEqual(['rest']);
});

test('[ROUTE-38] a press reads at once, with or without a pointer that rested', () => {
  const finger = start();
  finger.send(pressed('B-01'));
  expect(finger.waiting()).toEqual(['readAhead']);
  const mouse = start();
  mouse.send(pointed('B-01'));
  mouse.send(pressed('B-01'));
  expect(mouse.inputOf('readAhead')).toEqual(product('B-01'));
  expect(mouse.waiting()).toEqual(['readAhead']);
});

test('[ROUTE-38] the last link counts: a press of another one, or a pointer that goes on to it', () => {
  const part = start();
  part.send(pointed('B-01'));
  part.send(pointed('C-01'));
  part.resolve('rest', undefined);
  expect(part.inputOf('readAhead')).toEqual(product('C-01'));
  part.send(pressed('D-01'));
  expect(part.inputOf('readAhead')).toEqual(product('D-01'));
  part.resolve('readAhead', {});
  part.send(pointed('B-01'));
  part.send(pressed('E-01'));
  expect(part.inputOf('readAhead')).toEqual(product('E-01'));
});

test('[ROUTE-38] a product that is being read or held is not read again before its age', () => {
  const part = start();
  part.send(pressed('B-01'));
  part.send(pressed('B-01'));
  expect(part.context<NextProductContext>().read).toBe(1);
  part.resolve('readAhead', {});
  part.send(pointed('B-01'));
  part.send(pressed('B-01'));
  expect(part.waiting()).toEqual(['age']);
  // Another place of the same product is another answer.
  part.send({ type: 'link.pressed', next: { productId: 'B-01', query: { pickupPointCode: 'P-1' } } });
  expect(part.waiting()).toEqual(['readAhead']);
  part.resolve('readAhead', {});
  part.resolve('age', undefined);
  part.send(pressed('B-01'));
  expect(part.waiting()).toEqual(['readAhead']);
});

test('[ROUTE-38] a failure is ignored, and the next sign reads again', () => {
  const part = start();
  part.send(pressed('B-01'));
  part.reject('readAhead', lost());
  expect(part.value()).toBe('resting');
  part.send(pressed('B-01'));
  expect(part.waiting()).toEqual(['readAhead']);
});

test('[ROUTE-38] the page of one product reads five at most', () => {
  const part = start();
  for (let count = 1; count <= READ_AHEAD_MAX; count += 1) {
    part.send(pressed(`B-${count}`));
    part.resolve('readAhead', {});
  }
  part.send(pressed('C-01'));
  part.send(pointed('C-01'));
  expect(part.waiting()).toEqual(['age']);
  expect(part.context<NextProductContext>().read).toBe(READ_AHEAD_MAX);
});

test('[ROUTE-38] another product is counted anew, another option of the same is not', () => {
  const part = start();
  const counted = () => part.context<NextProductContext>().read;
  part.send(pressed('B-01'));
  part.send(shown(OPTION_2));
  part.send(shown(OPTION_1));
  part.send(shown({ ...OPTION_1, item: null }));
  expect(counted()).toBe(1);
  part.send(shown(OPTION_1));
  expect(counted()).toBe(1);
  part.send(shown(partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] })));
  expect(counted()).toBe(0);
  part.send(pressed('A-01'));
  part.send(shown(partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] })));
  expect(counted()).toBe(1);
  part.send(shown(OPTION_1));
  expect(counted()).toBe(0);
});
