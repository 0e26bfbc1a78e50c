// Written by `npm run lab -- generate wholesale --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { wholesaleMachine } from '#src/machines/promo/wholesale/wholesaleMachine.ts';
import { wholesalePaths } from '#src/machines/promo/wholesale/wholesalePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'wholesale',
};
const input1 = wholesalePaths.inputs[0]!;
const factsChanged = wholesalePaths.events[1]!;
const factsChanged2 = wholesalePaths.events[2]!;
const factsChanged3 = wholesalePaths.events[0]!;

test('wholesale, walk 1: 13 steps to loading', () => {
  const wholesale = drive(wholesaleMachine, {
    ...options,
    input: input1,
  });
  expect(wholesale.value()).toEqual('loading');
  wholesale.send(factsChanged);
  wholesale.send(factsChanged2);
  expect(wholesale.value()).toEqual('none');
  wholesale.send(factsChanged3);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', [
    { minQty: 3, maxQty: null, price: 90 },
    { minQty: 1, maxQty: 2, price: 100 },
  ]);
  expect(wholesale.value()).toEqual('ready');
  wholesale.send(factsChanged);
  expect(wholesale.value()).toEqual('loading');
  wholesale.resolve('load', []);
  expect(wholesale.value()).toEqual('none');
  wholesale.send(factsChanged3);
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
  expect(wholesale.toPage.map(({ type }) => type)).toEqual([]);
});
