import { selectMarkedCode } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { useCopy, useLaterSelector, usePart } from '../hooks/page.tsx';
import { ShippingList } from '../pieces/fulfilment/ShippingList.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** Every way to the visitor's destination. [MODAL-20] */
export function ShippingOptions() {
  const t = useCopy();
  const modal = usePart('modal');
  const hasOpenWay = useLaterSelector('shipping', (snapshot) => selectMarkedCode(snapshot) !== null, false);
  return (
    <ModalSheet
      title={t('shipping.title')}
      {...(hasOpenWay
        ? {
            foot: (
              <button
                type="button"
                className={cx(s.btn, s.btnMain)}
                onClick={() => modal.send({ type: 'modal.closed' })}
              >
                {t('shipping.list.choose')}
              </button>
            ),
          }
        : {})}
    >
      <ShippingList />
    </ModalSheet>
  );
}
