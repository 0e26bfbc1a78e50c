/** Combos and gifts, and what a bag holds of them. */
export const BUNDLES = `
  CREATE TABLE combos (
    id TEXT PRIMARY KEY, product_sku TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
    saving INTEGER NOT NULL CHECK (saving >= 0), minimum_items INTEGER NOT NULL CHECK (minimum_items >= 2),
    ends_in_minutes INTEGER
  ) STRICT;
  CREATE INDEX combos_by_product ON combos (product_sku, position);
  CREATE TABLE combo_items (
    combo_id TEXT NOT NULL REFERENCES combos (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    position INTEGER NOT NULL, saving INTEGER NOT NULL CHECK (saving >= 0), featured INTEGER NOT NULL,
    PRIMARY KEY (combo_id, item_sku)
  ) STRICT;
  CREATE TABLE free_gifts (
    id TEXT PRIMARY KEY, product_sku TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL CHECK (type IN ('AMOUNT','QUANTITY','FREE_SAMPLE')),
    minimum INTEGER NOT NULL CHECK (minimum >= 0), maximum_items INTEGER NOT NULL CHECK (maximum_items >= 0),
    all_store INTEGER NOT NULL, terms TEXT NOT NULL
  ) STRICT;
  CREATE TABLE free_gift_items (
    gift_id TEXT NOT NULL REFERENCES free_gifts (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    pickup_point_code TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (gift_id, item_sku, pickup_point_code)
  ) STRICT;
  CREATE TABLE bag_bundle_lines (
    owner TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('COMBO','GIFT')), promotion_id TEXT NOT NULL,
    item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL, fulfilment TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), cart_type TEXT NOT NULL, added_at INTEGER NOT NULL,
    PRIMARY KEY (owner, kind, promotion_id, item_sku, pickup_point_code)
  ) STRICT;
  CREATE VIEW bag_entries AS
    SELECT owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      NULL AS kind, NULL AS promotion_id FROM bag_lines
    UNION ALL
    SELECT owner, 'retail', item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      kind, promotion_id FROM bag_bundle_lines;
  `;

/** What could not be kept when a guest's bag became a member's, until the member has read it. */
export const BAG_NOTICES = `
  CREATE TABLE bag_notices (
    owner TEXT NOT NULL, vendor TEXT NOT NULL, position INTEGER NOT NULL, item_sku TEXT NOT NULL,
    asked INTEGER NOT NULL, kept INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (owner, vendor, position)
  ) STRICT, WITHOUT ROWID;
  `;

/** Who carries a line, null where nobody was chosen, and where a bag goes. */
export const COURIERS = `
  ALTER TABLE bag_lines ADD COLUMN courier TEXT;
  CREATE TABLE bag_destinations (
    owner TEXT PRIMARY KEY, postal_code TEXT NOT NULL, district TEXT NOT NULL, city TEXT NOT NULL,
    latitude REAL, longitude REAL
  ) STRICT, WITHOUT ROWID;
  DROP VIEW bag_entries;
  CREATE VIEW bag_entries AS
    SELECT owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      NULL AS kind, NULL AS promotion_id, courier FROM bag_lines
    UNION ALL
    SELECT owner, 'retail', item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      kind, promotion_id, NULL FROM bag_bundle_lines;
  `;

/** For how many pieces technicians have time; what is bought with a line is told of every line. */
export const SERVICE_JOBS = `
  DROP VIEW bag_entries;
  CREATE VIEW bag_entries AS
    SELECT owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      NULL AS kind, NULL AS promotion_id, courier, add_ons FROM bag_lines
    UNION ALL
    SELECT owner, 'retail', item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      kind, promotion_id, NULL, '[]' FROM bag_bundle_lines;
  CREATE TABLE service_jobs (
    service_id TEXT PRIMARY KEY, jobs_left INTEGER NOT NULL CHECK (jobs_left >= 0)
  ) STRICT, WITHOUT ROWID;
  `;

/** What is handed over for a line, as JSON; null where nothing is. */
export const TRADE_INS = `
  ALTER TABLE bag_lines ADD COLUMN trade_in TEXT;
  `;

/**
 * Checkouts that stand for the whole bag until they are ordered, when what was ordered is kept as it was shown, by language;
 * and when an order was placed, null until then.
 */
export const ORDERS = `
  ALTER TABLE checkouts ADD COLUMN of_bag INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE checkouts ADD COLUMN shown TEXT;
  ALTER TABLE checkouts ADD COLUMN ordered_at INTEGER;
  `;
