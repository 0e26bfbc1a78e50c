import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { startJanitor, tidyUp } from '#marketplace/core/rules/janitor.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 21, 5);
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0).toReversed()) end();
});

/** A marketplace on a database of its own, which the test can look into. */
function open() {
  const dataDir = keptFolder('etalase-upkeep-');
  ended.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let now = NOW;
  const shop = createMarketplace({
    dataDir,
    faults: false,
    now: () => now,
    products: [product()],
    merchants: [SELLER],
  });
  const database = openDatabase(dataDir);
  ended.push(() => {
    database.close();
    shop.close();
  });
  const count = (table: string) => Number(database.get(`SELECT COUNT(*) AS n FROM ${table}`)?.['n']);
  return {
    dataDir,
    shop,
    database,
    count,
    now: () => now,
    pass: (ms: number) => void (now += ms),
    visitor: () => visitor(shop),
  };
}
const line = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});

describe('sessions', () => {
  test('300 refused adds leave no session; an accepted one leaves one, and a cookie for its bag', async () => {
    const { visitor: visit, count } = open();
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const answer = await visit().write('/retail/carts', line({ quantity: 9_999 }));
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(count('sessions')).toBe(0);
    const guest = visit();
    expect((await guest.write('/retail/carts', line())).headers.getSetCookie()).toHaveLength(1);
    expect((await guest.write('/retail/carts', line())).headers.getSetCookie()).toEqual([]);
    expect(count('sessions')).toBe(1);
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(2);
  });
});

describe('the janitor', () => {
  test('tells each time what went, and what broke, and comes again', () => {
    vi.useFakeTimers();
    ended.push(() => vi.useRealTimers());
    const { database } = open();
    const onTidied = vi.fn();
    const onError = vi.fn();
    ended.push(startJanitor(database, () => NOW, { onTidied, onError }));
    vi.advanceTimersByTime(10_000);
    expect(onTidied.mock.calls).toEqual([[{ sessions: 0, keys: 0 }]]);
    const busy = vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      throw new Error('database is locked');
    });
    vi.advanceTimersByTime(10_000);
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'database is locked' })]]);
    busy.mockRestore();
    vi.advanceTimersByTime(10_000);
    expect(onTidied).toHaveBeenCalledTimes(2);
  });

  test('takes away what has ended of guests, a little at a time, and leaves what lives', async () => {
    const { visitor: visit, database, count, now, pass } = open();
    for (let each = 0; each < 250; each += 1) await visit().write('/retail/carts', line());
    const member = visit();
    await member.logIn('ayu');
    await member.write('/retail/carts', line());
    pass(20 * DAY_MS);
    const late = visit();
    await late.write('/retail/carts', line());
    expect(tidyUp(database, now())).toEqual({ sessions: 0, keys: 251 });
    expect([count('sessions'), count('bag_lines'), count('idempotency')]).toEqual([252, 252, 1]);
    pass(10 * DAY_MS);
    expect(tidyUp(database, now()).sessions).toBe(200);
    expect(tidyUp(database, now()).sessions).toBe(51);
    expect(tidyUp(database, now()).sessions).toBe(0);
    // A member's bag outlives the session; the guest who came later keeps both.
    expect([count('sessions'), count('bag_lines')]).toEqual([1, 2]);
    expect((await late.read('/retail/carts')).body.data.totalItems).toBe(1);
    await member.logIn('ayu');
    expect((await member.read('/retail/carts')).body.data.totalItems).toBe(1);
  });
});

describe('the janitor of a shop', () => {
  test('comes of itself, takes a thousand keys at a time, and goes with the shop', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    ended.push(() => vi.useRealTimers());
    const [onTidied, onError] = [vi.fn(), vi.fn()];
    let now = NOW;
    const dataDir = keptFolder('etalase-upkeep-');
    ended.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const shop = createMarketplace({
      dataDir,
      faults: false,
      products: [],
      now: () => now,
      onTidied,
      onError,
    });
    const database = openDatabase(dataDir);
    ended.push(() => database.close());
    for (let index = 0; index < 1_200; index += 1)
      database.run(
        'INSERT INTO idempotency (owner, key, request_hash, status, answer, at) VALUES (?,?,?,?,?,?)',
        'member-ayu',
        `key-${index}`,
        '',
        200,
        '1',
        NOW,
      );
    now += 2 * DAY_MS;
    vi.advanceTimersByTime(20_000);
    expect(onTidied.mock.calls).toEqual([[{ sessions: 0, keys: 1_000 }], [{ sessions: 0, keys: 200 }]]);
    shop.close();
    vi.advanceTimersByTime(60_000);
    expect(onTidied).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a database of a newer release', () => {
  test('is refused with a line that says what to do, and left as it is', () => {
    const { dataDir, shop, database } = open();
    database.close();
    shop.close();
    ended.splice(1);
    const file = join(dataDir, 'marketplace.sqlite');
    const raise = new DatabaseSync(file);
    raise.exec('PRAGMA user_version = 9999');
    raise.close();
    expect(() => openDatabase(dataDir)).toThrow(/newer release.*DATA_DIR/);
    const look = new DatabaseSync(file);
    expect(look.prepare('PRAGMA user_version').get()).toEqual({ user_version: 9999 });
    look.close();
  });
});

test('a database in memory begins empty, with the same schema, and is shared with no other', () => {
  const [first, second] = [openDatabase(':memory:'), openDatabase(':memory:')];
  ended.push(first.close, second.close);
  const add = "INSERT INTO vouchers (code, id, position, quota, document) VALUES ('A', 'A', 1, 1, '{}')";
  const schemaOf = (one: typeof first) => one.all('SELECT sql FROM sqlite_schema ORDER BY name');
  first.run(add);
  const third = openDatabase(':memory:');
  ended.push(third.close);
  expect([first, second, third].map((one) => one.all('SELECT code FROM vouchers').length)).toEqual([1, 0, 0]);
  expect(schemaOf(second)).toEqual(schemaOf(first));
  expect(second.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
});

describe('who may keep an answer', () => {
  test.each([
    [`/product-detail/products/${ITEM}/_summary`, 'no-store'],
    [`/product-detail/products/${ITEM}/price-summary?qty=1`, 'no-store'],
    ['/retail/carts', 'no-store'],
    ['/common/users/_current', 'no-store'],
    ['/search/homepage-recommendation', 'no-store'],
    ['/search/get-category-recommendations-with-metadata', 'no-store'],
    [`/grocery/recommendations?itemSku=${ITEM}`, 'no-store'],
    ['/nowhere', 'no-store'],
    ['/product-detail/products/UJI-09999-01/description', 'no-store'],
    [`/product-detail/products/${ITEM}/description`, 'public, max-age=0, s-maxage=60'],
    [`/product-detail/products/${ITEM}/highlights`, 'public, max-age=0, s-maxage=60'],
    ['/content/product-configs', 'public, max-age=0, s-maxage=60'],
  ])('%s: %s', async (path, expected) => {
    const { headers } = await open().visitor().read(path);
    expect(headers.get('cache-control')).toBe(expected);
    if (expected !== 'no-store') expect(headers.get('vary')).toContain('accept-language');
  });
  test('an answer to a write is kept by no cache', async () => {
    const { headers } = await open().visitor().write('/retail/carts', line());
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
