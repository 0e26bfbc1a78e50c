// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { loginMachine } from '#src/machines/session/login/loginMachine.ts';
import { loginPaths } from '#src/machines/session/login/loginPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['readWish', 'checkLogin', 'waitFor'],
  systemId: 'login',
  serverTimeMs: 18000000,
  isRecorded: true,
};
const records = recordsIn(new URL('./records/login.md', import.meta.url));

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
  expect(login.record()).toEqual(records.get('walk 1: 2 steps to done'));
});

test('login, walk 2: 1 step to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.reject('readWish', new Error('refused'));
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 2: 1 step to done'));
});

test('login, walk 3: 4 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('restoring');
  login.send(loginPaths.events.factsChanged);
  login.send(loginPaths.events.factsChangedWithOffer);
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['place.wanted', 'quantity.typed', 'quantity.typed', 'wish.resumed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(login.record()).toEqual(records.get('walk 3: 4 steps to done'));
});

test('login, walk 4: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, from: null, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['place.wanted', 'wish.resumed']);
  expect(login.record()).toEqual(records.get('walk 4: 2 steps to done'));
});

test('login, walk 5: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, from: null, askedAt: 16199999 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 5: 2 steps to done'));
});

test('login, walk 6: 2 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedOfSaved);
  login.resolve('readWish', { wish: { kind: 'wishlist', itemSku: 'A-01' }, from: null, askedAt: 17999000 });
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual(['place.wanted']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(login.record()).toEqual(records.get('walk 6: 2 steps to done'));
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
  expect(login.record()).toEqual(records.get('walk 7: 2 steps to done'));
});

test('login, walk 8: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', null);
  expect(login.value()).toEqual('checking');
  login.resolve('checkLogin');
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 8: 3 steps to done'));
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
  expect(login.told()).toEqual(['place.wanted', 'quantity.typed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(login.record()).toEqual(records.get('walk 9: 3 steps to done'));
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
  expect(login.told()).toEqual(['place.wanted', 'quantity.typed']);
  expect(login.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(login.record()).toEqual(records.get('walk 10: 3 steps to done'));
});

test('login, walk 11: 3 steps to done', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', null);
  expect(login.value()).toEqual('checking');
  login.reject('checkLogin', lost());
  expect(login.value()).toEqual('done');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 11: 3 steps to done'));
});

test('login, walk 12: 3 steps to refused', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', null);
  expect(login.value()).toEqual('checking');
  login.reject('checkLogin', refused('COOKIES_REFUSED', 403));
  expect(login.value()).toEqual('refused');
  expect(login.told()).toEqual([]);
  expect(login.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(login.record()).toEqual(records.get('walk 12: 3 steps to refused'));
});

test('login, walk 13: 1 step to waiting', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.resolve('readWish', null);
  expect(login.value()).toEqual('waiting');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 13: 1 step to waiting'));
});

test('login, walk 14: 2 steps to reading', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChanged);
  login.send(loginPaths.events.factsChangedWithOffer);
  expect(login.value()).toEqual('reading');
  expect(login.told()).toEqual([]);
  expect(login.record()).toEqual(records.get('walk 14: 2 steps to reading'));
});

test('login, walk 15: 2 steps to checking', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('checking');
  expect(login.told()).toEqual(['place.wanted']);
  expect(login.record()).toEqual(records.get('walk 15: 2 steps to checking'));
});

test('login, walk 16: 3 steps to refused', () => {
  const login = drive(loginMachine, {
    ...options,
    input: loginPaths.inputs.unknown,
  });
  expect(login.value()).toEqual('reading');
  login.send(loginPaths.events.factsChangedAsGuest);
  login.resolve('readWish', readWishOutputBuy);
  expect(login.value()).toEqual('checking');
  login.reject('checkLogin', refused('COOKIES_REFUSED', 403));
  expect(login.value()).toEqual('refused');
  expect(login.told()).toEqual(['place.wanted', 'member.needed']);
  expect(login.record()).toEqual(records.get('walk 16: 3 steps to refused'));
});
