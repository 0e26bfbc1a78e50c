import { describe, expect, test } from 'vitest';
import {
  memberGateMachine,
  type MemberGateContext,
} from '#src/machines/session/memberGate/memberGateMachine.ts';
import { memberGatePaths } from '#src/machines/session/memberGate/memberGatePaths.ts';
import type { KeptWish, LoginWish, PressedFrom } from '#src/services/session/login/contract.ts';
import { drive, type Driven } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const NOW = 1_000;
const notify = { kind: 'notify', itemSku: 'A-01', email: null } as const;

/** Nothing lies over the page, and no list was looked at. */
const from: PressedFrom = { modal: null, reviews: null, questions: null };

describe('memberGate', () => {
  const start = (isMember: boolean | null, kept: (KeptWish | null)[] = []): Driven => {
    const keepWish = (_: unknown, params: { kept: KeptWish | null }) => void kept.push(params.kept);
    const machine = memberGateMachine.provide({ actions: { keepWish } });
    const part = drive(machine, { actors: ['tryKeeping'], systemId: 'memberGate', serverTimeMs: NOW });
    part.send({ type: 'facts.changed', facts: { isMember } });
    return part;
  };
  const opened = (part: Driven) => part.toModal.map(({ key, params }) => ({ key, params }));

  test('every transition', () => {
    expectEveryTransition(memberGatePaths);
  });

  test.each([
    ['addToCart', { kind: 'buy', itemSku: 'A-01' }],
    ['wishlist', { kind: 'wishlist', itemSku: 'A-01' }],
    ['notifyMe', notify],
    ['promotions', { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' }],
    ['chat', { kind: 'chat', itemSku: 'A-01', isMobile: true }],
    [
      'chatWindow',
      { kind: 'message', itemSku: 'A-01', merchantCode: 'RMB', aboutSku: 'A-01', message: null },
    ],
  ])('[AUTH-02] a member does it at once: the part %s goes on', (name, wish) => {
    const part = start(true);
    part.send({ type: 'member.needed', wish });
    const event = { type: 'wish.resumed', wish, isFlashSaleGone: false };
    expect(part.toPage).toEqual([{ type: 'part.told', name, event }]);
    expect(opened(part)).toEqual([]);
  });

  test.each([
    ['quote', 'askForQuote'],
    ['albums', 'wishlistDetail'],
  ])('[AUTH-13, MODAL-39] a wish without a part, or for a later part (%s), opens its modal', (kind, key) => {
    const part = start(true);
    part.send({ type: 'member.needed', wish: { kind, itemSku: 'A-01', draft: null, wanted: null } });
    const event = { type: 'modal.opened', key };
    expect(part.toPage).toEqual([{ type: 'part.told', name: 'modal', event }]);
  });

  test.each([
    [false, { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' }, { wish: 'voucher', voucher: 'HEMAT' }],
    [false, notify, { wish: 'notify' }],
    [null, notify, { wish: 'notify' }],
  ] as const)(
    '[AUTH-04] for one who is no member (%s) the prompt names what waits, and nothing goes on',
    (isMember, wish, params) => {
      const part = start(isMember);
      part.send({ type: 'member.needed', wish });
      expect(opened(part)).toEqual([{ key: 'loginPrompt', params }]);
      expect(part.context<MemberGateContext>().wish).toEqual(wish);
      expect(part.toPage).toEqual([]);
    },
  );

  test('[AUTH-15] a member whom a part found to be no longer known is one no more, and is asked', () => {
    const part = start(true);
    part.send({ type: 'login.needed', wish: notify });
    expect(part.toPage).toEqual([{ type: 'part.told', name: 'session', event: { type: 'session.lost' } }]);
    expect(opened(part)).toEqual([{ key: 'loginPrompt', params: { wish: 'notify' } }]);
    const other = start(false);
    other.send({ type: 'login.needed', wish: notify });
    expect(other.toPage).toEqual([]);
    expect(opened(other)).toHaveLength(1);
  });

  test('[AUTH-16] that a session ended is known until there is one again; a guest has lost none', () => {
    const isLost = (part: Driven) => part.context<MemberGateContext>().isSessionLost;
    const guest = start(false);
    guest.send({ type: 'member.needed', wish: notify });
    guest.send({ type: 'login.needed', wish: notify });
    expect(isLost(guest)).toBe(false);
    const part = start(true);
    part.send({ type: 'member.needed', wish: notify });
    expect(isLost(part)).toBe(false);
    part.send({ type: 'login.needed', wish: notify });
    expect(isLost(part)).toBe(true);
    part.send({ type: 'facts.changed', facts: { isMember: false } });
    // Put off, and pressed again.
    part.send({ type: 'login.needed', wish: notify });
    expect(isLost(part)).toBe(true);
    part.send({ type: 'facts.changed', facts: { isMember: true } });
    expect(isLost(part)).toBe(false);
  });

  test('[AUTH-05] keeps the wish in the tab on the way to the login, and forgets it on a return', () => {
    const kept: (KeptWish | null)[] = [];
    const part = start(false, kept);
    part.send({ type: 'login.confirmed', from });
    expect(kept).toEqual([]);
    part.send({ type: 'member.needed', wish: notify });
    expect(kept).toEqual([]);
    const entry = { wish: notify as LoginWish, from, askedAt: NOW };
    part.send({ type: 'login.confirmed', from });
    expect(kept).toEqual([entry]);
    part.send({ type: 'login.abandoned' });
    expect(kept).toEqual([entry, null]);
    part.send({ type: 'login.confirmed', from });
    part.send({ type: 'login.confirmed', from });
    expect(kept).toEqual([entry, null, entry, entry]);
  });

  test('[AUTH-20] whether the tab keeps what waits is tried when it is asked for, each time', () => {
    const part = start(false);
    const canKeep = () => part.context<MemberGateContext>().canKeep;
    expect(canKeep()).toBeNull();
    part.send({ type: 'member.needed', wish: notify });
    expect(part.waiting()).toEqual(['tryKeeping']);
    expect(canKeep()).toBeNull();
    part.resolve('tryKeeping', false);
    expect(canKeep()).toBe(false);
    part.send({ type: 'member.needed', wish: notify });
    part.resolve('tryKeeping', true);
    expect(canKeep()).toBe(true);
    part.send({ type: 'member.needed', wish: notify });
    part.reject('tryKeeping');
    expect(canKeep()).toBe(false);
  });

  test('a page that is come back to keeps nothing of what a former one left in the tab', () => {
    const kept: (KeptWish | null)[] = [];
    start(false, kept).send({ type: 'login.abandoned' });
    expect(kept).toEqual([null]);
  });
});
