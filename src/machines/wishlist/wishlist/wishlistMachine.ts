import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { retryAfterSecondsOf, toFailure } from '#src/domain/shell/failure.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import { dropToast, showToast } from '../../shell/toast/toastMachine.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import { summaryOutdated } from '../../protocol/summaryOutdated.ts';
import { tracked } from '../../protocol/track.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface WishlistContext {
  itemSku: string | null;
  /** The albums that the item was last removed from, so that it can be put back. */
  formerGroupIds: string[];
}
export interface WishlistAdd {
  itemSku: string;
  /** Empty for the album that the heart saves to. */
  groupIds: string[];
}
export type WishlistEvent =
  | SummaryArrived
  /** The heart was pressed. */
  | { type: 'wishlist.toggled' }
  | WishResumed<'wishlist'>
  /** The visitor wants to choose the item's albums. */
  | { type: 'albums.requested' }
  /** The visitor chose the item's albums: it is on the wishlist, or no longer. */
  | { type: 'wishlist.told'; itemSku: string; isSaved: boolean }
  /** The visitor undoes the last change of this item. */
  | { type: 'wishlist.undone' };

/** The toast of a failed write: when to retry after an early one, the size of a full album. [ERR-63] */
function failedToast(copyKey: string, error: unknown) {
  const failure = toFailure(error);
  const seconds = retryAfterSecondsOf(failure);
  if (seconds !== null) return { copyKey: 'cart.error.tooMany', tone: 'bad', params: { seconds } } as const;
  const { maximum } = failure.params;
  if (failure.code === 'ALBUM_FULL' && maximum !== undefined) {
    return { copyKey: 'albums.problem.full', tone: 'bad', params: { maximum } } as const;
  }
  return { copyKey, tone: 'bad' } as const;
}

const toSave = ({ itemSku }: WishlistContext) => ({ kind: 'wishlist' as const, itemSku: itemSku ?? '' });
const toTakeOut = (context: WishlistContext) => ({ ...toSave(context), takesOut: true as const });

/** The shown item's place on the member's wishlist. A press is shown at once, reverted when the call fails. [TAG-20] */
export const wishlistMachine = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent },
  actors: {
    addToWishlist: placeholderPromise<void, WishlistAdd>('addToWishlist'),
    /** Resolves with the item's albums. Removes it only if there is one. [WISH-15] */
    removeFromWishlist: placeholderPromise<string[], { itemSku: string }>('removeFromWishlist'),
  },
  actions: {
    /** An undone removal is not an addition. [ANALYTICS-03] */
    trackAdding: enqueueActions(({ context, enqueue }) => {
      enqueue(tracked({ name: 'wishlist_add', data: { itemSku: context.itemSku } }));
    }),
    setItem: assign((_, { summary }: SummaryArrived) => ({
      itemSku: summary.itemSku,
      formerGroupIds: [],
    })),
    keepGroups: assign((_, { output }: { output: string[] }) => ({ formerGroupIds: output })),
    forgetGroups: assign({ formerGroupIds: [] }),
    saySaved: showToast({ copyKey: 'wishlist.saved', tone: 'good', undo: 'wishlist', more: 'albums' }),
    sayRemoved: showToast({ copyKey: 'wishlist.removed', undo: 'wishlist' }),
    saySaveFailed: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue(showToast(failedToast('wishlist.saveFailed', error)));
    }),
    sayRemoveFailed: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue(showToast(failedToast('wishlist.removeFailed', error)));
    }),
    /** A change of one item cannot be undone on another. */
    dropNews: enqueueActions(({ enqueue }, { isSame }: SummaryArrived) => {
      if (isSame) return;
      enqueue(dropToast('wishlist.saved'));
      enqueue(dropToast('wishlist.removed'));
    }),
    outdateSummary: sendParent(summaryOutdated),
    askGate: sendParent(({ context }) => toGate({ type: 'member.needed', wish: toSave(context) })),
    askGateToTakeOut: sendParent(({ context }) =>
      toGate({ type: 'member.needed', wish: toTakeOut(context) }),
    ),
    askForAlbums: sendParent(({ context }) =>
      toGate({
        type: 'member.needed',
        wish: { kind: 'albums', itemSku: context.itemSku ?? '', wanted: null },
      }),
    ),
    askForLogin: sendParent(({ context }) => toGate({ type: 'login.needed', wish: toSave(context) })),
    askForLoginToTakeOut: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: toTakeOut(context) }),
    ),
  },
  guards: {
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    /** An interrupted wish keeps its direction, whatever the product's state is now. [WISH-17] */
    wantsIn: (_, { wish }: WishResumed<'wishlist'>) => wish.takesOut !== true,
    wantsOut: (_, { wish }: WishResumed<'wishlist'>) => wish.takesOut === true,
    isSaved: (_, { summary }: SummaryArrived) => knownTags(summary.tags).includes('WISHLIST'),
    isOwn: ({ context }, { itemSku }: { itemSku: string }) => context.itemSku === itemSku,
    isOwnSaved: ({ context }, { itemSku, isSaved }: { itemSku: string; isSaved: boolean }) =>
      isSaved && context.itemSku === itemSku,
    liesInSeveral: (_, { output }: { output: string[] }) => output.length > 1,
    isSameItem: (_, { isSame }: SummaryArrived) => isSame,
  },
}).createMachine({
  id: 'wishlist',
  context: { itemSku: null, formerGroupIds: [] },
  initial: 'absent',
  on: {
    'summary.arrived': [
      {
        guard: withEvent('isSaved'),
        target: '.saved',
        actions: [withEvent('dropNews'), withEvent('setItem')],
      },
      {
        target: '.absent',
        actions: [withEvent('dropNews'), withEvent('setItem')],
      },
    ],
    'albums.requested': { actions: 'askForAlbums' },
    'wishlist.told': [
      { guard: withEvent('isOwnSaved'), target: '.saved' },
      { guard: withEvent('isOwn'), target: '.absent' },
    ],
  },
  states: {
    absent: {
      on: {
        'wishlist.toggled': { actions: 'askGate' },
        'wish.resumed': {
          guard: withEvent('wantsIn'),
          target: 'adding',
          actions: ['trackAdding', 'forgetGroups'],
        },
        'wishlist.undone': 'adding',
      },
    },
    adding: {
      tags: 'saved',
      on: {
        // The product loaded again: the member's recent press is newer.
        'summary.arrived': {
          guard: withEvent('isSameItem'),
        },
      },
      invoke: {
        id: 'addToWishlist',
        src: 'addToWishlist',
        input: ({ context }) => ({
          itemSku: context.itemSku ?? '',
          groupIds: context.formerGroupIds,
        }),
        onDone: { target: 'saved', actions: ['outdateSummary', 'saySaved'] },
        onError: [
          {
            guard: withEvent('hasLostLogin'),
            target: 'absent',
            actions: 'askForLogin',
          },
          {
            target: 'absent',
            actions: withEvent('saySaveFailed'),
          },
        ],
      },
    },
    saved: {
      tags: 'saved',
      on: {
        'wishlist.toggled': { actions: 'askGateToTakeOut' },
        'wish.resumed': { guard: withEvent('wantsOut'), target: 'removing' },
        'wishlist.undone': 'removing',
      },
    },
    removing: {
      on: {
        'summary.arrived': {
          guard: withEvent('isSameItem'),
        },
      },
      invoke: {
        id: 'removeFromWishlist',
        src: 'removeFromWishlist',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          // Nothing was removed: the member chooses in the albums. [WISH-15]
          { guard: withEvent('liesInSeveral'), target: 'saved', actions: 'askForAlbums' },
          { target: 'absent', actions: ['outdateSummary', withEvent('keepGroups'), 'sayRemoved'] },
        ],
        onError: [
          {
            guard: withEvent('hasLostLogin'),
            target: 'saved',
            actions: 'askForLoginToTakeOut',
          },
          {
            target: 'saved',
            actions: withEvent('sayRemoveFailed'),
          },
        ],
      },
    },
  },
});
