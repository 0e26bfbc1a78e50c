import { assign, setup, type ActorRefFrom } from 'xstate';
import { showToast } from '../../shell/toast/toastMachine.ts';
import { placeholderPromise } from '../../placeholders.ts';

export interface WishlistContext {
  itemSku: string | null;
}
export type WishlistEvent =
  | { type: 'wishlist.itemShown'; itemSku: string; isSaved: boolean }
  /** Sent by the page once it knows that the visitor is a member. */
  | { type: 'wishlist.memberToggled' };
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>;

/** Whether the shown item is on the member's wishlist. Shown at once, taken back when the call fails. [TAG-20] */
export const wishlistMachine = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent },
  actors: {
    addToWishlist: placeholderPromise<void, { itemSku: string }>('addToWishlist'),
    removeFromWishlist: placeholderPromise<void, { itemSku: string }>('removeFromWishlist'),
  },
  actions: {
    setItem: assign((_, { itemSku }: { itemSku: string }) => ({ itemSku })),
    sayFailed: showToast({ copyKey: 'error.ui', tone: 'bad' }),
  },
  guards: {
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
    isSameItem: ({ context }, { itemSku }: { itemSku: string }) => context.itemSku === itemSku,
  },
}).createMachine({
  id: 'wishlist',
  context: { itemSku: null },
  initial: 'absent',
  on: {
    'wishlist.itemShown': [
      {
        guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.isSaved }) },
        target: '.saved',
        actions: { type: 'setItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
      },
      {
        target: '.absent',
        actions: { type: 'setItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
      },
    ],
  },
  states: {
    absent: { on: { 'wishlist.memberToggled': 'adding' } },
    adding: {
      tags: 'saved',
      on: {
        // The product was told anew: what the member has just asked for is the later word.
        'wishlist.itemShown': {
          guard: { type: 'isSameItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
        },
      },
      invoke: {
        id: 'addToWishlist',
        src: 'addToWishlist',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: 'saved',
        onError: { target: 'absent', actions: 'sayFailed' },
      },
    },
    saved: { tags: 'saved', on: { 'wishlist.memberToggled': 'removing' } },
    removing: {
      on: {
        'wishlist.itemShown': {
          guard: { type: 'isSameItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
        },
      },
      invoke: {
        id: 'removeFromWishlist',
        src: 'removeFromWishlist',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: 'absent',
        onError: { target: 'saved', actions: 'sayFailed' },
      },
    },
  },
});
