import type { Translate } from '#src/copy/copyTypes.ts';
import { formatDay, formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { RewardType } from '#src/domain/promo/reward.ts';
import { quotaLeftPercent } from '#src/domain/promo/voucher.ts';

interface Worded {
  title: string;
  rewardType: RewardType | null;
  value: number | null;
  maxAmount: number | null;
  minPurchase: number;
  applicableStatus: 'AVAILABLE' | 'POTENTIAL' | null;
  condition: string;
  remainingQuota: number | null;
  totalQuota: number | null;
  endDate: number | null;
  usedDate: number | null;
}

/** The reward of a voucher in a few words; its title where that is unknown. [VOUCHER-07, VOUCHER-08] */
export function rewardText(t: Translate, voucher: Pick<Worded, 'title' | 'rewardType' | 'value'>): string {
  if (voucher.value === null) return voucher.title;
  if (voucher.rewardType === 'DISCOUNT') return t('voucher.reward.DISCOUNT', { value: voucher.value });
  if (voucher.rewardType === 'AMOUNT_OFF') {
    return t('voucher.reward.AMOUNT_OFF', { amount: formatPrice(voucher.value) });
  }
  return voucher.title;
}

/** Its title and conditions. */
export function detailText(t: Translate, voucher: Worded): string {
  const { rewardType, value, title, maxAmount, minPurchase } = voucher;
  return [
    rewardType === null || value === null ? '' : title,
    rewardType === 'DISCOUNT' && maxAmount !== null
      ? t('voucher.maximum', { amount: formatPrice(maxAmount) })
      : '',
    minPurchase > 0 ? t('voucher.minimum', { amount: formatPrice(minPurchase) }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Says that an offer applies now, or what is missing; empty where that is unknown. [PROMO-03, PROMO-04] */
export function applicableText(t: Translate, offer: Pick<Worded, 'applicableStatus' | 'condition'>): string {
  if (offer.applicableStatus === null) return '';
  const label = t(`promo.${offer.applicableStatus}`);
  return offer.condition === '' ? label : `${label} · ${offer.condition}`;
}

/** A quota is shown, in percent, from this share downwards. */
const SCARCE_PERCENT = 50;

/** The day of use, else a scarce quota, else the end date. */
export function lastingText(t: Translate, language: Language, voucher: Worded): string {
  if (voucher.usedDate !== null) return t('voucher.used', { date: formatDay(voucher.usedDate, language) });
  const percent = quotaLeftPercent(voucher.remainingQuota, voucher.totalQuota);
  if (percent !== null && percent > 0 && percent <= SCARCE_PERCENT) return t('voucher.left', { percent });
  return voucher.endDate === null ? '' : t('voucher.until', { date: formatDay(voucher.endDate, language) });
}
