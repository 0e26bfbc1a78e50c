/** Subscriptions: the bag, the running ones, and the items of each. */
export const SUBSCRIPTIONS = `
  CREATE TABLE subscription_lines (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL,
    pickup_point_code TEXT NOT NULL, quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
    unit TEXT NOT NULL CHECK (unit IN ('WEEK','MONTH')), every INTEGER NOT NULL CHECK (every > 0),
    frequency INTEGER NOT NULL CHECK (frequency > 1), price INTEGER NOT NULL CHECK (price > 0),
    shipping_discount INTEGER NOT NULL CHECK (shipping_discount >= 0), added_at INTEGER NOT NULL,
    UNIQUE (member_id, item_sku, pickup_point_code, unit, every, frequency)
  ) STRICT;
  CREATE TABLE subscription_bundles (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id),
    unit TEXT NOT NULL CHECK (unit IN ('WEEK','MONTH')), every INTEGER NOT NULL CHECK (every > 0),
    frequency INTEGER NOT NULL CHECK (frequency > 1), first_delivery TEXT NOT NULL,
    started_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX subscription_bundles_by_member ON subscription_bundles (member_id, started_at);
  CREATE TABLE subscription_bundle_items (
    bundle_id TEXT NOT NULL REFERENCES subscription_bundles (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    pickup_point_code TEXT NOT NULL, joined INTEGER NOT NULL CHECK (joined >= 0),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999), price INTEGER NOT NULL CHECK (price > 0),
    shipping_discount INTEGER NOT NULL CHECK (shipping_discount >= 0),
    PRIMARY KEY (bundle_id, item_sku, pickup_point_code, joined)
  ) STRICT, WITHOUT ROWID;
  `;

/** Items of bundles by price: pieces that joined at another price have a row of their own. */
export const SUBSCRIPTION_PRICES = `
  CREATE TABLE subscription_priced_items (
    bundle_id TEXT NOT NULL REFERENCES subscription_bundles (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    pickup_point_code TEXT NOT NULL, joined INTEGER NOT NULL CHECK (joined >= 0),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999), price INTEGER NOT NULL CHECK (price > 0),
    shipping_discount INTEGER NOT NULL CHECK (shipping_discount >= 0),
    PRIMARY KEY (bundle_id, item_sku, pickup_point_code, joined, price, shipping_discount)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO subscription_priced_items SELECT bundle_id, item_sku, pickup_point_code, joined, quantity, price,
    shipping_discount FROM subscription_bundle_items;
  DROP TABLE subscription_bundle_items;
  ALTER TABLE subscription_priced_items RENAME TO subscription_bundle_items;
  `;

/** The destination of a member's subscription bag. */
export const SUBSCRIPTION_DESTINATIONS = `
  CREATE TABLE subscription_destinations (
    member_id TEXT PRIMARY KEY REFERENCES members (id), postal_code TEXT NOT NULL, district TEXT NOT NULL,
    city TEXT NOT NULL, latitude REAL, longitude REAL
  ) STRICT, WITHOUT ROWID;
  `;
