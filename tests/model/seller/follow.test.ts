import { describe, expect, test } from 'vitest';
import { followMachine, shownFollow, type FollowContext } from '#src/machines/seller/follow/followMachine.ts';
import { followPaths } from '#src/machines/seller/follow/followPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const opened = () =>
  drive(followMachine, {
    actors: ['writeFollow'],
    systemId: 'follow',
    input: partFacts({ itemSku: 'A-01', merchant: { code: 'RMB', commissionType: 'MP' } }),
  });
type Part = ReturnType<typeof opened>;
const known = (followed: boolean, followers: number | null = 10) =>
  ({ type: 'follow.known', merchantCode: 'RMB', followed, followers }) as const;
const resumed = (follow: boolean, merchantCode = 'RMB') =>
  ({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode, follow },
    isFlashSaleGone: false,
  }) as const;
const shown = (part: Part) => shownFollow(part.context<FollowContext>());
const wishes = (part: Part) => part.toPage.filter(({ type }) => type === 'part.told');
const toTabs = (part: Part) => part.toPage.filter(({ type }) => type === 'outside.needed');

test('follow: every transition', () => {
  expectEveryTransition(followPaths);
});

describe('following', () => {
  test.each([
    ['[FOLLOW-02] following', false, 11],
    ['[FOLLOW-03] unfollowing', true, 9],
  ] as const)('%s is shown at once, written once, and settled by the answer', (_, before, followers) => {
    const part = opened();
    part.send(known(before));
    part.send(resumed(!before));
    expect(shown(part)).toEqual({ followed: !before, followers });
    expect(part.inputOf('writeFollow')).toEqual({ merchantCode: 'RMB', follow: !before });
    expect(toTabs(part)).toEqual([]);
    part.resolve('writeFollow', { followed: !before, followers: 500 });
    expect(shown(part)).toEqual({ followed: !before, followers: 500 });
    // [FOLLOW-06]
    expect(toTabs(part).map((event) => event['event'])).toEqual([
      { type: 'follow.written', merchantCode: 'RMB', followed: !before, followers: 500 },
    ]);
    expect(part.waiting()).toEqual([]);
  });

  test('[AUTH-17] after a login it is said, once; a press of the member is seen at its button', () => {
    const part = opened();
    const said = () => part.toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey);
    part.send({ ...resumed(true), afterLogin: true });
    part.resolve('writeFollow', { followed: true, followers: 11 });
    expect(said()).toEqual(['login.done.follow']);
    part.send(resumed(false));
    part.resolve('writeFollow', { followed: false, followers: 10 });
    part.send({ ...resumed(false), afterLogin: true });
    part.resolve('writeFollow', { followed: false, followers: 10 });
    expect(said()).toEqual(['login.done.follow', 'login.done.unfollow']);
    part.send({ ...resumed(true), afterLogin: true });
    part.reject('writeFollow', lost());
    expect(said().slice(2)).toEqual(['error.ui']);
  });

  test.each([
    ['lost', lost()],
    ['refused', refused('MERCHANT_NOT_FOUND', 404)],
  ])('[FOLLOW-04] an answer that was %s leaves it as it was, and nothing is sent by itself', (_, error) => {
    for (const before of [true, false]) {
      const part = opened();
      part.send(known(before));
      part.send(resumed(!before));
      part.reject('writeFollow', error);
      expect(shown(part)).toEqual({ followed: before, followers: 10 });
      expect(part.toToast).toMatchObject([{ toast: { copyKey: 'error.ui', tone: 'bad' } }]);
      part.send({ type: 'network.returned' } as never);
      expect(part.waiting()).toEqual([]);
    }
  });

  test('[FOLLOW-02, FOLLOW-03] writes the last of several presses after the first answer', () => {
    const part = opened();
    part.send(known(false));
    part.send(resumed(true));
    part.send(resumed(false));
    expect(shown(part)?.followed).toBe(false);
    part.resolve('writeFollow', { followed: true, followers: 11 });
    expect(part.inputOf('writeFollow')).toEqual({ merchantCode: 'RMB', follow: false });
    expect(shown(part)).toEqual({ followed: false, followers: 10 });
    part.resolve('writeFollow', { followed: false, followers: 10 });
    expect(shown(part)).toEqual({ followed: false, followers: 10 });
    expect(part.waiting()).toEqual([]);
  });

  test('[FOLLOW-05, AUTH-13] a press passes the wish to the member gate and sends nothing yet', () => {
    const part = opened();
    part.send({ type: 'follow.pressed' });
    expect(wishes(part)).toEqual([]);
    part.send(known(true));
    part.send({ type: 'follow.pressed' });
    expect(wishes(part)).toMatchObject([
      {
        name: 'memberGate',
        event: {
          type: 'member.needed',
          wish: { kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: false },
        },
      },
    ]);
    expect(part.waiting()).toEqual([]);
  });

  test('[FOLLOW-05, AUTH-15] an ended session undoes the press and asks for the login', () => {
    const part = opened();
    part.send(known(false));
    part.send(resumed(true));
    part.reject('writeFollow', refused('LOGIN_REQUIRED', 401));
    expect(shown(part)?.followed).toBe(false);
    expect(wishes(part)).toMatchObject([
      { event: { type: 'login.needed', wish: { merchantCode: 'RMB', follow: true } } },
    ]);
    expect(part.toToast).toEqual([]);
  });

  test('[AUTH-13] a login resumes the follow once, before facts are known, for its seller only', () => {
    const part = opened();
    part.send(resumed(true, 'NDA'));
    expect(part.waiting()).toEqual([]);
    part.send(resumed(true));
    expect(part.waiting()).toEqual(['writeFollow']);
    // These facts are older than the press, which stands.
    part.send(known(false));
    expect(shown(part)?.followed).toBe(true);
    part.resolve('writeFollow', { followed: true, followers: 11 });
    expect(shown(part)).toEqual({ followed: true, followers: 11 });
  });

  test('[FOLLOW-01] does not take another seller’s numbers, and begins anew for another seller', () => {
    const part = opened();
    part.send({ type: 'follow.known', merchantCode: 'NDA', followed: true, followers: 3 });
    expect(shown(part)).toBeNull();
    part.send(known(true));
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-02', merchant: { code: 'RMB', commissionType: 'MP' } }),
    });
    expect(shown(part)?.followed).toBe(true);
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', merchant: { code: 'NDA', commissionType: 'MP' } }),
    });
    expect(shown(part)).toBeNull();
  });
});

test('[FOLLOW-01] shows no number for a seller without a count of followers', () => {
  const part = opened();
  part.send(known(false, null));
  expect(shown(part)).toEqual({ followed: false, followers: null });
  part.send(resumed(true));
  expect(shown(part)).toEqual({ followed: true, followers: null });
});
