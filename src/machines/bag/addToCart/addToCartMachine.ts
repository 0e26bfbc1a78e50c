import { ADDRESS_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import { itemSkuOf, requestOf } from './addToCartCall.ts';
import { adding } from './addToCartAdding.ts';
import { failedAttempt, idle } from './addToCartIdle.ts';
import { addToCartSetup } from './addToCartSetup.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/**
 * Adding to the bag and buying now: one attempt at a time, in a modal or directly, to success, a message, a modal
 * of the error's own, or a checkout. [CART-01..31]
 */
export const addToCartMachine = addToCartSetup.createMachine({
  id: 'addToCart',
  context: ({ input }) => ({
    vendor: input.vendor,
    superApp: input.superApp,
    offer: null,
    isRefused: false,
    gift: null,
    takenGift: null,
    tradeIn: null,
    isMember: input.isMember,
    initiator: 'ADD_TO_CART',
    mode: 'DESKTOP_CTA',
    subject: { kind: 'offer' },
    actionType: 'REGULAR',
    addOns: [],
    checkoutStatus: null,
    checkoutUrl: null,
    call: null,
    callName: '',
    added: null,
    isCourierReplaced: false,
    replace: false,
    isNormalPriceTaken: false,
    failure: null,
    presentation: null,
    recommendations: [],
  }),
  initial: 'idle',
  on: {
    'offer.changed': { actions: withEvent('setOffer') },
    'offer.renewed': { actions: 'clearRefusal' },
    'recommendation.followed': { actions: withEvent('trackFollowed') },
    'gift.changed': { actions: withEvent('setGift') },
    'tradeIn.changed': { actions: withEvent('setTradeIn') },
    'member.resolved': {
      actions: withEvent('setMember'),
    },
    'addOns.changed': { actions: withEvent('setAddOns') },
    'wish.resumed': {
      actions: [withEvent('resumeTradeIn'), withEvent('resumeGift'), withEvent('goOnBuying')],
    },
  },
  states: {
    idle,
    /** In the add-to-bag modal. [CART-04] */
    choosing: {
      entry: 'openAddToBag',
      initial: 'resting',
      on: {
        'add.confirmed': { guard: 'canConfirm', target: 'deciding', actions: 'clearFailure' },
        'add.modalShown': {
          guard: withEvent('isNoModal'),
          target: 'idle',
          actions: 'clearFailure',
        },
      },
      states: {
        resting: {},
        failed: failedAttempt,
      },
    },
    deciding: {
      entry: ['takeGift', 'settleAttempt'],
      always: [
        { guard: 'isBuyNowUnresolved', target: 'awaitingUser' },
        {
          guard: 'isBuyNowByGuest',
          target: 'idle',
          actions: [{ type: 'setCheckoutStatus', params: { status: 'SKIP_CHECKOUT' } }, 'askForLogin'],
        },
        { guard: 'isAddressAwaited', target: 'awaitingAddress' },
        {
          guard: 'isBuyNow',
          target: 'creatingCheckout',
          actions: { type: 'setCheckoutStatus', params: { status: 'READY_CHECKOUT' } },
        },
        {
          target: 'adding',
          actions: { type: 'setCheckoutStatus', params: { status: 'SKIP_CHECKOUT' } },
        },
      ],
    },
    /** The current user is not known yet; buying now waits for it. [AUTH-03] */
    awaitingUser: {
      tags: 'pending',
      on: {
        'member.resolved': {
          target: 'deciding',
          actions: withEvent('setMember'),
        },
      },
    },
    /** Waits for a member's own address, briefly, so that the press does not seem lost. [ADDRESS-11] */
    awaitingAddress: {
      tags: 'pending',
      always: { guard: 'isAddressThere', target: 'proceeding' },
      on: {
        'add.modalShown': {
          guard: withEvent('isSheetLeft'),
          target: 'idle',
        },
      },
      invoke: {
        id: 'addressPatience',
        src: 'waitForAddress',
        input: { ms: ADDRESS_PATIENCE_MS },
        onDone: 'proceeding',
        onError: 'proceeding',
      },
    },
    /** Goes on to the destination that is known by now. */
    proceeding: {
      entry: 'settleAttempt',
      always: [
        { guard: 'isOfferGoneInModal', target: 'choosing' },
        { guard: 'isOfferGone', target: 'idle' },
        {
          guard: 'isBuyNow',
          target: 'creatingCheckout',
          actions: { type: 'setCheckoutStatus', params: { status: 'READY_CHECKOUT' } },
        },
        {
          target: 'adding',
          actions: { type: 'setCheckoutStatus', params: { status: 'SKIP_CHECKOUT' } },
        },
      ],
    },
    adding,
    creatingCheckout: {
      tags: 'pending',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'reporting',
          actions: [
            { type: 'setCheckoutStatus', params: { status: 'CHECKOUT_SUCCESS' } },
            { type: 'setCheckoutUrl', params: ({ event }) => ({ url: event.output.url }) },
          ],
        },
        onError: {
          target: 'presenting',
          actions: [
            withEvent('setFailure'),
            { type: 'setCheckoutStatus', params: { status: 'CHECKOUT_FAILED' } },
          ],
        },
      },
    },
    /** Reports the purchase to analytics before leaving the page, with a short limit. */
    reporting: {
      tags: 'pending',
      invoke: {
        id: 'reportBuyNow',
        src: 'reportBuyNow',
        input: ({ context }) => ({ itemSku: itemSkuOf(context.call) }),
        onDone: { target: 'leaving', actions: 'reportCheckout' },
        onError: { target: 'leaving', actions: 'reportCheckout' },
      },
    },
    /** The page leaves for the checkout; a visitor who comes back (browser history) may buy again. */
    leaving: {
      tags: 'pending',
      on: { 'add.dismissed': 'idle' },
    },
    /** Shows every error code at the place that the catalogue gives it. [CART-24] */
    presenting: {
      entry: ['reportRefusedGift', 'reportRefusedSlot'],
      always: [
        { guard: 'hasLostLogin', target: 'idle', actions: ['clearFailure', 'askForLogin'] },
        { guard: 'isBagFull', target: 'idle', actions: 'openBagFull' },
        { guard: 'isConflict', target: 'conflicting', actions: 'openConflict' },
        { guard: 'isBlocked', target: 'idle', actions: 'openBlocked' },
        { guard: 'isFlashSaleGoneInModal', target: 'choosing.failed', actions: 'reportFlashSaleGone' },
        { guard: 'isInModal', target: 'choosing.failed' },
        { guard: 'isComboInModal', target: 'idle.failed', actions: 'openCombo' },
        { guard: 'isFlashSaleGone', target: 'idle.failed', actions: 'reportFlashSaleGone' },
        { target: 'idle.failed' },
      ],
    },
    conflicting: {
      on: {
        'conflict.confirmed': {
          target: 'deciding',
          actions: ['replaceInBag', 'clearFailure', 'closeModal'],
        },
        'add.modalShown': [
          {
            guard: withEvent('isAddToBag'),
            target: 'choosing',
            actions: 'clearFailure',
          },
          {
            guard: withEvent('isNotConflict'),
            target: 'idle',
            actions: 'clearFailure',
          },
        ],
      },
    },
  },
});
