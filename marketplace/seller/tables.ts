/** Sellers and their followers; each change of followers also stores their number. */
export const SELLERS = `
  CREATE TABLE sellers (
    code TEXT PRIMARY KEY, profile TEXT NOT NULL, followers INTEGER NOT NULL CHECK (followers >= 0)
  ) STRICT;
  CREATE TABLE seller_follows (
    merchant_code TEXT NOT NULL, member_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (merchant_code, member_id)
  ) STRICT, WITHOUT ROWID;
  `;

/** Messages between members and sellers. */
export const CHAT = `
  CREATE TABLE chat_messages (
    id INTEGER PRIMARY KEY, merchant_code TEXT NOT NULL, member_id TEXT NOT NULL REFERENCES members (id),
    author TEXT NOT NULL CHECK (author IN ('member','seller')), text TEXT NOT NULL, item_sku TEXT, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_messages_by_talk ON chat_messages (member_id, merchant_code, id);
  `;

/**
 * Adds the pharmacist, who is no seller, as a partner of a talk. Columns are neither renamed nor given other checks in
 * place, so the table is made again.
 */
export const CHAT_PARTNERS = `
  CREATE TABLE all_chat_messages (
    id INTEGER PRIMARY KEY, partner TEXT NOT NULL CHECK (partner IN ('seller','pharmacist')), partner_code TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES members (id), author TEXT NOT NULL CHECK (author IN ('member', partner)),
    text TEXT NOT NULL, item_sku TEXT, at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO all_chat_messages (id, partner, partner_code, member_id, author, text, item_sku, at)
    SELECT id, 'seller', merchant_code, member_id, author, text, item_sku, at FROM chat_messages;
  DROP TABLE chat_messages;
  ALTER TABLE all_chat_messages RENAME TO chat_messages;
  CREATE INDEX chat_messages_by_talk ON chat_messages (member_id, partner, partner_code, id);
  `;
