/** Affiliates, the affiliate session of a visitor, and the events that count for quests. */
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
