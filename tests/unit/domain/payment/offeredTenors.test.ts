import { expect, test } from 'vitest';
import { offeredTenorsOf, offersOver } from '#src/domain/payment/offeredTenors.ts';

const offer = (name: string, ...tenors: [tenor: number, monthly: number, total: number][]) => ({
  name,
  tenors: tenors.map(([tenor, monthly, total]) => ({ tenor, monthly, total })),
});

test('[INSTALL-20] the months are those of all offers, each once, the shortest first', () => {
  const offers = [
    offer('A', [24, 50, 1_200], [6, 200, 1_200]),
    offer('B', [12, 100, 1_200], [6, 210, 1_250]),
  ];
  expect(offeredTenorsOf(offers)).toEqual([6, 12, 24]);
  expect(offeredTenorsOf([])).toEqual([]);
});

test('[INSTALL-20] offers over some months are sorted by total, then by month; others are none', () => {
  const offers = [
    // The last month of a plan is less: the least a month is not the least in total.
    offer('least a month', [12, 100, 1_200]),
    offer('least in total', [12, 101, 1_190]),
    offer('dearer a month', [12, 102, 1_200]),
    offer('other months', [6, 1, 6]),
  ];
  expect(offersOver(offers, 12).map(({ offer: { name }, cost }) => [name, cost.total])).toEqual([
    ['least in total', 1_190],
    ['least a month', 1_200],
    ['dearer a month', 1_200],
  ]);
  expect(offersOver(offers, 6).map(({ offer: { name } }) => name)).toEqual(['other months']);
  expect(offersOver(offers, 3)).toEqual([]);
});
