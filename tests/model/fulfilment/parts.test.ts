import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import { fulfilmentMachine } from '#src/machines/fulfilment/fulfilment/fulfilmentMachine.ts';
import { fulfilmentPaths } from '#src/machines/fulfilment/fulfilment/fulfilmentPaths.ts';
import { shippingSummaryMachine } from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { shippingSummaryPaths } from '#src/machines/fulfilment/shippingSummary/shippingSummaryPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const types = (delivery: string, pickup: string, selected: string | null = null) => ({
  delivery: { status: delivery },
  pickup: { status: pickup },
  selected,
});

describe('fulfilment', () => {
  const options = { actors: [], systemId: 'fulfilment' };
  const loaded = (facts: ReturnType<typeof types>, startsOnPickup = false) => ({
    type: 'fulfilment.loaded',
    types: facts,
    startsOnPickup,
    isStoreClosed: false,
  });

  test('every transition', () => {
    expectEveryTransition(fulfilmentPaths);
  });

  test('[FULFIL-12] a closed store: pickup whatever was asked for, as long as there is one', () => {
    const part = drive(fulfilmentMachine, options);
    const closed = { ...loaded(types('AVAILABLE', 'AVAILABLE', 'DELIVERY')), isStoreClosed: true };
    part.send(closed);
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
    // It is open again, and has no counter any more.
    part.send(loaded(types('AVAILABLE', 'AVAILABLE', 'PICKUP')));
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(part.context()).toMatchObject({ selected: 'DELIVERY' });
    part.send({ ...loaded(types('AVAILABLE', 'UNAVAILABLE')), isStoreClosed: true });
    expect(part.context()).toMatchObject({ selected: 'DELIVERY' });
  });

  test.each([
    ['AVAILABLE', 'AVAILABLE', 'PICKUP', 'PICKUP'],
    ['AVAILABLE', 'UNAVAILABLE', 'PICKUP', 'DELIVERY'],
    ['UNAVAILABLE', 'AVAILABLE', null, 'PICKUP'],
    ['LOCATION_UNAVAILABLE', 'VARIANT_UNAVAILABLE', null, 'DELIVERY'],
  ])(
    '[FULFIL-01, FULFIL-02, FULFIL-08] delivery %s, pickup %s, selected %s starts with %s',
    (delivery, pickup, selected, expected) => {
      const part = drive(fulfilmentMachine, options);
      part.send(loaded(types(delivery, pickup, selected)));
      expect(part.context()).toMatchObject({ selected: expected });
      expect(part.toPage).toEqual([{ type: 'fulfilment.changed', fulfilment: expected }]);
    },
  );

  test('[PRODUCT-15, STOCK-13] a product bought online and picked up in store starts on pickup', () => {
    const part = drive(fulfilmentMachine, options);
    part.send(loaded(types('AVAILABLE', 'AVAILABLE', 'DELIVERY'), true));
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
  });

  test('[FULFIL-03, FULFIL-07] an available way can be chosen and the page learns of it', () => {
    const part = drive(fulfilmentMachine, options);
    part.send(loaded(types('AVAILABLE', 'AVAILABLE')));
    part.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
    expect(part.toPage.at(-1)).toEqual({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(part.value()).toBe('delivery');
    expect(part.toPage.at(-1)).toEqual({ type: 'fulfilment.changed', fulfilment: 'DELIVERY' });
  });

  test.each(['UNAVAILABLE', 'LOCATION_UNAVAILABLE', 'VARIANT_UNAVAILABLE'])(
    '[FULFIL-04, FULFIL-05, FULFIL-06] a way with status %s cannot be chosen',
    (status) => {
      const part = drive(fulfilmentMachine, options);
      part.send(loaded(types('AVAILABLE', status)));
      part.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
      expect(part.context()).toMatchObject({ selected: 'DELIVERY' });
      expect(part.toPage).toHaveLength(1);
    },
  );
});

describe('shippingSummary', () => {
  const options = { actors: ['loadShippingSummary'], systemId: 'shippingSummary' };
  const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Kota Bandung' };
  const requested = (facts: object = {}) => ({
    type: 'shippingSummary.requested',
    request: {
      itemSku: 'A-01',
      pickupPointCode: 'PP-1',
      quantity: 1,
      destination: DEFAULT_DESTINATION,
      ...facts,
    },
  });

  test('every transition', () => {
    expectEveryTransition(shippingSummaryPaths);
  });

  test('[PRICE-16, EMPTY-05, ERR-61] it comes by its own call, and a failed one can be asked for again', () => {
    for (const error of [lost(), refused(null, 500)]) {
      const part = drive(shippingSummaryMachine, options);
      part.send(requested());
      const { request } = requested();
      expect(part.inputOf('loadShippingSummary')).toEqual(request);
      part.reject('loadShippingSummary', error);
      expect(part.snapshot().hasTag('busy')).toBe(false);
      part.send({ type: 'retry.requested' });
      part.resolve('loadShippingSummary', { price: 9000 });
      expect(part.context()).toEqual({ request, summary: { price: 9000 }, failure: null });
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
    part.resolve('loadShippingSummary', { price: 9000 });
    part.send(requested(facts));
    expect(part.context()).toMatchObject({ summary: null });
    expect(part.inputOf('loadShippingSummary')).toMatchObject(facts);
    part.send(requested());
    part.resolve('loadShippingSummary', { price: 12_000 });
    expect(part.context()).toEqual({
      request: requested().request,
      summary: { price: 12_000 },
      failure: null,
    });
  });

  test('[SHIP-10] another quantity asks again, and what was said stays until the answer, which is of the last one', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', { price: 9000 });
    part.send(requested({ quantity: 2 }));
    part.send(requested({ quantity: 3 }));
    expect(part.context()).toMatchObject({ summary: { price: 9000 } });
    expect([...part.snapshot().tags].sort()).toEqual(['busy', 'refreshing']);
    expect(part.waiting()).toEqual(['refreshShippingSummary']);
    expect(part.inputOf('refreshShippingSummary')).toMatchObject({ quantity: 3 });
    part.resolve('refreshShippingSummary', { price: 17_000 });
    expect(part.context()).toMatchObject({ summary: { price: 17_000 } });
    expect(part.snapshot().hasTag('refreshing')).toBe(false);
  });

  test('[SHIP-10] a price of another quantity does not outlive a refusal, nor another destination', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', { price: 9000 });
    part.send(requested({ quantity: 99 }));
    part.reject('refreshShippingSummary', refused('TOTAL_ITEM_WEIGHT_EXCEEDED', 422));
    expect(part.context()).toMatchObject({
      summary: null,
      failure: { code: 'TOTAL_ITEM_WEIGHT_EXCEEDED' },
    });
    part.send(requested({ quantity: 1 }));
    expect(part.context()).toMatchObject({ failure: null });
    part.resolve('loadShippingSummary', { price: 9000 });
    part.send(requested({ quantity: 2, destination: BANDUNG }));
    expect(part.context()).toMatchObject({ summary: null });
  });

  test('the same request is not repeated', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.resolve('loadShippingSummary', { price: 9000 });
    part.send(requested());
    expect(part.waiting()).toEqual([]);
  });

  test('[SHIP-07] a failed call says why', () => {
    const part = drive(shippingSummaryMachine, options);
    part.send(requested());
    part.reject('loadShippingSummary', refused('SHIP_NOT_COVERED', 422));
    expect(part.context()).toMatchObject({ failure: { code: 'SHIP_NOT_COVERED' } });
    part.send(requested({ itemSku: 'A-02' }));
    expect(part.context()).toMatchObject({ failure: null });
  });
});
