import { assign, emit, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate';
import { errorPageKindOf, type Failure } from '#src/domain/failure.ts';
import { isLocationChangedBySystem, type Fulfilment } from '#src/domain/fulfilment.ts';
import { configValue, type ConfigMap } from '#src/domain/productConfig.ts';
import { toProductType } from '#src/domain/productType.ts';
import { isSamePage, type RouteFacts } from '#src/domain/route.ts';
import { isTradingSeller } from '#src/domain/seller.ts';
import { knownTags } from '#src/domain/tags.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';
import { addToCartMachine } from '../../buying/addToCart/addToCartMachine.ts';
import { bagMachine } from '../../buying/bag/bagMachine.ts';
import { priceSummaryMachine } from '../../buying/priceSummary/priceSummaryMachine.ts';
import { recommendationMachine } from '../../discovery/recommendation/recommendationMachine.ts';
import { fulfilmentMachine } from '../../fulfilment/fulfilment/fulfilmentMachine.ts';
import { shippingSummaryMachine } from '../../fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { notifyMeMachine } from '../../member/notifyMe/notifyMeMachine.ts';
import { wishlistMachine } from '../../member/wishlist/wishlistMachine.ts';
import { placeholderAction } from '../../placeholders.ts';
import { descriptionMachine } from '../../product/description/descriptionMachine.ts';
import { galleryMachine } from '../../product/gallery/galleryMachine.ts';
import { productMachine } from '../../product/product/productMachine.ts';
import { variantMachine } from '../../product/variant/variantMachine.ts';
import { clockMachine } from '../clock/clockMachine.ts';
import { configMachine } from '../config/configMachine.ts';
import { contentMachine } from '../content/contentMachine.ts';
import { closeModal, modalMachine, openModal } from '../modal/modalMachine.ts';
import { onboardingMachine } from '../onboarding/onboardingMachine.ts';
import { sessionMachine, type SessionRef } from '../session/sessionMachine.ts';
import { toastMachine } from '../toast/toastMachine.ts';
import {
  isChatAvailable,
  isChatOnboardingDue,
  isPurchasable,
  isSameProduct,
  offerOf,
  quantityBounds,
  shownItemOf,
} from './pageFacts.ts';
import type { AnalyticsEvent, PageContext, PageEmitted, PageEvent, PageInput } from './pageTypes.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

/** Where the live chat popup leads. [LINK-22] */
const liveChatUrl = (config: ConfigMap | null) => configValue(config ?? {}, 'pdp.chat.live-chat-url');

const pageSetup = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    emitted: {} as PageEmitted,
    input: {} as PageInput,
    children: {} as {
      session: 'session';
      config: 'config';
      content: 'content';
      clock: 'clock';
      modal: 'modal';
      onboarding: 'onboarding';
      toast: 'toast';
      bag: 'bag';
      product: 'product';
      description: 'description';
      gallery: 'gallery';
      variant: 'variant';
      fulfilment: 'fulfilment';
      shippingSummary: 'shippingSummary';
      priceSummary: 'priceSummary';
      addToCart: 'addToCart';
      notifyMe: 'notifyMe';
      wishlist: 'wishlist';
      recommendation: 'recommendation';
    },
  },
  actors: {
    session: sessionMachine,
    config: configMachine,
    content: contentMachine,
    clock: clockMachine,
    modal: modalMachine,
    onboarding: onboardingMachine,
    toast: toastMachine,
    bag: bagMachine,
    product: productMachine,
    description: descriptionMachine,
    gallery: galleryMachine,
    variant: variantMachine,
    fulfilment: fulfilmentMachine,
    shippingSummary: shippingSummaryMachine,
    priceSummary: priceSummaryMachine,
    addToCart: addToCartMachine,
    notifyMe: notifyMeMachine,
    wishlist: wishlistMachine,
    recommendation: recommendationMachine,
  },
  actions: {
    reportPath: placeholderAction<{ path: string }>(),
    track: placeholderAction<AnalyticsEvent>(),
  },
});

/** The page root: vendor, address, boot order and error kind; facts from the parts are routed to those they concern. */
const routedSetup = pageSetup.extend({
  actions: {
    setRoute: assign((_, { route }: { route: RouteFacts }) => ({
      route,
      pendingAction: route.redirectAction,
    })),
    startProduct: assign(({ context }) => ({
      errorKind: null,
      shown: null,
      fulfilment: 'DELIVERY' as Fulfilment,
      quantity: null,
      picture: context.route.picture ?? 0,
      isFlashSaleWarned: false,
    })),
    setMissing: assign({ errorKind: '404' as const, shown: null }),
    setErrorKind: assign((_, { failure }: { failure: Failure }) => ({
      errorKind: errorPageKindOf(failure),
    })),
    setShown: assign((_, { summary }: { summary: ProductSummary }) => ({
      shown: shownItemOf(summary),
      errorKind: null,
    })),
    setFulfilment: assign((_, { fulfilment }: { fulfilment: Fulfilment }) => ({ fulfilment })),
    setQuantity: assign((_, { quantity }: { quantity: number | null }) => ({ quantity })),
    setPicture: assign((_, { picture }: { picture: number }) => ({ picture })),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    setConfig: assign((_, { config }: { config: ConfigMap }) => ({ config })),
    dropPendingAction: assign({ pendingAction: null }),
    setFlashSaleWarned: assign((_, { isWarned }: { isWarned: boolean }) => ({
      isFlashSaleWarned: isWarned,
    })),
    /** Gives every product-scoped part what it needs of a summary that has come. */
    distributeSummary: enqueueActions(({ context, enqueue }, { summary }: { summary: ProductSummary }) => {
      const tags = knownTags(summary.tags);
      const { itemSku } = summary;
      const isFirst = context.shown === null;
      enqueue.sendTo('variant', { type: 'variant.loaded', options: summary.options, itemSku });
      enqueue.sendTo('gallery', {
        type: 'gallery.loaded',
        count: summary.images.length,
        index: isFirst ? context.picture : 0,
      });
      enqueue.sendTo('notifyMe', {
        type: 'notifyMe.itemShown',
        itemSku,
        isNotified: tags.includes('NOTIFIED'),
      });
      enqueue.sendTo('wishlist', {
        type: 'wishlist.itemShown',
        itemSku,
        isSaved: tags.includes('WISHLIST'),
      });
      enqueue.sendTo('shippingSummary', { type: 'shippingSummary.requested', itemSku });
      enqueue.sendTo('fulfilment', {
        type: 'fulfilment.loaded',
        types: summary.fulfillmentTypes,
        startsOnPickup: toProductType(summary.type) === 'BOPIS' || tags.includes('ONLY_AVAILABLE_CNC'),
      });
      if (isFirst) {
        enqueue.sendTo('recommendation', {
          type: 'recommendation.based',
          base: { itemSku, categoryIds: summary.categories.map((category) => category.id) },
        });
        const defaultOption = summary.options.find((option) => option.selected);
        if (isLocationChangedBySystem(defaultOption?.pickupPointCode ?? null, summary.pickupPointCode)) {
          enqueue.sendTo('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
        }
      }
    }),
    /** Sets the quantity of a newly shown item: what the address asked for at first, 1 afterwards. */
    distributeQuantity: enqueueActions(({ context, enqueue }, { quantity }: { quantity: number | null }) => {
      if (context.shown === null) return;
      enqueue.sendTo('priceSummary', { type: 'quantity.bounded', ...quantityBounds(context) });
      enqueue.sendTo('priceSummary', {
        type: 'quantity.itemShown',
        itemSku: context.shown.itemSku,
        pickupPointCode: context.shown.pickupPointCode,
        quantity,
        purchasable: isPurchasable(context.shown),
      });
    }),
    distributeOffer: sendTo('addToCart', ({ context }) => ({
      type: 'offer.changed',
      offer: offerOf(context),
    })),
    distributeBounds: sendTo('priceSummary', ({ context }) => ({
      type: 'quantity.bounded',
      ...quantityBounds(context),
    })),
    offerOnboarding: enqueueActions(({ context, enqueue }) => {
      if (isChatOnboardingDue(context)) {
        enqueue.sendTo('onboarding', { type: 'onboarding.offered', item: 'sellerChat' });
      }
    }),
    askForLogin: openModal('loginPrompt'),
    askForLoginToNotify: openModal('loginPrompt', { action: 'notify_me' }),
    askForLoginToChat: openModal('loginPrompt', { action: 'seller_chat_click_mobile' }),
    sayNotified: openModal('notifyMeSuccess'),
    openQuote: openModal('askForQuote'),
    replaceAddress: emit(({ context }) => ({
      type: 'address.replaced',
      itemSku: context.shown?.itemSku ?? context.route.productId ?? '',
      urlFriendlyName: context.shown?.urlFriendlyName ?? context.route.productName ?? '',
      quantity: context.quantity,
      picture: context.picture,
    })),
    leave: emit((_, { url }: { url: string }) => ({ type: 'page.left', url })),
    openLiveChat: emit(({ context }) => ({ type: 'liveChat.opened', url: liveChatUrl(context.config) })),
    closeModals: closeModal(),
    requestNotification: enqueueActions(({ enqueue, system }) => {
      const session = system.get('session') as SessionRef | undefined;
      const email = session?.getSnapshot().context.user?.email ?? '';
      enqueue.sendTo('notifyMe', { type: 'notifyMe.memberRequested', email });
    }),
    toggleWishlist: sendTo('wishlist', { type: 'wishlist.memberToggled' }),
    startChat: enqueueActions(({ context, enqueue }) => {
      const merchant = context.shown?.merchant;
      if (merchant === undefined || !isChatAvailable(context)) return;
      enqueue.sendTo('onboarding', { type: 'onboarding.removed', item: 'sellerChat' });
      if (isTradingSeller(merchant.commissionType)) {
        enqueue.sendTo('modal', { type: 'modal.opened', key: 'chatConfirmation' });
      } else {
        enqueue.emit({
          type: 'page.left',
          url: `/member/seller-chat/${encodeURIComponent(merchant.code)}`,
        });
      }
    }),
  },
  guards: {
    hasNoProduct: ({ context }) => context.route.productId === null || context.route.page.kind === 'missing',
    leadsNowhere: (_, { route }: { route: RouteFacts }) =>
      route.productId === null || route.page.kind === 'missing',
    isAnotherProduct: ({ context }, { route }: { route: RouteFacts }) => !isSameProduct(context, route),
    isAnotherOption: ({ context }, { route }: { route: RouteFacts }) =>
      route.productId !== null &&
      context.shown !== null &&
      route.productId !== context.shown.itemSku &&
      context.shown.optionSkus.includes(route.productId),
    isAnotherPage: ({ context }, { route }: { route: RouteFacts }) => !isSamePage(context.route, route),
    isGuest: ({ context }) => context.isMember !== true,
    isGuestOnMobile: ({ context }, { mobile }: { mobile: boolean }) => context.isMember !== true && mobile,
    isUnchanged: ({ context }, { quantity }: { quantity: number | null }) => context.quantity === quantity,
    isFirstSummary: ({ context }) => context.shown === null,
    isSettledForAction: ({ context }) =>
      context.pendingAction !== null &&
      context.isMember !== null &&
      context.config !== null &&
      context.shown !== null,
    isPendingByGuest: ({ context }) => context.isMember === false,
    isPending: ({ context }, { action }: { action: string }) => context.pendingAction === action,
  },
});

export const pageMachine = routedSetup.createMachine({
  id: 'page',
  context: ({ input }) => ({
    route: input.route,
    language: input.language,
    superApp: input.superApp,
    serverTimeMs: input.serverTimeMs,
    pageCacheKey: input.pageCacheKey,
    attemptPrefix: input.attemptPrefix,
    formKey: input.formKey,
    errorKind: null,
    shown: null,
    fulfilment: 'DELIVERY',
    quantity: null,
    picture: input.route.picture ?? 0,
    isMember: null,
    config: null,
    pendingAction: input.route.redirectAction,
    isFlashSaleWarned: false,
  }),
  invoke: [
    {
      id: 'clock',
      src: 'clock',
      systemId: 'clock',
      input: ({ context }) => ({ serverTimeMs: context.serverTimeMs }),
    },
    { id: 'toast', src: 'toast', systemId: 'toast' },
    { id: 'modal', src: 'modal', systemId: 'modal' },
    { id: 'onboarding', src: 'onboarding', systemId: 'onboarding' },
    { id: 'session', src: 'session', systemId: 'session' },
    {
      id: 'config',
      src: 'config',
      systemId: 'config',
      input: ({ context }) => ({ pageCacheKey: context.pageCacheKey }),
    },
    { id: 'content', src: 'content', systemId: 'content' },
    {
      id: 'bag',
      src: 'bag',
      systemId: 'bag',
      input: ({ context }) => ({ vendor: context.route.vendor }),
    },
  ],
  initial: 'deciding',
  on: {
    'session.resolved': {
      actions: { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
    },
    'config.settled': {
      actions: [{ type: 'setConfig', params: ({ event }) => ({ config: event.config }) }, 'offerOnboarding'],
    },
    'liveChat.requested': { actions: 'openLiveChat' },
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
            ],
          },
          {
            target: 'active',
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              'startProduct',
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
            ],
          },
        ],
      },
    },
    active: {
      invoke: [
        {
          id: 'product',
          src: 'product',
          systemId: 'product',
          input: ({ context: { route } }) => ({
            productId: route.productId ?? '',
            query: {
              ...(route.pickupPointCode === null ? {} : { pickupPointCode: route.pickupPointCode }),
              ...(route.fulfilment === null ? {} : { selectedFulfillment: route.fulfilment }),
              ...(route.redirectAction === null ? {} : { redirectAction: route.redirectAction }),
            },
          }),
        },
        {
          id: 'description',
          src: 'description',
          systemId: 'description',
          input: ({ context }) => ({ productId: context.route.productId ?? '' }),
        },
        { id: 'gallery', src: 'gallery', systemId: 'gallery' },
        { id: 'variant', src: 'variant', systemId: 'variant' },
        { id: 'fulfilment', src: 'fulfilment', systemId: 'fulfilment' },
        { id: 'shippingSummary', src: 'shippingSummary', systemId: 'shippingSummary' },
        {
          id: 'priceSummary',
          src: 'priceSummary',
          systemId: 'priceSummary',
          input: ({ context }) => ({
            isPriced: context.route.vendor === 'retail' && !context.superApp,
          }),
        },
        {
          id: 'addToCart',
          src: 'addToCart',
          systemId: 'addToCart',
          input: ({ context }) => ({
            vendor: context.route.vendor,
            superApp: context.superApp,
            isMember: context.isMember,
            attemptPrefix: context.attemptPrefix,
          }),
        },
        { id: 'notifyMe', src: 'notifyMe', systemId: 'notifyMe' },
        { id: 'wishlist', src: 'wishlist', systemId: 'wishlist' },
        { id: 'recommendation', src: 'recommendation', systemId: 'recommendation' },
      ],
      initial: 'loading',
      on: {
        'session.resolved': {
          actions: [
            { type: 'setMember', params: ({ event }) => ({ isMember: event.isMember }) },
            sendTo('addToCart', ({ event }) => ({ type: 'member.resolved', isMember: event.isMember })),
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
              sendTo('bag', ({ event }) => ({
                type: 'bag.refreshRequested',
                vendor: event.route.vendor,
              })),
            ],
          },
          {
            guard: { type: 'isAnotherPage', params: ({ event }) => ({ route: event.route }) },
            actions: [
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
              'closeModals',
            ],
          },
          {
            guard: { type: 'isAnotherOption', params: ({ event }) => ({ route: event.route }) },
            actions: [
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
              { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
              { type: 'reportPath', params: ({ event }) => ({ path: event.route.path }) },
            ],
          },
        ],
        'product.loaded': [
          {
            guard: 'isFirstSummary',
            target: '.ready',
            actions: [
              { type: 'distributeSummary', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setShown', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'distributeQuantity', params: ({ context }) => ({ quantity: context.route.quantity }) },
              'distributeOffer',
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
            target: '.ready',
            actions: [
              { type: 'distributeSummary', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setShown', params: ({ event }) => ({ summary: event.summary }) },
              { type: 'setPicture', params: { picture: 0 } },
              { type: 'distributeQuantity', params: { quantity: null } },
              'distributeOffer',
              'replaceAddress',
            ],
          },
        ],
        'product.failed': {
          target: '.failed',
          actions: { type: 'setErrorKind', params: ({ event }) => ({ failure: event.failure }) },
        },
        'product.optionFailed': { actions: sendTo('variant', { type: 'variant.switchFailed' }) },
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
          ],
        },
        'quantity.changed': [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => ({ quantity: event.quantity }) },
          },
          {
            actions: [
              { type: 'setQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
              'distributeOffer',
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
              type: 'track',
              params: ({ event }) => ({ name: 'add_to_cart', data: { itemSku: event.itemSku } }),
            },
          ],
        },
        'add.loginNeeded': { actions: 'askForLogin' },
        'checkout.created': { actions: { type: 'leave', params: ({ event }) => ({ url: event.url }) } },
        'notifyMe.requested': [
          { guard: 'isGuest', actions: 'askForLoginToNotify' },
          { actions: 'requestNotification' },
        ],
        'notifyMe.accepted': { actions: 'sayNotified' },
        'wishlist.toggled': [
          { guard: 'isGuest', actions: 'askForLogin' },
          {
            actions: [
              'toggleWishlist',
              {
                type: 'track',
                params: ({ context }) => ({
                  name: 'wishlist_add',
                  data: { itemSku: context.shown?.itemSku ?? null },
                }),
              },
            ],
          },
        ],
        'chat.requested': [
          {
            // Only the mobile form comes back to the chat by itself. [CHAT-13]
            guard: { type: 'isGuestOnMobile', params: ({ event }) => ({ mobile: event.mobile }) },
            actions: 'askForLoginToChat',
          },
          { guard: 'isGuest', actions: 'askForLogin' },
          { actions: 'startChat' },
        ],
        'flashSale.acknowledged': {
          actions: { type: 'setFlashSaleWarned', params: { isWarned: false } },
        },
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
          // What a login interrupted goes on once, when user and product are known. [AUTH-05..09]
          always: { guard: 'isSettledForAction', target: 'continuing' },
        },
        continuing: {
          exit: 'dropPendingAction',
          always: [
            { guard: 'isPendingByGuest', target: 'ready', actions: 'replaceAddress' },
            {
              guard: { type: 'isPending', params: { action: 'ask_for_quote' } },
              target: 'ready',
              actions: ['openQuote', 'replaceAddress'],
            },
            {
              guard: { type: 'isPending', params: { action: 'notify_me' } },
              target: 'ready',
              actions: ['requestNotification', 'replaceAddress'],
            },
            {
              guard: { type: 'isPending', params: { action: 'flash_sale_oos' } },
              target: 'ready',
              actions: [{ type: 'setFlashSaleWarned', params: { isWarned: true } }, 'replaceAddress'],
            },
            { target: 'ready', actions: ['replaceAddress', 'startChat'] },
          ],
        },
        failed: {
          entry: sendTo('recommendation', { type: 'recommendation.based', base: null }),
          on: {
            'page.retryRequested': {
              target: 'loading',
              actions: [
                sendTo('product', { type: 'product.retryRequested' }),
                sendTo('description', { type: 'description.retryRequested' }),
              ],
            },
          },
        },
      },
    },
  },
});
