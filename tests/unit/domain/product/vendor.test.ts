import { describe, expect, test } from 'vitest';
import { addressAt, vendorOf } from '#src/domain/product/vendor.ts';

describe('who sells a product', () => {
  test('the marketplace says it, before any tag', () => {
    const tags = ['CONTEXTUAL_GROCERY_MART'];
    expect(vendorOf({ vendor: 'retail', tags })).toBe('retail');
    expect(vendorOf({ vendor: 'grocery', tags: [] })).toBe('grocery');
  });
  test('else comes from a tag, and is unknown without one', () => {
    expect(vendorOf({ vendor: null, tags: ['OFFICIAL', 'CONTEXTUAL_GROCERY_MART'] })).toBe('grocery');
    expect(vendorOf({ vendor: null, tags: ['CONTEXTUAL_GROCERY'] })).toBeNull();
    expect(vendorOf({ vendor: null, tags: [] })).toBeNull();
  });
});

describe('the same page at a vendor', () => {
  test.each([
    ['/p/apel/GRC-00001-01', '/p/apel/GRC-00001-01', '/grocery/p/apel/GRC-00001-01'],
    ['/grocery/p/apel/GRC-00001-01', '/p/apel/GRC-00001-01', '/grocery/p/apel/GRC-00001-01'],
    ['/GROCERY/P/apel/GRC-00001-01', '/P/apel/GRC-00001-01', '/grocery/P/apel/GRC-00001-01'],
    ['/grocery/pdp-shell/apel', '/pdp-shell/apel', '/grocery/pdp-shell/apel'],
    // Only an address of the page is one of a vendor.
    ['/grocery/search', '/grocery/search', '/grocery/grocery/search'],
    ['/p/grocery/p/1', '/p/grocery/p/1', '/grocery/p/grocery/p/1'],
  ])('of %s is %s and %s', (path, retail, grocery) => {
    expect(addressAt('retail', path)).toBe(retail);
    expect(addressAt('grocery', path)).toBe(grocery);
  });
});
