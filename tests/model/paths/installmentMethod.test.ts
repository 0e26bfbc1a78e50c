// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { installmentMethodMachine } from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['listLoad', 'detailLoad', 'estimationLoad'],
  systemId: 'installmentMethod',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/installmentMethod.md', import.meta.url));

test('installmentMethod, walk 1: 6 steps to {list.ready, detail.ready, estimation.ready}', () => {
  const installmentMethod = drive(installmentMethodMachine, {
    ...options,
    input: { itemSku: 'A-01', quantity: 1, paymentMethod: 'CC_LINTANG' },
  });
  expect(installmentMethod.value()).toEqual({ list: 'unasked', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'list.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'detail.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unasked' });
  installmentMethod.send({ type: 'estimation.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.resolve('listLoad', [{ tenor: 3, monthly: 40000, feePromo: null }]);
  expect(installmentMethod.value()).toEqual({ list: 'ready', detail: 'loading', estimation: 'loading' });
  installmentMethod.resolve('detailLoad', { paymentMethod: 'CC_LINTANG', amount: 120000, tenors: [] });
  expect(installmentMethod.value()).toEqual({ list: 'ready', detail: 'ready', estimation: 'loading' });
  installmentMethod.resolve('estimationLoad', { tenor: 3, monthly: 40000 });
  expect(installmentMethod.value()).toEqual({ list: 'ready', detail: 'ready', estimation: 'ready' });
  expect(installmentMethod.told()).toEqual([]);
  expect(installmentMethod.record()).toEqual(
    records.get('walk 1: 6 steps to {list.ready, detail.ready, estimation.ready}'),
  );
});

test('installmentMethod, walk 2: 33 steps to {list.loading, detail.loading, estimation.loading}', () => {
  const installmentMethod = drive(installmentMethodMachine, {
    ...options,
    input: { itemSku: 'A-01', quantity: 1, paymentMethod: 'CC_LINTANG' },
  });
  expect(installmentMethod.value()).toEqual({ list: 'unasked', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'list.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.reject('listLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'unreached', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'list.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.reject('listLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'failed', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'list.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unasked', estimation: 'unasked' });
  installmentMethod.send({ type: 'detail.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unasked' });
  installmentMethod.reject('detailLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unreached', estimation: 'unasked' });
  installmentMethod.send({ type: 'detail.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unasked' });
  installmentMethod.reject('detailLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'failed', estimation: 'unasked' });
  installmentMethod.send({ type: 'detail.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unasked' });
  installmentMethod.send({ type: 'estimation.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('estimationLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unreached' });
  installmentMethod.send({ type: 'estimation.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('estimationLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'failed' });
  installmentMethod.send({ type: 'estimation.wanted' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('listLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'unreached', detail: 'loading', estimation: 'loading' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('detailLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unreached', estimation: 'loading' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('estimationLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unreached' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('listLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'unreached', detail: 'loading', estimation: 'loading' });
  installmentMethod.send({ type: 'network.returned' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('detailLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'unreached', estimation: 'loading' });
  installmentMethod.send({ type: 'network.returned' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('estimationLoad', lost());
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'unreached' });
  installmentMethod.send({ type: 'network.returned' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('listLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'failed', detail: 'loading', estimation: 'loading' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('detailLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'failed', estimation: 'loading' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  installmentMethod.reject('estimationLoad', refused(null, 500));
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'failed' });
  installmentMethod.send({ type: 'retry.requested' });
  expect(installmentMethod.value()).toEqual({ list: 'loading', detail: 'loading', estimation: 'loading' });
  expect(installmentMethod.told()).toEqual([]);
  expect(installmentMethod.record()).toEqual(
    records.get('walk 2: 33 steps to {list.loading, detail.loading, estimation.loading}'),
  );
});
