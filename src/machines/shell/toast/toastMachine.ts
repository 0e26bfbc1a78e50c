import { assign, setup, type ActorRefFrom, type EventObject, type MachineContext } from 'xstate';
import { TOAST_DURATION_MS } from '#src/domain/limits.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export type ToastTone = 'good' | 'info' | 'bad';
/** Words are named by copy key; `link` leads to the bag that they speak of. */
export interface Toast {
  tone: ToastTone;
  copyKey: string;
  params: Record<string, string | number>;
  /** The product that it speaks of, by its name. */
  about?: string;
  link: { copyKey: string; bagOf: Vendor | 'subscription' } | null;
  /** Whose last doing can be taken back here. */
  undo?: 'wishlist';
  /** Where what was saved can be put in order. */
  more?: 'albums';
}
export interface ToastContext {
  current: Toast | null;
}
export type ToastEvent =
  | { type: 'toast.shown'; toast: Toast }
  | { type: 'toast.closed' }
  /** Something else says from now on what a toast with these words said. */
  | { type: 'toast.repeated'; copyKey: string };
export type ToastRef = ActorRefFrom<typeof toastMachine>;

/** Shows a toast from any part of the page. */
export function showToast<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(toast: Partial<Toast> & { copyKey: string }) {
  return sendToPart<TContext, TEvent, TParams>('toast', {
    type: 'toast.shown',
    toast: { tone: 'info', params: {}, link: null, ...toast },
  } satisfies ToastEvent);
}

/** Takes a toast back whose words are said elsewhere now. */
export function dropToast<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(copyKey: string) {
  return sendToPart<TContext, TEvent, TParams>('toast', {
    type: 'toast.repeated',
    copyKey,
  } satisfies ToastEvent);
}

/** One toast at a time; the newest replaces the older and starts its own duration. [SHELL-06, LIMIT-01] */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  actors: { waitFor: placeholderPromise<void, { ms: number }>('waitFor') },
  actions: {
    showToast: assign((_, { toast }: { toast: Toast }) => ({ current: toast })),
    clearToast: assign({ current: null }),
  },
  guards: {
    isSaid: ({ context }, { copyKey }: { copyKey: string }) => context.current?.copyKey === copyKey,
  },
}).createMachine({
  id: 'toast',
  context: { current: null },
  initial: 'hidden',
  on: {
    'toast.shown': {
      target: '.shown',
      reenter: true,
      actions: withEvent('showToast'),
    },
  },
  states: {
    hidden: { entry: 'clearToast' },
    shown: {
      invoke: {
        id: 'duration',
        src: 'waitFor',
        input: { ms: TOAST_DURATION_MS },
        onDone: 'hidden',
        onError: 'hidden',
      },
      on: {
        'toast.closed': 'hidden',
        'toast.repeated': {
          guard: withEvent('isSaid'),
          target: 'hidden',
        },
      },
    },
  },
});
