import { useCopy } from '../../hooks/page.tsx';
import { SellerStanding } from '../../pieces/seller/SellerStanding.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** Both the badges and the rating of a seller. [MODAL-27] */
export function SellerBadgesAndRating() {
  const t = useCopy();
  return (
    <ModalSheet title={t('seller.standing.title')}>
      <SellerStanding badges rating />
    </ModalSheet>
  );
}
