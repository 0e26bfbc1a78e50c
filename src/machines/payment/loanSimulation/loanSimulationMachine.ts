import { assign, setup } from 'xstate';
import { DEFAULT_TENOR_MONTHS, LOAN_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import {
  downPaymentFault,
  inUnit,
  nearestTenor,
  readDownPayment,
  type DownPayment,
  type DownPaymentTerms,
  type DownPaymentUnit,
} from '#src/domain/payment/loan.ts';
import type { LoanBody, LoanOptions, LoanSimulation } from '#src/services/payment/loanSimulation/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type LoanFacts = Pick<PartFacts, 'item'>;
/** Options from which a loan can be chosen. */
export type OfferedLoan = LoanOptions & { downPayment: DownPaymentTerms };

export interface LoanSimulationContext {
  /** The shown item; null while none is shown. */
  itemSku: string | null;
  /** Null until they have loaded, and when the item has no loan. */
  options: OfferedLoan | null;
  unit: DownPaymentUnit;
  /** The down payment as typed; null until the visitor types one or the first options propose one. */
  downPayment: string | null;
  /** Code of the visitor's place of residence. */
  location: string | null;
  /** The wanted tenor in months. */
  months: number;
  /** The result for these choices; null while unknown. */
  simulation: LoanSimulation | null;
}
export type LoanSimulationEvent =
  | FactsChanged<'item'>
  | PageOutdated
  | RetryEvent
  | { type: 'downPayment.typed'; text: string }
  /** The visitor chose a part of the price, in whole percent. */
  | { type: 'downPayment.proposed'; percent: number }
  | { type: 'downPaymentUnit.chosen'; unit: DownPaymentUnit }
  | { type: 'loanLocation.chosen'; code: string }
  | { type: 'tenor.chosen'; months: number };

const skuOf = ({ item }: LoanFacts) => item?.itemSku ?? null;
const isOffered = (options: LoanOptions): options is OfferedLoan =>
  options.downPayment !== null && options.locations.length > 0;

const typedOf = ({ unit, downPayment }: LoanSimulationContext): DownPayment | null =>
  readDownPayment(unit, downPayment ?? '');

/** The request for these choices; null while they are incomplete or invalid. [LOAN-02] */
export function loanRequestOf(context: LoanSimulationContext): LoanBody | null {
  const { itemSku, options, location } = context;
  const downPayment = typedOf(context);
  if (itemSku === null || options === null || downPayment === null || location === null) return null;
  return downPaymentFault(downPayment, options.downPayment) === null
    ? { itemSku, downPayment, location }
    : null;
}

/**
 * The loan for a vehicle: its options, the visitor's choices, and the monthly sum of each tenor. A result is shown
 * only beside the choices it was calculated for. [LOAN-01..08]
 */
export const loanSimulationMachine = setup({
  types: {
    context: {} as LoanSimulationContext,
    events: {} as LoanSimulationEvent,
    input: {} as LoanFacts,
    tags: {} as 'busy' | 'empty' | 'failed' | 'pending' | 'offered' | 'calculationFailed',
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadLoanOptions: placeholderPromise<LoanOptions, { itemSku: string }>('loadLoanOptions'),
    simulateLoan: placeholderPromise<LoanSimulation, { request: LoanBody }>('simulateLoan'),
  },
  actions: {
    setItem: assign((_, { facts }: { facts: LoanFacts }) => ({
      itemSku: skuOf(facts),
      options: null,
      simulation: null,
    })),
    /** Earlier choices of the visitor stay while they are still offered. [LOAN-05] */
    setOptions: assign(({ context }, { output: options }: { output: LoanOptions }) => {
      if (!isOffered(options)) return {};
      const { downPayment, locations } = options;
      const [only] = locations.length === 1 ? locations : [];
      return {
        options,
        downPayment: context.downPayment ?? String(downPayment.minimumPercent),
        location: locations.find(({ code }) => code === context.location)?.code ?? only?.code ?? null,
      };
    }),
    dropOptions: assign({ options: null, simulation: null }),
    dropSimulation: assign({ simulation: null }),
    setDownPayment: assign((_, { text }: { text: string }) => ({ downPayment: text })),
    setPercent: assign((_, { percent }: { percent: number }) => ({
      unit: 'PERCENT' as const,
      downPayment: String(percent),
    })),
    /** Shows the same sum in the other unit. */
    setUnit: assign(({ context }, { unit }: { unit: DownPaymentUnit }) => {
      const typed = typedOf(context);
      return {
        unit,
        downPayment:
          typed === null || context.options === null ? '' : inUnit(unit, typed, context.options.downPayment),
      };
    }),
    setLocation: assign((_, { code }: { code: string }) => ({ location: code })),
    setSimulation: assign(({ context }, { output: simulation }: { output: LoanSimulation }) => ({
      simulation,
      months: nearestTenor(simulation.tenors, context.months) ?? context.months,
    })),
    setTenor: assign((_, { months }: { months: number }) => ({ months })),
  },
  guards: {
    isUnreached: wasUnreached,
    isOther: ({ context }, { facts }: { facts: LoanFacts }) => skuOf(facts) !== context.itemSku,
    hasItem: ({ context }) => context.itemSku !== null,
    isOffered: (_, { output }: { output: LoanOptions }) => isOffered(output),
    isOtherUnit: ({ context }, { unit }: { unit: DownPaymentUnit }) => context.unit !== unit,
    isLocation: ({ context }, { code }: { code: string }) =>
      context.options?.locations.some((location) => location.code === code) === true &&
      context.location !== code,
    isTenor: ({ context }, { months }: { months: number }) =>
      context.simulation?.tenors.some((tenor) => tenor.months === months) === true,
    canSimulate: ({ context }) => loanRequestOf(context) !== null,
  },
}).createMachine({
  id: 'loanSimulation',
  context: ({ input }) => ({
    itemSku: skuOf(input),
    options: null,
    unit: 'PERCENT',
    downPayment: null,
    location: null,
    months: DEFAULT_TENOR_MONTHS,
    simulation: null,
  }),
  initial: 'deciding',
  on: {
    'facts.changed': { guard: withEvent('isOther'), target: '.deciding', actions: withEvent('setItem') },
  },
  states: {
    deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'none' }] },
    /** The item has no loan. */
    none: { tags: 'empty', entry: 'dropOptions', on: { 'page.outdated': 'deciding' } },
    /** A failed load counts as no options. [LOAN-08] */
    ...failedStates('loading', ['failed', 'empty']),
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadLoanOptions',
        src: 'loadLoanOptions',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          { guard: withEvent('isOffered'), target: 'offered', actions: withEvent('setOptions') },
          { target: 'none' },
        ],
        onError: toFailed('dropOptions' as const),
      },
    },
    offered: {
      tags: 'offered',
      initial: 'checking',
      on: {
        // The loan's options, and the price, may have changed meanwhile.
        'page.outdated': { target: '.renewing', actions: 'dropSimulation' },
        'downPayment.typed': {
          target: '.checking',
          actions: [withEvent('setDownPayment'), 'dropSimulation'],
        },
        'downPayment.proposed': {
          target: '.checking',
          actions: [withEvent('setPercent'), 'dropSimulation'],
        },
        'downPaymentUnit.chosen': {
          guard: withEvent('isOtherUnit'),
          target: '.checking',
          actions: [withEvent('setUnit'), 'dropSimulation'],
        },
        'loanLocation.chosen': {
          guard: withEvent('isLocation'),
          target: '.checking',
          actions: [withEvent('setLocation'), 'dropSimulation'],
        },
      },
      states: {
        checking: { always: [{ guard: 'canSimulate', target: 'settling' }, { target: 'choosing' }] },
        /** A choice is missing or invalid. */
        choosing: {},
        settling: {
          tags: 'pending',
          invoke: {
            id: 'debounce',
            src: 'waitFor',
            input: { ms: LOAN_DEBOUNCE_MS },
            onDone: 'simulating',
            onError: 'simulating',
          },
        },
        simulating: {
          tags: 'pending',
          invoke: {
            id: 'simulateLoan',
            src: 'simulateLoan',
            input: ({ context }) => ({ request: loanRequestOf(context) as LoanBody }),
            onDone: { target: 'simulated', actions: withEvent('setSimulation') },
            onError: [{ guard: ifUnreached, target: 'unanswered' }, { target: 'refused' }],
          },
        },
        simulated: {
          on: { 'tenor.chosen': { guard: withEvent('isTenor'), actions: withEvent('setTenor') } },
        },
        /** The calculation failed: there are no tenors. A retry loads the options again. [LOAN-08] */
        refused: { tags: 'calculationFailed', on: { 'retry.requested': 'renewing' } },
        unanswered: { tags: 'calculationFailed', on: tryAgain('renewing') },
        renewing: {
          tags: 'pending',
          invoke: {
            id: 'renewLoanOptions',
            src: 'loadLoanOptions',
            input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
            onDone: [
              { guard: withEvent('isOffered'), target: 'checking', actions: withEvent('setOptions') },
              { target: '#loanSimulation.none' },
            ],
            onError: [{ guard: ifUnreached, target: 'unanswered' }, { target: 'refused' }],
          },
        },
      },
    },
  },
});
