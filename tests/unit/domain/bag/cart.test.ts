import { describe, expect, test } from 'vitest';
import {
  ADD_ACTION_TYPES,
  ADD_INITIATORS,
  ADD_MODES,
  CART_TYPES,
  cartTypeOf,
  CHECKOUT_STATUSES,
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
});
