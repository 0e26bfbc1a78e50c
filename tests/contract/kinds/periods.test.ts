import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { notKeptOf } from '#marketplace/bag/rules/bagNotices.ts';
import { NOTHING_HELD } from '#marketplace/bag/rules/bagPieces.ts';
import { boundsOf } from '#marketplace/price/rules/quantityLimits.ts';
import { hasEnded } from '#marketplace/promo/rules/bundlePrice.ts';
import { campaignNow } from '#marketplace/promo/rules/campaigns.ts';
import type { FoundItem } from '#marketplace/product/rules/catalogue.ts';
import { holdSlot } from '#marketplace/grocery/rules/grocerySlots.ts';
import { seedGroceryStores } from '#marketplace/grocery/rules/groceryStores.ts';
import { heldDeliveriesOf } from '#marketplace/grocery/rules/heldSlots.ts';
import { once } from '#marketplace/core/rules/idempotency.ts';
import { tidyUp } from '#marketplace/core/rules/janitor.ts';
import { isOn } from '#marketplace/promo/store/offerPeriod.ts';
import { applyForPayLater, payLaterOf } from '#marketplace/payment/rules/payLater.ts';
import { takeQuestion } from '#marketplace/questions/rules/questionWrites.ts';
import { takeQuote } from '#marketplace/quote/rules/quotes.ts';
import type { Regions } from '#marketplace/address/rules/regions.ts';
import { findVisit, startSession } from '#marketplace/session/rules/sessions.ts';
import {
  affiliateOf,
  countQuest,
  openAffiliateSession,
  takeAffiliateAlong,
} from '#marketplace/share/rules/share.ts';
import {
  AFFILIATE_SESSION_MS,
  PAYLATER_REVIEW_MS,
  QUESTIONS_DAY_MS,
  QUESTIONS_PER_DAY,
  QUOTE_OPEN_MS,
} from '#src/domain/shell/limits.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { bare, NOON, openShop } from '../support/crowd.ts';
import { visitor } from '../support/visitor.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function openTables() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  for (const id of ['a', 'b', 'c'])
    database.run('INSERT INTO members (id, name, email, email_verified) VALUES (?,?,?,1)', id, id, '');
  const clock = { now: NOON };
  return { database, clock, deps: { database, now: () => clock.now, offersSince: NOON } };
}
type Tables = ReturnType<typeof openTables>;

/** Something that holds for a while: how it begins at NOON, what is done with it meanwhile, and whether it still holds. */
interface Period {
  lastsMs: number;
  begin: (tables: Tables) => void;
  /** Done just before its end; it may not make it last longer. */
  meanwhile?: (tables: Tables) => void;
  holds: (tables: Tables) => boolean;
}
const refused = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};
const quote = ({ database, clock }: Tables, itemSku = 'X-01') =>
  takeQuote(
    database,
    { memberId: 'a', itemSku, quantity: 50, company: 'PT', contact: 'x', message: '' },
    clock.now,
  );
let session = '';
const FIXED: Record<string, Period> = {
  '[AUTH-02] a session, however often it is used': {
    lastsMs: 30 * DAY_MS,
    begin: ({ database }) => void (session = startSession(database, 'a', NOON).id),
    meanwhile: ({ database, clock }) => void findVisit(database, session, clock.now),
    holds: ({ database, clock }) => findVisit(database, session, clock.now).memberId === 'a',
  },
  'a session for the janitor, who takes none that somebody could still use': {
    lastsMs: 30 * DAY_MS,
    begin: ({ database }) => void startSession(database, null, NOON),
    holds: ({ database, clock }) => {
      tidyUp(database, clock.now);
      return database.all('SELECT owner FROM sessions').length === 1;
    },
  },
  '[CART-40] a key, however often it comes again': {
    lastsMs: DAY_MS,
    begin: ({ database, clock }) => writeOnce(database, clock.now),
    meanwhile: ({ database, clock }) => writeOnce(database, clock.now),
    holds: ({ database, clock }) => {
      let isNew = false;
      database.run('SAVEPOINT looking');
      once(database, { owner: 'a', key: 'k', request: 1, now: clock.now }, () => (isNew = true));
      database.run('ROLLBACK TO looking');
      return !isNew;
    },
  },
  '[CART-40] a key for the janitor': {
    lastsMs: DAY_MS,
    begin: ({ database, clock }) => writeOnce(database, clock.now),
    holds: ({ database, clock }) => {
      tidyUp(database, clock.now);
      return database.all('SELECT key FROM idempotency').length === 1;
    },
  },
  '[QUOTE-04] a request for a quote, however often it is asked again': {
    lastsMs: QUOTE_OPEN_MS,
    begin: (tables) => void quote(tables),
    meanwhile: (tables) => void refused(() => quote(tables)),
    holds: (tables) => {
      tables.database.run('SAVEPOINT looking');
      const holds = refused(() => quote(tables));
      tables.database.run('ROLLBACK TO looking');
      return holds;
    },
  },
  '[CART-33] what could not be kept of a bag, however often it is read': {
    lastsMs: DAY_MS,
    begin: ({ database }) =>
      void database.run(
        "INSERT INTO bag_notices (owner, vendor, position, item_sku, asked, kept, reason, at) VALUES ('a','retail',0,'X',1,0,'OOS',?)",
        NOON,
      ),
    meanwhile: (tables) => void toldOf(tables),
    holds: (tables) => toldOf(tables).length === 1,
  },
  '[PAYLATER-03] an application for pay-later, however often it is sent': {
    lastsMs: PAYLATER_REVIEW_MS,
    begin: ({ deps }) => applyForPayLater(deps, 'a'),
    meanwhile: ({ deps }) => applyForPayLater(deps, 'a'),
    holds: ({ deps }) => payLaterOf(deps, 'a').status === 'IN_REVIEW',
  },
  '[SHARE-13] the session of an affiliate, by whose link somebody comes again': {
    lastsMs: AFFILIATE_SESSION_MS,
    begin: (tables) => void visitBy(tables, 'guest', 'b'),
    meanwhile: (tables) => void visitBy(tables, 'guest', 'b'),
    holds: (tables) => {
      visitBy(tables, 'guest', 'b');
      return sessionOf(tables, 'guest')?.['at'] === NOON;
    },
  },
  '[SHARE-13] the same, also where a guest who came later logs in': {
    lastsMs: AFFILIATE_SESSION_MS,
    begin: (tables) => void visitBy(tables, 'a', 'b'),
    holds: (tables) => {
      visitBy(tables, 'guest', 'b');
      takeAffiliateAlong(tables.database, 'guest', 'a');
      return sessionOf(tables, 'a')?.['at'] === NOON;
    },
  },
  '[PROMO-11] an offer': {
    lastsMs: 7 * MINUTE_MS,
    begin: () => {},
    holds: ({ deps }) => isOn(deps, { startsInMinutes: 0, endsInMinutes: 7 }),
  },
  '[COMBO-01] a combo': {
    lastsMs: 7 * MINUTE_MS,
    begin: () => {},
    holds: ({ deps }) => !hasEnded({ ends_in_minutes: 7 }, deps),
  },
  '[PRODUCT-19] a campaign and its price': {
    lastsMs: 7 * MINUTE_MS,
    begin: () => {},
    holds: ({ deps }) => campaignNow(deps, SOLD)?.isOffered === true,
  },
};
const SOLD = product({
  campaign: { id: 'K', name: 'K', startsInMinutes: 0, endsInMinutes: 7, quota: 5, sold: 0, price: 60_000 },
});
function writeOnce(database: Database, now: number): void {
  once(database, { owner: 'a', key: 'k', request: 1, now }, () => true);
}
const toldOf = ({ deps }: Tables) =>
  notKeptOf({ ...deps, catalogue: { tryFind: () => null } as never }, 'a', 'retail');
const visitBy = ({ database, clock }: Tables, owner: string, affiliate: string) =>
  openAffiliateSession(
    database,
    { owner, memberId: null, affiliateId: affiliateOf(database, affiliate), itemSku: ITEM },
    clock.now,
  );
const sessionOf = ({ database }: Tables, owner: string) =>
  database.get('SELECT * FROM affiliate_sessions WHERE owner = ?', owner);

describe('what holds for a while holds from its beginning, to the millisecond, and no longer', () => {
  test.each(Object.entries(FIXED))('%s', (_, { lastsMs, begin, meanwhile, holds }) => {
    const tables = openTables();
    begin(tables);
    expect(holds(tables)).toBe(true);
    tables.clock.now = NOON + Math.floor(lastsMs / 2);
    meanwhile?.(tables);
    tables.clock.now = NOON + lastsMs - 1;
    meanwhile?.(tables);
    expect(holds(tables)).toBe(true);
    tables.clock.now = NOON + lastsMs;
    expect(holds(tables)).toBe(false);
  });
});

describe('what counts within a while', () => {
  test('[QNA-12] each question counts for a day of its own: not all of them end with the first', () => {
    const { database, clock } = openTables();
    let number = 0;
    const ask = () => {
      number += 1;
      return takeQuestion(
        database,
        { productSku: 'X', memberId: 'a', text: `Pertanyaan nomor ${number}` },
        clock.now,
      );
    };
    const half = QUESTIONS_PER_DAY / 2;
    for (let n = 0; n < half; n += 1) ask();
    clock.now += QUESTIONS_DAY_MS / 2;
    for (let n = 0; n < half; n += 1) ask();
    clock.now = NOON + QUESTIONS_DAY_MS - 1;
    expect(ask).toThrow('TOO_MANY_QUESTIONS');
    clock.now = NOON + QUESTIONS_DAY_MS;
    for (let n = 0; n < half; n += 1) ask();
    expect(ask).toThrow('TOO_MANY_QUESTIONS');
    clock.now = NOON + 1.5 * QUESTIONS_DAY_MS - 1;
    expect(ask).toThrow('TOO_MANY_QUESTIONS');
    clock.now += 1;
    ask();
  });

  test('[ERR-03] pieces bought today count until midnight in Jakarta, earlier ones do not', () => {
    const { database, clock, deps } = openTables();
    const limited = product({ limits: { daily: 3 } });
    const found = { product: limited, item: limited.items[0], merchant: SELLER } as unknown as FoundItem;
    const wish = {
      owner: 'a',
      vendor: 'retail',
      pickupPointCode: 'PP-TOK-1',
      fulfilment: 'DELIVERY',
    } as const;
    const left = () =>
      boundsOf(deps, found, wish, NOTHING_HELD).find(({ code }) => code === 'CO_EXCEEDED_QUANTITY_DAILY')
        ?.left;
    const midnight = Date.UTC(2026, 10, 21, 17);
    const buy = (at: number) =>
      database.run('INSERT INTO purchases (owner, item_sku, quantity, at) VALUES (?,?,1,?)', 'a', ITEM, at);
    buy(midnight - DAY_MS - 1);
    expect(left()).toBe(3);
    buy(midnight - DAY_MS);
    expect(left()).toBe(2);
    buy(midnight - 1);
    clock.now = midnight - 1;
    expect(left()).toBe(1);
    clock.now = midnight;
    expect(left()).toBe(3);
    buy(midnight);
    expect(left()).toBe(2);
  });

  test('[SHARE-12, API-77] a share counts once a day, which begins at midnight in Jakarta', () => {
    const { database } = openTables();
    const midnight = Date.UTC(2026, 10, 21, 17);
    const share = (at: number, memberId = 'a') => {
      countQuest(database, { memberId, event: 'PRODUCT_SHARE', itemSku: ITEM }, at);
      return database.all('SELECT * FROM quest_events WHERE member_id = ?', memberId).length;
    };
    expect([share(midnight - DAY_MS), share(midnight - 1)]).toEqual([1, 1]);
    expect(share(midnight, 'b')).toBe(1);
    expect([share(midnight), share(midnight + DAY_MS - 1), share(midnight + DAY_MS)]).toEqual([2, 2, 3]);
  });

  test('[SHARE-13] the later of two affiliates counts, also when the earlier’s guest logs in last', () => {
    const tables = openTables();
    const { database, clock } = tables;
    visitBy(tables, 'early', 'b');
    clock.now += 1;
    visitBy(tables, 'a', 'c');
    takeAffiliateAlong(database, 'early', 'a');
    const third = affiliateOf(database, 'c');
    expect(sessionOf(tables, 'a')).toMatchObject({ affiliate_id: third, at: NOON + 1 });
    clock.now += 1;
    visitBy(tables, 'late', 'b');
    takeAffiliateAlong(database, 'late', 'a');
    expect(sessionOf(tables, 'a')).toMatchObject({
      affiliate_id: affiliateOf(database, 'b'),
      at: NOON + 2,
    });
    expect([sessionOf(tables, 'early'), sessionOf(tables, 'late')]).toEqual([undefined, undefined]);
  });

  test('[SHARE-13] a session of an affiliate that is over begins anew when a later guest logs in', () => {
    const tables = openTables();
    visitBy(tables, 'a', 'b');
    tables.clock.now += AFFILIATE_SESSION_MS - 1;
    visitBy(tables, 'first', 'b');
    takeAffiliateAlong(tables.database, 'first', 'a');
    expect(sessionOf(tables, 'a')).toMatchObject({ at: NOON });
    tables.clock.now += 1;
    visitBy(tables, 'second', 'b');
    takeAffiliateAlong(tables.database, 'second', 'a');
    expect(sessionOf(tables, 'a')).toMatchObject({ at: NOON + AFFILIATE_SESSION_MS });
  });

  test('[PROMO-09, PRODUCT-19] a campaign is not offered a millisecond before it begins', () => {
    const { deps, clock } = openTables();
    const coming = product({
      campaign: { ...SOLD.campaign, startsInMinutes: 3 } as NonNullable<typeof SOLD.campaign>,
    });
    const stands = (at: number) => {
      clock.now = NOON + at;
      const campaign = campaignNow(deps, coming);
      return [campaign?.isAhead, campaign?.isOffered];
    };
    expect([stands(0), stands(3 * MINUTE_MS - 1), stands(3 * MINUTE_MS)]).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });
});

describe('[API-95, GROC-33] a place in a slot', () => {
  const HOLD_MS = 30 * MINUTE_MS;
  const SLOT = 'A.20261121.1600';
  function openSlots() {
    const tables = openTables();
    seedGroceryStores(tables.database, [testStore({ slotCapacity: 1 })]);
    const deps = { ...tables.deps, regions: {} as Regions };
    const hold = (owner: string, slotId = SLOT) =>
      holdSlot(deps, owner, { pickupPointCode: 'PP-A', fulfillment: 'DELIVERY', slotId });
    const heldBy = (owner: string) =>
      heldDeliveriesOf(deps, owner, [{ fulfilment: 'DELIVERY', pickupPointCode: 'PP-A' }])[0]?.slot?.id ??
      null;
    return { ...tables, hold, heldBy };
  }

  test('is kept for half an hour after the last add in it', () => {
    const { clock, hold, heldBy } = openSlots();
    hold('a');
    clock.now += HOLD_MS - 1;
    expect(() => hold('b')).toThrow('SLOT_NOT_AVAILABLE');
    hold('a');
    clock.now += HOLD_MS - 1;
    expect(heldBy('a')).toBe(SLOT);
    expect(() => hold('b')).toThrow('SLOT_NOT_AVAILABLE');
    clock.now += 1;
    expect(heldBy('a')).toBeNull();
    hold('b');
    expect(heldBy('b')).toBe(SLOT);
    expect(() => hold('a')).toThrow('SLOT_NOT_AVAILABLE');
  });

  test('of one bag whose time is over takes no other one’s away when others choose', () => {
    const { database, clock, hold } = openSlots();
    hold('a');
    clock.now += HOLD_MS / 2;
    hold('b', 'A.20261121.1800');
    clock.now += HOLD_MS / 2;
    hold('c', 'A.20261121.2000');
    expect(database.all('SELECT owner FROM grocery_slot_holds ORDER BY owner')).toEqual([
      { owner: 'b' },
      { owner: 'c' },
    ]);
  });

  test('[CART-33] that a guest no longer has does not take the member’s at the login', async () => {
    const clock = { now: NOON };
    const shop = openShop({
      now: () => clock.now,
      products: [product({ vendor: 'grocery' })],
      groceryStores: [testStore({ slotCapacity: 1 })],
    });
    const [ayu, guest, other] = [visitor(shop), visitor(shop), visitor(shop)];
    const add = async (one: typeof ayu, slotId: string) =>
      (await one.write('/grocery/checkout/_add', { ...bare({ pickupPointCode: 'PP-A' }), slotId })).status;
    const isFreeFor = async (one: typeof ayu, slotId: string) =>
      (
        await one.read(
          `/product-detail/products/${ITEM}/slotted-delivery/_resolve?slotId=${slotId}&pickupPointCode=PP-A`,
        )
      ).status === 200;
    await ayu.logIn('ayu');
    expect(await add(guest, SLOT)).toBe(200);
    clock.now += HOLD_MS - 1;
    const own = 'A.20261121.1800';
    expect(await add(ayu, own)).toBe(200);
    clock.now += 1;
    await guest.logIn('ayu');
    expect([await isFreeFor(other, own), await isFreeFor(other, SLOT)]).toEqual([false, true]);
    expect(await isFreeFor(ayu, own)).toBe(true);
  });
});
