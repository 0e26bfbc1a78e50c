import { optionBought } from '#src/domain/reviews/review.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** A review's option, each value with its attribute, and the fit; nothing without one. [REVIEW-22, REVIEW-31] */
export function OptionBought({ review }: { review: Review }) {
  const t = useCopy();
  const words = [
    optionBought(review),
    review.fit === null ? '' : t('reviews.fitTold', { fit: t(`reviews.fit.${review.fit}`) }),
  ].filter((part) => part !== '');
  return words.length === 0 ? null : <p className={cx(s.small, s.soft)}>{words.join(' · ')}</p>;
}
