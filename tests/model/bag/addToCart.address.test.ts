import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import type { Offer } from '#src/machines/protocol/offer.ts';
import { drive, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const GAMBIR = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const DAGO = { district: 'Coblong', city: 'Kota Bandung', postalCode: '40132', geolocation: null };
const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const buy = { ...add, initiator: 'BUY_NOW' };
const combo = {
  type: 'add.comboRequested',
  combo: { comboId: 'C', items: [{ itemSku: 'A-01', pickupPointCode: 'PP-1' }] },
  mode: 'DESKTOP_CTA',
};
const changed = (facts: Partial<Offer>) => ({ type: 'offer.changed', offer: { ...offer, ...facts } });
const settled = changed({ destination: DAGO, isDestinationSettled: true });

function start(facts: Partial<Offer> = {}, isMember: boolean | null = true): Driven {
  const part = drive(addToCartMachine, {
    actors: [
      'addToBag',
      'createCheckout',
      'reportBuyNow',
      'loadAddRecommendations',
      'waitFor',
      'waitForAddress',
    ],
    systemId: 'addToCart',
    input: { vendor: 'retail', superApp: false, isMember },
  });
  part.send(changed({ destination: GAMBIR, isDestinationSettled: false, ...facts }));
  return part;
}
const sentTo = (part: Driven, actor = 'addToBag') =>
  (part.inputOf(actor) as { call: { body: { destination: unknown } } }).call.body.destination;

describe('[ADDRESS-11] a member whose address has not come', () => {
  test('adds: it waits, pending, and goes there', () => {
    const part = start();
    part.send(add);
    expect(part.waiting()).toEqual(['addressPatience']);
    expect(part.inputOf('addressPatience')).toEqual({ ms: 3000 });
    expect(part.snapshot().hasTag('pending')).toBe(true);
    // A second press is none.
    part.send(add);
    part.send(settled);
    expect(sentTo(part)).toEqual(DAGO);
    expect(part.waiting()).not.toContain('addressPatience');
  });
  test('buys now: the same', () => {
    const part = start();
    part.send(buy);
    expect(part.waiting()).toEqual(['addressPatience']);
    part.send(settled);
    expect(sentTo(part, 'createCheckout')).toEqual(DAGO);
  });
  test('it does not come in time: it goes to where the page says', () => {
    const part = start();
    part.send(add);
    part.resolve('addressPatience');
    expect(sentTo(part)).toEqual(GAMBIR);
    const bought = start();
    bought.send(buy);
    bought.reject('addressPatience');
    expect(sentTo(bought, 'createCheckout')).toEqual(GAMBIR);
  });
  test('who visits is not known either: first that, then the address; a guest waits for nothing', () => {
    const part = start({}, null);
    part.send(buy);
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'member.resolved', isMember: true });
    expect(part.waiting()).toEqual(['addressPatience']);
    const guest = start({}, null);
    guest.send(add);
    expect(guest.waiting()).toEqual(['addressPatience']);
    guest.send(changed({ destination: GAMBIR }));
    expect(sentTo(guest)).toEqual(GAMBIR);
    const asked = start({}, false);
    asked.send(buy);
    expect(asked.toPage).toMatchObject([
      { type: 'part.told', name: 'memberGate', event: { type: 'login.needed' } },
    ]);
  });
  test('what is picked up goes nowhere and waits for nothing; a combo is always delivered', () => {
    const picked = start({ fulfilment: 'PICKUP' });
    picked.send(add);
    expect(picked.waiting()).toContain('addToBag');
    const part = start({ fulfilment: 'PICKUP' });
    part.send(combo);
    expect(part.waiting()).toEqual(['addressPatience']);
    part.send(changed({ fulfilment: 'PICKUP', destination: DAGO }));
    expect(part.inputOf('addToBag')).toMatchObject({ call: { body: { items: [{ destination: DAGO }] } } });
  });
  test('at the address it cannot be had: nothing is sent; in the sheet the visitor is back in it', () => {
    const part = start();
    part.send(add);
    part.send(changed({ destination: DAGO, isPurchasable: false }));
    expect(part.waiting()).toEqual([]);
    expect(part.snapshot().hasTag('pending')).toBe(false);
    const sheet = start();
    sheet.send({ ...add, mode: 'MODAL' });
    sheet.send({ type: 'add.confirmed' });
    expect(sheet.waiting()).toEqual(['addressPatience']);
    sheet.send(changed({ destination: DAGO, isPurchasable: false }));
    expect(sheet.snapshot().matches('choosing')).toBe(true);
  });
  test('the sheet is closed before anything was sent: nothing is', () => {
    const part = start();
    part.send({ ...add, mode: 'MODAL' });
    part.send({ type: 'add.confirmed' });
    part.send({ type: 'add.modalShown', key: null });
    part.send(settled);
    expect(part.waiting()).toEqual([]);
  });
});
