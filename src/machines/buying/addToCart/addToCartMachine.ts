import type { ActorRefFrom } from 'xstate';
import { ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS } from '#src/domain/limits.ts';
import { itemSkuOf, requestOf } from './addToCartCall.ts';
import { addToCartSetup } from './addToCartSetup.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export type AddToCartRef = ActorRefFrom<typeof addToCartMachine>;

/** What goes with the add has come, and there is some. An exit is not told in its types which answers end it. */
const isWithProducts = ({ type, output }: { type: string; output?: unknown }) =>
  type === 'xstate.done.actor.loadAddRecommendations' && Array.isArray(output) && output.length > 0;

/** The last attempt failed: what was said of it, and what can be done about it, until the next one. */
const failedAttempt = addToCartSetup.createStateConfig({
  tags: 'failed',
  on: {
    'add.dismissed': { target: 'resting', actions: 'clearFailure' },
    // What was said of one item is not said of another.
    'offer.changed': {
      guard: withEvent('isAnotherOffer'),
      target: 'resting',
      actions: ['clearFailure', withEvent('setOffer')],
    },
    'offer.renewed': {
      guard: 'isRefused',
      target: 'resting',
      actions: ['clearFailure', 'clearRefusal'],
    },
    'flashSale.continued': {
      guard: 'asksForNormalPrice',
      target: '#addToCart.deciding',
      actions: ['takeNormalPrice', 'clearFailure'],
    },
    'installation.removed': {
      guard: 'asksToRemoveInstallation',
      target: '#addToCart.deciding',
      actions: ['removeInstallation', 'clearFailure'],
    },
    'gift.dropped': {
      guard: 'asksToDropGift',
      target: '#addToCart.deciding',
      actions: ['dropGift', 'clearFailure'],
    },
  },
});

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
    isMember: input.isMember,
    initiator: 'ADD_TO_CART',
    mode: 'DESKTOP_CTA',
    subject: { kind: 'offer' },
    actionType: 'REGULAR',
    addOns: [],
    checkoutStatus: null,
    checkoutUrl: null,
    call: null,
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
    'gift.changed': { actions: withEvent('setGift') },
    'member.resolved': {
      actions: withEvent('setMember'),
    },
    'addOn.toggled': { actions: withEvent('toggleAddOn') },
  },
  states: {
    idle: {
      initial: 'resting',
      on: {
        'add.requested': [
          {
            guard: withEvent('canChoose'),
            target: 'choosing',
            actions: [
              {
                type: 'begin',
                params: ({ event }) => ({ initiator: event.initiator, subject: { kind: 'offer' } }),
              },
              withEvent('setMode'),
            ],
          },
          {
            guard: withEvent('canBegin'),
            target: 'deciding',
            actions: [
              {
                type: 'begin',
                params: ({ event }) => ({ initiator: event.initiator, subject: { kind: 'offer' } }),
              },
              withEvent('setMode'),
            ],
          },
        ],
        // Back from a modal that lay over it.
        'add.modalShown': {
          guard: withEvent('isAddToBag'),
          target: 'choosing',
        },
        'flashSale.warned': {
          target: '.failed',
          actions: withEvent('warnOfFlashSale'),
        },
        'add.recommendedRequested': {
          target: 'deciding',
          actions: {
            type: 'begin',
            params: ({ event }) => ({
              initiator: 'ADD_TO_CART',
              subject: { kind: 'recommended', item: event.item },
            }),
          },
        },
        'add.comboRequested': {
          target: 'deciding',
          actions: {
            type: 'begin',
            params: ({ event }) => ({
              initiator: 'ADD_TO_CART',
              subject: { kind: 'combo', combo: event.combo, mode: event.mode },
            }),
          },
        },
      },
      states: {
        resting: {},
        /**
         * The add is done; what goes with it is offered when it comes in time. A newer wish of the visitor goes before it.
         * The add is answered once: by what is offered, or by a toast. [CART-27, CART-28]
         */
        recommending: {
          exit: {
            type: 'sayAddedAlone',
            params: ({ event }) => ({ isOffered: isWithProducts(event) }),
          },
          invoke: [
            {
              id: 'loadAddRecommendations',
              src: 'loadAddRecommendations',
              input: ({ context }) => ({ categoryId: context.offer?.categoryId ?? '' }),
              onDone: [
                {
                  guard: withEvent('hasProducts'),
                  target: 'resting',
                  actions: [withEvent('setRecommendations'), 'dropAddedToast', 'openRecommendations'],
                },
                { target: 'resting' },
              ],
              onError: 'resting',
            },
            {
              id: 'recommendationTimeout',
              src: 'waitFor',
              input: { ms: ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS },
              onDone: 'resting',
              onError: 'resting',
            },
          ],
        },
        /** The last attempt failed; its message stays beside the actions until the next one. */
        failed: {
          ...failedAttempt,
          on: {
            ...failedAttempt.on,
            // What was said in the combo's modal goes with it.
            'add.modalShown': {
              guard: withEvent('isComboLeft'),
              target: 'resting',
              actions: 'clearFailure',
            },
          },
        },
      },
    },
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
      entry: 'settleAttempt',
      always: [
        { guard: 'isBuyNowUnresolved', target: 'awaitingUser' },
        {
          guard: 'isBuyNowByGuest',
          target: 'idle',
          actions: [{ type: 'setCheckoutStatus', params: { status: 'SKIP_CHECKOUT' } }, 'askForLogin'],
        },
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
    /** Who is visiting is not known yet; buying now waits for it. [AUTH-03] */
    awaitingUser: {
      tags: 'pending',
      on: {
        'member.resolved': {
          target: 'deciding',
          actions: withEvent('setMember'),
        },
      },
    },
    adding: {
      tags: 'pending',
      invoke: {
        id: 'addToBag',
        src: 'addToBag',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'added',
          actions: [
            { type: 'rememberAdded', params: ({ event }) => event.output },
            { type: 'reportAdded', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'presenting',
          actions: withEvent('setFailure'),
        },
      },
    },
    added: {
      entry: 'closeModal',
      always: [
        { guard: 'wantsRecommendations', target: 'idle.recommending' },
        { target: 'idle', actions: 'sayAdded' },
      ],
    },
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
    /** Analytics learns of the purchase before the page is left, but never holds it up for long. */
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
    /** The page is on its way to the checkout; coming back to it (browser history) may buy again. */
    leaving: {
      tags: 'pending',
      on: { 'add.dismissed': 'idle' },
    },
    /** Every error code reaches the visitor in the place the catalogue gives it. [CART-24] */
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
