import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';

/**
 * What an offer takes a month, then over how many months and of how many pieces that is. What is not told is not said, and
 * one piece goes without saying. [INSTALL-18]
 */
export function monthlyWords(
  t: Translate,
  { lowestMonthly, tenor }: Pick<InstallmentOffer, 'lowestMonthly' | 'tenor'>,
  quantity: number,
): string[] {
  const words = [t('price.installment', { amount: formatPrice(lowestMonthly) })];
  if (tenor !== null) words.push(t('price.months', { months: tenor }));
  if (quantity > 1) words.push(t('price.pieces', { count: quantity }));
  return words;
}
