import * as contract from '#src/services/wishlist/wishlist/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { albumsMachine } from './albumsMachine.ts';

const groups = contract.albums.parse([
  { id: 'G-1', name: 'Wishlist', count: 1, isDefault: true },
  { id: 'G-2', name: 'Kado', count: 0 },
]);
const productGroups = [{ id: 'E-1', groupId: 'G-1', name: 'Wishlist' }];
const resumed = (chosen: string[], name: string | null, toWrite = true) => ({
  type: 'wish.resumed' as const,
  wish: { kind: 'albums' as const, itemSku: 'A-01', wanted: { chosen, name, toWrite } },
  isFlashSaleGone: false,
});

export const albumsPaths = pathsOf(albumsMachine, {
  maxConfigurations: 10_000,
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    albumsOpened: { type: 'albums.opened' },
    albumsLeft: { type: 'albums.left' },
    albumToggled: { type: 'album.toggled', id: 'G-2' },
    nameChanged: { type: 'name.changed', text: 'Kado Ibu' },
    wishResumedToSave: resumed(['G-2'], null),
    wishResumedToMake: resumed(['G-1'], 'Kado Ibu'),
    wishResumedToChoose: resumed(['G-2'], null, false),
    wishResumedOfOther: resumed(['G-9'], null),
    albumSubmitted: { type: 'album.submitted', name: 'Kado Ibu' },
    albumSubmittedWrong: { type: 'album.submitted', name: 'Kado!' },
    choiceSaved: { type: 'choice.saved' },
    removalRequested: { type: 'removal.requested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadAlbums: {
      outputs: {
        made: {
          groups: [...groups, { id: 'G-3', name: 'Kado Ibu', count: 1, isDefault: false, images: [] }],
          productGroups: [...productGroups, { id: 'E-3', groupId: 'G-3', name: 'Kado Ibu' }],
        },
        some: { groups, productGroups },
        none: { groups: [], productGroups: [] },
      },
      errors: [...lostOrRefused(), refused('LOGIN_REQUIRED', 401)],
    },
    createAlbum: {
      outputs: ['G-3'],
      errors: [lost(), refused('ALBUM_NAME_TAKEN', 409), refused('LOGIN_REQUIRED', 401)],
    },
    saveAlbums: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
  abstract: ({ itemSku, productGroups: held, chosen, nameProblem, failure, isShown, wanted }) => [
    itemSku,
    held.length,
    chosen.toSorted().join(),
    nameProblem,
    failure === null,
    isShown,
    // Waiting ticks matter only when they are to be written.
    wanted?.toWrite === false || wanted?.chosen.join(),
  ],
});
