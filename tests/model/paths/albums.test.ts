// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { albumsMachine } from '#src/machines/member/albums/albumsMachine.ts';
import { albumsPaths } from '#src/machines/member/albums/albumsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadAlbums', 'createAlbum', 'saveAlbums'],
  systemId: 'albums',
};
const loadAlbumsOutputMade = endOf(albumsPaths.actors.loadAlbums.outputs, 'made');
const loadAlbumsOutputSome = endOf(albumsPaths.actors.loadAlbums.outputs, 'some');

test('albums, walk 1: 70 steps to lost', () => {
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
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.resolve('saveAlbums');
  expect(albums.value()).toEqual('closed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
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
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-1'], name: 'Kado Ibu' } },
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
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
    isFlashSaleGone: false,
  });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', { groups: [], productGroups: [] });
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.submitted', name: 'Kado!' });
  albums.send({ type: 'choice.saved' });
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'album.toggled', id: 'G-2' });
  albums.send({ type: 'album.submitted', name: 'Kado Ibu' });
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'album.submitted', name: 'Kado!' });
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
    isFlashSaleGone: false,
  });
  albums.send({ type: 'retry.requested' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', lost());
  expect(albums.value()).toEqual('unreached');
  albums.send({ type: 'network.returned' });
  expect(albums.value()).toEqual('loading');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
    isFlashSaleGone: false,
  });
  albums.send({ type: 'retry.requested' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', refused(null, 500));
  expect(albums.value()).toEqual('failed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('choosing');
  albums.send({ type: 'album.toggled', id: 'G-2' });
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', lost());
  expect(albums.value()).toEqual('refreshing');
  albums.reject('loadAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-2'], name: null } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputMade);
  expect(albums.value()).toEqual('saving');
  albums.reject('saveAlbums', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'removal.requested' });
  expect(albums.value()).toEqual('saving');
  albums.send(albumsPaths.events.factsChanged);
  expect(albums.value()).toEqual('closed');
  albums.send({ type: 'albums.opened' });
  expect(albums.value()).toEqual('loading');
  albums.send({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen: ['G-1'], name: 'Kado Ibu' } },
    isFlashSaleGone: false,
  });
  albums.resolve('loadAlbums', loadAlbumsOutputSome);
  expect(albums.value()).toEqual('creating');
  albums.reject('createAlbum', refused('LOGIN_REQUIRED', 401));
  expect(albums.value()).toEqual('lost');
  albums.send({ type: 'choice.saved' });
  expect(albums.value()).toEqual('lost');
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
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
    'login.needed',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
    'wishlist.told',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
    'wishlist.told',
    'wishlist.told',
    'login.needed',
  ]);
  expect(albums.toToast.map(({ type }) => type)).toEqual([
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
  ]);
  expect(albums.toModal.map(({ type }) => type)).toEqual(['modal.closed', 'modal.closed', 'modal.closed']);
});

test('albums, walk 2: 2 steps to loading', () => {
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
});

test('albums, walk 3: 3 steps to choosing', () => {
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
});

test('albums, walk 4: 5 steps to lost', () => {
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
});
