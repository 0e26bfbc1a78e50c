import { SHIPPING_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { callOf, placeCallOf, startOf } from './subscriptionRules.ts';
import { subscriptionSetup } from './subscriptionSetup.ts';

const whenOther = {
  guard: withEvent('isOther'),
  target: '#subscription.deciding',
  actions: withEvent('begin'),
} as const;
/** Events handled while no call is under way. */
const choosing = {
  'purchase.chosen': [{ guard: withEvent('isSame') }, { target: 'settling', actions: withEvent('choose') }],
  'period.chosen': { actions: withEvent('choose') },
  'frequency.chosen': { actions: withEvent('choose') },
  'bundle.chosen': { actions: withEvent('choose') },
  'subscriptionQuantity.stepped': { target: 'waiting', reenter: true, actions: withEvent('choose') },
  'subscriptionQuantity.typed': { target: 'waiting', reenter: true, actions: withEvent('choose') },
} as const;

/**
 * A subscription to the shown item: the offer, the choices, the place it is sent from, and adding it to the
 * subscription bag or to a running subscription. [SUBS-01..15, TAG-21, TAG-22]
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input }) => startOf(input),
  initial: 'deciding',
  on: {
    'facts.changed': [
      { guard: withEvent('isOther'), target: '.deciding', actions: withEvent('begin') },
      { actions: withEvent('setFacts') },
    ],
    'wish.resumed': { guard: withEvent('isOfShown'), actions: withEvent('setWish') },
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** The item can only be bought once. */
    none: { tags: 'empty' },
    ...failedStates('loading', ['failed', 'empty']),
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: { target: 'offered', actions: withEvent('setOffer') },
        onError: toFailed('sayLostWish' as const, 'clearOffer' as const),
      },
    },
    offered: {
      initial: 'settling',
      on: {
        'facts.changed': [
          whenOther,
          {
            guard: withEvent('isElsewhere'),
            target: '.settling',
            actions: [withEvent('setFacts'), 'dropPlace', 'clearError'],
          },
          { actions: withEvent('setFacts') },
        ],
      },
      states: {
        settling: {
          always: [
            { guard: 'hasWish', target: 'resuming', actions: 'takeWish' },
            { guard: 'asksPlace', target: 'finding' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          always: { guard: 'hasWish', target: 'resuming', actions: 'takeWish' },
          on: {
            ...choosing,
            'subscriptionQuantity.stepped': [
              { guard: 'needsPlace', target: 'waiting', actions: [withEvent('choose'), 'dropPlace'] },
              { actions: withEvent('choose') },
            ],
            'subscriptionQuantity.typed': [
              { guard: 'needsPlace', target: 'waiting', actions: [withEvent('choose'), 'dropPlace'] },
              { actions: withEvent('choose') },
            ],
            'subscription.requested': [
              { guard: 'isFaultless', actions: ['check', 'askGate'] },
              { actions: 'check' },
            ],
            // The offer that loaded before the add no longer applies.
            'subscription.continued': { target: '#subscription.loading', actions: 'clearAdded' },
            'page.outdated': '#subscription.loading',
          },
        },
        /** Another quantity may need another place: found once the quantity rests. [SUBS-11] */
        waiting: {
          tags: 'pending',
          invoke: {
            id: 'pause',
            src: 'waitFor',
            input: { ms: SHIPPING_DEBOUNCE_MS },
            onDone: 'settling',
            onError: 'settling',
          },
          on: choosing,
        },
        finding: {
          tags: 'pending',
          invoke: {
            id: 'findPlace',
            src: 'findPlace',
            input: ({ context }) => placeCallOf(context),
            onDone: { target: 'settling', actions: withEvent('setPlace') },
            onError: { target: 'unplaced', actions: withEvent('setFailure') },
          },
          on: choosing,
        },
        /** No known place can serve it; another address, another quantity or a retry may find one. */
        unplaced: {
          on: {
            ...choosing,
            'retry.requested': { target: 'settling', actions: 'clearError' },
          },
        },
        /** A wish that passed the gate is sent, unless it no longer holds. */
        resuming: {
          always: [
            { guard: 'asksPlace', target: 'placing' },
            { guard: 'isFaultless', target: 'adding', actions: 'clearError' },
            { guard: 'wasPressed', target: 'settling', actions: 'check' },
            { target: 'settling', actions: ['check', 'sayNotAdded'] },
          ],
        },
        /** After a login the place is found again, then the wish continues. */
        placing: {
          tags: 'pending',
          invoke: {
            id: 'placeWish',
            src: 'findPlace',
            input: ({ context }) => placeCallOf(context),
            onDone: { target: 'resuming', actions: withEvent('setPlace') },
            onError: { target: 'unplaced', actions: [withEvent('setFailure'), 'sayNotAdded'] },
          },
          on: {
            'facts.changed': [
              whenOther,
              {
                guard: withEvent('isElsewhere'),
                target: 'placing',
                reenter: true,
                actions: withEvent('setFacts'),
              },
              { actions: withEvent('setFacts') },
            ],
          },
        },
        adding: {
          tags: 'pending',
          invoke: {
            id: 'addSubscription',
            src: 'addSubscription',
            input: ({ context }) => callOf(context),
            onDone: [
              { guard: 'wasPressed', target: 'settling', actions: withEvent('setAdded') },
              { guard: 'wasJoined', target: 'settling', actions: [withEvent('setAdded'), 'sayJoined'] },
              { target: 'settling', actions: [withEvent('setAdded'), 'sayAdded'] },
            ],
            onError: [
              { guard: withEvent('hasLostLogin'), target: 'settling', actions: 'askForLogin' },
              { guard: 'wasPressed', target: 'settling', actions: withEvent('setFailure') },
              { target: 'settling', actions: [withEvent('setFailure'), 'sayNotAdded'] },
            ],
          },
          // A write under way continues when the address changes.
          on: { 'facts.changed': [whenOther, { actions: withEvent('setFacts') }] },
        },
      },
    },
  },
});
