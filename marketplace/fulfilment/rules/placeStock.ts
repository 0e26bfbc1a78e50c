import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Pieces of an item at a place: null where the seller names no number, 0 where the place does not keep it. */
export function stockAtPlace(
  database: Database,
  item: Pick<CatalogueItem, 'itemSku' | 'pickupPointCode'>,
  placeCode: string,
): number | null {
  const isOwn = placeCode === item.pickupPointCode;
  const row = isOwn
    ? database.get('SELECT stock FROM items WHERE item_sku = ?', item.itemSku)
    : database.get(
        'SELECT stock FROM pickup_stock WHERE item_sku = ? AND pickup_point_code = ?',
        item.itemSku,
        placeCode,
      );
  if (row === undefined) return isOwn ? null : 0;
  return row['stock'] === null ? null : Number(row['stock']);
}

/** Pieces of every item of a product at a place, by item; items that the place does not keep are left out. */
export function stocksAtPlace(
  database: Database,
  product: CatalogueProduct,
  placeCode: string,
): Map<string, number | null> {
  return new Map(
    database
      .all(
        `SELECT s.item_sku, s.stock FROM pickup_stock s JOIN items i ON i.item_sku = s.item_sku
         WHERE i.product_sku = ? AND s.pickup_point_code = ?`,
        product.productSku,
        placeCode,
      )
      .map((row) => [String(row['item_sku']), row['stock'] === null ? null : Number(row['stock'])]),
  );
}

/** Takes sold pieces from a place, inside a running transaction; from the item's own stock where it keeps none. */
export function takeStock(database: Database, itemSku: string, placeCode: string, quantity: number): void {
  const taken = database.run(
    `UPDATE pickup_stock SET stock = CASE WHEN stock IS NULL THEN NULL ELSE stock - ? END
     WHERE item_sku = ? AND pickup_point_code = ?`,
    quantity,
    itemSku,
    placeCode,
  );
  if (taken > 0) return;
  database.run(
    'UPDATE items SET stock = stock - ? WHERE item_sku = ? AND stock IS NOT NULL',
    quantity,
    itemSku,
  );
}

/** Returns the pieces of an item that a place can sell, by the rule of `takeStock`. */
export function sellableAt(database: Database, itemSku: string, placeCode: string): number | null {
  const row =
    database.get(
      'SELECT stock FROM pickup_stock WHERE item_sku = ? AND pickup_point_code = ?',
      itemSku,
      placeCode,
    ) ?? database.get('SELECT stock FROM items WHERE item_sku = ?', itemSku);
  return row === undefined || row['stock'] === null ? null : Number(row['stock']);
}

/** Tells whether a place keeps an item, so that it can be bought there; true for the item's own place. */
export function keepsItem(
  database: Database,
  item: Pick<CatalogueItem, 'itemSku' | 'pickupPointCode'>,
  placeCode: string,
): boolean {
  if (placeCode === item.pickupPointCode) return true;
  const row = database.get(
    'SELECT 1 AS kept FROM pickup_stock WHERE item_sku = ? AND pickup_point_code = ?',
    item.itemSku,
    placeCode,
  );
  return row !== undefined;
}
