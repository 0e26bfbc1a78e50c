import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { readAddOns } from '../../service/rules/addOns.ts';
import { bundleOf } from '../../promo/rules/bundlePrice.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';

export type BagDeps = Pick<MarketplaceDeps, 'database' | 'catalogue' | 'now' | 'offersSince'>;

/** Counts the pieces that the visitor put into the bag, without gifts. [CART-01, SHELL-07] */
export function bagCount(database: Database, owner: string | null, vendor: Vendor): number {
  if (owner === null) return 0;
  const row = database.get(
    "SELECT COALESCE(SUM(quantity), 0) AS total FROM bag_entries WHERE owner = ? AND vendor = ? AND kind IS NOT 'GIFT'",
    owner,
    vendor,
  );
  return Number(row?.['total'] ?? 0);
}

/** Returns the SKUs of everything in a bag, gifts and combos included. [HOST-28] */
export function bagItems(database: Database, owner: string | null, vendor: Vendor): string[] {
  if (owner === null) return [];
  return database
    .all(
      'SELECT DISTINCT item_sku FROM bag_entries WHERE owner = ? AND vendor = ? ORDER BY item_sku',
      owner,
      vendor,
    )
    .map((row) => String(row['item_sku']));
}

export function bagLines(deps: BagDeps, owner: string | null, vendor: Vendor) {
  if (owner === null) return [];
  return deps.database
    .all('SELECT * FROM bag_entries WHERE owner = ? AND vendor = ? ORDER BY added_at', owner, vendor)
    .flatMap((row) => {
      const found = deps.catalogue.tryFind(String(row['item_sku']));
      return found === null
        ? []
        : [
            {
              found,
              quantity: Number(row['quantity']),
              fulfilment: row['fulfilment'] === 'PICKUP' ? ('PICKUP' as const) : ('DELIVERY' as const),
              bundle: bundleOf(deps, found, row),
              /** Of its combo or gift; null for a line of its own. */
              promotionId: row['promotion_id'] === null ? null : String(row['promotion_id']),
              pickupPointCode: String(row['pickup_point_code']),
              courier: row['courier'] === null ? null : String(row['courier']),
              services: readAddOns(row['add_ons'], Number(row['quantity'])),
            },
          ];
    });
}
