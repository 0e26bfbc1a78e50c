import { describe, expect, test } from 'vitest';
import { arrived, summary } from '#src/machines/paths/exampleFacts.ts';
import { notifyMeMachine } from '#src/machines/member/notifyMe/notifyMeMachine.ts';
import { notifyMePaths } from '#src/machines/member/notifyMe/notifyMePaths.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('notifyMe', () => {
  const options = { actors: ['requestNotification'], systemId: 'notifyMe', user: { email: 'a@contoh.id' } };
  /** What the gate let through. */
  const resumed = { type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01' }, isFlashSaleGone: false };
  const opened = (part: Driven) => part.toModal.map(({ type, key }) => [type, key]);
  const campaignInfo = { id: 'CMP', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };
  const shown = (facts: { itemSku?: string; tags?: string[] } = {}) =>
    arrived(summary({ itemSku: 'A-01', campaignInfo, ...facts }));

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

  test('without a known address of the member the marketplace knows it', () => {
    const part = drive(notifyMeMachine, { ...options, user: null });
    part.send(shown());
    part.send(resumed);
    expect(part.inputOf('requestNotification')).toMatchObject({ email: '' });
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

  test('[STOCK-11, AUTH-06] a product that is told anew meanwhile takes neither the request nor its answer back; another product does', () => {
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
    expect(part.value()).toBe(isNotified ? 'notified' : 'idle');
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
        event: { type: 'login.needed', wish: { kind: 'notify', itemSku: 'A-01' } },
      },
    ]);
    expect(part.snapshot().hasTag('failed')).toBe(false);
    part.send(resumed);
    expect(part.waiting()).toEqual(['requestNotification']);
  });
});
