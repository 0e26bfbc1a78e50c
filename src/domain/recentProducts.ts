import { RECENT_PRODUCTS_PER_LIST } from './limits.ts';

export type RecentList = 'regular' | 'v2' | 'contextual' | 'grocery';

/** Which of the four local lists a viewed product belongs to. [RECENT-01] */
export function recentListOf(facts: {
  grocery: boolean;
  contextual: boolean;
  newerShell: boolean;
}): RecentList {
  if (facts.grocery) return 'grocery';
  if (facts.contextual) return 'contextual';
  return facts.newerShell ? 'v2' : 'regular';
}

/** Puts a sku first, once, and keeps at most eight. [RECENT-02, RECENT-03] */
export function withRecentProduct(skus: readonly string[], sku: string): string[] {
  return [sku, ...skus.filter((known) => known !== sku)].slice(0, RECENT_PRODUCTS_PER_LIST);
}
