/** Products, members and their sessions, bags, checkouts, and writes that happen once. */
export const FIRST_TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE products (
    product_sku TEXT PRIMARY KEY,
    vendor TEXT NOT NULL CHECK (vendor IN ('retail','grocery')),
    position INTEGER NOT NULL,
    category_id TEXT NOT NULL,
    brand_slug TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX products_by_category ON products (category_id, position);
  CREATE TABLE items (
    item_sku TEXT PRIMARY KEY,
    product_sku TEXT NOT NULL REFERENCES products (product_sku) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    stock INTEGER CHECK (stock IS NULL OR stock >= 0)
  ) STRICT;
  CREATE INDEX items_by_product ON items (product_sku, position);
  CREATE TABLE members (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, email_verified INTEGER NOT NULL,
    blocked TEXT
  ) STRICT;
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY, owner TEXT NOT NULL, member_id TEXT REFERENCES members (id),
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE bag_lines (
    owner TEXT NOT NULL, vendor TEXT NOT NULL, item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL,
    fulfilment TEXT NOT NULL, quantity INTEGER NOT NULL CHECK (quantity > 0), cart_type TEXT NOT NULL,
    add_ons TEXT NOT NULL DEFAULT '[]', added_at INTEGER NOT NULL,
    PRIMARY KEY (owner, vendor, item_sku, pickup_point_code)
  ) STRICT;
  CREATE TABLE checkouts (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, vendor TEXT NOT NULL, lines TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX checkouts_by_owner ON checkouts (owner, created_at);
  CREATE TABLE purchases (
    owner TEXT NOT NULL, item_sku TEXT NOT NULL, quantity INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX purchases_by_owner ON purchases (owner, item_sku, at);
  CREATE TABLE wishlist (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL,
    is_notify INTEGER NOT NULL, email TEXT, UNIQUE (member_id, item_sku, is_notify)
  ) STRICT;
  CREATE TABLE idempotency (
    owner TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, status INTEGER NOT NULL,
    answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (owner, key)
  ) STRICT;
  CREATE TABLE short_links (code TEXT PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
  `;

/** Indexes by which the janitor finds expired rows. */
export const EXPIRIES = `
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
  CREATE INDEX idempotency_by_time ON idempotency (at);
  `;
