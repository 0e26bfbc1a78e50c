import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';

/**
 * The monthly amount of an offer, its number of months, and the number of pieces when there are several. Leaves out an
 * unknown tenor. [INSTALL-18]
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
