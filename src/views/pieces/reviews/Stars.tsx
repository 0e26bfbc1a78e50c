import { RATINGS, type Rating } from '#src/domain/reviews/review.ts';
import { useCopy } from '../../hooks/page.tsx';
import { Star } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The number of stars, drawn and in words. */
export function Stars({ rating }: { rating: Rating }) {
  const t = useCopy();
  return (
    <span className={s.stars} role="img" aria-label={t('reviews.stars', { count: rating })}>
      {[...RATINGS].reverse().map((star) => (
        <span key={star} className={star > rating ? s.off : undefined}>
          <Star />
        </span>
      ))}
    </span>
  );
}
