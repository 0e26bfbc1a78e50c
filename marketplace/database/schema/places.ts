/** Provinces to subdistricts with their postal codes, and the addresses of members. */
export const REGIONS = `
  CREATE TABLE regions (
    code TEXT PRIMARY KEY, parent TEXT NOT NULL, name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX regions_by_parent ON regions (parent, name);
  CREATE TABLE places (
    region_code TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, name TEXT NOT NULL
  ) STRICT;
  CREATE INDEX places_by_latitude ON places (latitude);
  CREATE INDEX places_by_region ON places (region_code);
  CREATE TABLE postal_codes (
    subdistrict TEXT NOT NULL, postal_code TEXT NOT NULL, PRIMARY KEY (subdistrict, postal_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE account_addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX account_addresses_by_member ON account_addresses (member_id, position);
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX addresses_by_member ON addresses (member_id, position);
  `;

/** Stores of groceries, and the delivery slots that are held. */
export const GROCERY_STORES = `
  CREATE TABLE grocery_stores (
    code TEXT PRIMARY KEY, seller_group TEXT NOT NULL CHECK (seller_group IN ('RANCH','BLIBLI_GO')),
    name TEXT NOT NULL, pickup_point_code TEXT NOT NULL UNIQUE,
    latitude REAL NOT NULL, longitude REAL NOT NULL, radius_km REAL NOT NULL,
    open TEXT NOT NULL, close TEXT NOT NULL, utc_offset_hours INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('OPEN','TURNED_OFF','CLOSED')),
    slot_capacity INTEGER NOT NULL, hour_capacity INTEGER NOT NULL,
    slot_price INTEGER NOT NULL, now_price INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX grocery_stores_by_place ON grocery_stores (latitude, longitude);
  CREATE TABLE grocery_slot_holds (
    owner TEXT NOT NULL, store_code TEXT NOT NULL, slot_id TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (owner, store_code)
  ) STRICT;
  CREATE INDEX grocery_slot_holds_by_slot ON grocery_slot_holds (slot_id, expires_at);
  CREATE INDEX grocery_slot_holds_by_expiry ON grocery_slot_holds (expires_at);
  `;

/** Where sellers keep and hand over their goods, and where the postal codes lie. */
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

/** When couriers collect last at a place, per day. */
export const CUT_OFFS = "ALTER TABLE pickup_points ADD COLUMN cut_off TEXT NOT NULL DEFAULT '[]'";
