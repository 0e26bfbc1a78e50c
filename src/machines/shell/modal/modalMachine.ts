import {
  assign,
  raise,
  sendParent,
  sendTo,
  setup,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
} from 'xstate';
import type { ModalKey, ModalParams } from '#src/domain/shell/modalKey.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { toastShown } from '../toast/toastEvents.ts';
import { showToast } from '../toast/toastMachine.ts';

export interface OpenModal {
  key: ModalKey;
  params: ModalParams;
}
/** A control within a modal by its name; `nth` and `at` tell apart equal names and find renamed controls. */
export interface ModalStop {
  name: string;
  /** Position among the controls of the same name. */
  nth: number;
  /** Position among all controls. */
  at: number;
}
export interface ModalContext {
  active: OpenModal | null;
  /** Only one level is kept. [MODAL-02] */
  previous: OpenModal | null;
  /** Scroll offset (CSS px) of the active modal, as last reported by the view. */
  activeScroll: number;
  /** Offsets of modals that became the previous one, by their key. [MODAL-03] */
  scrolls: Partial<Record<ModalKey, number>>;
  /** The control that gets the focus when a modal comes back; null for its first stop. [MODAL-07] */
  activeStop: ModalStop | null;
  /** The control that was pressed in the previous modal. */
  previousStop: ModalStop | null;
}
export type ModalEvent =
  | { type: 'modal.opened'; key: ModalKey; params?: ModalParams }
  | { type: 'modal.backRequested' }
  /** With `keys`, closes only a modal that is among them. */
  | { type: 'modal.closed'; keys?: readonly ModalKey[] }
  /** The code of the modal and that of the error sheet failed to load: there is nothing to show. */
  | { type: 'modal.missed' }
  | { type: 'modal.scrolled'; offset: number }
  /** The view of a modal is gone; `stop` had the focus. */
  | { type: 'modal.focusLeft'; key: ModalKey; stop: ModalStop };

interface PartsOfPage {
  get(systemId: string): unknown;
}
/** Tells whether modals work: false once the part that opens them has thrown. */
export const canOpenModals = (system: PartsOfPage): boolean => system.get('modal') !== undefined;

/** Opens a modal from any part of the page; shows a toast when none can open. [ERR-68] */
export function openModal<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(key: ModalKey, params: ModalParams = {}) {
  const opened = { type: 'modal.opened', key, params } satisfies ModalEvent;
  return sendTo<TContext, TEvent, TParams, AnyActorRef, TEvent, never, never>(
    ({ system }) => system.get(canOpenModals(system) ? 'modal' : 'toast') as AnyActorRef,
    ({ system }: { system: PartsOfPage }) =>
      canOpenModals(system) ? opened : toastShown({ tone: 'bad', copyKey: 'lost.modal' }),
  );
}

/** Closes the open modal; with keys, only when it is one of these. */
export function closeModal<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(...keys: ModalKey[]) {
  return sendToPart<TContext, TEvent, TParams>('modal', {
    type: 'modal.closed',
    ...(keys.length === 0 ? {} : { keys }),
  } satisfies ModalEvent);
}

const NOTHING: ModalContext = {
  active: null,
  previous: null,
  activeScroll: 0,
  scrolls: {},
  activeStop: null,
  previousStop: null,
};

/** One modal is active; the previous one is kept with its scroll position. */
export const modalMachine = setup({
  types: { context: {} as ModalContext, events: {} as ModalEvent },
  actions: {
    activate: assign((_, { modal }: { modal: OpenModal }) => ({
      active: modal,
      activeScroll: 0,
      activeStop: null,
    })),
    replaceActive: assign(({ context }, { modal }: { modal: OpenModal }) => ({
      active: modal,
      previous: context.active,
      scrolls: context.active ? { [context.active.key]: context.activeScroll } : {},
      activeScroll: 0,
      activeStop: null,
      previousStop: null,
    })),
    reopenPrevious: assign(({ context }) => ({
      active: context.previous,
      previous: null,
      activeScroll: context.previous ? (context.scrolls[context.previous.key] ?? 0) : 0,
      scrolls: {},
      activeStop: context.previousStop,
      previousStop: null,
    })),
    rememberStop: assign((_, { stop }: { stop: ModalStop }) => ({ previousStop: stop })),
    rememberScroll: assign((_, { offset }: { offset: number }) => ({ activeScroll: offset })),
    reportChange: sendParent(
      ({ context }) =>
        ({
          type: 'part.told',
          name: 'addToCart',
          event: { type: 'add.modalShown', key: context.active?.key ?? null },
        }) satisfies PartTold,
    ),
    forgetAll: assign(NOTHING),
    sayMissed: showToast({ tone: 'bad', copyKey: 'modal.missed' }),
  },
  guards: {
    isAnotherModal: ({ context }, { key }: { key: ModalKey }) => context.active?.key !== key,
    isMeant: ({ context: { active } }, { keys }: { keys?: readonly ModalKey[] }) =>
      keys === undefined || (active !== null && keys.includes(active.key)),
    isPrevious: ({ context }, { key }: { key: ModalKey }) => context.previous?.key === key,
    hasPrevious: ({ context }) => context.previous !== null,
  },
}).createMachine({
  id: 'modal',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'modal.opened': {
          target: 'open',
          actions: [
            {
              type: 'activate',
              params: ({ event }) => ({ modal: { key: event.key, params: event.params ?? {} } }),
            },
            'reportChange',
          ],
        },
      },
    },
    open: {
      on: {
        'modal.opened': {
          guard: withEvent('isAnotherModal'),
          actions: [
            {
              type: 'replaceActive',
              params: ({ event }) => ({ modal: { key: event.key, params: event.params ?? {} } }),
            },
            'reportChange',
          ],
        },
        'modal.backRequested': [
          { guard: 'hasPrevious', actions: ['reopenPrevious', 'reportChange'] },
          { target: 'closed', actions: ['forgetAll', 'reportChange'] },
        ],
        'modal.missed': { actions: ['sayMissed', raise({ type: 'modal.backRequested' })] },
        'modal.closed': {
          guard: withEvent('isMeant'),
          target: 'closed',
          actions: ['forgetAll', 'reportChange'],
        },
        'modal.scrolled': {
          actions: withEvent('rememberScroll'),
        },
        'modal.focusLeft': { guard: withEvent('isPrevious'), actions: withEvent('rememberStop') },
      },
    },
  },
});
