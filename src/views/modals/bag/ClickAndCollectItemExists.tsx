import { selectPresentation } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The bag holds an item of the other delivery method. [MODAL-15, ERR-12, ERR-13, CART-25] */
export function ClickAndCollectItemExists() {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const presentation = usePartSelector('addToCart', selectPresentation);
  const isPickupInBag = presentation?.surface === 'deliveryConflict' && presentation.existing === 'PICKUP';
  return (
    <ModalSheet
      title={t('conflict.title')}
      foot={
        <>
          <LeaveButton back>{t('conflict.cancel')}</LeaveButton>
          <Button look="main" onClick={() => addToCart.send({ type: 'conflict.confirmed' })}>
            {t('conflict.change')}
          </Button>
        </>
      }
    >
      <p>{t(isPickupInBag ? 'conflict.pickupInBag' : 'conflict.deliveryInBag')}</p>
    </ModalSheet>
  );
}
