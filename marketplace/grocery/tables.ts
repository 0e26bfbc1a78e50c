/** Grocery stores, and the slots that are held. */
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
