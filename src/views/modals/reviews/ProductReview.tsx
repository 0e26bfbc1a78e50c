import { useCopy } from '../../hooks/page.tsx';
import { ReviewList } from '../../pieces/reviews/ReviewList.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** All reviews of the product. [MODAL-30] */
export function ProductReview() {
  const t = useCopy();
  return (
    <ModalSheet title={t('title.review-details')} wide>
      <ReviewList />
    </ModalSheet>
  );
}
