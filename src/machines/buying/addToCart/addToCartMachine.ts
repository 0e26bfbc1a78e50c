import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { isCampaignSoldOut } from '#src/domain/campaign.ts';
import type { AddInitiator, AddMode, CheckoutStatus } from '#src/domain/cart.ts';
import { presentCartFailure } from '#src/domain/cartErrors.ts';
import { toFailure } from '#src/domain/failure.ts';
import { ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS } from '#src/domain/limits.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import type { AddOn } from '#src/services/cart/contract.ts';
import type { ProductCard } from '#src/services/recommendation/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import { closeModal, openModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import { actionTypeOf, attemptKeyOf, cartBodyOf, checkoutBodyOf, isUncertain } from './addToCartBody.ts';
import type {
  AddRequest,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartToPage,
  CheckoutRequest,
  Offer,
  RecommendedItem,
} from './addToCartTypes.ts';

export type AddToCartRef = ActorRefFrom<typeof addToCartMachine>;

/** Epoch ms of the marketplace, as the page's clock tells it. */
const serverTime = ({ system }: { system: { get(id: string): unknown } }) =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;

/** The last attempt was refused because the campaign has no more pieces. */
const isFlashSaleGone = ({ presentation }: AddToCartContext) =>
  presentation?.surface === 'inline' && presentation.action === 'buyAtNormalPrice';

/**
 * Adding to the bag and buying now: one attempt at a time, in a modal or directly, to success, a message, a modal
 * of the error's own, or a checkout. [CART-01..31]
 */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
  },
  actors: {
    addToBag: placeholderPromise<{ totalItems: number }, AddRequest>('addToBag'),
    createCheckout: placeholderPromise<{ url: string }, CheckoutRequest>('createCheckout'),
    /** Settles when analytics has taken the event, or after its timeout. [ANALYTICS-01] */
    reportBuyNow: placeholderPromise<void, { itemSku: string }>('reportBuyNow'),
    loadAddRecommendations: placeholderPromise<ProductCard[], { categoryId: string }>(
      'loadAddRecommendations',
    ),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    setOffer: assign((_, { offer }: { offer: Offer | null }) => ({ offer })),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    toggleAddOn: assign(({ context }, { addOn }: { addOn: AddOn }) => ({
      addOns: context.addOns.some(({ type, id }) => type === addOn.type && id === addOn.id)
        ? context.addOns.filter(({ type, id }) => type !== addOn.type || id !== addOn.id)
        : [...context.addOns, addOn],
    })),
    beginAdd: assign(
      ({ context, system }, { initiator, mode }: { initiator: AddInitiator; mode: AddMode }) => ({
        initiator,
        mode,
        actionType: actionTypeOf(context.offer, serverTime({ system })),
        recommended: null,
        replace: false,
        failure: null,
        presentation: null,
        checkoutStatus: null,
      }),
    ),
    beginRecommendedAdd: assign((_, { item }: { item: RecommendedItem }) => ({
      initiator: 'ADD_TO_CART' as const,
      actionType: 'RECOMMENDATION' as const,
      recommended: item,
      replace: false,
      failure: null,
      presentation: null,
      checkoutStatus: null,
    })),
    /** A new attempt gets a new number, unless it repeats one whose outcome is unknown. */
    numberAttempt: assign(({ context }) => {
      const body = JSON.stringify([context.initiator, cartBodyOf(context)]);
      return body === context.uncertainBody ? {} : { attempt: context.attempt + 1, uncertainBody: null };
    }),
    setCheckoutStatus: assign((_, { status }: { status: CheckoutStatus }) => ({ checkoutStatus: status })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return {
        failure,
        presentation: presentCartFailure(failure),
        uncertainBody: isUncertain(failure) ? JSON.stringify([context.initiator, cartBodyOf(context)]) : null,
      };
    }),
    clearFailure: assign({ failure: null, presentation: null }),
    clearUncertain: assign({ uncertainBody: null }),
    replaceInBag: assign({ replace: true }),
    removeInstallation: assign(({ context }) => ({
      addOns: context.addOns.filter(({ type }) => type !== 'INSTALLATION'),
    })),
    setRecommendations: assign((_, { products }: { products: ProductCard[] }) => ({
      recommendations: products,
    })),
    openAddToBag: openModal('addToBag'),
    openBagFull: openModal('bagFull'),
    openConflict: openModal('clickAndCollectItemExists'),
    openBlocked: openModal('checkoutBlocked'),
    openRecommendations: openModal('addToCartRecommendation'),
    closeModal: closeModal(),
    sayAdded: showToast({ copyKey: 'cart.added', tone: 'good' }),
    reportAdded: sendParent(
      ({ context }, { totalItems }: { totalItems: number }) =>
        ({
          type: 'add.succeeded',
          totalItems,
          initiator: context.initiator,
          itemSku: cartBodyOf(context).itemSku,
        }) satisfies AddToCartToPage,
    ),
    takeActionType: assign(({ context, system }) => ({
      actionType: actionTypeOf(context.offer, serverTime({ system })),
    })),
    takeNormalPrice: assign({ actionType: 'REGULAR' as const }),
    warnOfFlashSale: assign(() => {
      const failure = { kind: 'http', status: 409, code: 'FLASH_SALE_OOS', params: {} } as const;
      return {
        initiator: 'BUY_NOW' as const,
        mode: 'DESKTOP_CTA' as const,
        failure,
        presentation: presentCartFailure(failure),
      };
    }),
    reportFlashSaleGone: sendParent({ type: 'flashSale.gone' } satisfies AddToCartToPage),
    askForLogin: sendParent(({ context, system }) => {
      const isFlashSaleGone = isCampaignSoldOut(context.offer?.campaign ?? null, serverTime({ system }));
      return { type: 'add.loginNeeded', isFlashSaleGone } satisfies AddToCartToPage;
    }),
    setCheckoutUrl: assign((_, { url }: { url: string }) => ({ checkoutUrl: url })),
    reportCheckout: sendParent(
      ({ context }) =>
        ({ type: 'checkout.created', url: context.checkoutUrl ?? '' }) satisfies AddToCartToPage,
    ),
  },
  guards: {
    isPurchasable: ({ context }) => context.offer?.isPurchasable === true,
    isModalMode: ({ context }, { mode }: { mode: AddMode }) =>
      context.offer?.isPurchasable === true && mode === 'MODAL',
    isBuyNow: ({ context }) => context.initiator === 'BUY_NOW',
    isBuyNowUnresolved: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === null,
    isBuyNowByGuest: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === false,
    isBagFull: ({ context }) => context.presentation?.surface === 'bagFull',
    isConflict: ({ context }) => context.presentation?.surface === 'deliveryConflict',
    isBlocked: ({ context }) => context.presentation?.surface === 'checkoutBlocked',
    asksToRemoveInstallation: ({ context }) =>
      context.presentation?.surface === 'inline' && context.presentation.action === 'removeInstallation',
    asksForNormalPrice: ({ context }) => context.offer?.isPurchasable === true && isFlashSaleGone(context),
    isFlashSaleGone: ({ context }) => isFlashSaleGone(context),
    wantsRecommendations: ({ context }) =>
      context.vendor === 'retail' &&
      context.actionType !== 'RECOMMENDATION' &&
      typeof context.offer?.categoryId === 'string',
    isFlashSaleGoneInModal: ({ context }) => context.mode === 'MODAL' && isFlashSaleGone(context),
    isInModal: ({ context }) => context.mode === 'MODAL' && context.actionType !== 'RECOMMENDATION',
    isNoModal: (_, { key }: { key: ModalKey | null }) => key === null,
    isAddToBag: (_, { key }: { key: ModalKey | null }) => key === 'addToBag',
    hasProducts: (_, { products }: { products: ProductCard[] }) => products.length > 0,
  },
}).createMachine({
  id: 'addToCart',
  context: ({ input }) => ({
    vendor: input.vendor,
    superApp: input.superApp,
    offer: null,
    isMember: input.isMember,
    attemptPrefix: input.attemptPrefix,
    initiator: 'ADD_TO_CART',
    mode: 'DESKTOP_CTA',
    actionType: 'REGULAR',
    recommended: null,
    addOns: [],
    checkoutStatus: null,
    checkoutUrl: null,
    attempt: 0,
    uncertainBody: null,
    replace: false,
    failure: null,
    presentation: null,
    recommendations: [],
  }),
  initial: 'idle',
  on: {
    'offer.changed': { actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.offer }) } },
    'member.resolved': {
      actions: { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
    },
    'addOn.toggled': { actions: { type: 'toggleAddOn', params: ({ event }) => ({ addOn: event.addOn }) } },
  },
  states: {
    idle: {
      initial: 'resting',
      on: {
        'add.requested': [
          {
            guard: { type: 'isModalMode', params: ({ event }) => ({ mode: event.mode }) },
            target: 'choosing',
            actions: {
              type: 'beginAdd',
              params: ({ event }) => ({ initiator: event.initiator, mode: event.mode }),
            },
          },
          {
            guard: 'isPurchasable',
            target: 'deciding',
            actions: {
              type: 'beginAdd',
              params: ({ event }) => ({ initiator: event.initiator, mode: event.mode }),
            },
          },
        ],
        // Back from a modal that lay over it.
        'add.modalShown': {
          guard: { type: 'isAddToBag', params: ({ event }) => ({ key: event.key }) },
          target: 'choosing',
        },
        'flashSale.warned': { target: '.failed', actions: 'warnOfFlashSale' },
        'add.recommendedRequested': {
          target: 'deciding',
          actions: { type: 'beginRecommendedAdd', params: ({ event }) => ({ item: event.item }) },
        },
      },
      states: {
        resting: {},
        /**
         * The add is done; what goes with it is offered when it comes in time. A newer wish of the visitor goes before it.
         * [CART-27, CART-28]
         */
        recommending: {
          invoke: [
            {
              id: 'loadAddRecommendations',
              src: 'loadAddRecommendations',
              input: ({ context }) => ({ categoryId: context.offer?.categoryId ?? '' }),
              onDone: [
                {
                  guard: { type: 'hasProducts', params: ({ event }) => ({ products: event.output }) },
                  target: 'resting',
                  actions: [
                    { type: 'setRecommendations', params: ({ event }) => ({ products: event.output }) },
                    'openRecommendations',
                  ],
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
          tags: 'failed',
          on: {
            'add.dismissed': { target: 'resting', actions: 'clearFailure' },
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
          },
        },
      },
    },
    /** In the add-to-bag modal. [CART-04] */
    choosing: {
      entry: 'openAddToBag',
      initial: 'resting',
      on: {
        'add.confirmed': {
          guard: 'isPurchasable',
          target: 'deciding',
          actions: ['takeActionType', 'clearFailure'],
        },
        'add.modalShown': {
          guard: { type: 'isNoModal', params: ({ event }) => ({ key: event.key }) },
          target: 'idle',
          actions: 'clearFailure',
        },
      },
      states: {
        resting: {},
        failed: {
          tags: 'failed',
          on: {
            'add.dismissed': { target: 'resting', actions: 'clearFailure' },
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
          },
        },
      },
    },
    deciding: {
      entry: 'numberAttempt',
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
          actions: { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
        },
      },
    },
    adding: {
      tags: 'pending',
      invoke: {
        id: 'addToBag',
        src: 'addToBag',
        input: ({ context }) => ({
          vendor: context.vendor,
          key: attemptKeyOf(context),
          body: cartBodyOf(context),
        }),
        onDone: {
          target: 'added',
          actions: [
            'clearUncertain',
            { type: 'reportAdded', params: ({ event }) => ({ totalItems: event.output.totalItems }) },
          ],
        },
        onError: {
          target: 'presenting',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    added: {
      entry: ['closeModal', 'sayAdded'],
      always: [{ guard: 'wantsRecommendations', target: 'idle.recommending' }, { target: 'idle' }],
    },
    creatingCheckout: {
      tags: 'pending',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context }) => ({
          vendor: context.vendor,
          key: attemptKeyOf(context),
          body: checkoutBodyOf(context),
        }),
        onDone: {
          target: 'reporting',
          actions: [
            'clearUncertain',
            { type: 'setCheckoutStatus', params: { status: 'CHECKOUT_SUCCESS' } },
            { type: 'setCheckoutUrl', params: ({ event }) => ({ url: event.output.url }) },
          ],
        },
        onError: {
          target: 'presenting',
          actions: [
            { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
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
        input: ({ context }) => ({ itemSku: context.offer?.itemSku ?? '' }),
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
      always: [
        { guard: 'isBagFull', target: 'idle', actions: 'openBagFull' },
        { guard: 'isConflict', target: 'conflicting', actions: 'openConflict' },
        { guard: 'isBlocked', target: 'idle', actions: 'openBlocked' },
        {
          guard: 'isFlashSaleGoneInModal',
          target: 'choosing.failed',
          actions: 'reportFlashSaleGone',
        },
        { guard: 'isInModal', target: 'choosing.failed' },
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
            guard: { type: 'isNoModal', params: ({ event }) => ({ key: event.key }) },
            target: 'idle',
            actions: 'clearFailure',
          },
          {
            guard: { type: 'isAddToBag', params: ({ event }) => ({ key: event.key }) },
            target: 'choosing',
            actions: 'clearFailure',
          },
        ],
      },
    },
  },
});
