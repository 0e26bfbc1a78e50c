import { expect, test } from 'vitest';
import {
  isSamePage,
  SECONDARY_PAGES,
  SPECIFIED_SECONDARY_PAGES,
  toSecondaryPage,
  type RouteFacts,
} from '#src/domain/page/route.ts';

test('[ROUTE-13, QNA-27] has eight secondary pages and the list of all questions', () => {
  expect(SPECIFIED_SECONDARY_PAGES).toHaveLength(8);
  expect(SECONDARY_PAGES).toEqual([...SPECIFIED_SECONDARY_PAGES, 'question-details']);
  for (const name of SECONDARY_PAGES) expect(toSecondaryPage(name)).toBe(name);
  for (const name of ['apa-saja', 'Shipping', '', null]) expect(toSecondaryPage(name)).toBeNull();
});

test('addresses of one route name and page show the same page, whatever their query', () => {
  const facts: RouteFacts = {
    name: 'secondary',
    shell: 'older',
    vendor: 'retail',
    page: { kind: 'secondary', name: 'shipping' },
    productName: 'koper-rimba',
    productId: 'RMB-00012-01',
    path: '/p/koper-rimba/RMB-00012-01/shipping',
    quantity: null,
    picture: null,
    pickupPointCode: null,
    fulfilment: null,
    redirectAction: null,
    voucher: null,
    reviewId: null,
    reviewCriteria: null,
    questionCriteria: null,
    sellerGroup: null,
  };
  expect(isSamePage(facts, { ...facts, path: `${facts.path}?quantity=2`, quantity: 2 })).toBe(true);
  expect(isSamePage(facts, { ...facts, page: { kind: 'secondary', name: 'shipping' } })).toBe(true);
  expect(isSamePage(facts, { ...facts, name: 'secondaryGrocery' })).toBe(false);
  expect(isSamePage(facts, { ...facts, page: { kind: 'secondary', name: 'promotions' } })).toBe(false);
});
