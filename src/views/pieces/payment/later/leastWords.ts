import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { leastDownPayment } from '#src/domain/payment/loan.ts';

/** The lowest down payment of a loan, in words. [LOAN-07] */
export function leastWords(t: Translate, downPayment: Parameters<typeof leastDownPayment>[0]): string {
  const least = leastDownPayment(downPayment);
  return least === 0
    ? t('loanSimulation.rowFree')
    : t('loanSimulation.rowText', { amount: formatPrice(least) });
}
