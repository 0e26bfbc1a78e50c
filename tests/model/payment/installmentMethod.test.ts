import { describe, expect, test } from 'vitest';
import {
  installmentMethodMachine,
  type InstallmentMethodContext,
} from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import { installmentMethodPaths } from '#src/machines/payment/installmentMethod/installmentMethodPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const ORDER = { itemSku: 'A-01', quantity: 2, paymentMethod: 'CC_A' };
const open = () =>
  drive(installmentMethodMachine, {
    actors: ['listLoad', 'detailLoad', 'estimationLoad'],
    systemId: 'method',
    input: ORDER,
  });
const ANSWERS = {
  list: [{ tenor: 3, monthly: 40_000, feePromo: null }],
  detail: { paymentMethod: 'CC_A', amount: 120_000, tenors: [] },
  estimation: { tenor: 3, monthly: 40_000 },
};

test('installmentMethod: every transition', () => {
  expectEveryTransition(installmentMethodPaths);
});

describe.each(['list', 'detail', 'estimation'] as const)('[INSTALL-01, INSTALL-02] the %s', (name) => {
  const actor = `${name}Load` as const;
  const wanted = { type: `${name}.wanted` } as const;
  const kept = (part: ReturnType<typeof open>) => part.context<InstallmentMethodContext>()[name];

  test('is asked for when it is wanted, alone, and kept: wanted again it sends nothing', () => {
    const part = open();
    expect(part.waiting()).toEqual([]);
    part.send(wanted);
    part.send(wanted);
    expect(part.waiting()).toEqual([actor]);
    expect(part.inputOf(actor)).toEqual(ORDER);
    part.resolve(actor, ANSWERS[name]);
    part.send(wanted);
    part.send({ type: 'retry.requested' });
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    expect(kept(part)).toEqual(ANSWERS[name]);
  });
  test('[INSTALL-03, INSTALL-12] that failed is not kept: wanted again it is asked for', () => {
    const part = open();
    part.send(wanted);
    part.reject(actor, refused(null, 500));
    expect([
      kept(part),
      part.snapshot().hasTag(`${name}Busy`),
      part.snapshot().hasTag(`${name}Failed`),
    ]).toEqual([null, false, true]);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    part.send(wanted);
    part.resolve(actor, ANSWERS[name]);
    expect(kept(part)).toEqual(ANSWERS[name]);
  });
  test('a lost call is repeated once the device is online', () => {
    const part = open();
    part.send(wanted);
    part.reject(actor, lost());
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([actor]);
  });
});

test('[INSTALL-03] one that fails leaves the others as they are', () => {
  const part = open();
  for (const name of ['list', 'detail', 'estimation'] as const) part.send({ type: `${name}.wanted` });
  part.resolve('listLoad', ANSWERS.list);
  part.reject('detailLoad');
  part.resolve('estimationLoad', ANSWERS.estimation);
  expect(part.context()).toEqual({
    order: ORDER,
    list: ANSWERS.list,
    detail: null,
    estimation: ANSWERS.estimation,
  });
});
