import { describe, expect, onTestFinished, test } from 'vitest';
import { month } from '#marketplace/product/catalogue/makeProduct.ts';
import { asked, seller } from '#marketplace/questions/catalogue/writtenQuestion.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { createQuestionSeeds } from '#marketplace/questions/seed/seedQuestions.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { Refusal } from '#marketplace/core/http/answers.ts';
import { addressesOf, syncAddresses } from '#marketplace/address/rules/addresses.ts';
import { checkCampaign, takeCampaign } from '#marketplace/promo/rules/campaigns.ts';
import {
  CHAT_PARTNERS,
  conversation,
  keepExchange,
  KEPT_MESSAGES,
} from '#marketplace/seller/rules/chatMessages.ts';
import { holdSlot } from '#marketplace/grocery/rules/grocerySlots.ts';
import { seedGroceryStores } from '#marketplace/grocery/rules/groceryStores.ts';
import { once } from '#marketplace/core/rules/idempotency.ts';
import { listQuestions, ownQuestions } from '#marketplace/questions/rules/questionLists.ts';
import { takeQuestionReport } from '#marketplace/questions/rules/questionReports.ts';
import { answerId, answerNumber, baseOf, questionId } from '#marketplace/questions/store/questionStore.ts';
import { takeQuestion } from '#marketplace/questions/rules/questionWrites.ts';
import { takeQuote } from '#marketplace/quote/rules/quotes.ts';
import { createRecommender } from '#marketplace/recommendation/rules/recommending.ts';
import type { Regions } from '#marketplace/address/rules/regions.ts';
import { createReviewLists, NO_FILTER, SEARCHED } from '#marketplace/reviews/rules/reviewLists.ts';
import { takeReport } from '#marketplace/reviews/rules/reviewWrites.ts';
import { wordOfProduct } from '#marketplace/core/database/searchWords.ts';
import { bundlesOf } from '#marketplace/subscription/rules/subscriptionPackages.ts';
import { createAlbum, saveItem } from '#marketplace/wishlist/rules/wishlist.ts';
import { ALBUM_ITEMS_MAX, ALBUMS_MAX, QUESTIONS_PER_DAY } from '#src/domain/shell/limits.ts';
import { testStore } from '../../support/groceryStores.ts';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { bare, codeOf, crowd, line, NOON, openShop, series } from '../support/crowd.ts';
import type { visitor } from '../support/visitor.ts';

const HOUR_MS = 3600 * 1000;

/** A database with two members and nothing else. */
function openTables(): Database {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  for (const id of ['a', 'b'])
    database.run('INSERT INTO members (id, name, email, email_verified) VALUES (?,?,?,1)', id, id, '');
  return database;
}
/** The code of a refusal, null where it was taken. */
async function tried(work: () => unknown): Promise<string | null> {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
/** A cap that refuses what is too much: of whom it is counted, and how one more is tried. */
interface Cap {
  most: number;
  code: string;
  owners: readonly string[];
  /** Tries the n-th of an owner, from 1; the code of the refusal, or null. */
  open: () => (owner: string, n: number) => Promise<string | null>;
}
const CAPS: Record<string, Cap> = {
  '[WISH-04] albums of a member': {
    most: ALBUMS_MAX,
    code: 'ALBUM_LIMIT',
    owners: ['a', 'b'],
    open: () => {
      const database = openTables();
      return (owner, n) => tried(() => createAlbum(database, owner, `Album ${n}`, n));
    },
  },
  '[WISH-03] items of an album, of one member and of another': {
    most: ALBUM_ITEMS_MAX,
    code: 'ALBUM_FULL',
    owners: ['a first', 'a second', 'b first'],
    open: () => {
      const database = openTables();
      const albums = new Map<string, string>();
      return (owner, n) => {
        const [member = '', name = ''] = owner.split(' ');
        const album = albums.get(owner) ?? createAlbum(database, member, name, n);
        albums.set(owner, album);
        return tried(() => saveItem(database, member, `SKU-${n}`, { groupIds: [album], now: n }));
      };
    },
  },
  '[QNA-12] questions of a member in a day, whatever they are about': {
    most: QUESTIONS_PER_DAY,
    code: 'TOO_MANY_QUESTIONS',
    owners: ['a', 'b'],
    open: () => {
      const database = openTables();
      return (memberId, n) =>
        tried(() =>
          takeQuestion(
            database,
            { productSku: `UJI-${n % 3}`, memberId, text: `Pertanyaan nomor ${n}` },
            NOON,
          ),
        );
    },
  },
  '[QUOTE-04] requests for a quote of a member and an item': {
    most: 1,
    code: 'QUOTE_ALREADY_EXISTS',
    owners: ['a X-01', 'a X-02', 'b X-01'],
    open: () => {
      const database = openTables();
      const asked = { quantity: 50, company: 'PT', contact: 'x', message: '' };
      return (owner) => {
        const [memberId = '', itemSku = ''] = owner.split(' ');
        return tried(() => takeQuote(database, { ...asked, memberId, itemSku }, NOON));
      };
    },
  },
  '[API-58, API-59, REPORT-12, REPORT-13] reports of a review and of the reply to it, of a member': {
    most: 1,
    code: 'ALREADY_REPORTED',
    owners: ['a review UL-1', 'a reviewReply UL-1', 'a review UL-2', 'b review UL-1'],
    open: () => {
      const database = openTables();
      for (const id of [1, 2]) insertReview(database, { id, productSku: 'X' });
      return (owner) => {
        const [member = '', type, id = ''] = owner.split(' ');
        const report = { type: type as 'review' | 'reviewReply', id, reason: 'SPAM', description: '' };
        return tried(() => takeReport(database, report, member, NOON));
      };
    },
  },
  '[QNA-24] reports of a question and of an answer, of a member': {
    most: 1,
    code: 'ALREADY_REPORTED',
    owners: ['a question 0', 'a answer 0', 'a question 1', 'b question 0'],
    open: () => {
      const database = openTables();
      const answered = seller(0, 'Ya, tahan air.');
      const written = [
        asked('Andi W.', 3, 'Apakah tahan air?', answered),
        asked('Andi W.', 3, 'Bisa COD?', answered),
      ];
      createQuestionSeeds(database, { X: written }, NOON).need('X');
      return (owner) => {
        const [member = '', type = '', position] = owner.split(' ');
        const number = baseOf('X') + Number(position);
        const id = type === 'question' ? questionId(number) : answerId(answerNumber(number, 0));
        const report = { type: type as 'question' | 'answer', id, reason: 'SPAM', description: '' };
        return tried(() => takeQuestionReport(database, report, member, NOON));
      };
    },
  },
  '[API-28, REPORT-16, ERR-48] reports of a product, of a guest and of a member': {
    most: 1,
    code: 'ALREADY_REPORTED',
    owners: ['guest-1 UJI-00001', 'guest-1 UJI-00002', 'guest-2 UJI-00001', 'ayu UJI-00001'],
    open: () => {
      const by = crowd(openShop({ products: [product(), product({ productSku: 'UJI-00002' })] }));
      return async (owner) => {
        const [name = '', sku] = owner.split(' ');
        const body = { reason: 'FAKE_PRODUCT', description: 'a'.repeat(40) };
        return codeOf((await by(name)).write(`/product/products/${sku}-01/_report`, body));
      };
    },
  },
  '[ERR-07] lines of a bag, of one vendor and of the other': {
    most: 100,
    code: 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED',
    owners: ['guest-1 retail', 'guest-1 grocery', 'guest-2 retail', 'ayu retail'],
    open: () => {
      const products = [...series(10_000, 101), ...series(20_000, 101, { vendor: 'grocery' })];
      const by = crowd(openShop({ products, groceryStores: [] }));
      return async (owner, n) => {
        const [name = '', vendor] = owner.split(' ');
        const one = await by(name);
        return codeOf(
          vendor === 'retail'
            ? one.write('/retail/carts', line({ itemSku: `UJI-${9_999 + n}-01` }))
            : one.write('/grocery/checkout/_add', bare({ itemSku: `UJI-${19_999 + n}-01` })),
        );
      };
    },
  },
  '[ERR-04] pieces of an item in a bag': {
    most: 3,
    code: 'CO_EXCEEDED_QUANTITY_CART',
    owners: ['guest-1 01', 'guest-1 02', 'guest-2 01', 'ayu 01'],
    open: () => {
      const by = crowd(openShop({ products: [product({ limits: { cart: 3 }, items: [{}, {}] })] }));
      return async (owner) => {
        const [name = '', option] = owner.split(' ');
        return codeOf((await by(name)).write('/retail/carts', line({ itemSku: `UJI-00001-${option}` })));
      };
    },
  },
  '[ERR-02] pieces of an item that one buyer buys while a sale lasts': {
    most: 3,
    code: 'CO_EXCEEDED_QUANTITY_EVENT',
    owners: ['ayu 01', 'ayu 02', 'budi 01'],
    open: () => bought({ event: 3 }),
  },
  '[ERR-03] pieces of an item that one buyer buys in a day': {
    most: 3,
    code: 'CO_EXCEEDED_QUANTITY_DAILY',
    owners: ['ayu 01', 'ayu 02', 'budi 01'],
    open: () => bought({ daily: 3 }),
  },
  '[ERR-42] lines of a subscription bag': {
    most: 50,
    code: 'GENERAL_ERROR',
    owners: ['ayu', 'budi'],
    open: () => {
      const subscription = { periods: [month(1)], minQty: 1, maxQty: 6, shippingDiscount: 10_000 };
      const by = crowd(
        openShop({ products: series(10_000, 51, { tags: ['AVAILABLE', 'SUBSCRIPTION'], subscription }) }),
      );
      return async (owner, n) =>
        codeOf(
          (await by(owner)).write('/subscription/carts', {
            itemSku: `UJI-${9_999 + n}-01`,
            pickupPointCode: 'PP-TOK-1',
            quantity: 1,
            period: { unit: 'MONTH', every: 1 },
            frequency: 3,
          }),
        );
    },
  },
  '[ERR-44] pieces of a voucher that a member claims': {
    most: 1,
    code: 'VOUCHER_CLAIMED',
    owners: ['ayu V-1', 'ayu V-2', 'budi V-1'],
    open: () => {
      const by = crowd(openShop({ vouchers: vouchersOf(9) }));
      return async (owner) => {
        const [name = '', id = ''] = owner.split(' ');
        return codeOf(claim(await by(name), id));
      };
    },
  },
  '[VOUCHER-13] pieces of a voucher’s quota': {
    most: 2,
    code: 'QUOTA_RUN_OUT',
    owners: ['V-1', 'V-2'],
    open: () => {
      const by = crowd(openShop({ vouchers: vouchersOf(2) }));
      const members = ['ayu', 'budi', 'citra', 'dewi'];
      return async (id, n) => codeOf(claim(await by(members[n - 1] ?? ''), id));
    },
  },
  '[PROMO-09] pieces at the price of a campaign': {
    most: 2,
    code: 'FLASH_SALE_OOS',
    owners: ['UJI-00001', 'UJI-00002'],
    open: () => {
      const deps = { database: openTables(), now: () => NOON, offersSince: NOON };
      const sold = new Map(
        ['UJI-00001', 'UJI-00002'].map((productSku) => [productSku, inCampaign(productSku)]),
      );
      return (owner) =>
        tried(() => {
          const one = sold.get(owner) as CatalogueProduct;
          checkCampaign(deps, one, 1);
          takeCampaign(deps, one, 1);
        });
    },
  },
  '[API-95, CART-29] places in a slot of a store': {
    most: 2,
    code: 'SLOT_NOT_AVAILABLE',
    owners: ['A 1400', 'A 1600', 'B 1400'],
    open: () => {
      const deps = openSlots();
      return (owner, n) => {
        const [store, hour] = owner.split(' ');
        return tried(() =>
          holdSlot(deps, `guest of ${owner} ${n}`, {
            pickupPointCode: `PP-${store}`,
            fulfillment: 'DELIVERY',
            slotId: `${store}.20261121.${hour}`,
          }),
        );
      };
    },
  },
};

const inCampaign = (productSku: string) =>
  product({
    productSku,
    campaign: {
      id: `K-${productSku}`,
      name: 'Kilat',
      startsInMinutes: -5,
      endsInMinutes: 5,
      quota: 2,
      sold: 0,
      price: 60_000,
    },
  });
const vouchersOf = (quota: number) =>
  [1, 2].map((n) => testVoucher({ id: `V-${n}`, code: `KODE-${n}`, quota }));
const claim = (one: ReturnType<typeof visitor>, id: string) =>
  one.write(`/product/merchant/vouchers/${id}/_claim`, undefined);
function bought(limits: NonNullable<CatalogueProduct['limits']>): ReturnType<Cap['open']> {
  const by = crowd(openShop({ products: [product({ limits, items: [{}, {}] })] }));
  return async (owner) => {
    const [name = '', option] = owner.split(' ');
    return codeOf(
      (await by(name)).write('/retail/checkouts/_quick', bare({ itemSku: `UJI-00001-${option}` })),
    );
  };
}
function openSlots() {
  const database = openTables();
  const places = ['A', 'B'].map((code) =>
    testStore({ code, name: `Toko ${code}`, pickupPointCode: `PP-${code}`, slotCapacity: 2 }),
  );
  seedGroceryStores(database, places);
  return { database, now: () => NOON, regions: {} as Regions };
}
function insertReview(
  database: Database,
  { id, productSku, text = 'bagus', at = id }: { id: number; productSku: string; text?: string; at?: number },
): void {
  database.run(
    `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness, images,
     praise, complaints, created_at, reply, replied_at) VALUES (?,?,?,'TOK-1','r',5,?,0,2,0,0,0,?,'Terima kasih',?)`,
    id,
    productSku,
    `${productSku}-01`,
    text,
    at,
    at,
  );
  database.run(
    'INSERT INTO review_words (rowid, product, text) VALUES (?,?,?)',
    id,
    wordOfProduct(productSku),
    text,
  );
}

describe('a cap that refuses is each owner’s own', () => {
  test.each(Object.entries(CAPS))('%s', async (_, { most, code, owners, open }) => {
    const add = open();
    const [first = '', ...others] = owners;
    for (let n = 1; n <= most; n += 1) expect([first, n, await add(first, n)]).toEqual([first, n, null]);
    expect(await add(first, most + 1)).toBe(code);
    // Each later owner has the whole cap, and no more.
    for (const other of others) {
      for (let n = 1; n <= most; n += 1) expect([other, n, await add(other, n)]).toEqual([other, n, null]);
      expect([other, await add(other, most + 1)]).toEqual([other, code]);
    }
  });
});

describe('of the newest so many, each owner’s own are kept', () => {
  test('[CART-40] five hundred keys of an owner, whatever others write meanwhile', () => {
    const database = openTables();
    let happened = 0;
    const write = (owner: string, key: string, now: number) =>
      once(database, { owner, key, request: key, now }, () => (happened += 1));
    const early = write('b', 'early', NOON);
    for (let n = 1; n <= 501; n += 1) write('a', `k-${n}`, NOON + n);
    expect(write('b', 'early', NOON + 502)).toBe(early);
    expect(write('a', 'k-2', NOON + 502)).toBe(3);
    const rows = database.all('SELECT owner, COUNT(*) AS n FROM idempotency GROUP BY owner ORDER BY owner');
    expect(rows).toEqual([
      { owner: 'a', n: 500 },
      { owner: 'b', n: 1 },
    ]);
  });

  test('[CHAT-17, CHAT-24] two hundred messages of a member with one other side, of eight talks', () => {
    const database = openTables();
    const talks = ['a', 'b'].flatMap((memberId) =>
      // Partners of every kind, with the same codes.
      CHAT_PARTNERS.flatMap((partner) => ['TOK-1', 'TOK-2'].map((code) => ({ memberId, partner, code }))),
    );
    const say = (talk: (typeof talks)[number], text: string) =>
      keepExchange(database, { ...talk, itemSku: null, now: NOON }, text, 'Baik.');
    const textsOf = (talk: (typeof talks)[number]) =>
      conversation(database, talk)
        .filter(({ author }) => author === 'member')
        .map(({ text }) => text);
    for (const talk of talks) say(talk, 'halo');
    for (const [at, talk] of talks.entries()) {
      const rounds = KEPT_MESSAGES / 2;
      for (let n = 1; n <= rounds; n += 1) say(talk, `tanya ${n}`);
      expect(textsOf(talk)).toEqual(Array.from({ length: rounds }, (_, n) => `tanya ${n + 1}`));
      for (const other of talks.slice(at + 1)) expect(textsOf(other)).toEqual(['halo']);
    }
  });

  test('[QNA-08] five questions of one’s own that wait, of one product', () => {
    const database = openTables();
    let at = NOON;
    const ask = (memberId: string, productSku: string, text: string) =>
      takeQuestion(database, { productSku, memberId, text }, (at += 24 * HOUR_MS));
    for (const [member, sku] of [
      ['b', 'X'],
      ['a', 'Y'],
    ] as const)
      ask(member, sku, 'Yang lama, apakah masih ada?');
    for (let n = 1; n <= 6; n += 1) ask('a', 'X', `Pertanyaan nomor ${n}`);
    const own = (member: string, sku: string) =>
      ownQuestions(database, sku, member).map((row) => row['text']);
    expect(own('a', 'X')).toEqual([6, 5, 4, 3, 2].map((n) => `Pertanyaan nomor ${n}`));
    expect([own('b', 'X'), own('a', 'Y'), own('b', 'Y')]).toEqual([
      ['Yang lama, apakah masih ada?'],
      ['Yang lama, apakah masih ada?'],
      [],
    ]);
  });

  test('[QNA-06] two thousand questions that a search finds, of one product', () => {
    const database = openTables();
    const insert = (id: number, productSku: string) => {
      database.run(
        `INSERT INTO questions (id, product_sku, name, member_id, text, is_written, created_at)
         VALUES (?,?,'A','a','tahan air',1,?)`,
        id,
        productSku,
        id,
      );
      database.run(
        'INSERT INTO question_words (rowid, product, text) VALUES (?,?,?)',
        id,
        wordOfProduct(productSku),
        'tahan air',
      );
    };
    database.transaction(() => {
      insert(1, 'X');
      for (let id = 2; id <= SEARCHED + 2; id += 1) insert(id, 'Y');
    });
    const found = (productSku: string) =>
      listQuestions(database, { productSku, sort: 'NEWEST', search: 'tahan', offset: 0, limit: 1 }).total;
    expect([found('X'), found('Y')]).toEqual([1, SEARCHED]);
  });

  test('[API-54] two thousand reviews that a search finds, of one product', () => {
    const database = openTables();
    database.transaction(() => {
      insertReview(database, { id: 1, productSku: 'X' });
      for (let id = 2; id <= SEARCHED + 2; id += 1) insertReview(database, { id, productSku: 'Y' });
    });
    const lists = createReviewLists(database);
    const found = (productSku: string) =>
      lists.list({
        scope: { productSku },
        filter: { ...NO_FILTER, search: 'bagus' },
        sort: 'LATEST',
        offset: 0,
        limit: 1,
      }).count;
    expect([found('X'), found('Y')]).toEqual([1, SEARCHED]);
  });

  test('[SUBS-10] fifty subscriptions of a member, the newest first', () => {
    const database = openTables();
    const start = (id: string, member: string, at: number) =>
      database.run(
        `INSERT INTO subscription_bundles (id, member_id, unit, every, frequency, first_delivery, started_at)
         VALUES (?,?,'MONTH',1,3,'2026-11-24',?)`,
        id,
        member,
        at,
      );
    start('old', 'b', 0);
    for (let n = 1; n <= 51; n += 1) start(`s-${n}`, 'a', n);
    const idsOf = (member: string) => bundlesOf({ database, now: () => NOON }, member).map(({ id }) => id);
    expect(idsOf('b')).toEqual(['old']);
    expect([idsOf('a').length, idsOf('a')[0], idsOf('a').at(-1)]).toEqual([50, 's-51', 's-2']);
  });

  test('[API-110, ADDRESS-04] fifty addresses of a member, and a sync brings over their own alone', () => {
    const database = openTables();
    const insert = (id: string, member: string, position: number) =>
      database.run(
        `INSERT INTO account_addresses (id, member_id, position, label, recipient, street, subdistrict, district, city,
         province, postal_code, is_pinned, is_main) VALUES (?,?,?,'','','','','','','','',0,0)`,
        id,
        member,
        position,
      );
    for (let n = 1; n <= 51; n += 1) insert(`a-${n}`, 'a', n);
    insert('b-1', 'b', 99);
    expect([syncAddresses(database, 'b'), syncAddresses(database, 'a')]).toEqual([1, 50]);
    expect(addressesOf(database, 'b').map(({ id }) => id)).toEqual(['b-1']);
    expect(addressesOf(database, 'a').at(-1)?.id).toBe('a-50');
    // The main one is kept, however late it was added.
    database.run("UPDATE account_addresses SET is_main = 1 WHERE id = 'a-51'");
    syncAddresses(database, 'a');
    const ids = addressesOf(database, 'a').map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'a-51', 'a-49']);
    database.run("DELETE FROM account_addresses WHERE member_id = 'a'");
    syncAddresses(database, 'a');
    expect([addressesOf(database, 'a').length, addressesOf(database, 'b').length]).toEqual([0, 1]);
  });

  test('fifty orders of a buyer', async () => {
    const by = crowd(openShop());
    const buy = async (name: string) =>
      expect((await (await by(name)).write('/retail/checkouts/_quick', bare())).status).toBe(200);
    await buy('budi');
    for (let n = 1; n <= 51; n += 1) await buy('ayu');
    const listed = async (name: string) =>
      (await (await (await by(name)).call('/member/order/retail')).text()).match(/\/retail\/checkout\//g);
    expect([(await listed('budi'))?.length, (await listed('ayu'))?.length]).toEqual([1, 50]);
  });

  test('[API-71, WISH-02] the pictures of an album are those of what was saved last to it', async () => {
    const pictured = series(10_000, 14, { item: { pictures: ['koper-pandan'] } });
    const by = crowd(openShop({ products: pictured }));
    const [ayu, budi] = [await by('ayu'), await by('budi')];
    const make = async (who: typeof ayu, name: string) =>
      (await who.write('/member/wishlist/_groups', { name, sku: 'UJI-10000-01' })).body.data.id as string;
    await make(budi, 'Satu');
    await make(ayu, 'Satu');
    const groupId = await make(ayu, 'Dua');
    for (const { productSku } of pictured.slice(1))
      await ayu.write('/member/wishlist/_product', { sku: `${productSku}-01`, groupId });
    const told = async (who: typeof ayu) =>
      (await who.read('/member/wishlist/_groups')).body.data.map((album: any) => [
        album.name,
        album.count,
        album.images.length,
      ]);
    expect((await told(ayu)).toSorted()).toEqual([
      ['Dua', 14, 4],
      ['Satu', 1, 1],
    ]);
    expect(await told(budi)).toEqual([['Satu', 1, 1]]);
  });

  test('[RECO-01] the newest buyers of a product, however many buy another one after them', () => {
    const database = openTables();
    const far = (productSku: string) =>
      product({ productSku, categories: [{ id: productSku, name: productSku }], name: productSku });
    seedCatalogue(database, [product(), far('ZZZ-00001'), far('YYY-00001')], NOON);
    const buy = (buyer: string, sku: string, at: number) =>
      database.run('INSERT INTO bought_products (buyer, product_sku, at) VALUES (?,?,?)', buyer, sku, at);
    for (const buyer of ['early-1', 'early-2', 'early-3']) {
      buy(buyer, 'UJI-00001', 1);
      buy(buyer, 'ZZZ-00001', 1);
    }
    for (let n = 1; n <= 250; n += 1) buy(`late-${n}`, 'YYY-00001', 1 + n);
    const recommender = createRecommender(database);
    onTestFinished(() => recommender.close());
    const { vendor, brand } = product();
    const base = {
      productSku: 'UJI-00001',
      vendor,
      categoryIds: ['C1', 'C2'],
      brandSlug: brand.slug,
      price: 100_000,
    };
    const { skus } = recommender.goesWith([base], new Set(), { offset: 0, limit: 5 });
    expect(skus).toEqual(['ZZZ-00001']);
  });
});

describe('what is kept for one owner leaves that of another alone', () => {
  test('[API-95] a bag has a place in a slot of each store', () => {
    const deps = openSlots();
    const hold = (owner: string, store: string, hour: string) =>
      holdSlot(deps, owner, {
        pickupPointCode: `PP-${store}`,
        fulfillment: 'DELIVERY',
        slotId: `${store}.20261121.${hour}`,
      });
    for (const [owner, store, hour] of [
      ['a', 'A', '1400'],
      ['a', 'B', '1400'],
      ['b', 'A', '1600'],
      ['a', 'A', '1800'],
    ] as const)
      hold(owner, store, hour);
    expect(
      deps.database.all('SELECT owner, slot_id FROM grocery_slot_holds ORDER BY owner, slot_id'),
    ).toEqual([
      { owner: 'a', slot_id: 'A.20261121.1800' },
      { owner: 'a', slot_id: 'B.20261121.1400' },
      { owner: 'b', slot_id: 'A.20261121.1600' },
    ]);
  });
});
