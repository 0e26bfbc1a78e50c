import type { ReactNode } from 'react';
import { useOpener } from '../../hooks/press.ts';

/** A picture of a review that opens large, with what was written beside it: among the review's own, or among all. [REVIEW-18, REVIEW-26] */
export function PreviewButton(props: {
  reviewId: string;
  imageId: string;
  /** What it is called where its picture says nothing. */
  label?: string;
  /** It stands among the pictures of all reviews. */
  isOfAll?: boolean;
  children: ReactNode;
}) {
  const { reviewId, imageId, isOfAll = false } = props;
  const opens = useOpener();
  return (
    <button
      type="button"
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
      {...opens('imagePreview', { reviewId, imageId, isOfAll })}
    >
      {props.children}
    </button>
  );
}
