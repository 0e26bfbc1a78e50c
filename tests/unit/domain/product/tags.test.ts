import { expect, test } from 'vitest';
import { knownTags, layoutOf, PRODUCT_TAGS } from '#src/domain/product/tags.ts';

test('[TAG-33] unknown tags are ignored, known ones kept once in order', () => {
  expect(knownTags(['COD', 'NEW_TAG', 'OOS', 'COD', '__proto__'])).toEqual(['COD', 'OOS']);
  expect(PRODUCT_TAGS).toHaveLength(33);
});

test('[PRODUCT-24, TAG-30, TAG-31] gadgets and electronics share a layout', () => {
  expect(layoutOf(['CONTEXTUAL_FASHION'])).toBe('fashion');
  expect(layoutOf(['CONTEXTUAL_GROCERY_MART'])).toBe('groceryMart');
  expect(layoutOf(['CONTEXTUAL_GADGETS'])).toBe('gadgets');
  expect(layoutOf(['CONTEXTUAL_ELECTRONICS'])).toBe('gadgets');
  expect(layoutOf(['COD'])).toBe('regular');
});
