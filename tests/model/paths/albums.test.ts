// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { albumsMachine } from '#src/machines/wishlist/albums/albumsMachine.ts';
import { albumsPaths } from '#src/machines/wishlist/albums/albumsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadAlbums', 'createAlbum', 'saveAlbums'],
  systemId: 'albums',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/albums.md', import.meta.url));

const loadAlbumsOutputMade = endOf(albumsPaths.actors.loadAlbums.outputs, 'made');
const loadAlbumsOutputSome = endOf(albumsPaths.actors.loadAlbums.outputs, 'some');

test('albums, walk 1: 67 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send(albumsPaths.events.factsChangedToOtherItem);
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.opened' });
  albums.send({ type: 'albums.left' });
  albums.send({ type: 'name.changed', text: 'Kado Ibu' });
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.resolve('saveAlbums');
  expect(albums.value()).toEqual('closed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.resolve('createAlbum', 'G-3');
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.toggled', id: 'G-2' });
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: false } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('choosing');
  // Ends here: step 29 leads elsewhere than in the graph.
  expect(albums.told()).toEqual([
    'wishlist.told',
    'wishlist.told',
    'product.outdated',
    'wishlist.told',
    'login.needed',
    'wishlist.told',
    'product.outdated',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
  ]);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown', 'toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 1: 67 steps to lost'));
});

test('albums, walk 2: 3 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado!' });
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 2: 3 steps to choosing'));
});

test('albums, walk 3: 3 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(albums.record()).toEqual(records.get('walk 3: 3 steps to choosing'));
});

test('albums, walk 4: 3 steps to saving', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('saving');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 4: 3 steps to saving'));
});

test('albums, walk 5: 3 steps to unreached', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('unreached');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 5: 3 steps to unreached'));
});

test('albums, walk 6: 3 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({ type: 'retry.requested' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 6: 3 steps to loading'));
});

test('albums, walk 7: 3 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({ type: 'network.returned' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 7: 3 steps to loading'));
});

test('albums, walk 8: 3 steps to failed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('failed');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 8: 3 steps to failed'));
});

test('albums, walk 9: 3 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({ type: 'retry.requested' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 9: 3 steps to loading'));
});

test('albums, walk 10: 4 steps to refreshing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 10: 4 steps to refreshing'));
});

test('albums, walk 11: 4 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 11: 4 steps to lost'));
});

test('albums, walk 12: 4 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 12: 4 steps to lost'));
});

test('albums, walk 13: 4 steps to saving', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: false } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('saving');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 13: 4 steps to saving'));
});

test('albums, walk 14: 5 steps to closed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('closed');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(albums.record()).toEqual(records.get('walk 14: 5 steps to closed'));
});

test('albums, walk 15: 5 steps to unreached', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 15: 5 steps to unreached'));
});

test('albums, walk 16: 5 steps to failed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 16: 5 steps to failed'));
});

test('albums, walk 17: 5 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 17: 5 steps to lost'));
});

test('albums, walk 18: 5 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'album.toggled', id: 'G-2' });
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 18: 5 steps to lost'));
});

test('albums, walk 19: 5 steps to creating', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 19: 5 steps to creating'));
});

test('albums, walk 20: 5 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'album.submitted', name: 'Kado!' });
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 20: 5 steps to lost'));
});

test('albums, walk 21: 5 steps to saving', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('saving');
  expect(albums.told()).toEqual([
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
    'wishlist.told',
  ]);
  expect(albums.record()).toEqual(records.get('walk 21: 5 steps to saving'));
});

test('albums, walk 22: 5 steps to saving', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('saving');
  expect(albums.told()).toEqual([
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
    'wishlist.told',
  ]);
  expect(albums.record()).toEqual(records.get('walk 22: 5 steps to saving'));
});

test('albums, walk 23: 5 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 23: 5 steps to choosing'));
});

test('albums, walk 24: 5 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputSome);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'login.needed']);
  expect(albums.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(albums.record()).toEqual(records.get('walk 24: 5 steps to lost'));
});

test('albums, walk 25: 2 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send(albumsPaths.events.factsChanged);
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 25: 2 steps to loading'));
});

test('albums, walk 26: 3 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.left' });
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 26: 3 steps to loading'));
});

test('albums, walk 27: 3 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 27: 3 steps to choosing'));
});

test('albums, walk 28: 5 steps to lost', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('lost');
  expect(albums.told()).toEqual(['wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 28: 5 steps to lost'));
});

test('albums, walk 29: 2 steps to closed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('closed');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 29: 2 steps to closed'));
});

test('albums, walk 30: 7 steps to saving', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputSome);
  expect(albums.value()).toEqual('saving');
  expect(albums.told()).toEqual([
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
  ]);
  expect(albums.record()).toEqual(records.get('walk 30: 7 steps to saving'));
});

test('albums, walk 31: 5 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: false } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: false } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputSome);
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 31: 5 steps to choosing'));
});

test('albums, walk 32: 4 steps to closed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('closed');
  expect(albums.told()).toEqual(['wishlist.told', 'login.needed']);
  expect(albums.record()).toEqual(records.get('walk 32: 4 steps to closed'));
});

test('albums, walk 33: 4 steps to unreached', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 33: 4 steps to unreached'));
});

test('albums, walk 34: 4 steps to failed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 34: 4 steps to failed'));
});

test('albums, walk 35: 5 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('ALBUM_NAME_TAKEN', 409));
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 35: 5 steps to choosing'));
});

test('albums, walk 36: 8 steps to refreshing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('ALBUM_NAME_TAKEN', 409));
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 36: 8 steps to refreshing'));
});

test('albums, walk 37: 5 steps to refreshing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.left' });
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  expect(albums.told()).toEqual(['wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 37: 5 steps to refreshing'));
});

test('albums, walk 38: 5 steps to refreshing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.left' });
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 38: 5 steps to refreshing'));
});

test('albums, walk 39: 5 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputSome);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 39: 5 steps to choosing'));
});

test('albums, walk 40: 5 steps to choosing', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told']);
  expect(albums.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(albums.record()).toEqual(records.get('walk 40: 5 steps to choosing'));
});

test('albums, walk 41: 4 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.left' });
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 41: 4 steps to loading'));
});

test('albums, walk 42: 7 steps to failed', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('failed');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 42: 7 steps to failed'));
});

test('albums, walk 43: 4 steps to loading', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({ type: 'albums.left' });
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  expect(albums.told()).toEqual([]);
  expect(albums.record()).toEqual(records.get('walk 43: 4 steps to loading'));
});

test('albums, walk 44: 7 steps to unreached', () => {
  const albums = drive(albumsMachine, {
    ...options,
    input: albumsPaths.inputs.item,
  });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null, toWrite: true } },
    isFlashSaleGone: false,
  });
  albums.send({
    type: 'wish.resumed',
    wish: {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-1'], name: 'Kado Ibu', toWrite: true },
    },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('unreached');
  expect(albums.told()).toEqual(['wishlist.told', 'wishlist.told', 'wishlist.told']);
  expect(albums.record()).toEqual(records.get('walk 44: 7 steps to unreached'));
});
