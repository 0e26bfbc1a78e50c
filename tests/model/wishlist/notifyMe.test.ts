import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { notifyMeMachine } from '#src/machines/wishlist/notifyMe/notifyMeMachine.ts';
import { notifyMePaths } from '#src/machines/wishlist/notifyMe/notifyMePaths.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const told = (facts: Parameters<typeof partFacts>[0] = {}) => ({
  type: 'facts.changed',
  facts: partFacts(facts),
});

describe('notifyMe', () => {
  const options = {
    input: partFacts(),
    actors: ['requestNotification'],
    systemId: 'notifyMe',
    user: { email: 'a@contoh.id', emailVerified: true },
  };
  /** The wish that the member gate resumes. */
  const resumed = {
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  };
  const opened = (part: Driven) => part.toModal.map(({ type, key }) => [type, key]);
  const campaign = { id: 'CMP', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };
  const shown = (facts: Parameters<typeof told>[0] = {}) => told({ campaign, ...facts });

  test('every transition', () => {
    expectEveryTransition(notifyMePaths);
  });

  test('[AUTH-04] it is asked for at the gate first, again when it failed', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send({ type: 'notifyMe.requested' });
    expect(part.waiting()).toEqual([]);
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'memberGate', event: { type: 'member.needed', wish: resumed.wish } },
    ]);
    part.send(resumed);
    part.reject('requestNotification', refused('DOWN', 500));
    part.send({ type: 'notifyMe.requested' });
    expect(part.toPage).toHaveLength(2);
  });

  test.each([
    ['a verified address', { email: 'a@contoh.id', emailVerified: true }, true],
    ['one that the account does not say is verified', { email: 'a@contoh.id' }, true],
    ['one that is not told to the page, which the marketplace may know', { email: '' }, true],
    ['an unverified one', { email: 'a@contoh.id', emailVerified: false }, false],
    ['none', { email: '', emailVerified: true }, false],
    ['one that cannot be written to', { email: 'a@contoh', emailVerified: true }, false],
  ])('[NOTIFY-02, LINK-09] of an account with %s: sent at once %j', (_, user, isSent) => {
    const part = drive(notifyMeMachine, { ...options, user });
    part.send(shown());
    part.send(resumed);
    expect(part.waiting()).toEqual(isSent ? ['requestNotification'] : []);
    expect(opened(part)).toEqual(isSent ? [] : [['modal.opened', 'notifyMe']]);
    expect(part.context()).toMatchObject({ email: user.email });
  });

  test('[NOTIFY-03] sends only a valid address, and does not ask again for the next product', () => {
    const part = drive(notifyMeMachine, { ...options, user: { email: '', emailVerified: false } });
    part.send(shown());
    part.send(resumed);
    for (const text of ['', 'ayu', 'ayu@contoh', 'a yu@contoh.id']) {
      part.send({ type: 'notifyMe.typed', text });
      part.send({ type: 'notifyMe.submitted' });
      expect(part.waiting()).toEqual([]);
      expect(part.context()).toMatchObject({ isChecked: true });
    }
    part.send({ type: 'notifyMe.typed', text: 'ayu@contoh.id' });
    part.send({ type: 'notifyMe.submitted' });
    expect(part.inputOf('requestNotification')).toMatchObject({ email: 'ayu@contoh.id' });
    part.resolve('requestNotification');
    part.send(shown({ itemSku: 'A-02' }));
    expect(part.context()).toMatchObject({ isChecked: false });
    part.send(resumed);
    expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-02', email: 'ayu@contoh.id' });
  });

  test('[NOTIFY-03] shows a refused address beside the field until another is typed', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send(resumed);
    part.reject('requestNotification', refused('INVALID_EMAIL', 400));
    expect(opened(part)).toEqual([['modal.opened', 'notifyMe']]);
    expect(part.context()).toMatchObject({ isRefused: true, failure: null });
    part.send({ type: 'notifyMe.typed', text: 'b@contoh.id' });
    expect(part.context()).toMatchObject({ isRefused: false });
  });

  test('[STOCK-11, MODAL-10] a request that is accepted opens its modal', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send(resumed);
    expect(part.inputOf('requestNotification')).toEqual({
      itemSku: 'A-01',
      campaignId: null,
      email: 'a@contoh.id',
    });
    part.resolve('requestNotification');
    expect(part.value()).toBe('notified');
    expect(opened(part)).toEqual([['modal.opened', 'notifyMeSuccess']]);
  });

  test('[PROMO-08] before a campaign begins it is the campaign that is asked about', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown({ tags: ['COMING_SOON'] }));
    part.send(resumed);
    expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-01', campaignId: 'CMP' });
    part.send(shown());
    expect(part.context()).toMatchObject({ campaignId: null });
  });

  test('[STOCK-11, AUTH-06] a reload of the product keeps the request, another product drops it', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send(resumed);
    part.send(shown());
    part.send(shown({ tags: ['NOTIFIED'] }));
    expect(part.waiting()).toEqual(['requestNotification']);
    part.resolve('requestNotification');
    expect(opened(part)).toEqual([['modal.opened', 'notifyMeSuccess']]);
    part.send(shown());
    expect(part.value()).toBe('notified');
    part.send(shown({ itemSku: 'A-02' }));
    expect(part.value()).toBe('idle');
  });

  test.each([
    [[], false],
    [['WISHLIST'], false],
    [['NOTIFIED'], true],
    [['WISHLIST', 'NOTIFIED'], true],
  ])('[TAG-19] with %j it was asked about: %j', (tags, isNotified) => {
    const part = drive(notifyMeMachine, options);
    part.send(shown({ tags }));
    const state = isNotified ? 'notified' : 'idle';
    expect(part.value()).toBe(state);
    expect(drive(notifyMeMachine, { ...options, input: partFacts({ tags }) }).value()).toBe(state);
  });

  test('[TAG-19] a visitor who asked before is not asked again', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown({ tags: ['NOTIFIED'] }));
    part.send(resumed);
    expect(part.waiting()).toEqual([]);
  });

  test('[ERR-49, ERR-61] a failed request ends waiting, says so, and can be repeated', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send(resumed);
    part.reject('requestNotification', refused('DOWN', 500));
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send(resumed);
    expect(part.inputOf('requestNotification')).toMatchObject({ email: 'a@contoh.id' });
    part.reject('requestNotification', refused('DOWN', 500));
    // Of another product nothing has failed.
    part.send(shown({ itemSku: 'A-02' }));
    expect(part.context()).toMatchObject({ itemSku: 'A-02', failure: null });
    expect(part.toPage).toEqual([]);
  });

  test('[AUTH-15] a session that ended is asked for again', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown());
    part.send(resumed);
    part.reject('requestNotification', refused('LOGIN_REQUIRED', 401));
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { kind: 'notify', itemSku: 'A-01', email: null } },
      },
    ]);
    expect(part.snapshot().hasTag('failed')).toBe(false);
    part.send(resumed);
    expect(part.waiting()).toEqual(['requestNotification']);
  });
});

test('[NOTIFY-03] drops an unsent address for the next product', () => {
  const part = drive(notifyMeMachine, {
    input: partFacts(),
    actors: ['requestNotification'],
    systemId: 'notifyMe',
    user: { email: '', emailVerified: false },
  });
  const resumed = {
    type: 'wish.resumed',
    wish: { kind: 'notify', itemSku: 'A-01', email: null },
    isFlashSaleGone: false,
  };
  part.send(told({ itemSku: 'A-01' }));
  part.send(resumed);
  part.send({ type: 'notifyMe.typed', text: 'ayu@contoh.id' });
  part.send({ type: 'notifyMe.submitted' });
  part.resolve('requestNotification');
  part.send(told({ itemSku: 'A-02' }));
  part.send({ type: 'notifyMe.typed', text: 'ayu.lain@con' });
  part.send(told({ itemSku: 'A-03' }));
  part.send(resumed);
  expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-03', email: 'ayu@contoh.id' });
});

test('[NOTIFY-08, AUTH-15] the login keeps the typed address and sends it once', () => {
  const options = {
    input: partFacts(),
    actors: ['requestNotification'],
    systemId: 'notifyMe',
    user: { email: 'ayu@contoh.id', emailVerified: false },
  };
  const wish = { kind: 'notify', itemSku: 'A-01', email: 'lain@contoh.id' };
  const part = drive(notifyMeMachine, options);
  part.send(told({ itemSku: 'A-01' }));
  part.send({ type: 'notifyMe.typed', text: wish.email });
  part.send({ type: 'notifyMe.submitted' });
  part.reject('requestNotification', refused('LOGIN_REQUIRED', 401));
  expect(part.toPage.at(-1)).toMatchObject({ event: { type: 'login.needed', wish } });
  expect(part.context()).toMatchObject({ email: wish.email });
  const back = drive(notifyMeMachine, options);
  back.send(told({ itemSku: 'A-01' }));
  back.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
  back.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
  expect(back.waiting()).toEqual(['requestNotification']);
  expect(back.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-01', email: wish.email });
  const wrong = drive(notifyMeMachine, options);
  wrong.send(told({ itemSku: 'A-01' }));
  wrong.send({ type: 'wish.resumed', wish: { ...wish, email: 'lain@' }, isFlashSaleGone: false });
  expect(wrong.waiting()).toEqual([]);
  expect(wrong.context()).toMatchObject({ email: 'lain@' });
});

test('[NOTIFY-08] what was typed before a login goes before what was accepted earlier', () => {
  const part = drive(notifyMeMachine, {
    input: partFacts(),
    actors: ['requestNotification'],
    systemId: 'notifyMe',
    user: { email: 'ayu@contoh.id', emailVerified: false },
  });
  const resumedFor = (itemSku: string, email: string | null) =>
    part.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku, email }, isFlashSaleGone: false });
  part.send(told({ itemSku: 'A-01' }));
  resumedFor('A-01', 'lama@contoh.id');
  part.resolve('requestNotification');
  part.send(told({ itemSku: 'A-02' }));
  resumedFor('A-02', 'lain@contoh.id');
  expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-02', email: 'lain@contoh.id' });
  part.resolve('requestNotification');
  // Without one the last that was accepted counts.
  part.send(told({ itemSku: 'A-03' }));
  resumedFor('A-03', null);
  expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-03', email: 'lain@contoh.id' });
});
