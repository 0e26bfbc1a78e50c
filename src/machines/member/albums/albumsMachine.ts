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

/**
 * In which albums of the member the shown item lies. They are asked for each time they are shown: another tab may have
 * changed them. The heart shows at once what is being saved, and after a failure what is true. [WISH-02..08, WISH-12]
 */
export const albumsMachine = albumsSetup.createMachine({
  id: 'albums',
  context: ({ input }) => firstContext(input),
  initial: 'closed',
  on: {
    'facts.changed': { guard: withEvent('isOtherItem'), target: '.closed', actions: withEvent('setItem') },
    'albums.opened': { actions: 'show' },
    'albums.left': { actions: 'hide' },
  },
  states: {
    closed: { on: { 'albums.opened': { guard: 'hasItem', target: 'loading', actions: 'show' } } },
    loading: {
      tags: 'busy',
      invoke: {
        ...load,
        onDone: { target: 'choosing', actions: [withEvent('setAlbums'), 'tellHeartTruth'] },
        onError: notLoaded,
      },
    },
    choosing: {
      tags: 'ready',
      on: {
        'albums.opened': { target: 'loading', actions: 'show' },
        'album.toggled': { actions: withEvent('turnAlbum') },
        'name.changed': { actions: 'clearProblem' },
        'album.submitted': [
          { guard: withEvent('isNameRight'), target: 'creating', actions: withEvent('setName') },
          { actions: withEvent('setName') },
        ],
        'choice.saved': [{ guard: 'hasChanged', target: 'saving' }, { actions: 'closeAlbums' }],
        'removal.requested': { guard: 'isSaved', target: 'saving', actions: 'clearChosen' },
      },
    },
    /** The new album has the item in it from the start. [WISH-04] */
    creating: {
      tags: ['ready', 'pending'],
      invoke: {
        id: 'createAlbum',
        src: 'createAlbum',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '', name: context.name }),
        onDone: {
          target: 'refreshing',
          actions: ['outdateSummary', withEvent('addChosen'), 'trackAdding', 'sayCreated'],
        },
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'closed', actions: 'askForLogin' },
          // Another tab may have made it, or nobody knows whether it was made.
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
            target: 'closed',
            actions: ['tellHeartTruth', 'askForLogin'],
          },
          {
            target: 'refreshing',
            actions: [withEvent('setFailure'), 'tellHeartTruth', 'sayFailed'],
          },
        ],
      },
    },
    /** A write has ended, or part of it: what is true is read, and what is ticked stays. */
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
            actions: [withEvent('setAlbumsAnew'), 'tellHeartTruth', 'clearFailure', 'sayCreated'],
          },
          { target: 'choosing', actions: [withEvent('setAlbumsAnew'), 'tellHeartTruth'] },
        ],
        onError: notLoaded,
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'albums.opened': { target: 'loading', actions: 'show' } },
    },
    unreached: {
      tags: 'failed',
      on: { ...tryAgain('loading'), 'albums.opened': { target: 'loading', actions: 'show' } },
    },
  },
});
