import { useId } from 'react';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import {
  REVIEW_LIST_ID,
  useFilterWords,
  useListShown,
  useListStanding,
  useReviewIds,
  useReviewsNeeded,
  useSortExperiment,
} from '../../hooks/reviews/reviews.ts';
import { useFailure } from '../../hooks/standing.ts';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import s from '../../ui/parts.module.css';
import { BuyerPhotos } from './BuyerPhotos.tsx';
import { FitBySize } from './FitBySize.tsx';
import { MoreReviews } from './MoreReviews.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewTools } from './ReviewTools.tsx';
import { TopicsOfReviews } from './TopicsOfReviews.tsx';

/** All reviews: their summary, then the list with order and filters, ten more at a time. [ROUTE-12, REVIEW-06] */
export function ReviewList() {
  const t = useCopy();
  const titleId = useId();
  const showList = useListShown();
  useReviewsNeeded(true, true);
  const summary = useLaterSelector('reviews', ({ context }) => context.summary, null);
  const isEmpty = useLaterSelector('reviews', (snapshot) => snapshot.hasTag('listEmpty'), false);
  const { hasFailed, retry } = useFailure('reviews', 'listFailed');
  if (isEmpty) return <p className={s.soft}>{t('reviews.none')}</p>;
  if (summary === null) {
    return hasFailed ? <FailedPart title={t('reviews.failed')} onRetry={retry} /> : <ReviewsSkeleton />;
  }
  return (
    <div className={s.reviewsAll}>
      <FilteredHint onFollowed={showList} />
      <div className={cx(s.rvTop, s.stack)}>
        <RatingSummary summary={summary} onChosen={showList} />
        <BuyerPhotos told={summary.images} />
      </div>
      {summary.fit !== null && <FitBySize fit={summary.fit} />}
      <TopicsOfReviews summary={summary} />
      <section id={REVIEW_LIST_ID} className={s.reviewsAll} aria-labelledby={titleId}>
        {/* Gets the focus when the visitor narrows the list from above. */}
        <h2 id={titleId} className={s.rvTitle} tabIndex={-1}>
          {t('reviews.listTitle')}
        </h2>
        <ReviewTools />
        <Items />
      </section>
    </div>
  );
}

/** Above the summary of all reviews: says that the list below is filtered, as by an address. [REVIEW-24] */
function FilteredHint({ onFollowed }: { onFollowed: () => void }) {
  const t = useCopy();
  const filters = useFilterWords();
  if (filters === '') return null;
  return (
    <div className={cx(s.row, s.between, s.small)}>
      <span className={s.soft}>{t('reviews.filtered', { filters })}</span>
      <button type="button" className={s.link} onClick={onFollowed}>
        {t('reviews.toList')}
      </button>
    </div>
  );
}

/** The loaded part of the list, and the button for more. */
function Items() {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const ids = useReviewIds();
  const isPending = useLaterSelector('reviews', (snapshot) => snapshot.hasTag('listPending'), false);
  const { isSorting, hasLostList } = useListStanding();
  const experiment = useSortExperiment();
  const hasMore = useLaterSelector(
    'reviews',
    ({ context: { paging } }) => paging !== null && paging.page < paging.totalPage,
    false,
  );
  const { hasFailed, retry } = useFailure('reviews', 'listFailed');
  return (
    <div aria-busy={isPending}>
      {!hasLostList && ids.length === 0 && <p className={s.soft}>{t('reviews.noMatch')}</p>}
      {!hasLostList && (
        <ul className={cx(s.reviews, s.rvLong, isSorting && s.rvPending)} data-exp={experiment}>
          {ids.map((id) => (
            // By its id the place in the list is found again.
            <li key={id} id={`review-${id}`}>
              <ReviewItem id={id} />
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <FailedPart title={t(hasLostList ? 'reviews.failed' : 'reviews.moreFailed')} onRetry={retry} />
      )}
      {hasMore && !hasFailed && (
        <MoreReviews isPending={isPending} onMore={() => part?.send({ type: 'more.requested' })} />
      )}
      {!hasMore && !hasFailed && ids.length > 0 && <p className={cx(s.small, s.soft)}>{t('reviews.end')}</p>}
    </div>
  );
}

/** Shapes that hold the place of the first reviews, `places` of them; still until the page asks for the reviews. */
export function ReviewsSkeleton({ isStill = false, places = 4 }: { isStill?: boolean; places?: number }) {
  const t = useCopy();
  return (
    <div className={cx(s.stack, isStill && s.isStill)} aria-busy={!isStill}>
      {!isStill && (
        <p className={s.sr} role="status">
          {t('reviews.loading')}
        </p>
      )}
      {Array.from({ length: places }, (_, place) => (
        <span key={place} className={cx(s.sk, s.skReview)} />
      ))}
    </div>
  );
}
