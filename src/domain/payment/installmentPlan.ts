import type { FeePromo } from './installment.ts';

/** Parts of the hundred percent that a rate is counted in: 99 is 0,99%. */
const RATE_PARTS = 10_000;

/** A lender's terms for one tenor. */
export interface InstallmentTerms {
  /** Months. */
  tenor: number;
  /** Hundredths of a percent a month, always of the whole sum: a flat rate. */
  rate: number;
  /** Rupiah, and hundredths of a percent of the sum, that are asked once. */
  fee: { rupiah: number; share: number };
  /** Hundredths of a percent of the fee that are waived; 10.000 is all of it, 0 nothing. */
  feeWaived: number;
}

/** A sum paid off by the month; whole rupiah. */
export interface InstallmentPlan {
  tenor: number;
  rate: number;
  /** Of every month but the last one. */
  monthly: number;
  lastMonthly: number;
  interest: number;
  /** Before what is waived of it. */
  fee: number;
  feeWaived: number;
  feePromo: FeePromo | null;
  /** All that is paid in the end. */
  total: number;
}

/** So many ten-thousandths of a sum, to the nearest rupiah; half a rupiah is rounded up. */
const partOf = (rupiah: number, parts: number) =>
  Math.floor((2 * rupiah * parts + RATE_PARTS) / (2 * RATE_PARTS));

/**
 * A sum by the terms of a lender. Everything that it costs is in the months: each but the last one is rounded up to
 * whole rupiah, and the last one pays what is left, so that they add up to the total. [INSTALL-13]
 *
 * @param amount whole rupiah; together with rate and tenor below what a number counts exactly
 */
export function planOf(amount: number, { tenor, rate, fee, feeWaived }: InstallmentTerms): InstallmentPlan {
  const exact = 2 * amount * rate * tenor;
  if (![amount, tenor, rate, exact].every(Number.isSafeInteger) || amount < 1 || tenor < 1 || rate < 0)
    throw new RangeError('No sum that can be paid off to the rupiah');
  const interest = partOf(amount, rate * tenor);
  const whole = fee.rupiah + partOf(amount, fee.share);
  const waived = partOf(whole, feeWaived);
  const total = amount + interest + whole - waived;
  const monthly = Math.ceil(total / tenor);
  return {
    tenor,
    rate,
    monthly,
    lastMonthly: total - monthly * (tenor - 1),
    interest,
    fee: whole,
    feeWaived: waived,
    feePromo: waived === 0 ? null : waived === whole ? 'FULL' : 'PARTIAL',
    total,
  };
}

/** Amount of each month, the first one first. */
export const monthsOf = ({
  tenor,
  monthly,
  lastMonthly,
}: Pick<InstallmentPlan, 'tenor' | 'monthly' | 'lastMonthly'>) =>
  Array.from({ length: tenor }, (_, month) => (month === tenor - 1 ? lastMonthly : monthly));

/** Tells whether the months pay exactly the total, and the total is amount, interest and remaining fee. */
export function addsUp(amount: number, plan: Omit<InstallmentPlan, 'rate' | 'feePromo'>): boolean {
  const { tenor, monthly, lastMonthly, interest, fee, feeWaived, total } = plan;
  return (
    monthly * (tenor - 1) + lastMonthly === total &&
    amount + interest + fee - feeWaived === total &&
    lastMonthly > 0 &&
    lastMonthly <= monthly &&
    feeWaived <= fee
  );
}

/** The plan that takes the least a month; of several the shortest. [INSTALL-11] */
export function lightestOf<T extends { tenor: number; monthly: number }>(plans: readonly T[]): T | null {
  return [...plans].sort((one, other) => one.monthly - other.monthly || one.tenor - other.tenor)[0] ?? null;
}
