// Written by `npm run lab -- generate notifyMe --target vitest --strategy mutants`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { notifyMeMachine } from '#src/machines/member/notifyMe/notifyMeMachine.ts';
import { notifyMePaths } from '#src/machines/member/notifyMe/notifyMePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['requestNotification'],
  systemId: 'notifyMe',
};
test('notifyMe, walk 1: 14 steps to idle', () => {
  const notifyMe = drive(notifyMeMachine, options);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send(notifyMePaths.events.summaryArrived);
  notifyMe.send(notifyMePaths.events.summaryArrived);
  notifyMe.send(notifyMePaths.events.summaryArrivedNotified);
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.summaryArrivedOther);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'notifyMe.requested' });
  notifyMe.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.summaryArrivedOther);
  notifyMe.resolve('requestNotification');
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.summaryArrived);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', lost());
  expect(notifyMe.value()).toEqual('failed');
  notifyMe.send({ type: 'notifyMe.requested' });
  notifyMe.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.reject('requestNotification', refused('LOGIN_REQUIRED', 401));
  expect(notifyMe.value()).toEqual('idle');
  expect(notifyMe.told()).toEqual(['member.needed', 'member.needed', 'login.needed']);
  expect(notifyMe.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
});

test('notifyMe, walk 2: 2 steps to notified', () => {
  const notifyMe = drive(notifyMeMachine, options);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send(notifyMePaths.events.summaryArrivedNotified);
  expect(notifyMe.value()).toEqual('notified');
  notifyMe.send(notifyMePaths.events.summaryArrived);
  expect(notifyMe.value()).toEqual('notified');
  expect(notifyMe.told()).toEqual([]);
});

test('notifyMe, walk 3: 3 steps to requesting', () => {
  const notifyMe = drive(notifyMeMachine, options);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send(notifyMePaths.events.summaryArrived);
  notifyMe.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.summaryArrivedNotified);
  expect(notifyMe.value()).toEqual('requesting');
  expect(notifyMe.told()).toEqual([]);
});

test('notifyMe, walk 4: 2 steps to idle', () => {
  const notifyMe = drive(notifyMeMachine, options);
  expect(notifyMe.value()).toEqual('idle');
  notifyMe.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false });
  expect(notifyMe.value()).toEqual('requesting');
  notifyMe.send(notifyMePaths.events.summaryArrived);
  expect(notifyMe.value()).toEqual('idle');
  expect(notifyMe.told()).toEqual([]);
});
