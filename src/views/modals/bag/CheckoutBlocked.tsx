import { selectPresentation } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePartSelector } from '../../hooks/page.tsx';
import { CloseOrGo } from '../../ui/later/CloseOrGo.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The account cannot check out, and why. [MODAL-43, ERR-21..24] */
export function CheckoutBlocked() {
  const t = useCopy();
  const presentation = usePartSelector('addToCart', selectPresentation);
  const reason = presentation?.surface === 'checkoutBlocked' ? presentation.reason : 'suspiciousActivity';
  const isPending = reason === 'pendingPayments';
  return (
    <ModalSheet
      title={t('blocked.title')}
      foot={
        <CloseOrGo
          href={isPending ? links.orders() : links.customerCare()}
          label={t(isPending ? 'blocked.seeOrders' : 'blocked.customerCare')}
        />
      }
    >
      <p>{t(`blocked.${reason}`)}</p>
    </ModalSheet>
  );
}
