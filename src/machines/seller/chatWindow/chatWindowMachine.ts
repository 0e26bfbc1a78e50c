import { assign, sendParent, setup } from 'xstate';
import { CHAT_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import type { ChatMessage, FromChat, ToChat } from '#src/services/seller/chat/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderAction, placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** Requests a chat about an item with its seller. */
export interface ChatOpened {
  type: 'chat.opened';
  merchantCode: string;
  itemSku: string;
}
export interface ChatWindowContext {
  /** The seller whose chat is in the frame; null before the first one. */
  merchantCode: string | null;
  /** The item that the chat was opened for: part of the frame's address, which stays while products change. */
  openedFor: string;
  /** The shown item of the same seller. */
  itemSku: string;
  /** The page's shown item, of any seller: a login returns to it. */
  shownSku: string;
  /** A message that waited for a login; null once the frame has it. [CHAT-19] */
  message: ChatMessage | null;
  /** The seller's name as the chat reports it. */
  seller: string | null;
  /** Messages that came while the window was not open. */
  unread: number;
  /** Number of the newest message, so that each is counted once. */
  newest: number;
  /** Number of the frame's load; a new number makes a new frame. */
  attempt: number;
}
export type ChatWindowEvent =
  | FactsChanged<'item'>
  | RetryEvent
  | ChatOpened
  | WishResumed<'message'>
  | { type: 'chat.minimised' }
  | { type: 'chat.closed' }
  | FromChat;

type Received = Extract<FromChat, { type: 'chat.received' }>;
type Locked = Extract<FromChat, { type: 'chat.loginNeeded' }>;
/** A chat of which nothing is known yet. */
const NEW_TALK = {
  openedFor: '',
  itemSku: '',
  message: null,
  seller: null,
  unread: 0,
  newest: 0,
  attempt: 0,
};
const tellProduct = {
  type: 'tellChat' as const,
  params: ({ context }: { context: ChatWindowContext }): ToChat => ({
    type: 'chat.product',
    itemSku: context.itemSku,
  }),
};
/** The frame is ready: a message that waited for a login is sent, once. [CHAT-19] */
const arrived = [
  {
    guard: 'hasMessage' as const,
    target: 'ready' as const,
    actions: [
      withEvent('setSeller' as const),
      {
        type: 'tellChat' as const,
        // The guard has checked that there is a message.
        params: ({ context }: { context: ChatWindowContext }): ToChat => ({
          type: 'chat.resumed',
          message: context.message as ChatMessage,
        }),
      },
      'dropMessage' as const,
    ],
  },
  { target: 'ready' as const, actions: [withEvent('setSeller' as const), tellProduct] },
];
/** The frame asks for a login instead of showing the chat. */
const locked = { target: 'locked' as const, actions: withEvent('askForLogin' as const) };
const counted = {
  guard: withEvent('isNewer' as const),
  actions: withEvent('count' as const),
};

/**
 * The window of the chat with a seller: shown, minimised or hidden, and its unread messages. It stays while products
 * change, and keeps its frame once opened. [CHAT-08, CHAT-11, CHAT-12]
 */
export const chatWindowMachine = setup({
  types: {
    context: {} as ChatWindowContext,
    events: {} as ChatWindowEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'visible' | 'minimised' | 'pending' | 'failed',
  },
  actors: {
    listenToChat: placeholderCallback<void>('listenToChat'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    /** Sends an event to the frame. */
    tellChat: placeholderAction<ToChat>(),
    setTalk: assign(({ context }, { merchantCode, itemSku }: ChatOpened) =>
      merchantCode === context.merchantCode
        ? { itemSku }
        : { ...NEW_TALK, merchantCode, itemSku, openedFor: itemSku, attempt: context.attempt },
    ),
    takeWish: assign(({ context }, { wish }: WishResumed<'message'>) => ({
      ...NEW_TALK,
      merchantCode: wish.merchantCode,
      itemSku: wish.aboutSku,
      openedFor: wish.aboutSku,
      message: wish.message,
      // A frame of before the login belongs to another visitor.
      attempt: context.attempt + 1,
    })),
    dropMessage: assign({ message: null }),
    askForLogin: sendParent(({ context }, { message }: Locked) =>
      toGate({
        type: 'login.needed',
        wish: {
          kind: 'message',
          itemSku: context.shownSku,
          merchantCode: context.merchantCode ?? '',
          aboutSku: context.itemSku,
          message,
        },
      }),
    ),
    setShown: assign(({ context }, { facts }: { facts: Pick<PartFacts, 'item'> }) => ({
      shownSku: facts.item?.itemSku ?? context.shownSku,
    })),
    setItem: assign(({ context }, { facts }: { facts: Pick<PartFacts, 'item'> }) => ({
      itemSku: facts.item?.itemSku ?? context.itemSku,
    })),
    setSeller: assign((_, { seller }: Extract<FromChat, { type: 'chat.ready' }>) => ({ seller })),
    see: assign((_, { id }: Received) => ({ newest: id })),
    count: assign(({ context }, { id }: Received) => ({ newest: id, unread: context.unread + 1 })),
    readAll: assign({ unread: 0 }),
    loadAnew: assign(({ context }) => ({
      attempt: context.attempt + 1,
      openedFor: context.itemSku,
      seller: null,
    })),
  },
  guards: {
    isOtherSeller: ({ context }, { merchantCode }: ChatOpened) => merchantCode !== context.merchantCode,
    hasMessage: ({ context }) => context.message !== null,
    /** True for another product of the chat's seller. */
    isOfTalk: ({ context }, { facts: { item } }: { facts: Pick<PartFacts, 'item'> }) =>
      item !== null && item.merchant.code === context.merchantCode && item.itemSku !== context.itemSku,
    isNewer: ({ context }, { id }: Received) => id > context.newest,
  },
}).createMachine({
  id: 'chatWindow',
  context: ({ input }) => ({ ...NEW_TALK, merchantCode: null, shownSku: input.item?.itemSku ?? '' }),
  initial: 'unopened',
  // A resumed wish opens its chat in a new frame. [CHAT-19]
  on: { 'wish.resumed': { target: '.accessed', reenter: true, actions: withEvent('takeWish') } },
  states: {
    unopened: {
      on: {
        'chat.opened': { target: 'accessed', actions: withEvent('setTalk') },
        'facts.changed': { actions: withEvent('setShown') },
      },
    },
    /** Once opened, the chat lasts as long as the page. [CHAT-12] */
    accessed: {
      type: 'parallel',
      invoke: { id: 'listenToChat', src: 'listenToChat' },
      on: {
        'facts.changed': [
          {
            guard: withEvent('isOfTalk'),
            actions: [withEvent('setShown'), withEvent('setItem'), tellProduct],
          },
          { actions: withEvent('setShown') },
        ],
      },
      states: {
        place: {
          initial: 'visible',
          on: { 'chat.opened': '.visible' },
          states: {
            visible: {
              tags: 'visible',
              entry: 'readAll',
              on: {
                'chat.minimised': 'minimised',
                // Escape closes the top layer, as back does; only its own button minimises it. [MODAL-48]
                'chat.escaped': 'hidden',
                'chat.closed': 'hidden',
                'chat.received': { guard: withEvent('isNewer'), actions: withEvent('see') },
              },
            },
            minimised: { tags: 'minimised', on: { 'chat.closed': 'hidden', 'chat.received': counted } },
            /** Closed; a new message shows the button again that tells of it. */
            hidden: {
              on: { 'chat.received': { ...counted, target: 'minimised' } },
            },
          },
        },
        frame: {
          initial: 'connecting',
          on: {
            'chat.opened': [
              // Another seller's chat needs another frame.
              {
                guard: withEvent('isOtherSeller'),
                target: '.connecting',
                actions: [withEvent('setTalk'), 'loadAnew'],
              },
              { actions: [withEvent('setTalk'), tellProduct] },
            ],
          },
          states: {
            connecting: {
              tags: 'pending',
              invoke: { id: 'patience', src: 'waitFor', input: { ms: CHAT_PATIENCE_MS }, onDone: 'silent' },
              on: { 'chat.ready': arrived, 'chat.loginNeeded': locked },
            },
            ready: {
              // The frame reloaded itself, as after a login in it.
              on: {
                'chat.ready': { actions: withEvent('setSeller') },
                'chat.loginNeeded': { actions: withEvent('askForLogin') },
              },
            },
            /** The frame shows the way to the login: it loaded without knowing the member. [CHAT-19] */
            locked: {
              on: {
                'chat.ready': arrived,
                'chat.loginNeeded': { actions: withEvent('askForLogin') },
              },
            },
            /** The frame did not answer in time; a late answer still counts. */
            silent: {
              tags: 'failed',
              on: {
                'chat.ready': arrived,
                'chat.loginNeeded': locked,
                'retry.requested': { target: 'connecting', actions: 'loadAnew' },
                'network.returned': { target: 'connecting', actions: 'loadAnew' },
              },
            },
          },
        },
      },
    },
  },
});
