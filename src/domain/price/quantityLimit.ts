import { IN_STORE_PICKUP_MAX_QUANTITY, LIMITED_STOCK_THRESHOLD_ITEMS } from '../shell/limits.ts';
import type { Fulfilment } from '../fulfilment/fulfilment.ts';
import { tierOf, type WholesaleTier } from './wholesale.ts';

/** Reasons that limit how many of an item one buyer can have. */
export const QUANTITY_LIMIT_KINDS = ['STOCK', 'QUOTA', 'BAG', 'EVENT', 'DAY', 'PICKUP'] as const;
export type QuantityLimitKind = (typeof QUANTITY_LIMIT_KINDS)[number];

/** The strictest limit on an item for this visitor: `left` is how many they may still have. */
export interface QuantityLimit {
  kind: QuantityLimitKind;
  maximum: number;
  left: number;
}

/** Limits on an item for one fulfilment: beside the contents of the bag, and in an order of its own. */
export interface QuantityRoom {
  /** Null where nothing bounds it but the stock that is told anyway. */
  toBag: QuantityLimit | null;
  toOrder: QuantityLimit;
  /** All pieces of a sale lie in the bag, and more go there at the item's own price; null where that is not so. [BAG-13] */
  beyondSale: BeyondSale | null;
}

export interface BeyondSale {
  /** Pieces in the line of the bag that an add would join: with one more, all of it costs the item's own price. */
  inBag: number;
  /** Of one piece without the sale, by the pieces of that line, from 1 on. */
  prices: WholesaleTier[];
}

/** Pieces of the line once so many more lie in it, and the price of each. [BAG-13] */
export function lineBeyondSale(
  { inBag, prices }: BeyondSale,
  quantity: number,
): { count: number; price: number } {
  const count = inBag + quantity;
  return { count, price: tierOf(prices, count)?.price ?? 0 };
}

/** By the way it is had; null where nothing bounds it but the stock that is told anyway. */
export interface QuantityLimits {
  delivery: QuantityRoom | null;
  pickup: QuantityRoom | null;
}

/** Limits on the item for a fulfilment; null when unknown. */
export function roomOf(limits: QuantityLimits | null, fulfilment: Fulfilment): QuantityRoom | null {
  return limits?.[fulfilment === 'PICKUP' ? 'pickup' : 'delivery'] ?? null;
}

/** The limit that forbids even one more piece; null when there is none. */
export function reachedLimit(limit: QuantityLimit | null | undefined): QuantityLimitKind | null {
  return !limit || limit.left > 0 ? null : limit.kind;
}

/** Stock bounds every purchase: it is worth a word where little of it is left. Other limits always are. [CART-34] */
export function isLimitTold({ kind, left }: QuantityLimit): boolean {
  return kind !== 'STOCK' || left <= LIMITED_STOCK_THRESHOLD_ITEMS;
}

/** The most of an item that one buyer can have at once, and what bounds it. */
export function reachOf(
  fulfilment: Fulfilment,
  remaining: number | null,
  room: QuantityRoom | null,
): QuantityLimit | null {
  const bound = (kind: QuantityLimitKind, maximum: number) => ({ kind, maximum, left: maximum });
  const bounds: QuantityLimit[] = [
    ...(room === null ? [] : [room.toOrder]),
    ...(remaining === null ? [] : [bound('STOCK', remaining)]),
    ...(fulfilment === 'PICKUP' ? [bound('PICKUP', IN_STORE_PICKUP_MAX_QUANTITY)] : []),
  ];
  return bounds.sort((one, other) => one.left - other.left)[0] ?? null;
}
