import { useCopy } from '../../hooks/page.tsx';
import { SellerStanding } from '../../pieces/seller/SellerStanding.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** Shown when a seller has too few ratings. [MODAL-26] */
export function SellerNoRating() {
  const t = useCopy();
  return (
    <ModalSheet title={t('seller.rating.title')}>
      <SellerStanding noRating />
    </ModalSheet>
  );
}
