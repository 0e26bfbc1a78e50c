import { sendTo, type ActorRefFrom } from 'xstate';
import { vendorOf } from '#src/domain/product/vendor.ts';
import { routedSetup } from './routedSetup.ts';
import { UNKNOWN_GROCERY, withChanged } from '../grocery/groceryFacts.ts';
import { invokesOf } from './partLists.ts';
import { withEvent } from '../protocol/withEvent.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

/** The page root: vendor, address, boot order and error kind; passes facts of the parts to those that want them. */
export const pageMachine = routedSetup.createMachine({
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
    destination: null,
    isDestinationSettled: false,
    isDestinationFailed: false,
    isDestinationKept: false,
    isLocationChangeTold: false,
    grocery: UNKNOWN_GROCERY,
    laterParts: {},
    lost: [],
    untold: [],
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
    'session.resolved': [
      // The bag of a member is not shown to the next one. [AUTH-15]
      { guard: withEvent('isLoggedOut'), actions: [withEvent('takeFacts'), 'refreshBag'] },
      { actions: withEvent('takeFacts') },
    ],
    'config.settled': { actions: withEvent('takeFacts') },
    'destination.changed': { actions: withEvent('takeDestination') },
    'facts.told': { actions: { type: 'takeFacts', params: ({ event }) => event.facts } },
    'part.needed': {
      guard: withEvent('canBringPart'),
      actions: withEvent('bringPart'),
    },
    'part.told': { actions: withEvent('tellPart') },
    'outside.needed': { actions: withEvent('askOutside') },
    'part.arrived': {
      guard: withEvent('isPartAwaited'),
      actions: withEvent('startPart'),
    },
    'part.missed': {
      guard: withEvent('isPartAwaited'),
      actions: withEvent('setPartMissed'),
    },
    'grocery.changed': {
      actions: {
        type: 'takeFacts',
        params: ({ context, event }) => ({ grocery: withChanged(context.grocery, event.facts) }),
      },
    },
    'network.returned': { actions: 'tellNetworkReturned' },
    'page.outdated': { actions: 'renew' },
    'page.lookedAt': {
      actions: [sendTo('session', { type: 'session.checkRequested' }), 'renewLimits'],
    },
    // A part that throws leaves the others running. [ERR-66]
    'xstate.error.actor.*': {
      actions: withEvent('losePart'),
    },
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
      always: [{ guard: 'hasNoProduct', target: 'missing' }, { target: 'active' }],
    },
    /** The address leads nowhere; no product is asked for. [ROUTE-17] */
    missing: {
      entry: 'setMissing',
      on: {
        'route.changed': [
          { guard: withEvent('leadsNowhere'), actions: withEvent('takeRoute') },
          { target: 'active', actions: withEvent('takeRoute') },
        ],
      },
    },
    active: {
      exit: ['sayProductLeft', 'stopProductParts'],
      invoke: invokesOf('product'),
      initial: 'loading',
      on: {
        'route.changed': [
          { guard: withEvent('leadsNowhere'), target: 'missing', actions: withEvent('takeRoute') },
          {
            // Another product starts anew; late answers for the former one go with its actors. [ROUTE-33]
            guard: withEvent('isAnotherProduct'),
            target: 'active',
            reenter: true,
            actions: withEvent('takeRoute'),
          },
          {
            guard: withEvent('isAnotherOption'),
            actions: [
              withEvent('askForPlace'),
              withEvent('takeRoute'),
              sendTo('product', ({ event }) => ({
                type: 'product.optionRequested',
                itemSku: event.route.productId ?? '',
              })),
            ],
          },
          { actions: [withEvent('askForPlace'), withEvent('takeRoute')] },
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
              withEvent('takeSummary'),
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
            guard: { type: 'isShownItem', params: ({ event }) => ({ itemSku: event.summary.itemSku }) },
            target: '.ready',
            actions: withEvent('takeSummary'),
          },
          { target: '.ready', actions: [withEvent('takeSummary'), 'replaceAddress'] },
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
          // The shown item could not be loaded again; it stays.
          { guard: withEvent('isShownItem') },
          { actions: sendTo('variant', { type: 'variant.switchFailed' }) },
        ],
        'gallery.moved': {
          actions: [
            { type: 'setPicture', params: ({ event }) => ({ picture: event.index }) },
            'replaceAddress',
          ],
        },
        'fulfilment.changed': {
          actions: [withEvent('takeFacts'), 'distributeBounds'],
        },
        'quantity.changed': [
          { guard: withEvent('isUnchanged') },
          { actions: [withEvent('takeFacts'), 'replaceAddress'] },
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
            // After the bounds, so that a full bag does not count as an error of the quantity just added.
            sendTo('priceSummary', { type: 'quantity.accepted' }),
            'refreshGift',
            'tellBagWritten',
          ],
        },
        'voucher.returned': { actions: 'replaceAddress' },
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
