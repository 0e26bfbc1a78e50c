import { assign, setup, type ActorRefFrom } from 'xstate';
import type {
  InstallmentDetail,
  InstallmentEstimation,
  InstallmentTenor,
} from '#src/services/payment/installment/contract.ts';
import { toFailed } from '../../protocol/loading.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The order to pay off, and its payment method. */
export interface MethodOrder {
  itemSku: string;
  quantity: number;
  paymentMethod: string;
}
/** Data of one payment method; null until requested and loaded. */
export interface InstallmentMethodContext {
  order: MethodOrder;
  list: InstallmentTenor[] | null;
  detail: InstallmentDetail | null;
  estimation: InstallmentEstimation | null;
}
export type InstallmentMethodEvent =
  | RetryEvent
  | { type: 'list.wanted' }
  | { type: 'detail.wanted' }
  | { type: 'estimation.wanted' };
export type InstallmentMethodRef = ActorRefFrom<typeof installmentMethodMachine>;

const input = ({ context }: { context: InstallmentMethodContext }) => context.order;
/** Loads on request; an answer is kept, a failure is not. [INSTALL-02, INSTALL-03] */
const region = <const TName extends 'list' | 'detail' | 'estimation'>(name: TName) => {
  const whenWanted = { [`${name}.wanted`]: 'loading' } as Record<`${TName}.wanted`, 'loading'>;
  return {
    initial: 'unasked',
    states: {
      unasked: { on: whenWanted },
      loading: {
        tags: [`${name}Busy`, 'busy'] as const,
        invoke: {
          id: `${name}Load` as const,
          src: `${name}Load` as const,
          input,
          onDone: { target: 'ready', actions: withEvent(`${name}Set` as const) },
          onError: toFailed<never>(),
        },
      },
      ready: {},
      failed: {
        tags: [`${name}Failed`, 'failed'] as const,
        on: { ...whenWanted, 'retry.requested': 'loading' },
      },
      unreached: {
        tags: [`${name}Failed`, 'failed'] as const,
        on: { ...whenWanted, ...tryAgain('loading') },
      },
    },
  } as const;
};

/** One payment method of one order: its tenors, the cost of each, and the lowest monthly sum. [INSTALL-01] */
export const installmentMethodMachine = setup({
  types: {
    context: {} as InstallmentMethodContext,
    events: {} as InstallmentMethodEvent,
    input: {} as MethodOrder,
    tags: {} as 'busy' | 'failed' | `${'list' | 'detail' | 'estimation'}${'Busy' | 'Failed'}`,
  },
  actors: {
    listLoad: placeholderPromise<InstallmentTenor[], MethodOrder>('listLoad'),
    detailLoad: placeholderPromise<InstallmentDetail, MethodOrder>('detailLoad'),
    estimationLoad: placeholderPromise<InstallmentEstimation, MethodOrder>('estimationLoad'),
  },
  actions: {
    listSet: assign((_, { output: list }: { output: InstallmentTenor[] }) => ({ list })),
    detailSet: assign((_, { output: detail }: { output: InstallmentDetail }) => ({ detail })),
    estimationSet: assign((_, { output: estimation }: { output: InstallmentEstimation }) => ({ estimation })),
  },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'installmentMethod',
  context: ({ input: order }) => ({ order, list: null, detail: null, estimation: null }),
  type: 'parallel',
  states: { list: region('list'), detail: region('detail'), estimation: region('estimation') },
});
