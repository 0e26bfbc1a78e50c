import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import { albumNameOf, albumNameProblem, isInWishlist } from '#src/domain/wishlist/wishlist.ts';
import { summaryOutdated } from '../../protocol/summaryOutdated.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached } from '../../protocol/retry.ts';
import { tracked } from '../../protocol/track.ts';
import { closeModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import { changeOf, hasChanged } from './albumsChange.ts';
import type {
  AlbumChange,
  AlbumsContext,
  AlbumsEvent,
  AlbumsLoaded,
  AlbumsNews,
  AlbumsWanted,
  NameProblem,
} from './albumsTypes.ts';

export const firstContext = ({ item }: Pick<PartFacts, 'item'>): AlbumsContext => ({
  itemSku: item?.itemSku ?? null,
  groups: [],
  productGroups: [],
  chosen: [],
  name: '',
  typed: '',
  wanted: null,
  nameProblem: null,
  failure: null,
  isShown: false,
  news: null,
});

/** The toast of a saved choice. [WISH-03, WISH-07] */
function newsOf(context: AlbumsContext): AlbumsNews {
  const { added, removed } = changeOf(context);
  const album = context.groups.find(({ id }) => id === added[0])?.name ?? '';
  const said = (copyKey: string, params: AlbumsNews['params'] = {}): AlbumsNews => ({
    copyKey,
    params,
    tone: context.chosen.length === 0 ? 'info' : 'good',
  });
  if (context.chosen.length === 0) return said('wishlist.removed');
  if (added.length === 1 && removed.length === 1) return said('albums.moved', { album });
  if (removed.length > 0) return said('albums.changed');
  return added.length === 1
    ? said('albums.saved', { album })
    : said('albums.savedMany', { count: added.length });
}

const NAME_REFUSALS: Partial<Record<string, NameProblem>> = {
  INVALID_ALBUM_NAME: 'invalid',
  ALBUM_NAME_TAKEN: 'taken',
  ALBUM_LIMIT: 'limit',
};
/** True when the write's outcome is unknown. */
const isEndUnknown = (failure: Failure | null) =>
  failure !== null && (failure.kind !== 'http' || failure.status >= 500);
const heldIn = ({ productGroups }: Pick<AlbumsLoaded, 'productGroups'>) =>
  productGroups.map(({ groupId }) => groupId);

/** Keeps the ticks of albums that still exist, and adds those that a write put the item into. */
function chosenAnew(context: AlbumsContext, { groups, productGroups }: AlbumsLoaded): string[] {
  const before = heldIn(context);
  const arrived = heldIn({ productGroups }).filter((id) => !before.includes(id));
  return groups.map(({ id }) => id).filter((id) => context.chosen.includes(id) || arrived.includes(id));
}

/** Tells whether all ticked albums exist: those of another member do not. */
const areKnown = ({ chosen }: AlbumsWanted, { groups }: AlbumsLoaded) =>
  chosen.every((one) => groups.some(({ id }) => id === one));

/** The ticks and the typed name, before the visitor saves them. */
const ticksOf = ({ chosen, typed }: AlbumsContext): AlbumsWanted => ({
  chosen,
  name: typed === '' ? null : typed,
  toWrite: false,
});

/** Tells the heart whether an album holds the item. [WISH-01] */
const heart = (itemSku: string | null, isSaved: boolean): PartTold => ({
  type: 'part.told',
  name: 'wishlist',
  event: { type: 'wishlist.told', itemSku: itemSku ?? '', isSaved },
});

export const albumsSetup = setup({
  types: {
    context: {} as AlbumsContext,
    events: {} as AlbumsEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'failed' | 'pending' | 'ready',
  },
  actors: {
    loadAlbums: placeholderPromise<AlbumsLoaded, { itemSku: string }>('loadAlbums'),
    createAlbum: placeholderPromise<string, { itemSku: string; name: string }>('createAlbum'),
    saveAlbums: placeholderPromise<void, AlbumChange>('saveAlbums'),
  },
  actions: {
    setItem: assign((_, { facts }: { facts: Pick<PartFacts, 'item'> }) => ({
      ...firstContext(facts),
    })),
    show: assign({ isShown: true, nameProblem: null, failure: null }),
    hide: assign({ isShown: false }),
    setAlbums: assign((_, { output }: { output: AlbumsLoaded }) => ({
      ...output,
      chosen: heldIn(output),
      failure: null,
    })),
    /** Restores the choices of the moment when the session ended. [WISH-13] */
    takeWanted: assign(({ context: { wanted, chosen, typed } }) => ({
      chosen: wanted?.chosen ?? chosen,
      name: albumNameOf(wanted?.name ?? ''),
      typed: wanted?.name ?? typed,
      wanted: null,
    })),
    setWanted: assign((_, { wish }: WishResumed<'albums'>) => ({ wanted: wish.wanted })),
    dropWanted: assign({ wanted: null }),
    /** The albums become unknown; the ticks wait until they load again. */
    keepTicks: assign(({ context }) => ({ wanted: ticksOf(context) })),
    setAlbumsAnew: assign(({ context }, { output }: { output: AlbumsLoaded }) => ({
      ...output,
      chosen: chosenAnew(context, output),
    })),
    clearFailure: assign({ failure: null }),
    /** [WISH-12] */
    forgetAlbums: assign({ groups: [], productGroups: [], chosen: [] }),
    turnAlbum: assign(({ context: { chosen } }, { id }: { id: string }) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
      failure: null,
    })),
    clearChosen: assign({ chosen: [], failure: null }),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text, nameProblem: null })),
    /** Clears the typed name that has become the album; a name typed since stays. [WISH-14] */
    clearTyped: assign(({ context: { typed, name } }) => ({
      typed: albumNameOf(typed) === name ? '' : typed,
    })),
    /** Sets the toast of the save, while the differences are still known. */
    setNews: assign(({ context }) => ({ name: '', news: newsOf(context) })),
    setName: assign((_, { name }: { name: string }) => ({
      name: albumNameOf(name),
      nameProblem: albumNameProblem(albumNameOf(name)),
      failure: null,
    })),
    setRefused: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const nameProblem = NAME_REFUSALS[failure.code ?? ''] ?? null;
      return { nameProblem, failure: nameProblem === null ? failure : null };
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    /** The new album holds the item. */
    addChosen: assign(({ context: { chosen } }, { output: id }: { output: string }) => ({
      chosen: [...chosen.filter((one) => one !== id), id],
    })),
    tellHeart: sendParent(({ context }) => heart(context.itemSku, context.chosen.length > 0)),
    tellHeartTruth: sendParent(({ context }) => heart(context.itemSku, isInWishlist(context.productGroups))),
    outdateSummary: sendParent(summaryOutdated),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: { kind: 'albums', itemSku: context.itemSku ?? '', wanted: null },
      }),
    ),
    /** Includes the new album if that write failed. [WISH-13] */
    askForLoginToWrite: sendParent(({ context: { itemSku, chosen, name } }) =>
      toGate({
        type: 'login.needed',
        wish: {
          kind: 'albums',
          itemSku: itemSku ?? '',
          wanted: { chosen, name: name === '' ? null : name, toWrite: true },
        },
      }),
    ),
    /** No write is under way, and the ticks and the name are unsaved. [WISH-13] */
    askForLoginToChoose: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: { kind: 'albums', itemSku: context.itemSku ?? '', wanted: ticksOf(context) },
      }),
    ),
    closeAlbums: closeModal('wishlistDetail'),
  },
})
  .extend({
    actions: {
      sayCreated: enqueueActions(({ context: { name }, enqueue }) => {
        enqueue(showToast({ copyKey: 'albums.saved', tone: 'good', params: { album: name } }));
      }),
      saySaved: enqueueActions(({ context, enqueue }) => {
        if (context.news !== null) enqueue(showToast(context.news));
        if (context.isShown) enqueue(closeModal('wishlistDetail'));
      }),
      /** Shows a toast to a visitor who has left the albums. */
      sayFailed: enqueueActions(({ context, enqueue }) => {
        if (!context.isShown) enqueue(showToast({ copyKey: 'albums.problem.lost', tone: 'bad' }));
      }),
      /** Counts only an item that was in no album before. [ANALYTICS-03] */
      trackAdding: enqueueActions(({ context, enqueue }) => {
        if (isInWishlist(context.productGroups) || context.chosen.length === 0) return;
        enqueue(tracked({ name: 'wishlist_add', data: { itemSku: context.itemSku } }));
      }),
    },
  })
  .extend({
    guards: {
      isUnreached: wasUnreached,
      hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
      wantsMaking: ({ context: { wanted } }, { output }: { output: AlbumsLoaded }) =>
        wanted?.toWrite === true && wanted.name !== null && areKnown(wanted, output),
      wantsSaving: ({ context }, { output }: { output: AlbumsLoaded }) =>
        context.wanted?.toWrite === true &&
        areKnown(context.wanted, output) &&
        hasChanged({ ...context, ...output, chosen: context.wanted.chosen }),
      wantsTicks: ({ context: { wanted } }, { output }: { output: AlbumsLoaded }) =>
        wanted?.toWrite === false && areKnown(wanted, output),
      isOtherItem: ({ context }, { facts }: { facts: Pick<PartFacts, 'item'> }) =>
        (facts.item?.itemSku ?? null) !== context.itemSku,
      hasItem: ({ context }) => context.itemSku !== null,
      isNameRight: (_, { name }: { name: string }) => albumNameProblem(albumNameOf(name)) === null,
      hasChanged: ({ context }) => hasChanged(context),
      /** The answer was lost, and the album exists. */
      isMadeAfterAll: ({ context }, { output }: { output: AlbumsLoaded }) =>
        isEndUnknown(context.failure) &&
        context.name !== '' &&
        output.productGroups.some(({ name }) => name === context.name),
      /** The answer was lost, and all changes are saved. */
      isSavedAfterAll: ({ context }, { output }: { output: AlbumsLoaded }) =>
        isEndUnknown(context.failure) &&
        context.name === '' &&
        !hasChanged({ ...context, ...output, chosen: chosenAnew(context, output) }),
      isSaved: ({ context }) => isInWishlist(context.productGroups),
    },
  });
