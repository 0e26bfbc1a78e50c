/** Lines that could not be kept when a guest's bag became a member's, until the member has read it. */
export const BAG_NOTICES = `
  CREATE TABLE bag_notices (
    owner TEXT NOT NULL, vendor TEXT NOT NULL, position INTEGER NOT NULL, item_sku TEXT NOT NULL,
    asked INTEGER NOT NULL, kept INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (owner, vendor, position)
  ) STRICT, WITHOUT ROWID;
  `;

/** The courier of a line, null where none was chosen, and the destination of a bag. */
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

/**
 * Checkouts of the whole bag until they are ordered, then with the order as it was shown, by language; and the time of
 * each order, null until then.
 */
export const ORDERS = `
  ALTER TABLE checkouts ADD COLUMN of_bag INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE checkouts ADD COLUMN shown TEXT;
  ALTER TABLE checkouts ADD COLUMN ordered_at INTEGER;
  `;
