import { describe, expect, test } from 'vitest';
import { called, uncovered, uses } from '../../e2e/faults/endpoints.ts';

describe('the fault matrix', () => {
  test('has a row for every call of the table, and none for what nothing calls', () => {
    const listed = uses.map(({ endpoint }) => endpoint);
    expect(uncovered(called, listed)).toEqual({ missing: [], stale: [] });
  });

  // A row with a star at its end would stand for calls that nothing ever broke.
  test('notices a call without a row and a row without a call', () => {
    const asked = ['GET /product-detail/products/*/shipping', 'POST /retail/carts'];
    const listed = ['GET /product-detail/products/*', 'POST /retail/carts'];
    expect(uncovered(asked, listed)).toEqual({ missing: [asked[0]], stale: [listed[0]] });
  });
});
