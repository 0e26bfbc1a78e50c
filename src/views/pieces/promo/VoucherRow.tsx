import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import {
  areSameGroups,
  NO_GROUPS,
  selectGroups,
  selectIsFirstLoading,
  selectMerchantInfo,
  selectVoucherCount,
} from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { ComingRow } from '../../ui/ComingRow.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { WordsOrRoom } from '../../ui/WordsOrRoom.tsx';
import { rewardText } from './vouchers/voucherWords.ts';

const MOST_NAMED = 2;
/** As long as most amounts. */
const USUAL_AMOUNT = formatPrice(10_000);

/** The number of vouchers and the best rewards; opens the list. [VOUCHER-23, MODAL-11] */
export function VoucherRow() {
  const t = useCopy();
  const promotions = useLaterPart('promotions');
  const isLoading = useLaterSelector('promotions', selectIsFirstLoading, true);
  const count = useLaterSelector('promotions', selectVoucherCount, 0);
  const info = useLaterSelector('promotions', selectMerchantInfo, null);
  const groups = useLaterSelector('promotions', selectGroups, NO_GROUPS, areSameGroups);
  const { ahead, itemSku } = useSummary();
  if (count === 0)
    return <VouchersComing key={itemSku} isComing={isLoading && ahead?.vouchers.count !== 0} />;
  // The seller's own call may answer last; its number is that of the product.
  const shopCount = info?.count ?? ahead?.vouchers.ofMerchant ?? 0;
  const { merchantVouchers, blibliVouchers, merchantShipping } = groups;
  // Names the vouchers that the number counts.
  const counted =
    shopCount > 0 ? merchantVouchers : [...merchantVouchers, ...blibliVouchers, ...merchantShipping];
  const rewards = counted.map((voucher) => rewardText(t, voucher));
  return (
    <button
      type="button"
      className={s.offer}
      onClick={() => promotions?.send({ type: 'voucherList.requested', code: null })}
    >
      <Words words={wordsOf(t, { rewards, shopCount, others: count - merchantVouchers.length })} isKnown />
    </button>
  );
}

/** The place of the row, in as many lines as the product announces, or as most take. [SHELL-25] */
function VouchersComing({ isComing }: { isComing: boolean }) {
  const t = useCopy();
  const told = useSummary().ahead?.vouchers ?? null;
  const usual = t('voucher.reward.AMOUNT_OFF', { amount: USUAL_AMOUNT });
  const words = wordsOf(t, {
    rewards: told === null ? [usual] : told.named.map((voucher) => rewardText(t, voucher)),
    shopCount: told?.ofMerchant ?? 0,
    others: told === null ? 0 : told.count - told.ofMerchant,
  });
  return (
    <ComingRow isComing={isComing} className={s.offer}>
      <Words words={words} isKnown={false} />
      <span className={s.sr}>{t('promo.loading')}</span>
    </ComingRow>
  );
}

interface RowWords {
  title: string;
  line: string;
}

function wordsOf(
  t: Translate,
  { rewards, shopCount, others }: { rewards: string[]; shopCount: number; others: number },
): RowWords {
  const best = [...new Set(rewards)].slice(0, MOST_NAMED);
  const areOthers = shopCount > 0 && others > 0;
  return {
    title: shopCount > 0 ? t('voucher.shopCount', { count: shopCount }) : t('voucher.row'),
    line: [...best, ...(areOthers ? [t('voucher.others', { count: others })] : [])].join(' · '),
  };
}

function Words({ words: { title, line }, isKnown }: { words: RowWords; isKnown: boolean }) {
  return (
    <>
      <Icon name="ticket-percent" />
      <span>
        <b>
          <WordsOrRoom isKnown={isKnown}>{title}</WordsOrRoom>
        </b>
        <br />
        <span className={cx(s.small, s.soft)}>
          <WordsOrRoom isKnown={isKnown}>{line}</WordsOrRoom>
        </span>
      </span>
      <Icon name="chevron-right" />
    </>
  );
}
