import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription/subscription.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { subscriptionMachine } from './subscriptionMachine.ts';
import type { LoadedSubscription, SubscribeWish } from './subscriptionTypes.ts';

const MONTHLY: SubscriptionPeriod = { unit: 'MONTH', every: 1 };
const offer: LoadedSubscription = {
  detail: {
    price: 30_000,
    periods: [MONTHLY, { unit: 'WEEK', every: 2 }],
    minQty: 1,
    maxQty: 2,
    bundles: [
      {
        id: 'SUB-1',
        period: MONTHLY,
        frequency: 3,
        passed: 1,
        firstDelivery: '2026-11-24',
        items: 1,
        worth: 40_000,
        shippingDiscount: 10_000,
      },
    ],
  },
  benefit: { shippingDiscount: 10_000, minimumPackage: 50_000 },
};
const wish: SubscribeWish = {
  kind: 'subscribe',
  itemSku: 'A-01',
  period: MONTHLY,
  frequency: 3,
  quantity: 2,
  bundleId: null,
};
const facts = (tag: string, itemSku = 'A-01', isMember = true) =>
  partFacts({ itemSku, tags: [tag] }, { isMember });
const elsewhere = { ...DEFAULT_DESTINATION, district: 'Coblong', city: 'Kota Bandung', postalCode: '40132' };

export const subscriptionPaths = pathsOf(subscriptionMachine, {
  inputs: {
    here: facts('SUBSCRIPTION'),
    fromElsewhere: facts('OTHER_PP_SUBSCRIPTION'),
    once: facts('AVAILABLE'),
  },
  events: {
    factsChangedOfMore: { type: 'facts.changed', facts: { ...facts('SUBSCRIPTION'), quantity: 2 } },
    factsChangedToOtherItem: { type: 'facts.changed', facts: facts('SUBSCRIPTION', 'A-02') },
    factsChangedToOnce: { type: 'facts.changed', facts: facts('AVAILABLE') },
    factsChangedOfAddress: {
      type: 'facts.changed',
      facts: { ...facts('OTHER_PP_SUBSCRIPTION'), destination: elsewhere },
    },
    purchaseChosenToSubscribe: { type: 'purchase.chosen', isSubscribing: true },
    purchaseChosenOnce: { type: 'purchase.chosen', isSubscribing: false },
    periodChosen: { type: 'period.chosen', period: MONTHLY },
    frequencyChosen: { type: 'frequency.chosen', frequency: 3 },
    bundleChosen: { type: 'bundle.chosen', bundleId: 'SUB-1' },
    bundleChosenToNone: { type: 'bundle.chosen', bundleId: null },
    subscriptionQuantityStepped: { type: 'subscriptionQuantity.stepped', by: 1 },
    subscriptionQuantityTyped: { type: 'subscriptionQuantity.typed', text: '2' },
    subscriptionRequested: { type: 'subscription.requested' },
    subscriptionContinued: { type: 'subscription.continued' },
    wishResumed: { type: 'wish.resumed', wish, isFlashSaleGone: false },
    wishResumedWithoutPeriod: {
      type: 'wish.resumed',
      wish: { ...wish, period: null },
      isFlashSaleGone: false,
    },
    wishResumedToJoin: { type: 'wish.resumed', wish: { ...wish, bundleId: 'SUB-1' }, isFlashSaleGone: false },
    wishResumedOfOther: { type: 'wish.resumed', wish: { ...wish, itemSku: 'B-01' }, isFlashSaleGone: false },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    loadOffer: { outputs: [offer], errors: lostOrRefused() },
    findPlace: { outputs: [{ pickupPointCode: 'PP-2', pickupPointName: 'Senayan' }], errors: [lost()] },
    addSubscription: {
      outputs: [{ id: 'SUB-9', firstDelivery: '2026-11-24', quantity: 2, price: 30_000 }],
      errors: [refused('OOS', 400), refused('LOGIN_REQUIRED', 401)],
    },
  },
  abstract: ({ itemSku, needsPlace, chosen, place, error, wish: waiting, added, isPressed }) => [
    itemSku,
    needsPlace,
    chosen.isSubscribing,
    chosen.period !== null,
    chosen.bundleId,
    place !== null,
    error?.fault ?? null,
    waiting,
    added !== null,
    isPressed,
  ],
});
