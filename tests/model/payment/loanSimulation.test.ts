import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { loanSimulationMachine } from '#src/machines/payment/loanSimulation/loanSimulationMachine.ts';
import { loanSimulationPaths } from '#src/machines/payment/loanSimulation/loanSimulationPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const OPTIONS = {
  downPayment: { price: 10_000_000, minimumPercent: 20 },
  locations: [
    { code: 'JAKARTA', name: 'Jakarta' },
    { code: 'MEDAN', name: 'Medan' },
  ],
  promoTicker: null,
};
const NONE = { downPayment: null, locations: [], promoTicker: null };
const SIMULATION = {
  price: 10_000_000,
  downPayment: 2_000_000,
  financed: 8_000_000,
  tenors: [6, 12, 24].map((months) => ({ months, monthlyAmount: 1, total: months, interest: 0 })),
};

function open(options: object = OPTIONS) {
  const part = drive(loanSimulationMachine, {
    actors: ['waitFor', 'loadLoanOptions', 'simulateLoan'],
    systemId: 'loanSimulation',
    input: partFacts({ itemSku: 'A-01' }),
  });
  part.resolve('loadLoanOptions', options);
  const settle = () => part.resolve('debounce', undefined);
  const asked = () => part.inputOf('simulateLoan');
  return { part, settle, asked };
}
const inJakarta = { type: 'loanLocation.chosen', code: 'JAKARTA' } as const;

describe('loanSimulation', () => {
  test('every transition', () => {
    expectEveryTransition(loanSimulationPaths);
  });

  test('[LOAN-04] starts at the least down payment, and calculates after a place and a pause', () => {
    const { part, settle, asked } = open();
    expect(part.value()).toEqual({ offered: 'choosing' });
    expect(part.context()).toMatchObject({ unit: 'PERCENT', downPayment: '20', location: null });
    part.send(inJakarta);
    expect(part.waiting()).toEqual(['debounce']);
    settle();
    expect(asked()).toEqual({
      request: { itemSku: 'A-01', downPayment: { unit: 'PERCENT', value: 20 }, location: 'JAKARTA' },
    });
    part.resolve('simulateLoan', SIMULATION);
    expect(part.context()).toMatchObject({ simulation: SIMULATION, months: 12 });
  });

  test('[LOAN-04] an only place is taken by itself', () => {
    const { part } = open({ ...OPTIONS, locations: [{ code: 'MEDAN', name: 'Medan' }] });
    expect(part.context()).toMatchObject({ location: 'MEDAN' });
    expect(part.value()).toEqual({ offered: 'settling' });
  });

  test('[LOAN-02] does not send a down payment of the whole price, and drops the simulation', () => {
    const { part, settle } = open();
    part.send(inJakarta);
    settle();
    part.resolve('simulateLoan', SIMULATION);
    part.send({ type: 'downPayment.typed', text: '100' });
    expect(part.value()).toEqual({ offered: 'choosing' });
    expect(part.waiting()).toEqual([]);
    expect(part.context()).toMatchObject({ downPayment: '100', simulation: null });
    part.send({ type: 'downPayment.typed', text: '99' });
    expect(part.value()).toEqual({ offered: 'settling' });
  });

  test('[LOAN-09] in the other unit the same sum is sent; what cannot be read becomes nothing', () => {
    const { part, settle, asked } = open();
    part.send(inJakarta);
    part.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
    expect(part.context()).toMatchObject({ downPayment: '2000000' });
    settle();
    expect(asked()).toMatchObject({ request: { downPayment: { unit: 'RUPIAH', value: 2_000_000 } } });
    part.send({ type: 'downPayment.proposed', percent: 50 });
    expect(part.context()).toMatchObject({ unit: 'PERCENT', downPayment: '50' });
    part.send({ type: 'downPayment.typed', text: '12,5' });
    part.send({ type: 'downPaymentUnit.chosen', unit: 'RUPIAH' });
    expect(part.context()).toMatchObject({ downPayment: '' });
  });

  test('[LOAN-04] an answer for choices of before never lands', () => {
    const { part, settle, asked } = open();
    part.send(inJakarta);
    settle();
    part.send({ type: 'loanLocation.chosen', code: 'MEDAN' });
    expect(part.waiting()).toEqual(['debounce']);
    settle();
    expect(asked()).toMatchObject({ request: { location: 'MEDAN' } });
    part.resolve('simulateLoan', SIMULATION);
    for (const event of [
      inJakarta,
      { type: 'downPayment.typed', text: '21' },
      { type: 'downPayment.proposed', percent: 30 },
      { type: 'downPaymentUnit.chosen', unit: 'RUPIAH' },
    ] as const) {
      part.send(event);
      expect(part.context(), event.type).toMatchObject({ simulation: null });
      settle();
      part.resolve('simulateLoan', SIMULATION);
    }
  });

  test('[LOAN-05] down payment, place and tenor stay, for another option of the product too', () => {
    const { part, settle, asked } = open();
    part.send({ type: 'downPayment.typed', text: '35' });
    part.send({ type: 'loanLocation.chosen', code: 'MEDAN' });
    settle();
    part.resolve('simulateLoan', SIMULATION);
    part.send({ type: 'tenor.chosen', months: 24 });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(part.context()).toMatchObject({ options: null, simulation: null });
    part.resolve('loadLoanOptions', OPTIONS);
    settle();
    expect(asked()).toEqual({
      request: { itemSku: 'A-02', downPayment: { unit: 'PERCENT', value: 35 }, location: 'MEDAN' },
    });
    part.resolve('simulateLoan', SIMULATION);
    expect(part.context()).toMatchObject({ downPayment: '35', location: 'MEDAN', months: 24 });
  });

  test('[LOAN-05] asks anew for a place that is gone, and shows the tenor nearest to the choice', () => {
    const { part, settle } = open();
    part.send({ type: 'loanLocation.chosen', code: 'MEDAN' });
    settle();
    part.resolve('simulateLoan', SIMULATION);
    part.send({ type: 'tenor.chosen', months: 24 });
    part.send({ type: 'page.outdated' });
    expect(part.context()).toMatchObject({ simulation: null });
    part.resolve('renewLoanOptions', {
      ...OPTIONS,
      locations: [...OPTIONS.locations.slice(0, 1), { code: 'BANDUNG', name: 'Bandung' }],
    });
    expect(part.value()).toEqual({ offered: 'choosing' });
    expect(part.context()).toMatchObject({ location: null });
    part.send(inJakarta);
    settle();
    part.resolve('simulateLoan', { ...SIMULATION, tenors: SIMULATION.tenors.slice(0, 2) });
    expect(part.context()).toMatchObject({ months: 12 });
  });

  test('[LOAN-08, LOAN-07] failed or empty options offer no loan and end the loading', () => {
    const { part } = open();
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    part.reject('loadLoanOptions', refused(null, 500));
    expect(part.context()).toMatchObject({ options: null });
    expect(['empty', 'busy', 'offered'].map((tag) => part.snapshot().hasTag(tag))).toEqual([
      true,
      false,
      false,
    ]);
    for (const nothing of [NONE, { ...OPTIONS, locations: [] }, { ...OPTIONS, downPayment: null }]) {
      expect(open(nothing).part.value()).toBe('none');
    }
  });

  test('[LOAN-08] a simulation that fails leaves no tenors; trying again begins with the options', () => {
    for (const [error, state] of [
      [lost(), 'unanswered'],
      [refused('DOWN_PAYMENT_TOO_LOW', 422), 'refused'],
    ] as const) {
      const { part, settle } = open();
      part.send(inJakarta);
      settle();
      part.reject('simulateLoan', error);
      expect(part.value()).toEqual({ offered: state });
      expect(part.context()).toMatchObject({ simulation: null });
      expect(part.snapshot().hasTag('pending')).toBe(false);
      part.send({ type: 'retry.requested' });
      part.resolve('renewLoanOptions', { ...OPTIONS, downPayment: { price: 9_000_000, minimumPercent: 30 } });
      // The new least down payment is shown before another call.
      expect(part.value()).toEqual({ offered: 'choosing' });
      expect(part.waiting()).toEqual([]);
    }
  });
});
