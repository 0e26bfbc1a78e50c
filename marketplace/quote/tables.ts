/** Requests of businesses for a quote. */
export const QUOTES = `
  CREATE TABLE quotes (
    number INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL, item_sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), company TEXT NOT NULL, contact TEXT NOT NULL,
    message TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX quotes_by_member ON quotes (member_id, item_sku, at);
  `;
