import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { UNKNOWN_FAILURE } from '#src/domain/shell/failure.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { summary } from '../paths/exampleFacts.ts';
import { pathsOf } from '../paths/machinePaths.ts';
import { pageMachine } from './pageMachine.ts';
import type { PageEvent, PageInput } from './pageTypes.ts';

const route = (facts: Partial<RouteFacts> = {}): RouteFacts => ({
  name: 'product',
  shell: 'older',
  vendor: 'retail',
  page: { kind: 'product' },
  productName: 'koper',
  productId: 'A-01',
  path: '/p/koper/A-01',
  quantity: null,
  picture: null,
  pickupPointCode: null,
  fulfilment: null,
  redirectAction: null,
  voucher: null,
  reviewId: null,
  reviewCriteria: null,
  questionCriteria: null,
  sellerGroup: null,
  ...facts,
});
const missing = route({ name: 'notFound', page: { kind: 'missing' }, productId: null, path: '/x' });
const input = (facts: RouteFacts): PageInput => ({
  route: facts,
  language: 'id',
  superApp: false,
  serverTimeMs: 0,
  pageCacheKey: 'pdp:retail:id',
  formKey: 'f',
});
const routeChanged = (facts: RouteFacts): PageEvent => ({ type: 'route.changed', route: facts });

export const pagePaths = pathsOf(pageMachine, {
  inputs: { product: input(route()), missing: input(missing) },
  events: {
    sessionResolvedAsMember: { type: 'session.resolved', isMember: true },
    sessionResolvedAsGuest: { type: 'session.resolved', isMember: false },
    configSettled: {
      type: 'config.settled',
      config: {
        'pdp.chat.enabled': 'true',
        'pdp.chat.allowed-commission-types': 'TD,TC,MP',
        'pdp.chat.onboarding-enabled': 'true',
      },
    },
    uiFailed: { type: 'ui.failed', component: 'seller', message: 'boom' },
    routeChangedToNowhere: routeChanged(missing),
    routeChangedToProduct: routeChanged(route()),
    routeChangedToOtherProduct: routeChanged(route({ productId: 'B-01' })),
    routeChangedToOption: routeChanged(route({ productId: 'A-02' })),
    routeChangedToDescription: routeChanged(
      route({ page: { kind: 'secondary', name: 'description' }, name: 'productSecondary' }),
    ),
    routeChangedToNotifyMe: routeChanged(route({ redirectAction: 'notify_me' })),
    productLoaded: {
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02'], remaining: 4 }),
    },
    productLoadedWithOption: {
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }),
    },
    productLoadedOfGrocery: {
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-01', tags: ['CONTEXTUAL_GROCERY_MART'] }),
    },
    productFailedGone: {
      type: 'product.failed',
      failure: { kind: 'http', status: 410, code: null, params: {} },
    },
    productFailedUnknown: { type: 'product.failed', failure: UNKNOWN_FAILURE },
    productOptionFailed: { type: 'product.optionFailed', itemSku: 'A-02' },
    productOptionFailedOfShown: { type: 'product.optionFailed', itemSku: 'A-01' },
    galleryMoved: { type: 'gallery.moved', index: 1 },
    fulfilmentChanged: { type: 'fulfilment.changed', fulfilment: 'PICKUP' },
    factsToldOfCourier: { type: 'facts.told', facts: { courier: 'EXPRESS' } },
    factsToldOfNoCourier: { type: 'facts.told', facts: { courier: null } },
    quantityChanged: { type: 'quantity.changed', quantity: 2 },
    quantityChangedToNone: { type: 'quantity.changed', quantity: null },
    addSucceeded: {
      type: 'add.succeeded',
      totalItems: 1,
      purchaseLimit: null,
      initiator: 'ADD_TO_CART',
      itemSku: 'A-01',
    },
    partTold: {
      type: 'part.told',
      name: 'wishlist',
      event: { type: 'wish.resumed', wish: { kind: 'wishlist', itemSku: 'A-01' }, isFlashSaleGone: false },
    },
    partToldToLater: {
      type: 'part.told',
      name: 'slottedDelivery',
      event: { type: 'slot.wanted', slotId: 'S1' },
    },
    partToldIfRunning: {
      type: 'part.told',
      name: 'slottedDelivery',
      ifRunning: true,
      event: { type: 'slot.refused' },
    },
    outsideNeeded: {
      type: 'outside.needed',
      event: { type: 'liveChat.opened', url: '/bliblicare', topic: null },
    },
    pageLookedAt: { type: 'page.lookedAt' },
    voucherReturned: { type: 'voucher.returned' },
    groceryChanged: {
      type: 'grocery.changed',
      facts: { device: null, isServiceable: false, pickupPointCode: 'PP-A', canPickUp: true },
    },
    groceryChangedBySlot: { type: 'grocery.changed', facts: { slotId: 'S1', isSlotPending: false } },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
    destinationChanged: {
      type: 'destination.changed',
      destination: {
        ...DEFAULT_DESTINATION,
        city: 'Kota Bandung',
        geolocation: { latitude: -6.9, longitude: 107.6 },
      },
    },
    factsToldOfDestination: { type: 'facts.told', facts: { isDestinationSettled: true } },
    partNeeded: { type: 'part.needed', name: 'slottedDelivery' },
    partArrived: { type: 'part.arrived', name: 'slottedDelivery' },
    xstateErrorActorSlottedDelivery: {
      type: 'xstate.error.actor.slottedDelivery',
      actorId: 'slottedDelivery',
      error: 'broken',
    },
    partMissed: { type: 'part.missed', name: 'slottedDelivery' },
  },
  actors: { bringParts: { tells: [] }, slottedDelivery: { tells: [] } },
  abstract: ({ route, errorKind, shown, isMember, config, quantity, laterParts }) => [
    route.productId,
    // The kind of the error page does not affect which events are possible.
    errorKind !== null,
    shown?.itemSku ?? null,
    isMember,
    config !== null,
    quantity,
    route.redirectAction,
    laterParts,
  ],
  maxConfigurations: 10_000,
});
