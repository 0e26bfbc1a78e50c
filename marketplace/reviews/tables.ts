/** The fit of each review, and the fits by option; `verified` where the reviewer bought it here. */
export const REVIEWS_OF_BUYERS = `
  ALTER TABLE reviews ADD COLUMN verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0,1));
  ALTER TABLE reviews ADD COLUMN fit TEXT CHECK (fit IN ('small','expected','large'));
  CREATE TABLE review_fits (
    product_sku TEXT NOT NULL, item_sku TEXT NOT NULL, fit TEXT NOT NULL, reviews INTEGER NOT NULL,
    PRIMARY KEY (product_sku, item_sku, fit)
  ) STRICT, WITHOUT ROWID;
  `;

/** Reviews. Every number that a page shows is stored beside them; the masks are bits of REVIEW_TOPICS. */
export const REVIEWS = `
  CREATE TABLE reviewers (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, member_id TEXT,
    reviews INTEGER NOT NULL DEFAULT 0, most_useful INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reviews (
    id INTEGER PRIMARY KEY, product_sku TEXT NOT NULL, item_sku TEXT NOT NULL, merchant_code TEXT NOT NULL,
    reviewer_id TEXT NOT NULL, rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5), text TEXT NOT NULL,
    likes INTEGER NOT NULL CHECK (likes >= 0), usefulness INTEGER NOT NULL, images INTEGER NOT NULL,
    praise INTEGER NOT NULL, complaints INTEGER NOT NULL, created_at INTEGER NOT NULL,
    reply TEXT, replied_at INTEGER
  ) STRICT;
  CREATE INDEX reviews_by_usefulness
    ON reviews (product_sku, usefulness, id, rating, images, item_sku, praise, complaints);
  CREATE INDEX reviews_by_time
    ON reviews (product_sku, created_at, id, rating, images, item_sku, praise, complaints);
  CREATE INDEX reviews_by_rating
    ON reviews (product_sku, rating, usefulness, id, images, item_sku, praise, complaints);
  CREATE INDEX reviews_by_item ON reviews (item_sku, rating, images);
  CREATE INDEX reviews_of_seller_by_rating ON reviews (merchant_code, rating, usefulness, id);
  CREATE INDEX reviews_by_reviewer ON reviews (reviewer_id, created_at, id);
  CREATE INDEX reviews_with_images ON reviews (product_sku, usefulness, id) WHERE images > 0;
  CREATE TABLE review_topics (
    product_sku TEXT NOT NULL, topic INTEGER NOT NULL, review_id INTEGER NOT NULL,
    PRIMARY KEY (product_sku, topic, review_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE review_counts (
    product_sku TEXT NOT NULL, item_sku TEXT NOT NULL, rating INTEGER NOT NULL, has_images INTEGER NOT NULL,
    topic INTEGER NOT NULL, reviews INTEGER NOT NULL, images INTEGER NOT NULL, complaints INTEGER NOT NULL,
    PRIMARY KEY (product_sku, topic, item_sku, rating, has_images)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE review_images (
    id TEXT PRIMARY KEY, review_id INTEGER NOT NULL, product_sku TEXT NOT NULL, position INTEGER NOT NULL,
    usefulness INTEGER NOT NULL, picture TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX review_images_by_review ON review_images (review_id, position);
  CREATE INDEX review_images_by_product ON review_images (product_sku, usefulness, review_id, position);
  CREATE VIRTUAL TABLE review_words USING fts5(product, text, content='', tokenize='unicode61 remove_diacritics 2');
  CREATE TABLE review_sources (
    product_sku TEXT PRIMARY KEY, hash TEXT NOT NULL, written INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE review_likes (
    review_id INTEGER NOT NULL, member_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (review_id, member_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE review_reports (
    type TEXT NOT NULL CHECK (type IN ('review','reviewReply')), review_id INTEGER NOT NULL,
    member_id TEXT NOT NULL, reason TEXT NOT NULL, description TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (type, review_id, member_id)
  ) STRICT, WITHOUT ROWID;
  `;
