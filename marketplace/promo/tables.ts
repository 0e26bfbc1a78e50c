/** Combos and gifts, and their lines in bags. */
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

/** Vouchers and their claims; sales of campaigns and members who want a reminder. */
export const VOUCHERS = `
  CREATE TABLE vouchers (
    code TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    position INTEGER NOT NULL,
    merchant_code TEXT,
    quota INTEGER NOT NULL CHECK (quota >= 0),
    claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed BETWEEN 0 AND quota),
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX vouchers_by_merchant ON vouchers (merchant_code);
  CREATE TABLE voucher_claims (
    code TEXT NOT NULL REFERENCES vouchers (code) ON DELETE CASCADE,
    member_id TEXT NOT NULL REFERENCES members (id),
    status TEXT NOT NULL CHECK (status IN ('CLAIMED','USED','REDEEMED')),
    at INTEGER NOT NULL,
    PRIMARY KEY (member_id, code)
  ) STRICT;
  CREATE INDEX voucher_claims_by_voucher ON voucher_claims (code);
  CREATE TABLE campaign_sales (
    campaign_id TEXT PRIMARY KEY, sold INTEGER NOT NULL CHECK (sold >= 0)
  ) STRICT;
  CREATE TABLE campaign_subscriptions (
    member_id TEXT NOT NULL REFERENCES members (id), campaign_id TEXT NOT NULL, item_sku TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (member_id, campaign_id, item_sku)
  ) STRICT;
  `;
