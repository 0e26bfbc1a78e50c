// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { addToCartPaths } from '#src/machines/bag/addToCart/addToCartPaths.ts';
import { refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: [
    'addToBag',
    'createCheckout',
    'reportBuyNow',
    'loadAddRecommendations',
    'waitFor',
    'waitForAddress',
  ],
  systemId: 'addToCart',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/addToCart.md', import.meta.url));

const loadAddRecommendationsOutputOne = endOf(addToCartPaths.actors.loadAddRecommendations.outputs, 'one');

test('addToCart, walk 1: 147 steps to adding.accompanied.sending', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'offer.renewed' });
  addToCart.send({ type: 'member.resolved', isMember: true });
  addToCart.send({ type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.send({
    type: 'gift.changed',
    gift: {
      freeGiftId: 'gift-1',
      isSample: false,
      joins: true,
      items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
    },
  });
  addToCart.send(addToCartPaths.events.tradeInChanged);
  addToCart.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' });
  addToCart.send({ type: 'add.modalShown', key: 'share' });
  addToCart.send(addToCartPaths.events.wishResumed);
  addToCart.resolve('loadAddRecommendations', []);
  addToCart.resolve('recommendationTimeout');
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('loadAddRecommendations', new Error('refused'));
  addToCart.reject('recommendationTimeout', new Error('refused'));
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'offer.changed', offer: null });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.addComboRequested);
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send(addToCartPaths.events.offerChanged);
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED'));
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('creatingCheckout');
  addToCart.resolve('createCheckout', { url: '/retail/checkout/1' });
  expect(addToCart.value()).toEqual('reporting');
  addToCart.resolve('reportBuyNow');
  expect(addToCart.value()).toEqual('leaving');
  addToCart.send({ type: 'add.dismissed' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'offer.changed', offer: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.dismissed' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('FLASH_SALE_OOS', 409));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'flashSale.continued' });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('CNC_ITEM_EXISTS'));
  expect(addToCart.value()).toEqual('conflicting');
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'member.resolved', isMember: false });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send({ type: 'offer.changed', offer: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.resolve('addressPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.send({ type: 'product.left' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.reject('addressPatience', new Error('refused'));
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('loadAddRecommendations', loadAddRecommendationsOutputOne);
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'member.resolved', isMember: true });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send(addToCartPaths.events.offerChanged);
  expect(addToCart.value()).toEqual('creatingCheckout');
  addToCart.reject('createCheckout', refused('CHECKOUT_BLOCKED'));
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('creatingCheckout');
  addToCart.reject('createCheckout', refused('LOGIN_REQUIRED', 401));
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.reject('answerPatience', new Error('refused'));
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('FLASH_SALE_OOS', 409));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'add.dismissed' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send({ type: 'offer.changed', offer: null });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('UNBUYABLE_ITEM'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'offer.renewed' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('CNC_ITEM_EXISTS'));
  expect(addToCart.value()).toEqual('conflicting');
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('CNC_ITEM_EXISTS'));
  expect(addToCart.value()).toEqual('conflicting');
  addToCart.send({ type: 'conflict.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('INSTALLATION_NOT_AVAILABLE'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'addOns.changed', addOns: [] });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('INSTALLATION_NOT_AVAILABLE'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'service.removed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('FREE_GIFT_UNAVAILABLE'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('creatingCheckout');
  addToCart.resolve('createCheckout', { url: '/retail/checkout/1' });
  expect(addToCart.value()).toEqual('reporting');
  addToCart.reject('reportBuyNow', new Error('refused'));
  expect(addToCart.value()).toEqual('leaving');
  addToCart.send({ type: 'add.dismissed' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send(addToCartPaths.events.addComboRequested);
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.modalShown', key: 'clickAndCollectItemExists' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'product.left' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.resolve('loadAddRecommendations', []);
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.resolve('loadAddRecommendations', loadAddRecommendationsOutputOne);
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('UNBUYABLE_ITEM'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'offer.renewed' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('FLASH_SALE_OOS', 409));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'flashSale.continued' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('INSTALLATION_NOT_AVAILABLE'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'addOns.changed', addOns: [] });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('INSTALLATION_NOT_AVAILABLE'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'service.removed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('FREE_GIFT_UNAVAILABLE'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  expect(addToCart.told()).toEqual([
    'add.succeeded',
    'add.succeeded',
    'page.left',
    'product.reloadRequested',
    'login.needed',
    'add.succeeded',
    'add.succeeded',
    'login.needed',
    'add.succeeded',
    'add.succeeded',
    'product.reloadRequested',
    'addOn.refused',
    'freeGift.refreshRequested',
    'add.succeeded',
    'add.succeeded',
    'page.left',
    'add.succeeded',
    'add.succeeded',
    'add.succeeded',
    'add.succeeded',
    'add.succeeded',
    'add.succeeded',
    'add.succeeded',
    'product.reloadRequested',
    'addOn.refused',
    'freeGift.refreshRequested',
  ]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual([
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.opened',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
  ]);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual([
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.repeated',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.repeated',
  ]);
  expect(addToCart.record()).toEqual(records.get('walk 1: 147 steps to adding.accompanied.sending'));
});

test('addToCart, walk 2: 3 steps to creatingCheckout', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingUser');
  addToCart.send({ type: 'member.resolved', isMember: true });
  expect(addToCart.value()).toEqual('creatingCheckout');
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 2: 3 steps to creatingCheckout'));
});

test('addToCart, walk 3: 5 steps to adding.alone.sending', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('UNBUYABLE_ITEM'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.send({ type: 'offer.renewed' });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 3: 5 steps to adding.alone.sending'));
});

test('addToCart, walk 4: 1 step to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 4: 1 step to idle.resting'));
});

test('addToCart, walk 5: 1 step to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 5: 1 step to idle.resting'));
});

test('addToCart, walk 6: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'offer.renewed' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 6: 2 steps to idle.failed'));
});

test('addToCart, walk 7: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'flashSale.continued' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 7: 2 steps to idle.failed'));
});

test('addToCart, walk 8: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'service.removed' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 8: 2 steps to idle.failed'));
});

test('addToCart, walk 9: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 9: 2 steps to idle.failed'));
});

test('addToCart, walk 10: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 10: 2 steps to idle.failed'));
});

test('addToCart, walk 11: 2 steps to choosing.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 11: 2 steps to choosing.resting'));
});

test('addToCart, walk 12: 2 steps to choosing.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 12: 2 steps to choosing.resting'));
});

test('addToCart, walk 13: 2 steps to choosing.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 13: 2 steps to choosing.resting'));
});

test('addToCart, walk 14: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send(addToCartPaths.events.offerChanged);
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 14: 5 steps to choosing.failed'));
});

test('addToCart, walk 15: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'offer.renewed' });
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 15: 5 steps to choosing.failed'));
});

test('addToCart, walk 16: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'flashSale.continued' });
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 16: 5 steps to choosing.failed'));
});

test('addToCart, walk 17: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'service.removed' });
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 17: 5 steps to choosing.failed'));
});

test('addToCart, walk 18: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 18: 5 steps to choosing.failed'));
});

test('addToCart, walk 19: 5 steps to choosing.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('OOS'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 19: 5 steps to choosing.failed'));
});

test('addToCart, walk 20: 3 steps to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'member.resolved', isMember: false });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual(['login.needed']);
  expect(addToCart.record()).toEqual(records.get('walk 20: 3 steps to idle.resting'));
});

test('addToCart, walk 21: 4 steps to creatingCheckout', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingUser');
  addToCart.send({ type: 'offer.changed', offer: null });
  addToCart.send({ type: 'member.resolved', isMember: true });
  expect(addToCart.value()).toEqual('creatingCheckout');
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 21: 4 steps to creatingCheckout'));
});

test('addToCart, walk 22: 3 steps to awaitingAddress', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual('awaitingAddress');
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 22: 3 steps to awaitingAddress'));
});

test('addToCart, walk 23: 4 steps to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChangedUnsettled);
  addToCart.send({ type: 'member.resolved', isMember: true });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingAddress');
  addToCart.send({ type: 'offer.changed', offer: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 23: 4 steps to idle.resting'));
});

test('addToCart, walk 24: 4 steps to adding.accompanied.answering', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.record()).toEqual(records.get('walk 24: 4 steps to adding.accompanied.answering'));
});

test('addToCart, walk 25: 4 steps to adding.accompanied.sending', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('recommendationTimeout');
  addToCart.resolve('loadAddRecommendations', loadAddRecommendationsOutputOne);
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 25: 4 steps to adding.accompanied.sending'));
});

test('addToCart, walk 26: 6 steps to adding.accompanied.offering', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.send({ type: 'offer.changed', offer: null });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(addToCart.record()).toEqual(records.get('walk 26: 6 steps to adding.accompanied.offering'));
});

test('addToCart, walk 27: 5 steps to adding.accompanied.offering', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(addToCart.record()).toEqual(records.get('walk 27: 5 steps to adding.accompanied.offering'));
});

test('addToCart, walk 28: 2 steps to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.addComboRequested);
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('FLASH_SALE_OOS', 409));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 28: 2 steps to idle.failed'));
});

test('addToCart, walk 29: 3 steps to conflicting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('CNC_ITEM_EXISTS'));
  expect(addToCart.value()).toEqual('conflicting');
  addToCart.send({ type: 'add.modalShown', key: 'clickAndCollectItemExists' });
  expect(addToCart.value()).toEqual('conflicting');
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 29: 3 steps to conflicting'));
});

test('addToCart, walk 30: 1 step to idle.failed', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.wishResumedWithoutFlashSale);
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.record()).toEqual(records.get('walk 30: 1 step to idle.failed'));
});

test('addToCart, walk 31: 4 steps to adding.alone.sending', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'gift.changed',
    gift: {
      freeGiftId: 'gift-1',
      isSample: false,
      joins: true,
      items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
    },
  });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.reject('addToBag', refused('FREE_GIFT_UNAVAILABLE'));
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  expect(addToCart.told()).toEqual(['freeGift.refreshRequested']);
  expect(addToCart.record()).toEqual(records.get('walk 31: 4 steps to adding.alone.sending'));
});

test('addToCart, walk 32: 4 steps to awaitingUser', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual('awaitingUser');
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 32: 4 steps to awaitingUser'));
});

test('addToCart, walk 33: 3 steps to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
  expect(addToCart.value()).toEqual({ idle: 'failed' });
  addToCart.send({ type: 'add.modalShown', key: 'addToBag' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({ type: 'add.modalShown', key: null });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual([]);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 33: 3 steps to idle.resting'));
});

test('addToCart, walk 34: 6 steps to adding.accompanied.sending', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
  expect(addToCart.value()).toEqual({ choosing: 'resting' });
  addToCart.send({
    type: 'gift.changed',
    gift: {
      freeGiftId: 'gift-1',
      isSample: false,
      joins: true,
      items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
    },
  });
  addToCart.send({ type: 'add.confirmed' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.reject('addToBag', refused('FREE_GIFT_UNAVAILABLE'));
  expect(addToCart.value()).toEqual({ choosing: 'failed' });
  addToCart.send({ type: 'gift.dropped' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  expect(addToCart.told()).toEqual(['freeGift.refreshRequested']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(addToCart.record()).toEqual(records.get('walk 34: 6 steps to adding.accompanied.sending'));
});

test('addToCart, walk 35: 2 steps to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send({
    type: 'add.recommendedRequested',
    item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
  });
  expect(addToCart.value()).toEqual({ adding: { alone: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: 'INSTANT' });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(addToCart.record()).toEqual(records.get('walk 35: 2 steps to idle.resting'));
});

test('addToCart, walk 36: 4 steps to idle.resting', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.reject('recommendationTimeout', new Error('refused'));
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(addToCart.record()).toEqual(records.get('walk 36: 4 steps to idle.resting'));
});

test('addToCart, walk 37: 3 steps to adding.accompanied.answering', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: 'INSTANT' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.record()).toEqual(records.get('walk 37: 3 steps to adding.accompanied.answering'));
});

test('addToCart, walk 38: 5 steps to awaitingUser', () => {
  const addToCart = drive(addToCartMachine, {
    ...options,
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  expect(addToCart.value()).toEqual({ idle: 'resting' });
  addToCart.send(addToCartPaths.events.offerChanged);
  addToCart.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'sending' } });
  addToCart.resolve('addToBag', { totalItems: 1, purchaseLimit: null, replacedCourier: null });
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'answering' } });
  addToCart.resolve('answerPatience');
  expect(addToCart.value()).toEqual({ adding: { accompanied: 'offering' } });
  addToCart.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
  expect(addToCart.value()).toEqual('awaitingUser');
  expect(addToCart.told()).toEqual(['add.succeeded']);
  expect(addToCart.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(addToCart.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(addToCart.record()).toEqual(records.get('walk 38: 5 steps to awaitingUser'));
});
