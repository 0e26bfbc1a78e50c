import { formatCompact, formatRating } from '#src/domain/shell/format.ts';
import { RATINGS } from '#src/domain/reviews/review.ts';
import type { ReviewSummary } from '#src/services/reviews/reviews/contract.ts';
import { useCopy, useLanguage, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { Stars } from './Stars.tsx';
import s from '../../ui/parts.module.css';

/** The average, the number of reviews, and the number for each star; a bar filters the list. [REVIEW-02, REVIEW-04] */
export function RatingSummary(props: {
  summary: ReviewSummary;
  /** Leads to the list that a bar filters, where it is far below. */
  onChosen?: () => void;
}) {
  const { summary, onChosen } = props;
  const t = useCopy();
  const language = useLanguage();
  const part = useLaterPart('reviews');
  const chosen = useLaterSelector('reviews', ({ context }) => context.criteria.rating, null);
  const { average, counts } = summary.rating;
  if (average === null) return null;
  return (
    <div className={s.score}>
      <div>
        <p className={s.scoreN}>
          <span aria-hidden="true">
            <span>{formatRating(average, language)}</span>
            <small>/5</small>
          </span>
          <span className={s.sr}>{`${formatRating(average, language)} ${t('reviews.of5')}`}</span>
        </p>
        <span aria-hidden="true">
          <Stars rating={RATINGS.find((stars) => stars <= Math.round(average)) ?? 1} />
        </span>
        <p className={`${s.small} ${s.soft}`}>{t('statistics.reviews', { count: summary.count })}</p>
      </div>
      <ul className={s.bars} aria-label={t('reviews.barsLabel')}>
        {RATINGS.map((stars) => {
          const count = counts[stars];
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={chosen === stars}
                disabled={count === 0}
                onClick={() => {
                  part?.send({
                    type: 'criteria.changed',
                    criteria: { rating: chosen === stars ? null : stars },
                  });
                  onChosen?.();
                }}
              >
                <span className={s.sr}>{t('reviews.bar', { stars, count })}</span>
                <span aria-hidden="true">{stars}</span>
                <progress value={count} max={Math.max(1, summary.count)} aria-hidden="true" />
                <span aria-hidden="true">{formatCompact(count, language)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
