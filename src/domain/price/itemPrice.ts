import { priceFrom, type Price } from './price.ts';
import { tierOf, type WholesaleTier } from './wholesale.ts';

/** The terms that decide the price of one piece of an item, in whole rupiah. */
export interface PriceTerms {
  /** The item's own price. */
  own: number;
  /** Said struck through beside a lower one; null where nothing but the own price is. */
  listed: number | null;
  cashback: number | null;
  /** The price of a campaign that runs, and for how many pieces it is left; null while none does. */
  sale: { price: number; pieces: number } | null;
  tiers: readonly TierReduction[];
}
/** The amount off the item's own price for each piece, from a quantity on. */
export interface TierReduction {
  minQty: number;
  off: number;
}

/**
 * The price of one piece at the quantity bought: the lowest of the item's own price, the sale's and the tier's.
 * Neither a sale nor a tier raises it. [PRICE-17, WHOLESALE-06]
 */
export function unitPriceFor({ own, sale, tiers }: PriceTerms, quantity: number): number {
  const isOnSale = sale !== null && quantity <= sale.pieces;
  const tier = own - (tierOf(tiers, quantity)?.off ?? 0);
  return Math.max(0, Math.min(own, tier, isOnSale ? sale.price : own));
}

/** The same with what it is said beside: the listed price, what is taken off it, and the cashback. */
export function priceFor(terms: PriceTerms, quantity: number): Price {
  return priceFrom({
    offered: unitPriceFor(terms, quantity),
    listed: terms.listed ?? terms.own,
    cashback: terms.cashback,
  });
}

/**
 * The prices of one piece for every quantity from 1 on, where many cost less a piece: ranges without a gap, each at
 * another price than the one before. Empty where many cost no less.
 */
export function tiersFor(terms: PriceTerms): WholesaleTier[] {
  if (terms.tiers.length === 0) return [];
  const borders = [1, ...terms.tiers.map(({ minQty }) => minQty), (terms.sale?.pieces ?? 0) + 1];
  const starts = [...new Set(borders)]
    .toSorted((one, other) => one - other)
    .map((minQty) => ({ minQty, price: unitPriceFor(terms, minQty) }))
    .filter(({ price }, position, all) => price !== all[position - 1]?.price);
  if (starts.length === 1) return [];
  return starts.map(({ minQty, price }, position) => {
    const next = starts[position + 1];
    return { minQty, maxQty: next === undefined ? null : next.minQty - 1, price };
  });
}
