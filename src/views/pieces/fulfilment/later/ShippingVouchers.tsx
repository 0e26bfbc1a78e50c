import { voucherActOf, type VoucherAct } from '#src/domain/promo/voucher.ts';
import {
  areSameGroups,
  NO_GROUPS,
  selectGroups,
} from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../../hooks/page.tsx';
import { useStandingText } from '../../promo/vouchers/voucherStanding.ts';
import { detailText, rewardText } from '../../promo/vouchers/voucherWords.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';

const MOST_NAMED = 2;
const GROUPS = ['merchantShipping', 'blibliShipping'] as const;
const GONE: ReadonlySet<VoucherAct> = new Set(['used', 'redeemed', 'quotaRunOut', 'none']);

/** Vouchers that take something off the shipping, the seller's before the marketplace's. [MODAL-20, ROUTE-06] */
export function ShippingVouchers() {
  const t = useCopy();
  useNeeded('promotions', true);
  const promotions = useLaterPart('promotions');
  const groups = useLaterSelector('promotions', selectGroups, NO_GROUPS, areSameGroups);
  const vouchers = GROUPS.flatMap((group) =>
    groups[group]
      .filter((voucher) => !GONE.has(voucherActOf(group, voucher)))
      .map((voucher) => ({ ...voucher, group })),
  );
  const standingText = useStandingText();
  useNeeded('orderCost', vouchers.length > 0);
  if (vouchers.length === 0) return null;
  return (
    <ul className={s.stackS} aria-label={t('shipping.vouchers')}>
      {vouchers.slice(0, MOST_NAMED).map((voucher) => (
        <li key={voucher.code}>
          <button
            type="button"
            className={s.shippingVoucher}
            onClick={() => promotions?.send({ type: 'voucherList.requested', code: voucher.code })}
          >
            <span className={cx(s.badge, s.badgeGood)}>
              <Icon name="ticket-percent" />
              <span>{rewardText(t, voucher)}</span>
            </span>
            <span className={s.soft}>
              {[detailText(t, voucher), standingText(voucher)].filter((part) => part !== '').join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
