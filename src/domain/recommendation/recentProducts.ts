import { configList, type ConfigMap } from '../product/productConfig.ts';
import type { Shell } from '../page/route.ts';
import { knownTags, layoutOf } from '../product/tags.ts';
import type { Vendor } from '../product/vendor.ts';

/** Recent products kept in each list. [RECENT-02, LIMIT-16] */
export const RECENT_PRODUCTS = 8;
/** Storage keys of the lists, spelled as the specification gives them. */
export const RECENT_KEYS = {
  older: 'recentProducts',
  newer: 'recentProductsV2',
  contextual: 'recentProductsContextual',
  grocery: 'recentProductsGrocery',
} as const;
/** The storage key under which lines about seen products wait for the code of the lists. [RECENT-06] */
export const SEEN_KEY = 'recentSeen';
/** Whose a line is, said at its front: a guest's, or a member's with the member's id. [AUTH-21] */
export const SEEN_BY_GUEST = 'guest';
export const SEEN_BY_MEMBER = 'member:';
/** Name of the document's own line, while nothing has taken it over. */
export const SEEN_META = 'viewed';
const SKU = /^[A-Za-z0-9._-]{1,64}$/;

/** The list that a product belongs to; no other one receives it. [RECENT-01] */
export function recentListOf({
  vendor,
  shell,
  tags,
}: {
  vendor: Vendor;
  shell: Shell;
  tags: readonly string[];
}) {
  if (vendor === 'grocery') return RECENT_KEYS.grocery;
  if (layoutOf(knownTags(tags)) !== 'regular') return RECENT_KEYS.contextual;
  return RECENT_KEYS[shell];
}

/** The SKUs of a stored list, the newest first; whatever else may be stored there counts as nothing. */
export function readRecent(text: string | null): string[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const skus = stored.filter((one): one is string => typeof one === 'string' && SKU.test(one));
    return [...new Set(skus)].slice(0, RECENT_PRODUCTS);
  } catch {
    return [];
  }
}

/** A list after a product was viewed: at its front, and nowhere else by any of its options. [RECENT-02, RECENT-03] */
export function withViewed(
  list: readonly string[],
  itemSku: string,
  optionSkus: readonly string[],
): string[] {
  if (!SKU.test(itemSku)) return [...list];
  const own = new Set([itemSku, ...optionSkus]);
  return [itemSku, ...list.filter((sku) => !own.has(sku))].slice(0, RECENT_PRODUCTS);
}

/** One product that is seen, as a line: its list, its SKU, and those of its options. */
export const seenLine = (list: string, itemSku: string, optionSkus: readonly string[]): string =>
  [list, itemSku, ...optionSkus].join(' ');

/**
 * The kept lines that are the visitor's, a member's id or null for a guest, without their owners. What a guest kept goes
 * over to the member they become. [RECENT-06, AUTH-21]
 */
export function linesOfVisitor(text: string | null, visitor: string | null): string[] {
  const owners = [SEEN_BY_GUEST, ...(visitor === null ? [] : [SEEN_BY_MEMBER + encodeURIComponent(visitor)])];
  return (text ?? '').split('\n').flatMap((line) => {
    const [owner = '', ...seen] = line.split(' ');
    return owners.includes(owner) ? [seen.join(' ')] : [];
  });
}

/** The lists after what was seen is added, the oldest line first; what is no such line counts as nothing. [RECENT-06] */
export function withSeen(
  lines: readonly string[],
  read: (list: string) => string | null,
): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const line of lines) {
    const [list = '', itemSku = '', ...optionSkus] = line.split(' ');
    if (!Object.values<string>(RECENT_KEYS).includes(list)) continue;
    lists.set(list, withViewed(lists.get(list) ?? readRecent(read(list)), itemSku, optionSkus));
  }
  return lists;
}

/** Tells whether the products of a brand are neither stored nor shown. [RECENT-05] */
export function isHiddenBrand(config: ConfigMap, brand: string): boolean {
  const name = brand.trim().toLowerCase();
  return configList(config, 'pdp.recent.hidden-brands').some((hidden) => hidden.toLowerCase() === name);
}
