import { useCopy, useNeeded, usePartSelector } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import { useDisplayedPrice, useSubtotal } from '../../hooks/product/product.ts';
import { LoginTicker } from '../../pieces/promo/vouchers/LoginTicker.tsx';
import { VoucherSections } from '../../pieces/promo/vouchers/VoucherSections.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** Every voucher of the product, to be claimed here or applied at checkout. [MODAL-11] */
export function VoucherList() {
  const t = useCopy();
  const marked = usePartSelector('modal', (snapshot) => snapshot.context.active?.params['voucher'] ?? null);
  useNeeded('promotions', true);
  return (
    <ModalSheet title={t('voucher.title')} wide>
      <div className={cx(s.stack, d.tickersTop)}>
        <LoginTicker />
        <BestVouchers />
      </div>
      <VoucherSections asker="voucherList" marked={typeof marked === 'string' ? marked : null} />
    </ModalSheet>
  );
}

/** The price after the vouchers that apply by themselves. [PRICE-12] */
function BestVouchers() {
  const t = useCopy();
  const { vouchersApplied, reduction } = useDisplayedPrice();
  const afterVouchers = useSubtotal();
  const quantity = useQuantity() ?? 1;
  if (vouchersApplied.length === 0 || afterVouchers === null) return null;
  return (
    <p className={s.ticker}>
      <Icon name="ticket-percent" />
      <span>
        <b>
          <span>
            {quantity === 1 ? t('price.afterVoucher') : t('price.afterVoucherOf', { count: quantity })}
          </span>{' '}
          <Money amount={afterVouchers} />
        </b>
        <br />
        <span className={cx(s.small, s.soft)}>
          {t('voucher.bestText', { count: vouchersApplied.length })}
        </span>
      </span>
      <Money className={cx(s.badge, s.badgeGood)} amount={-reduction} />
    </p>
  );
}
