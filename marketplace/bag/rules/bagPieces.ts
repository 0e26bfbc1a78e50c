import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { saleShareOf, type SaleShare } from '../../price/rules/itemPrices.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import { bagLines, type BagDeps } from './bagLines.ts';

/** The bag, the place and the method of a purchase that is judged. */
export interface Wish {
  owner: string | null;
  vendor: Vendor;
  pickupPointCode: string;
  fulfilment: Fulfilment;
}

/** Pieces of an item in a bag: those that take from the stock of a place, and those that are bought. */
export interface Held {
  /** Includes gifts, which take stock but are not bought. */
  inStock: number;
  bought: number;
}
export const NOTHING_HELD: Held = { inStock: 0, bought: 0 };

/** The pieces of an item in the bag: anyhow, alone, or in one line (from the wish's place). */
export function heldOf(
  database: Database,
  wish: Wish,
  itemSku: string,
  how: 'anyhow' | 'alone' | 'line' = 'anyhow',
): Held {
  if (wish.owner === null) return NOTHING_HELD;
  // A place without stock of its own sells from the item's.
  const row = database.get(
    `SELECT COALESCE(SUM(quantity) FILTER (WHERE COALESCE(s.pickup_point_code, '') =
         COALESCE((SELECT pickup_point_code FROM pickup_stock WHERE item_sku = ?1 AND pickup_point_code = ?4), '')), 0)
         AS in_stock,
       COALESCE(SUM(quantity) FILTER (WHERE kind IS NOT 'GIFT'), 0) AS bought
     FROM bag_entries b LEFT JOIN pickup_stock s
       ON s.item_sku = b.item_sku AND s.pickup_point_code = b.pickup_point_code
     WHERE b.owner = ?2 AND b.vendor = ?3 AND b.item_sku = ?1 AND (?5 = 'anyhow' OR kind IS NULL)
       AND (?5 <> 'line' OR b.pickup_point_code = ?4)`,
    itemSku,
    wish.owner,
    wish.vendor,
    wish.pickupPointCode,
    how,
  );
  return { inStock: Number(row?.['in_stock'] ?? 0), bought: Number(row?.['bought'] ?? 0) };
}

/** The one delivery method of a retail bag, null while it is empty. */
export function methodOf(database: Database, owner: string | null): Fulfilment | null {
  if (owner === null) return null;
  const row = database.get(
    "SELECT fulfilment FROM bag_entries WHERE owner = ? AND vendor = 'retail' LIMIT 1",
    owner,
  );
  return row === undefined ? null : (row['fulfilment'] as Fulfilment);
}

/** Returns the pieces that limit an add; one that changes the bag's method comes before its lines. [CART-25] */
export function heldForAdd(database: Database, wish: Wish, itemSku: string): Held {
  const method = wish.vendor === 'retail' ? methodOf(database, wish.owner) : null;
  if (method === null || method === wish.fulfilment) return heldOf(database, wish, itemSku);
  return wish.fulfilment === 'PICKUP' ? NOTHING_HELD : heldOf(database, wish, itemSku, 'alone');
}

/**
 * Returns the share of a line in the rest of its campaign, beside the lines that stay in the bag; null while nothing is
 * left. [BAG-13]
 */
export function shareOf(
  deps: BagDeps & CampaignDeps,
  { product, item }: FoundItem,
  wish: Wish,
): SaleShare | null {
  if (wish.vendor !== 'retail') return null;
  const method = methodOf(deps.database, wish.owner);
  const lines = bagLines(deps, wish.owner, 'retail').filter(
    ({ bundle }) => method === wish.fulfilment || (wish.fulfilment === 'DELIVERY' && bundle === null),
  );
  return saleShareOf(
    deps,
    product,
    lines,
    ({ found, bundle, pickupPointCode }) =>
      bundle === null && found.item.itemSku === item.itemSku && pickupPointCode === wish.pickupPointCode,
  );
}
