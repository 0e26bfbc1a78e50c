import { assign, setup, type ActorRefFrom } from 'xstate';
import { placeholderPromise } from '../../placeholders.ts';

export type OnboardingItem = 'sellerChat';
export interface OnboardingContext {
  queue: OnboardingItem[];
}
export type OnboardingEvent =
  | { type: 'onboarding.added'; item: OnboardingItem }
  /** The item may be shown, if this device has not seen it. */
  | { type: 'onboarding.offered'; item: OnboardingItem }
  | { type: 'onboarding.displayed'; item: OnboardingItem }
  | { type: 'onboarding.dismissed' }
  | { type: 'onboarding.removed'; item: OnboardingItem };
export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;

/** A first-in-first-out queue of hints; only its head is shown. [ONBOARD-01..06] */
export const onboardingMachine = setup({
  types: { context: {} as OnboardingContext, events: {} as OnboardingEvent },
  actors: {
    readOnboardingSeen: placeholderPromise<boolean, { item: OnboardingItem }>('readOnboardingSeen'),
    rememberOnboardingSeen: placeholderPromise<void, { item: OnboardingItem }>('rememberOnboardingSeen'),
  },
  actions: {
    addItem: assign(({ context }, { item }: { item: OnboardingItem }) => ({
      queue: [...context.queue, item],
    })),
    removeHead: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    removeItem: assign(({ context }, { item }: { item: OnboardingItem }) => ({
      queue: context.queue.filter((queued) => queued !== item),
    })),
  },
  guards: {
    isNotQueued: ({ context }, { item }: { item: OnboardingItem }) => !context.queue.includes(item),
    isHead: ({ context }, { item }: { item: OnboardingItem }) => context.queue[0] === item,
    isUnseen: (_, { seen }: { seen: boolean }) => !seen,
  },
}).createMachine({
  id: 'onboarding',
  context: { queue: [] },
  type: 'parallel',
  on: {
    'onboarding.added': {
      guard: { type: 'isNotQueued', params: ({ event }) => ({ item: event.item }) },
      actions: { type: 'addItem', params: ({ event }) => ({ item: event.item }) },
    },
    'onboarding.dismissed': { actions: 'removeHead' },
    'onboarding.removed': {
      actions: { type: 'removeItem', params: ({ event }) => ({ item: event.item }) },
    },
  },
  states: {
    sellerChat: {
      initial: 'notOffered',
      states: {
        notOffered: { on: { 'onboarding.offered': 'checking' } },
        checking: {
          invoke: {
            id: 'readOnboardingSeen',
            src: 'readOnboardingSeen',
            input: { item: 'sellerChat' },
            onDone: [
              {
                guard: { type: 'isUnseen', params: ({ event }) => ({ seen: event.output }) },
                target: 'offered',
                actions: { type: 'addItem', params: { item: 'sellerChat' } },
              },
              { target: 'settled' },
            ],
            // Unreadable storage counts as not shown. [ONBOARD-06]
            onError: { target: 'offered', actions: { type: 'addItem', params: { item: 'sellerChat' } } },
          },
        },
        offered: {
          on: {
            'onboarding.displayed': {
              guard: { type: 'isHead', params: ({ event }) => ({ item: event.item }) },
              target: 'remembering',
            },
          },
        },
        remembering: {
          invoke: {
            id: 'rememberOnboardingSeen',
            src: 'rememberOnboardingSeen',
            input: { item: 'sellerChat' },
            onDone: 'settled',
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
  },
});
