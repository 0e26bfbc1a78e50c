import { createHash } from 'node:crypto';
import { pickupPointsOf, type CataloguePickupPoint } from '../catalogue/pickupPoints.ts';
import { postalAreas } from '../../address/catalogue/postalAreas.ts';
import type { CatalogueItem, CatalogueMerchant, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** The part of the first place's stock at a counter without a number in the catalogue. */
const COUNTER_SHARE = 1 / 4;

/**
 * Fills places, their stock and the postal areas when the catalogue differs from them. A known item keeps its stock
 * after sales at a known place, where it is counted.
 */
export function seedDelivery(
  database: Database,
  products: readonly CatalogueProduct[],
  merchants: readonly CatalogueMerchant[],
): void {
  const points = pickupPointsOf(merchants);
  const stocks = stocksOf(products, points);
  const hash = createHash('sha256')
    .update(JSON.stringify([points, stocks, postalAreas]))
    .digest('hex');
  if (database.get("SELECT value FROM meta WHERE key = 'delivery'")?.['value'] === hash) return;
  database.transaction(() => {
    database.run('DELETE FROM pickup_points');
    for (const [position, point] of points.entries()) insertPoint(database, point, position);
    database.run('DELETE FROM postal_areas');
    for (const { prefix, city, province, latitude, longitude, reach, metro } of postalAreas) {
      database.run(
        'INSERT INTO postal_areas (prefix, city, province, latitude, longitude, reach, metro) VALUES (?,?,?,?,?,?,?)',
        prefix,
        city,
        province,
        latitude,
        longitude,
        reach,
        metro,
      );
    }
    for (const { itemSku, code, stock } of stocks) {
      database.run(
        `INSERT INTO pickup_stock (item_sku, pickup_point_code, stock) VALUES (?,?,?)
         ON CONFLICT DO UPDATE SET stock = excluded.stock WHERE stock IS NULL OR excluded.stock IS NULL`,
        itemSku,
        code,
        stock,
      );
    }
    // A place that no longer keeps an item sells none of it.
    database.run(
      `DELETE FROM pickup_stock WHERE (item_sku, pickup_point_code) NOT IN
       (SELECT value ->> 0, value ->> 1 FROM json_each(?))`,
      JSON.stringify(stocks.map(({ itemSku, code }) => [itemSku, code])),
    );
    database.run(
      "INSERT INTO meta (key, value) VALUES ('delivery', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      hash,
    );
  });
}

function insertPoint(database: Database, point: CataloguePickupPoint, position: number): void {
  database.run(
    `INSERT INTO pickup_points (code, merchant_code, position, name, address, city, province, postal_code, latitude,
     longitude, delivers, counter, hours, cut_off) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
    point.code,
    point.merchantCode,
    position,
    point.name,
    point.address,
    point.city,
    point.province,
    point.postalCode,
    point.latitude,
    point.longitude,
    point.delivers ? 1 : 0,
    point.counter ? 1 : 0,
    JSON.stringify(point.hours),
    JSON.stringify(point.orderBefore),
  );
}

/** Returns the stock of each place except an item's own; places without a row have none. */
function stocksOf(products: readonly CatalogueProduct[], points: readonly CataloguePickupPoint[]) {
  const byMerchant = Map.groupBy(points, ({ merchantCode }) => merchantCode);
  return products.flatMap((product) => {
    const places = byMerchant.get(product.merchantCode) ?? [];
    if (places.length < 2) return [];
    return product.items.flatMap((item) =>
      places
        .filter(({ code }) => code !== item.pickupPointCode)
        .flatMap((place) => {
          const stock = stockAt(product, item, place);
          return stock === undefined ? [] : [{ itemSku: item.itemSku, code: place.code, stock }];
        }),
    );
  });
}

function stockAt(
  product: CatalogueProduct,
  item: CatalogueItem,
  place: CataloguePickupPoint,
): number | null | undefined {
  const written = item.stockAt?.[place.code];
  if (written !== undefined) return written;
  const isKept =
    (place.counter && item.pickup !== undefined && item.pickup !== 'UNAVAILABLE') ||
    (place.delivers && product.tags.includes('MULTI_PP'));
  if (!isKept || item.stockAt !== undefined) return undefined;
  return item.stock === null ? null : Math.floor(item.stock * COUNTER_SHARE);
}
