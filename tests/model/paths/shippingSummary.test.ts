// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { shippingSummaryMachine } from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { shippingSummaryPaths } from '#src/machines/fulfilment/shippingSummary/shippingSummaryPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadShippingSummary', 'waitForClock'],
  systemId: 'shippingSummary',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/shippingSummary.md', import.meta.url));

test('shippingSummary, walk 1: 24 steps to failed', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.send({ type: 'page.outdated' });
  shippingSummary.resolve('loadShippingSummary', {
    price: 9000,
    originalPrice: null,
    etd: { minDays: 2, maxDays: 4, orderBefore: null },
    tags: [],
    destination: { district: 'Gambir', city: 'Jakarta Pusat' },
  });
  expect(shippingSummary.value()).toEqual('ready');
  shippingSummary.send(shippingSummaryPaths.events.factsChangedToThree);
  expect(shippingSummary.value()).toEqual('refreshing');
  shippingSummary.send({ type: 'page.outdated' });
  shippingSummary.resolve('refreshShippingSummary', {
    price: 9000,
    originalPrice: null,
    etd: { minDays: 2, maxDays: 4, orderBefore: null },
    tags: [],
    destination: { district: 'Gambir', city: 'Jakarta Pusat' },
  });
  expect(shippingSummary.value()).toEqual('ready');
  shippingSummary.resolve('waitForClock');
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', lost());
  expect(shippingSummary.value()).toEqual('unreached');
  shippingSummary.send({ type: 'retry.requested' });
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', refused(null, 500));
  expect(shippingSummary.value()).toEqual('failed');
  shippingSummary.send({ type: 'retry.requested' });
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', lost());
  expect(shippingSummary.value()).toEqual('unreached');
  shippingSummary.send({ type: 'network.returned' });
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', lost());
  expect(shippingSummary.value()).toEqual('unreached');
  shippingSummary.send(shippingSummaryPaths.events.shippingToldOfThree);
  expect(shippingSummary.value()).toEqual('ready');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('refreshing');
  shippingSummary.reject('refreshShippingSummary', lost());
  expect(shippingSummary.value()).toEqual('unreached');
  shippingSummary.send(shippingSummaryPaths.events.shippingToldRefused);
  expect(shippingSummary.value()).toEqual('failed');
  shippingSummary.send(shippingSummaryPaths.events.shippingTold);
  expect(shippingSummary.value()).toEqual('ready');
  shippingSummary.send(shippingSummaryPaths.events.factsChangedToThree);
  expect(shippingSummary.value()).toEqual('refreshing');
  shippingSummary.reject('refreshShippingSummary', refused(null, 500));
  expect(shippingSummary.value()).toEqual('failed');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', refused(null, 500));
  expect(shippingSummary.value()).toEqual('failed');
  shippingSummary.send(shippingSummaryPaths.events.shippingToldRefused);
  expect(shippingSummary.value()).toEqual('failed');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 1: 24 steps to failed'));
});

test('shippingSummary, walk 2: 1 step to idle', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send(shippingSummaryPaths.events.factsChangedBeforeQuantity);
  expect(shippingSummary.value()).toEqual('idle');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 2: 1 step to idle'));
});

test('shippingSummary, walk 3: 1 step to idle', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send({ type: 'page.outdated' });
  expect(shippingSummary.value()).toEqual('idle');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 3: 1 step to idle'));
});

test('shippingSummary, walk 4: 3 steps to failed', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', refused(null, 500));
  expect(shippingSummary.value()).toEqual('failed');
  shippingSummary.send(shippingSummaryPaths.events.shippingToldNothing);
  expect(shippingSummary.value()).toEqual('failed');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 4: 3 steps to failed'));
});

test('shippingSummary, walk 5: 3 steps to unreached', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.reject('loadShippingSummary', lost());
  expect(shippingSummary.value()).toEqual('unreached');
  shippingSummary.send(shippingSummaryPaths.events.shippingToldNothing);
  expect(shippingSummary.value()).toEqual('unreached');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 5: 3 steps to unreached'));
});

test('shippingSummary, walk 6: 2 steps to loading', () => {
  const shippingSummary = drive(shippingSummaryMachine, options);
  expect(shippingSummary.value()).toEqual('idle');
  shippingSummary.send(shippingSummaryPaths.events.factsChanged);
  expect(shippingSummary.value()).toEqual('loading');
  shippingSummary.send(shippingSummaryPaths.events.factsChangedToBandung);
  expect(shippingSummary.value()).toEqual('loading');
  expect(shippingSummary.told()).toEqual([]);
  expect(shippingSummary.record()).toEqual(records.get('walk 6: 2 steps to loading'));
});
