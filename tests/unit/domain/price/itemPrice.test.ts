import { describe, expect, test } from 'vitest';
import { priceFor, tiersFor, unitPriceFor, type PriceTerms } from '#src/domain/price/itemPrice.ts';

const TERMS: PriceTerms = {
  own: 100,
  listed: 200,
  cashback: 5,
  sale: null,
  tiers: [
    { minQty: 3, off: 10 },
    { minQty: 6, off: 20 },
  ],
};
const each = (terms: Partial<PriceTerms>, ...quantities: number[]) =>
  quantities.map((quantity) => unitPriceFor({ ...TERMS, ...terms }, quantity));

describe('[PRICE-17, WHOLESALE-06] the price of a piece', () => {
  test('is the own one less what its tier takes off', () => {
    expect(each({}, 1, 2, 3, 5, 6, 60)).toEqual([100, 100, 90, 90, 80, 80]);
    expect(each({ own: 130 }, 1, 3, 6)).toEqual([130, 120, 110]);
    expect(each({ tiers: [] }, 1, 60)).toEqual([100, 100]);
  });
  test('is the lower one of a sale and a tier, while enough pieces are left', () => {
    expect(each({ sale: { price: 85, pieces: 6 } }, 1, 3, 6, 7)).toEqual([85, 85, 80, 80]);
    expect(each({ sale: { price: 85, pieces: 2 } }, 2, 3)).toEqual([85, 90]);
  });
  test('is raised by nothing, and never below nothing', () => {
    expect(each({ sale: { price: 101, pieces: 9 } }, 1)).toEqual([100]);
    expect(each({ tiers: [{ minQty: 1, off: -1 }] }, 1)).toEqual([100]);
    expect(each({ tiers: [{ minQty: 1, off: 101 }] }, 1)).toEqual([0]);
  });
  test('is told with what was listed, the whole percentage, and the cashback', () => {
    expect(priceFor(TERMS, 3)).toEqual({ offered: 90, listed: 200, discount: 55, cashback: 5 });
    expect(priceFor({ ...TERMS, listed: null }, 1)).toMatchObject({ listed: 100, discount: 0 });
    expect(priceFor({ ...TERMS, listed: null }, 3)).toMatchObject({ listed: 100, discount: 10 });
    expect(priceFor({ ...TERMS, listed: 90 }, 1)).toMatchObject({ listed: 100, discount: 0 });
  });
});

describe('[WHOLESALE-06] the tiers of an item', () => {
  const tiers = (terms: Partial<PriceTerms> = {}) =>
    tiersFor({ ...TERMS, ...terms }).map(({ minQty, maxQty, price }) => [minQty, maxQty, price]);

  test('are ranges from one on, without a gap', () => {
    expect(tiers()).toEqual([
      [1, 2, 100],
      [3, 5, 90],
      [6, null, 80],
    ]);
  });
  test('have the sale that runs among them, and end where it does', () => {
    expect(tiers({ sale: { price: 85, pieces: 4 } })).toEqual([
      [1, 4, 85],
      [5, 5, 90],
      [6, null, 80],
    ]);
    expect(tiers({ sale: { price: 70, pieces: 7 } })).toEqual([
      [1, 7, 70],
      [8, null, 80],
    ]);
  });
  test('are none where many cost no less', () => {
    expect(tiers({ tiers: [] })).toEqual([]);
    expect(tiers({ tiers: [{ minQty: 3, off: 0 }] })).toEqual([]);
    expect(tiers({ tiers: [], sale: { price: 85, pieces: 4 } })).toEqual([]);
  });
});
