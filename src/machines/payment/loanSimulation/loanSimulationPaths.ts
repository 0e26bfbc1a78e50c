import type { LoanOptions, LoanSimulation } from '#src/services/payment/loanSimulation/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { loanSimulationMachine } from './loanSimulationMachine.ts';

const options: LoanOptions = {
  downPayment: { price: 10_000_000, minimumPercent: 20 },
  locations: [
    { code: 'JAKARTA', name: 'Jakarta' },
    { code: 'MEDAN', name: 'Medan' },
  ],
  promoTicker: 'Bunga 0%',
};
const only: LoanOptions = { ...options, locations: [{ code: 'JAKARTA', name: 'Jakarta' }] };
const none: LoanOptions = { downPayment: null, locations: [], promoTicker: null };
const simulation: LoanSimulation = {
  price: 10_000_000,
  downPayment: 2_000_000,
  financed: 8_000_000,
  tenors: [
    { months: 6, monthlyAmount: 1_400_000, total: 8_400_000, interest: 400_000 },
    { months: 12, monthlyAmount: 720_000, total: 8_640_000, interest: 640_000 },
  ],
};

export const loanSimulationPaths = pathsOf(loanSimulationMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToSame: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    downPaymentTyped: { type: 'downPayment.typed', text: '30' },
    downPaymentTypedTooHigh: { type: 'downPayment.typed', text: '100' },
    downPaymentProposed: { type: 'downPayment.proposed', percent: 50 },
    downPaymentUnitChosen: { type: 'downPaymentUnit.chosen', unit: 'RUPIAH' },
    downPaymentUnitChosenAgain: { type: 'downPaymentUnit.chosen', unit: 'PERCENT' },
    loanLocationChosen: { type: 'loanLocation.chosen', code: 'JAKARTA' },
    loanLocationChosenNowhere: { type: 'loanLocation.chosen', code: 'NOWHERE' },
    tenorChosen: { type: 'tenor.chosen', months: 6 },
    tenorChosenUnknown: { type: 'tenor.chosen', months: 7 },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    loadLoanOptions: { errors: lostOrRefused(), outputs: { options, only, none } },
    simulateLoan: { errors: lostOrRefused(), outputs: [simulation] },
  },
});
