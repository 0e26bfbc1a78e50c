import {
  areSameGroups,
  NO_GROUPS,
  selectGroups,
  selectIsFirstLoading,
  selectMerchantInfo,
  selectVoucherCount,
} from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { rewardText } from '../../pieces/promo/vouchers/voucherWords.ts';

const MOST_NAMED = 2;

/** How many vouchers there are and what the best give; opens the list. [VOUCHER-23, MODAL-11] */
export function VoucherRow() {
  const t = useCopy();
  const promotions = useLaterPart('promotions');
  const isLoading = useLaterSelector('promotions', selectIsFirstLoading, true);
  const count = useLaterSelector('promotions', selectVoucherCount, 0);
  const info = useLaterSelector('promotions', selectMerchantInfo, null);
  const groups = useLaterSelector('promotions', selectGroups, NO_GROUPS, areSameGroups);
  if (isLoading) {
    return (
      <div className={s.offer} aria-busy="true">
        <span className={cx(s.sk, s.skSq44)} />
        <span className={s.stackS}>
          <span className={s.sr}>{t('promo.loading')}</span>
          <span className={cx(s.sk, s.skT2, s.sk50)} />
          <span className={cx(s.sk, s.skT1, s.sk80)} />
        </span>
      </div>
    );
  }
  if (count === 0) return null;
  const shopCount = info?.count ?? 0;
  const { merchantVouchers, blibliVouchers, merchantShipping } = groups;
  // Those are named that the number is of.
  const counted =
    shopCount > 0 ? merchantVouchers : [...merchantVouchers, ...blibliVouchers, ...merchantShipping];
  const others = shopCount > 0 ? count - merchantVouchers.length : 0;
  const best = [...new Set(counted.map((voucher) => rewardText(t, voucher)))].slice(0, MOST_NAMED);
  const named = others > 0 ? [...best, t('voucher.others', { count: others })] : best;
  return (
    <button
      type="button"
      className={s.offer}
      onClick={() => promotions?.send({ type: 'voucherList.requested', code: null })}
    >
      <Icon name="ticket-percent" />
      <span>
        <b>{shopCount > 0 ? t('voucher.shopCount', { count: shopCount }) : t('voucher.row')}</b>
        <br />
        <span className={cx(s.small, s.soft)}>{named.join(' · ')}</span>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
