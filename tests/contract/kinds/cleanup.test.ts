import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SIZE } from '#marketplace/product/catalogue/makeProduct.ts';
import { asked, seller } from '#marketplace/questions/catalogue/writtenQuestion.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { createQuestionSeeds } from '#marketplace/questions/seed/seedQuestions.ts';
import { createReviewSeeds } from '#marketplace/reviews/seed/seedReviews.ts';
import { seedDelivery } from '#marketplace/fulfilment/seed/seedDelivery.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import type { Catalogue } from '#marketplace/product/rules/catalogue.ts';
import type { MarketplaceDeps } from '#marketplace/core/rules/deps.ts';
import { tidyUp } from '#marketplace/core/rules/janitor.ts';
import { logIn } from '#marketplace/session/rules/logIn.ts';
import { keepsItem } from '#marketplace/fulfilment/rules/placeStock.ts';
import { voteForAnswer } from '#marketplace/questions/rules/questionWrites.ts';
import { answerId, answerNumber, baseOf } from '#marketplace/questions/store/questionStore.ts';
import type { Visit } from '#marketplace/core/http/visit.ts';
import { logOut, startSession } from '#marketplace/session/rules/sessions.ts';
import { MOST_USEFUL_LIKES } from '#src/domain/reviews/review.ts';
import { testStore } from '../../support/groceryStores.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { bare, line, NOON } from '../support/crowd.ts';
import { visitor } from '../support/visitor.ts';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
const GROCERY = 'UJI-00004-01';
/** Columns that name the owner of a row. */
const OWNER_COLUMNS = ['owner', 'member_id', 'buyer'];
/** Tables that name the buyer for ever. */
const ORDERS: Record<string, string> = {
  checkouts: 'what was ordered is a record of the shop',
  purchases: 'what was bought counts for limits, and belongs to the order',
};
/** Tables that go on naming a guest who is gone. */
const KEPT_OF_GUESTS: Record<string, string> = {
  ...ORDERS,
  product_reports: 'the shop still has to look at what was reported',
};
/** Tables that go on naming a guest who has logged in; a report becomes the member's. [API-28] */
const KEPT_AT_LOGIN: Record<string, string> = {
  ...ORDERS,
  sessions: 'another tab may still send its cookie; the janitor takes it when it has ended',
};

interface Table {
  name: string;
  columns: { name: string; type: string }[];
}
/** Every table that holds rows of its own, as the database itself tells it: a new one is among them. */
function tablesOf(database: Database): Table[] {
  return database
    .all(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .map(({ name }) => ({
      name: String(name),
      columns: database
        .all('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden = 0', String(name))
        .map((column) => ({ name: String(column['name']), type: String(column['type']) })),
    }));
}
const having = (database: Database, column: string) =>
  tablesOf(database).filter(({ columns }) => columns.some(({ name }) => name === column));

/** The number of rows of an owner in each table that has any. */
function rowsOf(database: Database, owner: string): Record<string, number> {
  const counted = OWNER_COLUMNS.flatMap((column) =>
    having(database, column).map(({ name }): [string, number] => [
      name,
      Number(database.get(`SELECT COUNT(*) AS n FROM ${name} WHERE ${column} = ?`, owner)?.['n']),
    ]),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

let planted = 0;
/** Puts a row of this owner into a table, whatever else its columns are: what they mean is not asked here. */
function plant(database: Database, { name, columns }: Table, column: string, owner: string, at: number) {
  const values = columns.map((one) => {
    planted += 1;
    if (one.name === column) return owner;
    if (/^(?:.*_)?at$/.test(one.name)) return at;
    return one.type === 'TEXT' ? `${name}-${planted}` : planted;
  });
  database.run(
    `INSERT INTO ${name} (${columns.map((one) => one.name).join(',')}) VALUES (${columns.map(() => '?').join(',')})`,
    ...values,
  );
}

/** Two guests, and a member whose session ends with the first one's; each has a row in every table of owners. */
function openPlanted() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  database.run("INSERT INTO members (id, name, email, email_verified) VALUES ('m', 'M', '', 1)");
  const guest = startSession(database, null, NOON);
  const other = startSession(database, null, NOON + 1);
  const member = startSession(database, 'm', NOON);
  database.run('PRAGMA foreign_keys = OFF');
  database.run('PRAGMA ignore_check_constraints = ON');
  const tables = having(database, 'owner').filter(({ name }) => name !== 'sessions');
  for (const table of tables) {
    for (const { visit } of [guest, other, member])
      plant(database, table, 'owner', String(visit.owner), NOON + LIFETIME_MS);
  }
  return { database, guest, other, member, tables: tables.map(({ name }) => name) };
}
type Session = { id: string; visit: Visit };

describe('who a row belongs to', () => {
  test('is said by a column that these tests know, in every table', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    const named = tablesOf(database).flatMap(({ name }) =>
      database
        .all('SELECT "from" AS named FROM pragma_foreign_key_list(?) WHERE "table" = ?', name, 'members')
        .map((key) => String(key['named'])),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(OWNER_COLUMNS).toEqual(expect.arrayContaining(named));
    expect(having(database, 'owner').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bag_lines', 'idempotency', 'sessions', ...Object.keys(KEPT_OF_GUESTS)]),
    );
  });
});

describe('a guest who is gone leaves nothing behind, and takes nothing of others along', () => {
  const deps = (database: Database) => ({ database, now: () => NOON }) as MarketplaceDeps;
  test.each<[string, Record<string, string>, (database: Database, guest: Session) => void]>([
    [
      'when the janitor came after their session had ended',
      KEPT_OF_GUESTS,
      (database) => void tidyUp(database, NOON + LIFETIME_MS),
    ],
    ['when they logged out', KEPT_OF_GUESTS, (database, { id }) => logOut(database, id)],
    [
      'when they became a member',
      KEPT_AT_LOGIN,
      (database, { visit }) => void logIn(deps(database), 'm', visit),
    ],
    [
      'when they became a member, and the janitor came much later',
      ORDERS,
      (database, { visit }) => {
        logIn(deps(database), 'm', visit);
        tidyUp(database, NOON + LIFETIME_MS);
      },
    ],
  ])('[CART-33, AUTH-14] %s', (_, kept, leave) => {
    const { database, guest, other, member, tables } = openPlanted();
    const all = Object.fromEntries(tables.map((name) => [name, 1]));
    const [before, ofMember] = [rowsOf(database, String(other.visit.owner)), rowsOf(database, 'm')];
    expect(rowsOf(database, String(guest.visit.owner))).toEqual({ ...all, sessions: 1 });
    expect(before).toEqual({ ...all, sessions: 1 });
    leave(database, guest);
    expect(Object.keys(rowsOf(database, String(guest.visit.owner)))).toEqual(
      expect.arrayContaining(Object.keys(kept).filter((name) => name in KEPT_OF_GUESTS)),
    );
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(Object.keys(rowsOf(database, String(guest.visit.owner)))),
    );
    expect(rowsOf(database, String(other.visit.owner))).toEqual(before);
    // A member's own outlives every session.
    const { sessions: _sessions, ...own } = ofMember;
    expect(rowsOf(database, String(member.visit.owner))).toMatchObject(
      Object.fromEntries(
        Object.entries(own)
          // The newest word of a bag takes the place of the former one, a destination is the member's.
          .map(([name]) => [name, expect.any(Number)]),
      ),
    );
  });

  test('[AUTH-14] a member who logs out leaves all of it for when they are back', () => {
    const { database, member, guest } = openPlanted();
    const [before, ofGuest] = [rowsOf(database, 'm'), rowsOf(database, String(guest.visit.owner))];
    logOut(database, member.id);
    const { sessions: _, ...own } = before;
    expect(rowsOf(database, 'm')).toEqual(own);
    expect(rowsOf(database, String(guest.visit.owner))).toEqual(ofGuest);
    logOut(database, 'f'.repeat(64));
    logOut(database, undefined);
    expect(rowsOf(database, String(guest.visit.owner))).toEqual(ofGuest);
  });
});

/** A shop on a database that the test looks into, with something of everything that a bag can hold. */
function openShop() {
  const dataDir = keptFolder('etalase-cleanup-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const time = { now: NOON };
  const shop = createMarketplace({
    dataDir,
    faults: false,
    now: () => time.now,
    products: [
      product({ item: { pickup: 'AVAILABLE', stock: 50 } }),
      product({ productSku: 'UJI-00002', item: { pickup: 'UNAVAILABLE' } }),
      product({ productSku: 'UJI-00003', item: { pickup: 'UNAVAILABLE' } }),
      product({ productSku: 'UJI-00004', vendor: 'grocery', item: { stock: 1 } }),
    ],
    merchants: [SELLER],
    combos: [
      {
        id: 'paket',
        name: 'Paket',
        productSku: 'UJI-00001',
        saving: 5_000,
        minimumItems: 2,
        complements: [{ itemSku: 'UJI-00002-01', saving: 5_000 }],
      },
    ],
    freeGifts: [
      {
        id: 'hadiah',
        productSku: 'UJI-00001',
        type: 'QUANTITY',
        minimum: 1,
        maximumItems: 1,
        allStore: false,
        termsHtml: 'x',
        items: [{ itemSku: 'UJI-00003-01', pickupPointCode: 'PP-TOK-1' }],
      },
    ],
    vouchers: [testVoucher()],
    groceryStores: [testStore({ slotCapacity: 2 })],
  });
  const database = openDatabase(dataDir);
  onTestFinished(() => {
    database.close();
    shop.close();
  });
  return { shop, database, time };
}
type Visitor = ReturnType<typeof visitor>;
const ok = async (answer: Promise<{ status: number; body: any }>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
const addGrocery = (who: Visitor) =>
  who.write('/grocery/checkout/_add', {
    itemSku: GROCERY,
    pickupPointCode: 'PP-A',
    quantity: 1,
    fulfillment: 'DELIVERY',
    slotId: 'A.20261121.1400',
  });
/** All that a guest can leave behind, by the page's own calls. */
async function fill(guest: Visitor, affiliateId: string): Promise<void> {
  const destination = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
  await ok(guest.write('/retail/carts', line({ itemSku: 'UJI-00002-01', destination })));
  // The lines that cannot be picked up are noted; then the bag goes by delivery again.
  await ok(guest.write('/retail/carts', line({ fulfillment: 'PICKUP', replace: true })));
  await ok(guest.write('/retail/carts', line({ replace: true })));
  await ok(
    guest.write('/retail/carts/_add-bulk', {
      items: [line(), line({ itemSku: 'UJI-00002-01' })],
      cartType: 'COMBO',
      comboId: 'paket',
    }),
  );
  await ok(
    guest.write('/retail/free-gift/carts', {
      ...line({ cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
      freeGiftId: 'hadiah',
      complimentaryItems: [{ itemSku: 'UJI-00003-01', pickupPointCode: 'PP-TOK-1' }],
    }),
  );
  await ok(addGrocery(guest));
  await ok(guest.write('/affiliate/session', { affiliateId, itemSku: ITEM }));
  await ok(
    guest.write(`/product/products/${ITEM}/_report`, {
      reason: 'FAKE_PRODUCT',
      description: 'a'.repeat(40),
    }),
  );
}

describe('what a guest did by the page', () => {
  test('[CART-33] is a member’s after the login, all of it, and of others nothing is', async () => {
    const { shop, database } = openShop();
    const [ayu, guest, other] = [visitor(shop), visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    const { link } = await ok(
      ayu.write('/affiliate/share-link', {
        itemSku: ITEM,
        url: `http://shop.test/p/barang-uji/${ITEM}`,
      }),
    );
    const affiliateId = new URL(link as string).searchParams.get('affiliateId') ?? '';
    await fill(guest, affiliateId);
    const [owner] = database
      .all('SELECT owner FROM sessions WHERE member_id IS NULL')
      .map((row) => String(row['owner']));
    const filled = rowsOf(database, owner ?? '');
    // Each table of guests is one that a guest really fills: else these tests say nothing of it.
    const ofGuests = having(database, 'owner').map(({ name }) => name);
    expect(Object.keys(filled).toSorted()).toEqual(
      ofGuests.filter((name) => name !== 'checkouts' && name !== 'purchases').toSorted(),
    );
    await fill(other, affiliateId);
    const others = database
      .all('SELECT owner FROM sessions WHERE member_id IS NULL AND owner <> ?', owner ?? '')
      .map((row) => rowsOf(database, String(row['owner'])));
    await guest.logIn('budi');
    expect(Object.keys(KEPT_AT_LOGIN)).toEqual(
      expect.arrayContaining(Object.keys(rowsOf(database, owner ?? ''))),
    );
    const { product_reports: _, ...taken } = filled;
    expect(rowsOf(database, 'member-budi')).toMatchObject(taken);
    expect(
      database
        .all('SELECT owner FROM sessions WHERE member_id IS NULL AND owner <> ?', owner ?? '')
        .map((row) => rowsOf(database, String(row['owner']))),
    ).toEqual(others);
    // A bag that was judged anew leaves no rows aside.
    for (const { name } of having(database, 'owner'))
      expect([name, database.all(`SELECT * FROM ${name} WHERE owner LIKE 'aside-%'`)]).toEqual([name, []]);
    expect(database.all('PRAGMA foreign_key_check')).toEqual([]);
  });

  test('[CART-33] what they were not told yet is told to the member; an empty bag silences nothing', async () => {
    const { shop } = openShop();
    const [guest, again] = [visitor(shop), visitor(shop)];
    const told = async (who: Visitor) =>
      (await ok(who.read('/retail/carts'))).notKept.map(({ itemSku }: { itemSku: string }) => itemSku);
    await ok(guest.write('/retail/carts', line({ itemSku: 'UJI-00002-01' })));
    await ok(guest.write('/retail/carts', line({ fulfillment: 'PICKUP', replace: true })));
    expect(await told(guest)).toEqual(['UJI-00002-01']);
    await guest.logIn('budi');
    expect(await told(guest)).toEqual(['UJI-00002-01']);
    await ok(again.write('/common/users/_session', undefined));
    await again.logIn('budi');
    expect(await told(again)).toEqual(['UJI-00002-01']);
  });

  test('[CART-25, CART-33] what is told of one vendor’s bag stays, whatever happens to the other’s', async () => {
    const { shop } = openShop();
    const [ayu, guest] = [visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await ok(addGrocery(ayu));
    await ok(addGrocery(guest));
    await ok(guest.write('/retail/carts', line({ itemSku: 'UJI-00002-01' })));
    await guest.logIn('ayu');
    const grocery = async () =>
      (await ok(guest.read('/grocery/checkout/_summary'))).notKept.map(
        ({ itemSku }: { itemSku: string }) => itemSku,
      );
    expect(await grocery()).toEqual([GROCERY]);
    await ok(guest.write('/retail/carts', line({ fulfillment: 'PICKUP', replace: true })));
    expect((await ok(guest.read('/retail/carts'))).notKept).toHaveLength(1);
    expect(await grocery()).toEqual([GROCERY]);
    await guest.call('/cart/notices', { method: 'POST' });
    expect((await ok(guest.read('/retail/carts'))).notKept).toEqual([]);
    expect(await grocery()).toEqual([GROCERY]);
  });
});

describe('what a release no longer names is gone from every table', () => {
  /** Rows of a product in tables whose names begin so, by any column that leads to it. */
  const ofProduct = (database: Database, prefix: string, productSku: string) =>
    Object.fromEntries(
      having(database, 'product_sku')
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name }): [string, number] => [
          name,
          Number(database.get(`SELECT COUNT(*) AS n FROM ${name} WHERE product_sku = ?`, productSku)?.['n']),
        ])
        .filter(([, count]) => count > 0),
    );
  const catalogueOf = (products: readonly CatalogueProduct[]): Pick<Catalogue, 'tryFind'> => ({
    tryFind: (sku) => {
      const found = products.find(({ productSku }) => productSku === sku);
      return found === undefined ? null : ({ product: found } as ReturnType<Catalogue['tryFind']>);
    },
  });

  test('[API-54] reviews of a product, and none of another', async () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    // Of this one buyers show pictures.
    const SKUS = ['KSM-800000', 'UJI-00002'] as const;
    const reviewed = (productSku: string, reviewCount: number) => {
      // Of what is worn in sizes buyers tell how it fitted.
      const made = product({
        productSku,
        attributes: [SIZE],
        categories: [{ id: 'C-FESYEN', name: 'Fesyen' }],
        items: [{ values: ['38'] }],
      });
      return {
        ...made,
        statistics: { ...made.statistics, reviewCount, rating: reviewCount === 0 ? null : 4.5 },
      };
    };
    const release = async (first: number, second: number) => {
      const both = [reviewed(SKUS[0], first), reviewed(SKUS[1], second)];
      await createReviewSeeds(database, catalogueOf(both), NOON).need(SKUS);
    };
    await release(400, 400);
    const [first, second] = SKUS.map((sku) => ofProduct(database, 'review', sku));
    expect(Object.keys(first ?? {}).toSorted()).toEqual(
      having(database, 'product_sku')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('review'))
        .toSorted(),
    );
    await release(0, 400);
    expect(ofProduct(database, 'review', SKUS[0])).toEqual({ review_sources: 1 });
    expect(ofProduct(database, 'review', SKUS[1])).toEqual(second);
    for (const { name } of having(database, 'review_id'))
      expect([
        name,
        database.all(`SELECT review_id FROM ${name} WHERE review_id NOT IN (SELECT id FROM reviews)`),
      ]).toEqual([name, []]);
    expect(database.get('SELECT COUNT(*) AS n FROM review_words')).toEqual(
      database.get("SELECT COUNT(*) AS n FROM reviews WHERE text <> ''"),
    );
    expectWholeNumbers(database);
  });

  test('[QNA-03] removes the questions and answers of one product, and no rows of another', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    const written = [asked('Andi W.', 3, 'Apakah tahan air?', seller(0, 'Ya, tahan air.'))];
    const release = (questions: Record<string, typeof written>) => {
      const seeds = createQuestionSeeds(database, questions, NOON);
      for (const sku of ['UJI-00001', 'UJI-00002']) seeds.need(sku);
    };
    release({ 'UJI-00001': written, 'UJI-00002': written });
    const id = answerId(answerNumber(baseOf('UJI-00001'), 0));
    voteForAnswer(database, { id, memberId: 'a', helpful: true }, NOON);
    const second = ofProduct(database, 'question', 'UJI-00002');
    expect(second).toEqual({ questions: 1, question_counts: 1, question_sources: 1 });
    release({ 'UJI-00002': written });
    expect(ofProduct(database, 'question', 'UJI-00001')).toEqual({ question_counts: 1, question_sources: 1 });
    expect(database.get("SELECT * FROM question_counts WHERE product_sku = 'UJI-00001'")).toMatchObject({
      questions: 0,
      unanswered: 0,
    });
    expect(ofProduct(database, 'question', 'UJI-00002')).toEqual(second);
    for (const { name } of having(database, 'question_id'))
      expect(
        database.all(`SELECT * FROM ${name} WHERE question_id NOT IN (SELECT id FROM questions)`),
      ).toEqual([]);
    expect(database.get('SELECT COUNT(*) AS n FROM question_words')).toEqual({ n: 1 });
    release({ 'UJI-00001': written, 'UJI-00002': written });
    // It counts again with the answer that is back.
    expectWholeNumbers(database);
    expect(database.all('SELECT helpful FROM questions ORDER BY helpful')).toEqual([
      { helpful: 0 },
      { helpful: 1 },
    ]);
  });

  test('what a place keeps, of an item that it keeps no longer and of one that is gone', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    const other = { code: 'PP-TOK-2', label: 'B', consolidation: false, latitude: -7.26, longitude: 112.75 };
    const merchant = { ...SELLER, warehouses: [...SELLER.warehouses, other] };
    const release = (...products: CatalogueProduct[]) => {
      seedCatalogue(database, products, NOON);
      seedDelivery(database, products, [merchant]);
      return database.all('SELECT item_sku, stock FROM pickup_stock ORDER BY item_sku');
    };
    const kept = (productSku: string) =>
      product({ productSku, item: { stock: 10, stockAt: { 'PP-TOK-2': 4 } } });
    const three = ['UJI-00001', 'UJI-00002', 'UJI-00003'] as const;
    expect(release(...three.map(kept))).toHaveLength(3);
    const elsewhere = product({ productSku: 'UJI-00002', item: { stock: 10, stockAt: {} } });
    expect(release(kept('UJI-00001'), elsewhere)).toEqual([{ item_sku: 'UJI-00001-01', stock: 4 }]);
    const item = { itemSku: 'UJI-00002-01', pickupPointCode: 'PP-TOK-1' };
    expect(keepsItem(database, item, 'PP-TOK-2')).toBe(false);
  });
});

/** Numbers kept beside rows, since counting takes too long, each with a query for the rows where it is wrong. */
const KEPT_NUMBERS: Record<string, string> = {
  'reviews of who writes them': `SELECT id FROM reviewers p
    WHERE reviews <> (SELECT COUNT(*) FROM reviews r WHERE r.reviewer_id = p.id)`,
  'most useful reviews of who writes them': `SELECT id FROM reviewers p WHERE most_useful <>
    (SELECT COUNT(*) FROM reviews r WHERE r.reviewer_id = p.id AND r.likes >= ${MOST_USEFUL_LIKES})`,
  'the order of pictures': `SELECT i.id FROM review_images i JOIN reviews r ON r.id = i.review_id
    WHERE i.usefulness <> r.usefulness`,
  'pictures of a review': `SELECT id FROM reviews r
    WHERE images <> (SELECT COUNT(*) FROM review_images i WHERE i.review_id = r.id)`,
  'reviews and pictures of a product': `SELECT product_sku FROM review_counts c WHERE topic = 0 GROUP BY product_sku
    HAVING SUM(reviews) <> (SELECT COUNT(*) FROM reviews r WHERE r.product_sku = c.product_sku)
    OR SUM(images) <> (SELECT COUNT(*) FROM review_images i WHERE i.product_sku = c.product_sku)`,
  'answers of a question': `SELECT id FROM questions q
    WHERE answers <> (SELECT COUNT(*) FROM answers a WHERE a.question_id = q.id AND a.is_published = 1)`,
  'who finds the answers to a question helpful': `SELECT id FROM questions q
    WHERE helpful <> (SELECT COALESCE(SUM(a.helpful), 0) FROM answers a WHERE a.question_id = q.id)`,
  'questions of a product': `SELECT product_sku FROM question_counts c
    WHERE questions <> (SELECT COUNT(*) FROM questions q WHERE q.product_sku = c.product_sku AND q.is_published = 1)`,
  'questions of a product that wait': `SELECT product_sku FROM question_counts c WHERE unanswered <>
    (SELECT COUNT(*) FROM questions q
     WHERE q.product_sku = c.product_sku AND q.answers = 0 AND q.is_published = 1)`,
  'words of questions': `SELECT id FROM questions q
    WHERE (q.is_published = 1) <> (q.id IN (SELECT rowid FROM question_words))`,
  'whose album an entry lies in': `SELECT e.id FROM wishlist_entries e JOIN wishlist_groups g ON g.id = e.group_id
    WHERE e.member_id <> g.member_id`,
  'pins of addresses': `SELECT a.id FROM addresses a JOIN account_addresses o ON o.id = a.id
    WHERE a.is_pinned <> o.is_pinned OR a.latitude IS NOT o.latitude OR a.longitude IS NOT o.longitude`,
};
function expectWholeNumbers(database: Database): void {
  for (const [what, wrong] of Object.entries(KEPT_NUMBERS))
    expect([what, database.all(wrong)]).toEqual([what, []]);
}

describe('a write to several tables is a write to each of them', () => {
  test('[API-57, QNA-13, API-63, ADDRESS-08] numbers kept beside rows are right after many writes', async () => {
    const dataDir = keptFolder('etalase-numbers-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const shop = createMarketplace({ dataDir, faults: false, now: () => NOON });
    const database = openDatabase(dataDir);
    onTestFinished(() => {
      database.close();
      shop.close();
    });
    const crowd = await Promise.all(
      ['ayu', 'budi', 'citra', 'eko'].map(async (name) => {
        const one = visitor(shop);
        await one.logIn(name);
        return one;
      }),
    );
    const [ayu, budi] = crowd as [Visitor, Visitor];
    const list = '/product-review/public-reviews?productSku=RMB-00012';
    const reviews = (await ayu.read(list)).body.data as { id: string }[];
    const pictured = (await ayu.read('/product-review/public-reviews/images?productSku=RMB-00012')).body
      .data as { reviewId: string }[];
    const questions = (await ayu.read('/product/products/RMB-00012-02/questions')).body.data as {
      answers: { id: string }[];
    }[];
    const follows = () =>
      database
        .all(
          `SELECT code, followers - (SELECT COUNT(*) FROM seller_follows f WHERE f.merchant_code = s.code) AS n
           FROM sellers s ORDER BY code`,
        )
        .map(({ code, n }) => [code, n]);
    const claims = () =>
      database
        .all(
          `SELECT code, claimed - (SELECT COUNT(*) FROM voucher_claims c WHERE c.code = v.code) AS n
           FROM vouchers v ORDER BY code`,
        )
        .map(({ code, n }) => [code, n]);
    const before = [follows(), claims()];
    expectWholeNumbers(database);
    for (const who of crowd) {
      await ok(who.write('/member/addresses/_sync', {}));
      const [address] = await ok(who.read('/member/addresses'));
      if (address !== undefined)
        await ok(
          who.write(`/member/addresses/${address.id}/geolocation`, {
            latitude: -6.2301,
            longitude: 106.8512,
          }),
        );
      const liked = [...new Set([reviews[0]?.id, ...pictured.map(({ reviewId }) => reviewId)])].slice(0, 6);
      for (const id of liked) await ok(who.write(`/product-review/reviews/${id}/like`, undefined));
      for (const { id } of questions.flatMap(({ answers }) => answers).slice(0, 4))
        await ok(who.write(`/product/answers/${id}/_vote`, { helpful: true }));
      await ok(
        who.write('/product/products/RMB-00012-02/questions', { text: 'Rodanya bisa diganti sendiri?' }),
      );
      for (const code of ['RMB-60012', 'NDA-31177'])
        await who.write(`/official/merchant-favorites/${code}/_follow`, undefined);
      await ok(who.write('/member/wishlist/_product', { sku: 'RMB-00012-02' }));
    }
    for (const { id } of questions.flatMap(({ answers }) => answers).slice(0, 1))
      await ok(budi.write(`/product/answers/${id}/_vote`, { helpful: false }));
    const again = reviews[0]?.id ?? '';
    await ok(budi.write(`/product-review/reviews/${again}/like`, undefined));
    await budi.write('/official/merchant-favorites/NDA-31177/_unfollow', undefined);
    expect(database.get('SELECT COUNT(*) AS n FROM seller_follows')?.['n']).not.toBe(0);
    expectWholeNumbers(database);
    expect([follows(), claims()]).toEqual(before);
  });

  test('[API-91, VOUCHER-13] a checkout is an order, a purchase, a buyer, a stock and a voucher', async () => {
    const { shop, database } = openShop();
    const [ayu, budi] = [visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    await ok(ayu.write('/product/merchant/vouchers/V-1/_claim', undefined));
    await ok(budi.write('/product/merchant/vouchers/V-1/_claim', undefined));
    await ok(ayu.write('/retail/checkouts/_quick', bare({ quantity: 2 })));
    expect(database.all('SELECT owner, vendor FROM checkouts')).toEqual([
      { owner: 'member-ayu', vendor: 'retail' },
    ]);
    expect(database.all('SELECT * FROM purchases')).toEqual([
      { owner: 'member-ayu', item_sku: ITEM, quantity: 2, at: NOON },
    ]);
    expect(database.all("SELECT * FROM bought_products WHERE buyer = 'member-ayu'")).toEqual([
      { buyer: 'member-ayu', product_sku: 'UJI-00001', at: NOON },
    ]);
    expect(
      database.all('SELECT item_sku, stock FROM items WHERE stock IS NOT NULL ORDER BY item_sku'),
    ).toEqual(expect.arrayContaining([{ item_sku: ITEM, stock: 48 }]));
    expect(database.all('SELECT member_id, status FROM voucher_claims ORDER BY member_id')).toEqual([
      { member_id: 'member-ayu', status: 'USED' },
      { member_id: 'member-budi', status: 'CLAIMED' },
    ]);
    expect(database.get('SELECT claimed FROM vouchers')).toEqual({ claimed: 2 });
  });
});
