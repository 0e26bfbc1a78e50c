// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { sessionMachine } from '#src/machines/shell/session/sessionMachine.ts';

const options = {
  actors: ['loadCurrentUser'],
  systemId: 'session',
};
test('session, walk 1: 1 step to member', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', {
    id: 'member-ayu',
    name: 'Ayu',
    email: 'ayu@contoh.id',
    emailVerified: true,
  });
  expect(session.value()).toEqual('member');
  expect(session.toPage.map(({ type }) => type)).toEqual(['session.resolved']);
});

test('session, walk 2: 1 step to guest', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.resolve('loadCurrentUser', null);
  expect(session.value()).toEqual('guest');
  expect(session.toPage.map(({ type }) => type)).toEqual(['session.resolved']);
});

test('session, walk 3: 1 step to guest', () => {
  const session = drive(sessionMachine, options);
  expect(session.value()).toEqual('resolving');
  session.reject('loadCurrentUser', new Error('refused'));
  expect(session.value()).toEqual('guest');
  expect(session.toPage.map(({ type }) => type)).toEqual(['session.resolved']);
});
