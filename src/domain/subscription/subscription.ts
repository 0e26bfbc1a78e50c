import { localDate, WIB_OFFSET_HOURS } from '../shell/calendarDay.ts';
import {
  MAX_SUBSCRIPTION_MONTHS,
  MAX_SUBSCRIPTION_WEEKS,
  MIN_SUBSCRIPTION_DELIVERIES,
  SUBSCRIPTION_LEAD_DAYS,
  SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH,
} from '../shell/limits.ts';

export const PERIOD_UNITS = ['WEEK', 'MONTH'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
/** Time from one delivery to the next. */
export interface SubscriptionPeriod {
  unit: PeriodUnit;
  every: number;
}

export const isSamePeriod = (left: SubscriptionPeriod | null, right: SubscriptionPeriod | null) =>
  left?.unit === right?.unit && left?.every === right?.every;

/** Most deliveries of a subscription at a period within its 12 months. [SUBS-06] */
export function mostDeliveries({ unit, every }: SubscriptionPeriod): number {
  if (!Number.isSafeInteger(every) || every < 1) return 0;
  return Math.floor((unit === 'MONTH' ? MAX_SUBSCRIPTION_MONTHS : MAX_SUBSCRIPTION_WEEKS) / every);
}

/** Tells whether a subscription is valid: an offered period, and an end within 12 months. [SUBS-06] */
export function isPeriodValid(
  period: SubscriptionPeriod,
  frequency: number,
  offered: readonly SubscriptionPeriod[],
): boolean {
  return (
    offered.some((one) => isSamePeriod(one, period)) &&
    Number.isSafeInteger(frequency) &&
    frequency >= MIN_SUBSCRIPTION_DELIVERIES &&
    frequency <= mostDeliveries(period)
  );
}

/** The nearest number of deliveries that a period allows. */
export const frequencyWithin = (frequency: number, period: SubscriptionPeriod): number =>
  Math.max(MIN_SUBSCRIPTION_DELIVERIES, Math.min(frequency, mostDeliveries(period)));

/** Least and most pieces of one delivery. */
export interface QuantityBounds {
  minQty: number;
  maxQty: number;
}
/** Why so many cannot be subscribed to; null when they can. [SUBS-07, SUBS-08] */
export function quantityFaultOf(
  quantity: number,
  { minQty, maxQty }: QuantityBounds,
): 'belowMinimum' | 'aboveMaximum' | null {
  if (!Number.isSafeInteger(quantity) || quantity < minQty) return 'belowMinimum';
  return quantity > maxQty ? 'aboveMaximum' : null;
}

/** The day (YYYY-MM-DD) of the first delivery of what is subscribed to at a moment of the marketplace (epoch ms). */
export function firstDeliveryAt(epochMs: number): string {
  return addDays(localDate(epochMs, WIB_OFFSET_HOURS), SUBSCRIPTION_LEAD_DAYS);
}

function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last where it is shorter. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(index / 12), index % 12];
  // The day before the first of the month after it.
  const last = new Date(Date.UTC(laterYear, laterMonth + 1, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${laterYear}-${two(laterMonth + 1)}-${two(Math.min(day, last))}`;
}

/**
 * The days (YYYY-MM-DD) of all deliveries. Months are counted from the first day: after the 28th of February comes the
 * 31st of March again. [SUBS-14]
 */
export function deliveryDates(
  first: string,
  { unit, every }: SubscriptionPeriod,
  frequency: number,
): string[] {
  return Array.from({ length: frequency }, (_, position) =>
    unit === 'MONTH' ? addMonths(first, position * every) : addDays(first, position * every * 7),
  );
}

/** Discount on the shipping of a package that is worth enough. */
export interface SubscriptionBenefit {
  /** Rupiah. */
  shippingDiscount: number;
  /** Rupiah that a package must be worth. */
  minimumPackage: number;
}
/** No package below Rp50.000 travels for less, whatever an answer says. [SUBS-04] */
const minimumOf = ({ minimumPackage }: SubscriptionBenefit) =>
  Math.max(minimumPackage, SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH);

/** Rupiah off the shipping of a package of this worth. [SUBS-04] */
export const shippingDiscountOf = (worth: number, benefit: SubscriptionBenefit): number =>
  worth >= minimumOf(benefit) ? benefit.shippingDiscount : 0;

/** Rupiah that a package is short of the discount. [SUBS-04] */
export const missingForDiscount = (worth: number, benefit: SubscriptionBenefit): number =>
  Math.max(0, minimumOf(benefit) - worth);

/** One delivery as it is charged. */
export interface Delivery {
  /** YYYY-MM-DD. */
  date: string;
  /** Rupiah of the goods. */
  sum: number;
  /** Rupiah off its shipping, which is counted when it is sent. */
  shippingDiscount: number;
}

/** Deliveries of packages of one worth (rupiah) on these days. [SUBS-14] */
export function deliveriesOf(
  dates: readonly string[],
  worth: number,
  benefit: SubscriptionBenefit,
): Delivery[] {
  return dates.map((date) => ({ date, sum: worth, shippingDiscount: shippingDiscountOf(worth, benefit) }));
}

/** Why the marketplace took no subscription; spelled as the requirements spell them. [ERR-35..43] */
export const SUBSCRIPTION_ERRORS = [
  'OOS',
  'OutOfStock',
  'UNBUYABLE_ITEM',
  'UNSUBSCRIBE_ITEM',
  'INVALID_PERIOD',
  'INVALID_QUANTITY',
  'PRODUCT_ERROR',
  'GENERAL_ERROR',
  'INVALID_PRODUCT',
] as const;
export type SubscriptionError = (typeof SUBSCRIPTION_ERRORS)[number];
const known = new Set<string>(SUBSCRIPTION_ERRORS);

/** The error of a refusal; GENERAL_ERROR for an unknown code. [ERR-42] */
export function subscriptionErrorOf(code: string | null): SubscriptionError {
  return code !== null && known.has(code) ? (code as SubscriptionError) : 'GENERAL_ERROR';
}

/** Place of an error on the page. */
export type ErrorPlace = 'period' | 'quantity' | 'action';
export function placeOfError(error: SubscriptionError): ErrorPlace {
  if (error === 'INVALID_PERIOD') return 'period';
  return error === 'INVALID_QUANTITY' ? 'quantity' : 'action';
}
