import { describe, expect, test } from 'vitest';
import { optionBought } from '#src/domain/review.ts';

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
