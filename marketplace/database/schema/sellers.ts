/** Who sells, and who follows them; the number of followers is kept with each change of them. */
export const SELLERS = `
  CREATE TABLE sellers (
    code TEXT PRIMARY KEY, profile TEXT NOT NULL, followers INTEGER NOT NULL CHECK (followers >= 0)
  ) STRICT;
  CREATE TABLE seller_follows (
    merchant_code TEXT NOT NULL, member_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (merchant_code, member_id)
  ) STRICT, WITHOUT ROWID;
  `;

/** What members and sellers write to each other. */
export const CHAT = `
  CREATE TABLE chat_messages (
    id INTEGER PRIMARY KEY, merchant_code TEXT NOT NULL, member_id TEXT NOT NULL REFERENCES members (id),
    author TEXT NOT NULL CHECK (author IN ('member','seller')), text TEXT NOT NULL, item_sku TEXT, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_messages_by_talk ON chat_messages (member_id, merchant_code, id);
  `;
