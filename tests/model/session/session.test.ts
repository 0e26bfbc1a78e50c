import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#src/machines/session/session/sessionMachine.ts';
import { sessionPaths } from '#src/machines/session/session/sessionPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const AYU = { id: 'member-ayu', name: 'Ayu', email: 'ayu@contoh.id', emailVerified: true };

describe('session', () => {
  const options = { actors: ['loadCurrentUser'], systemId: 'session' };

  test('every transition', () => {
    expectEveryTransition(sessionPaths);
  });

  test('[AUTH-01, AUTH-03] a current user with an id makes a member, and the page is told once', () => {
    const session = drive(sessionMachine, options);
    expect(session.snapshot().hasTag('busy')).toBe(true);
    expect(session.toPage).toEqual([]);
    session.resolve('loadCurrentUser', AYU);
    expect(session.context()).toEqual({ user: AYU });
    expect(session.toPage).toEqual([{ type: 'session.resolved', isMember: true }]);
  });

  test('[AUTH-01] the id alone makes a member, whatever else is told of them', () => {
    const session = drive(sessionMachine, options);
    session.resolve('loadCurrentUser', { id: 'member-x', name: '', email: '', emailVerified: null });
    expect(session.toPage).toEqual([{ type: 'session.resolved', isMember: true }]);
  });

  test.each([
    ['without a user', (session: ReturnType<typeof drive>) => session.resolve('loadCurrentUser', null)],
    [
      'when the call is refused',
      (session: ReturnType<typeof drive>) => session.reject('loadCurrentUser', refused(null, 500)),
    ],
    ['when nobody answers', (session: ReturnType<typeof drive>) => session.reject('loadCurrentUser', lost())],
  ])('[AUTH-01, AUTH-02, AUTH-03] %s the visitor is a guest', (_, settle) => {
    const session = drive(sessionMachine, options);
    settle(session);
    expect(session.value()).not.toBe('member');
    expect(session.context()).toEqual({ user: null });
    expect(session.toPage).toEqual([{ type: 'session.resolved', isMember: false }]);
  });

  const visited = (user: object | null) => {
    const session = drive(sessionMachine, options);
    session.resolve('loadCurrentUser', user);
    return session;
  };
  const BUDI = { ...AYU, id: 'member-budi', name: 'Budi' };
  test.each([
    ['logged out', AYU, null],
    ['logged in', null, AYU],
    ['logged in as another', AYU, BUDI],
  ])('[AUTH-15] who %s in another tab makes the page out of date, once for each look', (_, was, is) => {
    const session = visited(was);
    session.send({ type: 'session.checkRequested' });
    session.send({ type: 'session.checkRequested' });
    expect(session.waiting()).toEqual(['loadCurrentUser']);
    session.resolve('loadCurrentUser', is);
    expect(session.toPage.slice(1)).toEqual([{ type: 'outside.needed', event: { type: 'page.outdated' } }]);
    session.send({ type: 'session.checkRequested' });
    session.resolve('loadCurrentUser', is);
    expect(session.toPage.slice(2)).toEqual([{ type: 'outside.needed', event: { type: 'page.outdated' } }]);
  });
  test.each([
    ['guest', null, 'supposed'],
    ['member', AYU, 'member'],
  ])(
    '[AUTH-15, AUTH-21] keeps the same %s when looked at again, also one that cannot be checked',
    (value, user, unchecked) => {
      const session = visited(user);
      for (const [end, after] of [
        [() => session.resolve('loadCurrentUser', user && { ...user, name: 'Ayu P.' }), value],
        [() => session.reject('loadCurrentUser'), unchecked],
        [() => session.resolve('loadCurrentUser', user), value],
      ] as const) {
        session.send({ type: 'session.checkRequested' });
        end();
        expect(session.value()).toBe(after);
        expect(session.context()).toEqual({ user });
      }
      expect(session.toPage).toHaveLength(1);
    },
  );
  test.each([false, true])(
    '[AUTH-15] a member whom the marketplace no longer knows is a guest (while it is asked: %s)',
    (isAsked) => {
      const session = visited(AYU);
      if (isAsked) session.send({ type: 'session.checkRequested' });
      session.send({ type: 'session.lost' });
      expect(session.value()).toBe('guest');
      expect(session.context()).toEqual({ user: null });
      expect(session.toPage.at(-1)).toEqual({ type: 'session.resolved', isMember: false });
      expect(session.waiting()).toEqual([]);
    },
  );
});
