import { createHash } from 'node:crypto';
import { demoMembers } from '../catalogue/demoMembers.ts';
import type { CatalogueProduct } from '../catalogue/types.ts';
import type { Database } from './openDatabase.ts';

/** Changes when the tables are filled in another way: what was stored before is written anew then. */
const FORMAT = 2;

/**
 * Fills the catalogue tables when their content differs from what is stored. Bags, checkouts, sessions and wishlists
 * stay; the stock of an item that was known keeps what sales left of it.
 */
export function seedCatalogue(database: Database, products: readonly CatalogueProduct[]): void {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, products, demoMembers]))
    .digest('hex');
  if (database.get("SELECT value FROM meta WHERE key = 'catalogue'")?.['value'] === hash) return;
  database.transaction(() => {
    const stocks = new Map(
      database.all('SELECT item_sku, stock FROM items').map((row) => [row['item_sku'], row['stock']]),
    );
    database.run('DELETE FROM products');
    for (const [position, product] of products.entries()) {
      database.run(
        `INSERT INTO products
         (product_sku, vendor, position, category_id, brand_slug, merchant_code, is_sold, name, document)
         VALUES (?,?,?,?,?,?,?,?,?)`,
        product.productSku,
        product.vendor,
        position,
        product.categories.at(-1)?.id ?? '',
        product.brand.slug,
        product.merchantCode,
        product.answers === undefined ? 1 : 0,
        product.name,
        JSON.stringify(product),
      );
      for (const categoryId of new Set(product.categories.map(({ id }) => id))) {
        database.run(
          'INSERT INTO product_categories (category_id, position, product_sku) VALUES (?,?,?)',
          categoryId,
          position,
          product.productSku,
        );
      }
      for (const [itemPosition, item] of product.items.entries()) {
        const kept = stocks.get(item.itemSku);
        database.run(
          'INSERT INTO items (item_sku, product_sku, position, stock) VALUES (?,?,?,?)',
          item.itemSku,
          product.productSku,
          itemPosition,
          kept === undefined || item.stock === null ? item.stock : kept,
        );
      }
    }
    for (const member of demoMembers) {
      database.run(
        `INSERT INTO members (id, name, email, email_verified, blocked) VALUES (?,?,?,?,?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email,
         email_verified = excluded.email_verified, blocked = excluded.blocked`,
        member.id,
        member.name,
        member.email,
        member.emailVerified ? 1 : 0,
        member.blocked,
      );
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('catalogue', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      hash,
    );
  });
}
