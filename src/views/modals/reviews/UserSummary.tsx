import { useEffect } from 'react';
import { initialsOf } from '#src/domain/reviews/review.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import type { Review, ReviewerSummary } from '#src/services/reviews/reviews/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePartSelector } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { MoreReviews } from '../../pieces/reviews/MoreReviews.tsx';
import { ReviewerBadge } from '../../pieces/reviews/ReviewerBadge.tsx';
import { ReviewWords, Written } from '../../pieces/reviews/ReviewWords.tsx';
import { Stars } from '../../pieces/reviews/Stars.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The author of a review: their reviews, and how many of them helped most. [MODAL-36, USERSUM-01..03] */
export function UserSummary() {
  const t = useCopy();
  const reviewerId = usePartSelector('modal', ({ context }) => context.active?.params?.['reviewerId']);
  const part = useLaterPart('reviewer');
  useNeeded('reviewer', true);
  useEffect(() => {
    if (typeof reviewerId === 'string') part?.send({ type: 'reviewer.needed', id: reviewerId });
  }, [part, reviewerId]);
  const summary = useLaterSelector('reviewer', ({ context }) => context.summary, null);
  const isNobody = useLaterSelector('reviewer', (snapshot) => snapshot.hasTag('empty'), false);
  const { hasFailed, retry } = useFailure('reviewer');
  return (
    <ModalSheet title={summary?.name ?? t('reviewer.title')} wide>
      {summary !== null && <Shown summary={summary} />}
      {isNobody && <p className={s.soft}>{t('reviewer.gone')}</p>}
      {summary === null && hasFailed && <FailedPart title={t('reviewer.failed')} onRetry={retry} />}
      {summary === null && !hasFailed && !isNobody && <TextSkeleton label={t('reviewer.loading')} />}
    </ModalSheet>
  );
}

const NONE: Review[] = [];

function Shown({ summary }: { summary: ReviewerSummary }) {
  const t = useCopy();
  const part = useLaterPart('reviewer');
  const reviews = useLaterSelector('reviewer', ({ context }) => context.reviews, NONE);
  const hasMore = useLaterSelector('reviewer', ({ context }) => context.nextPage <= context.totalPage, false);
  const isPending = useLaterSelector('reviewer', (snapshot) => snapshot.hasTag('pending'), false);
  const { hasFailed, retry } = useFailure('reviewer');
  const { numOfReview, numOfMostUsefulReview } = summary;
  return (
    <div className={s.stack} aria-busy={isPending}>
      <div className={s.rvHead}>
        <span className={s.avatar} aria-hidden="true">
          {initialsOf(summary.name)}
        </span>
        <div>
          <p className={s.rowWrap}>
            <span>{t('reviewer.count', { count: numOfReview })}</span>
            <span className={s.dot}>{t('reviewer.mostUseful', { count: numOfMostUsefulReview })}</span>
          </p>
          <ReviewerBadge mostUseful={numOfMostUsefulReview} />
        </div>
      </div>
      <p className={s.rowWrap}>
        <a className={s.link} href={laterLinks.hallOfFame()}>
          {t('reviewer.hallOfFame')}
        </a>
        {summary.isOwn && (
          <a className={s.link} href={laterLinks.reviewSettings()}>
            {t('reviewer.settings')}
          </a>
        )}
      </p>
      <ul className={s.reviews} aria-label={t('reviewer.reviews')}>
        {reviews.map((review) => (
          <li key={review.id}>
            <OfProduct review={review} />
          </li>
        ))}
      </ul>
      {hasFailed && <FailedPart title={t('reviews.moreFailed')} onRetry={retry} />}
      {hasMore && !hasFailed && (
        <MoreReviews isPending={isPending} onMore={() => part?.send({ type: 'more.requested' })} />
      )}
    </div>
  );
}

/** Their review of one product. */
function OfProduct({ review: { product, rating, text, createdDate } }: { review: Review }) {
  return (
    <article className={s.review}>
      <p className={s.rowWrap}>
        {product !== null && (
          <PageLink className={s.link} href={product.url}>
            {product.name}
          </PageLink>
        )}
        <Written at={createdDate} />
      </p>
      <Stars rating={rating} />
      {text !== '' && <ReviewWords text={text} />}
    </article>
  );
}
