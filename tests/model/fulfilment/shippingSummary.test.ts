import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { shippingSummaryMachine } from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { shippingSummaryPaths } from '#src/machines/fulfilment/shippingSummary/shippingSummaryPaths.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('shippingSummary', () => {
  const ASKED = Date.parse('2026-11-27T14:50:00+07:00');
  const options = {
    actors: ['loadShippingSummary', 'waitForClock'],
    systemId: 'shippingSummary',
    serverTimeMs: ASKED,
  };
  const SUMMARY = {
    price: 9000,
    originalPrice: null,
    afterVouchers: null,
    etd: { minDays: 1, maxDays: 1, orderBefore: '15:00' },
    tags: [],
    destination: { district: 'Gambir', city: 'Jakarta Pusat' },
  };
  const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Kota Bandung' };
  const request = {
    itemSku: 'A-01',
    pickupPointCode: 'PP-1',
    quantity: 1,
    destination: DEFAULT_DESTINATION,
  };
  type Facts = { itemSku?: string; pickupPointCode?: string } & Partial<
    Pick<PartFacts, 'vendor' | 'quantity' | 'destination' | 'isDestinationKnown'>
  >;
  const requested = ({ itemSku = 'A-01', pickupPointCode = 'PP-1', ...rest }: Facts = {}) => ({
    type: 'facts.changed',
    facts: partFacts({ itemSku, pickupPointCode }, rest),
  });

  const TOLD_AT = ASKED + 60_000;
  const told = (facts: object = {}) => ({
    type: 'shipping.told',
    request,
    summary: SUMMARY,
    failure: null,
    askedAtMs: TOLD_AT,
    ...facts,
  });
  const NOBODY = { kind: 'http', status: 422, code: 'SHIP_NOT_COVERED', params: {} };
  test.each([lost(), refused(null, 500)])(
    '[SHIP-20] what failed is what the list says of the same parcel',
    (error) => {
      const part = drive(shippingSummaryMachine, options);
      part.send(requested());
      // Its own answer is on its way.
      part.send(told());
      expect(part.value()).toBe('loading');
      part.reject('loadShippingSummary', error);
      const before = part.context();
      part.send(told({ request: { ...request, quantity: 2 } }));
      part.send(told({ request: { ...request, destination: BANDUNG } }));
      part.send(told({ summary: null }));
      expect(part.context()).toEqual(before);
      part.send(told({ summary: null, failure: NOBODY }));
      expect(part.value()).toBe('failed');
      expect(part.context()).toEqual({ request, summary: null, failure: NOBODY, askedAtMs: TOLD_AT });
      part.send(told());
      expect(part.value()).toBe('ready');
      expect(part.context()).toEqual({ request, summary: SUMMARY, failure: null, askedAtMs: TOLD_AT });
      part.send(told({ summary: null, failure: NOBODY }));
      expect(part.value()).toBe('ready');
    },
  );

  test('every transition', () => {
    expectEveryTransition(shippingSummaryPaths);
  });

  test('[PRICE-16, EMPTY-05, ERR-61] loads by its own call, and a retry loads it after a failure', () => {
    for (const error of [lost(), refused(null, 500)]) {
      const part = drive(shippingSummaryMachine, options);
      part.send(requested());
      expect(part.inputOf('loadShippingSummary')).toEqual(request);
      part.reject('loadShippingSummary', error);
      expect(part.snapshot().hasTag('busy')).toBe(false);
      part.send({ type: 'retry.requested' });
      part.resolve('loadShippingSummary', SUMMARY);
      expect(part.context()).toEqual({ request, summary: SUMMARY, failure: null, askedAtMs: ASKED });
    }
  });

  test.each([
    { itemSku: 'A-02' },
    { pickupPointCode: 'PP-2' },
    { destination: BANDUNG },
    { destination: { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.2, longitude: 106.8 } } },
  ])('[ADDRESS-07] another request drops the answer of the former one: %o', (facts) => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', SUMMARY);
    part.send(requested(facts));
    expect(part.context()).toMatchObject({ summary: null });
    expect(part.inputOf('loadShippingSummary')).toMatchObject(facts);
    part.send(requested());
    part.resolve('loadShippingSummary', { ...SUMMARY, price: 12_000 });
    expect(part.context()).toEqual({
      request,
      summary: { ...SUMMARY, price: 12_000 },
      failure: null,
      askedAtMs: ASKED,
    });
  });

  test('[SHIP-10] another quantity keeps the former answer until that for the last quantity comes', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', SUMMARY);
    part.send(requested({ quantity: 2 }));
    part.send(requested({ quantity: 3 }));
    expect(part.context()).toMatchObject({ summary: SUMMARY });
    expect([...part.snapshot().tags].sort()).toEqual(['busy', 'pending']);
    expect(part.waiting()).toEqual(['refreshShippingSummary']);
    expect(part.inputOf('refreshShippingSummary')).toMatchObject({ quantity: 3 });
    part.resolve('refreshShippingSummary', { ...SUMMARY, price: 17_000 });
    expect(part.context()).toMatchObject({ summary: { ...SUMMARY, price: 17_000 } });
    expect(part.snapshot().hasTag('pending')).toBe(false);
  });

  test('[SHIP-10] a price of another quantity does not outlive a refusal, nor another destination', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', SUMMARY);
    part.send(requested({ quantity: 99 }));
    part.reject('refreshShippingSummary', refused('TOTAL_ITEM_WEIGHT_EXCEEDED', 422));
    expect(part.context()).toMatchObject({
      summary: null,
      failure: { code: 'TOTAL_ITEM_WEIGHT_EXCEEDED' },
    });
    part.send(requested({ quantity: 1 }));
    expect(part.context()).toMatchObject({ failure: null });
    part.resolve('loadShippingSummary', SUMMARY);
    part.send(requested({ quantity: 2, destination: BANDUNG }));
    expect(part.context()).toMatchObject({ summary: null });
  });

  test('the same request is not repeated', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', SUMMARY);
    part.send(requested());
    expect(part.waiting()).toEqual(['waitForClock']);
  });

  test('[GROC-15] of groceries nothing is asked for: their store delivers in slots', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested({ vendor: 'grocery' }));
    expect(part.waiting()).toEqual([]);
  });

  test('[SHIP-24] nothing is asked for before it is known where it goes', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested({ isDestinationKnown: false }));
    part.send({ type: 'page.outdated' });
    expect(part.waiting()).toEqual([]);
    part.send(requested({ destination: BANDUNG }));
    expect(part.inputOf('loadShippingSummary')).toEqual({ ...request, destination: BANDUNG });
  });

  test('[SHIP-10, PRICE-02] waits for the quantity of a buyable item, asks for one of others', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested({ quantity: null }));
    expect(part.waiting()).toEqual([]);
    part.send(requested({ quantity: 3 }));
    expect(part.inputOf('loadShippingSummary')).toEqual({ ...request, quantity: 3 });
    const unbuyable = drive(shippingSummaryMachine, options);
    const item = { isPurchasableByDelivery: false, isPurchasableByPickup: false };
    unbuyable.send({ type: 'facts.changed', facts: partFacts(item, { quantity: null }) });
    expect(unbuyable.inputOf('loadShippingSummary')).toEqual(request);
  });

  test('[SHIP-07] a failed call says why', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.reject('loadShippingSummary', refused('SHIP_NOT_COVERED', 422));
    expect(part.context()).toMatchObject({ failure: { code: 'SHIP_NOT_COVERED' } });
    part.send(requested({ itemSku: 'A-02' }));
    expect(part.context()).toMatchObject({ failure: null });
  });

  describe('[SHIP-23] once the arrival has ended', () => {
    const ended = (orderBefore: string | null = '15:00') => {
      const part = drive(shippingSummaryMachine, options);
      part.send(requested());
      part.resolve('loadShippingSummary', { ...SUMMARY, etd: { ...SUMMARY.etd, orderBefore } });
      return part;
    };

    test('nothing is said of it, and it is asked for anew, once', () => {
      const part = ended();
      expect(part.inputOf('waitForClock')).toEqual({ moment: Date.parse('2026-11-27T15:00:01+07:00') });
      part.resolve('waitForClock');
      expect(part.context()).toMatchObject({ summary: null, failure: null });
      expect(part.snapshot().hasTag('busy')).toBe(true);
      expect(part.waiting()).toEqual(['loadShippingSummary']);
      part.resolve('loadShippingSummary', SUMMARY);
      expect(part.context()).toMatchObject({ summary: SUMMARY });
      expect(part.waiting()).toEqual(['waitForClock']);
    });

    test('where no hour is told it ends with the day', () => {
      expect(ended(null).inputOf('waitForClock')).toEqual({
        moment: Date.parse('2026-11-28T00:00:01+07:00'),
      });
    });

    test.each([lost(), refused(null, 500)])('nothing is said where that fails, until it is told', (error) => {
      const part = ended();
      part.resolve('waitForClock');
      part.reject('loadShippingSummary', error);
      expect(part.context()).toMatchObject({ summary: null });
      expect(part.waiting()).toEqual([]);
      part.send({ type: 'retry.requested' });
      part.resolve('loadShippingSummary', SUMMARY);
      expect(part.context()).toMatchObject({ summary: SUMMARY });
    });

    test('the former item is not waited for any more, nor what is being asked for already', () => {
      const part = ended();
      part.send(requested({ itemSku: 'A-02' }));
      expect(part.waiting()).toEqual(['loadShippingSummary']);
      part.resolve('loadShippingSummary', SUMMARY);
      part.send({ type: 'page.outdated' });
      expect(part.waiting()).toEqual(['refreshShippingSummary']);
    });

    test('what the list said ends as the list says', () => {
      const part = drive(shippingSummaryMachine, options);
      part.send(requested());
      part.reject('loadShippingSummary', refused(null, 500));
      part.send(told({ askedAtMs: Date.parse('2026-11-28T09:00:00+07:00') }));
      expect(part.inputOf('waitForClock')).toEqual({ moment: Date.parse('2026-11-28T15:00:01+07:00') });
    });
  });
});
