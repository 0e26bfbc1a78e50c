import { selectMarkedCode } from '#src/machines/fulfilment/shipping/shippingListSelectors.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { ShippingList } from '../../pieces/fulfilment/later/ShippingList.tsx';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** Every way to the visitor's destination. [MODAL-20] */
export function ShippingOptions() {
  const t = useCopy();
  const hasOpenWay = useLaterSelector('shipping', (snapshot) => selectMarkedCode(snapshot) !== null, false);
  return (
    <ModalSheet
      title={t('shipping.title')}
      {...(hasOpenWay
        ? {
            foot: <LeaveButton look="main">{t('shipping.list.choose')}</LeaveButton>,
          }
        : {})}
    >
      <ShippingList />
    </ModalSheet>
  );
}
