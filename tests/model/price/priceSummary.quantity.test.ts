import { expect, test } from 'vitest';
import { context, shown, startPriced } from '../support/pricedPart.ts';

test('[CART-16] decreasing at 1 has no effect, and typed nonsense returns to 1 with its message', () => {
  const part = startPriced();
  part.send({ type: 'quantity.stepped', by: -1 });
  expect(context(part).quantity).toBe(1);
  for (const text of ['0', '-3', '', 'banyak', '1e3', '2,5']) {
    part.send({ type: 'quantity.typed', text: '4' });
    part.send({ type: 'quantity.typed', text });
    expect(context(part), text).toMatchObject({ quantity: 1, issue: 'lowerThanMinimum' });
  }
});

test('[CART-16, CART-17] shows an issue until the draft is valid or the quantity is accepted', () => {
  const part = startPriced();
  for (const [wrong, issue] of [
    ['0', 'lowerThanMinimum'],
    ['99', 'aboveStock'],
  ] as const) {
    part.send({ type: 'quantity.typed', text: wrong });
    for (const text of ['', '0', '11', 'x']) part.send({ type: 'quantity.drafted', text });
    expect(context(part).issue).toBe(issue);
    const { quantity } = context(part);
    part.send({ type: 'quantity.drafted', text: '10' });
    // A draft does not change the quantity yet.
    expect(context(part)).toMatchObject({ issue: null, quantity });
  }
  part.send({ type: 'quantity.typed', text: '0' });
  part.send({ type: 'quantity.accepted' });
  expect(context(part)).toMatchObject({ issue: null, quantity: 1 });
});

test('[CART-17] more than the stock is refused and set to what can be added', () => {
  const part = startPriced();
  part.send({ type: 'quantity.typed', text: '999999999' });
  expect(context(part)).toMatchObject({ quantity: 10, issue: 'aboveStock', maximum: 10 });
  part.send({ type: 'quantity.accepted' });
  expect(context(part).issue).toBeNull();
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(context(part)).toMatchObject({ quantity: 10, issue: 'aboveStock' });
});

test('[CART-16] a step goes on from the quantity that is there', () => {
  const part = startPriced(5);
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(context(part).quantity).toBe(6);
  part.send({ type: 'quantity.stepped', by: -1 });
  expect(context(part).quantity).toBe(5);
});

test('[FULFIL-11, LIMIT-23] in-store pickup sets a larger quantity to 1 and says so', () => {
  const part = startPriced(4);
  part.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(context(part)).toMatchObject({ quantity: 1, issue: 'pickupMaximum' });
  expect(part.toPage.at(-1)).toEqual({ type: 'quantity.changed', quantity: 1 });
});

test('[FULFIL-11, CART-17] a new bound clears the message about the former bound only', () => {
  const part = startPriced(4);
  part.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  part.send({ type: 'quantity.bounded', maximum: 1, isPickup: true });
  expect(context(part).issue).toBe('pickupMaximum');
  part.send({ type: 'quantity.bounded', maximum: 10, isPickup: false });
  expect(context(part)).toMatchObject({ issue: null, quantity: 1 });
  part.send({ type: 'quantity.typed', text: '11' });
  part.send({ type: 'quantity.bounded', maximum: 12, isPickup: false });
  expect(context(part)).toMatchObject({ issue: null, quantity: 10 });
  part.send({ type: 'quantity.typed', text: '0' });
  part.send({ type: 'quantity.bounded', maximum: 2, isPickup: false });
  expect(context(part).issue).toBe('lowerThanMinimum');
});

test('[ROUTE-33, PRODUCT-10] another item starts again with its own quantity', () => {
  const part = startPriced(5);
  part.send(shown({ itemSku: 'A-02' }));
  expect(context(part)).toMatchObject({ quantity: 1, summary: null, lastSuccessful: null });
  expect(part.inputOf('loadPriceSummary')).toMatchObject({ itemSku: 'A-02', quantity: 1 });
});
