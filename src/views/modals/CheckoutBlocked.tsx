import { selectPresentation } from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The account cannot check out, and why. [MODAL-43, ERR-21..24] */
export function CheckoutBlocked() {
  const t = useCopy();
  const modal = usePart('modal');
  const presentation = usePartSelector('addToCart', selectPresentation);
  const reason = presentation?.surface === 'checkoutBlocked' ? presentation.reason : 'suspiciousActivity';
  const isPending = reason === 'pendingPayments';
  return (
    <ModalSheet
      title={t('blocked.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('action.close')}
          </button>
          <a className={cx(s.btn, s.btnMain)} href={isPending ? links.orders() : links.customerCare()}>
            {t(isPending ? 'blocked.seeOrders' : 'blocked.customerCare')}
          </a>
        </>
      }
    >
      <p>{t(`blocked.${reason}`)}</p>
    </ModalSheet>
  );
}
