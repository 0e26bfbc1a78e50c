/** The traits that products are compared by, and the purchases: one row a buyer and a product. */
export const RECOMMENDATION = `
  CREATE TABLE product_traits (
    product_sku TEXT PRIMARY KEY REFERENCES products (product_sku) ON DELETE CASCADE,
    price INTEGER NOT NULL, sold INTEGER NOT NULL, words TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE bought_products (
    buyer TEXT NOT NULL, product_sku TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (buyer, product_sku)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bought_products_by_product ON bought_products (product_sku, at);
`;
