import { describe, expect, test } from 'vitest';
import { EVERY_REVIEW, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import { reviewsAsked, reviewSearch } from '#src/domain/reviews/reviewAddress.ts';

const asked = (search: string) => reviewsAsked(new URLSearchParams(search));
const written = (criteria: Partial<ReviewCriteria>, startSort: ReviewCriteria['sort'] = 'POPULAR') => {
  const search = reviewSearch({ ...EVERY_REVIEW, ...criteria }, startSort);
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
};

describe('[REVIEW-24] the address of the list', () => {
  test.each<Partial<ReviewCriteria>>([
    {},
    { rating: 1 },
    { sort: 'LOWEST', topic: 'bahan', withImages: true },
    { topic: 'roda', opinion: 'complaint' },
    { topic: 'roda', opinion: 'praise', rating: 5 },
    { variants: { Warna: 'Nila', Ukuran: 'Kabin 20″' }, search: 'roda & kunci=kuat' },
  ])('%j is read as it was written', (criteria) => {
    expect(asked(written(criteria))).toEqual(criteria);
  });
  test('names no order that the list begins with', () => {
    expect(written({ sort: 'LATEST' }, 'LATEST')).toBe('');
    expect(written({ sort: 'POPULAR' }, 'LATEST')).toBe('sortBy=POPULAR');
  });
  test.each([
    'rating=6',
    'rating=0',
    'rating=4.0',
    'rating=',
    'sortBy=popular',
    'withImages=1',
    `topic=${'x'.repeat(65)}`,
    'topic=a%20b',
    'opinion=praise',
    'opinion=complaint&topic=',
    'topic=<script>',
    'search=%20%00%0A',
    'variants=',
    'variants=%7B',
    `variants=${encodeURIComponent(JSON.stringify({ Warna: 'Nila', Ukuran: 'x'.repeat(101) }))}`,
    'variants=%7B%7D',
    'variants=null',
    'variants=3',
    'variants=%7B%22Warna%22%3A3%7D',
    'variants=%7B%22Warna%22%3A%5B%5D%7D',
    `variants=${encodeURIComponent(JSON.stringify({ Warna: 'x'.repeat(101) }))}`,
    `variants=${encodeURIComponent(JSON.stringify({ ['x'.repeat(101)]: 'Nila' }))}`,
    `variants=${encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, 'a']))))}`,
  ])('%s asks for nothing', (search) => {
    expect(asked(search)).toEqual({});
  });
  test('[REVIEW-30] what is said of a topic goes with it alone', () => {
    expect(asked('topic=roda&opinion=angry')).toEqual({ topic: 'roda' });
    expect(written({ topic: null, opinion: 'praise' })).toBe('');
  });
  test('an option is read up to the longest that it may be', () => {
    const read = (text: string) => asked(`variants=${encodeURIComponent(text)}`).variants;
    const most = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`nama-${at}`, 'a']));
    expect(read(JSON.stringify(most))).toEqual(most);
    const longest = { ['x'.repeat(100)]: 'y'.repeat(100) };
    expect(read(JSON.stringify(longest))).toEqual(longest);
    expect(read(`{"Warna":"Nila"${' '.repeat(1984)}}`)).toEqual({ Warna: 'Nila' });
    expect(read(`{"Warna":"Nila"${' '.repeat(1985)}}`)).toBeUndefined();
  });
  test('what is not asked for is not there at all', () => {
    expect(Object.keys(asked('topic=roda'))).toEqual(['topic']);
    expect(Object.keys(asked('search=rapi'))).toEqual(['search']);
    expect(Object.keys(asked('variants=%7B'))).toEqual([]);
  });
  test('takes the last of a repeated parameter, and cuts an overlong search', () => {
    expect(asked('rating=1&rating=2')).toEqual({ rating: 2 });
    expect(asked(`search=${'x'.repeat(120)}`).search).toHaveLength(100);
    expect(asked('search=%0Arapi%07 sekali ')).toEqual({ search: 'rapi sekali' });
  });
});
