import { createHash } from 'node:crypto';
import { PAYLATER_MONTHLY_LIMIT } from '#src/domain/shell/limits.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { CatalogueProduct } from '../catalogue/types.ts';
import { storeTraits } from './seedTraits.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Changes when the tables are filled in another way; then the stored rows are written again. */
const FORMAT = 3;

/**
 * Fills the catalogue tables when the catalogue differs from them. Bags, checkouts, sessions and wishlists stay; a
 * known item keeps its stock after sales, where its stock is counted.
 */
export function seedCatalogue(
  database: Database,
  products: readonly CatalogueProduct[],
  /** Epoch ms. */
  now: number,
): void {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, products, demoMembers]))
    .digest('hex');
  if (database.get("SELECT value FROM meta WHERE key = 'catalogue'")?.['value'] === hash) return;
  database.transaction(() => {
    const stocks = new Map(
      database.all('SELECT item_sku, stock FROM items').map((row) => [row['item_sku'], row['stock']]),
    );
    const former = new Map(
      database
        .all('SELECT product_sku, document, changed_at FROM products')
        .map((row) => [row['product_sku'], row]),
    );
    database.run('DELETE FROM products');
    for (const [position, product] of products.entries()) {
      const document = JSON.stringify(product);
      const kept = former.get(product.productSku);
      database.run(
        `INSERT INTO products
         (product_sku, vendor, position, category_id, brand_slug, merchant_code, is_sold, name, document, changed_at)
         VALUES (?,?,?,?,?,?,?,?,?,?)`,
        product.productSku,
        product.vendor,
        position,
        product.categories.at(-1)?.id ?? '',
        product.brand.slug,
        product.merchantCode,
        product.answers === undefined ? 1 : 0,
        product.name,
        document,
        // An unchanged document keeps the time of its last change.
        kept?.['document'] === document ? Number(kept['changed_at']) : now,
      );
      storeTraits(database, product);
      for (const categoryId of new Set(product.categories.map(({ id }) => id))) {
        database.run(
          'INSERT INTO product_categories (category_id, position, product_sku) VALUES (?,?,?)',
          categoryId,
          position,
          product.productSku,
        );
      }
      for (const [itemPosition, item] of product.items.entries()) {
        const left = stocks.get(item.itemSku);
        database.run(
          'INSERT INTO items (item_sku, product_sku, position, stock) VALUES (?,?,?,?)',
          item.itemSku,
          product.productSku,
          itemPosition,
          left == null || item.stock === null ? item.stock : left,
        );
      }
    }
    for (const member of demoMembers) {
      database.run(
        `INSERT INTO members (id, name, email, email_verified, blocked) VALUES (?,?,?,?,?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email,
         email_verified = MAX(email_verified, excluded.email_verified), blocked = excluded.blocked`,
        member.id,
        member.name,
        member.email,
        member.emailVerified ? 1 : 0,
        member.blocked,
      );
      if (member.payLater !== undefined) {
        database.run(
          `INSERT OR IGNORE INTO paylater_accounts (member_id, status, monthly_limit, used, applied_at)
           VALUES (?,?,?,?,NULL)`,
          member.id,
          member.payLater.status,
          PAYLATER_MONTHLY_LIMIT,
          member.payLater.used,
        );
      }
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('catalogue', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      hash,
    );
  });
}
