import { createHash } from 'node:crypto';
import type { CatalogueCombo } from '../catalogue/combos.ts';
import type { CatalogueGift } from '../catalogue/freeGifts.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Fills the combos and gifts when the catalogue differs from them. Bags keep their lines. */
export function seedCombosAndGifts(
  database: Database,
  bundles: { combos: readonly CatalogueCombo[]; freeGifts: readonly CatalogueGift[] },
): void {
  const hash = createHash('sha256').update(JSON.stringify(bundles)).digest('hex');
  if (database.get("SELECT value FROM meta WHERE key = 'bundles'")?.['value'] === hash) return;
  database.transaction(() => {
    database.run('DELETE FROM combos');
    for (const [position, combo] of bundles.combos.entries()) {
      database.run(
        'INSERT INTO combos (id, product_sku, position, name, saving, minimum_items, ends_in_minutes) VALUES (?,?,?,?,?,?,?)',
        combo.id,
        combo.productSku,
        position,
        JSON.stringify(combo.name),
        combo.saving,
        combo.minimumItems,
        combo.endsInMinutes ?? null,
      );
      for (const [itemPosition, { itemSku, saving, featured }] of combo.complements.entries()) {
        database.run(
          'INSERT INTO combo_items (combo_id, item_sku, position, saving, featured) VALUES (?,?,?,?,?)',
          combo.id,
          itemSku,
          itemPosition,
          saving,
          featured === true ? 1 : 0,
        );
      }
    }
    database.run('DELETE FROM free_gifts');
    for (const gift of bundles.freeGifts) {
      database.run(
        'INSERT INTO free_gifts (id, product_sku, type, minimum, maximum_items, all_store, terms) VALUES (?,?,?,?,?,?,?)',
        gift.id,
        gift.productSku,
        gift.type,
        gift.minimum,
        gift.maximumItems,
        gift.allStore ? 1 : 0,
        JSON.stringify(gift.termsHtml),
      );
      for (const [position, item] of gift.items.entries()) {
        database.run(
          'INSERT INTO free_gift_items (gift_id, item_sku, pickup_point_code, position) VALUES (?,?,?,?)',
          gift.id,
          item.itemSku,
          item.pickupPointCode,
          position,
        );
      }
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('bundles', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      hash,
    );
  });
}
