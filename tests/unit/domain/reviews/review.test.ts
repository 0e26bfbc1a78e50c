import { describe, expect, test } from 'vitest';
import {
  agoOf,
  areFilled,
  areSameCriteria,
  badgeOf,
  encodedVariants,
  EVERY_REVIEW,
  fitOfAll,
  initialsOf,
  isFiltered,
  mostComplained,
  optionBought,
  variantWords,
  type ReviewCriteria,
} from '#src/domain/reviews/review.ts';
import { reviewSortOf } from '#src/domain/reviews/reviewSorts.ts';

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

test('[REVIEW-30] names topics from three complaints on, and three topics at most', () => {
  const told = (...counts: number[]) => counts.map((complaints) => ({ complaints }));
  expect(mostComplained(told(2, 3))).toEqual(told(3));
  expect(mostComplained(told(4, 7, 3, 5))).toEqual(told(7, 5, 4));
});

test('[REVIEW-30] topics that as many complain of stay in the order in which they were told', () => {
  const topics = ['roda', 'bahan', 'kunci', 'warna'].map((topic) => ({ topic, complaints: 3 }));
  expect(mostComplained(topics).map(({ topic }) => topic)).toEqual(['roda', 'bahan', 'kunci']);
});

test.each([
  [null, null],
  [0, null],
  [9, null],
  [10, 'Influencer'],
  [49, 'Influencer'],
  [50, 'Superhero'],
  [5_000, 'Superhero'],
])('[USERSUM-02, LIMIT-14] %o most useful reviews have the badge %o', (count, badge) => {
  expect(badgeOf(count)).toBe(badge);
});

test('[REVIEW-09] an experiment names a sort, and anything else asks for the popular ones', () => {
  expect(['LATEST', 'LOWEST', 'POPULAR', 'latest', '', null, undefined].map(reviewSortOf)).toEqual([
    'LATEST',
    'LOWEST',
    'POPULAR',
    'POPULAR',
    'POPULAR',
    'POPULAR',
    'POPULAR',
  ]);
});

test('[REVIEW-31] how all sizes fitted is counted together, each of the three apart', () => {
  const sizes = [
    { small: 1, expected: 20, large: 300 },
    { small: 4, expected: 50, large: 600 },
  ];
  expect(fitOfAll(sizes)).toEqual({ small: 5, expected: 70, large: 900 });
  expect(fitOfAll([])).toEqual({ small: 0, expected: 0, large: 0 });
});

describe('which reviews are asked for', () => {
  const others: [string, Partial<ReviewCriteria>][] = [
    ['stars', { rating: 5 }],
    ['a topic', { topic: 'roda' }],
    ['an opinion', { opinion: 'praise' }],
    ['pictures', { withImages: true }],
    ['words', { search: 'rapi' }],
    ['an option', { variants: { Warna: 'Nila' } }],
  ];

  test.each(others)('with %s they are others than all of them, and fewer', (_, other) => {
    const asked = { ...EVERY_REVIEW, ...other };
    expect(areSameCriteria(asked, EVERY_REVIEW)).toBe(false);
    expect(areSameCriteria(asked, { ...asked })).toBe(true);
    expect(isFiltered(asked)).toBe(true);
  });

  test('in another order they are others, and no fewer', () => {
    const latest: ReviewCriteria = { ...EVERY_REVIEW, sort: 'LATEST' };
    expect(areSameCriteria(latest, EVERY_REVIEW)).toBe(false);
    expect([isFiltered(latest), isFiltered(EVERY_REVIEW)]).toEqual([false, false]);
  });

  test('an option is the same whichever of its attributes was chosen first', () => {
    const one = { ...EVERY_REVIEW, variants: { Warna: 'Nila', Ukuran: '39' } };
    const other = { ...EVERY_REVIEW, variants: { Ukuran: '39', Warna: 'Nila' } };
    expect(areSameCriteria(one, other)).toBe(true);
    expect(areSameCriteria(one, { ...other, variants: { Ukuran: '40', Warna: 'Nila' } })).toBe(false);
  });
});

test('[REVIEW-10] an option is sent by the names of its attributes in order, and none as nothing', () => {
  const sent = encodedVariants({ Warna: 'Nila & Putih', Bahan: 'Rotan', Ukuran: '39' });
  expect(sent).toMatch(/^[A-Za-z0-9%.-]+$/);
  expect(decodeURIComponent(sent ?? '')).toBe('{"Bahan":"Rotan","Ukuran":"39","Warna":"Nila & Putih"}');
  expect(encodedVariants({})).toBeNull();
});

test('[REVIEW-11] every attribute has a value that there is, or may be any', () => {
  const offered = [
    { attribute: 'Warna', values: ['Nila', 'Pandan'] },
    { attribute: 'Ukuran', values: ['39'] },
  ];
  expect(areFilled({ Warna: 'Nila', Ukuran: '39' }, offered)).toBe(true);
  expect(areFilled({ Warna: 'Pandan' }, offered)).toBe(true);
  expect(areFilled({}, offered)).toBe(true);
  expect(areFilled({ Warna: 'Nila', Ukuran: '40' }, offered)).toBe(false);
  expect(areFilled({ Warna: 'Merah', Ukuran: '39' }, offered)).toBe(false);
});

test('an option that is looked for says what each value is of, in the order of choice', () => {
  expect(variantWords({ Warna: 'Nila', Ukuran: '39' })).toEqual(['Warna Nila', 'Ukuran 39']);
});

test.each([
  ['Ayu Lestari', 'AL'],
  ['  ayu   lestari  dewi ', 'AL'],
  ['ayu', 'A'],
  ['', ''],
  ['👜 rimba', '👜R'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('how long ago something was', () => {
  const NOW = Date.parse('2026-11-22T03:00:00Z');
  const DAY = 24 * 3600 * 1000;

  test.each([
    [-3, 'today', 0],
    [0, 'today', 0],
    [1, 'days', 1],
    [13, 'days', 13],
    [14, 'weeks', 2],
    [59, 'weeks', 8],
    [60, 'months', 2],
    [729, 'months', 24],
    [730, 'years', 2],
    [1094, 'years', 2],
    [1095, 'years', 3],
  ])('%i days are said as %s: %i', (days, unit, count) => {
    expect(agoOf(NOW - days * DAY, NOW)).toEqual({ unit, count });
  });

  test('the day is the shop’s: last evening was a day ago, and half past midnight was today', () => {
    const midnight = Date.parse('2026-11-22T00:00:00+07:00');
    expect(agoOf(midnight, NOW)).toEqual({ unit: 'today', count: 0 });
    expect(agoOf(midnight - 1, NOW)).toEqual({ unit: 'days', count: 1 });
    expect(agoOf(midnight - DAY, NOW)).toEqual({ unit: 'days', count: 1 });
    expect(agoOf(midnight - DAY - 1, NOW)).toEqual({ unit: 'days', count: 2 });
    expect(agoOf(midnight - 1, midnight)).toEqual({ unit: 'days', count: 1 });
  });

  test('a time that cannot be read was today', () => {
    expect(agoOf(Number.NaN, NOW)).toEqual({ unit: 'today', count: 0 });
  });
});
