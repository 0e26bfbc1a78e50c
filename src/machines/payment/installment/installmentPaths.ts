import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { installmentMachine } from './installmentMachine.ts';

const tagged = (itemSku = 'A-01', quantity = 1) =>
  partFacts({ itemSku, tags: ['INSTALLMENT'] }, { quantity });
const offer = (paymentMethod: string): InstallmentOffer => ({
  type: 'CC',
  lowestMonthly: 10_000,
  provider: 'Bank Lintang',
  paymentMethod,
  minTenor: 3,
  tenor: 12,
  feePromo: null,
  amount: 120_000,
  tenors: [{ tenor: 12, monthly: 10_000, total: 120_000, feePromo: null }],
});
const picked = (tenor: number, paymentMethod = 'CC_A') =>
  ({ type: 'installment.pickToggled', paymentMethod, tenor }) as const;

export const installmentPaths = pathsOf(installmentMachine, {
  inputs: { item: tagged() },
  events: {
    factsChanged: { type: 'facts.changed', facts: tagged('A-01') },
    factsChangedToTwo: { type: 'facts.changed', facts: tagged('A-01', 2) },
    factsChangedToOtherItem: { type: 'facts.changed', facts: tagged('A-02') },
    factsChangedUntagged: { type: 'facts.changed', facts: partFacts() },
    installmentTypeChosen: { type: 'installment.typeChosen', shownType: 'NON-CC' },
    installmentTenorChosen: { type: 'installment.tenorChosen', tenor: 12 },
    installmentTenorChosenUnoffered: { type: 'installment.tenorChosen', tenor: 3 },
    installmentMethodToggled: { type: 'installment.methodToggled', paymentMethod: 'CC_A' },
    installmentPickToggled: picked(3),
    installmentPickToggledUnoffered: picked(3, 'CC_X'),
    installmentRefreshRequested: { type: 'installment.refreshRequested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    loadOffers: { errors: lostOrRefused(), outputs: { offered: [offer('CC_A')], none: [] } },
  },
  maxConfigurations: 20_000,
});
