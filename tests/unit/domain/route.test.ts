import { expect, test } from 'vitest';
import { SECONDARY_PAGES, toSecondaryPage } from '#src/domain/route.ts';

test('[ROUTE-13] only the eight names are secondary pages', () => {
  expect(SECONDARY_PAGES).toHaveLength(8);
  for (const name of SECONDARY_PAGES) expect(toSecondaryPage(name)).toBe(name);
  for (const name of ['apa-saja', 'Shipping', '', null]) expect(toSecondaryPage(name)).toBeNull();
});
