import { assign, setup } from 'xstate';
import { ONBOARDING_DURATION_MS } from '#src/domain/shell/limits.ts';
import { chatConfig, isSwitchedOn } from '#src/domain/product/productConfig.ts';
import { isSellerChatAvailable } from '#src/domain/seller/seller.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export type OnboardingItem = 'sellerChat';
export interface OnboardingContext {
  queue: OnboardingItem[];
}
/** The page's facts that a hint depends on. */
type OnboardingFacts = Pick<PartFacts, 'item' | 'config'>;
export type OnboardingEvent =
  | FactsChanged<keyof OnboardingFacts>
  | { type: 'onboarding.added'; item: OnboardingItem }
  | { type: 'onboarding.displayed'; item: OnboardingItem }
  | { type: 'onboarding.dismissed' }
  | { type: 'onboarding.removed'; item: OnboardingItem };

/** A first-in-first-out queue of hints; only its head is shown, and closes by itself after a while. [ONBOARD-01..07] */
export const onboardingMachine = setup({
  types: { context: {} as OnboardingContext, events: {} as OnboardingEvent },
  actors: {
    readOnboardingSeen: placeholderPromise<boolean, { item: OnboardingItem }>('readOnboardingSeen'),
    rememberOnboardingSeen: placeholderPromise<void, { item: OnboardingItem }>('rememberOnboardingSeen'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
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
    /** The hint is offered when its switch is the string "true" and chat is available. [ONBOARD-05] */
    isChatOffered: (_, { facts: { item, config } }: { facts: OnboardingFacts }) =>
      item !== null &&
      config !== null &&
      isSwitchedOn(config, 'pdp.chat.onboarding-enabled') &&
      isSellerChatAvailable(item.merchant, chatConfig(config)),
    isNotQueued: ({ context }, { item }: { item: OnboardingItem }) => !context.queue.includes(item),
    isHead: ({ context }, { item }: { item: OnboardingItem }) => context.queue[0] === item,
    isUnseen: (_, { output: seen }: { output: boolean }) => !seen,
  },
}).createMachine({
  id: 'onboarding',
  context: { queue: [] },
  type: 'parallel',
  on: {
    'onboarding.added': {
      guard: withEvent('isNotQueued'),
      actions: withEvent('addItem'),
    },
    'onboarding.dismissed': { actions: 'removeHead' },
    'onboarding.removed': {
      actions: withEvent('removeItem'),
    },
  },
  states: {
    sellerChat: {
      initial: 'notOffered',
      states: {
        notOffered: {
          on: { 'facts.changed': { guard: withEvent('isChatOffered'), target: 'checking' } },
        },
        checking: {
          invoke: {
            id: 'readOnboardingSeen',
            src: 'readOnboardingSeen',
            input: { item: 'sellerChat' },
            onDone: [
              {
                guard: withEvent('isUnseen'),
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
              guard: withEvent('isHead'),
              target: 'displayed',
            },
          },
        },
        displayed: {
          initial: 'remembering',
          invoke: {
            id: 'duration',
            src: 'waitFor',
            input: { ms: ONBOARDING_DURATION_MS },
            onDone: { target: 'settled', actions: { type: 'removeItem', params: { item: 'sellerChat' } } },
            onError: { target: 'settled', actions: { type: 'removeItem', params: { item: 'sellerChat' } } },
          },
          on: {
            'onboarding.dismissed': { target: 'settled', actions: 'removeHead' },
            'onboarding.removed': {
              target: 'settled',
              actions: withEvent('removeItem'),
            },
          },
          states: {
            remembering: {
              invoke: {
                id: 'rememberOnboardingSeen',
                src: 'rememberOnboardingSeen',
                input: { item: 'sellerChat' },
                onDone: 'remembered',
                onError: 'remembered',
              },
            },
            remembered: {},
          },
        },
        settled: {},
      },
    },
  },
});
