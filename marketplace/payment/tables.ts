/** What is handed over for a line, as JSON; null where nothing is. */
export const TRADE_INS = `
  ALTER TABLE bag_lines ADD COLUMN trade_in TEXT;
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
