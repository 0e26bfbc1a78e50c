/** Albums of a wishlist. Earlier entries move to the album of the heart; notices have their own table. */
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
