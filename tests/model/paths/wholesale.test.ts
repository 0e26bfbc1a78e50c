// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { wholesaleMachine } from '#src/machines/promo/wholesale/wholesaleMachine.ts';
import { wholesalePaths } from '#src/machines/promo/wholesale/wholesalePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadWholesale'],
  systemId: 'wholesale',
};
const input1 = wholesalePaths.inputs[0]!;
const factsChanged = wholesalePaths.events[0]!;
const factsChanged2 = wholesalePaths.events[1]!;
const factsChanged3 = wholesalePaths.events[2]!;

test('wholesale, walk 1: 11 steps to none.told', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: input1,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.send(factsChanged);
  wholesale.send(factsChanged2);
  wholesale.send(factsChanged3);
  expect(wholesale.value()).toEqual({ none: 'told' });
  wholesale.send(factsChanged);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('loadWholesale', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(factsChanged2);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('loadWholesale', []);
  expect(wholesale.value()).toEqual({ none: 'told' });
  wholesale.send(factsChanged);
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('loadWholesale', lost());
  expect(wholesale.value()).toEqual({ none: 'unreached' });
  wholesale.send({ type: 'network.returned' });
  expect(wholesale.value()).toEqual('loading');
  wholesale.reject('loadWholesale', refused(null, 500));
  expect(wholesale.value()).toEqual({ none: 'told' });
  expect(wholesale.toPage.map(({ type }) => type)).toEqual([]);
});

test('wholesale, walk 2: 2 steps to ready', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: input1,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('loadWholesale', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(factsChanged);
  expect(wholesale.value()).toEqual('ready');
  expect(wholesale.toPage.map(({ type }) => type)).toEqual([]);
});
