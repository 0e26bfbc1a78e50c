import { ifUnreached, tryAgain } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { changeOf } from './albumsChange.ts';
import { albumsSetup, firstContext } from './albumsSetup.ts';
import type { AlbumsContext } from './albumsTypes.ts';

const load = {
  id: 'loadAlbums',
  src: 'loadAlbums' as const,
  input: ({ context }: { context: AlbumsContext }) => ({ itemSku: context.itemSku ?? '' }),
};
const notLoaded = [
  {
    guard: withEvent('hasLostLogin' as const),
    target: 'closed' as const,
    actions: ['forgetAlbums' as const, 'askForLogin' as const],
  },
  { guard: ifUnreached, target: 'unreached' as const, actions: 'forgetAlbums' as const },
  { target: 'failed' as const, actions: 'forgetAlbums' as const },
];

/** A wish that waited for a login waits for the albums too. [WISH-13] */
const wanting = { 'wish.resumed': { actions: withEvent('setWanted' as const) } };

/** Events handled while the visitor chooses albums. */
const choosing = {
  'album.toggled': { actions: withEvent('turnAlbum' as const) },
  'album.submitted': [
    {
      guard: withEvent('isNameRight' as const),
      target: 'creating' as const,
      actions: withEvent('setName' as const),
    },
    { actions: withEvent('setName' as const) },
  ],
  'choice.saved': [
    { guard: 'hasChanged' as const, target: 'saving' as const },
    { actions: 'closeAlbums' as const },
  ],
  'removal.requested': {
    guard: 'isSaved' as const,
    target: 'saving' as const,
    actions: 'clearChosen' as const,
  },
};

/**
 * The member's albums that hold the shown item. They load each time they are shown: another tab may have changed
 * them. The heart shows a save at once, and the true state after a failure. [WISH-02..08, WISH-12]
 */
export const albumsMachine = albumsSetup.createMachine({
  id: 'albums',
  context: ({ input }) => firstContext(input),
  initial: 'closed',
  on: {
    'facts.changed': { guard: withEvent('isOtherItem'), target: '.closed', actions: withEvent('setItem') },
    'albums.opened': { actions: 'show' },
    'albums.left': { actions: 'hide' },
    'name.changed': { actions: withEvent('setTyped') },
  },
  states: {
    closed: {
      on: { 'albums.opened': { guard: 'hasItem', target: 'loading', actions: 'show' }, ...wanting },
    },
    loading: {
      tags: 'busy',
      on: wanting,
      invoke: {
        ...load,
        onDone: [
          // An interrupted change is written once. [WISH-13]
          {
            guard: withEvent('wantsMaking'),
            target: 'creating',
            actions: [withEvent('setAlbums'), 'tellHeartTruth', 'takeWanted'],
          },
          {
            guard: withEvent('wantsSaving'),
            target: 'saving',
            actions: [withEvent('setAlbums'), 'tellHeartTruth', 'takeWanted'],
          },
          {
            guard: withEvent('wantsTicks'),
            target: 'choosing',
            actions: [withEvent('setAlbums'), 'tellHeartTruth', 'takeWanted'],
          },
          { target: 'choosing', actions: [withEvent('setAlbums'), 'tellHeartTruth', 'dropWanted'] },
        ],
        onError: notLoaded,
      },
    },
    choosing: {
      tags: 'ready',
      on: {
        'albums.opened': { target: 'loading', actions: 'show' },
        // The albums loaded before the wish arrived.
        'wish.resumed': { target: 'loading', actions: withEvent('setWanted') },
        ...choosing,
      },
    },
    /** The session ended during a write: ticks and name stay, and loading the albums would fail. [WISH-13] */
    lost: { tags: 'ready', on: choosing },
    /** The new album has the item in it from the start. [WISH-04] */
    creating: {
      tags: ['ready', 'pending'],
      invoke: {
        id: 'createAlbum',
        src: 'createAlbum',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '', name: context.name }),
        onDone: {
          target: 'refreshing',
          actions: ['outdateSummary', withEvent('addChosen'), 'clearTyped', 'trackAdding', 'sayCreated'],
        },
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'lost', actions: 'askForLoginToWrite' },
          // Another tab may have made it, or the write's outcome is unknown.
          { target: 'refreshing', actions: [withEvent('setRefused'), 'sayFailed'] },
        ],
      },
    },
    saving: {
      tags: ['ready', 'pending'],
      entry: ['setNews', 'tellHeart'],
      invoke: {
        id: 'saveAlbums',
        src: 'saveAlbums',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'closed', actions: ['outdateSummary', 'trackAdding', 'saySaved'] },
        onError: [
          {
            guard: withEvent('hasLostLogin'),
            target: 'lost',
            actions: ['tellHeartTruth', 'askForLoginToWrite'],
          },
          {
            target: 'refreshing',
            actions: [withEvent('setFailure'), 'tellHeartTruth', 'sayFailed'],
          },
        ],
      },
    },
    /** A write has ended, or part of it: the albums load again, and the ticks stay. */
    refreshing: {
      tags: ['ready', 'pending'],
      invoke: {
        ...load,
        onDone: [
          {
            guard: withEvent('isSavedAfterAll'),
            target: 'closed',
            actions: [withEvent('setAlbumsAnew'), 'tellHeartTruth', 'saySaved'],
          },
          {
            guard: withEvent('isMadeAfterAll'),
            target: 'choosing',
            actions: [
              withEvent('setAlbumsAnew'),
              'tellHeartTruth',
              'clearFailure',
              'clearTyped',
              'sayCreated',
            ],
          },
          { target: 'choosing', actions: [withEvent('setAlbumsAnew'), 'tellHeartTruth'] },
        ],
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'lost', actions: 'askForLoginToChoose' },
          { guard: ifUnreached, target: 'unreached', actions: ['keepTicks', 'forgetAlbums'] },
          { target: 'failed', actions: ['keepTicks', 'forgetAlbums'] },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'albums.opened': { target: 'loading', actions: 'show' },
        ...wanting,
      },
    },
    unreached: {
      tags: 'failed',
      on: {
        ...tryAgain('loading'),
        'albums.opened': { target: 'loading', actions: 'show' },
        ...wanting,
      },
    },
  },
});
