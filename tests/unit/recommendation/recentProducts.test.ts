import { describe, expect, test } from 'vitest';
import { pagesShown, withPagesShown } from '#src/domain/recommendation/endlessPages.ts';
import {
  isHiddenBrand,
  linesOfVisitor,
  readRecent,
  recentListOf,
  seenLine,
  withSeen,
  withViewed,
} from '#src/domain/recommendation/recentProducts.ts';

describe('[RECENT-01] each product belongs to one of four lists', () => {
  const of = (vendor: 'retail' | 'grocery', shell: 'older' | 'newer', tags: string[]) =>
    recentListOf({ vendor, shell, tags });
  test.each([
    ['retail', 'older', [], 'recentProducts'],
    ['retail', 'newer', [], 'recentProductsV2'],
    ['retail', 'older', ['CONTEXTUAL_FASHION'], 'recentProductsContextual'],
    ['retail', 'newer', ['CONTEXTUAL_ELECTRONICS'], 'recentProductsContextual'],
    ['grocery', 'older', [], 'recentProductsGrocery'],
    ['grocery', 'newer', ['CONTEXTUAL_GROCERY_MART'], 'recentProductsGrocery'],
  ] as const)('%s in the %s shell with %j: %s', (vendor, shell, tags, list) => {
    expect(of(vendor, shell, [...tags])).toBe(list);
  });
});

const skus = (count: number) => Array.from({ length: count }, (_, position) => `A-${position + 1}`);

test('[RECENT-02, LIMIT-16] a list keeps at most 8: with a ninth the oldest is dropped', () => {
  expect(withViewed(skus(7), 'B-1', ['B-1'])).toEqual(['B-1', ...skus(7)]);
  expect(withViewed(skus(8), 'B-1', ['B-1'])).toEqual(['B-1', ...skus(7)]);
  expect(readRecent(JSON.stringify(skus(9)))).toEqual(skus(8));
});

test('[RECENT-03] moves a viewed product to the front once, whichever option was viewed', () => {
  expect(withViewed(['A-1', 'B-1', 'C-1'], 'B-1', ['B-1'])).toEqual(['B-1', 'A-1', 'C-1']);
  expect(withViewed(['A-1', 'B-1', 'B-3', 'C-1'], 'B-2', ['B-1', 'B-2', 'B-3'])).toEqual([
    'B-2',
    'A-1',
    'C-1',
  ]);
});

test('[RECENT-01] what is stored is checked: only SKUs count, each once', () => {
  for (const text of [
    null,
    '',
    'nonsense',
    '{}',
    '"A-1"',
    '7',
    'null',
    '[[["A-1"]]]',
    '[{"itemSku":"A-1"}]',
  ]) {
    expect(readRecent(text)).toEqual([]);
  }
  expect(
    readRecent(JSON.stringify(['A-1', 7, null, '../x', '', 'A-1', 'B 2', 'x'.repeat(65), 'B-2'])),
  ).toEqual(['A-1', 'B-2']);
  expect(withViewed(['A-1'], '<b>', [])).toEqual(['A-1']);
});

test('[RECENT-05] brands are compared without regard to case or spaces around them', () => {
  const config = { 'pdp.recent.hidden-brands': ' Rimba ,Tirta' };
  expect(['rimba', 'RIMBA', ' Tirta '].map((brand) => isHiddenBrand(config, brand))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Rimba Lawu', '', 'Nada'].map((brand) => isHiddenBrand(config, brand))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isHiddenBrand({}, 'Rimba')).toBe(false);
});

describe('[ROUTE-30, RECO-04] how many pages of an endless list were shown', () => {
  test('is known of each product, and is one where nothing valid is kept', () => {
    const kept = withPagesShown(withPagesShown(null, 'A-1', 3), 'B-1', 2);
    expect([pagesShown(kept, 'A-1'), pagesShown(kept, 'B-1'), pagesShown(kept, 'C-1')]).toEqual([3, 2, 1]);
    expect(pagesShown(withPagesShown(kept, 'A-1', 4), 'A-1')).toBe(4);
    expect(pagesShown('[null,["A-1",3]]', 'A-1')).toBe(3);
    expect(withPagesShown('nonsense', 'A-1', 3)).toBe('[["A-1",3]]');
    expect(withPagesShown('{}', 'A-1', 3)).toBe('[["A-1",3]]');
    expect(withPagesShown('[[1,3]]', 'A-1', 1)).toBe('[["A-1",1]]');
    // The product that was seen again is the last one.
    expect(withPagesShown('[["A-1",1],["B-1",2]]', 'A-1', 3)).toBe('[["B-1",2],["A-1",3]]');
    for (const text of [
      null,
      '',
      'nonsense',
      '{}',
      '[["A-1"]]',
      '[["A-1",0]]',
      '[["A-1",1e9]]',
      '[["A-1","3"]]',
      '[["A-1",3,4]]',
      '[["A-1",2.5]]',
      '[["A-1",21]]',
      '["A-1"]',
      '[null]',
      '[{"0":"A-1","1":3,"length":2}]',
    ]) {
      expect(pagesShown(text, 'A-1')).toBe(1);
    }
  });
  test('is at most 20, of the 20 products that were seen last', () => {
    expect(pagesShown(withPagesShown(null, 'A-1', 50), 'A-1')).toBe(20);
    const kept = skus(21).reduce<string | null>((text, sku) => withPagesShown(text, sku, 2), null);
    expect([pagesShown(kept, 'A-1'), pagesShown(kept, 'A-2'), pagesShown(kept, 'A-21')]).toEqual([1, 2, 2]);
  });
});

describe('[RECENT-06] what was seen before the code of the lists had come', () => {
  const stored: Record<string, string> = { recentProducts: '["A-1","B-1"]' };
  const added = (...lines: string[]) => Object.fromEntries(withSeen(lines, (list) => stored[list] ?? null));

  test('joins its own list, the oldest first, each product once', () => {
    expect(
      added(
        seenLine('recentProducts', 'C-1', ['C-1', 'C-2']),
        seenLine('recentProductsGrocery', 'G-1', ['G-1']),
        seenLine('recentProducts', 'B-2', ['B-1', 'B-2']),
      ),
    ).toEqual({ recentProducts: ['B-2', 'C-1', 'A-1'], recentProductsGrocery: ['G-1'] });
  });

  const KEPT = [
    'guest recentProducts A-1',
    'member:M%201 recentProducts B-1',
    'member:M-2 recentProducts C-1',
  ];
  test.each([
    ['a guest', null, ['recentProducts A-1']],
    ['a member, with what they kept as a guest', 'M 1', ['recentProducts A-1', 'recentProducts B-1']],
    ['another member', 'M-2', ['recentProducts A-1', 'recentProducts C-1']],
  ])('[AUTH-21] goes to %s alone', (_, visitor, lines) => {
    expect(linesOfVisitor(KEPT.join('\n'), visitor)).toEqual(lines);
  });

  test.each([null, '', 'recentProducts A-1', 'member: recentProducts A-1', 'guest'])(
    '[AUTH-21] drops kept text %j, which has no owner',
    (text) => {
      expect(withSeen(linesOfVisitor(text, 'M-1'), () => null).size).toBe(0);
    },
  );

  test.each(['', 'C-1', 'bagWrittenAt C-1', 'recentProducts'])('counts %j as nothing', (line) => {
    expect(added(line)['bagWrittenAt']).toBeUndefined();
    expect(added(line)['recentProducts'] ?? ['A-1', 'B-1']).toEqual(['A-1', 'B-1']);
  });
});
