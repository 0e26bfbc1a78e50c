import type { CatalogueBasket } from '../catalogue/purchases.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/**
 * Stores the purchases from before the database was new; those of its visitors stay.
 *
 * @param since epoch ms before which all of them were made
 */
export function seedPurchases(database: Database, baskets: readonly CatalogueBasket[], since: number): void {
  const told = JSON.stringify(baskets);
  if (database.get("SELECT value FROM meta WHERE key = 'purchases'")?.['value'] === told) return;
  database.transaction(() => {
    // No id of a visitor begins with "seeded-".
    database.run("DELETE FROM bought_products WHERE buyer >= 'seeded-' AND buyer < 'seeded.'");
    for (const [position, { productSkus, buyers }] of baskets.entries()) {
      for (let buyer = 1; buyer <= buyers; buyer += 1) {
        for (const productSku of productSkus)
          storeBought(database, `seeded-${position}-${buyer}`, productSku, since - buyer);
      }
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('purchases', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      told,
    );
  });
}

/** Records that a buyer bought a product, at a time in epoch ms; the newest time counts. */
export function storeBought(database: Database, buyer: string, productSku: string, at: number): void {
  database.run(
    `INSERT INTO bought_products (buyer, product_sku, at) VALUES (?,?,?)
     ON CONFLICT (buyer, product_sku) DO UPDATE SET at = MAX(at, excluded.at)`,
    buyer,
    productSku,
    at,
  );
}
