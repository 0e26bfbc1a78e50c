import { describe, expect, test } from 'vitest';
import { EVERY_REVIEW, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import { reviewsMachine } from '#src/machines/reviews/reviews/reviewsMachine.ts';
import { reviewsPaths } from '#src/machines/reviews/reviews/reviewsPaths.ts';
import { likedOr, withPage } from '#src/machines/reviews/reviews/reviewsSetup.ts';
import type { ReviewsContext } from '#src/machines/reviews/reviews/reviewsTypes.ts';
import * as contract from '#src/services/reviews/reviews/contract.ts';
import { drive, lost, refused, type SentEvent } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const review = (id: string, likes = 4, liked = false) =>
  contract.review.parse({
    id,
    reviewId: id,
    likes,
    likeCounter: likes,
    additionalData: { liked },
    author: { name: 'Sekar A.' },
    rating: 5,
    createdDate: '2026-11-01T03:00:00.000Z',
  });
const list = (page: number, totalPage: number, ids: readonly string[]) =>
  contract.reviewList.parse({
    data: ids.map((id) => review(id)),
    summary: { rating: { counts: {} }, count: totalPage * 10 },
    paging: { page, itemPerPage: 10, totalPage, totalItem: totalPage * 10 },
  });

const opened = (config: Record<string, string> = {}) =>
  drive(reviewsMachine, {
    actors: ['loadReviews', 'loadReview', 'toggleLike'],
    systemId: 'reviews',
    input: partFacts({ itemSku: 'A-01' }, { config }),
  });
function withList() {
  const part = opened();
  part.send({ type: 'list.needed' });
  part.resolve('loadReviews', list(1, 3, ['R-1', 'R-2']));
  return part;
}
const resumed = (reviewId: string) =>
  ({
    type: 'wish.resumed',
    wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId },
    isFlashSaleGone: false,
  }) as const;

test('reviews: every transition', () => {
  expectEveryTransition(reviewsPaths);
});

describe('the list', () => {
  test('is loaded when it is shown, once, from the first page', () => {
    const part = opened();
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'list.needed' });
    expect(part.inputOf('loadReviews')).toEqual({ itemSku: 'A-01', criteria: EVERY_REVIEW, page: 1 });
    part.resolve('loadReviews', list(1, 1, ['R-1']));
    part.send({ type: 'list.needed' });
    expect(part.waiting()).toEqual([]);
  });

  test.each([
    ['LOWEST', 'LOWEST'],
    ['BEST', 'POPULAR'],
    ['', 'POPULAR'],
  ])('[REVIEW-09] the experiment %j begins with %s', (value, sort) => {
    expect(opened({ 'exp.default-active-sort': value }).context<ReviewsContext>().criteria.sort).toBe(sort);
  });

  test('[REVIEW-06] the next page is added, and after the last nothing is asked for', () => {
    const part = withList();
    for (const [page, ids] of [
      [2, ['R-3', 'R-4']],
      [3, ['R-5']],
    ] as const) {
      part.send({ type: 'more.requested' });
      expect(part.inputOf('loadReviews')).toMatchObject({ page });
      part.resolve('loadReviews', list(page, 3, ids));
    }
    expect(part.context<ReviewsContext>().ids).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5']);
    part.send({ type: 'more.requested' });
    expect(part.waiting()).toEqual([]);
  });

  test('[REVIEW-07] leaves out the first element of the first added page, and all duplicates', () => {
    expect(withPage(['R-1'], 1, [review('R-1'), review('R-2')])).toEqual(['R-1', 'R-2']);
    expect(withPage(['R-1'], 1, [review('R-9'), review('R-2')])).toEqual(['R-1', 'R-2']);
    expect(withPage([], 1, [review('R-1'), review('R-2')])).toEqual(['R-1', 'R-2']);
    expect(withPage(['R-1', 'R-2'], 2, [review('R-2'), review('R-3')])).toEqual(['R-1', 'R-2', 'R-3']);
  });

  test('[REVIEW-08] other criteria begin it again; an answer for the former ones never lands', () => {
    const part = withList();
    part.send({ type: 'more.requested' });
    part.send({ type: 'criteria.changed', criteria: { rating: 2 } });
    expect(part.inputOf('loadReviews')).toEqual({
      itemSku: 'A-01',
      criteria: { ...EVERY_REVIEW, rating: 2 },
      page: 1,
    });
    // The former reviews stay until the new ones have come.
    expect(part.context<ReviewsContext>().ids).toEqual(['R-1', 'R-2']);
    part.send({ type: 'criteria.changed', criteria: { topic: 'size' } });
    expect(part.inputOf('loadReviews')).toMatchObject({
      criteria: { ...EVERY_REVIEW, rating: 2, topic: 'size' },
    });
    part.resolve('loadReviews', list(1, 1, ['R-8']));
    expect(part.context<ReviewsContext>().ids).toEqual(['R-8']);
    part.send({ type: 'criteria.changed', criteria: { topic: 'size', variants: {} } });
    expect(part.waiting()).toEqual([]);
  });

  test('[REVIEW-24] loads the criteria of the address, and writes chosen ones to the address', () => {
    const part = drive(reviewsMachine, {
      actors: ['loadReviews', 'loadReview', 'toggleLike'],
      systemId: 'reviews',
      input: partFacts({ itemSku: 'A-01' }, { reviewCriteria: { rating: 5 } }),
    });
    const addresses = () =>
      part.toPage.flatMap(({ type, event }) => (type === 'outside.needed' ? [event as SentEvent] : []));
    part.send({ type: 'list.needed' });
    expect(part.inputOf('loadReviews')).toMatchObject({ criteria: { ...EVERY_REVIEW, rating: 5 } });
    part.resolve('loadReviews', list(1, 3, ['R-1']));
    expect(addresses()).toEqual([]);
    part.send({ type: 'criteria.changed', criteria: { topic: 'bahan' } });
    expect(addresses()).toMatchObject([
      {
        type: 'search.changed',
        page: 'review-details',
        search: { rating: '5', topic: 'bahan', sortBy: null, search: null },
        facts: { reviewCriteria: { rating: 5, topic: 'bahan' } },
      },
    ]);
  });

  test('[REVIEW-24] another address of the list loads its reviews, an equal one loads nothing', () => {
    const part = withList();
    const goTo = (reviewCriteria: Partial<ReviewCriteria> | null) =>
      part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }, { reviewCriteria }) });
    goTo({});
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'criteria.changed', criteria: { rating: 4 } });
    part.resolve('loadReviews', list(1, 3, ['R-4']));
    // The facts are told for another reason, before the address has followed.
    goTo({});
    expect(part.waiting()).toEqual([]);
    goTo({ rating: 4 });
    expect(part.waiting()).toEqual([]);
    goTo({ rating: 1 });
    expect(part.inputOf('loadReviews')).toMatchObject({ criteria: { rating: 1 }, page: 1 });
    part.resolve('loadReviews', list(1, 3, ['R-5']));
    // The product's page has no criteria: the chosen ones stay.
    goTo(null);
    expect(part.waiting()).toEqual([]);
    goTo({});
    expect(part.inputOf('loadReviews')).toMatchObject({ criteria: { rating: null } });
  });

  test('[AUTH-17] the list comes as far as it had come before a login, and no further', () => {
    const part = opened();
    part.send({ type: 'criteria.changed', criteria: { rating: 5 } });
    part.send({ type: 'pages.wanted', pages: 2 });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'list.needed' });
    expect(part.inputOf('loadReviews')).toMatchObject({ criteria: { rating: 5 }, page: 1 });
    part.resolve('loadReviews', list(1, 3, ['R-1']));
    expect(part.inputOf('loadReviews')).toMatchObject({ page: 2 });
    part.resolve('loadReviews', list(2, 3, ['R-2']));
    expect(part.waiting()).toEqual([]);
    // A narrowed list begins with its first page.
    part.send({ type: 'criteria.changed', criteria: { rating: 4 } });
    part.resolve('loadReviews', list(1, 3, ['R-3']));
    expect(part.waiting()).toEqual([]);
  });

  test('[AUTH-17] a list that is here already is filled up, and one that is shorter now ends', () => {
    const part = withList();
    part.send({ type: 'pages.wanted', pages: 9 });
    part.resolve('loadReviews', list(2, 3, ['R-3']));
    part.resolve('loadReviews', list(3, 3, ['R-4']));
    expect(part.waiting()).toEqual([]);
    expect(part.context<ReviewsContext>().ids).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
    part.send({ type: 'pages.wanted', pages: 9 });
    expect(part.waiting()).toEqual([]);
    // The end of one list does not count for a longer list that comes after it.
    part.send({ type: 'criteria.changed', criteria: { rating: 4 } });
    part.resolve('loadReviews', list(1, 5, ['R-5']));
    expect(part.waiting()).toEqual([]);
  });

  test('[AUTH-17] a list that has come as far as is wanted, or further, is not filled up', () => {
    const part = withList();
    part.send({ type: 'pages.wanted', pages: 1 });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'more.requested' });
    part.resolve('loadReviews', list(2, 3, ['R-3']));
    part.send({ type: 'pages.wanted', pages: 1 });
    expect(part.waiting()).toEqual([]);
  });

  test('[ERR-53] after a failure the same page is asked for again', () => {
    const part = withList();
    part.send({ type: 'more.requested' });
    part.reject('loadReviews', refused(null, 500));
    expect(part.snapshot().hasTag('listFailed')).toBe(true);
    expect(part.context<ReviewsContext>().ids).toEqual(['R-1', 'R-2']);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'retry.requested' });
    expect(part.inputOf('loadReviews')).toMatchObject({ page: 2 });
    part.reject('loadReviews', lost());
    part.send({ type: 'network.returned' });
    expect(part.inputOf('loadReviews')).toMatchObject({ page: 2 });
  });
});

describe('one review', () => {
  test('[REVIEW-19] that is gone is said to be, and another one is loaded after it', () => {
    const part = withList();
    part.send({ type: 'review.needed', id: 'R-8' });
    part.reject('loadReview', refused('REVIEW_NOT_FOUND', 404));
    expect(part.snapshot().hasTag('oneEmpty')).toBe(true);
    expect(part.snapshot().hasTag('oneFailed')).toBe(false);
    part.send({ type: 'review.needed', id: 'R-7' });
    part.resolve('loadReview', review('R-7'));
    expect(part.snapshot().hasTag('oneEmpty')).toBe(false);
  });

  test('[REVIEW-19] is loaded unless it has come already', () => {
    const part = withList();
    part.send({ type: 'review.needed', id: 'R-2' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'review.needed', id: 'R-7' });
    expect(part.inputOf('loadReview')).toEqual({ id: 'R-7' });
    part.resolve('loadReview', review('R-7'));
    expect(part.context<ReviewsContext>().byId['R-7']).toMatchObject({ id: 'R-7' });
  });
});

describe('likes', () => {
  test('[REVIEW-16, AUTH-04] a press goes to the member gate first, and writes nothing yet', () => {
    const part = withList();
    part.send({ type: 'like.pressed', id: 'R-1' });
    expect(part.waiting()).toEqual([]);
    expect(part.toPage).toContainEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'member.needed', wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' } },
    });
    expect(part.context<ReviewsContext>().byId['R-1']?.additionalData.liked).toBe(false);
  });

  test('[REVIEW-13, REVIEW-14, REVIEW-15] shows a like at once on its review, and takes the answer', () => {
    const part = withList();
    part.send(resumed('R-1'));
    expect(part.inputOf('toggleLike')).toEqual({ id: 'R-1' });
    expect(part.context<ReviewsContext>().byId['R-1']).toMatchObject({
      likes: 5,
      additionalData: { liked: true },
    });
    part.resolve('toggleLike', true);
    expect(part.context<ReviewsContext>().byId['R-1']).toMatchObject({ likes: 5, likeCounter: 5 });
    expect(part.context<ReviewsContext>().byId['R-2']).toEqual(review('R-2'));
    part.send(resumed('R-1'));
    part.resolve('toggleLike', false);
    expect(part.context<ReviewsContext>().byId['R-1']).toMatchObject({
      likes: 4,
      additionalData: { liked: false },
    });
    // The marketplace says otherwise than the page thought: another tab was quicker.
    part.send(resumed('R-1'));
    part.resolve('toggleLike', false);
    expect(part.context<ReviewsContext>().byId['R-1']).toMatchObject({
      likes: 4,
      additionalData: { liked: false },
    });
    expect(likedOr(review('R-3', 0, true), false).likes).toBe(0);
  });

  test.each(['is answered', 'fails'])(
    '[REVIEW-13] of two that wait the first is written first: it %s',
    (end) => {
      const part = withList();
      const likesOf = (id: string) => part.context<ReviewsContext>().byId[id]?.likes;
      part.send(resumed('R-1'));
      part.send(resumed('R-2'));
      expect(part.inputOf('toggleLike')).toEqual({ id: 'R-1' });
      if (end === 'fails') part.reject('toggleLike', lost());
      else part.resolve('toggleLike', true);
      expect(part.inputOf('toggleLike')).toEqual({ id: 'R-2' });
      expect([likesOf('R-1'), likesOf('R-2')]).toEqual([end === 'fails' ? 4 : 5, 5]);
      part.resolve('toggleLike', true);
      expect([likesOf('R-1'), likesOf('R-2')]).toEqual([end === 'fails' ? 4 : 5, 5]);
      expect(part.waiting()).toEqual([]);
    },
  );

  test('[REVIEW-14] what fails is as it was, and is said', () => {
    const part = withList();
    part.send(resumed('R-1'));
    part.reject('toggleLike', lost());
    expect(part.context<ReviewsContext>().byId['R-1']).toEqual(review('R-1'));
    expect(part.context<ReviewsContext>().liking).toEqual([]);
  });

  describe('[REVIEW-13] a page of the list', () => {
    type Part = ReturnType<typeof opened>;
    const asks: [string, (part: Part) => void][] = [
      ['the first', (part) => part.send({ type: 'list.needed' })],
      ['one that is sorted', (part) => part.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } })],
      ['the next', (part) => part.send({ type: 'more.requested' })],
    ];
    const shownTo = (which: string) => (which === 'the first' ? opened() : withList());
    function like(part: Part) {
      part.send({ ...resumed('R-1'), afterLogin: true });
      if (part.waiting().includes('checkReview')) part.resolve('checkReview', review('R-1'));
    }
    const liked = { likes: 5, additionalData: { liked: true } };
    const come = (part: Part, which: string) =>
      part.resolve('loadReviews', list(which === 'the next' ? 2 : 1, 3, ['R-4', 'R-1', 'R-3']));

    test.each(asks)(
      'that was read before a like was written, and comes after it, leaves it: %s',
      (which, ask) => {
        const part = shownTo(which);
        ask(part);
        like(part);
        part.resolve('toggleLike', true);
        come(part, which);
        expect(part.context<ReviewsContext>().byId).toMatchObject({ 'R-1': liked, 'R-3': review('R-3') });
      },
    );

    test.each(asks)(
      'that comes while a like is written leaves it, and what fails is as it was: %s',
      (which, ask) => {
        const part = shownTo(which);
        ask(part);
        like(part);
        come(part, which);
        expect(part.context<ReviewsContext>().byId).toMatchObject({ 'R-1': liked, 'R-3': review('R-3') });
        part.reject('toggleLike', lost());
        expect(part.context<ReviewsContext>().byId['R-1']).toEqual(review('R-1'));
      },
    );

    test.each(asks)('that is asked for after a like tells what became of it elsewhere: %s', (which, ask) => {
      const part = shownTo(which);
      like(part);
      part.resolve('toggleLike', true);
      ask(part);
      come(part, which);
      expect(part.context<ReviewsContext>().byId['R-1']).toEqual(review('R-1'));
    });
  });

  test('[REVIEW-13] a review by itself that comes after its like was written leaves it', () => {
    const part = opened();
    part.send({ type: 'review.needed', id: 'R-1' });
    part.send({ ...resumed('R-1'), afterLogin: true });
    part.resolve('checkReview', review('R-1'));
    part.resolve('toggleLike', true);
    part.resolve('loadReview', review('R-1'));
    expect(part.context<ReviewsContext>().byId['R-1']).toMatchObject({
      likes: 5,
      additionalData: { liked: true },
    });
  });

  test('[REVIEW-13, AUTH-13] a page asked for earlier does not undo a like found since', () => {
    const part = opened();
    part.send({ type: 'list.needed' });
    part.send({ ...resumed('R-1'), afterLogin: true });
    part.resolve('checkReview', likedOr(review('R-1'), true));
    part.resolve('loadReviews', list(1, 1, ['R-1']));
    expect(part.context<ReviewsContext>().byId['R-1']?.additionalData.liked).toBe(true);
  });

  test('a review by itself and one that is asked for its like are two', () => {
    const part = opened();
    part.send({ type: 'review.needed', id: 'R-2' });
    part.send({ ...resumed('R-1'), afterLogin: true });
    part.resolve('checkReview', review('R-1'));
    expect([part.inputOf('loadReview'), part.inputOf('toggleLike')]).toEqual([{ id: 'R-2' }, { id: 'R-1' }]);
  });

  test('[AUTH-15] a session that has ended is asked for again, and the like goes back', () => {
    const part = withList();
    part.send(resumed('R-2'));
    part.reject('toggleLike', refused('LOGIN_REQUIRED', 401));
    expect(part.context<ReviewsContext>().byId['R-2']).toEqual(review('R-2'));
    expect(part.toPage).toContainEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'login.needed', wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-2' } },
    });
  });

  test('writes the likes of two reviews in turn, and one pressed twice only once', () => {
    const part = withList();
    part.send(resumed('R-1'));
    part.send(resumed('R-2'));
    part.send(resumed('R-1'));
    expect(part.inputOf('toggleLike')).toEqual({ id: 'R-1' });
    part.resolve('toggleLike', true);
    expect(part.inputOf('toggleLike')).toEqual({ id: 'R-2' });
    part.resolve('toggleLike', true);
    expect(part.waiting()).toEqual([]);
    expect(part.context<ReviewsContext>().byId['R-2']?.additionalData.liked).toBe(true);
  });

  test('[AUTH-17] after a login it is said what was done, once, also where it was so before', () => {
    const said = (part: ReturnType<typeof opened>) =>
      part.toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey);
    const done = ['login.done.reviewLike'];
    const part = opened();
    part.send({ ...resumed('R-1'), afterLogin: true });
    part.resolve('checkReview', review('R-1'));
    expect(said(part)).toEqual([]);
    part.resolve('toggleLike', true);
    expect(said(part)).toEqual(done);
    // A press of the member is seen at its button.
    part.send(resumed('R-1'));
    part.resolve('toggleLike', false);
    part.send(resumed('R-1'));
    part.resolve('toggleLike', true);
    expect(said(part)).toEqual(done);
    const before = opened();
    before.send({ ...resumed('R-1'), afterLogin: true });
    before.resolve('checkReview', review('R-1', 5, true));
    expect(said(before)).toEqual(done);
    const failed = opened();
    failed.send({ ...resumed('R-1'), afterLogin: true });
    failed.resolve('checkReview', review('R-1'));
    failed.reject('toggleLike', lost());
    expect(said(failed)).toEqual(['error.ui']);
  });

  test('[REVIEW-34] passes the withdrawal of a like to the login, and withdraws it once after', () => {
    const takesBack = ({ toPage }: ReturnType<typeof opened>) =>
      (toPage.at(-1) as unknown as { event: { wish: { takesBack?: true } } }).event.wish.takesBack;
    const here = opened();
    here.send({ type: 'list.needed' });
    here.resolve('loadReviews', { ...list(1, 1, []), data: [review('R-1', 5, true), review('R-2')] });
    here.send({ type: 'like.pressed', id: 'R-2' });
    expect(takesBack(here)).toBeUndefined();
    here.send({ type: 'like.pressed', id: 'R-1' });
    expect(takesBack(here)).toBe(true);
    here.send(resumed('R-1'));
    here.reject('toggleLike', refused('LOGIN_REQUIRED', 401));
    expect(takesBack(here)).toBe(true);
    const asked = { ...resumed('R-1'), wish: { ...resumed('R-1').wish, takesBack: true }, afterLogin: true };
    const part = opened();
    part.send(asked);
    part.resolve('checkReview', review('R-1', 5, true));
    part.resolve('toggleLike', false);
    // The second time it is out already.
    part.send(asked);
    const before = opened();
    before.send(asked);
    before.resolve('checkReview', review('R-1'));
    for (const { toToast, waiting, context } of [part, before]) {
      expect(toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey)).toEqual(
        toToast.map(() => 'login.done.likeTakenBack'),
      );
      expect(waiting()).toEqual([]);
      expect(context<ReviewsContext>().byId['R-1']?.additionalData.liked).toBe(false);
    }
    expect(part.toToast).toHaveLength(2);
    expect(before.toToast).toHaveLength(1);
  });

  test('[AUTH-13] after a login a review of the list that came first stays liked', () => {
    const part = opened();
    part.send({ type: 'list.needed' });
    part.resolve('loadReviews', { ...list(1, 1, []), data: [review('R-1', 5, true)] });
    part.send({ ...resumed('R-1'), afterLogin: true });
    expect(part.waiting()).toEqual([]);
    expect(part.context<ReviewsContext>().byId['R-1']?.additionalData.liked).toBe(true);
    expect(part.context<ReviewsContext>().liking).toEqual([]);
    expect(part.toToast).toMatchObject([{ toast: { copyKey: 'login.done.reviewLike' } }]);
  });

  test('[AUTH-13] after a login a review that is liked already stays liked', () => {
    const part = opened();
    part.send(resumed('R-1'));
    expect(part.inputOf('checkReview')).toEqual({ id: 'R-1' });
    part.resolve('checkReview', review('R-1', 5, true));
    expect(part.waiting()).toEqual([]);
    expect(part.context<ReviewsContext>().byId['R-1']?.additionalData.liked).toBe(true);
    part.send(resumed('R-4'));
    part.resolve('checkReview', review('R-4'));
    expect(part.inputOf('toggleLike')).toEqual({ id: 'R-4' });
  });
});
