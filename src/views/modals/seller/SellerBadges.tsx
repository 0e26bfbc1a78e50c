import { useCopy } from '../../hooks/page.tsx';
import { SellerStanding } from '../../pieces/seller/SellerStanding.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The meaning of the badges of a seller without a rating. [MODAL-24] */
export function SellerBadges() {
  const t = useCopy();
  return (
    <ModalSheet title={t('seller.badges.title')}>
      <SellerStanding badges />
    </ModalSheet>
  );
}
