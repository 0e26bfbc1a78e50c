// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { sessionMachine } from '#src/machines/session/session/sessionMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadCurrentUser'],
  systemId: 'session',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/session.md', import.meta.url));

test('session, walk 1: 10 steps to checking', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.send({ type: 'session.lost' });
  expect(session.value()).toEqual('guest');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('changed');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.resolve('loadCurrentUser', null);
  expect(session.value()).toEqual('guest');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.reject('loadCurrentUser', lost());
  expect(session.value()).toEqual('supposed');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  expect(session.told()).toEqual(['session.resolved', 'session.resolved', 'page.outdated']);
  expect(session.record()).toEqual(records.get('walk 1: 10 steps to checking'));
});

test('session, walk 2: 1 step to guest', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', null);
  expect(session.value()).toEqual('guest');
  expect(session.told()).toEqual(['session.resolved']);
  expect(session.record()).toEqual(records.get('walk 2: 1 step to guest'));
});

test('session, walk 3: 3 steps to supposed', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.reject('loadCurrentUser', lost());
  expect(session.value()).toEqual('unreached');
  session.send({ type: 'network.returned' });
  expect(session.value()).toEqual('resolving');
  session.reject('loadCurrentUser', refused(null, 500));
  expect(session.value()).toEqual('supposed');
  expect(session.told()).toEqual(['session.resolved', 'session.resolved']);
  expect(session.record()).toEqual(records.get('walk 3: 3 steps to supposed'));
});

test('session, walk 4: 2 steps to guest', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  session.send({ type: 'session.lost' });
  expect(session.value()).toEqual('guest');
  expect(session.told()).toEqual(['session.resolved', 'session.resolved']);
  expect(session.record()).toEqual(records.get('walk 4: 2 steps to guest'));
});

test('session, walk 5: 7 steps to member', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.reject('loadCurrentUser', lost());
  expect(session.value()).toEqual('unreached');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.reject('loadCurrentUser', lost());
  expect(session.value()).toEqual('member');
  expect(session.told()).toEqual(['session.resolved', 'session.resolved']);
  expect(session.record()).toEqual(records.get('walk 5: 7 steps to member'));
});

test('session, walk 6: 3 steps to changed', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  session.send({ type: 'session.checkRequested' });
  expect(session.value()).toEqual('checking');
  session.resolve('loadCurrentUser', null);
  expect(session.value()).toEqual('changed');
  expect(session.told()).toEqual(['session.resolved', 'page.outdated']);
  expect(session.record()).toEqual(records.get('walk 6: 3 steps to changed'));
});
