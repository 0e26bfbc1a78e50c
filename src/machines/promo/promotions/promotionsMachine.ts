import { failedStates } from '../../protocol/loading.ts';
import { ifUnreached } from '../../protocol/retry.ts';
import { promotionsSetup, SETTLE_MS } from './promotionsSetup.ts';
import type { PromotionsContext } from './promotionsTypes.ts';
import { withEvent } from '../../protocol/withEvent.ts';

const itemOf = ({ context }: { context: PromotionsContext }) => ({
  itemSku: context.facts.item?.itemSku ?? '',
});

const loadGroups = {
  id: 'loadPromotions',
  src: 'loadPromotions' as const,
  input: ({ context: { facts } }: { context: PromotionsContext }) => ({
    itemSku: facts.item?.itemSku ?? '',
    pickupPointCode: facts.item?.pickupPointCode ?? '',
    quantity: facts.quantity ?? 1,
  }),
  onDone: { target: 'ready' as const, actions: withEvent('setGroups' as const) },
  onError: [
    { guard: ifUnreached, target: 'unreached' as const, actions: 'setFailed' as const },
    { target: 'failed' as const, actions: 'setFailed' as const },
  ],
};

/**
 * Promotions and vouchers of the shown item: loaded for the present offer, reloaded when the list opens, claimed by
 * one actor per voucher. A region's own transitions never set `reenter`: that would restart all other regions.
 * [VOUCHER-01..23, PROMO-01..04]
 */
export const promotionsMachine = promotionsSetup.createMachine({
  id: 'promotions',
  context: ({ input }) => ({
    facts: input,
    promotionInfo: [],
    ofQuantity: null,
    ofPlace: null,
    blibliVouchers: [],
    merchantVouchers: [],
    merchantShipping: [],
    blibliShipping: [],
    hasFailed: false,
    info: null,
    claims: {},
    messages: {},
    held: null,
    interrupted: null,
    terms: null,
  }),
  type: 'parallel',
  states: {
    groups: {
      initial: 'deciding',
      on: {
        'facts.changed': [
          {
            guard: withEvent('isWithoutItem'),
            target: '.idle',
            actions: 'clearGroups',
          },
          {
            guard: withEvent('isAnotherItem'),
            target: '.loading',
            actions: 'clearGroups',
          },
          {
            guard: withEvent('isAnotherOrder'),
            target: '.settling',
          },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'idle' }] },
        idle: {},
        /** The quantity may change again; the last answer stays. */
        settling: {
          tags: 'busy',
          invoke: {
            id: 'settle',
            src: 'waitFor',
            input: { ms: SETTLE_MS },
            onDone: 'loading',
            onError: 'loading',
          },
        },
        loading: {
          tags: 'busy',
          invoke: loadGroups,
          // The answer under way was made before the claim.
          on: { 'claim.settled': { target: 'loading', reenter: true } },
        },
        ready: { on: { 'page.outdated': 'refreshing' } },
        /** The answer is old: it stays, or nothing is shown, until the next has come. */
        refreshing: {
          tags: 'pending',
          invoke: loadGroups,
          on: { 'claim.settled': { target: 'refreshing', reenter: true } },
        },
        ...failedStates('loading'),
      },
    },
    /** The number of the seller's vouchers. [VOUCHER-23] */
    info: {
      initial: 'deciding',
      on: {
        'facts.changed': [
          {
            guard: withEvent('isWithoutItem'),
            target: '.settled',
            actions: { type: 'setInfo', params: { info: null } },
          },
          {
            guard: withEvent('isAnotherItem'),
            target: '.loading',
          },
        ],
        'page.outdated': { guard: 'hasItem', target: '.loading' },
      },
      states: {
        deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'settled' }] },
        loading: {
          invoke: {
            id: 'loadMerchantVouchersInfo',
            src: 'loadMerchantVouchersInfo',
            input: itemOf,
            onDone: {
              target: 'settled',
              actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
            },
            onError: [
              {
                guard: ifUnreached,
                target: 'unreached',
                actions: { type: 'setInfo', params: { info: null } },
              },
              { target: 'settled', actions: { type: 'setInfo', params: { info: null } } },
            ],
          },
        },
        settled: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
    /** The marketplace's vouchers, loaded again by their own call; a failure keeps the last ones. [VOUCHER-21] */
    productVouchers: {
      initial: 'resting',
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherItem'),
          target: '.resting',
        },
      },
      states: {
        resting: { on: { 'voucherList.requested': { guard: 'hasItem', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadProductVouchers',
            src: 'loadProductVouchers',
            input: itemOf,
            onDone: {
              target: 'resting',
              actions: withEvent('setProductVouchers'),
            },
            onError: 'resting',
          },
        },
      },
    },
    /** The seller's vouchers, the same way. [VOUCHER-21, VOUCHER-23] */
    merchantVouchers: {
      initial: 'resting',
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherItem'),
          target: '.resting',
        },
      },
      states: {
        resting: { on: { 'voucherList.requested': { guard: 'hasItem', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadMerchantVouchers',
            src: 'loadMerchantVouchers',
            input: itemOf,
            onDone: {
              target: 'resting',
              actions: withEvent('setMerchantVouchers'),
            },
            onError: 'resting',
          },
          // The answer under way was made before the claim.
          on: { 'claim.settled': { target: 'loading', reenter: true } },
        },
      },
    },
    claims: {
      initial: 'resting',
      on: {
        'facts.changed': [
          {
            guard: withEvent('isAnotherItem'),
            actions: ['endTerms', withEvent('setFacts')],
          },
          { actions: withEvent('setFacts') },
        ],
        'network.returned': { actions: 'tellTerms' },
        'terms.requested': {
          guard: withEvent('isVoucher'),
          actions: ['endTerms', withEvent('beginTerms'), withEvent('openTerms')],
        },
        'voucherList.requested': {
          actions: ['clearMessages', withEvent('openList')],
        },
        'voucher.claimRequested': [
          {
            guard: withEvent('isClaimableByUnknown'),
            target: '.awaitingUser',
            actions: withEvent('hold'),
          },
          {
            guard: withEvent('isClaimableByGuest'),
            actions: withEvent('askForLogin'),
          },
          {
            guard: withEvent('isClaimable'),
            actions: withEvent('claim'),
          },
        ],
        'claim.settled': [
          {
            guard: { type: 'hasLostLogin', params: ({ event }) => ({ settled: event }) },
            actions: withEvent('askForLogin'),
          },
          {
            guard: { type: 'isSuccess', params: ({ event }) => ({ settled: event }) },
            actions: [
              { type: 'applySettled', params: ({ event }) => ({ settled: event }) },
              withEvent('reportClaimed'),
            ],
          },
          { actions: { type: 'applySettled', params: ({ event }) => ({ settled: event }) } },
        ],
      },
      states: {
        resting: {},
        /** The current user is not known yet; the claim waits for it. [AUTH-03] */
        awaitingUser: {
          always: [
            {
              guard: 'isGuest',
              target: 'resting',
              actions: [
                { type: 'askForLogin', params: ({ context }) => ({ code: context.held?.code ?? '' }) },
                'dropHeld',
              ],
            },
            {
              guard: 'isMember',
              target: 'resting',
              actions: [
                {
                  type: 'claim',
                  params: ({ context }) => context.held ?? { code: '', asker: 'voucherList' as const },
                },
                'dropHeld',
              ],
            },
          ],
        },
      },
    },
    /** A login returned for the voucher that was pressed before it. [VOUCHER-16] */
    resuming: {
      on: { 'wish.resumed': { actions: withEvent('setInterrupted') } },
      always: { guard: 'isClaimWaiting', actions: 'takeClaim' },
    },
    /** The address names a voucher: the list opens there without claiming it. */
    returning: {
      initial: 'waiting',
      states: {
        waiting: {
          always: [
            { guard: 'wantsNoVoucher', target: 'done' },
            { guard: 'isReturnedGuest', target: 'done', actions: 'reportReturned' },
            {
              guard: 'isReturnedMember',
              target: 'done',
              actions: [
                { type: 'openList', params: ({ context }) => ({ code: context.facts.voucher }) },
                'reportReturned',
              ],
            },
          ],
        },
        done: {},
      },
    },
  },
});
