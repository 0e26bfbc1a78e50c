// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { wishlistMachine } from '#src/machines/wishlist/wishlist/wishlistMachine.ts';
import { wishlistPaths } from '#src/machines/wishlist/wishlist/wishlistPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['addToWishlist', 'removeFromWishlist'],
  systemId: 'wishlist',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/wishlist.md', import.meta.url));

test('wishlist, walk 1: 25 steps to saved', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrived);
  wishlist.send(wishlistPaths.events.summaryArrivedSaved);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({ type: 'wishlist.toggled' });
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('removing');
  wishlist.send(wishlistPaths.events.summaryArrivedAnew);
  wishlist.send({ type: 'albums.requested' });
  wishlist.send({ type: 'wishlist.told', itemSku: 'A-01', isSaved: true });
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({ type: 'wishlist.told', itemSku: 'A-01', isSaved: false });
  expect(wishlist.value()).toEqual('absent');
  wishlist.send({ type: 'wishlist.toggled' });
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01' },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('adding');
  wishlist.send(wishlistPaths.events.summaryArrivedAnew);
  wishlist.resolve('addToWishlist');
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({ type: 'wishlist.undone' });
  expect(wishlist.value()).toEqual('removing');
  wishlist.resolve('removeFromWishlist', ['G-1']);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send({ type: 'wishlist.undone' });
  expect(wishlist.value()).toEqual('adding');
  wishlist.reject('addToWishlist', lost());
  expect(wishlist.value()).toEqual('absent');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01' },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('adding');
  wishlist.reject('addToWishlist', refused('LOGIN_REQUIRED', 401));
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrivedSaved);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('removing');
  wishlist.resolve('removeFromWishlist', ['G-1', 'G-2']);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('removing');
  wishlist.reject('removeFromWishlist', lost());
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('removing');
  wishlist.reject('removeFromWishlist', refused('LOGIN_REQUIRED', 401));
  expect(wishlist.value()).toEqual('saved');
  expect(wishlist.told()).toEqual([
    'member.needed',
    'member.needed',
    'member.needed',
    'product.outdated',
    'product.outdated',
    'login.needed',
    'member.needed',
    'login.needed',
  ]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual([
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.repeated',
    'toast.repeated',
    'toast.shown',
  ]);
  expect(wishlist.record()).toEqual(records.get('walk 1: 25 steps to saved'));
});

test('wishlist, walk 2: 2 steps to saved', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrivedSaved);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({ type: 'wishlist.told', itemSku: 'A-02', isSaved: true });
  expect(wishlist.value()).toEqual('saved');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual(['toast.repeated', 'toast.repeated']);
  expect(wishlist.record()).toEqual(records.get('walk 2: 2 steps to saved'));
});

test('wishlist, walk 3: 1 step to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.record()).toEqual(records.get('walk 3: 1 step to absent'));
});

test('wishlist, walk 4: 2 steps to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01' },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('adding');
  wishlist.send(wishlistPaths.events.summaryArrived);
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual(['toast.repeated', 'toast.repeated']);
  expect(wishlist.record()).toEqual(records.get('walk 4: 2 steps to absent'));
});

test('wishlist, walk 5: 2 steps to saved', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrivedSaved);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01' },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('saved');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual(['toast.repeated', 'toast.repeated']);
  expect(wishlist.record()).toEqual(records.get('walk 5: 2 steps to saved'));
});

test('wishlist, walk 6: 3 steps to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrivedSaved);
  expect(wishlist.value()).toEqual('saved');
  wishlist.send({
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
    isFlashSaleGone: false,
  });
  expect(wishlist.value()).toEqual('removing');
  wishlist.send(wishlistPaths.events.summaryArrived);
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual([
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
  ]);
  expect(wishlist.record()).toEqual(records.get('walk 6: 3 steps to absent'));
});

test('wishlist, walk 7: 1 step to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrivedAnew);
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.record()).toEqual(records.get('walk 7: 1 step to absent'));
});

test('wishlist, walk 8: 2 steps to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrived);
  wishlist.send(wishlistPaths.events.summaryArrivedAnew);
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual(['toast.repeated', 'toast.repeated']);
  expect(wishlist.record()).toEqual(records.get('walk 8: 2 steps to absent'));
});

test('wishlist, walk 9: 2 steps to absent', () => {
  const wishlist = drive(wishlistMachine, options);
  expect(wishlist.value()).toEqual('absent');
  wishlist.send(wishlistPaths.events.summaryArrived);
  wishlist.send(wishlistPaths.events.summaryArrivedOther);
  expect(wishlist.value()).toEqual('absent');
  expect(wishlist.told()).toEqual([]);
  expect(wishlist.toToast.map(({ type }) => type)).toEqual([
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
    'toast.repeated',
  ]);
  expect(wishlist.record()).toEqual(records.get('walk 9: 2 steps to absent'));
});
