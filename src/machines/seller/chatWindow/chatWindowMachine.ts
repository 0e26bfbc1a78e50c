import { assign, sendParent, setup } from 'xstate';
import { CHAT_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import type { ChatMessage, FromChat, ToChat } from '#src/services/seller/chat/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderAction, placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** A chat about an item is asked for with its seller. */
export interface ChatOpened {
  type: 'chat.opened';
  merchantCode: string;
  itemSku: string;
}
export interface ChatWindowContext {
  /** Whose chat is in the frame; null until one was opened. */
  merchantCode: string | null;
  /** What it was opened about: part of the frame's address, which stays while products change. */
  openedFor: string;
  /** What is shown now, of the same seller. */
  itemSku: string;
  /** What the page shows, of whichever seller: where a login comes back to. */
  shownSku: string;
  /** What waited for a login; null once the frame was told it. [CHAT-19] */
  message: ChatMessage | null;
  /** As the chat itself says it. */
  seller: string | null;
  /** Messages that came while nobody looked. */
  unread: number;
  /** Number of the newest message; one is counted once. */
  newest: number;
  /** A frame that is loaded anew is another one. */
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
/** A talk of which nothing is known yet. */
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
/** The frame is there: what waited for a login is sent, once. [CHAT-19] */
const arrived = [
  {
    guard: 'hasMessage' as const,
    target: 'ready' as const,
    actions: [
      withEvent('setSeller' as const),
      {
        type: 'tellChat' as const,
        // The guard has seen it.
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
/** The frame asks for a login instead of showing the talk. */
const locked = { target: 'locked' as const, actions: withEvent('askForLogin' as const) };
const counted = {
  guard: withEvent('isNewer' as const),
  actions: withEvent('count' as const),
};

/**
 * The window of the chat with a seller: shown, minimised or hidden, and how many messages wait. It stays while products
 * change, and keeps its frame once it was opened. [CHAT-08, CHAT-11, CHAT-12]
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
    /** Tells the frame. */
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
      // A frame that was there before the login is another visitor's.
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
    /** Another product of the seller whose chat it is. */
    isOfTalk: ({ context }, { facts: { item } }: { facts: Pick<PartFacts, 'item'> }) =>
      item !== null && item.merchant.code === context.merchantCode && item.itemSku !== context.itemSku,
    isNewer: ({ context }, { id }: Received) => id > context.newest,
  },
}).createMachine({
  id: 'chatWindow',
  context: ({ input }) => ({ ...NEW_TALK, merchantCode: null, shownSku: input.item?.itemSku ?? '' }),
  initial: 'unopened',
  // A wish that goes on opens the talk it is of, in a frame of its own. [CHAT-19]
  on: { 'wish.resumed': { target: '.accessed', reenter: true, actions: withEvent('takeWish') } },
  states: {
    unopened: {
      on: {
        'chat.opened': { target: 'accessed', actions: withEvent('setTalk') },
        'facts.changed': { actions: withEvent('setShown') },
      },
    },
    /** Opened once, it stays so as long as the page. [CHAT-12] */
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
                // Escape takes the top layer away, as back does; only its own button makes it small. [MODAL-48]
                'chat.escaped': 'hidden',
                'chat.closed': 'hidden',
                'chat.received': { guard: withEvent('isNewer'), actions: withEvent('see') },
              },
            },
            minimised: { tags: 'minimised', on: { 'chat.closed': 'hidden', 'chat.received': counted } },
            /** Closed; what still comes brings back the button that tells of it. */
            hidden: {
              on: { 'chat.received': { ...counted, target: 'minimised' } },
            },
          },
        },
        frame: {
          initial: 'connecting',
          on: {
            'chat.opened': [
              // Another seller's chat is another frame.
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
              // It was loaded anew by itself, as after a login in it.
              on: {
                'chat.ready': { actions: withEvent('setSeller') },
                'chat.loginNeeded': { actions: withEvent('askForLogin') },
              },
            },
            /** The frame shows the way to the login: it did not know the member when it was loaded. [CHAT-19] */
            locked: {
              on: {
                'chat.ready': arrived,
                'chat.loginNeeded': { actions: withEvent('askForLogin') },
              },
            },
            /** Nobody answered in time; a late one is as good. */
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
