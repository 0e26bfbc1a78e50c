import { describe, expect, test } from 'vitest';
import {
  ADD_ACTION_TYPES,
  ADD_INITIATORS,
  ADD_MODES,
  CART_TYPES,
  cartTypeOf,
  CHECKOUT_STATUSES,
  maximumQuantity,
  parseQuantity,
} from '#src/domain/bag/cart.ts';

describe('cart', () => {
  test('[CART-03, CART-04, CART-05, CART-06, CART-07, CART-08, CART-09, CART-10] has closed lists', () => {
    expect(ADD_INITIATORS).toEqual(['ADD_TO_CART', 'BUY_NOW']);
    expect(ADD_MODES).toEqual(['MODAL', 'DESKTOP_CTA']);
    expect(ADD_ACTION_TYPES).toEqual(['REGULAR', 'FREE_GIFT', 'CAMPAIGN', 'COMBO', 'RECOMMENDATION']);
    expect(CHECKOUT_STATUSES).toEqual([
      'READY_CHECKOUT',
      'SKIP_CHECKOUT',
      'CHECKOUT_FAILED',
      'CHECKOUT_SUCCESS',
    ]);
  });
  test('[CART-11, CART-12, CART-13, CART-14, CART-15] cart types by what is added', () => {
    expect(CART_TYPES).toEqual(['REGULAR', 'COMBO', 'FREE_GIFT', 'FREE_SAMPLE', 'MBCA']);
    const web = { superApp: false };
    expect(cartTypeOf('REGULAR', web)).toBe('REGULAR');
    expect(cartTypeOf('CAMPAIGN', web)).toBe('REGULAR');
    expect(cartTypeOf('COMBO', web)).toBe('COMBO');
    expect(cartTypeOf('FREE_GIFT', web)).toBe('FREE_GIFT');
    expect(cartTypeOf('FREE_GIFT', { ...web, freeSample: true })).toBe('FREE_SAMPLE');
    expect(cartTypeOf('COMBO', { superApp: true })).toBe('MBCA');
  });
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
    expect(['3', ' 12 ', '007', '0', '１２', '\u202a5\u200b'].map(parseQuantity)).toEqual([
      3, 12, 7, 0, 12, 5,
    ]);
    expect(
      ['', '-1', '1e9', '1.5', '½', 'dua', '1.00', '1.0000', '1.000,00', '.500'].map(parseQuantity),
    ).toEqual([null, null, null, null, null, null, null, null, null, null]);
  });
});
