// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { subscriptionMachine } from '#src/machines/subscription/subscription/subscriptionMachine.ts';
import { subscriptionPaths } from '#src/machines/subscription/subscription/subscriptionPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadOffer', 'findPlace', 'addSubscription', 'waitFor'],
  systemId: 'subscription',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/subscription.md', import.meta.url));

const loadOfferOutput = endOf(subscriptionPaths.actors.loadOffer.outputs);

test('subscription, walk 1: 101 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send(subscriptionPaths.events.factsChangedToOtherItem);
  subscription.send(subscriptionPaths.events.factsChangedToOnce);
  expect(subscription.value()).toEqual('none');
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send(subscriptionPaths.events.factsChangedToOtherItem);
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual('loading');
  subscription.reject('loadOffer', lost());
  expect(subscription.value()).toEqual('unreached');
  subscription.send({ type: 'retry.requested' });
  expect(subscription.value()).toEqual('loading');
  subscription.reject('loadOffer', refused(null, 500));
  expect(subscription.value()).toEqual('failed');
  subscription.send({ type: 'retry.requested' });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  subscription.send({ type: 'purchase.chosen', isSubscribing: false });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  subscription.send({ type: 'subscription.requested' });
  subscription.send({ type: 'subscription.continued' });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscription.requested' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'page.outdated' });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  subscription.send({ type: 'purchase.chosen', isSubscribing: false });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  subscription.resolve('pause');
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send(subscriptionPaths.events.factsChangedToOtherItem);
  expect(subscription.value()).toEqual('loading');
  subscription.reject('loadOffer', lost());
  expect(subscription.value()).toEqual('unreached');
  subscription.send({ type: 'network.returned' });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.reject('addSubscription', refused('OOS'));
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.reject('addSubscription', refused('LOGIN_REQUIRED', 401));
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumedToJoin);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.reject('pause', new Error('refused'));
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  subscription.send({ type: 'purchase.chosen', isSubscribing: false });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  // Ends here: step 72 leads elsewhere than in the graph.
  expect(subscription.told()).toEqual(['member.needed', 'login.needed']);
  expect(subscription.toToast.map(({ type }) => type)).toEqual([
    'toast.shown',
    'toast.shown',
    'toast.shown',
    'toast.shown',
  ]);
  expect(subscription.record()).toEqual(records.get('walk 1: 101 steps to offered.unplaced'));
});

test('subscription, walk 2: 3 steps to offered.placing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 2: 3 steps to offered.placing'));
});

test('subscription, walk 3: 3 steps to offered.adding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.resolve('placeWish', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
  expect(subscription.value()).toEqual({ offered: 'adding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 3: 3 steps to offered.adding'));
});

test('subscription, walk 4: 3 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 4: 3 steps to offered.unplaced'));
});

test('subscription, walk 5: 3 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 5: 3 steps to offered.waiting'));
});

test('subscription, walk 6: 3 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.resolve('findPlace', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 6: 3 steps to offered.choosing'));
});

test('subscription, walk 7: 3 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.reject('findPlace', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 7: 3 steps to offered.unplaced'));
});

test('subscription, walk 8: 4 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.reject('addSubscription', refused('OOS'));
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 8: 4 steps to offered.choosing'));
});

test('subscription, walk 9: 4 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 9: 4 steps to offered.unplaced'));
});

test('subscription, walk 10: 4 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: false });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 10: 4 steps to offered.choosing'));
});

test('subscription, walk 11: 4 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 11: 4 steps to offered.unplaced'));
});

test('subscription, walk 12: 4 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 12: 4 steps to offered.unplaced'));
});

test('subscription, walk 13: 4 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 13: 4 steps to offered.unplaced'));
});

test('subscription, walk 14: 4 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 14: 4 steps to offered.waiting'));
});

test('subscription, walk 15: 4 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 15: 4 steps to offered.waiting'));
});

test('subscription, walk 16: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'retry.requested' });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 16: 4 steps to offered.finding'));
});

test('subscription, walk 17: 2 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumedOfOther);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 17: 2 steps to offered.choosing'));
});

test('subscription, walk 18: 4 steps to loading', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send(subscriptionPaths.events.factsChangedToOtherItem);
  expect(subscription.value()).toEqual('loading');
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 18: 4 steps to loading'));
});

test('subscription, walk 19: 3 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 19: 3 steps to offered.finding'));
});

test('subscription, walk 20: 4 steps to offered.placing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 20: 4 steps to offered.placing'));
});

test('subscription, walk 21: 3 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 21: 3 steps to offered.choosing'));
});

test('subscription, walk 22: 2 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscription.requested' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 22: 2 steps to offered.choosing'));
});

test('subscription, walk 23: 3 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 23: 3 steps to offered.finding'));
});

test('subscription, walk 24: 3 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 24: 3 steps to offered.waiting'));
});

test('subscription, walk 25: 4 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 25: 4 steps to offered.waiting'));
});

test('subscription, walk 26: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  subscription.resolve('pause');
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 26: 4 steps to offered.finding'));
});

test('subscription, walk 27: 3 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 27: 3 steps to offered.finding'));
});

test('subscription, walk 28: 5 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'frequency.chosen', frequency: 3 });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 28: 5 steps to offered.finding'));
});

test('subscription, walk 29: 3 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 29: 3 steps to offered.finding'));
});

test('subscription, walk 30: 6 steps to loading', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.reject('addSubscription', refused('OOS'));
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.send(subscriptionPaths.events.factsChangedToOtherItem);
  expect(subscription.value()).toEqual('loading');
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 30: 6 steps to loading'));
});

test('subscription, walk 31: 4 steps to offered.adding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 31: 4 steps to offered.adding'));
});

test('subscription, walk 32: 5 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 32: 5 steps to offered.finding'));
});

test('subscription, walk 33: 4 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumedToJoin);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 33: 4 steps to offered.choosing'));
});

test('subscription, walk 34: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumedToJoin);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.resolve('addSubscription', {
    id: 'SUB-9',
    firstDelivery: '2026-11-24',
    quantity: 2,
    price: 30000,
  });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 34: 4 steps to offered.finding'));
});

test('subscription, walk 35: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.reject('addSubscription', refused('LOGIN_REQUIRED', 401));
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual(['login.needed']);
  expect(subscription.record()).toEqual(records.get('walk 35: 4 steps to offered.finding'));
});

test('subscription, walk 36: 4 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.reject('addSubscription', refused('LOGIN_REQUIRED', 401));
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual(['login.needed']);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 36: 4 steps to offered.choosing'));
});

test('subscription, walk 37: 5 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.wishResumed);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.reject('addSubscription', refused('OOS'));
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 37: 5 steps to offered.finding'));
});

test('subscription, walk 38: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'adding' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.reject('addSubscription', refused('OOS'));
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 38: 4 steps to offered.finding'));
});

test('subscription, walk 39: 2 steps to unreached', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.reject('loadOffer', lost());
  expect(subscription.value()).toEqual('unreached');
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 39: 2 steps to unreached'));
});

test('subscription, walk 40: 2 steps to failed', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.reject('loadOffer', refused(null, 500));
  expect(subscription.value()).toEqual('failed');
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 40: 2 steps to failed'));
});

test('subscription, walk 41: 4 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscription.requested' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 41: 4 steps to offered.choosing'));
});

test('subscription, walk 42: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.resolve('placeWish', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 42: 4 steps to offered.finding'));
});

test('subscription, walk 43: 3 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'bundle.chosen', bundleId: null });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 43: 3 steps to offered.choosing'));
});

test('subscription, walk 44: 4 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.resolve('placeWish', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.stepped', by: 1 });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 44: 4 steps to offered.waiting'));
});

test('subscription, walk 45: 2 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 45: 2 steps to offered.waiting'));
});

test('subscription, walk 46: 4 steps to offered.waiting', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.resolve('placeWish', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscriptionQuantity.typed', text: '2' });
  expect(subscription.value()).toEqual({ offered: 'waiting' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 46: 4 steps to offered.waiting'));
});

test('subscription, walk 47: 3 steps to offered.choosing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'period.chosen', period: { unit: 'MONTH', every: 1 } });
  subscription.send({ type: 'subscription.requested' });
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  expect(subscription.told()).toEqual(['member.needed']);
  expect(subscription.record()).toEqual(records.get('walk 47: 3 steps to offered.choosing'));
});

test('subscription, walk 48: 3 steps to loading', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.here,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send({
    type: 'wish.resumed',
    wish: {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: null,
      frequency: 3,
      quantity: 2,
      bundleId: null,
    },
    isFlashSaleGone: false,
  });
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'subscription.continued' });
  expect(subscription.value()).toEqual('loading');
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 48: 3 steps to loading'));
});

test('subscription, walk 49: 4 steps to offered.finding', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'choosing' });
  subscription.send({ type: 'purchase.chosen', isSubscribing: true });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'bundle.chosen', bundleId: null });
  expect(subscription.value()).toEqual({ offered: 'finding' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 49: 4 steps to offered.finding'));
});

test('subscription, walk 50: 5 steps to offered.unplaced', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.reject('placeWish', lost());
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  subscription.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
  subscription.send({ type: 'bundle.chosen', bundleId: null });
  expect(subscription.value()).toEqual({ offered: 'unplaced' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(subscription.record()).toEqual(records.get('walk 50: 5 steps to offered.unplaced'));
});

test('subscription, walk 51: 4 steps to offered.placing', () => {
  const subscription = drive(subscriptionMachine, {
    ...options,
    input: subscriptionPaths.inputs.fromElsewhere,
  });
  expect(subscription.value()).toEqual('loading');
  subscription.send(subscriptionPaths.events.wishResumed);
  subscription.resolve('loadOffer', loadOfferOutput);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  subscription.send(subscriptionPaths.events.factsChangedOfMore);
  subscription.send(subscriptionPaths.events.factsChangedOfAddress);
  expect(subscription.value()).toEqual({ offered: 'placing' });
  expect(subscription.told()).toEqual([]);
  expect(subscription.record()).toEqual(records.get('walk 51: 4 steps to offered.placing'));
});
