// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { pagePaths } from '#src/machines/page/pagePaths.ts';

const options = {
  actors: [
    'clock',
    'toast',
    'modal',
    'onboarding',
    'memberGate',
    'session',
    'config',
    'bag',
    'product',
    'description',
    'gallery',
    'variant',
    'fulfilment',
    'shippingSummary',
    'priceSummary',
    'addToCart',
    'wishlist',
    'bringParts',
    'slottedDelivery',
  ],
  systemId: 'page',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/page.md', import.meta.url));

test('page, walk 1: 42 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'session.resolved', isMember: true });
  page.send({ type: 'session.resolved', isMember: false });
  page.send({
    type: 'config.settled',
    config: {
      'pdp.chat.enabled': 'true',
      'pdp.chat.allowed-commission-types': 'TD,TC,MP',
      'pdp.chat.onboarding-enabled': 'true',
    },
  });
  page.send({ type: 'ui.failed', component: 'seller', message: 'boom' });
  page.send(pagePaths.events.routeChangedToNowhere);
  expect(page.value()).toEqual('missing');
  page.send(pagePaths.events.routeChangedToNowhere);
  page.send(pagePaths.events.routeChangedToProduct);
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToProduct);
  page.send(pagePaths.events.routeChangedToOtherProduct);
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.routeChangedToOption);
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
  page.send({ type: 'gallery.moved', index: 1 });
  page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
  page.send({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({
    type: 'add.succeeded',
    totalItems: 1,
    purchaseLimit: null,
    initiator: 'ADD_TO_CART',
    itemSku: 'A-01',
  });
  page.send({
    type: 'part.told',
    name: 'wishlist',
    event: { type: 'wish.resumed', wish: { kind: 'wishlist', itemSku: 'A-01' }, isFlashSaleGone: false },
  });
  page.send({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId: 'S1' } });
  page.send({ type: 'outside.needed', event: { type: 'liveChat.opened', url: '/bliblicare', topic: null } });
  page.send({ type: 'page.lookedAt' });
  page.send({ type: 'voucher.returned' });
  page.send({
    type: 'grocery.changed',
    facts: { device: null, isServiceable: false, pickupPointCode: 'PP-A', canPickUp: true },
  });
  page.send({ type: 'retry.requested' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'network.returned' });
  page.send({ type: 'page.outdated' });
  page.send(pagePaths.events.destinationChanged);
  page.send({ type: 'part.arrived', name: 'slottedDelivery' });
  page.send({ type: 'xstate.error.actor.slottedDelivery', actorId: 'slottedDelivery', error: 'broken' });
  page.send({ type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'failed' });
  page.send({ type: 'retry.requested' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'product.failed', failure: { kind: 'network', status: 0, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'unreached' });
  page.send({ type: 'network.returned' });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.missed', name: 'slottedDelivery' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'memberGate facts.changed',
    'addToCart member.resolved',
    'memberGate facts.changed',
    'addToCart member.resolved',
    'bag bag.refreshRequested',
    'onboarding facts.changed',
    'addToCart product.left',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
    'product product.placeChanged',
    'addToCart product.left',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'product product.placeChanged',
    'product product.optionRequested',
    'product product.placeChanged',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'variant variant.switchFailed',
    'addToCart offer.changed',
    'priceSummary quantity.bounded',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'bag bag.counted',
    'bag bag.refreshRequested',
    'priceSummary quantity.bounded',
    'priceSummary quantity.accepted',
    'wishlist wish.resumed',
    'bringParts part.needed',
    'session session.checkRequested',
    'bag bag.refreshRequested',
    'product product.reloadRequested',
    'product retry.requested',
    'description retry.requested',
    'clock network.returned',
    'toast network.returned',
    'modal network.returned',
    'onboarding network.returned',
    'memberGate network.returned',
    'session network.returned',
    'config network.returned',
    'bag network.returned',
    'product network.returned',
    'description network.returned',
    'gallery network.returned',
    'variant network.returned',
    'fulfilment network.returned',
    'shippingSummary network.returned',
    'priceSummary network.returned',
    'addToCart network.returned',
    'wishlist network.returned',
    'bag bag.refreshRequested',
    'product product.reloadRequested',
    'clock page.outdated',
    'toast page.outdated',
    'modal page.outdated',
    'onboarding page.outdated',
    'memberGate page.outdated',
    'session page.outdated',
    'config page.outdated',
    'bag page.outdated',
    'product page.outdated',
    'description page.outdated',
    'gallery page.outdated',
    'variant page.outdated',
    'fulfilment page.outdated',
    'shippingSummary page.outdated',
    'priceSummary page.outdated',
    'addToCart page.outdated',
    'wishlist page.outdated',
    'addToCart offer.renewed',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'product product.destinationChanged',
    'slottedDelivery slot.wanted',
    'product retry.requested',
    'description retry.requested',
    'clock network.returned',
    'toast network.returned',
    'modal network.returned',
    'onboarding network.returned',
    'memberGate network.returned',
    'session network.returned',
    'config network.returned',
    'bag network.returned',
    'product network.returned',
    'description network.returned',
    'gallery network.returned',
    'variant network.returned',
    'fulfilment network.returned',
    'shippingSummary network.returned',
    'priceSummary network.returned',
    'addToCart network.returned',
    'wishlist network.returned',
    'bringParts part.needed',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual([
    'address.replaced',
    'address.replaced',
    'address.moved',
    'address.replaced',
    'address.replaced',
    'bag.written',
    'liveChat.opened',
    'address.replaced',
    'part.broken',
  ]);
  expect(page.record()).toEqual(records.get('walk 1: 42 steps to active.loading'));
});

test('page, walk 2: starts in missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.missing,
  });
  expect(page.value()).toEqual('missing');
  expect(page.told()).toEqual([]);
  expect(page.record()).toEqual(records.get('walk 2: starts in missing'));
});

test('page, walk 3: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId: 'S1' } });
  page.send({ type: 'part.needed', name: 'slottedDelivery' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual(['bringParts part.needed']);
  expect(page.record()).toEqual(records.get('walk 3: 2 steps to active.loading'));
});

test('page, walk 4: 3 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId: 'S1' } });
  page.send({ type: 'part.missed', name: 'slottedDelivery' });
  page.send({ type: 'part.arrived', name: 'slottedDelivery' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual(['bringParts part.needed']);
  expect(page.record()).toEqual(records.get('walk 4: 3 steps to active.loading'));
});

test('page, walk 5: 1 step to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'part.missed', name: 'slottedDelivery' });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.record()).toEqual(records.get('walk 5: 1 step to active.loading'));
});

test('page, walk 6: 1 step to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoadedOfGrocery);
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['address.moved']);
  expect(page.record()).toEqual(records.get('walk 6: 1 step to active.loading'));
});

test('page, walk 7: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({ type: 'session.resolved', isMember: false });
  page.send({ type: 'session.resolved', isMember: true });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'memberGate facts.changed',
    'addToCart member.resolved',
    'memberGate facts.changed',
    'addToCart member.resolved',
  ]);
  expect(page.record()).toEqual(records.get('walk 7: 2 steps to active.loading'));
});

test('page, walk 8: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToOtherProduct);
  page.send(pagePaths.events.routeChangedToProduct);
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'addToCart product.left',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
    'addToCart product.left',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
  ]);
  expect(page.record()).toEqual(records.get('walk 8: 2 steps to active.loading'));
});

test('page, walk 9: 4 steps to active.failed', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoadedWithOption);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send({ type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } });
  expect(page.value()).toEqual({ active: 'failed' });
  page.send(pagePaths.events.routeChangedToNotifyMe);
  page.send(pagePaths.events.routeChangedToProduct);
  expect(page.value()).toEqual({ active: 'failed' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'product product.placeChanged',
    'product product.optionRequested',
    'product product.placeChanged',
    'product product.optionRequested',
  ]);
  expect(page.record()).toEqual(records.get('walk 9: 4 steps to active.failed'));
});

test('page, walk 10: 2 steps to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.routeChangedToNotifyMe);
  page.send(pagePaths.events.routeChangedToDescription);
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'product product.placeChanged',
    'modal modal.closed',
  ]);
  expect(page.record()).toEqual(records.get('walk 10: 2 steps to active.loading'));
});

test('page, walk 11: 3 steps to active.ready', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send(pagePaths.events.productLoadedWithOption);
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['address.replaced', 'address.replaced']);
  expect(page.record()).toEqual(records.get('walk 11: 3 steps to active.ready'));
});

test('page, walk 12: 3 steps to active.ready', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({ type: 'quantity.changed', quantity: null });
  expect(page.value()).toEqual({ active: 'ready' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
    'shippingSummary facts.changed',
    'addToCart offer.changed',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['address.replaced', 'address.replaced']);
  expect(page.record()).toEqual(records.get('walk 12: 3 steps to active.ready'));
});

test('page, walk 13: 1 step to active.loading', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send({
    type: 'add.succeeded',
    totalItems: 1,
    purchaseLimit: null,
    initiator: 'ADD_TO_CART',
    itemSku: 'A-01',
  });
  expect(page.value()).toEqual({ active: 'loading' });
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'bag bag.counted',
    'bag bag.refreshRequested',
    'priceSummary quantity.bounded',
    'priceSummary quantity.accepted',
  ]);
  expect(page.emitted.map(({ type }) => type)).toEqual(['bag.written']);
  expect(page.record()).toEqual(records.get('walk 13: 1 step to active.loading'));
});

test('page, walk 14: 4 steps to missing', () => {
  const page = drive(pageMachine, {
    ...options,
    input: pagePaths.inputs.product,
  });
  expect(page.value()).toEqual({ active: 'loading' });
  page.send(pagePaths.events.productLoaded);
  expect(page.value()).toEqual({ active: 'ready' });
  page.send({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId: 'S1' } });
  page.send({ type: 'part.arrived', name: 'slottedDelivery' });
  page.send(pagePaths.events.routeChangedToNowhere);
  expect(page.value()).toEqual('missing');
  expect(page.told()).toEqual([]);
  expect(page.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'onboarding facts.changed',
    'shippingSummary facts.changed',
    'priceSummary quantity.bounded',
    'gallery summary.arrived',
    'variant summary.arrived',
    'fulfilment summary.arrived',
    'priceSummary summary.arrived',
    'wishlist summary.arrived',
    'bringParts part.needed',
    'slottedDelivery slot.wanted',
    'addToCart product.left',
    'onboarding facts.changed',
    'modal modal.closed',
    'bag bag.refreshRequested',
    'bringParts product.begun',
  ]);
  expect(page.record()).toEqual(records.get('walk 14: 4 steps to missing'));
});
