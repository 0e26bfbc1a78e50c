// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { loginMachine } from '#src/machines/member/login/loginMachine.ts';
import { loginPaths } from '#src/machines/member/login/loginPaths.ts';

const options = {
  actors: ['readWish', 'waitFor'],
  systemId: 'login',
  serverTimeMs: 18000000,
};
const input1 = loginPaths.inputs[0]!;
const factsChanged = loginPaths.events[0]!;
const readWishOutput = loginPaths.actors.readWish.outputs[1];
const factsChanged2 = loginPaths.events[1]!;
const factsChanged3 = loginPaths.events[2]!;
const factsChanged4 = loginPaths.events[3]!;
const factsChanged5 = loginPaths.events[4]!;

test('login, walk 1: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged);
  login.resolve('readWish', null);
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual([]);
});

test('login, walk 2: 4 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.resolve('readWish', readWishOutput);
  expect(login.value()).toEqual('waiting');
  login.send(factsChanged);
  expect(login.value()).toEqual('restoring');
  login.send(factsChanged);
  login.send(factsChanged2);
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual([
    'choices.wanted',
    'choices.wanted',
    'choices.wanted',
    'wish.resumed',
  ]);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 3: 1 step to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.reject('readWish', new Error('refused'));
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual([]);
});

test('login, walk 4: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual(['choices.wanted', 'wish.resumed']);
});

test('login, walk 5: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 16199999 });
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual(['choices.wanted']);
});

test('login, walk 6: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged3);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual(['choices.wanted']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 7: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged4);
  login.resolve('readWish', readWishOutput);
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual([]);
});

test('login, walk 8: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged5);
  login.resolve('readWish', readWishOutput);
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual([]);
});

test('login, walk 9: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged);
  login.resolve('readWish', readWishOutput);
  expect(login.value()).toEqual('restoring');
  login.resolve('patience');
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual(['choices.wanted']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('login, walk 10: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: input1,
  });
  expect(login.value()).toEqual('reading');
  login.send(factsChanged);
  login.resolve('readWish', readWishOutput);
  expect(login.value()).toEqual('restoring');
  login.reject('patience', new Error('refused'));
  expect(login.value()).toEqual('done');
  expect(login.toPage.map(({ type }) => type)).toEqual(['choices.wanted']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});
