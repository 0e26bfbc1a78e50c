import { describe, expect, test } from 'vitest';
import { isGiftReached } from '#src/domain/promo/freeGift.ts';
import {
  INDONESIA_BOUNDS,
  isWithinIndonesia,
  parseDegrees,
  toLocationProblem,
} from '#src/domain/address/location.ts';
import { isLimitTold, reachOf } from '#src/domain/price/quantityLimit.ts';
import { piecesReaching } from '#src/domain/price/wholesale.ts';

describe('rules at their border and one beside it', () => {
  test('[CART-34] of stock alone a limit is told where few are left', () => {
    const told = (kind: 'STOCK' | 'BAG', left: number) => isLimitTold({ kind, maximum: 60, left });
    expect([told('STOCK', 6), told('STOCK', 5), told('STOCK', 0)]).toEqual([false, true, true]);
    expect(told('BAG', 59)).toBe(true);
  });

  test('the base price is that of fewer pieces than the first tier begins with', () => {
    const tiers = [{ minQty: 4, maxQty: null, price: 10_000 }];
    // Four at the base price would do, but four are cheaper already.
    expect(piecesReaching(100_000, 25_000, tiers, 20)).toBe(10);
    expect(piecesReaching(75_000, 25_000, tiers, 20)).toBe(3);
    expect(piecesReaching(100_000, 25_000, tiers, 9)).toBeNull();
  });

  test('a pin on the border lies within Indonesia, one beyond any side does not', () => {
    const { west, east, south, north } = INDONESIA_BOUNDS;
    expect(isWithinIndonesia({ latitude: south, longitude: west })).toBe(true);
    expect(isWithinIndonesia({ latitude: north, longitude: east })).toBe(true);
    expect(isWithinIndonesia({ latitude: south - 0.01, longitude: 110 })).toBe(false);
    expect(isWithinIndonesia({ latitude: north + 0.01, longitude: 110 })).toBe(false);
    expect(isWithinIndonesia({ latitude: 0, longitude: west - 0.01 })).toBe(false);
    expect(isWithinIndonesia({ latitude: 0, longitude: east + 0.01 })).toBe(false);
  });

  test('a typed coordinate may be whole degrees and the pole, and no more', () => {
    expect([parseDegrees('-6', 90), parseDegrees('90', 90), parseDegrees('180', 180)]).toEqual([-6, 90, 180]);
    expect([parseDegrees('91', 90), parseDegrees('181', 180)]).toEqual([null, null]);
  });

  test('whatever asking the device failed with is a problem that can be said', () => {
    expect([null, undefined, 'no', {}].map(toLocationProblem)).toEqual(Array(4).fill('unavailable'));
  });

  test('a gift is reached with its very quantity, and never without one', () => {
    expect(isGiftReached({ neededQuantity: 3 }, 3)).toBe(true);
    expect(isGiftReached({ neededQuantity: 3 }, 4)).toBe(true);
    expect(isGiftReached({ neededQuantity: 3 }, 2)).toBe(false);
    expect(isGiftReached({ neededQuantity: null }, 3)).toBe(false);
    expect(isGiftReached({ neededQuantity: 3 }, null)).toBe(false);
  });
});

test('[WHOLESALE-05] of two equal bounds names that of the marketplace, not the stock', () => {
  const limit = { kind: 'EVENT', maximum: 9, left: 3 } as const;
  expect(reachOf('DELIVERY', 3, { toBag: limit, toOrder: limit, beyondSale: null })).toEqual(limit);
  expect(reachOf('DELIVERY', 2, { toBag: limit, toOrder: limit, beyondSale: null })).toMatchObject({
    kind: 'STOCK',
    left: 2,
  });
});
