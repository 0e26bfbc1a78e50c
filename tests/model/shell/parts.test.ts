import { describe, expect, test } from 'vitest';
import { TOAST_DURATION_MS } from '#src/domain/limits.ts';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { clockPaths } from '#src/machines/shell/clock/clockPaths.ts';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { configPaths } from '#src/machines/shell/config/configPaths.ts';
import { contentMachine } from '#src/machines/shell/content/contentMachine.ts';
import { contentPaths } from '#src/machines/shell/content/contentPaths.ts';
import {
  onboardingMachine,
  type OnboardingContext,
} from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { onboardingPaths } from '#src/machines/shell/onboarding/onboardingPaths.ts';
import { sessionMachine } from '#src/machines/shell/session/sessionMachine.ts';
import { sessionPaths } from '#src/machines/shell/session/sessionPaths.ts';
import { toastMachine, type ToastContext } from '#src/machines/shell/toast/toastMachine.ts';
import { toastPaths } from '#src/machines/shell/toast/toastPaths.ts';
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
    expect(session.toPage.slice(1)).toEqual([{ type: 'session.changed' }]);
    session.send({ type: 'session.checkRequested' });
    session.resolve('loadCurrentUser', is);
    expect(session.toPage.slice(2)).toEqual([{ type: 'session.changed' }]);
  });
  test.each([
    ['guest', null],
    ['member', AYU],
  ])(
    '[AUTH-15] looked at again, the same %s stays, and so does one of whom nobody can say',
    (value, user) => {
      const session = visited(user);
      for (const end of [
        () => session.resolve('loadCurrentUser', user && { ...user, name: 'Ayu P.' }),
        () => session.reject('loadCurrentUser'),
      ]) {
        session.send({ type: 'session.checkRequested' });
        end();
        expect(session.value()).toBe(value);
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

describe('config', () => {
  const options = {
    actors: ['readEmbeddedConfig', 'loadConfig'],
    systemId: 'config',
    input: { pageCacheKey: 'pdp:retail:id' },
  };

  test('every transition', () => {
    expectEveryTransition(configPaths);
  });

  test('[CONFIG-02] a valid embedded cache is used and nothing is fetched', () => {
    const config = drive(configMachine, options);
    expect(config.waiting()).toEqual(['readEmbeddedConfig']);
    expect(config.inputOf('readEmbeddedConfig')).toEqual({ pageCacheKey: 'pdp:retail:id' });
    config.resolve('readEmbeddedConfig', { 'pdp.help.cod': '/faq/x' });
    expect(config.waiting()).toEqual([]);
    expect(config.toPage).toEqual([{ type: 'config.settled', config: { 'pdp.help.cod': '/faq/x' } }]);
  });

  test('[CONFIG-03] a missing or expired cache makes the page fetch', () => {
    const config = drive(configMachine, options);
    config.reject('readEmbeddedConfig');
    expect(config.waiting()).toEqual(['loadConfig']);
    config.resolve('loadConfig', { 'pdp.new-shell': 'true' });
    expect(config.toPage).toEqual([{ type: 'config.settled', config: { 'pdp.new-shell': 'true' } }]);
  });

  test.each([
    ['is refused', refused(null, 500), 'defaulted'],
    ['is lost', lost(), 'unreached'],
  ])('[CONFIG-04, ERR-61] when the call %s the defaults apply and loading has ended', (_, error, value) => {
    const config = drive(configMachine, options);
    config.reject('readEmbeddedConfig');
    config.reject('loadConfig', error);
    expect(config.value()).toBe(value);
    expect(config.snapshot().hasTag('busy')).toBe(false);
    expect(config.toPage).toEqual([{ type: 'config.settled', config: {} }]);
  });
});

describe('content', () => {
  const options = { actors: ['loadContent'], systemId: 'content' };

  test('every transition', () => {
    expectEveryTransition(contentPaths);
  });

  test('[EMPTY-05] each content is loaded when first needed, once, and stays empty when it fails', () => {
    const content = drive(contentMachine, options);
    expect(content.waiting()).toEqual([]);
    content.send({ type: 'content.requested', kind: 'productCopy' });
    content.send({ type: 'content.requested', kind: 'productCopy' });
    expect(content.waiting()).toEqual(['load-productCopy']);
    content.resolve('load-productCopy', { content: '{}' });
    content.send({ type: 'content.requested', kind: 'productCopy' });
    expect(content.waiting()).toEqual([]);
    content.send({ type: 'content.requested', kind: 'sellerBadge' });
    expect(content.inputOf('load-sellerBadge')).toEqual({ kind: 'sellerBadge' });
    content.reject('load-sellerBadge');
    expect(content.context()).toMatchObject({ productCopy: { content: '{}' }, sellerBadge: null });
  });
});

describe('clock', () => {
  const options = { actors: ['watchServerTime'], systemId: 'clock', input: { serverTimeMs: 1000 } };

  test('every transition', () => {
    expectEveryTransition(clockPaths);
  });

  test('[CLOCK-02] the time moves on with every tick', () => {
    const clock = drive(clockMachine, options);
    clock.tell('watchServerTime', { type: 'clock.ticked', serverTimeMs: 2000 });
    expect(clock.context()).toEqual({ serverTimeMs: 2000 });
  });
});

describe('toast', () => {
  const options = { actors: ['waitFor'], systemId: 'toast' };
  const toast = (copyKey: string) => ({ tone: 'good', copyKey, params: {}, link: null });

  test('every transition', () => {
    expectEveryTransition(toastPaths);
  });

  test('[SHELL-06] a toast goes when its words are said elsewhere; another one stays', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send({ type: 'toast.repeated', copyKey: 'error.ui' });
    expect(part.context<ToastContext>().current).toMatchObject({ copyKey: 'cart.added' });
    part.send({ type: 'toast.repeated', copyKey: 'cart.added' });
    expect(part.context<ToastContext>().current).toBeNull();
  });
  test('[SHELL-06, LIMIT-01] a toast vanishes by itself after 5000 ms', () => {
    expect(TOAST_DURATION_MS).toBe(5000);
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    expect(part.inputOf('duration')).toEqual({ ms: 5000 });
    part.resolve('duration');
    expect(part.context<ToastContext>().current).toBeNull();
  });

  test('[SHELL-06] the newest replaces the older and has its whole time', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send({ type: 'toast.shown', toast: toast('error.ui') });
    expect(part.context<ToastContext>().current?.copyKey).toBe('error.ui');
    expect(part.waiting()).toEqual(['duration']);
    part.send({ type: 'toast.closed' });
    expect(part.context<ToastContext>().current).toBeNull();
    expect(part.waiting()).toEqual([]);
  });
});

describe('onboarding', () => {
  const options = {
    actors: ['readOnboardingSeen', 'rememberOnboardingSeen', 'waitFor'],
    systemId: 'onboarding',
  };
  const start = () => drive(onboardingMachine, options);

  test('every transition', () => {
    expectEveryTransition(onboardingPaths);
  });

  test('[ONBOARD-01, ONBOARD-02, ONBOARD-03] items are shown in order, the head alone, none waits twice', () => {
    const onboarding = start();
    onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
    onboarding.send({ type: 'onboarding.added', item: 'other' });
    onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['sellerChat', 'other']);
    onboarding.send({ type: 'onboarding.dismissed' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
    onboarding.send({ type: 'onboarding.dismissed' });
    expect(onboarding.context<OnboardingContext>().queue).toEqual([]);
  });

  test('[ONBOARD-05] the chat hint joins the queue only on a device that has not seen it', () => {
    const unseen = start();
    unseen.send({ type: 'onboarding.offered', item: 'sellerChat' });
    unseen.resolve('readOnboardingSeen', false);
    expect(unseen.context<OnboardingContext>().queue).toEqual(['sellerChat']);
    const seen = start();
    seen.send({ type: 'onboarding.offered', item: 'sellerChat' });
    seen.resolve('readOnboardingSeen', true);
    expect(seen.context<OnboardingContext>().queue).toEqual([]);
  });

  test('[ONBOARD-06] once displayed it is remembered; unreadable storage counts as not shown', () => {
    const onboarding = start();
    onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
    onboarding.reject('readOnboardingSeen');
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['sellerChat']);
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    expect(onboarding.inputOf('rememberOnboardingSeen')).toEqual({ item: 'sellerChat' });
    onboarding.reject('rememberOnboardingSeen');
    onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
    expect(onboarding.waiting()).toEqual(['duration']);
    onboarding.resolve('duration');
    onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
    expect(onboarding.waiting()).toEqual([]);
  });

  const displayed = () => {
    const onboarding = start();
    onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
    onboarding.resolve('readOnboardingSeen', false);
    expect(onboarding.waiting()).toEqual([]);
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    return onboarding;
  };
  test('[ONBOARD-07] it goes 5000 ms after it could be seen first, and leaves the others waiting', () => {
    const onboarding = displayed();
    onboarding.send({ type: 'onboarding.added', item: 'other' });
    expect(onboarding.inputOf('duration')).toEqual({ ms: 5000 });
    onboarding.resolve('rememberOnboardingSeen');
    onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
    expect(onboarding.waiting()).toEqual(['duration']);
    onboarding.resolve('duration');
    expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
  });
  test.each([{ type: 'onboarding.dismissed' }, { type: 'onboarding.removed', item: 'sellerChat' }] as const)(
    '[ONBOARD-02, ONBOARD-07] $type ends its time, and nobody else is sent away by it',
    (event) => {
      const onboarding = displayed();
      onboarding.send({ type: 'onboarding.added', item: 'other' });
      onboarding.send(event);
      expect(onboarding.waiting()).toEqual([]);
      expect(onboarding.context<OnboardingContext>().queue).toEqual(['other']);
    },
  );
});
