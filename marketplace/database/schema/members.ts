/** A wishlist in albums. What was saved before lies in the album that the heart saves to; whom to tell is kept apart. */
export const ALBUMS = `
  CREATE TABLE wishlist_groups (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), name TEXT NOT NULL COLLATE NOCASE,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)), created_at INTEGER NOT NULL,
    UNIQUE (member_id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX wishlist_default_group ON wishlist_groups (member_id) WHERE is_default = 1;
  CREATE TABLE wishlist_entries (
    id TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES wishlist_groups (id) ON DELETE CASCADE,
    member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL, position INTEGER NOT NULL,
    UNIQUE (group_id, item_sku)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wishlist_entries_by_item ON wishlist_entries (member_id, item_sku);
  CREATE INDEX wishlist_entries_by_position ON wishlist_entries (group_id, position, item_sku);
  CREATE TABLE stock_notices (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL,
    email TEXT NOT NULL, UNIQUE (member_id, item_sku)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO wishlist_groups (id, member_id, name, is_default, created_at)
    SELECT lower(hex(randomblob(16))), member_id, 'Wishlist', 1, 0 FROM wishlist WHERE is_notify = 0
    GROUP BY member_id;
  INSERT INTO wishlist_entries (id, group_id, member_id, item_sku, position)
    SELECT w.id, g.id, w.member_id, w.item_sku, w.rowid FROM wishlist w
    JOIN wishlist_groups g ON g.member_id = w.member_id WHERE w.is_notify = 0;
  INSERT INTO stock_notices (id, member_id, item_sku, email)
    SELECT id, member_id, item_sku, COALESCE(email, '') FROM wishlist WHERE is_notify = 1;
  DROP TABLE wishlist;
  `;

/** Reports of products: one of each visitor, guests among them. */
export const PRODUCT_REPORTS = `
  CREATE TABLE product_reports (
    product_sku TEXT NOT NULL, owner TEXT NOT NULL, reason TEXT NOT NULL, description TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (product_sku, owner)
  ) STRICT, WITHOUT ROWID;
  `;

/** What businesses ask to be offered. */
export const QUOTES = `
  CREATE TABLE quotes (
    number INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL, item_sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), company TEXT NOT NULL, contact TEXT NOT NULL,
    message TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX quotes_by_member ON quotes (member_id, item_sku, at);
  `;

/** Who may pay later, and how much of the month's limit is used. */
export const PAY_LATER = `
  CREATE TABLE paylater_accounts (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    status TEXT NOT NULL CHECK (status IN ('IN_REVIEW','ACTIVE','BLOCKED')),
    monthly_limit INTEGER NOT NULL CHECK (monthly_limit >= 0), used INTEGER NOT NULL CHECK (used >= 0),
    applied_at INTEGER
  ) STRICT, WITHOUT ROWID;
  `;

/** Who earns by what they share, whose link a visitor came by, and what counts for quests. */
export const AFFILIATES = `
  CREATE TABLE affiliates (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL UNIQUE REFERENCES members (id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE affiliate_sessions (
    owner TEXT PRIMARY KEY, affiliate_id TEXT NOT NULL REFERENCES affiliates (id), item_sku TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE quest_events (
    member_id TEXT NOT NULL REFERENCES members (id), event TEXT NOT NULL, item_sku TEXT NOT NULL,
    day INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_id, event, item_sku, day)
  ) STRICT, WITHOUT ROWID;
  `;
