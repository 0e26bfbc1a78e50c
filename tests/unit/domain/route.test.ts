import { expect, test } from 'vitest';
import { SECONDARY_PAGES, SPECIFIED_SECONDARY_PAGES, toSecondaryPage } from '#src/domain/route.ts';

test('[ROUTE-13, QNA-27] only the eight names, and the list of all questions, are secondary pages', () => {
  expect(SPECIFIED_SECONDARY_PAGES).toHaveLength(8);
  expect(SECONDARY_PAGES).toEqual([...SPECIFIED_SECONDARY_PAGES, 'question-details']);
  for (const name of SECONDARY_PAGES) expect(toSecondaryPage(name)).toBe(name);
  for (const name of ['apa-saja', 'Shipping', '', null]) expect(toSecondaryPage(name)).toBeNull();
});
