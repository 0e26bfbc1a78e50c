import { EMPTY_ADDRESS } from '#src/domain/address.ts';
import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import { UNKNOWN_FAILURE } from '#src/domain/failure.ts';
import type { RouteFacts } from '#src/domain/route.ts';
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
  inputs: [input(route()), input(missing)],
  events: [
    { type: 'session.resolved', isMember: true },
    { type: 'session.resolved', isMember: false },
    {
      type: 'config.settled',
      config: {
        'pdp.chat.enabled': 'true',
        'pdp.chat.allowed-commission-types': 'TD,TC,MP',
        'pdp.chat.onboarding-enabled': 'true',
      },
    },
    { type: 'modal.changed', key: null },
    { type: 'liveChat.requested' },
    { type: 'ui.failed', component: 'seller', message: 'boom' },
    routeChanged(missing),
    routeChanged(route()),
    routeChanged(route({ productId: 'B-01' })),
    routeChanged(route({ productId: 'A-02' })),
    routeChanged(route({ page: { kind: 'secondary', name: 'description' }, name: 'productSecondary' })),
    routeChanged(route({ redirectAction: 'notify_me' })),
    {
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02'], remaining: 4 }),
    },
    { type: 'product.loaded', summary: summary({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }) },
    { type: 'product.loaded', summary: summary({ itemSku: 'A-01', tags: ['CONTEXTUAL_GROCERY_MART'] }) },
    { type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } },
    { type: 'product.failed', failure: UNKNOWN_FAILURE },
    { type: 'product.optionFailed', itemSku: 'A-02' },
    { type: 'product.optionFailed', itemSku: 'A-01' },
    { type: 'variant.optionChosen', itemSku: 'A-02' },
    { type: 'gallery.moved', index: 1 },
    { type: 'fulfilment.changed', fulfilment: 'PICKUP' },
    { type: 'courier.changed', code: 'EXPRESS' },
    { type: 'courier.changed', code: null },
    { type: 'quantity.changed', quantity: 2 },
    { type: 'quantity.changed', quantity: null },
    { type: 'add.succeeded', totalItems: 1, purchaseLimit: null, initiator: 'ADD_TO_CART', itemSku: 'A-01' },
    { type: 'login.needed', wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' } },
    { type: 'wishlist.undone' },
    { type: 'page.lookedAt' },
    { type: 'session.changed' },
    { type: 'login.confirmed' },
    { type: 'login.abandoned' },
    {
      type: 'choices.wanted',
      choices: { itemSku: null, fulfilment: 'PICKUP', quantity: 2, slotId: null, courier: 'EXPRESS' },
    },
    {
      type: 'wish.resumed',
      wish: { kind: 'wishlist', itemSku: 'A-01' },
      isFlashSaleGone: false,
    },
    { type: 'claim.taken' },
    { type: 'flashSale.gone' },
    { type: 'campaign.turned' },
    { type: 'voucher.claimed', code: 'HEMAT' },
    { type: 'voucher.returned' },
    { type: 'add.slotRefused' },
    {
      type: 'groceryStore.settled',
      device: null,
      isServiceable: false,
      pickupPointCode: 'PP-A',
      canPickUp: true,
    },
    { type: 'slottedDelivery.settled', isAvailable: true, isCovered: null },
    { type: 'slot.changed', slotId: 'S1', isPending: false },
    { type: 'add.giftRefused' },
    { type: 'combo.chosen', combo: { comboId: 'c', items: [] }, mode: 'MODAL' },
    { type: 'freeGift.changed', gift: null },
    { type: 'checkout.created', url: '/retail/checkout/1' },
    { type: 'notifyMe.requested' },
    { type: 'notifyMe.accepted' },
    { type: 'wishlist.toggled' },
    { type: 'chat.requested', mobile: true },
    { type: 'chat.requested', mobile: false },
    { type: 'recommendation.followed', itemSku: 'B-01', traceId: null },
    { type: 'retry.requested' },
    { type: 'network.returned' },
    { type: 'page.outdated' },
    {
      type: 'destination.changed',
      destination: {
        ...DEFAULT_DESTINATION,
        city: 'Kota Bandung',
        geolocation: { latitude: -6.9, longitude: 107.6 },
      },
    },
    { type: 'address.requested', callerId: 'addressPicker' },
    { type: 'address.callerLeft', callerId: 'addressPicker' },
    {
      type: 'address.answered',
      callerIds: null,
      address: EMPTY_ADDRESS,
      addresses: [],
      hasFailed: false,
    },
    ...(['part.needed', 'part.arrived', 'part.missed'] as const).map((type) => ({
      type,
      name: 'recommendation' as const,
    })),
  ],
  actors: { bringParts: { tells: [] }, recommendation: { tells: [] } },
  abstract: ({ route, errorKind, shown, isMember, config, quantity, laterParts }) => [
    route.productId,
    // Which error page it is makes no difference to what may happen.
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
