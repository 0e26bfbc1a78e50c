import { useCopy } from '../../hooks/page.tsx';
import { SellerStanding } from '../../pieces/seller/SellerStanding.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The rating of a seller without badges. [MODAL-25] */
export function SellerRating() {
  const t = useCopy();
  return (
    <ModalSheet title={t('seller.rating.title')}>
      <SellerStanding rating />
    </ModalSheet>
  );
}
