import { describe, expect, test } from 'vitest';
import { arrived, summary } from '#src/machines/paths/exampleFacts.ts';
import { fulfilmentMachine } from '#src/machines/fulfilment/fulfilment/fulfilmentMachine.ts';
import { fulfilmentPaths } from '#src/machines/fulfilment/fulfilment/fulfilmentPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

type Facts = Partial<Parameters<typeof summary>[0]>;
const types = (delivery: string, pickup: string, selected: string | null = null): Facts => ({
  delivery,
  pickup,
  selected,
});

describe('fulfilment', () => {
  const options = { actors: [], systemId: 'fulfilment' };
  const loaded = (facts: Facts) => arrived(summary({ itemSku: 'A-01', ...facts }));
  const storeClose = { delayShipping: false };

  test('every transition', () => {
    expectEveryTransition(fulfilmentPaths);
  });

  test('[FULFIL-12] a closed store: pickup whatever was asked for, as long as there is one', () => {
    const part = drive(fulfilmentMachine, options);
    const closed = loaded({ ...types('AVAILABLE', 'AVAILABLE', 'DELIVERY'), storeClose });
    part.send(closed);
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
    // It is open again, and has no counter any more.
    part.send(loaded(types('AVAILABLE', 'AVAILABLE', 'PICKUP')));
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(part.context()).toMatchObject({ selected: 'DELIVERY' });
    part.send(loaded({ ...types('AVAILABLE', 'UNAVAILABLE'), storeClose }));
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
    part.send(loaded({ ...types('AVAILABLE', 'AVAILABLE', 'DELIVERY'), type: 'BOPIS' }));
    expect(part.context()).toMatchObject({ selected: 'PICKUP' });
    const other = drive(fulfilmentMachine, options);
    other.send(loaded({ ...types('AVAILABLE', 'AVAILABLE', 'DELIVERY'), tags: ['ONLY_AVAILABLE_CNC'] }));
    expect(other.context()).toMatchObject({ selected: 'PICKUP' });
  });

  test('[ADDRESS-07] a reload of the item keeps the chosen way while the item offers it', () => {
    const part = drive(fulfilmentMachine, options);
    const ways = { ...types('AVAILABLE', 'AVAILABLE', 'DELIVERY'), type: 'BOPIS' } as const;
    part.send(loaded(ways));
    part.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    part.send({ ...loaded({ ...ways, selected: 'PICKUP' }), isSame: true });
    expect(part.context()).toMatchObject({ selected: 'DELIVERY', types: { selected: 'DELIVERY' } });
    part.send({ ...loaded({ ...ways, delivery: 'UNAVAILABLE' }), isSame: true });
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
