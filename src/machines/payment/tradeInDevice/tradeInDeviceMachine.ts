import { assign, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import {
  deviceOf,
  EMPTY_DEVICE,
  withField,
  type DeviceDraft,
  type DeviceField,
  type TradeInDevice,
} from '#src/domain/payment/tradeIn.ts';
import type { TradeInCategory, TradeInEstimate } from '#src/services/payment/tradeIn/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type DeviceFacts = Pick<PartFacts, 'item'>;

export interface TradeInDeviceContext {
  /** The shown item; null while none is shown. */
  itemSku: string | null;
  /** The accepted categories; empty until they load, and when there are none. */
  categories: TradeInCategory[];
  device: DeviceDraft;
  /** The value of the described device; null while unknown. */
  estimate: TradeInEstimate | null;
}
export type TradeInDeviceEvent =
  | FactsChanged<'item'>
  | PageOutdated
  | RetryEvent
  | { type: 'device.chosen'; field: DeviceField; code: string }
  | { type: 'answer.chosen'; question: string; answer: string }
  /** The visitor adds the estimate to the purchase. */
  | { type: 'estimate.taken' };
export interface EstimateCall {
  itemSku: string;
  device: TradeInDevice;
}

const skuOf = ({ item }: DeviceFacts) => item?.itemSku ?? null;
const toldOf = ({ device, categories }: TradeInDeviceContext) => deviceOf(device, categories);

/**
 * The old device that the visitor wants to trade in for the shown item, described by kind, brand, model and plain
 * questions, and its value. An estimate is shown only beside its own device. [TRADEIN-02..06]
 */
export const tradeInDeviceMachine = setup({
  types: {
    context: {} as TradeInDeviceContext,
    events: {} as TradeInDeviceEvent,
    input: {} as DeviceFacts,
    tags: {} as 'busy' | 'empty' | 'failed' | 'pending' | 'offered' | 'refused' | 'estimateFailed',
  },
  actors: {
    loadTradeInCategories: placeholderPromise<TradeInCategory[], { itemSku: string }>(
      'loadTradeInCategories',
    ),
    estimateDevice: placeholderPromise<TradeInEstimate, EstimateCall>('estimateDevice'),
  },
  actions: {
    setItem: assign((_, { facts }: { facts: DeviceFacts }) => ({
      itemSku: skuOf(facts),
      categories: [],
      estimate: null,
    })),
    /** The described device stays if this item accepts its category too. */
    setCategories: assign(({ context }, { output: categories }: { output: TradeInCategory[] }) => ({
      categories,
      device: categories.some(({ code }) => code === context.device.subcategory)
        ? context.device
        : EMPTY_DEVICE,
    })),
    dropCategories: assign({ categories: [], estimate: null }),
    dropEstimate: assign({ estimate: null }),
    setField: assign(({ context }, { field, code }: { field: DeviceField; code: string }) => ({
      device: withField(context.device, field, code),
    })),
    setAnswer: assign(({ context }, { question, answer }: { question: string; answer: string }) => ({
      device: { ...context.device, answers: { ...context.device.answers, [question]: answer } },
    })),
    setEstimate: assign((_, { output: estimate }: { output: TradeInEstimate }) => ({ estimate })),
    reportTaken: sendParent(({ context }): PartTold => ({
      type: 'part.told',
      name: 'addToCart',
      event: {
        type: 'tradeIn.changed',
        tradeIn: {
          choice: {
            device: toldOf(context) as TradeInDevice,
            amount: (context.estimate as TradeInEstimate).amount,
          },
          name: (context.estimate as TradeInEstimate).name,
          itemSku: context.itemSku ?? '',
        },
      },
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isOther: ({ context }, { facts }: { facts: DeviceFacts }) => skuOf(facts) !== context.itemSku,
    hasItem: ({ context }) => context.itemSku !== null,
    isSomething: (_, { output }: { output: TradeInCategory[] }) => output.length > 0,
    isTold: ({ context }) => toldOf(context) !== null,
    /** A device without value is an answer, not a failure. */
    isNotAccepted: (_, { error }: { error: unknown }) => toFailure(error).code === 'TRADE_IN_NOT_ACCEPTED',
  },
}).createMachine({
  id: 'tradeInDevice',
  context: ({ input }) => ({ itemSku: skuOf(input), categories: [], device: EMPTY_DEVICE, estimate: null }),
  initial: 'deciding',
  on: {
    'facts.changed': { guard: withEvent('isOther'), target: '.deciding', actions: withEvent('setItem') },
  },
  states: {
    deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'none' }] },
    /** The item accepts no trade-in. */
    none: { tags: 'empty', entry: 'dropCategories', on: { 'page.outdated': 'deciding' } },
    ...failedStates('loading', ['failed', 'empty']),
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTradeInCategories',
        src: 'loadTradeInCategories',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          { guard: withEvent('isSomething'), target: 'offered', actions: withEvent('setCategories') },
          { target: 'none' },
        ],
        onError: toFailed('dropCategories' as const),
      },
    },
    offered: {
      tags: 'offered',
      initial: 'checking',
      on: {
        'page.outdated': { target: '.checking', actions: 'dropEstimate' },
        'device.chosen': { target: '.checking', actions: [withEvent('setField'), 'dropEstimate'] },
        'answer.chosen': { target: '.checking', actions: [withEvent('setAnswer'), 'dropEstimate'] },
      },
      states: {
        checking: { always: [{ guard: 'isTold', target: 'estimating' }, { target: 'telling' }] },
        /** The description is incomplete. */
        telling: {},
        estimating: {
          tags: 'pending',
          invoke: {
            id: 'estimateDevice',
            src: 'estimateDevice',
            input: ({ context }) => ({
              itemSku: context.itemSku ?? '',
              device: toldOf(context) as TradeInDevice,
            }),
            onDone: { target: 'estimated', actions: withEvent('setEstimate') },
            onError: [
              { guard: withEvent('isNotAccepted'), target: 'notAccepted' },
              { guard: ifUnreached, target: 'unanswered' },
              { target: 'notEstimated' },
            ],
          },
        },
        estimated: { on: { 'estimate.taken': { actions: 'reportTaken' } } },
        /** The marketplace gives nothing for the device as described. */
        notAccepted: { tags: 'refused' },
        notEstimated: { tags: 'estimateFailed', on: { 'retry.requested': 'estimating' } },
        unanswered: { tags: 'estimateFailed', on: tryAgain('estimating') },
      },
    },
  },
});
