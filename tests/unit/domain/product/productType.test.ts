import { expect, test } from 'vitest';
import { toProductType } from '#src/domain/product/productType.ts';

test('[PRODUCT-12] an unknown product type is REGULAR', () => {
  expect(['REGULAR', 'BIG_PRODUCT', 'BOPIS', 'MOON', 7].map(toProductType)).toEqual([
    'REGULAR',
    'BIG_PRODUCT',
    'BOPIS',
    'REGULAR',
    'REGULAR',
  ]);
});
