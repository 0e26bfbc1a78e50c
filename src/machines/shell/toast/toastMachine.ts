import { assign, setup, type ActorRefFrom, type EventObject, type MachineContext } from 'xstate';
import { TOAST_DURATION_MS } from '#src/domain/shell/limits.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { toastShown, type Toast, type ToastContext, type ToastEvent, type ToastHold } from './toastEvents.ts';

export type ToastRef = ActorRefFrom<typeof toastMachine>;

/** Shows a toast from any part of the page. */
export function showToast<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(toast: Partial<Toast> & { copyKey: string }) {
  return sendToPart<TContext, TEvent, TParams>('toast', toastShown(toast));
}

/** Removes a toast whose words now stand elsewhere. */
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

/**
 * One toast at a time; the newest replaces the older. Its duration starts once its words are drawn. A toast with undo
 * stays while it is held, and then has its whole time again. [SHELL-06, SHELL-16, LIMIT-01]
 */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  actors: { waitFor: placeholderPromise<void, { ms: number }>('waitFor') },
  actions: {
    /** A copy, so that a view sees the same words shown twice as two messages. */
    showToast: assign((_, { toast }: { toast: Toast }) => ({ current: { ...toast } })),
    /** The holds of a message end with it. */
    clearToast: assign({ current: null, holds: [] }),
    addHold: assign(({ context }, { by }: { by: ToastHold }) => ({
      holds: [...context.holds.filter((hold) => hold !== by), by],
    })),
    removeHold: assign(({ context }, { by }: { by: ToastHold }) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
  },
  guards: {
    isSaid: ({ context }, { copyKey }: { copyKey: string }) => context.current?.copyKey === copyKey,
    isHeldUndo: ({ context }) => context.current?.undo !== undefined && context.holds.length > 0,
    isReleased: ({ context }) => context.holds.length === 0,
  },
}).createMachine({
  id: 'toast',
  context: { current: null, holds: [] },
  initial: 'hidden',
  on: {
    'toast.shown': {
      target: '.shown',
      reenter: true,
      actions: withEvent('showToast'),
    },
    'toast.held': { actions: withEvent('addHold') },
    'toast.released': { actions: withEvent('removeHold') },
  },
  states: {
    hidden: { entry: 'clearToast' },
    shown: {
      initial: 'coming',
      states: {
        /** The code that draws it, or its words, may still be loading. */
        coming: { on: { 'toast.drawn': 'passing' } },
        passing: {
          always: { guard: 'isHeldUndo', target: 'held' },
          invoke: {
            id: 'duration',
            src: 'waitFor',
            input: { ms: TOAST_DURATION_MS },
            onDone: '#toast.hidden',
            onError: '#toast.hidden',
          },
        },
        held: {
          always: { guard: 'isReleased', target: 'passing' },
        },
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
