/** The trade-in of a line, as JSON; null without one. */
export const TRADE_INS = `
  ALTER TABLE bag_lines ADD COLUMN trade_in TEXT;
  `;

/** The pay-later accounts of members, with the used part of the monthly limit. */
export const PAY_LATER = `
  CREATE TABLE paylater_accounts (
    member_id TEXT PRIMARY KEY REFERENCES members (id),
    status TEXT NOT NULL CHECK (status IN ('IN_REVIEW','ACTIVE','BLOCKED')),
    monthly_limit INTEGER NOT NULL CHECK (monthly_limit >= 0), used INTEGER NOT NULL CHECK (used >= 0),
    applied_at INTEGER
  ) STRICT, WITHOUT ROWID;
  `;
