import { describe, expect, test } from 'vitest';
import { isContextual, priceAfterCashback, priceByTiers, struckPrice } from '#src/domain/price/price.ts';

describe('price', () => {
  const price = { offered: 90_000, listed: 100_000, discount: 10, cashback: null };
  test('[PRICE-09] applied vouchers make a price contextual', () =>
    expect(isContextual(price, [{}])).toBe(true));
  test('[PRICE-10] so does cashback, but not a cashback of 0', () => {
    expect(isContextual({ ...price, cashback: 1 }, [])).toBe(true);
    expect(isContextual({ ...price, cashback: 0 }, [])).toBe(false);
  });
  test('[PRICE-11] otherwise it is plain', () => {
    for (const cashback of [null, 0]) expect(isContextual({ ...price, cashback }, [])).toBe(false);
  });
  test('[PRICE-14] the listed price is struck through only when it is higher', () => {
    expect(struckPrice(price)).toBe(100_000);
    expect(struckPrice({ ...price, listed: 90_000 })).toBeNull();
    expect(struckPrice({ ...price, listed: 80_000 })).toBeNull();
  });
  test('[PRICE-15] cashback is taken off, never below zero', () => {
    expect(priceAfterCashback({ ...price, cashback: 10_000 })).toBe(80_000);
    expect(priceAfterCashback({ ...price, cashback: 900_000 })).toBe(0);
  });
  test('[PRICE-13, PRICE-18] more pieces cost what their tier says, with its own percentage', () => {
    const tiers = [{ minQty: 3, maxQty: null, price: 75_000 }];
    expect(priceByTiers(price, [], 9)).toBe(price);
    expect(priceByTiers(price, tiers, 2)).toBe(price);
    expect(priceByTiers(price, tiers, 3)).toEqual({ ...price, offered: 75_000, discount: 25 });
  });
});
