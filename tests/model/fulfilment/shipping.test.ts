import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { SHIPPING_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import type { FactsTold } from '#src/machines/protocol/partFacts.ts';
import { shippingPaths } from '#src/machines/fulfilment/shipping/shippingPaths.ts';
import {
  selectIsChoiceUnknown,
  selectLostCourier,
  selectMarkedCode,
  selectShippingRefusal,
} from '#src/machines/fulfilment/shipping/shippingListSelectors.ts';
import {
  selectChosenOption,
  selectIsChoicePending,
  selectIsShippingLoading,
} from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Bandung', postalCode: '40111' };
const ACTORS = ['waitFor', 'waitForClock', 'readKeptCourier', 'loadShippingOptions'];
const ASKED = Date.parse('2026-11-27T14:50:00+07:00');
/** Nothing is kept from before, unless the test says so. */
const begun = (input: object = partFacts(), kept: string | null = null) => {
  const part = drive(shippingMachine, { actors: ACTORS, systemId: 'shipping', serverTimeMs: ASKED, input });
  part.resolve('readKeptCourier', kept);
  return part;
};
const option = (code: string, facts: object = {}) => ({
  code,
  name: '',
  price: 9000,
  originalPrice: null,
  afterVouchers: null,
  etd: { minDays: 1, maxDays: 1, withinHours: null, before: null, orderBefore: null },
  tags: [],
  available: true,
  errorCode: null,
  params: {},
  ...facts,
});
const STANDARD = option('STANDARD', { tags: ['BEST_OFFER'] });
const EXPRESS = option('EXPRESS', { price: 21_000 });
const CLOSED = option('INSTANT', { available: false, errorCode: 'EXCEED_WORKHOUR', price: null, etd: null });
const changed = (facts: object = {}, item: object = {}) => ({
  type: 'facts.changed',
  facts: partFacts(item, facts),
});
const loaded = () => {
  const part = begun();
  part.resolve('loadShippingOptions', [CLOSED, STANDARD, EXPRESS]);
  return part;
};
const reported = (part: ReturnType<typeof drive>) =>
  (part.toPage.at(-1)?.['facts'] as FactsTold['facts'] | undefined)?.courier;
const snapshotOf = (part: ReturnType<typeof drive>) => part.snapshot() as never;

test('shipping: every transition, with and without an item at first', () => {
  expectEveryTransition(shippingPaths);
});

describe('loading', () => {
  test('at once for the item, its place, the quantity and the destination', () => {
    const part = begun(partFacts({}, { quantity: 3 }));
    expect(part.inputOf('loadShippingOptions')).toEqual({
      request: { itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 3, destination: DEFAULT_DESTINATION },
    });
    expect(selectIsShippingLoading(snapshotOf(part))).toBe(true);
  });

  test('[SHIP-24] not before it is known where it goes, and then for that place at once', () => {
    const input = partFacts({}, { isDestinationKnown: false });
    const part = drive(shippingMachine, {
      actors: ACTORS,
      systemId: 'shipping',
      serverTimeMs: ASKED,
      input,
    });
    expect(part.waiting()).toEqual([]);
    part.send(changed({ destination: BANDUNG }));
    part.resolve('readKeptCourier', null);
    expect(part.inputOf('loadShippingOptions')).toMatchObject({ request: { destination: BANDUNG } });
    part.send(changed({ destination: BANDUNG, isDestinationKnown: false }));
    expect([part.value(), part.context()['options']]).toEqual(['idle', []]);
  });

  test('one piece is asked for while nothing can be bought', () => {
    const part = begun(partFacts({}, { quantity: null }));
    expect(part.inputOf('loadShippingOptions')).toMatchObject({ request: { quantity: 1 } });
  });

  test('[SHIP-04, API-13] another destination empties the list, waits, and loads for it alone', () => {
    const part = loaded();
    part.send(changed({ destination: BANDUNG }));
    expect(part.context()).toMatchObject({ options: [] });
    expect(part.waiting()).toEqual(['debounce']);
    expect(part.inputOf('debounce')).toEqual({ ms: SHIPPING_DEBOUNCE_MS });
    // A second change begins the wait again.
    const former = part.snapshot().children['debounce'];
    part.send(changed({ destination: { ...BANDUNG, postalCode: '40132' } }));
    expect(part.snapshot().children['debounce']).not.toBe(former);
    part.resolve('debounce');
    expect(part.inputOf('loadShippingOptions')).toMatchObject({
      request: { destination: { postalCode: '40132' } },
    });
  });

  test('[SHIP-04] an answer for the former destination comes too late', () => {
    const part = begun();
    part.send(changed({ destination: BANDUNG }));
    // The part has dropped the former call.
    expect(part.waiting()).toEqual(['debounce']);
    expect(part.context()).toMatchObject({ options: [] });
    expect(selectIsShippingLoading(snapshotOf(part))).toBe(true);
  });

  test('what does not concern the parcel changes nothing', () => {
    const part = loaded();
    part.send(changed({ isMember: true, fulfilment: 'PICKUP' }));
    expect(part.value()).toBe('ready');
    part.send(changed({ quantity: 2 }));
    expect(part.value()).toBe('settling');
  });
});

describe('failing', () => {
  test('[SHIP-06, ERR-61] a failed load ends with no options, and a retry loads them', () => {
    const part = begun();
    part.reject('loadShippingOptions', lost());
    expect(part.context()).toMatchObject({ options: [] });
    expect(selectIsShippingLoading(snapshotOf(part))).toBe(false);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'retry.requested' });
    expect(part.context()).toMatchObject({ failure: null });
    part.resolve('loadShippingOptions', [STANDARD]);
    expect(part.context()).toMatchObject({ options: [STANDARD] });
  });

  test('[SHIP-07] a code of the catalogue is an answer with a message, any other code a failure', () => {
    const part = begun();
    part.reject('loadShippingOptions', refused('MAXIMUM_DISTANCE_EXCEEDED', 422, { maxDistance: 40 }));
    expect(part.snapshot().hasTag('failed')).toBe(false);
    expect(selectShippingRefusal(snapshotOf(part))).toMatchObject({
      message: 'distance',
      params: { maxDistance: 40 },
    });
    const other = begun();
    other.reject('loadShippingOptions', refused('INTERNAL_ERROR', 500));
    expect(other.snapshot().hasTag('failed')).toBe(true);
    expect(selectShippingRefusal(snapshotOf(other))).toBeNull();
  });
});

describe('[SHIP-20] the section hears what the list says', () => {
  const told = (part: ReturnType<typeof drive>) =>
    part.toPage.flatMap((event) => (event['name'] === 'shippingSummary' ? [event['event']] : []));
  const request = {
    itemSku: 'A-01',
    pickupPointCode: 'PP-1',
    quantity: 1,
    destination: DEFAULT_DESTINATION,
  };
  const { district, city } = DEFAULT_DESTINATION;

  test('[SHIP-27] the cheapest way that is open, the faster one of equals', () => {
    const part = begun();
    const etd = { minDays: 0, maxDays: 0, withinHours: 3, before: null, orderBefore: '15:00' };
    part.resolve('loadShippingOptions', [
      CLOSED,
      EXPRESS,
      STANDARD,
      option('SAME_DAY', { etd, originalPrice: 12_000, afterVouchers: 4_000, tags: ['BEST_OFFER'] }),
    ]);
    const summary = {
      price: 9000,
      originalPrice: 12_000,
      afterVouchers: 4_000,
      etd: { minDays: 0, maxDays: 0, orderBefore: '15:00' },
      tags: ['BEST_OFFER'],
      destination: { district, city },
    };
    expect(told(part)).toEqual([
      { type: 'shipping.told', request, summary, failure: null, askedAtMs: ASKED },
    ]);
  });

  test('tells the page the code of a refusal', () => {
    const part = begun();
    part.reject('loadShippingOptions', refused('SHIP_NOT_COVERED', 422));
    expect(told(part)).toMatchObject([
      { type: 'shipping.told', request, summary: null, failure: { code: 'SHIP_NOT_COVERED' } },
    ]);
  });

  test.each([
    ['none is open', [CLOSED]],
    ['its price is not known', [option('STANDARD', { price: null })]],
    ['its days are not known', [option('STANDARD', { etd: null })]],
  ])('no way where %s', (_, options) => {
    const part = begun();
    part.resolve('loadShippingOptions', options);
    expect(told(part)).toEqual([
      { type: 'shipping.told', request, summary: null, failure: null, askedAtMs: ASKED },
    ]);
  });

  test.each([lost(), refused(null, 500)])('nothing where the list failed', (error) => {
    const part = begun();
    part.reject('loadShippingOptions', error);
    expect(told(part)).toEqual([]);
  });
});

describe('[SHIP-14, SHIP-15] the courier of the purchase', () => {
  test('tells the page the chosen courier, its loss and its return', () => {
    const part = loaded();
    part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
    expect(part.toPage.at(-1)).toEqual({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
    expect(selectLostCourier(snapshotOf(part))).toBeNull();
    part.send(changed({ destination: BANDUNG }));
    expect(selectIsChoicePending(snapshotOf(part))).toBe(true);
    part.resolve('debounce');
    part.resolve('loadShippingOptions', [STANDARD]);
    expect(reported(part)).toBeNull();
    expect(selectLostCourier(snapshotOf(part))).toBe('EXPRESS');
    expect(selectIsChoicePending(snapshotOf(part))).toBe(false);
    part.send(changed());
    part.resolve('debounce');
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(reported(part)).toBe('EXPRESS');
    expect(selectLostCourier(snapshotOf(part))).toBeNull();
  });
  test('keeps the former price for another quantity, and drops it for another place', () => {
    const part = loaded();
    part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
    part.send(changed({ quantity: 2 }));
    expect(selectChosenOption(snapshotOf(part))).toEqual(EXPRESS);
    part.resolve('debounce');
    part.resolve('loadShippingOptions', [STANDARD, { ...EXPRESS, price: 40_000 }]);
    expect(selectChosenOption(snapshotOf(part))).toMatchObject({ price: 40_000 });
    part.send(changed({ quantity: 2, destination: BANDUNG }));
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
    expect(selectLostCourier(snapshotOf(part))).toBeNull();
  });
  test.each([{ itemSku: 'A-02' }, { pickupPointCode: 'PP-2' }])(
    'for another item or place it is sent from no price stands: %o',
    (item) => {
      const part = loaded();
      part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
      part.send(changed({}, item));
      expect(selectChosenOption(snapshotOf(part))).toBeNull();
    },
  );
  test('a failed load suspends the visitor’s courier, and a later load restores it', () => {
    const part = loaded();
    part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
    part.send(changed({ quantity: 2 }));
    part.resolve('debounce');
    part.reject('loadShippingOptions', lost());
    expect(reported(part)).toBeNull();
    expect(selectIsChoiceUnknown(snapshotOf(part))).toBe(true);
    expect(selectLostCourier(snapshotOf(part))).toBeNull();
    part.send({ type: 'network.returned' });
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(reported(part)).toBe('EXPRESS');
    expect(selectIsChoiceUnknown(snapshotOf(part))).toBe(false);
  });
  test('what a login interrupted is chosen from the start', () => {
    const part = drive(shippingMachine, {
      actors: ACTORS,
      systemId: 'shipping',
      input: partFacts({}, { courier: 'EXPRESS' }),
    });
    expect(selectIsChoicePending(snapshotOf(part))).toBe(true);
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(reported(part)).toBe('EXPRESS');
    expect(selectMarkedCode(snapshotOf(part))).toBe('EXPRESS');
  });
});

describe('[SHIP-19] what was chosen before the page was loaded anew', () => {
  test('is wanted at once, before it is known what it costs', () => {
    const part = begun(partFacts(), 'EXPRESS');
    expect(reported(part)).toBe('EXPRESS');
    expect(selectIsChoicePending(snapshotOf(part))).toBe(true);
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(selectChosenOption(snapshotOf(part))).toEqual(EXPRESS);
    expect(reported(part)).toBe('EXPRESS');
  });
  test('loads options once the item is known, for the last of all destinations', () => {
    const part = drive(shippingMachine, {
      actors: ACTORS,
      systemId: 'shipping',
      input: { ...partFacts(), item: null },
    });
    expect(part.waiting()).toEqual([]);
    part.send(changed());
    part.send(changed({ destination: BANDUNG }));
    expect(part.inputOf('readKeptCourier')).toEqual({ itemSku: 'A-01' });
    part.resolve('readKeptCourier', 'EXPRESS');
    expect(part.inputOf('loadShippingOptions')).toMatchObject({ request: { destination: BANDUNG } });
    expect(selectIsChoicePending(snapshotOf(part))).toBe(true);
  });
  test('is nothing where nothing was kept', () => {
    const part = begun();
    expect(part.toPage).toEqual([]);
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
  });
});

describe('choosing', () => {
  test('the best offer is marked until the visitor chooses; a closed way cannot be chosen', () => {
    const part = loaded();
    expect(selectMarkedCode(snapshotOf(part))).toBe('STANDARD');
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
    part.send({ type: 'shipping.optionChosen', code: 'INSTANT' });
    expect(part.context()).toMatchObject({ chosenCode: null });
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
    part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
    expect(selectMarkedCode(snapshotOf(part))).toBe('EXPRESS');
  });

  test('the first open one of several best offers is marked, without one the first open one', () => {
    const marked = (...options: object[]) => {
      const part = begun();
      part.resolve('loadShippingOptions', options);
      return selectMarkedCode(snapshotOf(part));
    };
    const best = { tags: ['BEST_OFFER'] };
    const shut = option('INSTANT', { ...best, available: false, price: null, etd: null });
    expect(marked(shut, EXPRESS, option('SAME_DAY', best), STANDARD)).toBe('SAME_DAY');
    expect(marked(shut, EXPRESS, option('SAME_DAY'))).toBe('EXPRESS');
    expect(marked(shut)).toBeNull();
  });

  test('it stays the visitor’s when the options come again, and waits where it is closed', () => {
    const part = loaded();
    part.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
    part.send(changed({ destination: BANDUNG }));
    part.resolve('debounce');
    part.resolve('loadShippingOptions', [STANDARD]);
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
    expect(selectMarkedCode(snapshotOf(part))).toBe('STANDARD');
    part.send(changed());
    part.resolve('debounce');
    part.resolve('loadShippingOptions', [STANDARD, EXPRESS]);
    expect(selectChosenOption(snapshotOf(part))).toEqual(EXPRESS);
  });
});

test('[SHIP-06] the options of before are gone when those of another quantity cannot be loaded', () => {
  const part = begun();
  part.resolve('loadShippingOptions', [STANDARD]);
  expect(part.context()).toMatchObject({ options: [{ code: 'STANDARD' }] });
  part.send(changed({ quantity: 3 }));
  part.resolve('debounce');
  part.reject('loadShippingOptions', lost());
  expect(part.context()).toMatchObject({ options: [] });
});

describe('[SHIP-23] once one of the ways no longer arrives as it was told', () => {
  const until = (orderBefore: string | null) => ({ ...STANDARD.etd, orderBefore });
  const SAME_DAY = option('SAME_DAY', { price: 20_000, etd: until('15:00') });
  const waiting = () => {
    const part = begun();
    part.resolve('loadShippingOptions', [CLOSED, option('STANDARD', { etd: until('17:00') }), SAME_DAY]);
    part.send({ type: 'shipping.optionChosen', code: 'SAME_DAY' });
    return part;
  };

  test('nothing is said of any arrival, prices and choice stay, and all are asked for anew, once', () => {
    const part = waiting();
    expect(part.inputOf('waitForClock')).toEqual({ moment: Date.parse('2026-11-27T15:00:01+07:00') });
    part.resolve('waitForClock');
    expect(part.waiting()).toEqual(['loadShippingOptions']);
    expect(selectChosenOption(snapshotOf(part))).toEqual({ ...SAME_DAY, etd: null });
    expect(selectMarkedCode(snapshotOf(part))).toBe('SAME_DAY');
    const { options } = part.context() as { options: { etd: unknown }[] };
    expect(options.map(({ etd }) => etd)).toEqual([null, null, null]);
    part.resolve('loadShippingOptions', [option('STANDARD', { etd: until('17:00') })]);
    expect(part.waiting()).toEqual(['waitForClock']);
    expect(selectLostCourier(snapshotOf(part))).toBe('SAME_DAY');
  });

  test('chooses no courier when the visitor has chosen none', () => {
    const part = begun();
    part.resolve('loadShippingOptions', [SAME_DAY]);
    part.resolve('waitForClock');
    expect(selectChosenOption(snapshotOf(part))).toBeNull();
  });

  test.each([lost(), refused(null, 500)])(
    'nothing is chosen, and nothing told, where that fails',
    (error) => {
      const part = waiting();
      part.resolve('waitForClock');
      part.reject('loadShippingOptions', error);
      expect(part.snapshot().hasTag('failed')).toBe(true);
      expect(selectChosenOption(snapshotOf(part))).toBeNull();
      expect(part.waiting()).toEqual([]);
    },
  );

  test('another destination is not asked for twice', () => {
    const part = waiting();
    part.send(changed({ destination: BANDUNG }));
    expect(part.waiting()).toEqual(['debounce']);
  });
});
