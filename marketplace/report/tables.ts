/** Reports of products, one of each visitor, guests included. */
export const PRODUCT_REPORTS = `
  CREATE TABLE product_reports (
    product_sku TEXT NOT NULL, owner TEXT NOT NULL, reason TEXT NOT NULL, description TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (product_sku, owner)
  ) STRICT, WITHOUT ROWID;
  `;
