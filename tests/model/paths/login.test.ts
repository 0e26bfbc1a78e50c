// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { loginMachine } from '#src/machines/member/login/loginMachine.ts';
import { loginPaths } from '#src/machines/member/login/loginPaths.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['readWish', 'waitFor'],
  systemId: 'login',
  serverTimeMs: 18000000,
};
const readWishOutputBuy = endOf(loginPaths.actors.readWish.outputs, 'buy');

test('login, walk 1: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', null);
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
});

test('login, walk 2: 4 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('waiting');
  login.send(loginPaths.events.factsChanged);
  expect(login.value()).toEqual('restoring');
  login.send(loginPaths.events.factsChanged);
  login.send(loginPaths.events.factsChangedWithOffer);
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['quantity.typed', 'quantity.typed', 'wish.resumed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 3: 1 step to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.reject('readWish', new Error('refused'));
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
});

test('login, walk 4: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['wish.resumed']);
});

test('login, walk 5: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 16199999 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
});

test('login, walk 6: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedOfSaved);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 7: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedToOtherItem);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
});

test('login, walk 8: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
});

test('login, walk 9: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('restoring');
  login.resolve('patience');
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['quantity.typed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 10: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('restoring');
  login.reject('patience', new Error('refused'));
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['quantity.typed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});
