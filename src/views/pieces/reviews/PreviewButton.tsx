import type { ReactNode } from 'react';
import { useOpener } from '../../hooks/press.ts';

/** A review's picture; opens large with its text, among its own or all pictures. [REVIEW-18, REVIEW-26] */
export function PreviewButton(props: {
  reviewId: string;
  imageId: string;
  /** Its name where the picture has no text. */
  label?: string;
  /** True among the pictures of all reviews. */
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
