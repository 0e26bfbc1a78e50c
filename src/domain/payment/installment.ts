import { MAX_TENOR_MONTHS } from '../shell/limits.ts';

/** By credit card, and without one. [INSTALL-05, INSTALL-06, LIMIT-40] */
export const INSTALLMENT_TYPES = ['CC', 'NON-CC'] as const;
export type InstallmentType = (typeof INSTALLMENT_TYPES)[number];

/** Parts of the fee that a lender can waive. [INSTALL-07, INSTALL-08, LIMIT-41] */
export const FEE_PROMOS = ['PARTIAL', 'FULL'] as const;
export type FeePromo = (typeof FEE_PROMOS)[number];

/** Longer than any tenor. */
const UNTOLD = MAX_TENOR_MONTHS + 1;

/** Least monthly amount of an offer in rupiah, and its number of months; null when unknown. */
interface Monthly {
  type: InstallmentType;
  lowestMonthly: number;
  tenor: number | null;
}

/** Orders offers by type, by card first, then by what they take a month, then by how long. [INSTALL-11, INSTALL-18] */
export const byLightest = (one: Monthly, other: Monthly): number =>
  INSTALLMENT_TYPES.indexOf(one.type) - INSTALLMENT_TYPES.indexOf(other.type) ||
  one.lowestMonthly - other.lowestMonthly ||
  (one.tenor ?? UNTOLD) - (other.tenor ?? UNTOLD);
