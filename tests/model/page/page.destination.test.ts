import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { selectDestination } from '#src/machines/page/pageSelectors.ts';
import type { Driven } from '../support/drive.ts';
import { BANDUNG, ready, told } from '../support/drivenPage.ts';

const destination = (page: Driven) => selectDestination(page.snapshot() as never);
const offer = (page: Driven) =>
  told(page, 'addToCart').findLast(({ type }) => type === 'offer.changed')?.['offer'];
const shippingFacts = (page: Driven) =>
  told(page, 'shippingSummary').findLast(({ type }) => type === 'facts.changed')?.['facts'];
const { district, city, postalCode, geolocation } = DEFAULT_DESTINATION;
const DEFAULT = { district, city, postalCode, geolocation };

const shown = (isMember: boolean | null) => {
  const page = ready();
  page.send({ type: 'quantity.changed', quantity: 1 });
  if (isMember !== null) page.send({ type: 'session.resolved', isMember });
  return page;
};
const expectUnknown = (page: Driven) => {
  expect(destination(page)).toBeNull();
  expect(offer(page)).toMatchObject({ destination: null, isDestinationSettled: false });
  // A view that shows a place before then begins with the default.
  expect(shippingFacts(page)).toMatchObject({
    isDestinationKnown: false,
    destination: DEFAULT_DESTINATION,
  });
};
const expectDefault = (page: Driven) => {
  expect(destination(page)).toEqual(DEFAULT_DESTINATION);
  expect(offer(page)).toMatchObject({ destination: DEFAULT, isDestinationSettled: true });
  expect(shippingFacts(page)).toMatchObject({ isDestinationKnown: true });
};

describe('[SHIP-24] where it goes', () => {
  test('is not known before it is known who visits, and of a guest is the default', () => {
    const page = shown(null);
    expectUnknown(page);
    page.send({ type: 'session.resolved', isMember: false });
    expectDefault(page);
  });
  test('of a member is not known before their address has come', () => {
    const page = shown(true);
    expectUnknown(page);
    page.send({ type: 'destination.changed', destination: BANDUNG });
    expect(destination(page)).toEqual(BANDUNG);
    expect(offer(page)).toMatchObject({ destination: { postalCode: BANDUNG.postalCode } });
    expect(shippingFacts(page)).toMatchObject({ isDestinationKnown: true, destination: BANDUNG });
  });
  test('of a member without any address is the default', () => {
    const page = shown(true);
    page.send({ type: 'facts.told', facts: { isDestinationSettled: true } });
    expectDefault(page);
  });
  test('of a guest whose tab keeps a choice is not known before it has come', () => {
    const page = shown(null);
    page.send({ type: 'facts.told', facts: { isDestinationKept: true } });
    page.send({ type: 'session.resolved', isMember: false });
    expectUnknown(page);
    // The choice that the tab keeps cannot be read after all.
    page.send({ type: 'facts.told', facts: { isDestinationSettled: true } });
    expectDefault(page);
  });
  test('[ADDRESS-14] a member’s stays unknown when the address part is missing or has thrown', () => {
    const missing = shown(true);
    missing.send({ type: 'part.needed', name: 'address' });
    missing.send({ type: 'part.missed', name: 'address' });
    expectUnknown(missing);
    const thrown = shown(true);
    thrown.send({ type: 'part.needed', name: 'address' });
    thrown.send({ type: 'part.arrived', name: 'address' });
    thrown.send({ type: 'xstate.error.actor.address', actorId: 'address', error: new Error('no') } as never);
    expectUnknown(thrown);
  });
  test('[ADDRESS-14] one chosen in the place of one that could not be loaded is waited for no more', () => {
    const page = shown(true);
    page.send({ type: 'facts.told', facts: { isDestinationFailed: true } });
    expectUnknown(page);
    page.send({ type: 'destination.changed', destination: BANDUNG });
    expect(destination(page)).toEqual(BANDUNG);
    expect(offer(page)).toMatchObject({ isDestinationSettled: true });
  });
  test('[ADDRESS-14] of a visitor who may be a member stays unknown where its part is missing', () => {
    for (const isMember of [true, false]) {
      const page = shown(null);
      page.send({ type: 'part.needed', name: 'address' });
      page.send({ type: 'part.missed', name: 'address' });
      expectUnknown(page);
      page.send({ type: 'session.resolved', isMember });
      (isMember ? expectUnknown : expectDefault)(page);
    }
  });
});
