/** Applied in order, each once; never edited after it has landed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE products (
    product_sku TEXT PRIMARY KEY,
    vendor TEXT NOT NULL CHECK (vendor IN ('retail','grocery')),
    position INTEGER NOT NULL,
    category_id TEXT NOT NULL,
    brand_slug TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX products_by_category ON products (category_id, position);
  CREATE TABLE items (
    item_sku TEXT PRIMARY KEY,
    product_sku TEXT NOT NULL REFERENCES products (product_sku) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    stock INTEGER CHECK (stock IS NULL OR stock >= 0)
  ) STRICT;
  CREATE INDEX items_by_product ON items (product_sku, position);
  CREATE TABLE members (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, email_verified INTEGER NOT NULL,
    blocked TEXT
  ) STRICT;
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY, owner TEXT NOT NULL, member_id TEXT REFERENCES members (id),
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE bag_lines (
    owner TEXT NOT NULL, vendor TEXT NOT NULL, item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL,
    fulfilment TEXT NOT NULL, quantity INTEGER NOT NULL CHECK (quantity > 0), cart_type TEXT NOT NULL,
    add_ons TEXT NOT NULL DEFAULT '[]', added_at INTEGER NOT NULL,
    PRIMARY KEY (owner, vendor, item_sku, pickup_point_code)
  ) STRICT;
  CREATE TABLE checkouts (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, vendor TEXT NOT NULL, lines TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX checkouts_by_owner ON checkouts (owner, created_at);
  CREATE TABLE purchases (
    owner TEXT NOT NULL, item_sku TEXT NOT NULL, quantity INTEGER NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX purchases_by_owner ON purchases (owner, item_sku, at);
  CREATE TABLE wishlist (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL,
    is_notify INTEGER NOT NULL, email TEXT, UNIQUE (member_id, item_sku, is_notify)
  ) STRICT;
  CREATE TABLE idempotency (
    owner TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, status INTEGER NOT NULL,
    answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (owner, key)
  ) STRICT;
  CREATE TABLE short_links (code TEXT PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
  `,
  `
  CREATE TABLE combos (
    id TEXT PRIMARY KEY, product_sku TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
    saving INTEGER NOT NULL CHECK (saving >= 0), minimum_items INTEGER NOT NULL CHECK (minimum_items >= 2),
    ends_in_minutes INTEGER
  ) STRICT;
  CREATE INDEX combos_by_product ON combos (product_sku, position);
  CREATE TABLE combo_items (
    combo_id TEXT NOT NULL REFERENCES combos (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    position INTEGER NOT NULL, saving INTEGER NOT NULL CHECK (saving >= 0), featured INTEGER NOT NULL,
    PRIMARY KEY (combo_id, item_sku)
  ) STRICT;
  CREATE TABLE free_gifts (
    id TEXT PRIMARY KEY, product_sku TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL CHECK (type IN ('AMOUNT','QUANTITY','FREE_SAMPLE')),
    minimum INTEGER NOT NULL CHECK (minimum >= 0), maximum_items INTEGER NOT NULL CHECK (maximum_items >= 0),
    all_store INTEGER NOT NULL, terms TEXT NOT NULL
  ) STRICT;
  CREATE TABLE free_gift_items (
    gift_id TEXT NOT NULL REFERENCES free_gifts (id) ON DELETE CASCADE, item_sku TEXT NOT NULL,
    pickup_point_code TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (gift_id, item_sku, pickup_point_code)
  ) STRICT;
  CREATE TABLE bag_bundle_lines (
    owner TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('COMBO','GIFT')), promotion_id TEXT NOT NULL,
    item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL, fulfilment TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), cart_type TEXT NOT NULL, added_at INTEGER NOT NULL,
    PRIMARY KEY (owner, kind, promotion_id, item_sku, pickup_point_code)
  ) STRICT;
  CREATE VIEW bag_entries AS
    SELECT owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      NULL AS kind, NULL AS promotion_id FROM bag_lines
    UNION ALL
    SELECT owner, 'retail', item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      kind, promotion_id FROM bag_bundle_lines;
  `,
  `
  CREATE TABLE regions (
    code TEXT PRIMARY KEY, parent TEXT NOT NULL, name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX regions_by_parent ON regions (parent, name);
  CREATE TABLE places (
    region_code TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, name TEXT NOT NULL
  ) STRICT;
  CREATE INDEX places_by_latitude ON places (latitude);
  CREATE INDEX places_by_region ON places (region_code);
  CREATE TABLE postal_codes (
    subdistrict TEXT NOT NULL, postal_code TEXT NOT NULL, PRIMARY KEY (subdistrict, postal_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE account_addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX account_addresses_by_member ON account_addresses (member_id, position);
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), position INTEGER NOT NULL,
    label TEXT NOT NULL, recipient TEXT NOT NULL, street TEXT NOT NULL, subdistrict TEXT NOT NULL,
    district TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL, longitude REAL, is_pinned INTEGER NOT NULL, is_main INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX addresses_by_member ON addresses (member_id, position);
  `,
  `
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
  `,
  `
  CREATE TABLE grocery_stores (
    code TEXT PRIMARY KEY, seller_group TEXT NOT NULL CHECK (seller_group IN ('RANCH','BLIBLI_GO')),
    name TEXT NOT NULL, pickup_point_code TEXT NOT NULL UNIQUE,
    latitude REAL NOT NULL, longitude REAL NOT NULL, radius_km REAL NOT NULL,
    open TEXT NOT NULL, close TEXT NOT NULL, utc_offset_hours INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('OPEN','TURNED_OFF','CLOSED')),
    slot_capacity INTEGER NOT NULL, hour_capacity INTEGER NOT NULL,
    slot_price INTEGER NOT NULL, now_price INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX grocery_stores_by_place ON grocery_stores (latitude, longitude);
  CREATE TABLE grocery_slot_holds (
    owner TEXT NOT NULL, store_code TEXT NOT NULL, slot_id TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (owner, store_code)
  ) STRICT;
  CREATE INDEX grocery_slot_holds_by_slot ON grocery_slot_holds (slot_id, expires_at);
  CREATE INDEX grocery_slot_holds_by_expiry ON grocery_slot_holds (expires_at);
  `,
  // Where sellers keep and hand over their goods, and where the postal codes lie.
  `
  CREATE TABLE pickup_points (
    code TEXT PRIMARY KEY, merchant_code TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL,
    address TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postal_code TEXT NOT NULL,
    latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
    longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
    delivers INTEGER NOT NULL, counter INTEGER NOT NULL, hours TEXT NOT NULL
  ) STRICT;
  CREATE INDEX pickup_points_by_merchant ON pickup_points (merchant_code, position);
  CREATE TABLE pickup_stock (
    item_sku TEXT NOT NULL, pickup_point_code TEXT NOT NULL,
    stock INTEGER CHECK (stock IS NULL OR stock >= 0),
    PRIMARY KEY (item_sku, pickup_point_code)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE postal_areas (
    prefix TEXT PRIMARY KEY, city TEXT NOT NULL, province TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL, reach TEXT NOT NULL, metro TEXT
  ) STRICT, WITHOUT ROWID;
  `,
  // Lists of products are asked of the database, in the order of the catalogue.
  `
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
  `,
  // What could not be kept when a guest's bag became a member's, until the member has read it.
  `
  CREATE TABLE bag_notices (
    owner TEXT NOT NULL, vendor TEXT NOT NULL, position INTEGER NOT NULL, item_sku TEXT NOT NULL,
    asked INTEGER NOT NULL, kept INTEGER NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (owner, vendor, position)
  ) STRICT, WITHOUT ROWID;
  `,
  // By which the janitor finds what has ended.
  `
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
  CREATE INDEX idempotency_by_time ON idempotency (at);
  `,
  // Who carries a line, null where nobody was chosen, and where a bag goes.
  `
  ALTER TABLE bag_lines ADD COLUMN courier TEXT;
  CREATE TABLE bag_destinations (
    owner TEXT PRIMARY KEY, postal_code TEXT NOT NULL, district TEXT NOT NULL, city TEXT NOT NULL,
    latitude REAL, longitude REAL
  ) STRICT, WITHOUT ROWID;
  DROP VIEW bag_entries;
  CREATE VIEW bag_entries AS
    SELECT owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      NULL AS kind, NULL AS promotion_id, courier FROM bag_lines
    UNION ALL
    SELECT owner, 'retail', item_sku, pickup_point_code, fulfilment, quantity, cart_type, added_at,
      kind, promotion_id, NULL FROM bag_bundle_lines;
  `,
  // What buyers say. Every number that a page shows is kept beside it; the masks are bits of REVIEW_TOPICS.
  `
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
  `,
  // A wishlist in albums. What was saved before lies in the album that the heart saves to; whom to tell is kept apart.
  `
  CREATE TABLE wishlist_groups (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), name TEXT NOT NULL COLLATE NOCASE,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)), created_at INTEGER NOT NULL,
    UNIQUE (member_id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX wishlist_default_group ON wishlist_groups (member_id) WHERE is_default = 1;
  CREATE TABLE wishlist_entries (
    id TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES wishlist_groups (id) ON DELETE CASCADE,
    member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL, position INTEGER NOT NULL,
    UNIQUE (group_id, item_sku)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wishlist_entries_by_item ON wishlist_entries (member_id, item_sku);
  CREATE INDEX wishlist_entries_by_position ON wishlist_entries (group_id, position, item_sku);
  CREATE TABLE stock_notices (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id), item_sku TEXT NOT NULL,
    email TEXT NOT NULL, UNIQUE (member_id, item_sku)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO wishlist_groups (id, member_id, name, is_default, created_at)
    SELECT lower(hex(randomblob(16))), member_id, 'Wishlist', 1, 0 FROM wishlist WHERE is_notify = 0
    GROUP BY member_id;
  INSERT INTO wishlist_entries (id, group_id, member_id, item_sku, position)
    SELECT w.id, g.id, w.member_id, w.item_sku, w.rowid FROM wishlist w
    JOIN wishlist_groups g ON g.member_id = w.member_id WHERE w.is_notify = 0;
  INSERT INTO stock_notices (id, member_id, item_sku, email)
    SELECT id, member_id, item_sku, COALESCE(email, '') FROM wishlist WHERE is_notify = 1;
  DROP TABLE wishlist;
  `,
  // Who sells, and who follows them; the number of followers is kept with each change of them.
  `
  CREATE TABLE sellers (
    code TEXT PRIMARY KEY, profile TEXT NOT NULL, followers INTEGER NOT NULL CHECK (followers >= 0)
  ) STRICT;
  CREATE TABLE seller_follows (
    merchant_code TEXT NOT NULL, member_id TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (merchant_code, member_id)
  ) STRICT, WITHOUT ROWID;
  `,
  // What members and sellers write to each other.
  `
  CREATE TABLE chat_messages (
    id INTEGER PRIMARY KEY, merchant_code TEXT NOT NULL, member_id TEXT NOT NULL REFERENCES members (id),
    author TEXT NOT NULL CHECK (author IN ('member','seller')), text TEXT NOT NULL, item_sku TEXT, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_messages_by_talk ON chat_messages (member_id, merchant_code, id);
  `,
  // Reports of products: one of each visitor, guests among them.
  `
  CREATE TABLE product_reports (
    product_sku TEXT NOT NULL, owner TEXT NOT NULL, reason TEXT NOT NULL, description TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (product_sku, owner)
  ) STRICT, WITHOUT ROWID;
  `,
  // What businesses ask to be offered.
  `
  CREATE TABLE quotes (
    number INTEGER PRIMARY KEY AUTOINCREMENT, member_id TEXT NOT NULL, item_sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), company TEXT NOT NULL, contact TEXT NOT NULL,
    message TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX quotes_by_member ON quotes (member_id, item_sku, at);
  `,
];
