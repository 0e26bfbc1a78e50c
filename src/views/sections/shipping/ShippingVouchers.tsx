import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

interface ShippingVoucher {
  code: string;
  title: string;
}
const NONE: readonly ShippingVoucher[] = [];

/** Vouchers of one group, of a part that may not run. */
function useVouchers(group: 'merchantShipping' | 'blibliShipping'): readonly ShippingVoucher[] {
  const promotions = usePageSelector(
    ({ children }) => (children as Record<string, AnyActorRef | undefined>)['promotions'],
  );
  return useSelector(
    promotions,
    (snapshot) =>
      (snapshot?.context as Partial<Record<typeof group, readonly ShippingVoucher[]>> | undefined)?.[group] ??
      NONE,
  );
}

/** Vouchers that take something off the shipping, the seller's before the marketplace's. [MODAL-20, ROUTE-06] */
export function ShippingVouchers() {
  const t = useCopy();
  const merchant = useVouchers('merchantShipping');
  const marketplace = useVouchers('blibliShipping');
  const vouchers = [...merchant, ...marketplace];
  if (vouchers.length === 0) return null;
  return (
    <ul className={s.stackS} aria-label={t('shipping.vouchers')}>
      {vouchers.map(({ code, title }) => (
        <li key={code} className={cx(s.rowWrap, s.small)}>
          <span className={cx(s.badge, s.badgeGood)}>
            <Icon name="ticket-percent" />
            {t('shipping.vouchers')}
          </span>
          <span className={s.soft}>{title}</span>
        </li>
      ))}
    </ul>
  );
}
