import { LIMITED_STOCK_THRESHOLD_ITEMS } from '../shell/limits.ts';
import type { ProductTag } from './tags.ts';

export type StockStatus = 'OUT_OF_STOCK' | 'COMING_SOON' | 'LIMITED' | 'ONLY_AVAILABLE_CNC' | 'AVAILABLE';

/** The first matching status in the order the specification gives. [STOCK-01..05] */
export function stockStatusOf(tags: readonly ProductTag[]): StockStatus {
  if (tags.includes('OOS')) return 'OUT_OF_STOCK';
  if (tags.includes('COMING_SOON')) return 'COMING_SOON';
  if (tags.includes('LIMITED') || tags.includes('LIMITED_ALL_LOCATION')) return 'LIMITED';
  if (tags.includes('ONLY_AVAILABLE_CNC')) return 'ONLY_AVAILABLE_CNC';
  return 'AVAILABLE';
}

/** Sale status of a product: its stock, or that only stores sell it. */
export type SaleStatus = StockStatus | 'OFFLINE_ONLY';

/** Sold out and coming soon hold for stores, too. A product that only stores sell is not for sale here. */
export function saleStatusOf(tags: readonly ProductTag[]): SaleStatus {
  const status = stockStatusOf(tags);
  if (status === 'OUT_OF_STOCK' || status === 'COMING_SOON') return status;
  return tags.includes('OFFLINE_ONLY') ? 'OFFLINE_ONLY' : status;
}

export type StoreClose = { delayShipping: boolean } | null;

/** A store is closed when it is on a break and does not promise to ship later. [STOCK-08] */
export function isStoreClosed(storeClose: StoreClose): boolean {
  return storeClose !== null && !storeClose.delayShipping;
}

export function isPurchasableByDelivery(status: StockStatus, storeClose: StoreClose): boolean {
  return status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON' && !isStoreClosed(storeClose);
}

export function isPurchasableByPickup(status: StockStatus): boolean {
  return status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON';
}

/** Tells whether the tag of guaranteed stock holds; it does not without stock. [TAG-24] */
export function isStockGuaranteed(tags: readonly ProductTag[]): boolean {
  const status = stockStatusOf(tags);
  return tags.includes('GUARANTEED_STOCK') && status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON';
}

/** The count to show beside a limited stock, or null when it is not low enough to show. [STOCK-14] */
export function shownRemaining(remaining: number | null): number | null {
  return remaining !== null && remaining > 0 && remaining <= LIMITED_STOCK_THRESHOLD_ITEMS ? remaining : null;
}
