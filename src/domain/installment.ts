/** By credit card, and without one. [INSTALL-05, INSTALL-06, LIMIT-40] */
export const INSTALLMENT_TYPES = ['CC', 'NON-CC'] as const;
export type InstallmentType = (typeof INSTALLMENT_TYPES)[number];

/** How much of the fee a lender waives. [INSTALL-07, INSTALL-08, LIMIT-41] */
export const FEE_PROMOS = ['PARTIAL', 'FULL'] as const;
export type FeePromo = (typeof FEE_PROMOS)[number];

/** What it takes a month at least, in rupiah; null where no offer is of that type. [INSTALL-11] */
export function lowestMonthly(
  offers: readonly { type: InstallmentType; lowestMonthly: number }[],
  type: InstallmentType,
): number | null {
  const amounts = offers.filter((offer) => offer.type === type).map((offer) => offer.lowestMonthly);
  return amounts.length === 0 ? null : Math.min(...amounts);
}
