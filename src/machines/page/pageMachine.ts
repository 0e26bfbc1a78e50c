import { sendTo, type ActorRefFrom } from 'xstate';
import { vendorOf } from '#src/domain/vendor.ts';
import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import { gatedSetup, wishOf } from './memberGate.ts';
import { UNKNOWN_GROCERY } from './groceryFacts.ts';
import { invokesOf } from './pageParts.ts';

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
      actions: [
        { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
        'distributeFacts',
      ],
    },
    'config.settled': {
      actions: [
        { type: 'setConfig', params: ({ event }) => ({ config: event.config }) },
        'offerOnboarding',
        'distributeFacts',
      ],
    },
    'destination.changed': {
      actions: [
        { type: 'setDestination', params: ({ event }) => ({ destination: event.destination }) },
        'distributeFacts',
        'refreshForDestination',
      ],
    },
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
      guard: { type: 'canBringPart', params: ({ event }) => ({ name: event.name }) },
      actions: { type: 'bringPart', params: ({ event }) => ({ name: event.name }) },
    },
    'part.arrived': {
      guard: { type: 'isPartAwaited', params: ({ event }) => ({ name: event.name }) },
      actions: { type: 'startPart', params: ({ event }) => ({ name: event.name }) },
    },
    'part.missed': {
      guard: { type: 'isPartAwaited', params: ({ event }) => ({ name: event.name }) },
      actions: { type: 'setPartMissed', params: ({ event }) => ({ name: event.name }) },
    },
    'groceryStore.settled': {
      actions: [{ type: 'setGrocery', params: ({ event }) => ({ news: event }) }, 'distributeFacts'],
    },
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
            guard: { type: 'leadsNowhere', params: ({ event }) => ({ route: event.route }) },
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            target: 'active',
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              'startProduct',
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
        ],
      },
    },
    active: {
      exit: 'stopProductParts',
      invoke: invokesOf('product'),
      initial: 'loading',
      on: {
        'session.resolved': {
          actions: [
            { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
            sendTo('addToCart', ({ event }) => ({ type: 'member.resolved', isMember: event.isMember })),
            'distributeFacts',
          ],
        },
        'modal.changed': {
          actions: sendTo('addToCart', ({ event }) => ({ type: 'add.modalShown', key: event.key })),
        },
        'route.changed': [
          {
            guard: { type: 'leadsNowhere', params: ({ event }) => ({ route: event.route }) },
            target: 'missing',
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            // Another product starts anew; late answers for the former one go with its actors. [ROUTE-33]
            guard: { type: 'isAnotherProduct', params: ({ event }) => ({ route: event.route }) },
            target: 'active',
            reenter: true,
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              'startProduct',
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
              { type: 'refreshBag', params: ({ event }) => ({ vendor: event.route.vendor }) },
            ],
          },
          {
            guard: { type: 'isAnotherPage', params: ({ event }) => ({ route: event.route }) },
            actions: [
              { type: 'askForPlace', params: ({ event }) => ({ route: event.route }) },
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
            ],
          },
          {
            guard: { type: 'isAnotherOption', params: ({ event }) => ({ route: event.route }) },
            actions: [
              { type: 'askForPlace', params: ({ event }) => ({ route: event.route }) },
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              sendTo('product', ({ event }) => ({
                type: 'product.optionRequested',
                itemSku: event.route.productId ?? '',
              })),
            ],
          },
          {
            actions: [
              { type: 'askForPlace', params: ({ event }) => ({ route: event.route }) },
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
            ],
          },
        ],
        'product.loaded': [
          {
            // Nothing is shown or sold at the wrong vendor. [ROUTE-35]
            guard: { type: 'isSoldElsewhere', params: ({ event }) => ({ summary: event.summary }) },
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
              { type: 'distributeSummary', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setShown', params: ({ event }) => ({ summary: event.summary }) },
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
              { type: 'distributeSummary', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setShown', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'distributeQuantity', params: ({ context }) => ({ quantity: context.quantity }) },
              'distributeOffer',
              'distributeFacts',
            ],
          },
          {
            target: '.ready',
            actions: [
              { type: 'setPicture', params: { picture: 0 } },
              { type: 'distributeSummary', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setShown', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'distributeQuantity', params: { quantity: null } },
              'distributeOffer',
              'distributeFacts',
              'replaceAddress',
            ],
          },
        ],
        'product.failed': [
          {
            guard: {
              type: 'isProductUnreached',
              params: ({ event }) => ({ failure: event.failure }),
            },
            target: '.unreached',
            actions: { type: 'setErrorKind', params: ({ event }) => ({ failure: event.failure }) },
          },
          {
            target: '.failed',
            actions: { type: 'setErrorKind', params: ({ event }) => ({ failure: event.failure }) },
          },
        ],
        'product.optionFailed': [
          // What is shown could not be told anew; it stays.
          { guard: { type: 'isShownItem', params: ({ event }) => ({ itemSku: event.itemSku }) } },
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
          actions: [
            { type: 'setFulfilment', params: ({ event }) => ({ fulfilment: event.fulfilment }) },
            'distributeBounds',
            'distributeOffer',
            'distributeFacts',
          ],
        },
        'courier.changed': {
          guard: { type: 'isAnotherCourier', params: ({ event }) => ({ code: event.code }) },
          actions: [
            { type: 'setCourier', params: ({ event }) => ({ code: event.code }) },
            'distributeOffer',
            'distributeFacts',
          ],
        },
        'quantity.changed': [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => ({ quantity: event.quantity }) },
          },
          {
            actions: [
              { type: 'setQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
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
        'groceryStore.settled': {
          actions: [
            { type: 'setGrocery', params: ({ event }) => ({ news: event }) },
            'distributeOffer',
            'distributeFacts',
          ],
        },
        'slottedDelivery.settled': {
          actions: [
            { type: 'setGrocery', params: ({ event }) => ({ news: event }) },
            'distributeOffer',
            'distributeFacts',
          ],
        },
        'slot.changed': {
          actions: [
            { type: 'setGrocery', params: ({ event }) => ({ news: event }) },
            'distributeOffer',
            'distributeFacts',
          ],
        },
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
          actions: ['loseSession', { type: 'askForLogin', params: ({ event }) => ({ wish: event.wish }) }],
        },
        'choices.wanted': {
          actions: { type: 'restoreChoices', params: ({ event }) => ({ choices: event.choices }) },
        },
        'wish.resumed': {
          actions: [{ type: 'pursue', params: ({ event }) => event }, 'distributeFacts'],
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
        'checkout.created': { actions: { type: 'leave', params: ({ event }) => ({ url: event.url }) } },
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
