import { describe, expect, test } from 'vitest';
import {
  lineBeyondSale,
  reachedLimit,
  reachOf,
  roomOf,
  type QuantityLimit,
  type QuantityLimitKind,
} from '#src/domain/price/quantityLimit.ts';

const limit = (kind: QuantityLimitKind, left: number, maximum = left): QuantityLimit => ({
  kind,
  maximum,
  left,
});
const room = (toBag: QuantityLimit, toOrder: QuantityLimit) => ({ toBag, toOrder, beyondSale: null });

describe('what bounds a purchase', () => {
  test('is told apart by the way in which it is had', () => {
    const limits = {
      delivery: room(limit('BAG', 9), limit('EVENT', 8)),
      pickup: room(limit('PICKUP', 1), limit('DAY', 7)),
    };
    expect(roomOf(limits, 'DELIVERY')).toBe(limits.delivery);
    expect(roomOf(limits, 'PICKUP')).toBe(limits.pickup);
    expect(roomOf({ ...limits, pickup: null }, 'PICKUP')).toBeNull();
    expect(roomOf(null, 'DELIVERY')).toBeNull();
  });

  test('is reached once not even one more can be had', () => {
    expect(reachedLimit(limit('QUOTA', 1, 3))).toBeNull();
    expect(reachedLimit(limit('QUOTA', 0, 3))).toBe('QUOTA');
    expect(reachedLimit(limit('DAY', -1, 3))).toBe('DAY');
    expect([reachedLimit(null), reachedLimit(undefined)]).toEqual([null, null]);
  });

  test('is the least of what an order may have and the stock, and one piece where it is picked up', () => {
    const both = room(limit('BAG', 1), limit('EVENT', 4, 10));
    expect(reachOf('DELIVERY', 6, both)).toEqual(limit('EVENT', 4, 10));
    expect(reachOf('DELIVERY', 3, both)).toEqual(limit('STOCK', 3));
    expect(reachOf('PICKUP', 6, both)).toEqual(limit('PICKUP', 1));
    expect(reachOf('PICKUP', 0, both)).toEqual(limit('STOCK', 0));
  });

  test('is the order’s rule where all leave as many, and the stock before the pickup', () => {
    const one = room(limit('BAG', 1), limit('EVENT', 1, 10));
    expect(reachOf('DELIVERY', 1, one)).toEqual(limit('EVENT', 1, 10));
    expect(reachOf('PICKUP', 1, one)).toEqual(limit('EVENT', 1, 10));
    expect(reachOf('PICKUP', 1, null)).toEqual(limit('STOCK', 1));
  });

  test('is the order, the stock or nothing where the others are not told', () => {
    expect(reachOf('DELIVERY', null, room(limit('BAG', 1), limit('DAY', 2)))).toEqual(limit('DAY', 2));
    expect(reachOf('DELIVERY', 6, null)).toEqual(limit('STOCK', 6));
    expect(reachOf('DELIVERY', null, null)).toBeNull();
  });
});

test('[BAG-13] beyond a sale all pieces of the line cost what as many of them cost without it', () => {
  const prices = [
    { minQty: 1, maxQty: 2, price: 100 },
    { minQty: 3, maxQty: null, price: 90 },
  ];
  expect(lineBeyondSale({ inBag: 0, prices }, 2)).toEqual({ count: 2, price: 100 });
  expect(lineBeyondSale({ inBag: 1, prices }, 2)).toEqual({ count: 3, price: 90 });
});
