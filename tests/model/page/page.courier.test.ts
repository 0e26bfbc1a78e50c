import { describe, expect, test } from 'vitest';
import { BANDUNG, ready, route, second, start, told } from '../support/drivenPage.ts';
import { summary } from '../support/summaries.ts';
import type { Driven } from '../support/drive.ts';

const chosen = () => {
  const page = ready();
  page.send({ type: 'session.resolved', isMember: false });
  page.send({ type: 'quantity.changed', quantity: 1 });
  page.send({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
  return page;
};
const offer = (page: Driven) =>
  told(page, 'addToCart').findLast(({ type }) => type === 'offer.changed')?.['offer'];

describe('[SHIP-14] the courier is part of what is bought', () => {
  test('from the moment it is chosen, and as long as the product is shown', () => {
    const page = chosen();
    expect(offer(page)).toMatchObject({ courier: 'EXPRESS', destination: { postalCode: '10110' } });
    page.send({ type: 'quantity.changed', quantity: 3 });
    expect(offer(page)).toMatchObject({ courier: 'EXPRESS', quantity: 3 });
    page.send({ type: 'product.loaded', summary: second });
    page.send({ type: 'quantity.changed', quantity: 1 });
    expect(offer(page)).toMatchObject({ itemSku: 'A-02', courier: 'EXPRESS' });
    page.send({ type: 'facts.told', facts: { courier: null } });
    expect(offer(page)).toMatchObject({ courier: null });
  });
  test('another product begins with none', () => {
    const page = chosen();
    page.send({ type: 'route.changed', route: route({ productId: 'B-01', path: '/p/b/B-01' }) });
    page.send({ type: 'product.loaded', summary: summary({ itemSku: 'B-01' }) });
    page.send({ type: 'quantity.changed', quantity: 1 });
    expect(offer(page)).toMatchObject({ itemSku: 'B-01', courier: null });
  });
  test('what is picked up has none, and delivered again it is the chosen one', () => {
    const page = chosen();
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    expect(offer(page)).toMatchObject({ courier: null });
    page.send({ type: 'fulfilment.changed', fulfilment: 'DELIVERY' });
    expect(offer(page)).toMatchObject({ courier: 'EXPRESS' });
  });
  test('where it goes changes with the address, at once', () => {
    const page = chosen();
    const destination = { ...BANDUNG, postalCode: '40132', district: 'Coblong' };
    page.send({ type: 'destination.changed', destination });
    expect(offer(page)).toMatchObject({
      destination: { postalCode: '40132', district: 'Coblong', geolocation: destination.geolocation },
    });
    // The destination names no person, street or saved address.
    expect(Object.keys((offer(page) as { destination: object }).destination).toSorted()).toEqual([
      'city',
      'district',
      'geolocation',
      'postalCode',
    ]);
  });
  test('groceries come in slots: neither', () => {
    const page = start({ name: 'productGrocery', vendor: 'grocery', path: '/grocery/p/koper/A-01' });
    page.send({
      type: 'product.loaded',
      summary: summary({ itemSku: 'A-01', tags: ['CONTEXTUAL_GROCERY_MART'] }),
    });
    page.send({ type: 'quantity.changed', quantity: 1 });
    page.send({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
    expect(offer(page)).toMatchObject({ courier: null, destination: null });
  });
  test('a login that asks for it brings the list of ways, which says what it costs', () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 1 });
    const event = { type: 'shipping.optionChosen', code: 'EXPRESS' };
    page.send({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
    page.send({ type: 'part.told', name: 'shipping', event });
    expect(offer(page)).toMatchObject({ courier: 'EXPRESS' });
    expect(told(page, 'bringParts')).toContainEqual({ type: 'part.needed', name: 'shipping' });
  });
});

describe('[ADDRESS-11] where it goes is settled', () => {
  const isSettled = (page: Driven) =>
    (offer(page) as { isDestinationSettled: boolean } | null)?.isDestinationSettled;
  const shown = () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 1 });
    return page;
  };
  test('of a member once their addresses were asked for, of a guest at once', () => {
    const page = shown();
    expect(isSettled(page)).toBe(false);
    page.send({ type: 'session.resolved', isMember: true });
    expect(isSettled(page)).toBe(false);
    page.send({ type: 'destination.changed', destination: { ...BANDUNG, district: 'Coblong' } });
    page.send({ type: 'facts.told', facts: { isDestinationSettled: true } });
    expect(offer(page)).toMatchObject({ isDestinationSettled: true, destination: { district: 'Coblong' } });
    const guest = shown();
    guest.send({ type: 'session.resolved', isMember: false });
    expect(isSettled(guest)).toBe(true);
  });
  test('and stays so for the next product', () => {
    const page = shown();
    page.send({ type: 'facts.told', facts: { isDestinationSettled: true } });
    page.send({ type: 'route.changed', route: route({ productId: 'B-01', path: '/p/b/B-01' }) });
    page.send({ type: 'product.loaded', summary: summary({ itemSku: 'B-01' }) });
    page.send({ type: 'quantity.changed', quantity: 1 });
    expect(isSettled(page)).toBe(true);
  });
});

test('[RECO-05] an offer names the last of the item’s categories, which is the narrowest', () => {
  const page = ready();
  page.send({ type: 'quantity.changed', quantity: 1 });
  expect(offer(page)).toMatchObject({ itemSku: 'A-01', categoryId: 'C2' });
});
