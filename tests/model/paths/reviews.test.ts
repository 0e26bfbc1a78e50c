// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { reviewsMachine } from '#src/machines/reviews/reviews/reviewsMachine.ts';
import { reviewsPaths } from '#src/machines/reviews/reviews/reviewsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadReviews', 'loadReview', 'toggleLike'],
  systemId: 'reviews',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/reviews.md', import.meta.url));

const loadReviewsOutputFirst = endOf(reviewsPaths.actors.loadReviews.outputs, 'first');
const loadReviewOutputPlain = endOf(reviewsPaths.actors.loadReview.outputs, 'plain');
const checkReviewOutputLiked = endOf(reviewsPaths.actors.loadReview.outputs, 'liked');
const loadReviewsOutputNone = endOf(reviewsPaths.actors.loadReviews.outputs, 'none');
const loadReviewsOutputLast = endOf(reviewsPaths.actors.loadReviews.outputs, 'last');

test('reviews, walk 1: 20 steps to {list.empty, one.ready, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  // Ends here: step 3 leads elsewhere than in the graph.
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 1: 20 steps to {list.empty, one.ready, likes.resting}'));
});

test('reviews, walk 2: 29 steps to {list.empty, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'moreUnreached', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'failed', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'failed', one: 'idle', likes: 'resting' });
  // Ends here: step 11 leads elsewhere than in the graph.
  expect(reviews.told()).toEqual(['search.changed', 'search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 2: 29 steps to {list.empty, one.idle, likes.resting}'));
});

test('reviews, walk 3: 7 steps to {list.loading, one.ready, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'network.returned' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'failed', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'review.needed', id: 'R-1' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'loading', likes: 'resting' });
  reviews.resolve('loadReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'loading', one: 'ready', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 3: 7 steps to {list.loading, one.ready, likes.resting}'),
  );
});

test('reviews, walk 4: 8 steps to {list.idle, one.gone, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'review.needed', id: 'R-1' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'loading', likes: 'resting' });
  reviews.reject('loadReview', lost());
  expect(reviews.value()).toEqual({ list: 'idle', one: 'unreached', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'loading', likes: 'resting' });
  reviews.reject('loadReview', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'idle', one: 'failed', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'loading', likes: 'resting' });
  reviews.reject('loadReview', refused('REVIEW_NOT_FOUND', 404));
  expect(reviews.value()).toEqual({ list: 'idle', one: 'gone', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'gone', likes: 'checking' });
  reviews.resolve('checkReview', checkReviewOutputLiked);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'gone', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 4: 8 steps to {list.idle, one.gone, likes.resting}'));
});

test('reviews, walk 5: 5 steps to {list.idle, one.loading, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.reject('checkReview', lost());
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'review.needed', id: 'R-1' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'loading', likes: 'resting' });
  reviews.reject('loadReview', lost());
  expect(reviews.value()).toEqual({ list: 'idle', one: 'unreached', likes: 'resting' });
  reviews.send({ type: 'network.returned' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'loading', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviews.record()).toEqual(records.get('walk 5: 5 steps to {list.idle, one.loading, likes.resting}'));
});

test('reviews, walk 6: 1 step to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'like.pressed', id: 'R-1' });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['member.needed']);
  expect(reviews.record()).toEqual(records.get('walk 6: 1 step to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 7: 2 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 7: 2 steps to {list.sorting, one.idle, likes.resting}'));
});

test('reviews, walk 8: 2 steps to {list.empty, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputNone);
  expect(reviews.value()).toEqual({ list: 'empty', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 8: 2 steps to {list.empty, one.idle, likes.resting}'));
});

test('reviews, walk 9: 2 steps to {list.idle, one.idle, likes.checking}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 9: 2 steps to {list.idle, one.idle, likes.checking}'));
});

test('reviews, walk 10: 2 steps to {list.idle, one.idle, likes.writing}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'writing' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 10: 2 steps to {list.idle, one.idle, likes.writing}'));
});

test('reviews, walk 11: 3 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed', 'search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 11: 3 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 12: 3 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 12: 3 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 13: 3 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 13: 3 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 14: 3 steps to {list.empty, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputNone);
  expect(reviews.value()).toEqual({ list: 'empty', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 14: 3 steps to {list.empty, one.idle, likes.resting}'));
});

test('reviews, walk 15: 3 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 15: 3 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 16: 3 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 16: 3 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 17: 3 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'more.requested' });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 17: 3 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 18: 3 steps to {list.ready, one.ready, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'review.needed', id: 'R-1' });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'ready', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 18: 3 steps to {list.ready, one.ready, likes.resting}'));
});

test('reviews, walk 19: 3 steps to {list.ready, one.idle, likes.writing}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'writing' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 19: 3 steps to {list.ready, one.idle, likes.writing}'));
});

test('reviews, walk 20: 3 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1', takesBack: true },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviews.record()).toEqual(records.get('walk 20: 3 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 21: 3 steps to {list.loading, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 21: 3 steps to {list.loading, one.idle, likes.resting}'),
  );
});

test('reviews, walk 22: 3 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'failed', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 22: 3 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 23: 3 steps to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'writing' });
  reviews.resolve('toggleLike', true);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 23: 3 steps to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 24: 3 steps to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'writing' });
  reviews.reject('toggleLike', lost());
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviews.record()).toEqual(records.get('walk 24: 3 steps to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 25: 3 steps to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'writing' });
  reviews.reject('toggleLike', refused('LOGIN_REQUIRED', 401));
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['login.needed']);
  expect(reviews.record()).toEqual(records.get('walk 25: 3 steps to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 26: 4 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 26: 4 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 27: 4 steps to {list.moreFailed, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'moreFailed', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 27: 4 steps to {list.moreFailed, one.idle, likes.resting}'),
  );
});

test('reviews, walk 28: 5 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'moreUnreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 28: 5 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 29: 5 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'moreUnreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'network.returned' });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 29: 5 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 30: 5 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'moreFailed', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 30: 5 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 31: 5 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'moreFailed', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 31: 5 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 32: 1 step to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 32: 1 step to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 33: 2 steps to {list.loading, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 33: 2 steps to {list.loading, one.idle, likes.resting}'),
  );
});

test('reviews, walk 34: 3 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 34: 3 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 35: 3 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputLast);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'more.requested' });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 35: 3 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 36: 3 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputLast);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 36: 3 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 37: 3 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: 4 } });
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 37: 3 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 38: 4 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 38: 4 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 39: 5 steps to {list.moreFailed, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', refused(null, 500));
  expect(reviews.value()).toEqual({ list: 'moreFailed', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'moreFailed', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 39: 5 steps to {list.moreFailed, one.idle, likes.resting}'),
  );
});

test('reviews, walk 40: 5 steps to {list.moreUnreached, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'moreUnreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'moreUnreached', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 40: 5 steps to {list.moreUnreached, one.idle, likes.resting}'),
  );
});

test('reviews, walk 41: 3 steps to {list.unreached, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'criteria.changed', criteria: { rating: null } });
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 41: 3 steps to {list.unreached, one.idle, likes.resting}'),
  );
});

test('reviews, walk 42: 7 steps to {list.ready, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.reject('loadReviews', lost());
  expect(reviews.value()).toEqual({ list: 'unreached', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'retry.requested' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputLast);
  expect(reviews.value()).toEqual({ list: 'ready', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(records.get('walk 42: 7 steps to {list.ready, one.idle, likes.resting}'));
});

test('reviews, walk 43: 3 steps to {list.loading, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', checkReviewOutputLiked);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(
    records.get('walk 43: 3 steps to {list.loading, one.idle, likes.resting}'),
  );
});

test('reviews, walk 44: 4 steps to {list.sorting, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', checkReviewOutputLiked);
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send(reviewsPaths.events.factsChangedToAddress);
  expect(reviews.value()).toEqual({ list: 'sorting', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual(['search.changed']);
  expect(reviews.record()).toEqual(
    records.get('walk 44: 4 steps to {list.sorting, one.idle, likes.resting}'),
  );
});

test('reviews, walk 45: 5 steps to {list.adding, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'list.needed' });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.send({ type: 'pages.wanted', pages: 2 });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
  });
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', checkReviewOutputLiked);
  expect(reviews.value()).toEqual({ list: 'loading', one: 'idle', likes: 'resting' });
  reviews.resolve('loadReviews', loadReviewsOutputFirst);
  expect(reviews.value()).toEqual({ list: 'adding', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.record()).toEqual(records.get('walk 45: 5 steps to {list.adding, one.idle, likes.resting}'));
});

test('reviews, walk 46: 2 steps to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', checkReviewOutputLiked);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviews.record()).toEqual(records.get('walk 46: 2 steps to {list.idle, one.idle, likes.resting}'));
});

test('reviews, walk 47: 3 steps to {list.idle, one.idle, likes.resting}', () => {
  const reviews = drive(reviewsMachine, {
    ...options,
    input: reviewsPaths.inputs.item,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  reviews.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
    isFlashSaleGone: false,
    afterLogin: true,
  });
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'checking' });
  reviews.resolve('checkReview', loadReviewOutputPlain);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'writing' });
  reviews.resolve('toggleLike', true);
  expect(reviews.value()).toEqual({ list: 'idle', one: 'idle', likes: 'resting' });
  expect(reviews.told()).toEqual([]);
  expect(reviews.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviews.record()).toEqual(records.get('walk 47: 3 steps to {list.idle, one.idle, likes.resting}'));
});
