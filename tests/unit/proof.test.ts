import { describe, expect, test } from 'vitest';
import { idsOf, proofOf } from '../../scripts/test/proof.mjs';

test.each([
  ['a title that names none', []],
  ['[CART-01] one', ['CART-01']],
  ['[CART-01, WISH-02] of two areas', ['CART-01', 'WISH-02']],
  ['[CART-09..11, 14] a row, and one more of its area', ['CART-09', 'CART-10', 'CART-11', 'CART-14']],
  ['[CART-01] first, and [SEO-03] then', ['CART-01', 'SEO-03']],
])('the ids that "%s" names', (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

describe('an id is proven', () => {
  const proofBy = (titles: Partial<Parameters<typeof proofOf>[1]>) => {
    const { proven, unknown } = proofOf(['CART-01', 'CART-02'], {
      passed: [],
      flaky: [],
      failed: [],
      ...titles,
    });
    return { proven: [...proven], unknown };
  };
  test('by a test that passed', () => {
    expect(proofBy({ passed: ['[CART-01] adds'] })).toEqual({ proven: ['CART-01'], unknown: [] });
  });
  test('not by a flaky one alone', () => {
    expect(proofBy({ flaky: ['[CART-01] adds'] }).proven).toEqual([]);
    expect(proofBy({ flaky: ['[CART-01] adds'], passed: ['[CART-01] adds twice'] }).proven).toEqual([
      'CART-01',
    ]);
  });
  test('not where another of its tests failed', () => {
    expect(proofBy({ passed: ['[CART-01, CART-02] adds'], failed: ['[CART-01] adds'] }).proven).toEqual([
      'CART-02',
    ]);
  });
  test('only if the catalogue has it', () => {
    expect(proofBy({ passed: ['[CART-03] adds'], flaky: ['[CART-04] adds'] })).toEqual({
      proven: [],
      unknown: ['CART-03', 'CART-04'],
    });
  });
});
