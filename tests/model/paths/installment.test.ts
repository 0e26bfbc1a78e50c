// Written by `npm run lab -- generate installment --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { installmentMachine } from '#src/machines/product/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/product/installment/installmentPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'installment',
};
const input1 = installmentPaths.inputs[0]!;
const factsChanged = installmentPaths.events[1]!;
const factsChanged2 = installmentPaths.events[2]!;
const factsChanged3 = installmentPaths.events[0]!;

test('installment, walk 1: 13 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: input1,
  });
  expect(installment.value()).toEqual('loading');
  installment.send(factsChanged);
  installment.send(factsChanged2);
  expect(installment.value()).toEqual('none');
  installment.send(factsChanged3);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send(factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('load', []);
  expect(installment.value()).toEqual('none');
  installment.send(factsChanged3);
  expect(installment.value()).toEqual('loading');
  installment.reject('load', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('load', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('load', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'network.returned' });
  expect(installment.value()).toEqual('loading');
  expect(installment.toPage.map(({ type }) => type)).toEqual([]);
});
