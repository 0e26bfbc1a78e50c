/** Whole rupiah. */
export interface Price {
  offered: number;
  listed: number;
  /** Percentage taken off `listed`, 0 when none. */
  discount: number;
  /** Rupiah returned after the purchase; null and 0 both mean none. [PRICE-10] */
  cashback: number | null;
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

/** What the visitor pays once cashback is counted; never below zero. [PRICE-15] */
export function priceAfterCashback(price: Price): number {
  return Math.max(0, price.offered - (price.cashback ?? 0));
}

/** The page's one price: of the priced quantity when it is known, else the product's own. [PRICE-05, PRICE-13] */
export function displayedPrice<TPrice extends Price>(own: TPrice, priced: TPrice | null): TPrice {
  return priced ?? own;
}
