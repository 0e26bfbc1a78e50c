import { assign, sendParent, setup } from 'xstate';
import { chatConfig, configValue } from '#src/domain/product/productConfig.ts';
import { isSellerChatAvailable, isTradingSeller } from '#src/domain/seller/seller.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { closeModal, openModal } from '../../shell/modal/modalMachine.ts';

/** The page's facts that the chat depends on. */
export type ChatFacts = Pick<PartFacts, 'item' | 'config'>;
export interface ChatContext {
  /** The shown item, whose seller answers; null while there is no chat about it. */
  itemSku: string | null;
  merchantCode: string;
  /** Customer care answers for a trading seller. [CHAT-07] */
  isTrading: boolean;
  liveChatUrl: string;
  /** The browser blocked the window of the live chat: its address is shown as a link. [LINK-26] */
  isLiveChatBlocked: boolean;
}
export type ChatEvent =
  | FactsChanged<keyof ChatFacts>
  | { type: 'chat.requested'; mobile: boolean }
  | WishResumed<'chat'>
  /** The visitor confirmed the chat with customer care; `topic` in its own words, null when unknown. */
  | { type: 'liveChat.requested'; topic: string | null }
  /** Tells whether the browser opened the window of the live chat. */
  | { type: 'liveChat.answered'; isOpen: boolean };

const isAvailable = ({ item, config }: ChatFacts) =>
  item !== null && config !== null && isSellerChatAvailable(item.merchant, chatConfig(config));

const known = (facts: ChatFacts) => ({
  itemSku: isAvailable(facts) ? (facts.item?.itemSku ?? null) : null,
  merchantCode: facts.item?.merchant.code ?? '',
  isTrading: isTradingSeller(facts.item?.merchant.commissionType ?? ''),
  // The address of the live chat's window. [LINK-22]
  liveChatUrl: configValue(facts.config ?? {}, 'pdp.chat.live-chat-url'),
});

/** The chat with the item's seller, or customer care in their place; for members. [CHAT-07, CHAT-08, CHAT-13] */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatFacts },
  actions: {
    setFacts: assign((_, { facts }: { facts: ChatFacts }) => known(facts)),
    dropHint: sendToPart('onboarding', { type: 'onboarding.removed', item: 'sellerChat' }),
    askGate: sendParent(({ context }, { mobile: isMobile }: { mobile: boolean }) => {
      const wish = { kind: 'chat', itemSku: context.itemSku ?? '', isMobile } as const;
      return toGate({ type: 'member.needed', wish });
    }),
    openConfirmation: openModal('chatConfirmation'),
    closeConfirmation: closeModal('chatConfirmation'),
    setBlocked: assign((_, { isOpen }: { isOpen: boolean }) => ({ isLiveChatBlocked: !isOpen })),
    /** Requests the window of the chat. [CHAT-08] */
    openWindow: sendParent(({ context: { merchantCode, itemSku } }) => {
      const event = { type: 'chat.opened', merchantCode, itemSku: itemSku ?? '' } as const;
      return { type: 'part.told', name: 'chatWindow', event } satisfies PartTold;
    }),
    openLiveChat: sendParent(({ context }, { topic }: { topic: string | null }) => {
      const event = { type: 'liveChat.opened', url: context.liveChatUrl, topic } as const;
      return { type: 'outside.needed', event } satisfies OutsideNeeded;
    }),
  },
  guards: {
    isAvailable: (_, { facts }: { facts: ChatFacts }) => isAvailable(facts),
    hasChat: ({ context }) => context.itemSku !== null,
    isTrading: ({ context }) => context.isTrading,
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...known(input), isLiveChatBlocked: false }),
  initial: 'starting',
  on: {
    'facts.changed': [
      {
        guard: withEvent('isAvailable'),
        target: '.available',
        actions: withEvent('setFacts'),
      },
      { target: '.unavailable', actions: withEvent('setFacts') },
    ],
    'liveChat.requested': { actions: withEvent('openLiveChat') },
    'liveChat.answered': [
      { guard: withEvent('isOpen'), actions: [withEvent('setBlocked'), 'closeConfirmation'] },
      { actions: withEvent('setBlocked') },
    ],
  },
  states: {
    starting: { always: [{ guard: 'hasChat', target: 'available' }, { target: 'unavailable' }] },
    /** No item is shown, or its seller does not chat. */
    unavailable: {},
    available: {
      on: {
        'chat.requested': { actions: withEvent('askGate') },
        'wish.resumed': [
          {
            guard: 'isTrading',
            actions: ['dropHint', { type: 'setBlocked', params: { isOpen: true } }, 'openConfirmation'],
          },
          { actions: ['dropHint', 'openWindow'] },
        ],
      },
    },
  },
});
