// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { loanSimulationMachine } from '#src/machines/payment/loanSimulation/loanSimulationMachine.ts';
import { loanSimulationPaths } from '#src/machines/payment/loanSimulation/loanSimulationPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['waitFor', 'loadLoanOptions', 'simulateLoan'],
  systemId: 'loanSimulation',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/loanSimulation.md', import.meta.url));

const simulateLoanOutput = endOf(loanSimulationPaths.actors.simulateLoan.outputs);

test('loanSimulation, walk 1: 35 steps to offered.refused', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.send(loanSimulationPaths.events.factsChangedToOther);
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send({ type: 'downPayment.typed', text: '30' });
  loanSimulation.send({ type: 'downPayment.proposed', percent: 50 });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
  loanSimulation.send({ type: 'loanLocation.chosen', code: 'JAKARTA' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.resolve('renewLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'tenor.chosen', months: 6 });
  loanSimulation.send(loanSimulationPaths.events.factsChangedToSame);
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', { downPayment: null, locations: [], promoTicker: null });
  expect(loanSimulation.value()).toEqual('none');
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.reject('loadLoanOptions', lost());
  expect(loanSimulation.value()).toEqual('unreached');
  loanSimulation.send({ type: 'retry.requested' });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.reject('loadLoanOptions', refused(null, 500));
  expect(loanSimulation.value()).toEqual('failed');
  loanSimulation.send({ type: 'retry.requested' });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.reject('debounce', new Error('refused'));
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.reject('simulateLoan', lost());
  expect(loanSimulation.value()).toEqual({ offered: 'unanswered' });
  loanSimulation.send({ type: 'retry.requested' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.resolve('renewLoanOptions', { downPayment: null, locations: [], promoTicker: null });
  expect(loanSimulation.value()).toEqual('none');
  loanSimulation.send(loanSimulationPaths.events.factsChangedToOther);
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.reject('loadLoanOptions', lost());
  expect(loanSimulation.value()).toEqual('unreached');
  loanSimulation.send({ type: 'network.returned' });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.reject('renewLoanOptions', lost());
  expect(loanSimulation.value()).toEqual({ offered: 'unanswered' });
  loanSimulation.send({ type: 'network.returned' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.reject('renewLoanOptions', refused(null, 500));
  expect(loanSimulation.value()).toEqual({ offered: 'refused' });
  loanSimulation.send({ type: 'retry.requested' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.send({ type: 'downPayment.proposed', percent: 50 });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.reject('simulateLoan', refused(null, 500));
  expect(loanSimulation.value()).toEqual({ offered: 'refused' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 1: 35 steps to offered.refused'));
});

test('loanSimulation, walk 2: 1 step to none', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.nothing,
  });
  expect(loanSimulation.value()).toEqual('none');
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual('none');
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 2: 1 step to none'));
});

test('loanSimulation, walk 3: 2 steps to offered.choosing', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send(loanSimulationPaths.events.factsChangedToSame);
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 3: 2 steps to offered.choosing'));
});

test('loanSimulation, walk 4: 2 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'downPayment.typed', text: '30' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 4: 2 steps to offered.settling'));
});

test('loanSimulation, walk 5: 2 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 5: 2 steps to offered.settling'));
});

test('loanSimulation, walk 6: 3 steps to offered.renewing', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'PERCENT' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 6: 3 steps to offered.renewing'));
});

test('loanSimulation, walk 7: 2 steps to offered.choosing', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send({ type: 'loanLocation.chosen', code: 'NOWHERE' });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 7: 2 steps to offered.choosing'));
});

test('loanSimulation, walk 8: 4 steps to offered.simulated', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'tenor.chosen', months: 7 });
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 8: 4 steps to offered.simulated'));
});

test('loanSimulation, walk 9: 3 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send(loanSimulationPaths.events.factsChangedToOther);
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 9: 3 steps to offered.settling'));
});

test('loanSimulation, walk 10: 4 steps to offered.renewing', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 10: 4 steps to offered.renewing'));
});

test('loanSimulation, walk 11: 3 steps to offered.choosing', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'downPayment.typed', text: '30' });
  loanSimulation.send({ type: 'downPayment.typed', text: '100' });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 11: 3 steps to offered.choosing'));
});

test('loanSimulation, walk 12: 4 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'downPayment.typed', text: '30' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 12: 4 steps to offered.settling'));
});

test('loanSimulation, walk 13: 4 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'downPayment.proposed', percent: 50 });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 13: 4 steps to offered.settling'));
});

test('loanSimulation, walk 14: 4 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.send({ type: 'downPayment.typed', text: '100' });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'PERCENT' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 14: 4 steps to offered.settling'));
});

test('loanSimulation, walk 15: 4 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  loanSimulation.resolve('debounce');
  expect(loanSimulation.value()).toEqual({ offered: 'simulating' });
  loanSimulation.resolve('simulateLoan', simulateLoanOutput);
  expect(loanSimulation.value()).toEqual({ offered: 'simulated' });
  loanSimulation.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 15: 4 steps to offered.settling'));
});

test('loanSimulation, walk 16: 3 steps to offered.settling', () => {
  const loanSimulation = drive(loanSimulationMachine, {
    ...options,
    input: loanSimulationPaths.inputs.item,
  });
  expect(loanSimulation.value()).toEqual('loading');
  loanSimulation.resolve('loadLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [
      { code: 'JAKARTA', name: 'Jakarta' },
      { code: 'MEDAN', name: 'Medan' },
    ],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'choosing' });
  loanSimulation.send({ type: 'page.outdated' });
  expect(loanSimulation.value()).toEqual({ offered: 'renewing' });
  loanSimulation.resolve('renewLoanOptions', {
    downPayment: { price: 10000000, minimumPercent: 20 },
    locations: [{ code: 'JAKARTA', name: 'Jakarta' }],
    promoTicker: 'Bunga 0%',
  });
  expect(loanSimulation.value()).toEqual({ offered: 'settling' });
  expect(loanSimulation.told()).toEqual([]);
  expect(loanSimulation.record()).toEqual(records.get('walk 16: 3 steps to offered.settling'));
});
