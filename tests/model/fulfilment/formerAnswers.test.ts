import { expect, test } from 'vitest';
import { pickupPointsMachine } from '#src/machines/fulfilment/pickupPoints/pickupPointsMachine.ts';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost } from '../support/drive.ts';

const changed = (facts: ReturnType<typeof partFacts>) => ({ type: 'facts.changed', facts });
const at = (latitude: number) =>
  ({ destination: { ...partFacts().destination, geolocation: { latitude, longitude: 107 } } }) as const;
const POINT = { code: 'PP-9', name: 'Toko' };

test('[SHIP-06] the options of before are gone when those of another quantity cannot be loaded', () => {
  const part = drive(shippingMachine, {
    actors: ['waitFor', 'readKeptCourier', 'loadShippingOptions'],
    systemId: 'shipping',
    input: partFacts(),
  });
  part.resolve('readKeptCourier', null);
  part.resolve('loadShippingOptions', [{ code: 'STANDARD', available: true }]);
  expect(part.context()).toMatchObject({ options: [{ code: 'STANDARD' }] });
  part.send(changed(partFacts({}, { quantity: 3 })));
  part.resolve('debounce');
  part.reject('loadShippingOptions', lost());
  expect(part.context()).toMatchObject({ options: [] });
});

test('[PICKUP-04] the other place is not offered where another destination has none', () => {
  const soldOut = { tags: ['OOS'], isPurchasableByPickup: false };
  const part = drive(pickupPointsMachine, {
    actors: ['loadPickupPoints', 'loadNearestPickupPoint', 'loadOtherPickupPoint', 'loadOfflineMerchants'],
    systemId: 'pickupPoints',
    input: partFacts(soldOut, at(-6)),
  });
  part.resolve('loadOtherPickupPoint', { pickup: POINT, delivery: null });
  expect(part.context()).toMatchObject({ other: { pickup: POINT } });
  part.send(changed(partFacts(soldOut, at(-7))));
  expect(part.context()).toMatchObject({ other: null });
  part.reject('loadOtherPickupPoint');
  expect(part.context()).toMatchObject({ other: null });
});
