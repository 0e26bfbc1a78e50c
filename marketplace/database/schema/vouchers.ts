/** Vouchers and who claimed them; what campaigns sold and who waits for them. */
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
