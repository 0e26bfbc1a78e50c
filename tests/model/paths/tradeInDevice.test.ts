// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { tradeInDeviceMachine } from '#src/machines/payment/tradeInDevice/tradeInDeviceMachine.ts';
import { tradeInDevicePaths } from '#src/machines/payment/tradeInDevice/tradeInDevicePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadTradeInCategories', 'estimateDevice'],
  systemId: 'tradeInDevice',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/tradeInDevice.md', import.meta.url));

const loadTradeInCategoriesOutputPhones = endOf(
  tradeInDevicePaths.actors.loadTradeInCategories.outputs,
  'phones',
);
const loadTradeInCategoriesOutputWatches = endOf(
  tradeInDevicePaths.actors.loadTradeInCategories.outputs,
  'watches',
);

test('tradeInDevice, walk 1: 28 steps to offered.estimating', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.item,
  });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.send(tradeInDevicePaths.events.factsChangedToOther);
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  tradeInDevice.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  tradeInDevice.send({ type: 'page.outdated' });
  tradeInDevice.send(tradeInDevicePaths.events.factsChangedToSame);
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', []);
  expect(tradeInDevice.value()).toEqual('none');
  tradeInDevice.send({ type: 'page.outdated' });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.reject('loadTradeInCategories', lost());
  expect(tradeInDevice.value()).toEqual('unreached');
  tradeInDevice.send({ type: 'retry.requested' });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.reject('loadTradeInCategories', refused(null, 500));
  expect(tradeInDevice.value()).toEqual('failed');
  tradeInDevice.send({ type: 'retry.requested' });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.reject('loadTradeInCategories', lost());
  expect(tradeInDevice.value()).toEqual('unreached');
  tradeInDevice.send({ type: 'network.returned' });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send({ type: 'device.chosen', field: 'brand', code: 'KIRANA' });
  tradeInDevice.send({ type: 'device.chosen', field: 'model', code: 'KIRANA-5' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.resolve('estimateDevice', {
    name: 'Kirana 5',
    amount: 1500000,
    price: 4000000,
    priceAfter: 2500000,
    conditions: ['Satu'],
  });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimated' });
  tradeInDevice.send({ type: 'estimate.taken' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.reject('estimateDevice', lost());
  expect(tradeInDevice.value()).toEqual({ offered: 'unanswered' });
  tradeInDevice.send({ type: 'retry.requested' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.reject('estimateDevice', refused(null, 500));
  expect(tradeInDevice.value()).toEqual({ offered: 'notEstimated' });
  tradeInDevice.send({ type: 'retry.requested' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.reject('estimateDevice', refused('TRADE_IN_NOT_ACCEPTED', 422));
  expect(tradeInDevice.value()).toEqual({ offered: 'notAccepted' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.reject('estimateDevice', lost());
  expect(tradeInDevice.value()).toEqual({ offered: 'unanswered' });
  tradeInDevice.send({ type: 'network.returned' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  expect(tradeInDevice.told()).toEqual(['tradeIn.changed']);
  expect(tradeInDevice.record()).toEqual(records.get('walk 1: 28 steps to offered.estimating'));
});

test('tradeInDevice, walk 2: 1 step to none', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.nothing,
  });
  expect(tradeInDevice.value()).toEqual('none');
  tradeInDevice.send({ type: 'page.outdated' });
  expect(tradeInDevice.value()).toEqual('none');
  expect(tradeInDevice.told()).toEqual([]);
  expect(tradeInDevice.record()).toEqual(records.get('walk 2: 1 step to none'));
});

test('tradeInDevice, walk 3: 2 steps to offered.telling', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.item,
  });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send(tradeInDevicePaths.events.factsChangedToSame);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  expect(tradeInDevice.told()).toEqual([]);
  expect(tradeInDevice.record()).toEqual(records.get('walk 3: 2 steps to offered.telling'));
});

test('tradeInDevice, walk 4: 7 steps to offered.estimating', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.item,
  });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  tradeInDevice.send({ type: 'device.chosen', field: 'brand', code: 'KIRANA' });
  tradeInDevice.send({ type: 'device.chosen', field: 'model', code: 'KIRANA-5' });
  tradeInDevice.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.resolve('estimateDevice', {
    name: 'Kirana 5',
    amount: 1500000,
    price: 4000000,
    priceAfter: 2500000,
    conditions: ['Satu'],
  });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimated' });
  tradeInDevice.send({ type: 'page.outdated' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  expect(tradeInDevice.told()).toEqual([]);
  expect(tradeInDevice.record()).toEqual(records.get('walk 4: 7 steps to offered.estimating'));
});

test('tradeInDevice, walk 5: 7 steps to offered.telling', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.item,
  });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  tradeInDevice.send({ type: 'device.chosen', field: 'brand', code: 'KIRANA' });
  tradeInDevice.send({ type: 'device.chosen', field: 'model', code: 'KIRANA-5' });
  tradeInDevice.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.send(tradeInDevicePaths.events.factsChangedToOther);
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputWatches);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  expect(tradeInDevice.told()).toEqual([]);
  expect(tradeInDevice.record()).toEqual(records.get('walk 5: 7 steps to offered.telling'));
});

test('tradeInDevice, walk 6: 7 steps to offered.estimating', () => {
  const tradeInDevice = drive(tradeInDeviceMachine, {
    ...options,
    input: tradeInDevicePaths.inputs.item,
  });
  expect(tradeInDevice.value()).toEqual('loading');
  tradeInDevice.resolve('loadTradeInCategories', loadTradeInCategoriesOutputPhones);
  expect(tradeInDevice.value()).toEqual({ offered: 'telling' });
  tradeInDevice.send({ type: 'device.chosen', field: 'subcategory', code: 'PHONE' });
  tradeInDevice.send({ type: 'device.chosen', field: 'brand', code: 'KIRANA' });
  tradeInDevice.send({ type: 'device.chosen', field: 'model', code: 'KIRANA-5' });
  tradeInDevice.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  tradeInDevice.resolve('estimateDevice', {
    name: 'Kirana 5',
    amount: 1500000,
    price: 4000000,
    priceAfter: 2500000,
    conditions: ['Satu'],
  });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimated' });
  tradeInDevice.send({ type: 'answer.chosen', question: 'POWER', answer: 'YES' });
  expect(tradeInDevice.value()).toEqual({ offered: 'estimating' });
  expect(tradeInDevice.told()).toEqual([]);
  expect(tradeInDevice.record()).toEqual(records.get('walk 6: 7 steps to offered.estimating'));
});
