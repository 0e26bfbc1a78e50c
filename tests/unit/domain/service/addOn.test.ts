import { describe, expect, test } from 'vitest';
import { addOnPriceOf, servicesSum } from '#src/domain/service/addOn.ts';

const installation = { price: 150_000, basisPoints: null };
const protection = { price: 9_999, basisPoints: 250 };

describe('[ADDON-07] what services cost', () => {
  test('the same for every piece, or a share of what the piece costs', () => {
    expect(addOnPriceOf(installation, 2_000_000)).toBe(150_000);
    expect(addOnPriceOf(protection, 2_000_000)).toBe(50_000);
    expect(addOnPriceOf({ price: 9_999, basisPoints: 0 }, 2_000_000)).toBe(0);
  });
  test('a share is whole rupiah, half a rupiah rounded up', () => {
    expect(addOnPriceOf(protection, 20)).toBe(1);
    expect(addOnPriceOf(protection, 19)).toBe(0);
  });
  test('each piece has each of them, and a share is rounded for a piece and not for all', () => {
    expect(servicesSum([installation, protection], { unitPrice: 2_000_000, quantity: 3 })).toBe(600_000);
    expect(servicesSum([protection], { unitPrice: 20, quantity: 3 })).toBe(3);
    expect(servicesSum([], { unitPrice: 2_000_000, quantity: 3 })).toBe(0);
  });
});
