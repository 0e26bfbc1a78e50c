/** Columns and indexes for lists of products in the order of the catalogue. */
export const PRODUCT_LISTS = `
  ALTER TABLE products ADD COLUMN merchant_code TEXT NOT NULL DEFAULT '';
  ALTER TABLE products ADD COLUMN is_sold INTEGER NOT NULL DEFAULT 1 CHECK (is_sold IN (0, 1));
  DROP INDEX products_by_category;
  CREATE INDEX products_by_position ON products (position);
  CREATE INDEX products_by_brand ON products (brand_slug, position);
  CREATE INDEX products_by_merchant ON products (merchant_code, position);
  CREATE TABLE product_categories (
    category_id TEXT NOT NULL, position INTEGER NOT NULL,
    product_sku TEXT NOT NULL REFERENCES products (product_sku) ON DELETE CASCADE,
    PRIMARY KEY (category_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_categories_by_product ON product_categories (product_sku);
  `;

/** Epoch ms of the last change of a product's document; 0 when unknown. */
export const PRODUCT_CHANGES = 'ALTER TABLE products ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;';
