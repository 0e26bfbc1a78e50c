// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { pagePaths } from '#src/machines/page/pagePaths.ts';

const options = {
  actors: [
    'clock',
    'toast',
    'modal',
    'onboarding',
    'session',
    'config',
    'content',
    'bag',
    'product',
    'description',
    'gallery',
    'variant',
    'fulfilment',
    'shippingSummary',
    'priceSummary',
    'addToCart',
    'notifyMe',
    'wishlist',
    'bringParts',
    'recommendation',
  ],
  systemId: 'page',
};
test('page, walk 1: 78 steps to missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'session.resolved', isMember: true });
  page.send({
    type: 'config.settled',
    config: {
      'pdp.chat.enabled': 'true',
      'pdp.chat.allowed-commission-types': 'TD,TC,MP',
      'pdp.chat.onboarding-enabled': 'true',
    },
  });
  page.send({ type: 'modal.changed', key: null });
  page.send({ type: 'liveChat.requested' });
  page.send({ type: 'ui.failed', component: 'seller', message: 'boom' });
  page.send(pagePaths.events.routeChangedToNowhere);
  expect(page.value()).toEqual('missing');
  page.send({ type: 'session.resolved', isMember: true });
  page.send(pagePaths.events.routeChangedToNowhere);
  page.send(pagePaths.events.routeChangedToProduct);
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToProduct);
  page.send(pagePaths.events.routeChangedToOtherProduct);
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.routeChangedToOption);
  page.send(pagePaths.events.routeChangedToDescription);
  page.send(pagePaths.events.routeChangedToNotifyMe);
  page.send(pagePaths.events.productLoaded);
  page.send(pagePaths.events.productLoadedWithOption);
  page.send(pagePaths.events.productLoadedOfGrocery);
  page.send({ type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'failed' });
  page.send({ type: 'product.failed', failure: { kind: 'network', status: 0, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'unreached' });
  page.send({ type: 'product.optionFailed', itemSku: 'A-02' });
  page.send({ type: 'product.optionFailed', itemSku: 'A-01' });
  page.send({ type: 'variant.optionChosen', itemSku: 'A-02' });
  page.send({ type: 'gallery.moved', index: 1 });
  page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
  page.send({ type: 'courier.changed', code: 'EXPRESS' });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({
    type: 'add.succeeded',
    totalItems: 1,
    purchaseLimit: null,
    initiator: 'ADD_TO_CART',
    itemSku: 'A-01',
  });
  page.send({ type: 'login.needed', wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' } });
  page.send({ type: 'wishlist.undone' });
  page.send({ type: 'page.lookedAt' });
  page.send({ type: 'session.changed' });
  page.send({ type: 'login.confirmed' });
  page.send({ type: 'login.abandoned' });
  page.send({
    type: 'choices.wanted',
    choices: { itemSku: null, fulfilment: 'PICKUP', quantity: 2, slotId: null, courier: 'EXPRESS' },
  });
  page.send({ type: 'wish.resumed', wish: { kind: 'wishlist', itemSku: 'A-01' }, isFlashSaleGone: false });
  page.send({ type: 'claim.taken' });
  page.send({ type: 'flashSale.gone' });
  page.send({ type: 'campaign.turned' });
  page.send({ type: 'voucher.claimed', code: 'HEMAT' });
  page.send({ type: 'voucher.returned' });
  page.send({ type: 'add.slotRefused' });
  page.send({
    type: 'groceryStore.settled',
    device: null,
    isServiceable: false,
    pickupPointCode: 'PP-A',
    canPickUp: true,
  });
  page.send({ type: 'slottedDelivery.settled', isAvailable: true, isCovered: null });
  page.send({ type: 'slot.changed', slotId: 'S1', isPending: false });
  page.send({ type: 'add.giftRefused' });
  page.send({ type: 'combo.chosen', combo: { comboId: 'c', items: [] }, mode: 'MODAL' });
  page.send({ type: 'freeGift.changed', gift: null });
  page.send({ type: 'checkout.created', url: '/retail/checkout/1' });
  page.send({ type: 'notifyMe.requested' });
  page.send({ type: 'notifyMe.accepted' });
  page.send({ type: 'wishlist.toggled' });
  page.send({ type: 'chat.requested', mobile: true });
  page.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: null });
  page.send({ type: 'retry.requested' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'network.returned' });
  page.send({ type: 'page.outdated' });
  page.send(pagePaths.events.destinationChanged);
  page.send({ type: 'address.requested', callerId: 'addressPicker' });
  page.send({ type: 'address.callerLeft', callerId: 'addressPicker' });
  page.send(pagePaths.events.addressAnswered);
  page.send({ type: 'session.resolved', isMember: false });
  page.send({ type: 'notifyMe.requested' });
  page.send({ type: 'wishlist.toggled' });
  page.send({ type: 'chat.requested', mobile: true });
  page.send(pagePaths.events.routeChangedToNowhere);
  expect(page.value()).toEqual('missing');
  page.send({
    type: 'groceryStore.settled',
    device: null,
    isServiceable: false,
    pickupPointCode: 'PP-A',
    canPickUp: true,
  });
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.arrived', name: 'recommendation' });
  page.send(pagePaths.events.routeChangedToProduct);
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'failed' });
  page.send({ type: 'retry.requested' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'product.failed', failure: { kind: 'network', status: 0, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'unreached' });
  page.send({ type: 'network.returned' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToNowhere);
  expect(page.value()).toEqual('missing');
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.missed', name: 'recommendation' });
  expect(page.value()).toEqual('missing');
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'addToCart member.resolved',
    'addToCart add.modalShown',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bag bag.refreshRequested',
    'bag bag.refreshRequested',
    'product product.placeChanged',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'onboarding onboarding.offered',
    'product product.placeChanged',
    'product product.optionRequested',
    'modal modal.closed',
    'product product.placeChanged',
    'modal modal.closed',
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'variant variant.switchFailed',
    'product product.optionRequested',
    'priceSummary quantity.bounded',
    'addToCart offer.changed',
    'addToCart offer.changed',
    'shippingSummary shippingSummary.requested',
    'addToCart offer.changed',
    'bag bag.counted',
    'bag bag.refreshRequested',
    'priceSummary quantity.bounded',
    'addToCart offer.changed',
    'priceSummary quantity.accepted',
    'session session.lost',
    'bag bag.refreshRequested',
    'modal modal.opened',
    'wishlist wishlist.undone',
    'session session.checkRequested',
    'bag bag.refreshRequested',
    'product product.reloadRequested',
    'fulfilment fulfilment.chosen',
    'priceSummary quantity.typed',
    'bringParts part.needed',
    'wishlist wishlist.memberToggled',
    'product product.reloadRequested',
    'product product.reloadRequested',
    'priceSummary price.refreshRequested',
    'addToCart offer.changed',
    'addToCart offer.changed',
    'addToCart offer.changed',
    'addToCart add.comboRequested',
    'addToCart gift.changed',
    'notifyMe notifyMe.memberRequested',
    'modal modal.opened',
    'wishlist wishlist.memberToggled',
    'onboarding onboarding.removed',
    'product retry.requested',
    'description retry.requested',
    'clock network.returned',
    'toast network.returned',
    'modal network.returned',
    'onboarding network.returned',
    'session network.returned',
    'config network.returned',
    'content network.returned',
    'bag network.returned',
    'product network.returned',
    'description network.returned',
    'gallery network.returned',
    'variant network.returned',
    'fulfilment network.returned',
    'shippingSummary network.returned',
    'priceSummary network.returned',
    'addToCart network.returned',
    'notifyMe network.returned',
    'wishlist network.returned',
    'bag bag.refreshRequested',
    'product product.reloadRequested',
    'addToCart offer.renewed',
    'addToCart offer.changed',
    'product product.destinationChanged',
    'shippingSummary shippingSummary.requested',
    'addToCart member.resolved',
    'modal modal.opened',
    'modal modal.opened',
    'modal modal.opened',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts part.needed',
    'bag bag.refreshRequested',
    'product retry.requested',
    'description retry.requested',
    'clock network.returned',
    'toast network.returned',
    'modal network.returned',
    'onboarding network.returned',
    'session network.returned',
    'config network.returned',
    'content network.returned',
    'bag network.returned',
    'product network.returned',
    'description network.returned',
    'gallery network.returned',
    'variant network.returned',
    'fulfilment network.returned',
    'shippingSummary network.returned',
    'priceSummary network.returned',
    'addToCart network.returned',
    'notifyMe network.returned',
    'wishlist network.returned',
    'recommendation network.returned',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts part.needed',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual([
    'liveChat.opened',
    'address.replaced',
    'address.replaced',
    'address.moved',
    'address.replaced',
    'address.replaced',
    'bag.written',
    'page.outdated',
    'address.replaced',
    'page.left',
    'page.left',
  ]);
});

test('page, walk 2: starts in missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.missing,
  });
  expect(page.value()).toEqual('missing');
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
});

test('page, walk 3: 3 steps to missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.missing,
  });
  expect(page.value()).toEqual('missing');
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.arrived', name: 'recommendation' });
  page.send({ type: 'session.resolved', isMember: true });
  expect(page.value()).toEqual('missing');
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'bringParts part.needed',
    'recommendation facts.changed',
  ]);
});

test('page, walk 4: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.needed', name: 'recommendation' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual(['bringParts part.needed']);
});

test('page, walk 5: 3 steps to missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.missing,
  });
  expect(page.value()).toEqual('missing');
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.arrived', name: 'recommendation' });
  page.send({
    type: 'groceryStore.settled',
    device: null,
    isServiceable: false,
    pickupPointCode: 'PP-A',
    canPickUp: true,
  });
  expect(page.value()).toEqual('missing');
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'bringParts part.needed',
    'recommendation facts.changed',
  ]);
});

test('page, walk 6: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToOtherProduct);
  page.send(pagePaths.events.routeChangedToDescription);
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'modal modal.closed',
    'bag bag.refreshRequested',
    'modal modal.closed',
    'bag bag.refreshRequested',
  ]);
});

test('page, walk 7: 2 steps to active.ready', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoadedWithOption);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.routeChangedToDescription);
  expect(page.value()).toEqual({ active: 'ready' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'modal modal.closed',
  ]);
});

test('page, walk 8: 1 step to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoadedOfGrocery);
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['address.moved']);
});

test('page, walk 9: 2 steps to active.ready', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
  ]);
});

test('page, walk 10: 2 steps to active.ready', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.productLoadedWithOption);
  expect(page.value()).toEqual({ active: 'ready' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
    'variant variant.loaded',
    'gallery gallery.loaded',
    'notifyMe notifyMe.itemShown',
    'wishlist wishlist.itemShown',
    'shippingSummary shippingSummary.requested',
    'fulfilment fulfilment.loaded',
    'priceSummary quantity.bounded',
    'priceSummary quantity.itemShown',
    'addToCart offer.changed',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['address.replaced']);
});

test('page, walk 11: 3 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.needed', name: 'recommendation' });
  page.send({ type: 'part.arrived', name: 'recommendation' });
  page.send({ type: 'claim.taken' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.toPage.map(({ type }) => type)).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'bringParts part.needed',
    'recommendation facts.changed',
  ]);
});
