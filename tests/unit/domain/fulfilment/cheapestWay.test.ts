import { expect, test } from 'vitest';
import { byShippingPrice, cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';

const way = (price: number | null, maxDays: number | null, available = true) => ({
  available,
  price,
  etd: maxDays === null ? null : { maxDays },
});

test('[SHIP-02] the cheapest way that is open, and of two that cost the same the faster one', () => {
  const [cheap, fast, slow] = [way(9_000, 5), way(10_000, 1), way(10_000, 3)];
  expect(cheapestOf([slow, cheap, fast])).toBe(cheap);
  expect(cheapestOf([slow, fast])).toBe(fast);
  // Of those that are the same in both the first.
  expect(cheapestOf([slow, fast, way(10_000, 1)])).toBe(fast);
  expect(cheapestOf([fast, way(1_000, 1, false)])).toBe(fast);
  expect(cheapestOf([way(1_000, 1, false)])).toBeNull();
  expect(cheapestOf([])).toBeNull();
});

test('ways stand by their price, then by their days, and of unknown days last', () => {
  const ways = [way(10_000, null), way(20_000, 1), way(10_000, 9), way(10_000, 2), way(null, 4)];
  expect(ways.toSorted(byShippingPrice)).toEqual([ways[4], ways[3], ways[2], ways[0], ways[1]]);
});
