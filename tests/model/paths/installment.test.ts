// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { installmentMachine } from '#src/machines/payment/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/payment/installment/installmentPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['installmentMethod', 'waitFor', 'loadOffers'],
  systemId: 'installment',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/installment.md', import.meta.url));

test('installment, walk 1: 38 steps to failed', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send(installmentPaths.events.factsChanged);
  installment.send(installmentPaths.events.factsChangedToTwo);
  expect(installment.value()).toEqual('settling');
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  installment.send(installmentPaths.events.factsChangedUntagged);
  expect(installment.value()).toEqual('none');
  installment.send({ type: 'installment.typeChosen', shownType: 'NON-CC' });
  installment.send({ type: 'installment.refreshRequested' });
  installment.send({ type: 'network.returned' });
  installment.send({ type: 'page.outdated' });
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'installment.pickToggled', paymentMethod: 'CC_A', tenor: 3 });
  installment.send({ type: 'installment.pickToggled', paymentMethod: 'CC_A', tenor: 3 });
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send(installmentPaths.events.factsChangedToTwo);
  expect(installment.value()).toEqual('settling');
  installment.resolve('settle');
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', []);
  expect(installment.value()).toEqual('none');
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('settling');
  installment.reject('settle', new Error('refused'));
  expect(installment.value()).toEqual('loading');
  installment.reject('loadOffers', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('loadOffers', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  installment.send({ type: 'retry.requested' });
  expect(installment.value()).toEqual('loading');
  installment.reject('loadOffers', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send({ type: 'network.returned' });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('loadOffers', []);
  expect(installment.value()).toEqual('none');
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('loadOffers', lost());
  expect(installment.value()).toEqual('unreached');
  installment.send(installmentPaths.events.factsChanged);
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('loadOffers', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 1: 38 steps to failed'));
});

test('installment, walk 2: 2 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send(installmentPaths.events.factsChangedToTwo);
  expect(installment.value()).toEqual('settling');
  installment.send({ type: 'installment.refreshRequested' });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 2: 2 steps to loading'));
});

test('installment, walk 3: 1 step to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 3: 1 step to loading'));
});

test('installment, walk 4: 1 step to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.send({ type: 'installment.pickToggled', paymentMethod: 'CC_A', tenor: 3 });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 4: 1 step to loading'));
});

test('installment, walk 5: 3 steps to ready', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'network.returned' });
  expect(installment.value()).toEqual('ready');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 5: 3 steps to ready'));
});

test('installment, walk 6: 2 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', []);
  expect(installment.value()).toEqual('none');
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 6: 2 steps to loading'));
});

test('installment, walk 7: 3 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 7: 3 steps to loading'));
});

test('installment, walk 8: 3 steps to settling', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send(installmentPaths.events.factsChangedToTwo);
  expect(installment.value()).toEqual('settling');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 8: 3 steps to settling'));
});

test('installment, walk 9: 3 steps to loading', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'installment.refreshRequested' });
  expect(installment.value()).toEqual('loading');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 9: 3 steps to loading'));
});

test('installment, walk 10: 4 steps to ready', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send(installmentPaths.events.factsChangedToOtherItem);
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 10: 4 steps to ready'));
});

test('installment, walk 11: 4 steps to ready', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 11: 4 steps to ready'));
});

test('installment, walk 12: 4 steps to unreached', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('loadOffers', lost());
  expect(installment.value()).toEqual('unreached');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 12: 4 steps to unreached'));
});

test('installment, walk 13: 4 steps to failed', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.reject('loadOffers', refused(null, 500));
  expect(installment.value()).toEqual('failed');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 13: 4 steps to failed'));
});

test('installment, walk 14: 4 steps to none', () => {
  const installment = drive(installmentMachine, {
    ...options,
    input: installmentPaths.inputs.item,
  });
  expect(installment.value()).toEqual('loading');
  installment.resolve('loadOffers', [
    {
      type: 'CC',
      lowestMonthly: 10000,
      provider: 'Bank Lintang',
      paymentMethod: 'CC_A',
      minTenor: 3,
      tenor: 12,
      feePromo: null,
      amount: 120000,
    },
  ]);
  expect(installment.value()).toEqual('ready');
  installment.send({ type: 'installment.methodToggled', paymentMethod: 'CC_A' });
  installment.send({ type: 'page.outdated' });
  expect(installment.value()).toEqual('refreshing');
  installment.resolve('loadOffers', []);
  expect(installment.value()).toEqual('none');
  expect(installment.told()).toEqual([]);
  expect(installment.record()).toEqual(records.get('walk 14: 4 steps to none'));
});
