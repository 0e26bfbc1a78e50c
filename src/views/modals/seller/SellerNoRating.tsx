import { useCopy } from '../../hooks/page.tsx';
import { SellerStanding } from '../../pieces/seller/SellerStanding.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** That nobody has rated enough yet. [MODAL-26] */
export function SellerNoRating() {
  const t = useCopy();
  return (
    <ModalSheet title={t('seller.rating.title')}>
      <SellerStanding noRating />
    </ModalSheet>
  );
}
