// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { followMachine } from '#src/machines/seller/follow/followMachine.ts';
import { followPaths } from '#src/machines/seller/follow/followPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['writeFollow'],
  systemId: 'follow',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/follow.md', import.meta.url));

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
  expect(follow.record()).toEqual(records.get('walk 1: 12 steps to resting'));
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
  expect(follow.record()).toEqual(records.get('walk 2: 2 steps to resting'));
});

test('follow, walk 3: 2 steps to writing', () => {
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
  follow.send(followPaths.events.factsChangedToSame);
  expect(follow.value()).toEqual('writing');
  expect(follow.told()).toEqual([]);
  expect(follow.record()).toEqual(records.get('walk 3: 2 steps to writing'));
});

test('follow, walk 4: 1 step to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({ type: 'follow.known', merchantCode: 'DPR', followed: true, followers: 3 });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual([]);
  expect(follow.record()).toEqual(records.get('walk 4: 1 step to resting'));
});

test('follow, walk 5: 1 step to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({ type: 'follow.pressed' });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual([]);
  expect(follow.record()).toEqual(records.get('walk 5: 1 step to resting'));
});

test('follow, walk 6: 1 step to resting', () => {
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
  expect(follow.record()).toEqual(records.get('walk 6: 1 step to resting'));
});

test('follow, walk 7: 2 steps to writing', () => {
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
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(follow.value()).toEqual('writing');
  expect(follow.told()).toEqual([]);
  expect(follow.record()).toEqual(records.get('walk 7: 2 steps to writing'));
});

test('follow, walk 8: 2 steps to writing', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(follow.value()).toEqual('writing');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'DPR', follow: true },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  expect(follow.told()).toEqual([]);
  expect(follow.record()).toEqual(records.get('walk 8: 2 steps to writing'));
});

test('follow, walk 9: 3 steps to writing', () => {
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
  follow.resolve('writeFollow', { followed: true, followers: 11 });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(follow.value()).toEqual('writing');
  expect(follow.told()).toEqual(['follow.written']);
  expect(follow.record()).toEqual(records.get('walk 9: 3 steps to writing'));
});

test('follow, walk 10: 3 steps to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: false },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.resolve('writeFollow', { followed: true, followers: 11 });
  follow.resolve('writeFollow', { followed: false, followers: 10 });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual(['follow.written', 'follow.written']);
  expect(follow.record()).toEqual(records.get('walk 10: 3 steps to resting'));
});

test('follow, walk 11: 2 steps to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(follow.value()).toEqual('writing');
  follow.resolve('writeFollow', { followed: true, followers: 11 });
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual(['follow.written']);
  expect(follow.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(follow.record()).toEqual(records.get('walk 11: 2 steps to resting'));
});

test('follow, walk 12: 4 steps to writing', () => {
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
  follow.resolve('writeFollow', { followed: true, followers: 11 });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(follow.value()).toEqual('writing');
  follow.resolve('writeFollow', { followed: false, followers: 10 });
  expect(follow.value()).toEqual('writing');
  expect(follow.told()).toEqual(['follow.written', 'follow.written']);
  expect(follow.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(follow.record()).toEqual(records.get('walk 12: 4 steps to writing'));
});

test('follow, walk 13: 2 steps to resting', () => {
  const follow = drive(followMachine, {
    ...options,
    input: followPaths.inputs.item,
  });
  expect(follow.value()).toEqual('resting');
  follow.send({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: false },
    isFlashSaleGone: false,
  });
  expect(follow.value()).toEqual('writing');
  follow.reject('writeFollow', refused('LOGIN_REQUIRED', 401));
  expect(follow.value()).toEqual('resting');
  expect(follow.told()).toEqual(['login.needed']);
  expect(follow.record()).toEqual(records.get('walk 13: 2 steps to resting'));
});
