import { expect, test } from 'vitest';
import { reviewerMachine, type ReviewerContext } from '#src/machines/reviews/reviewer/reviewerMachine.ts';
import { reviewerPaths } from '#src/machines/reviews/reviewer/reviewerPaths.ts';
import * as contract from '#src/services/reviews/reviews/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const reviews = (ids: readonly string[], page: number, totalPage: number) =>
  contract.reviewerReviews.parse({
    data: ids.map((id) => ({
      id,
      reviewId: id,
      likes: 0,
      author: { name: 'Sekar A.' },
      rating: 4,
      createdDate: '2026-11-01T03:00:00.000Z',
    })),
    paging: { page, itemPerPage: 2, totalPage, totalItem: 2 * totalPage },
  });
const reviewer = (id: string, totalPage: number, ids: readonly string[]) => ({
  summary: contract.reviewerSummary.parse({ id, name: id, numOfReview: 4, numOfMostUsefulReview: 1 }),
  reviews: reviews(ids, 1, totalPage),
});
const opened = () => {
  const part = drive(reviewerMachine, { actors: ['loadReviewer', 'loadMore'], systemId: 'reviewer' });
  part.send({ type: 'reviewer.needed', id: 'U-1' });
  return part;
};
const shown = (part: ReturnType<typeof opened>) =>
  part.context<ReviewerContext>().reviews.map(({ id }) => id);

test('reviewer: every transition', () => {
  expectEveryTransition(reviewerPaths);
});

test('[USERSUM-03] pages follow each other until all are there, none twice', () => {
  const part = opened();
  expect(part.inputOf('loadReviewer')).toEqual({ id: 'U-1' });
  part.resolve('loadReviewer', reviewer('U-1', 2, ['R-4', 'R-3']));
  part.send({ type: 'more.requested' });
  expect(part.inputOf('loadMore')).toEqual({ id: 'U-1', page: 2 });
  part.reject('loadMore', refused(null, 500));
  expect(shown(part)).toEqual(['R-4', 'R-3']);
  part.send({ type: 'retry.requested' });
  // Another review was written meanwhile: the last one of page one is on page two too.
  part.resolve('loadMore', reviews(['R-3', 'R-2'], 2, 2));
  expect(shown(part)).toEqual(['R-4', 'R-3', 'R-2']);
  part.send({ type: 'more.requested' });
  expect(part.waiting()).toEqual([]);
});

test('[USERSUM-01] loads another reviewer anew, and drops a late answer for the former', () => {
  const part = opened();
  part.send({ type: 'reviewer.needed', id: 'U-2' });
  expect(part.inputOf('loadReviewer')).toEqual({ id: 'U-2' });
  part.resolve('loadReviewer', reviewer('U-2', 1, ['R-9']));
  expect(part.context<ReviewerContext>().summary?.id).toBe('U-2');
  part.send({ type: 'reviewer.needed', id: 'U-2' });
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'reviewer.needed', id: 'U-1' });
  // Nothing of the former is shown under another name.
  expect(part.context<ReviewerContext>()).toMatchObject({ id: 'U-1', summary: null, reviews: [] });
});

test('[ERR-54] a failed profile can be retried, an unknown reviewer cannot', () => {
  const part = opened();
  part.reject('loadReviewer', lost());
  expect(part.snapshot().hasTag('failed')).toBe(true);
  part.send({ type: 'network.returned' });
  part.reject('loadReviewer', refused('REVIEWER_NOT_FOUND', 404));
  expect(part.snapshot().hasTag('empty')).toBe(true);
  expect(part.snapshot().hasTag('failed')).toBe(false);
});
