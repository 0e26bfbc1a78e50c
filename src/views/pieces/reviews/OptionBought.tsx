import { optionBought } from '#src/domain/review.ts';
import type { Review } from '#src/services/reviews/contract.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** Which option a review is about, each value with what it is of; nothing of a product without options. [REVIEW-22] */
export function OptionBought({ review }: { review: Review }) {
  const words = optionBought(review);
  return words === '' ? null : <p className={cx(s.small, s.soft)}>{words}</p>;
}
