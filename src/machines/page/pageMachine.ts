import { sendTo, type ActorRefFrom } from 'xstate';
import { vendorOf } from '#src/domain/vendor.ts';
import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import { gatedSetup, wishOf } from './memberGate.ts';
import { UNKNOWN_GROCERY } from '../grocery/groceryFacts.ts';
import { invokesOf } from './pageParts.ts';
import { withEvent } from '../protocol/withEvent.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

/** The page root: vendor, address, boot order and error kind; facts from the parts are routed to those they concern. */
export const pageMachine = gatedSetup.createMachine({
  id: 'page',
  context: ({ input }) => ({
    route: input.route,
    language: input.language,
    superApp: input.superApp,
    serverTimeMs: input.serverTimeMs,
    pageCacheKey: input.pageCacheKey,
    formKey: input.formKey,
    errorKind: null,
    shown: null,
    fulfilment: 'DELIVERY',
    courier: null,
    quantity: null,
    picture: input.route.picture ?? 0,
    isMember: null,
    config: null,
    wish: null,
    claim: null,
    destination: DEFAULT_DESTINATION,
    isDestinationSettled: false,
    isLocationChangeTold: false,
    grocery: UNKNOWN_GROCERY,
    laterParts: {},
  }),
  invoke: [
    ...invokesOf('page'),
    {
      id: 'bringParts',
      src: 'bringParts',
      systemId: 'bringParts',
      input: ({ context: { route } }) => ({ productId: route.productId }),
    },
  ],
  initial: 'deciding',
  on: {
    'session.resolved': {
      actions: [withEvent('setMember'), 'distributeFacts'],
    },
    'config.settled': {
      actions: [withEvent('setConfig'), 'offerOnboarding', 'distributeFacts'],
    },
    'destination.changed': {
      actions: [withEvent('setDestination'), 'distributeFacts', 'refreshForDestination'],
    },
    'destination.settled': { actions: 'settleDestination' },
    'address.requested': {
      actions: { type: 'tellLaterPart', params: ({ event }) => ({ name: 'address', event }) },
    },
    'address.callerLeft': {
      actions: { type: 'tellLaterPart', params: ({ event }) => ({ name: 'address', event }) },
    },
    'address.answered': {
      actions: { type: 'tellLaterPart', params: ({ event }) => ({ name: 'addressPicker', event }) },
    },
    'part.needed': {
      guard: withEvent('canBringPart'),
      actions: withEvent('bringPart'),
    },
    'part.arrived': {
      guard: withEvent('isPartAwaited'),
      actions: withEvent('startPart'),
    },
    'part.missed': {
      guard: withEvent('isPartAwaited'),
      actions: withEvent('setPartMissed'),
    },
    'grocery.changed': { actions: [withEvent('setGrocery'), 'distributeFacts'] },
    'network.returned': { actions: 'tellNetworkReturned' },
    'page.outdated': { actions: 'renew' },
    'liveChat.requested': { actions: 'openLiveChat' },
    'page.lookedAt': {
      actions: [sendTo('session', { type: 'session.checkRequested' }), 'renewLimits'],
    },
    'session.changed': { actions: 'sayOutdated' },
    'login.confirmed': { actions: 'rememberWish' },
    'login.abandoned': { actions: 'forgetWish' },
    'ui.failed': {
      actions: {
        type: 'track',
        params: ({ context, event }) => ({
          name: 'ui_error',
          data: { message: event.message, component: event.component, route: context.route.name },
        }),
      },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasNoProduct', target: 'missing' },
        { target: 'active', actions: 'startProduct' },
      ],
    },
    /** The address leads nowhere; no product is asked for. [ROUTE-17] */
    missing: {
      entry: 'setMissing',
      on: {
        'route.changed': [
          {
            guard: withEvent('leadsNowhere'),
            actions: [
              withEvent('setRoute'),
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            target: 'active',
            actions: [
              withEvent('setRoute'),
              'startProduct',
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
        ],
      },
    },
    active: {
      exit: ['sayProductLeft', 'stopProductParts'],
      invoke: invokesOf('product'),
      initial: 'loading',
      on: {
        'session.resolved': {
          actions: [
            withEvent('setMember'),
            'distributeOffer',
            sendTo('addToCart', ({ event }) => ({ type: 'member.resolved', isMember: event.isMember })),
            'distributeFacts',
          ],
        },
        'destination.settled': { actions: ['settleDestination', 'distributeOffer'] },
        'modal.changed': {
          actions: sendTo('addToCart', ({ event }) => ({ type: 'add.modalShown', key: event.key })),
        },
        'route.changed': [
          {
            guard: withEvent('leadsNowhere'),
            target: 'missing',
            actions: [
              withEvent('setRoute'),
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            // Another product starts anew; late answers for the former one go with its actors. [ROUTE-33]
            guard: withEvent('isAnotherProduct'),
            target: 'active',
            reenter: true,
            actions: [
              withEvent('setRoute'),
              'startProduct',
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            guard: withEvent('isAnotherPage'),
            actions: [
              withEvent('askForPlace'),
              withEvent('setRoute'),
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
            ],
          },
          {
            guard: withEvent('isAnotherOption'),
            actions: [
              withEvent('askForPlace'),
              withEvent('setRoute'),
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              sendTo('product', ({ event }) => ({
                type: 'product.optionRequested',
                itemSku: event.route.productId ?? '',
              })),
            ],
          },
          {
            actions: [
              withEvent('askForPlace'),
              withEvent('setRoute'),
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
            ],
          },
        ],
        'product.loaded': [
          {
            // Nothing is shown or sold at the wrong vendor. [ROUTE-35]
            guard: withEvent('isSoldElsewhere'),
            actions: {
              type: 'moveToVendor',
              params: ({ context, event }) => ({
                vendor: vendorOf(event.summary) ?? context.route.vendor,
              }),
            },
          },
          {
            guard: 'isFirstSummary',
            target: '.ready',
            actions: [
              withEvent('distributeSummary'),
              withEvent('setShown'),
              { type: 'distributeQuantity', params: ({ context }) => ({ quantity: context.route.quantity }) },
              'distributeOffer',
              'distributeFacts',
              'offerOnboarding',
              {
                type: 'track',
                params: ({ event }) => ({
                  name: 'product_view',
                  data: { itemSku: event.summary.itemSku },
                }),
              },
            ],
          },
          {
            // The same item told anew: what the visitor set stays. [ADDRESS-07]
            guard: { type: 'isShownItem', params: ({ event }) => ({ itemSku: event.summary.itemSku }) },
            target: '.ready',
            actions: [
              withEvent('distributeSummary'),
              withEvent('setShown'),
              { type: 'distributeQuantity', params: ({ context }) => ({ quantity: context.quantity }) },
              'distributeOffer',
              'distributeFacts',
            ],
          },
          {
            target: '.ready',
            actions: [
              { type: 'setPicture', params: { picture: 0 } },
              withEvent('distributeSummary'),
              withEvent('setShown'),
              { type: 'distributeQuantity', params: { quantity: null } },
              'distributeOffer',
              'distributeFacts',
              'replaceAddress',
            ],
          },
        ],
        'product.failed': [
          {
            guard: withEvent('isProductUnreached'),
            target: '.unreached',
            actions: withEvent('setErrorKind'),
          },
          {
            target: '.failed',
            actions: withEvent('setErrorKind'),
          },
        ],
        'product.optionFailed': [
          // What is shown could not be told anew; it stays.
          { guard: withEvent('isShownItem') },
          { actions: sendTo('variant', { type: 'variant.switchFailed' }) },
        ],
        'variant.optionChosen': {
          actions: sendTo('product', ({ event }) => ({
            type: 'product.optionRequested',
            itemSku: event.itemSku,
          })),
        },
        'gallery.moved': {
          actions: [
            { type: 'setPicture', params: ({ event }) => ({ picture: event.index }) },
            'replaceAddress',
          ],
        },
        'fulfilment.changed': {
          actions: [withEvent('setFulfilment'), 'distributeBounds', 'distributeOffer', 'distributeFacts'],
        },
        'courier.changed': {
          guard: withEvent('isAnotherCourier'),
          actions: [withEvent('setCourier'), 'distributeOffer', 'distributeFacts'],
        },
        'quantity.changed': [
          {
            guard: withEvent('isUnchanged'),
          },
          {
            actions: [
              withEvent('setQuantity'),
              'refreshForQuantity',
              'distributeOffer',
              'distributeFacts',
              'replaceAddress',
            ],
          },
        ],
        'add.succeeded': {
          actions: [
            sendTo('bag', ({ event }) => ({ type: 'bag.counted', totalItems: event.totalItems })),
            sendTo('bag', ({ context }) => ({
              type: 'bag.refreshRequested',
              vendor: context.route.vendor,
            })),
            {
              type: 'setLimits',
              params: ({ event }) => ({ itemSku: event.itemSku, limits: event.purchaseLimit }),
            },
            'distributeBounds',
            'distributeOffer',
            // After the bounds: that no more fits in is no mistake of the quantity that was just added.
            sendTo('priceSummary', { type: 'quantity.accepted' }),
            'refreshGift',
            'tellBagWritten',
            {
              type: 'track',
              params: ({ event }) => ({ name: 'add_to_cart', data: { itemSku: event.itemSku } }),
            },
          ],
        },
        'grocery.changed': { actions: [withEvent('setGrocery'), 'distributeOffer', 'distributeFacts'] },
        'add.slotRefused': { actions: 'refuseSlot' },
        'add.giftRefused': { actions: 'refreshGift' },
        'combo.chosen': {
          actions: sendTo('addToCart', ({ event }) => ({
            type: 'add.comboRequested',
            combo: event.combo,
            mode: event.mode,
          })),
        },
        'freeGift.changed': {
          actions: sendTo('addToCart', ({ event }) => ({ type: 'gift.changed', gift: event.gift })),
        },
        'login.needed': {
          actions: ['loseSession', withEvent('askForLogin')],
        },
        'choices.wanted': {
          actions: withEvent('restoreChoices'),
        },
        'wish.resumed': {
          actions: [withEvent('pursue'), 'distributeFacts'],
        },
        'claim.taken': { actions: ['dropClaim', 'distributeFacts'] },
        'flashSale.gone': { actions: sendTo('product', { type: 'product.reloadRequested' }) },
        'campaign.turned': { actions: sendTo('product', { type: 'product.reloadRequested' }) },
        // A voucher that is held may make what is shown cheaper.
        'voucher.claimed': {
          actions: [
            sendTo('priceSummary', { type: 'price.refreshRequested' }),
            {
              type: 'track',
              params: ({ event }) => ({ name: 'voucher_claim', data: { code: event.code } }),
            },
          ],
        },
        'voucher.returned': { actions: 'replaceAddress' },
        'checkout.created': { actions: withEvent('leave') },
        'notifyMe.requested': [
          {
            guard: 'isGuest',
            actions: {
              type: 'askForLogin',
              params: ({ context, event }) => ({ wish: wishOf(context, event) }),
            },
          },
          { actions: { type: 'pursue', params: ({ context, event }) => ({ wish: wishOf(context, event) }) } },
        ],
        'wishlist.toggled': [
          {
            guard: 'isGuest',
            actions: {
              type: 'askForLogin',
              params: ({ context, event }) => ({ wish: wishOf(context, event) }),
            },
          },
          { actions: { type: 'pursue', params: ({ context, event }) => ({ wish: wishOf(context, event) }) } },
        ],
        'chat.requested': [
          {
            guard: 'isGuest',
            actions: {
              type: 'askForLogin',
              params: ({ context, event }) => ({ wish: wishOf(context, event) }),
            },
          },
          { actions: { type: 'pursue', params: ({ context, event }) => ({ wish: wishOf(context, event) }) } },
        ],
        'notifyMe.accepted': { actions: 'sayNotified' },
        'wishlist.undone': { actions: sendTo('wishlist', { type: 'wishlist.undone' }) },
        'recommendation.followed': {
          actions: {
            type: 'track',
            params: ({ event }) => ({
              name: 'recommendation_click',
              data: { itemSku: event.itemSku, traceId: event.traceId },
            }),
          },
        },
      },
      states: {
        loading: { tags: 'busy' },
        ready: {
          always: { guard: 'hasRedirectAction', actions: ['dropRedirectAction', 'replaceAddress'] },
        },
        failed: { on: { 'retry.requested': { target: 'loading', actions: 'retryProduct' } } },
        unreached: {
          on: {
            'retry.requested': { target: 'loading', actions: 'retryProduct' },
            'network.returned': { target: 'loading', actions: 'tellNetworkReturned' },
          },
        },
      },
    },
  },
});
