import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { GroceryFacts } from '#src/machines/grocery/groceryFacts.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import type { PageContext } from '#src/machines/page/pageTypes.ts';
import { drive, type Driven } from '../support/drive.ts';
import { input, missing, options, route, told, types } from '../support/drivenPage.ts';
import { summary } from '../support/summaries.ts';

describe('the page of groceries', () => {
  const STORE = {
    device: null,
    isStoreSettled: true,
    isServiceable: true,
    pickupPointCode: 'PP-MART',
    canPickUp: true,
  };
  function groceryPage(facts: Parameters<typeof summary>[0] = { itemSku: 'A-01' }): Driven {
    const page = drive(pageMachine, { ...options, input: input({ vendor: 'grocery' }) });
    page.send({ type: 'product.loaded', summary: summary({ pickupHours: [true], ...facts }) });
    page.send({ type: 'quantity.changed', quantity: 1 });
    return page;
  }
  const changed = (facts: Partial<GroceryFacts>) => ({ type: 'grocery.changed', facts });
  const store = (facts: Partial<GroceryFacts> = {}) => changed({ ...STORE, ...facts });
  const slots = (isDelivering: boolean | null, isCovered: boolean | null = null) =>
    changed({ isDelivering, isCovered });
  const slot = (slotId: string | null, isSlotPending = false) => changed({ slotId, isSlotPending });
  const offer = (page: Driven) => told(page, 'addToCart').at(-1)?.['offer'] as Record<string, unknown>;
  const run = (page: Driven, name: string) => {
    page.send({ type: 'part.needed', name });
    page.send({ type: 'part.arrived', name });
  };

  test('[GROC-06] until stores and slots are known the summary decides', () => {
    expect(offer(groceryPage())).toMatchObject({
      isPurchasable: true,
      pickupPointCode: 'PP-1',
      slotId: null,
    });
  });

  test.each([
    ['[GROC-06] an address that is served, and slots', [store(), slots(true)], true],
    [
      '[GROC-06] an address that is served after one that was not',
      [store({ isServiceable: false }), slots(true), store()],
      true,
    ],
    ['[GROC-07] an address that is not served', [store({ isServiceable: false }), slots(true)], false],
    ['[GROC-24] no slots', [store(), slots(false)], false],
    ['[GROC-07] a store whose slots do not reach the address', [store(), slots(false, false)], false],
    [
      '[GROC-07] no word of the stores, and a store that does not reach the address',
      [store({ isServiceable: null }), slots(null, false)],
      false,
    ],
    [
      'no word of the stores, and slots that the marketplace offers for the address',
      [store({ isServiceable: null, pickupPointCode: null }), slots(true)],
      true,
    ],
    ['slots that are being loaded again', [store(), slots(false), slots(null)], true],
    ['[GROC-31] a slot that is being asked for', [store(), slots(true), slot(null, true)], false],
    ['[GROC-31] a slot that was resolved', [store(), slots(true), slot(null, true), slot('S1')], true],
  ])('by delivery with %s', (_, events, isPurchasable) => {
    const page = groceryPage();
    for (const event of events) page.send(event);
    expect(offer(page)).toMatchObject({ fulfilment: 'DELIVERY', isPurchasable });
  });

  test.each([
    ['[GROC-25] by the hours of the summary', [true], null, true],
    ['[GROC-25] by the hours of the summary', [false, false], null, false],
    ['[GROC-25] by those of the store, once known', [true], false, false],
    ['[GROC-25] by those of the store, once known', [false], true, true],
  ])('by pickup %s: %o, store %o', (_, pickupHours, canPickUp, isPurchasable) => {
    const page = groceryPage({ itemSku: 'A-01', pickupHours });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    page.send(store({ isServiceable: false, canPickUp }));
    page.send(slots(false));
    expect(offer(page)).toMatchObject({ fulfilment: 'PICKUP', isPurchasable, slotId: null });
  });

  test('[GROC-07] what is bought goes where the visitor told, else nowhere in particular', () => {
    const page = groceryPage();
    page.send(store());
    expect(offer(page)).toMatchObject({ place: null });
    const area = {
      ...DEFAULT_DESTINATION,
      district: 'Johan Pahlawan',
      postalCode: '23617',
      subdistrict: 'X',
    };
    page.send({ type: 'destination.changed', destination: area });
    page.send(store());
    const { postalCode, district, city } = area;
    expect(offer(page)).toMatchObject({ place: { postalCode, district, city } });
    page.send(store({ device: { latitude: -7, longitude: 110 } }));
    expect(offer(page)).toMatchObject({ place: { latitude: -7, longitude: 110 } });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    expect(offer(page)).toMatchObject({ place: null });
  });

  test('[GROC-31, API-95] what is bought comes from the selected store in the resolved slot', () => {
    const page = groceryPage();
    page.send(store());
    page.send(slot('S1'));
    expect(offer(page)).toMatchObject({ pickupPointCode: 'PP-MART', slotId: 'S1' });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    expect(offer(page)).toMatchObject({ pickupPointCode: 'PP-MART', slotId: null });
  });

  test('the slots learn of the selected store; retail learns of nothing', () => {
    const page = groceryPage();
    run(page, 'slottedDelivery');
    page.send(store());
    expect(told(page, 'slottedDelivery').at(-1)).toMatchObject({
      facts: { item: { pickupPointCode: 'PP-MART' } },
    });
    const retail = drive(pageMachine, options);
    retail.send({ type: 'product.loaded', summary: summary({ itemSku: 'A-01' }) });
    retail.send({ type: 'quantity.changed', quantity: 1 });
    retail.send(store({ isServiceable: false }));
    retail.send(slot('S1'));
    expect(offer(retail)).toMatchObject({ isPurchasable: true, pickupPointCode: 'PP-1', slotId: null });
  });

  test('another product keeps the store and has slots of its own', () => {
    const page = groceryPage();
    run(page, 'groceryStore');
    run(page, 'slottedDelivery');
    page.send(store());
    page.send(slots(false));
    page.send(slot('S1'));
    page.send({
      type: 'route.changed',
      route: route({ vendor: 'grocery', productId: 'B-01', path: '/grocery/p/b/B-01' }),
    });
    expect(page.context<PageContext>().grocery).toEqual({
      ...STORE,
      isDelivering: null,
      isCovered: null,
      slotId: null,
      isSlotPending: false,
    });
    expect(page.waiting()).toContain('groceryStore');
    expect(page.waiting()).not.toContain('slottedDelivery');
  });

  test('a store that answers while the address leads nowhere is remembered', () => {
    const page = drive(pageMachine, { ...options, input: { ...input(), route: missing } });
    page.send(store());
    expect(page.context<PageContext>().grocery).toMatchObject(STORE);
  });

  describe('[ADDRESS-11] where a member gets them is settled', () => {
    const member = () => {
      const page = groceryPage();
      page.send({ type: 'session.resolved', isMember: true });
      return page;
    };
    const isSettled = (page: Driven) =>
      (
        told(page, 'addToCart').findLast(({ type }) => type === 'offer.changed')?.['offer'] as
          | { isDestinationSettled: boolean }
          | undefined
      )?.isDestinationSettled;
    const answered = { type: 'facts.told', facts: { isDestinationSettled: true } };
    const home = {
      type: 'destination.changed',
      destination: { ...DEFAULT_DESTINATION, postalCode: '40132' },
    };

    test('once the stores near their address and its slots are known', () => {
      const page = member();
      page.send(store());
      page.send(slots(true));
      expect(isSettled(page)).toBe(false);
      page.send(home);
      page.send(answered);
      // The facts told before are of the former place.
      expect(isSettled(page)).toBe(false);
      // The former store does not reach it; that says nothing of those near it.
      page.send(slots(false, false));
      expect(isSettled(page)).toBe(false);
      page.send(store({ pickupPointCode: 'PP-HOME' }));
      expect(offer(page)).toMatchObject({ isDestinationSettled: false, slotId: null });
      page.send(slots(true));
      expect(offer(page)).toMatchObject({ isDestinationSettled: true, pickupPointCode: 'PP-HOME' });
    });
    test('as soon as no store delivers there, and at once without an address of the member', () => {
      const page = member();
      page.send(home);
      page.send(answered);
      page.send(store({ isServiceable: false }));
      expect(isSettled(page)).toBe(true);
      const nowhere = member();
      nowhere.send(store());
      nowhere.send(slots(true));
      nowhere.send({ type: 'destination.changed', destination: DEFAULT_DESTINATION });
      nowhere.send(answered);
      expect(isSettled(nowhere)).toBe(true);
    });
    test('a slot of the former store is not asked for from another one', () => {
      const page = member();
      page.send(store());
      page.send(slots(true));
      page.send(slot('S1'));
      page.send(store({ pickupPointCode: 'PP-HOME' }));
      expect(offer(page)).toMatchObject({ pickupPointCode: 'PP-HOME', slotId: null });
      page.send(slot('S2'));
      page.send(store({ pickupPointCode: 'PP-HOME' }));
      expect(offer(page)).toMatchObject({ slotId: 'S2' });
    });
    test('of a guest at once', () => {
      const page = groceryPage();
      page.send({ type: 'session.resolved', isMember: false });
      expect(isSettled(page)).toBe(true);
    });
  });

  test('the slots learn that the bag refused theirs, if they are there', () => {
    const page = groceryPage();
    const refused = {
      type: 'part.told',
      name: 'slottedDelivery',
      ifRunning: true,
      event: { type: 'slot.refused' },
    };
    page.send(refused);
    run(page, 'slottedDelivery');
    page.send(refused);
    expect(types(page, 'slottedDelivery')).toEqual(['slot.refused']);
  });
});
