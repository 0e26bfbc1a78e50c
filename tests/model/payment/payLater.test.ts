import { describe, expect, test } from 'vitest';
import { payLaterMachine, selectPayLater } from '#src/machines/payment/payLater/payLaterMachine.ts';
import { payLaterPaths } from '#src/machines/payment/payLater/payLaterPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const ACTIVE = { status: 'ACTIVE', limit: 8_000_000, remaining: 6_250_000 } as const;
const open = (isMember: boolean | null) =>
  drive(payLaterMachine, { actors: ['loadStanding'], systemId: 'payLater', input: { isMember } });
const offered = (part: ReturnType<typeof open>) => selectPayLater(part.snapshot());

describe('[PAYLATER-02] pay-later', () => {
  test('every transition', () => {
    expectEveryTransition(payLaterPaths);
  });

  test('a member is asked for, and what is offered goes by the answer', () => {
    const part = open(true);
    expect([part.waiting(), offered(part)]).toEqual([['loadStanding'], null]);
    part.resolve('loadStanding', ACTIVE);
    expect(offered(part)).toEqual(ACTIVE);
  });

  test('a guest is offered it without a call; who is not known yet is offered nothing', () => {
    const guest = open(false);
    expect([guest.waiting(), offered(guest)]).toEqual([[], 'guest']);
    const part = open(null);
    expect([part.waiting(), offered(part)]).toEqual([[], null]);
    part.send({ type: 'facts.changed', facts: { isMember: true } });
    expect(part.waiting()).toEqual(['loadStanding']);
  });

  test('a standing that cannot be loaded offers nothing, and loading is over', () => {
    const part = open(true);
    part.reject('loadStanding', refused(null, 500));
    expect([offered(part), part.snapshot().hasTag('busy')]).toEqual([null, false]);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'retry.requested' });
    part.reject('loadStanding', lost());
    part.send({ type: 'network.returned' });
    part.resolve('loadStanding', ACTIVE);
    expect(offered(part)).toEqual(ACTIVE);
  });

  test('does not show the standing of one member to the next visitor', () => {
    const part = open(true);
    part.resolve('loadStanding', ACTIVE);
    part.send({ type: 'facts.changed', facts: { isMember: false } });
    expect(offered(part)).toBe('guest');
    part.send({ type: 'facts.changed', facts: { isMember: true } });
    expect(offered(part)).toBeNull();
  });

  test('told long ago it is asked for anew, and stays meanwhile', () => {
    const part = open(true);
    part.resolve('loadStanding', ACTIVE);
    part.send({ type: 'page.outdated' });
    expect([part.waiting(), offered(part)]).toEqual([['loadStanding'], ACTIVE]);
    part.resolve('loadStanding', { ...ACTIVE, remaining: 0 });
    expect(offered(part)).toMatchObject({ remaining: 0 });
  });
});
