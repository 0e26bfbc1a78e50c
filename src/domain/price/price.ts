import { tierOf, type WholesaleTier } from './wholesale.ts';

/** Whole rupiah. */
export interface Price {
  offered: number;
  listed: number;
  /** Percentage taken off `listed`, 0 when none. */
  discount: number;
  /** Rupiah returned after the purchase; null and 0 both mean none. [PRICE-10] */
  cashback: number | null;
}

/** A price with the whole percentage that it takes off what was listed, which is never less than itself. */
export function priceFrom({ offered, listed: before, cashback }: Omit<Price, 'discount'>): Price {
  const listed = Math.max(before, offered);
  const discount = listed === offered ? 0 : Math.round((1 - offered / listed) * 100);
  return { offered, listed, discount, cashback };
}

export function hasCashback(price: Price): boolean {
  return price.cashback !== null && price.cashback > 0;
}

/** A price is contextual when vouchers are applied or cashback exists. [PRICE-09..11] */
export function isContextual(price: Price, vouchersApplied: readonly unknown[]): boolean {
  return vouchersApplied.length > 0 || hasCashback(price);
}

/** The struck-through price, or null when there is no reduction. [PRICE-14] */
export function struckPrice(price: Price): number | null {
  return price.listed > price.offered ? price.listed : null;
}

/** Price after cashback; never below zero. [PRICE-15] */
export function priceAfterCashback(price: Price): number {
  return Math.max(0, price.offered - (price.cashback ?? 0));
}

/** The price of a quantity by the tiers that were told with the product; of one piece below all of them. [PRICE-18] */
export function priceByTiers(one: Price, tiers: readonly WholesaleTier[], quantity: number): Price {
  const tier = tierOf(tiers, quantity);
  return tier === null ? one : priceFrom({ ...one, offered: tier.price });
}
