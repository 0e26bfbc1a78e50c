import type { ReactNode } from 'react';
import { usePart } from '../../hooks/page.tsx';

/** A picture of a review that opens large, with what was written beside it. [REVIEW-18] */
export function PreviewButton(props: {
  reviewId: string;
  imageId: string;
  /** What it is called where its picture says nothing. */
  label?: string;
  children: ReactNode;
}) {
  const { reviewId, imageId } = props;
  const modal = usePart('modal');
  return (
    <button
      type="button"
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
      onClick={() => modal.send({ type: 'modal.opened', key: 'imagePreview', params: { reviewId, imageId } })}
    >
      {props.children}
    </button>
  );
}
