import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import type { MerchantFollowed } from '#src/services/seller/seller/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tracked } from '../../protocol/track.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

/** The marketplace's data on one seller's followers. */
export interface FollowKnown extends MerchantFollowed {
  type: 'follow.known';
  merchantCode: string;
}
export interface FollowContext {
  /** The shown item and its seller; null while none is shown. */
  itemSku: string | null;
  merchantCode: string | null;
  /** The marketplace's last answer; null while unknown. */
  settled: MerchantFollowed | null;
  /** The member's wish since; null once it is settled. */
  wanted: boolean | null;
  /** A login interrupted the press: a toast tells the result. [AUTH-17] */
  isAfterLogin: boolean;
}
export type FollowEvent =
  | FactsChanged<'item'>
  | FollowKnown
  /** The button was pressed. */
  | { type: 'follow.pressed' }
  | WishResumed<'follow'>;

type Facts = Pick<PartFacts, 'item'>;
const startOf = ({ item }: Facts): FollowContext => ({
  itemSku: item?.itemSku ?? null,
  merchantCode: item?.merchant.code ?? null,
  settled: null,
  wanted: null,
  isAfterLogin: false,
});

/** The follow to show: as the member wants it, with the resulting number. Null while unknown. [FOLLOW-01] */
export function shownFollow({ settled, wanted }: FollowContext): MerchantFollowed | null {
  if (settled === null || wanted === null || wanted === settled.followed) return settled;
  const { followers } = settled;
  return {
    followed: wanted,
    followers: followers === null ? null : Math.max(0, followers + (wanted ? 1 : -1)),
  };
}

/**
 * The member's following of the seller. A press is shown at once and reverted when the call fails; of several presses
 * meanwhile the last one is written too. [FOLLOW-01..05]
 */
export const followMachine = setup({
  types: {
    context: {} as FollowContext,
    events: {} as FollowEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'pending',
  },
  actors: {
    writeFollow: placeholderPromise<MerchantFollowed, { merchantCode: string; follow: boolean }>(
      'writeFollow',
    ),
  },
  actions: {
    setFacts: assign(({ context }, { facts }: { facts: Facts }) =>
      facts.item?.merchant.code === context.merchantCode
        ? { itemSku: facts.item?.itemSku ?? null }
        : startOf(facts),
    ),
    setSettled: assign((_, { followed, followers }: FollowKnown) => ({ settled: { followed, followers } })),
    settle: assign(({ context }, { output }: { output: MerchantFollowed }) => ({
      settled: output,
      wanted: context.wanted === output.followed ? null : context.wanted,
    })),
    want: assign((_, { wish, afterLogin }: WishResumed<'follow'>) => ({
      wanted: wish.follow,
      isAfterLogin: afterLogin === true,
    })),
    /** Reverts to the state before the press. [FOLLOW-04] */
    takeBack: assign({ wanted: null, isAfterLogin: false }),
    askGate: sendParent(({ context }) =>
      toGate({
        type: 'member.needed',
        wish: {
          kind: 'follow',
          itemSku: context.itemSku ?? '',
          merchantCode: context.merchantCode ?? '',
          follow: shownFollow(context)?.followed !== true,
        },
      }),
    ),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: {
          kind: 'follow',
          itemSku: context.itemSku ?? '',
          merchantCode: context.merchantCode ?? '',
          follow: context.wanted ?? true,
        },
      }),
    ),
    tellTabs: sendParent(({ context }, { output }: { output: MerchantFollowed }) => {
      const event = { type: 'follow.written', merchantCode: context.merchantCode ?? '', ...output } as const;
      return { type: 'outside.needed', event } satisfies OutsideNeeded;
    }),
    /** Shows a toast after a login only: a visitor who has just pressed sees the button. [AUTH-17] */
    sayFollowed: enqueueActions(({ context, enqueue }, { output }: { output: MerchantFollowed }) => {
      if (!context.isAfterLogin) return;
      const copyKey = output.followed ? 'login.done.follow' : 'login.done.unfollow';
      enqueue(showToast({ copyKey, tone: 'good' }));
      enqueue.assign({ isAfterLogin: false });
    }),
    sayFailed: showToast({ copyKey: 'error.ui', tone: 'bad' }),
    trackFollow: enqueueActions(({ context, enqueue }, { output }: { output: MerchantFollowed }) => {
      if (output.followed)
        enqueue(tracked({ name: 'seller_follow', data: { merchantCode: context.merchantCode } }));
    }),
  },
  guards: {
    isOther: ({ context }, { facts }: { facts: Facts }) =>
      (facts.item?.merchant.code ?? null) !== context.merchantCode,
    isShown: ({ context }, { merchantCode }: FollowKnown) => merchantCode === context.merchantCode,
    isKnown: ({ context }) => context.settled !== null,
    isOfShown: ({ context }, { wish }: WishResumed<'follow'>) => wish.merchantCode === context.merchantCode,
    isUnsettled: ({ context }) => context.wanted !== null,
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
  },
}).createMachine({
  id: 'follow',
  context: ({ input }) => startOf(input),
  initial: 'resting',
  on: {
    'facts.changed': [
      // Another seller sells the item that is shown now.
      { guard: withEvent('isOther'), target: '.resting', actions: withEvent('setFacts') },
      { actions: withEvent('setFacts') },
    ],
    'follow.known': { guard: withEvent('isShown'), actions: withEvent('setSettled') },
    'follow.pressed': { guard: 'isKnown', actions: 'askGate' },
  },
  states: {
    resting: {
      always: { guard: 'isUnsettled', target: 'writing' },
      on: { 'wish.resumed': { guard: withEvent('isOfShown'), actions: withEvent('want') } },
    },
    writing: {
      tags: 'pending',
      on: { 'wish.resumed': { guard: withEvent('isOfShown'), actions: withEvent('want') } },
      invoke: {
        id: 'writeFollow',
        src: 'writeFollow',
        input: ({ context }) => ({
          merchantCode: context.merchantCode ?? '',
          follow: context.wanted ?? true,
        }),
        onDone: {
          target: 'resting',
          actions: [
            withEvent('trackFollow'),
            withEvent('settle'),
            withEvent('tellTabs'),
            withEvent('sayFollowed'),
          ],
        },
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'resting', actions: ['askForLogin', 'takeBack'] },
          { target: 'resting', actions: ['takeBack', 'sayFailed'] },
        ],
      },
    },
  },
});
