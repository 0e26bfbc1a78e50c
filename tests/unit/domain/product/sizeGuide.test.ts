import { describe, expect, test } from 'vitest';
import { fittingSize, fittingSizes, readFootLength, tendencyOf } from '#src/domain/product/sizeGuide.ts';

test.each([
  ['24', 240],
  ['24,3', 243],
  ['24.35', 244],
  [' 24,3 cm ', 243],
  ['24cm', 240],
  ['243', 243],
  ['243 mm', 243],
  ['243 MM', 243],
  ['\uff12\uff14', 240],
  ['9', 90],
  ['40', 400],
])('[PRODUCT-32] reads %s as %i mm', (text, length) => {
  expect(readFootLength(text)).toBe(length);
});

test.each(['', '2', '8,9', '40,1', '401', '24,345', '-24', '24 m', 'cm', '1e2', '24,3,1', '24 25'])(
  '[PRODUCT-32] reads "%s" as no foot',
  (text) => {
    expect(readFootLength(text)).toBeNull();
  },
);

const chart = {
  columns: ['EU', 'US', 'cm'],
  rows: [
    ['38', '5', '24'],
    ['37', '4', '23,5'],
    ['39', '6', '24,5'],
  ],
  length: 'cm',
  how: [],
};

describe('[PRODUCT-32] sizes of a chart', () => {
  test('have the longest foot that each fits, the smallest first', () => {
    expect(fittingSizes(chart)).toEqual([
      { size: '37', upTo: 235 },
      { size: '38', upTo: 240 },
      { size: '39', upTo: 245 },
    ]);
  });
  test('are none without a column of lengths, and without what cannot be read', () => {
    expect(fittingSizes({ ...chart, length: null })).toEqual([]);
    expect(fittingSizes({ ...chart, length: 'mm' })).toEqual([]);
    expect(
      fittingSizes({ ...chart, rows: [['37', '4'], ['38', '5', 'about 24'], ['', '6', '24'], []] }),
    ).toEqual([]);
  });
  test.each([
    [225, '37'],
    [235, '37'],
    [236, '38'],
    [240, '38'],
    [241, '39'],
    [245, '39'],
    [224, 'below'],
    [246, 'above'],
  ])('the smallest that a foot of %i mm fits: %s', (length, size) => {
    const found = fittingSize(fittingSizes(chart), length);
    expect(typeof found === 'string' ? found : found.size).toBe(size);
  });
});

test.each([
  [{ small: 3, expected: 2, large: 0 }, 'small'],
  [{ small: 3, expected: 3, large: 0 }, 'small'],
  [{ small: 2, expected: 3, large: 0 }, null],
  [{ small: 0, expected: 2, large: 4 }, 'large'],
  [{ small: 4, expected: 0, large: 0 }, null],
  [{ small: 0, expected: 9, large: 0 }, null],
  [{ small: 5, expected: 0, large: 5 }, null],
] as const)('[PRODUCT-32] of %j the size falls out: %s', (counts, tendency) => {
  expect(tendencyOf(counts)).toBe(tendency);
});
