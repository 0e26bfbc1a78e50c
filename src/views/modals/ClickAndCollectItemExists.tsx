import { selectPresentation } from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import { useCopy, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The bag holds an item of the other delivery method. [MODAL-15, ERR-12, ERR-13, CART-25] */
export function ClickAndCollectItemExists() {
  const t = useCopy();
  const modal = usePart('modal');
  const addToCart = usePart('addToCart');
  const presentation = usePartSelector('addToCart', selectPresentation);
  const isPickupInBag = presentation?.surface === 'deliveryConflict' && presentation.existing === 'PICKUP';
  return (
    <ModalSheet
      title={t('conflict.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.backRequested' })}
          >
            {t('conflict.cancel')}
          </button>
          <button
            type="button"
            className={cx(s.btn, s.btnMain)}
            onClick={() => addToCart.send({ type: 'conflict.confirmed' })}
          >
            {t('conflict.change')}
          </button>
        </>
      }
    >
      <p>{t(isPickupInBag ? 'conflict.pickupInBag' : 'conflict.deliveryInBag')}</p>
    </ModalSheet>
  );
}
