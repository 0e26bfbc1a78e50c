/** The pieces that technicians have time for; the services of each line of a bag. */
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
