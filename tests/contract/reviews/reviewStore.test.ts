import { expect, test } from 'vitest';
import {
  leastUsefulness,
  reviewId,
  reviewNumber,
  usefulnessOf,
} from '#marketplace/reviews/store/reviewStore.ts';

test('[API-56] what is no id of a review is none', () => {
  for (const number of [1, 35, 36, 99_999_999]) expect(reviewNumber(reviewId(number))).toBe(number);
  expect(reviewId(36)).toBe('UL-10');
  for (const id of ['UL-0', 'UL-', 'UL-1x!', 'xUL-1', 'UL-1-', 'UL-A', `UL-${'z'.repeat(11)}`, 'ul-1', '1'])
    expect(reviewNumber(id), id).toBeNull();
  // The largest number that is exact, and the one after it.
  expect(reviewNumber(`UL-${Number.MAX_SAFE_INTEGER.toString(36)}`)).toBe(Number.MAX_SAFE_INTEGER);
  expect(reviewNumber('UL-2gosa7pa2gw')).toBeNull();
  expect(reviewNumber('UL-100000000000')).toBeNull();
});

test('[REVIEW-01] a like counts most, then words, then a picture; known facts give the least', () => {
  const bare = { likes: 0, images: 0, text: '' };
  expect(usefulnessOf(bare)).toBe(0);
  expect(usefulnessOf({ ...bare, images: 1 })).toBe(1);
  expect(usefulnessOf({ ...bare, images: 3 })).toBe(1);
  expect(usefulnessOf({ ...bare, text: 'Bagus' })).toBe(2);
  expect(usefulnessOf({ ...bare, likes: 2 })).toBe(6);
  expect(usefulnessOf({ likes: 1, images: 3, text: 'Bagus' })).toBe(6);
  const least = (withImages: boolean, topic: number | null) => leastUsefulness({ withImages, topic });
  expect([least(false, null), least(true, null), least(false, 1), least(true, 1)]).toEqual([0, 1, 2, 2]);
});
