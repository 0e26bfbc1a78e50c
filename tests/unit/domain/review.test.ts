import { describe, expect, test } from 'vitest';
import { mostComplained, optionBought } from '#src/domain/review.ts';

describe('[REVIEW-22] the option of a review in words', () => {
  test('names what each value is of', () => {
    const size = { name: 'Ukuran', value: '39' };
    expect(optionBought({ variant: '39', attributes: [size] })).toBe('Ukuran 39');
    expect(
      optionBought({ variant: 'Hitam, 39', attributes: [{ name: 'Warna', value: 'Hitam' }, size] }),
    ).toBe('Warna Hitam, Ukuran 39');
  });

  test('is as it was told where no attribute is named, and nothing where there is no option', () => {
    expect(optionBought({ variant: '39', attributes: [] })).toBe('39');
    expect(optionBought({ variant: '', attributes: [] })).toBe('');
  });
});

test('[REVIEW-30] a topic that three complain of is named, one that two complain of is not, and three at most', () => {
  const told = (...counts: number[]) => counts.map((complaints) => ({ complaints }));
  expect(mostComplained(told(2, 3))).toEqual(told(3));
  expect(mostComplained(told(4, 7, 3, 5))).toEqual(told(7, 5, 4));
});
