import { LARGEST_RUPIAH, LARGEST_LOAN_PERCENT } from '../shell/limits.ts';
import { plainLine } from '../shell/plainLine.ts';

/** A down payment as a part of the price, or as a sum of rupiah. [LOAN-02, LOAN-03] */
export const DOWN_PAYMENT_UNITS = ['PERCENT', 'RUPIAH'] as const;
export type DownPaymentUnit = (typeof DOWN_PAYMENT_UNITS)[number];

export interface DownPayment {
  unit: DownPaymentUnit;
  /** Whole percent of the price, or whole rupiah. */
  value: number;
}
/** Terms of a down payment: the price in rupiah, and the least part of it in whole percent. */
export interface DownPaymentTerms {
  price: number;
  minimumPercent: number;
}
export type DownPaymentFault = 'unreadable' | 'tooHigh' | 'tooLow';

const isWhole = (value: number, largest: number) => Number.isInteger(value) && value >= 0 && value <= largest;

/** The part of a price, in whole rupiah. [LOAN-03] */
export const percentOf = (price: number, percent: number): number => Math.round((price * percent) / 100);

/** The least that is paid down, in rupiah. */
export const leastDownPayment = ({ price, minimumPercent }: DownPaymentTerms): number =>
  percentOf(price, minimumPercent);

/** Amount of the down payment, in whole rupiah. [LOAN-03] */
export const downPaymentAmount = ({ unit, value }: DownPayment, price: number): number =>
  unit === 'PERCENT' ? percentOf(price, value) : value;

/** Why a down payment is refused; null where it is not. It stays below the price. [LOAN-02] */
export function downPaymentFault(down: DownPayment, terms: DownPaymentTerms): DownPaymentFault | null {
  if (!isWhole(down.value, LARGEST_RUPIAH)) return 'unreadable';
  if (down.unit === 'PERCENT' && down.value > LARGEST_LOAN_PERCENT) return 'tooHigh';
  const amount = downPaymentAmount(down, terms.price);
  if (amount >= terms.price) return 'tooHigh';
  return amount < leastDownPayment(terms) ? 'tooLow' : null;
}

/** Digits of a number that is certainly too large, and need not be read. */
const READ_DIGITS = 15;

/**
 * Parses a typed down payment: `20`, `20%`, `2500000`, `Rp2.500.000`. Null for anything but a whole number: fractions
 * are ambiguous.
 */
export function readDownPayment(unit: DownPaymentUnit, text: string): DownPayment | null {
  const bare = plainLine(text)
    .replace(/^rp\.?\s*/i, '')
    .replace(/\s*%$/, '');
  if (!/^(\d{1,3}(\.\d{3})+|\d+)$/.test(bare)) return null;
  const digits = bare.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  return { unit, value: digits.length > READ_DIGITS ? LARGEST_RUPIAH : Number(digits) };
}

/** The same down payment in the other unit, as it is typed: a percentage is exact, a sum is rounded to a whole percent. */
export function inUnit(unit: DownPaymentUnit, former: DownPayment, { price }: DownPaymentTerms): string {
  if (former.unit === unit) return String(former.value);
  if (unit === 'RUPIAH') return String(downPaymentAmount(former, price));
  return String(Math.min(LARGEST_LOAN_PERCENT, Math.round((former.value / price) * 100)));
}

/** The tenor nearest to a wish, the shorter one of two; null where there is none. In months. */
export function nearestTenor(tenors: readonly { months: number }[], wanted: number): number | null {
  return tenors.reduce<number | null>(
    (best, { months }) =>
      best === null || Math.abs(months - wanted) < Math.abs(best - wanted) ? months : best,
    null,
  );
}
