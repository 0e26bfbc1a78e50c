// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { followMachine } from '#src/machines/seller/follow/followMachine.ts';
import { followPaths } from '#src/machines/seller/follow/followPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['writeFollow'],
  systemId: 'follow',
};
test('follow, walk 1: 12 steps to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send(followPaths.events.factsChangedToSame);
  follow.send(followPaths.events.factsChangedToOther);
  follow.send(followPaths.events.factsChangedToSame);
  follow.send({ type: 'follow.known', merchantCode: 'RMB', followed: false, followers: 10 });
  follow.send({ type: 'follow.pressed' });
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
  });
  follow.resolve('writeFollow', { followed: true, followers: 11 });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.reject('writeFollow', lost());
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.reject('writeFollow', refused('LOGIN_REQUIRED', 401));
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual(['member.needed', 'follow.written', 'login.needed']);
  expect(follow.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
});

test('follow, walk 2: 2 steps to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.send(followPaths.events.factsChangedToOther);
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual([]);
});

test('follow, walk 3: 1 step to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({ type: 'follow.pressed' });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual([]);
});

test('follow, walk 4: 1 step to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'DPR', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual([]);
});
