// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { installmentMachine } from '#src/machines/product/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/product/installment/installmentPaths.ts';

const options = {
  actors: ['loadInstallments'],
  systemId: 'installment',
};
const input1 = installmentPaths.inputs[0]!;
const factsChanged = installmentPaths.events[1]!;
const factsChanged2 = installmentPaths.events[2]!;
const factsChanged3 = installmentPaths.events[0]!;

test('installment, walk 1: 9 steps to loading', () => {
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
  installment.resolve('loadInstallments', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send(factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadInstallments', []);
  expect(installment.value()).toEqual('none');
  installment.send(factsChanged3);
  expect(installment.value()).toEqual('loading');
  installment.reject('loadInstallments', new Error('refused'));
  expect(installment.value()).toEqual('failed');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  expect(installment.toPage.map(({ type }) => type)).toEqual([]);
});

test('installment, walk 2: 2 steps to ready', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: input1,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadInstallments', [{ type: 'CC', lowestMonthly: 10000 }]);
  expect(installment.value()).toEqual('ready');
  installment.send(factsChanged3);
  expect(installment.value()).toEqual('ready');
  expect(installment.toPage.map(({ type }) => type)).toEqual([]);
});
