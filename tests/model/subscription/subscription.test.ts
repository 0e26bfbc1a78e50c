import { describe, expect, test } from 'vitest';
import { subscriptionMachine } from '#src/machines/subscription/subscription/subscriptionMachine.ts';
import { subscriptionPaths } from '#src/machines/subscription/subscription/subscriptionPaths.ts';
import { calendarOf, callOf, startOf } from '#src/machines/subscription/subscription/subscriptionRules.ts';
import type {
  SubscribeWish,
  SubscriptionContext,
  SubscriptionFault,
} from '#src/machines/subscription/subscription/subscriptionTypes.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { SUBSCRIPTION_ERRORS } from '#src/domain/subscription/subscription.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import type { SubscriptionDetail } from '#src/services/subscription/subscription/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const { district, city, postalCode, geolocation } = DEFAULT_DESTINATION;
const ADDRESS = { district, city, postalCode, geolocation };
const MONTHLY = { unit: 'MONTH', every: 1 } as const;
const DETAIL: SubscriptionDetail = {
  price: 30_000,
  periods: [MONTHLY, { unit: 'WEEK', every: 2 }],
  minQty: 2,
  maxQty: 4,
  bundles: [
    {
      id: 'SUB-1',
      period: MONTHLY,
      frequency: 3,
      passed: 1,
      firstDelivery: '2026-10-31',
      items: 1,
      worth: 5_000,
      shippingDiscount: 12_000,
    },
  ],
};
const OFFER = { detail: DETAIL, benefit: { shippingDiscount: 10_000, minimumPackage: 50_000 } };
const TAKEN = { id: 'SUB-9', firstDelivery: '2026-11-24', quantity: 2, price: 30_000 };
const facts = (tag = 'SUBSCRIPTION', itemSku = 'A-01', quantity = 1) =>
  partFacts({ itemSku, tags: ['AVAILABLE', tag] }, { isMember: true, quantity });

function open(tag = 'SUBSCRIPTION', quantity = 1) {
  const part = drive(subscriptionMachine, {
    actors: ['loadOffer', 'findPlace', 'addSubscription', 'waitFor'],
    systemId: 'subscription',
    input: facts(tag, 'A-01', quantity),
  });
  const context = () => part.context() as SubscriptionContext;
  const choose = (isSubscribing = true) => part.send({ type: 'purchase.chosen', isSubscribing });
  const every = (period = MONTHLY as SubscribeWish['period']) => part.send({ type: 'period.chosen', period });
  const request = () => part.send({ type: 'subscription.requested' });
  /** Resumes the last wish, as the page does at once for a member. */
  const letThrough = () => {
    const told = part.toPage.at(-1) as unknown as { event: { wish: SubscribeWish } };
    part.send({ type: 'wish.resumed', wish: told.event.wish, isFlashSaleGone: false });
  };
  const fault = () => context().error?.fault ?? null;
  return { part, context, choose, every, request, letThrough, fault };
}
function offered(tag = 'SUBSCRIPTION', quantity = 1) {
  const opened = open(tag, quantity);
  opened.part.resolve('loadOffer', OFFER);
  opened.choose();
  return opened;
}

describe('subscription', () => {
  test('every transition', () => {
    expectEveryTransition(subscriptionPaths);
  });

  test('[SUBS-01, SUBS-02, TAG-21] offers it by its tag once detail and benefit are there', () => {
    const { part, context } = open();
    expect(part.inputOf('loadOffer')).toEqual({ itemSku: 'A-01' });
    expect(context()).toMatchObject({ detail: null, benefit: null, error: null });
    part.resolve('loadOffer', OFFER);
    expect(part.value()).toEqual({ offered: 'choosing' });
    expect(context()).toMatchObject({
      ...OFFER,
      error: null,
      chosen: { isSubscribing: false, period: null, quantity: 2, bundleId: null },
    });
    expect(open('AVAILABLE').part.value()).toBe('none');
  });

  test('[SUBS-13] what cannot be loaded is empty, and nothing is offered', () => {
    const { part, context } = open();
    part.reject('loadOffer', refused('INTERNAL_ERROR', 500));
    expect(part.value()).toBe('failed');
    expect(context()).toMatchObject({ detail: null, benefit: null });
    const unreached = open();
    unreached.part.reject('loadOffer', lost());
    unreached.part.send({ type: 'network.returned' });
    unreached.part.resolve('loadOffer', OFFER);
    expect(unreached.part.value()).toEqual({ offered: 'choosing' });
  });

  test('[SUBS-01] takes the quantity of the purchase, within the bounds, until it is chosen', () => {
    const { part, context, choose } = open('SUBSCRIPTION', 9);
    part.resolve('loadOffer', OFFER);
    expect(context().chosen.quantity).toBe(4);
    part.send({ type: 'facts.changed', facts: facts('SUBSCRIPTION', 'A-01', 3) });
    expect(context().chosen.quantity).toBe(3);
    choose();
    part.send({ type: 'facts.changed', facts: facts('SUBSCRIPTION', 'A-01', 2) });
    expect(context().chosen.quantity).toBe(3);
  });

  test('[SUBS-02] a reload of the offer keeps the choice, without a subscription that is over', () => {
    const { part, context, every } = offered();
    every();
    part.send({ type: 'subscriptionQuantity.typed', text: '4' });
    part.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
    part.send({ type: 'page.outdated' });
    part.resolve('loadOffer', OFFER);
    expect(context().chosen).toMatchObject({ quantity: 4, bundleId: 'SUB-1', period: MONTHLY });
    part.send({ type: 'page.outdated' });
    part.resolve('loadOffer', { ...OFFER, detail: { ...DETAIL, maxQty: 3, bundles: [] } });
    expect(context().chosen).toMatchObject({ quantity: 3, bundleId: null });
  });

  test('[SUBS-02] another option keeps the choice that it offers, another product begins anew', () => {
    const { part, context, every } = offered();
    const optionSkus = ['A-01', 'A-02'];
    const option = (itemSku: string, rest: { tags?: string[]; optionSkus?: string[] } = {}) =>
      part.send({
        type: 'facts.changed',
        facts: partFacts(
          { itemSku, tags: ['AVAILABLE', 'SUBSCRIPTION'], optionSkus, ...rest },
          { isMember: true, quantity: 1 },
        ),
      });
    every();
    part.send({ type: 'frequency.chosen', frequency: 6 });
    part.send({ type: 'subscriptionQuantity.typed', text: '4' });
    option('A-02');
    part.resolve('loadOffer', { ...OFFER, detail: { ...DETAIL, maxQty: 3 } });
    expect(context().chosen).toMatchObject({
      isSubscribing: true,
      period: MONTHLY,
      frequency: 6,
      quantity: 3,
    });
    // A period that this option does not have is to be chosen anew.
    option('A-01');
    part.resolve('loadOffer', { ...OFFER, detail: { ...DETAIL, periods: [{ unit: 'WEEK', every: 2 }] } });
    expect(context().chosen).toMatchObject({ isSubscribing: true, period: null, quantity: 3 });
    every();
    option('A-02');
    part.resolve('loadOffer', { ...OFFER, detail: { ...DETAIL, periods: [{ unit: 'MONTH', every: 3 }] } });
    expect(context().chosen.period).toBeNull();
    option('A-01');
    part.resolve('loadOffer', OFFER);
    every();
    // One that cannot be subscribed to is bought once, and so is another product.
    option('A-02', { tags: ['AVAILABLE'] });
    expect(part.value()).toBe('none');
    option('A-01');
    part.resolve('loadOffer', OFFER);
    expect(context().chosen.isSubscribing).toBe(false);
    part.send({ type: 'purchase.chosen', isSubscribing: true });
    option('B-01', { optionSkus: ['B-01'] });
    part.resolve('loadOffer', OFFER);
    expect(context().chosen).toMatchObject({ isSubscribing: false, period: null });
  });

  test('[SUBS-10, AUTH-05] a login as another member joins and begins nothing, and can go on', () => {
    const { part, context, every, request, letThrough } = open();
    part.send({
      type: 'wish.resumed',
      wish: {
        kind: 'subscribe',
        itemSku: 'A-01',
        period: MONTHLY,
        frequency: 3,
        quantity: 2,
        bundleId: 'SUB-7',
      },
      isFlashSaleGone: false,
    });
    part.resolve('loadOffer', { ...OFFER, detail: { ...DETAIL, bundles: [] } });
    expect(part.waiting()).toEqual([]);
    expect(context()).toMatchObject({ chosen: { bundleId: null }, error: { fault: 'PERIOD_MISSING' } });
    expect(part.toToast).toContainEqual(
      expect.objectContaining({ toast: expect.objectContaining({ copyKey: 'subscription.notAdded' }) }),
    );
    every();
    request();
    letThrough();
    expect(part.waiting()).toEqual(['addSubscription']);
  });

  test('[SUBS-13, AUTH-05] what a login was for and cannot be sent, for want of an offer, is said', () => {
    const { part, context } = open();
    part.send({
      type: 'wish.resumed',
      wish: {
        kind: 'subscribe',
        itemSku: 'A-01',
        period: MONTHLY,
        frequency: 3,
        quantity: 2,
        bundleId: null,
      },
      isFlashSaleGone: false,
    });
    part.reject('loadOffer', refused('INTERNAL_ERROR', 500));
    expect(context().wish).toBeNull();
    expect(part.toToast).toContainEqual(
      expect.objectContaining({ toast: expect.objectContaining({ copyKey: 'subscription.notOffered' }) }),
    );
  });

  test('[SUBS-05, SUBS-12] without a period nothing is sent, and a choice clears what was said', () => {
    const { part, every, request, fault } = offered();
    request();
    expect(fault()).toBe('PERIOD_MISSING');
    expect(part.toPage).toEqual([]);
    every();
    expect(fault()).toBeNull();
    request();
    expect(part.toPage).toHaveLength(1);
  });

  test('[SUBS-06] a period that is not offered, or runs for more than 12 months, is refused', () => {
    const { part, context, every, request, fault } = offered();
    every({ unit: 'MONTH', every: 5 });
    request();
    expect(fault()).toBe('INVALID_PERIOD');
    every();
    part.send({ type: 'frequency.chosen', frequency: 13 });
    expect(context().chosen.frequency).toBe(12);
    part.send({ type: 'frequency.chosen', frequency: 1 });
    expect(context().chosen.frequency).toBe(2);
    part.send({ type: 'frequency.chosen', frequency: 12 });
    every({ unit: 'WEEK', every: 2 });
    expect(context().chosen.frequency).toBe(12);
    expect(part.toPage).toEqual([]);
  });

  test('[SUBS-07, SUBS-08] refuses a quantity outside the bounds and says so while typing', () => {
    const { part, context, every, request, fault } = offered();
    const type = (text: string) => part.send({ type: 'subscriptionQuantity.typed', text });
    const step = (by: 1 | -1) => part.send({ type: 'subscriptionQuantity.stepped', by });
    every();
    const cases: [string, SubscriptionFault | null, number][] = [
      ['1', 'BELOW_MINIMUM', 1],
      ['0', 'BELOW_MINIMUM', 0],
      ['2', null, 2],
      ['4', null, 4],
      ['5', 'ABOVE_MAXIMUM', 5],
      ['9999', 'ABOVE_MAXIMUM', 9999],
      // Text that is no number changes nothing.
      ['1e21', 'ABOVE_MAXIMUM', 9999],
      ['-3', 'ABOVE_MAXIMUM', 9999],
      ['2,5', 'ABOVE_MAXIMUM', 9999],
    ];
    for (const [text, expected, quantity] of cases) {
      type(text);
      expect([fault(), context().chosen.quantity], text).toEqual([expected, quantity]);
      request();
      expect(fault(), text).toBe(expected);
    }
    step(-1);
    expect([fault(), context().chosen.quantity]).toEqual([null, 4]);
    step(1);
    expect([fault(), context().chosen.quantity]).toEqual(['ABOVE_MAXIMUM', 4]);
    step(-1);
    expect([fault(), context().chosen.quantity]).toEqual([null, 3]);
    step(-1);
    step(-1);
    expect([fault(), context().chosen.quantity]).toEqual(['BELOW_MINIMUM', 2]);
    expect(part.waiting()).toEqual([]);
  });

  test('[COST-21] while the address of a member may still come, nothing is said of where it goes', () => {
    const bodyOf = (isDestinationKnown: boolean) => callOf(startOf({ ...facts(), isDestinationKnown })).body;
    expect(bodyOf(true)).toMatchObject({ destination: ADDRESS });
    expect(Object.keys(bodyOf(false))).not.toContain('destination');
  });

  test('[SUBS-09] what the gate lets through is sent once, and what was taken is kept', () => {
    const { part, context, every, request, letThrough } = offered();
    every();
    request();
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: {
          type: 'member.needed',
          wish: {
            kind: 'subscribe',
            itemSku: 'A-01',
            period: MONTHLY,
            frequency: 3,
            quantity: 2,
            bundleId: null,
          },
        },
      },
    ]);
    letThrough();
    request();
    part.send({ type: 'subscriptionQuantity.stepped', by: 1 });
    expect(part.waiting()).toEqual(['addSubscription']);
    expect(part.inputOf('addSubscription')).toEqual({
      bundleId: null,
      body: {
        itemSku: 'A-01',
        pickupPointCode: 'PP-1',
        quantity: 2,
        period: MONTHLY,
        frequency: 3,
        destination: ADDRESS,
      },
    });
    part.resolve('addSubscription', TAKEN);
    expect(context()).toMatchObject({ added: { taken: TAKEN, bundleId: null }, error: null });
    expect(part.waiting()).toEqual([]);
    // To add more, the part loads the offer of now.
    part.send({ type: 'subscription.continued' });
    expect(part.waiting()).toEqual(['loadOffer']);
    part.resolve('loadOffer', OFFER);
    expect(context()).toMatchObject({ added: null, chosen: { isSubscribing: true, period: MONTHLY } });
  });

  test('[SUBS-10, SUBS-14] joins a running one without a period, with its days and worth', () => {
    const { part, context, request, letThrough } = offered();
    part.send({ type: 'bundle.chosen', bundleId: 'SUB-1' });
    expect(calendarOf(context(), '2026-11-24')).toEqual([
      { date: '2026-11-30', sum: 65_000, shippingDiscount: 12_000 },
      { date: '2026-12-31', sum: 65_000, shippingDiscount: 12_000 },
    ]);
    // The better of what is offered now and of what runs.
    const benefit = { ...OFFER.benefit, shippingDiscount: 15_000 };
    expect(calendarOf({ ...context(), benefit }, '2026-11-24')[0]?.shippingDiscount).toBe(15_000);
    request();
    letThrough();
    expect(part.inputOf('addSubscription')).toEqual({
      bundleId: 'SUB-1',
      body: { itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 2 },
    });
    part.resolve('addSubscription', { ...TAKEN, id: 'SUB-1' });
    expect(context().added).toMatchObject({ bundleId: 'SUB-1' });
  });

  test('[SUBS-12, ERR-35..43] every refusal is kept as what it is; the next attempt clears it', () => {
    const { part, every, request, letThrough, fault } = offered();
    every();
    for (const code of SUBSCRIPTION_ERRORS) {
      request();
      expect(fault()).toBeNull();
      letThrough();
      part.reject('addSubscription', refused(code));
      expect(fault()).toBe(code);
    }
    request();
    letThrough();
    part.reject('addSubscription', refused('SOMETHING_NEW', 500));
    expect(fault()).toBe('GENERAL_ERROR');
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    every();
    expect(fault()).toBeNull();
  });

  test('[AUTH-15, SUBS-09] who is no longer logged in is asked to, with what they chose', () => {
    const { part, context, every, request, letThrough } = offered();
    every();
    request();
    letThrough();
    part.reject('addSubscription', refused('LOGIN_REQUIRED', 401));
    expect(part.toPage.at(-1)).toMatchObject({
      name: 'memberGate',
      event: { type: 'login.needed', wish: { period: MONTHLY, quantity: 2 } },
    });
    expect(context().error).toBeNull();
  });

  test('[AUTH-05, SUBS-09] a login resumes the chosen subscription once the offer is there', () => {
    const { part, context } = open();
    const wish: SubscribeWish = {
      kind: 'subscribe',
      itemSku: 'A-01',
      period: MONTHLY,
      frequency: 6,
      quantity: 3,
      bundleId: null,
    };
    part.send({ type: 'wish.resumed', wish: { ...wish, itemSku: 'B-01' }, isFlashSaleGone: false });
    expect(context().wish).toBeNull();
    part.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
    expect(part.waiting()).toEqual(['loadOffer']);
    part.resolve('loadOffer', OFFER);
    expect(context().chosen).toMatchObject({ isSubscribing: true, frequency: 6, quantity: 3 });
    expect(part.inputOf('addSubscription')).toMatchObject({ body: { frequency: 6, quantity: 3 } });
    part.resolve('addSubscription', TAKEN);
    expect(context()).toMatchObject({ wish: null, added: { taken: TAKEN } });
    // A quantity that is no longer offered is reported and not sent.
    part.send({ type: 'wish.resumed', wish: { ...wish, quantity: 9 }, isFlashSaleGone: false });
    expect(context()).toMatchObject({ error: { fault: 'ABOVE_MAXIMUM' } });
    expect(part.waiting()).toEqual([]);
  });

  test('[SUBS-11, TAG-22] asks for the nearest other place and subscribes from there', () => {
    const { part, context, every, request, letThrough } = offered('OTHER_PP_SUBSCRIPTION');
    expect(part.inputOf('findPlace')).toMatchObject({
      itemSku: 'A-01',
      quantity: 2,
      address: { postalCode: DEFAULT_DESTINATION.postalCode },
    });
    every();
    request();
    expect(part.toPage).toEqual([]);
    part.resolve('findPlace', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
    request();
    letThrough();
    expect(part.inputOf('addSubscription')).toMatchObject({ body: { pickupPointCode: 'PP-2' } });
    part.resolve('addSubscription', TAKEN);
    // More pieces may come from elsewhere: asked once, after the last step.
    part.send({ type: 'subscriptionQuantity.stepped', by: 1 });
    part.send({ type: 'subscriptionQuantity.stepped', by: 1 });
    expect(context().place).toBeNull();
    expect(part.waiting()).toEqual(['pause']);
    part.resolve('pause', undefined);
    expect(part.inputOf('findPlace')).toMatchObject({ quantity: 4 });
    part.reject('findPlace', refused('OutOfStock'));
    expect(context().error?.fault).toBe('OutOfStock');
    // Another address, and it is asked again.
    const moved = { ...DEFAULT_DESTINATION, district: 'Coblong', postalCode: '40132' };
    part.send({ type: 'facts.changed', facts: { ...facts('OTHER_PP_SUBSCRIPTION'), destination: moved } });
    expect(part.inputOf('findPlace')).toMatchObject({ address: { postalCode: '40132' } });
    expect(context().error).toBeNull();
    // A pin may be nearer to another place, along either way.
    for (const geolocation of [
      { latitude: -6.9, longitude: 107.6 },
      { latitude: -6.8, longitude: 107.6 },
      { latitude: -6.8, longitude: 107.7 },
    ]) {
      const destination = { ...moved, geolocation };
      part.send({ type: 'facts.changed', facts: { ...facts('OTHER_PP_SUBSCRIPTION'), destination } });
      expect(part.inputOf('findPlace')).toMatchObject({ address: { geolocation } });
    }
  });

  test('[SUBS-08, SUBS-11] an excess quantity keeps its message and asks for no place', () => {
    const { part, context, every, fault } = offered('OTHER_PP_SUBSCRIPTION');
    const place = { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' };
    part.resolve('findPlace', place);
    every();
    part.send({ type: 'subscriptionQuantity.typed', text: '4' });
    part.send({ type: 'subscriptionQuantity.stepped', by: 1 });
    part.resolve('pause', undefined);
    part.resolve('findPlace', place);
    expect(context().chosen.quantity).toBe(4);
    expect(fault()).toBe('ABOVE_MAXIMUM');
    part.send({ type: 'subscriptionQuantity.typed', text: '9999' });
    part.resolve('pause', undefined);
    expect(part.waiting()).toEqual([]);
    expect(fault()).toBe('ABOVE_MAXIMUM');
    // As many again as may be had: then where from.
    part.send({ type: 'subscriptionQuantity.typed', text: '3' });
    part.resolve('pause', undefined);
    expect(part.inputOf('findPlace')).toMatchObject({ quantity: 3 });
  });

  test('[SUBS-11] more pieces that were chosen to be bought once are looked for anew', () => {
    const { part, choose } = offered('OTHER_PP_SUBSCRIPTION');
    part.resolve('findPlace', { pickupPointCode: 'PP-2', pickupPointName: 'Senayan' });
    choose(false);
    part.send({ type: 'facts.changed', facts: facts('OTHER_PP_SUBSCRIPTION', 'A-01', 4) });
    choose();
    expect(part.inputOf('findPlace')).toMatchObject({ quantity: 4 });
  });

  test('[SUBS-09] another item drops the answer to the former, and sends nothing again', () => {
    const { part, context, every, request, letThrough } = offered();
    every();
    request();
    letThrough();
    const other = { itemSku: 'B-01', optionSkus: ['B-01'], tags: ['AVAILABLE', 'SUBSCRIPTION'] };
    part.send({ type: 'facts.changed', facts: partFacts(other, { isMember: true, quantity: 1 }) });
    expect(part.waiting()).toEqual(['loadOffer']);
    part.resolve('loadOffer', OFFER);
    expect(context()).toMatchObject({ itemSku: 'B-01', added: null, chosen: { period: null } });
    expect(part.waiting()).toEqual([]);
  });
});

test('[SUBS-13, AUTH-13] a resumed wish waits until the session is known, and goes on', () => {
  const part = drive(subscriptionMachine, {
    actors: ['loadOffer', 'findPlace', 'addSubscription', 'waitFor'],
    systemId: 'subscription',
    input: { ...facts(), isMember: null },
  });
  const wish = {
    kind: 'subscribe',
    itemSku: 'A-01',
    period: MONTHLY,
    frequency: 3,
    quantity: 2,
    bundleId: null,
  };
  part.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
  part.send({ type: 'facts.changed', facts: facts() });
  part.resolve('loadOffer', OFFER);
  expect(part.inputOf('addSubscription')).toMatchObject({ body: { itemSku: 'A-01', quantity: 2 } });
});
