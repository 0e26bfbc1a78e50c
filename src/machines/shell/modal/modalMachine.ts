import { assign, sendParent, setup, type EventObject, type MachineContext } from 'xstate';
import type { ModalKey, ModalParams } from '#src/domain/modalKey.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface OpenModal {
  key: ModalKey;
  params: ModalParams;
}
export interface ModalContext {
  active: OpenModal | null;
  /** Only one level is kept. [MODAL-02] */
  previous: OpenModal | null;
  /** Scroll offset (CSS px) of the active modal, as the view last told. */
  activeScroll: number;
  /** Offsets of modals that became the previous one, by their key. [MODAL-03] */
  scrolls: Partial<Record<ModalKey, number>>;
}
export type ModalEvent =
  | { type: 'modal.opened'; key: ModalKey; params?: ModalParams }
  | { type: 'modal.backRequested' }
  /** Where keys are named, only if the active one is among them. */
  | { type: 'modal.closed'; keys?: readonly ModalKey[] }
  | { type: 'modal.scrolled'; offset: number };

/** Opens a modal from any part of the page. */
export function openModal<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(key: ModalKey, params: ModalParams = {}) {
  return sendToPart<TContext, TEvent, TParams>('modal', {
    type: 'modal.opened',
    key,
    params,
  } satisfies ModalEvent);
}

/** Closes the modal that is open: whichever that is, or, where some are named, only one of these. */
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

/** One modal is active, the previous one is remembered with its scroll position. */
export const modalMachine = setup({
  types: { context: {} as ModalContext, events: {} as ModalEvent },
  actions: {
    activate: assign((_, { modal }: { modal: OpenModal }) => ({ active: modal, activeScroll: 0 })),
    replaceActive: assign(({ context }, { modal }: { modal: OpenModal }) => ({
      active: modal,
      previous: context.active,
      scrolls: context.active ? { [context.active.key]: context.activeScroll } : {},
      activeScroll: 0,
    })),
    reopenPrevious: assign(({ context }) => ({
      active: context.previous,
      previous: null,
      activeScroll: context.previous ? (context.scrolls[context.previous.key] ?? 0) : 0,
      scrolls: {},
    })),
    rememberScroll: assign((_, { offset }: { offset: number }) => ({ activeScroll: offset })),
    reportChange: sendParent(
      ({ context }) =>
        ({
          type: 'part.told',
          name: 'addToCart',
          event: { type: 'add.modalShown', key: context.active?.key ?? null },
        }) satisfies PartTold,
    ),
    forgetAll: assign({ active: null, previous: null, activeScroll: 0, scrolls: {} }),
  },
  guards: {
    isAnotherModal: ({ context }, { key }: { key: ModalKey }) => context.active?.key !== key,
    isMeant: ({ context: { active } }, { keys }: { keys?: readonly ModalKey[] }) =>
      keys === undefined || (active !== null && keys.includes(active.key)),
    hasPrevious: ({ context }) => context.previous !== null,
  },
}).createMachine({
  id: 'modal',
  context: { active: null, previous: null, activeScroll: 0, scrolls: {} },
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
        'modal.closed': {
          guard: withEvent('isMeant'),
          target: 'closed',
          actions: ['forgetAll', 'reportChange'],
        },
        'modal.scrolled': {
          actions: withEvent('rememberScroll'),
        },
      },
    },
  },
});
