/** Places where sellers keep and hand over their goods, and the areas of postal codes. */
export const PICKUP_POINTS = `
  CREATE TABLE pickup_points (
    code TEXT PRIMARY KEY, merchant_code TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
    address TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    delivers INTEGER NOT NULL, counter INTEGER NOT NULL, hours TEXT NOT NULL
  ) STRICT;
  CREATE INDEX pickup_points_by_merchant ON pickup_points (merchant_code, position);
  CREATE TABLE pickup_stock (
    item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL,
    stock INTEGER CHECK (stock IS NULL OR stock >= 0),
    PRIMARY KEY (item_sku, pickup_point_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE postal_areas (
    prefix TEXT PRIMARY KEY, city TEXT NOT NULL, province TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL, reach TEXT NOT NULL, metro TEXT
  ) STRICT, WITHOUT ROWID;
  `;

/** The last collection at a place, by day. */
export const CUT_OFFS = "ALTER TABLE pickup_points ADD COLUMN cut_off TEXT NOT NULL DEFAULT '[]'";
