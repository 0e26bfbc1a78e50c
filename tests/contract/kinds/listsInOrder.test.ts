import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { accountAddressesOf, addressesOf, syncAddresses } from '#marketplace/address/rules/addresses.ts';
import { mostOf, problemsOf, removePart } from '#marketplace/bag/rules/bagChanges.ts';
import { bagLines } from '#marketplace/bag/rules/bagLines.ts';
import { checkoutsOf } from '#marketplace/bag/rules/bagOrders.ts';
import { createCatalogue } from '#marketplace/product/rules/catalogue.ts';
import { singleComboOf } from '#marketplace/promo/rules/combos.ts';
import type { MarketplaceDeps } from '#marketplace/core/rules/deps.ts';
import { freeGiftOf } from '#marketplace/promo/rules/freeGifts.ts';
import { tidyUp } from '#marketplace/core/rules/janitor.ts';
import { areaOfLocation, pickupHoursAt } from '#marketplace/fulfilment/rules/places.ts';
import { listQuestions, ownQuestions, questionViews } from '#marketplace/questions/rules/questionLists.ts';
import { createRecommender } from '#marketplace/recommendation/rules/recommending.ts';
import { createRegions } from '#marketplace/address/rules/regions.ts';
import { wordOfProduct } from '#marketplace/core/database/searchWords.ts';
import { createSellers } from '#marketplace/seller/rules/sellers.ts';
import { listedPages, PRODUCTS_OF_A_SITEMAP, siteMapParts } from '#marketplace/seo/rules/siteMap.ts';
import { bagOf, bundlesOf } from '#marketplace/subscription/rules/subscriptionPackages.ts';
import { tradeInsOfBag } from '#marketplace/payment/rules/tradeIns.ts';
import { albumsOf, entriesOf } from '#marketplace/wishlist/rules/wishlist.ts';
import type { QuestionSort } from '#src/domain/questions/question.ts';
import { OTHER_KIND, product, SELLER } from '../../support/products.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const SKU = 'UJI-00001';
type Value = string | number | null;

/** The rows of a table, in the order in which they are put there. */
interface Rows {
  table: string;
  columns: string;
  rows: readonly (readonly Value[])[];
}
const open = (): Database => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  // The owner of the rows does not matter here.
  database.run('PRAGMA foreign_keys = OFF');
  return database;
};
function put(database: Database, { table, columns, rows }: Rows) {
  for (const row of rows)
    database.run(`INSERT INTO ${table} (${columns}) VALUES (${row.map(() => '?').join(',')})`, ...row);
}
const withProducts = (database: Database, ...skus: string[]) => {
  seedCatalogue(
    database,
    skus.map((productSku) => product({ productSku })),
    NOW,
  );
  return { database, catalogue: createCatalogue(database, [SELLER]), now: () => NOW, offersSince: NOW };
};
/** For rules that read no more of what the marketplace has. */
const asMarketplace = (deps: ReturnType<typeof withProducts>) => deps as unknown as MarketplaceDeps;

/** Number, minute, answers and helpful votes: the later number is not the later question, nor the more helpful one. */
const QUESTIONS: Rows = {
  table: 'questions',
  columns: 'id, created_at, answers, helpful, product_sku, name, member_id, text, is_written',
  rows: [
    [1, 10, 1, 5],
    [3, 30, 0, 0],
    [2, 30, 0, 0],
    [5, 10, 0, 0],
    [4, 20, 0, 1],
  ].map((row) => [...row, SKU, 'Sari', 'M-1', 'Muat?', 0]),
};
const ANSWERS: Rows = {
  table: 'answers',
  columns: 'id, author, helpful, created_at, question_id, name, text',
  rows: [
    [4, 'buyer', 9, 10],
    [1, 'buyer', 9, 20],
    [5, 'buyer', 2, 30],
    [3, 'buyer', 2, 30],
    [2, 'seller', 0, 40],
    [6, 'buyer', 1, 5],
  ].map((row) => [...row, 1, 'Sari', `answer ${row[0]}`]),
};
const listed = (sort: QuestionSort) => (database: Database) =>
  listQuestions(database, { productSku: SKU, sort, search: null, offset: 0, limit: 9 }).rows.map(
    ({ id }) => id,
  );
const BAG: Rows = {
  table: 'bag_lines',
  columns: 'item_sku, added_at, trade_in, owner, vendor, pickup_point_code, fulfilment, quantity, cart_type',
  rows: [
    ['UJI-00003-01', 20, '{"amount":3}'],
    ['UJI-00001-01', 30, '{"amount":1}'],
    ['UJI-00002-01', 10, '{"amount":2}'],
  ].map((row) => [...row, 'O-1', 'retail', 'PP-TOK-1', 'DELIVERY', 1, 'REGULAR']),
};
const COMBO_OF_BAG: Rows = {
  table: 'bag_bundle_lines',
  columns:
    'item_sku, added_at, promotion_id, kind, owner, pickup_point_code, fulfilment, quantity, cart_type',
  rows: [
    ['UJI-00003-01', 20],
    ['UJI-00001-01', 20],
    ['UJI-00002-01', 10],
  ].map((row) => [...row, 'P-1', 'COMBO', 'O-1', 'PP-TOK-1', 'DELIVERY', 1, 'COMBO']),
};
const COMBOS: Rows = {
  table: 'combos',
  columns: 'id, position, ends_in_minutes, product_sku, name, saving, minimum_items',
  rows: [
    ['a-third', 3, null],
    ['b-second', 2, null],
    ['c-over', 1, -5],
  ].map((row) => [...row, SKU, '"Paket"', 0, 2]),
};
const GOING_WITH_COMBOS: Rows = {
  table: 'combo_items',
  columns: 'combo_id, item_sku, position, saving, featured',
  rows: ['a-third', 'b-second', 'c-over'].flatMap((id) => [
    [id, 'UJI-00002-01', 2, 0, 0],
    [id, 'UJI-00003-01', 1, 0, 0],
  ]),
};
const GIFT: Rows = {
  table: 'free_gifts',
  columns: 'id, product_sku, type, minimum, maximum_items, all_store, terms',
  rows: [['G-1', SKU, 'AMOUNT', 250_000, 1, 0, '""']],
};
const GIVEN: Rows = {
  table: 'free_gift_items',
  columns: 'item_sku, position, gift_id, pickup_point_code',
  rows: [
    ['UJI-00002-01', 2],
    ['UJI-00003-01', 1],
  ].map((row) => [...row, 'G-1', 'PP-TOK-1']),
};
const SOLD_TOGETHER = ['UJI-00001', 'UJI-00002', 'UJI-00003'] as const;
const comboOf = (database: Database) => {
  const deps = withProducts(database, ...SOLD_TOGETHER);
  return singleComboOf(asMarketplace(deps), deps.catalogue.find(SKU), 'id');
};
const CHECKOUTS: Rows = {
  table: 'checkouts',
  columns: 'id, created_at, ordered_at, owner, vendor, lines',
  rows: [
    ['ordered', 10, 50],
    ['begun', 40, null],
    ['ordered with it', 20, 50],
  ].map((row) => [...row, 'O-1', 'retail', '[]']),
};
const ALBUMS: Rows = {
  table: 'wishlist_groups',
  columns: 'id, name, is_default, created_at, member_id',
  rows: [
    ['G-1', 'Kado', 0, 30],
    ['G-2', 'Wishlist', 1, 10],
    ['G-3', 'Dapur', 0, 30],
    ['G-4', 'Anak', 0, 20],
  ].map((row) => [...row, 'M-1']),
};
const IN_EACH_ALBUM: Rows = {
  table: 'wishlist_entries',
  columns: 'id, group_id, member_id, item_sku, position',
  rows: ['G-1', 'G-2', 'G-3', 'G-4'].map((group) => [`E-${group}`, group, 'M-1', 'UJI-00001-01', 1]),
};
const SUBSCRIBED: Rows = {
  table: 'subscription_lines',
  columns:
    'id, item_sku, member_id, pickup_point_code, quantity, unit, every, frequency, price, shipping_discount, added_at',
  rows: ['c', 'a', 'b'].map((id) => [id, `I-${id}`, 'M-1', 'PP-TOK-1', 1, 'WEEK', 1, 4, 9_000, 0, 0]),
};
const BUNDLES: Rows = {
  table: 'subscription_bundles',
  columns: 'id, started_at, member_id, unit, every, frequency, first_delivery',
  rows: [
    ['old', 10],
    ['new', 30],
    ['new with it', 30],
  ].map((row) => [...row, 'M-1', 'WEEK', 1, 4, '2026-12-01']),
};
const BUNDLED: Rows = {
  table: 'subscription_bundle_items',
  columns: 'item_sku, joined, bundle_id, pickup_point_code, quantity, price, shipping_discount',
  rows: [
    ['I-a', 2],
    ['I-c', 0],
    ['I-b', 0],
  ].map((row) => [...row, 'old', 'PP-TOK-1', 1, 9_000, 0]),
};

const ADDRESSES: Rows = {
  table: 'account_addresses',
  columns:
    'id, position, is_main, member_id, label, recipient, street, subdistrict, district, city, province, postal_code, is_pinned',
  rows: [
    ['third', 3, 0],
    ['main', 2, 1],
    ['first', 1, 0],
  ].map((row) => [...row, 'M-1', 'Rumah', 'Sari', 'Jl. A', 'B', 'C', 'D', 'E', '10110', 0]),
};

const LISTS: readonly [
  title: string,
  rows: readonly Rows[],
  read: (database: Database) => unknown[],
  order: readonly Value[],
][] = [
  ['[QNA-05] helpful questions first, of equals the newest', [QUESTIONS], listed('HELPFUL'), [1, 4, 3, 2, 5]],
  [
    '[QNA-05] new questions first, of one moment the later one',
    [QUESTIONS],
    listed('NEWEST'),
    [3, 2, 4, 5, 1],
  ],
  ['[QNA-05] unanswered questions, the newest first', [QUESTIONS], listed('UNANSWERED'), [3, 2, 4, 5]],
  [
    '[QNA-08] own questions, the newest first',
    [QUESTIONS],
    (database) => ownQuestions(database, SKU, 'M-1').map(({ id }) => id),
    [3, 2, 4, 5],
  ],
  [
    '[QNA-02] answers: the seller’s, then what helped most, of equals the older one',
    [QUESTIONS, ANSWERS],
    (database) => {
      const rows = database.all('SELECT * FROM questions WHERE id = 1');
      const [view] = questionViews(database, rows, { memberId: null, seller: 'Toko Uji' });
      return view?.answers.map(({ text }) => Number(text.replace('answer ', ''))) ?? [];
    },
    [2, 4, 1, 3, 5, 6],
  ],
  [
    '[PROMO-09] lines of a bag as they came: the first gets the last piece of a sale',
    [BAG],
    (database) =>
      bagLines(withProducts(database, 'UJI-00001', 'UJI-00002', 'UJI-00003'), 'O-1', 'retail').map(
        ({ found }) => found.item.itemSku,
      ),
    ['UJI-00002-01', 'UJI-00003-01', 'UJI-00001-01'],
  ],
  [
    'what is handed over, as its lines came',
    [BAG],
    (database) => tradeInsOfBag(database, 'O-1').map(({ itemSku }) => itemSku),
    ['UJI-00002-01', 'UJI-00003-01', 'UJI-00001-01'],
  ],
  [
    '[BAG-03] what in a bag cannot be ordered, as its lines came',
    [BAG],
    (database) =>
      problemsOf(asMarketplace(withProducts(database)), 'O-1', 'retail').map(({ itemSku }) => itemSku),
    ['UJI-00002-01', 'UJI-00003-01', 'UJI-00001-01'],
  ],
  [
    '[BAG-02] what a combo brought to a bag, as it came, of one moment what was put there first',
    [COMBO_OF_BAG],
    (database) =>
      removePart(asMarketplace(withProducts(database)), 'O-1', 'retail', {
        kind: 'COMBO',
        promotionId: 'P-1',
      }).rows.map((row) => row['item_sku']),
    ['UJI-00002-01', 'UJI-00003-01', 'UJI-00001-01'],
  ],
  [
    '[COMBO-01] the first combo of a product that is not over, by their places',
    [COMBOS, GOING_WITH_COMBOS],
    (database) => [comboOf(database)?.id],
    ['b-second'],
  ],
  [
    '[COMBO-01] what goes with a product, by its places',
    [COMBOS, GOING_WITH_COMBOS],
    (database) => comboOf(database)?.items.map(({ itemSku }) => itemSku) ?? [],
    ['UJI-00001-01', 'UJI-00003-01', 'UJI-00002-01'],
  ],
  [
    '[GIFT-01] what is given, by its places',
    [GIFT, GIVEN],
    (database) => {
      const deps = withProducts(database, ...SOLD_TOGETHER);
      const gift = freeGiftOf(asMarketplace(deps), deps.catalogue.find(SKU), null, 'id');
      return gift?.complimentaryItems.map(({ itemSku }) => itemSku) ?? [];
    },
    ['UJI-00003-01', 'UJI-00002-01'],
  ],
  [
    'checkouts: what was done last, an order by when it was placed',
    [CHECKOUTS],
    (database) => checkoutsOf(database, 'O-1').map(({ id }) => id),
    ['ordered with it', 'ordered', 'begun'],
  ],
  [
    '[API-71] albums: the heart’s own, then the newest, of one moment by name',
    [ALBUMS],
    (database) => albumsOf(database, withProducts(database).catalogue, 'M-1').map(({ name }) => name),
    ['Wishlist', 'Dapur', 'Kado', 'Anak'],
  ],
  [
    '[API-72] albums that hold an item, in the order of all albums',
    [ALBUMS, IN_EACH_ALBUM],
    (database) => entriesOf(database, 'M-1', 'UJI-00001-01').map(({ name }) => name),
    ['Wishlist', 'Dapur', 'Kado', 'Anak'],
  ],
  [
    '[SUBS-09] what is to be subscribed to, in the order it came',
    [SUBSCRIBED],
    (database) => bagOf({ database }, 'M-1').map(({ id }) => id),
    ['c', 'a', 'b'],
  ],
  [
    '[API-36] subscriptions, the newest first, of one moment the later one',
    [BUNDLES],
    (database) => bundlesOf({ database, now: () => NOW }, 'M-1').map(({ id }) => id),
    ['new with it', 'new', 'old'],
  ],
  [
    '[SUBS-10] what a subscription holds, by when it joined',
    [BUNDLES, BUNDLED],
    (database) =>
      bundlesOf({ database, now: () => NOW }, 'M-1')[2]?.items.map(({ itemSku }) => itemSku) ?? [],
    ['I-b', 'I-c', 'I-a'],
  ],
  [
    '[BAG-09] addresses of an account: the main one, then by their places',
    [ADDRESSES],
    (database) => accountAddressesOf(database, 'M-1').map(({ id }) => id),
    ['main', 'first', 'third'],
  ],
  [
    '[API-110] addresses that were brought over, in the same order',
    [ADDRESSES],
    (database) => {
      syncAddresses(database, 'M-1');
      return addressesOf(database, 'M-1').map(({ id }) => id);
    },
    ['main', 'first', 'third'],
  ],
];

test.each(LISTS)('lists %s', (_, rows, read, order) => {
  const database = open();
  for (const some of rows) put(database, some);
  expect(read(database)).toEqual(order);
});

test('[QNA-06] a search that finds too many leaves out the oldest', () => {
  const database = open();
  database.run(
    `INSERT INTO questions (id, product_sku, name, text, is_written, created_at)
     WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 2001)
     SELECT id, ?, 'Sari', 'Muat?', 0, id FROM n`,
    SKU,
  );
  database.run(
    "INSERT INTO question_words (rowid, product, text) SELECT id, ?, 'muat' FROM questions",
    wordOfProduct(SKU),
  );
  const asked = { productSku: SKU, sort: 'NEWEST', search: 'muat', offset: 1_999, limit: 9 } as const;
  const { total, rows } = listQuestions(database, asked);
  expect([total, rows.map(({ id }) => id)]).toEqual([2_000, [2]]);
});

test('[RECO-10] products to recommend come in the order of the catalogue, of a category too', () => {
  const order = ['UJI-00003', 'UJI-00001', 'UJI-00002'];
  const { catalogue } = withProducts(open(), ...order);
  const skusOf = (of: Parameters<typeof catalogue.recommendable>[0]) =>
    catalogue.recommendable(of).map(({ productSku }) => productSku);
  expect(skusOf({})).toEqual(order);
  expect(skusOf({ categoryId: 'C2' })).toEqual(order);
});

test('[RECO-11] the best sold goods follow the alternatives, in any order of rows', () => {
  const database = open();
  const others = ['UJI-00002', 'UJI-00003', 'UJI-00004'];
  seedCatalogue(
    database,
    [product(), ...others.map((productSku) => product({ productSku, categories: OTHER_KIND }))],
    NOW,
  );
  for (const [place, sold] of [5, 50, 20].entries())
    database.run('UPDATE product_traits SET sold = ? WHERE product_sku = ?', sold, others[place] ?? '');
  const recommender = createRecommender(database);
  onTestFinished(() => recommender.close());
  const base = {
    productSku: SKU,
    vendor: 'retail',
    price: 100_000,
    categoryIds: ['C9'],
    brandSlug: 'x',
  } as const;
  expect(recommender.endlessly(base, 0, { offset: 0, limit: 3 })).toEqual([
    'UJI-00003',
    'UJI-00004',
    'UJI-00002',
  ]);
});

test('[API-65, API-69] regions come by name and postal codes by number, not by their codes', () => {
  const database = open();
  const regions = createRegions(database);
  regions.fill();
  const names = regions.within([]).map(({ name }) => name);
  expect(names).toHaveLength(38);
  expect(names).toEqual(names.toSorted());
  const known = String(database.get('SELECT subdistrict FROM postal_codes LIMIT 1')?.['subdistrict']);
  for (const code of ['99999', '00001'])
    database.run('INSERT INTO postal_codes (subdistrict, postal_code) VALUES (?,?)', known, code);
  const path = known.split('.').map((_, depth, all) => all.slice(0, depth + 1).join('.'));
  const codes = regions.postalCodesOf(path).map(({ code }) => code);
  expect(codes).toEqual(['00001', expect.stringMatching(/^\d{5}$/), '99999']);
});

test('the area of a place is the one whose middle is nearest, wherever it stands', () => {
  const database = open();
  put(database, {
    table: 'postal_areas',
    columns: 'prefix, city, latitude, longitude, province, reach, metro',
    rows: [
      ['10', 'Jakarta Pusat', -6.2, 106.8],
      ['40', 'Kota Bandung', -6.9, 107.6],
      ['50', 'Kota Semarang', -7, 110.4],
    ].map((row) => [...row, 'Jawa', 'road', null]),
  });
  expect(areaOfLocation(database, { latitude: -6.8, longitude: 107.5 })?.city).toBe('Kota Bandung');
});

test('[PICKUP-06] opening hours come by day, and of one day by when they begin', () => {
  const open = (days: number[], from: string) => ({ days, open: from, close: '20:00', available: true });
  const hours = [open([3, 1], '14:00'), open([2, 1], '09:00')];
  expect(
    pickupHoursAt({ hours, province: 'DKI Jakarta' }, NOW).map(({ day, open: from }) => `${day} ${from}`),
  ).toEqual(['1 09:00', '1 14:00', '2 09:00', '3 14:00']);
});

test('takes away first what ended first, where more has ended than goes at once', () => {
  const database = open();
  const count = (from: number) =>
    `WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${from})`;
  database.run(
    `INSERT INTO sessions (id_hash, owner, expires_at) ${count(201)} SELECT 'S-' || id, 'O-' || id, 300 - id FROM n`,
  );
  database.run(
    `INSERT INTO idempotency (owner, key, request_hash, status, answer, at)
     ${count(1_001)} SELECT 'O-1', 'K-' || id, '', 200, '', 2000 - id FROM n`,
  );
  expect(tidyUp(database, NOW)).toEqual({ sessions: 200, keys: 1_000 });
  expect(database.all('SELECT id_hash FROM sessions')).toEqual([{ id_hash: 'S-1' }]);
  expect(database.all('SELECT key FROM idempotency')).toEqual([{ key: 'K-1' }]);
});

test('[BAG-01] of a combo there can be as many as of the scarcest that is in it', () => {
  const database = open();
  const deps = withProducts(database, ...SOLD_TOGETHER);
  put(database, COMBO_OF_BAG);
  for (const [sku, stock] of [
    ['UJI-00001-01', 4],
    ['UJI-00002-01', 9],
    ['UJI-00003-01', 7],
  ] as const)
    database.run('UPDATE items SET stock = ? WHERE item_sku = ?', stock, sku);
  const part = { kind: 'COMBO', promotionId: 'P-1' } as const;
  expect(mostOf(asMarketplace(deps), 'O-1', 'retail', part)).toBe(4);
});

test.each([
  [3, 3],
  [2, null],
])('[GIFT-01] a gift that %d pieces on hand lead to needs %j', (stock, needed) => {
  const database = open();
  const deps = withProducts(database, ...SOLD_TOGETHER);
  for (const rows of [GIFT, GIVEN]) put(database, rows);
  database.run('UPDATE items SET stock = ? WHERE item_sku = ?', stock, 'UJI-00001-01');
  const gift = freeGiftOf(asMarketplace(deps), deps.catalogue.find(SKU), null, 'id');
  expect([gift?.neededQuantity, gift?.orderQuantity]).toEqual([needed, needed]);
});

test('[SEO-11] sitemaps hold the products by their places, each with its last change', () => {
  const database = open();
  // The product added last stands first; the very last one was changed first.
  database.run(
    `INSERT INTO products (product_sku, vendor, position, category_id, brand_slug, name, document, changed_at)
     WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
     SELECT 'S-' || id, 'retail', 100000 - id, 'C', 'b', 'n', '{}', id FROM n`,
    PRODUCTS_OF_A_SITEMAP + 2,
  );
  const changed = siteMapParts(database).map(({ changedAt }) => changedAt);
  expect(changed).toEqual([PRODUCTS_OF_A_SITEMAP + 2, 2]);
});

test('[SEO-11] pages of a sitemap come by the places of their products', () => {
  const deps = withProducts(open(), 'UJI-00003', 'UJI-00001', 'UJI-00002');
  const skusOf = (offset: number) =>
    listedPages(deps, { offset, limit: 2 }).map(({ path }) => path.split('/').at(-1));
  expect([skusOf(0), skusOf(2)]).toEqual([['UJI-00003-01', 'UJI-00001-01'], ['UJI-00002-01']]);
});

test('[RECO-01] what goes with a product comes from its newest buyers, in any order of rows', () => {
  const database = open();
  const [newer, older] = ['UJI-00002', 'UJI-00003'] as const;
  seedCatalogue(
    database,
    [product(), ...[newer, older].map((productSku) => product({ productSku, categories: OTHER_KIND }))],
    NOW,
  );
  const buy = (buyer: string, sku: string, at: number) => {
    for (const productSku of [SKU, sku])
      database.run(
        'INSERT INTO bought_products (buyer, product_sku, at) VALUES (?,?,?)',
        buyer,
        productSku,
        at,
      );
  };
  for (let n = 1; n <= 200; n += 1) buy(`b-${n}`, newer, 1_000 + n);
  for (const buyer of ['a-1', 'a-2', 'a-3', 'c-1', 'c-2', 'c-3']) buy(buyer, older, 1);
  const recommender = createRecommender(database);
  onTestFinished(() => recommender.close());
  const base = {
    productSku: SKU,
    vendor: 'retail',
    price: 100_000,
    categoryIds: ['C1', 'C2'],
    brandSlug: 'x',
  } as const;
  expect(recommender.goesWith([base], new Set(), { offset: 0, limit: 9 }).skus).toEqual([newer]);
});

test('[API-62] the opening hours of a seller come by day, those of one day as they are named', () => {
  const database = open();
  const opening = [
    { days: [6, 1], open: '14:00', close: '20:00' },
    { days: [1, 3], open: '09:00', close: '12:00' },
  ];
  const profile = JSON.stringify({ joinedOn: '2020-01-01', response: null, opening });
  put(database, { table: 'sellers', columns: 'code, profile, followers', rows: [['TOK-1', profile, 0]] });
  const { openingHours } = createSellers(database).info('TOK-1', null);
  expect(openingHours.map(({ day, open: from }) => `${day} ${from}`)).toEqual([
    '1 14:00',
    '1 09:00',
    '3 09:00',
    '6 14:00',
  ]);
});
