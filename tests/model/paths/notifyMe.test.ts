// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { notifyMeMachine } from '#src/machines/wishlist/notifyMe/notifyMeMachine.ts';
import { notifyMePaths } from '#src/machines/wishlist/notifyMe/notifyMePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['requestNotification'],
  systemId: 'notifyMe',
  user: { email: 'ayu@contoh.id', emailVerified: false },
  isRecorded: true,
};
const records = recordsIn(new URL('./records/notifyMe.md', import.meta.url));

test('notifyMe, walk 1: 33 steps to asked', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.new,
  });
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send(notifyMePaths.events.factsChanged);
  notifyMe.send(notifyMePaths.events.factsChangedToNotified);
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.factsChangedToOther);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'notifyMe.requested' });
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh.id' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.factsChangedToOther);
  notifyMe.resolve('requestNotification');
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.factsChanged);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', lost());
  expect(notifyMe.value()).toEqual('failed');
  notifyMe.send({ type: 'notifyMe.requested' });
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh.id' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', refused('LOGIN_REQUIRED', 401));
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', refused('INVALID_EMAIL'));
  expect(notifyMe.value()).toEqual('asked');
  notifyMe.send({ type: 'notifyMe.requested' });
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh.id' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', lost());
  expect(notifyMe.value()).toEqual('failed');
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', refused('INVALID_EMAIL'));
  expect(notifyMe.value()).toEqual('asked');
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', lost());
  expect(notifyMe.value()).toEqual('failed');
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', refused('INVALID_EMAIL'));
  expect(notifyMe.value()).toEqual('asked');
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('asked');
  expect(notifyMe.told()).toEqual(['member.needed', 'member.needed', 'login.needed', 'member.needed']);
  expect(notifyMe.toModal.map(({ type }) => type)).toEqual([
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
  ]);
  expect(notifyMe.record()).toEqual(records.get('walk 1: 33 steps to asked'));
});

test('notifyMe, walk 2: 1 step to asked', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.new,
  });
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  });
  expect(notifyMe.value()).toEqual('asked');
  expect(notifyMe.told()).toEqual([]);
  expect(notifyMe.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(notifyMe.record()).toEqual(records.get('walk 2: 1 step to asked'));
});

test('notifyMe, walk 3: starts in notified', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.notified,
  });
  expect(notifyMe.value()).toEqual('notified');
  expect(notifyMe.told()).toEqual([]);
  expect(notifyMe.record()).toEqual(records.get('walk 3: starts in notified'));
});

test('notifyMe, walk 4: 1 step to notified', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.notified,
  });
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.factsChanged);
  expect(notifyMe.value()).toEqual('notified');
  expect(notifyMe.told()).toEqual([]);
  expect(notifyMe.record()).toEqual(records.get('walk 4: 1 step to notified'));
});

test('notifyMe, walk 5: 3 steps to requesting', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.new,
  });
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh.id' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.factsChangedToNotified);
  expect(notifyMe.value()).toEqual('requesting');
  expect(notifyMe.told()).toEqual([]);
  expect(notifyMe.record()).toEqual(records.get('walk 5: 3 steps to requesting'));
});

test('notifyMe, walk 6: 3 steps to idle', () => {
  const notifyMe = drive(notifyMeMachine, {
    ...options,
    input: notifyMePaths.inputs.new,
  });
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'notifyMe.typed', text: 'kabari@contoh.id' });
  notifyMe.send({ type: 'notifyMe.submitted' });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.factsChangedToOther);
  expect(notifyMe.value()).toEqual('idle');
  expect(notifyMe.told()).toEqual([]);
  expect(notifyMe.record()).toEqual(records.get('walk 6: 3 steps to idle'));
});
