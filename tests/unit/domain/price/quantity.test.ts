import { expect, test } from 'vitest';
import {
  areSameBounds,
  boundQuantity,
  isIssueOfBounds,
  maximumQuantity,
  parseQuantity,
} from '#src/domain/price/quantity.ts';

test('[FULFIL-11, LIMIT-23] pickup allows 1, delivery what is in stock', () => {
  expect(maximumQuantity('PICKUP', 9)).toBe(1);
  expect(maximumQuantity('PICKUP', null)).toBe(1);
  expect(maximumQuantity('DELIVERY', 9)).toBe(9);
  expect(maximumQuantity('DELIVERY', null)).toBeNull();
});

test('[CART-16] reads separators of thousands, and too many digits as a large number', () => {
  expect(['1.000', '1,000', '12.345.678', ' 2.500 '].map(parseQuantity)).toEqual([
    1000, 1000, 12_345_678, 2500,
  ]);
  expect(['999999999', '9999999999', '1'.repeat(20)].map(parseQuantity)).toEqual([
    999_999_999, 999_999_999, 999_999_999,
  ]);
});

test('[CART-16] a typed quantity is whole digits or nothing', () => {
  expect(['3', ' 12 ', '007', '0', '１２', '\u202a5\u200b'].map(parseQuantity)).toEqual([3, 12, 7, 0, 12, 5]);
  expect(
    ['', '-1', '1e9', '1.5', '½', 'dua', '1.00', '1.0000', '1.000,00', '.500'].map(parseQuantity),
  ).toEqual([null, null, null, null, null, null, null, null, null, null]);
});

test('[CART-16] less than one, or no number, is set to one', () => {
  for (const wanted of [null, 0, -3])
    expect(boundQuantity(wanted, { maximum: 4, isPickup: false })).toEqual({
      quantity: 1,
      issue: 'lowerThanMinimum',
    });
  expect(boundQuantity(1, { maximum: 4, isPickup: false })).toEqual({ quantity: 1, issue: null });
});

test('[CART-17, FULFIL-11] more than can be added is set to that, and pickup is its reason', () => {
  expect(boundQuantity(4, { maximum: 4, isPickup: false })).toEqual({ quantity: 4, issue: null });
  expect(boundQuantity(5, { maximum: 4, isPickup: false })).toEqual({ quantity: 4, issue: 'aboveStock' });
  expect(boundQuantity(2, { maximum: 1, isPickup: true })).toEqual({ quantity: 1, issue: 'pickupMaximum' });
  expect(boundQuantity(9999, { maximum: null, isPickup: false }).issue).toBeNull();
  expect(boundQuantity(10_000, { maximum: null, isPickup: false })).toEqual({
    quantity: 9999,
    issue: 'aboveStock',
  });
});

test('[CART-17, FULFIL-11] knows an issue of bounds, and other bounds by either field', () => {
  const issues = ['lowerThanMinimum', 'aboveStock', 'pickupMaximum', 'priceFailed', null] as const;
  expect(issues.filter(isIssueOfBounds)).toEqual(['aboveStock', 'pickupMaximum']);
  const bounds = { maximum: 1, isPickup: true };
  expect(areSameBounds(bounds, { ...bounds })).toBe(true);
  expect(areSameBounds(bounds, { ...bounds, maximum: 2 })).toBe(false);
  expect(areSameBounds(bounds, { ...bounds, isPickup: false })).toBe(false);
});
