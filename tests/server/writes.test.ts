import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keptFolder } from '../support/keptFolder.ts';
import { product } from '../support/products.ts';
import { testVoucher } from '../support/vouchers.ts';
import { openHost, PATH } from './support/openHost.ts';
import { ask, formKeyOf, openTab, type Browser, type Tab } from './support/openTab.ts';

const A = PATH;
const B = '/p/barang-dua/UJI-00002-01';
const CODES = ['SATU', 'DUA'] as const;

function openShop() {
  const dataDir = keptFolder('etalase-');
  const shop = openHost(
    ['UJI-00001', 'UJI-00002'].map((productSku, index) =>
      product({ productSku, name: index === 0 ? 'Barang Uji' : 'Barang Dua', item: { stock: 10_000 } }),
    ),
    {
      faults: true,
      dataDir,
      vouchers: CODES.map((code, index) => testVoucher({ id: `V-${index + 1}`, code })),
    },
  );
  const tabs: Tab[] = [];
  onTestFinished(() => {
    for (const tab of tabs) tab.close();
    shop.market.close();
    rmSync(dataDir, { recursive: true });
  });
  const rows = (sql: string) => {
    const database = new DatabaseSync(join(dataDir, 'marketplace.sqlite'), { readOnly: true });
    const found = database.prepare(sql).all();
    database.close();
    return found;
  };
  return {
    shop,
    open: async (browser: Browser, path: string, html?: string) => {
      const tab = await openTab(shop, browser, path, html);
      tabs.push(tab);
      return tab;
    },
    logIn: async (browser: Browser) => {
      await ask(shop, browser, '/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'member=member-ayu&redirect=/',
      });
    },
    /** The next call of an endpoint goes wrong. */
    fail: async (browser: Browser, endpoint: string, fault: string) => {
      await ask(shop, browser, '/backend/_faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, fault, times: 1 }),
      });
    },
    post: async (browser: Browser, path: string, form: Record<string, string>) => {
      const answer = await ask(shop, browser, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ initiator: 'ADD_TO_CART', ...form }).toString(),
      });
      return answer.text();
    },
    /** Pieces in all bags by their item, and what was bought and claimed. */
    held: () => ({
      bag: Object.fromEntries(
        rows('SELECT item_sku, SUM(quantity) AS n FROM bag_lines GROUP BY item_sku ORDER BY item_sku').map(
          ({ item_sku: sku, n }) => [String(sku), Number(n)],
        ),
      ),
      checkouts: Number(rows('SELECT COUNT(*) AS n FROM checkouts')[0]?.['n']),
      claims: rows('SELECT code FROM voucher_claims ORDER BY code').map(({ code }) => String(code)),
    }),
  };
}
const ADD = 'POST /retail/carts';

describe('a write is never lost behind a key that was used before', () => {
  test('[CART-40] added on a product, then on the next, then on the first again: all count', async () => {
    const { open, held } = openShop();
    const tab = await open({ cookie: '' }, A);
    for (const path of [A, B, A]) {
      await tab.follow(path);
      await tab.press('ADD_TO_CART');
    }
    expect(held().bag).toEqual({ 'UJI-00001-01': 2, 'UJI-00002-01': 1 });
  });

  test('[CART-40] claimed on a product, then another voucher on the next', async () => {
    const { open, logIn, held } = openShop();
    const browser = { cookie: '' };
    await logIn(browser);
    const tab = await open(browser, A);
    await tab.claim('SATU');
    await tab.follow(B);
    await tab.claim('DUA');
    expect(held().claims).toEqual(['DUA', 'SATU']);
  });

  test('[CART-40] two tabs of one kept page both add', async () => {
    const { shop, open, held } = openShop();
    const browser = { cookie: '' };
    const tabs = [await open(browser, A), await open(browser, A)];
    expect(shop.calls.filter((call) => call.endsWith('/_summary'))).toHaveLength(1);
    for (const tab of tabs) await tab.press('ADD_TO_CART');
    expect(held().bag).toEqual({ 'UJI-00001-01': 2 });
  });

  test('loaded again, the page adds again', async () => {
    const { open, held } = openShop();
    const browser = { cookie: '' };
    await (await open(browser, A)).press('ADD_TO_CART');
    await (await open(browser, A)).press('ADD_TO_CART');
    expect(held().bag).toEqual({ 'UJI-00001-01': 2 });
  });

  test('[CART-40] buys the same again after the checkout, also when the first try was lost', async () => {
    const { open, logIn, fail, held } = openShop();
    const browser = { cookie: '' };
    await logIn(browser);
    const tab = await open(browser, A);
    await fail(browser, 'POST /retail/checkouts/_quick', 'reset');
    await tab.press('BUY_NOW');
    expect(tab.left).toEqual([]);
    await tab.press('BUY_NOW');
    expect(held().checkouts).toBe(1);
    tab.comeBack();
    await tab.press('BUY_NOW');
    expect(held().checkouts).toBe(2);
  });

  test('[CART-40] an add whose answer was lost is not added twice after a look at another product', async () => {
    const { open, fail, held } = openShop();
    const browser = { cookie: '' };
    const tab = await open(browser, A);
    await fail(browser, ADD, 'reset');
    await tab.press('ADD_TO_CART');
    await tab.follow(B);
    await tab.press('ADD_TO_CART');
    await tab.follow(A);
    await tab.press('ADD_TO_CART');
    expect(held().bag).toEqual({ 'UJI-00001-01': 1, 'UJI-00002-01': 1 });
  });

  test('[CART-40] a server’s add with unknown outcome is the browser’s same add, the next is new', async () => {
    const { shop, open, fail, post, held } = openShop();
    const browser = { cookie: '' };
    const html = await (await ask(shop, browser, A)).text();
    await fail(browser, ADD, 'reset');
    const answer = await post(browser, A, { quantity: '1', key: formKeyOf(html) });
    const tab = await open(browser, A, answer);
    await tab.press('ADD_TO_CART');
    expect(held().bag).toEqual({ 'UJI-00001-01': 1 });
    await tab.press('ADD_TO_CART');
    expect(held().bag).toEqual({ 'UJI-00001-01': 2 });
  });
});

/** The same numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { of: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T };
}

/** Ends of a write: right, done with the answer lost, not done and unknown, refused before it was looked at. */
const FATES = [null, null, null, 'reset', '500', '429'] as const;
type Fate = (typeof FATES)[number];
const PRESSES = { ADD_TO_CART: 'add', BUY_NOW: 'buy' } as const;

/** The wishes of a visitor: a press repeats the former one while its page does not know the outcome. */
class Wishes {
  readonly all: { what: string; quantity: number; key: string; isDone: boolean }[] = [];
  /** Wishes of each tab with unknown outcome. */
  readonly #open = new Map<Tab, Map<string, number>>();
  readonly #forms = new Map<string, number>();

  #openIn(tab: Tab) {
    const open = this.#open.get(tab) ?? new Map<string, number>();
    this.#open.set(tab, open);
    return open;
  }
  #send(known: number | undefined, what: string, quantity: number, key: string, fate: Fate): number {
    const index = known ?? this.all.push({ what, quantity, key, isDone: false }) - 1;
    const wish = this.all[index];
    if (wish === undefined) throw new Error('There is no such wish');
    expect(key, `${what}: the key of the same wish`).toBe(wish.key);
    const isClaimed =
      what.startsWith('claim') && this.all.some((other) => other.what === what && other.isDone);
    if (fate === null || fate === 'reset') wish.isDone ||= !isClaimed;
    return index;
  }
  pressed(tab: Tab, what: string, quantity: number, key: string, fate: Fate) {
    const open = this.#openIn(tab);
    const name = `${what} ${quantity}`;
    const known = open.get(name);
    const index = this.#send(known, what, quantity, key, fate);
    if (fate === null || (fate === '429' && known === undefined)) open.delete(name);
    else open.set(name, index);
  }
  posted(form: string, what: string, quantity: number, key: string, fate: Fate) {
    const name = `${form} ${what} ${quantity}`;
    this.#forms.set(name, this.#send(this.#forms.get(name), what, quantity, key, fate));
  }
  forgottenBy(tab: Tab) {
    this.#open.delete(tab);
  }
  get expected() {
    const done = this.all.filter(({ isDone }) => isDone);
    const bag: Record<string, number> = {};
    for (const sku of ['UJI-00001-01', 'UJI-00002-01']) {
      const pieces = done
        .filter(({ what }) => what === `add ${sku}`)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces > 0) bag[sku] = pieces;
    }
    return {
      bag,
      checkouts: done.filter(({ what }) => what.startsWith('buy')).length,
      claims: CODES.filter((code) => done.some(({ what }) => what === `claim ${code}`)).toSorted(),
    };
  }
}

const STEPS = 24;
const WALKS = process.env['NIGHTLY'] === '1' ? 10 : 6;
test.each(Array.from({ length: WALKS }, (_, seed) => seed))(
  '[CART-40] whatever a visitor does in whatever order, every write is kept, once: walk %i',
  async (seed) => {
    const { shop, open, logIn, fail, post, held } = openShop();
    const { of } = numbers(seed);
    const browser = { cookie: '' };
    const wishes = new Wishes();
    const walked: string[] = [];
    // Two tabs and two forms of one kept page.
    const tabs = [await open(browser, A), await open(browser, A)];
    const forms = [
      await (await ask(shop, browser, A)).text(),
      await (await ask(shop, browser, A)).text(),
    ].map((html) => ({ path: A, key: formKeyOf(html) }));
    const places = new Map(tabs.map((tab) => [tab, { path: A, quantity: 1, isMember: false }]));
    const isMember = seed % 2 === 1;
    if (isMember) await logIn(browser);
    const skuOf = (path: string) => path.slice(-12);
    const lastKey = (before: number, count = 1) => {
      expect(shop.writes.slice(before), walked.join('\n')).toHaveLength(count);
      return shop.writes.at(-1)?.key ?? '';
    };

    for (let step = 0; step < STEPS; step += 1) {
      const which = of([0, 1]);
      const tab = tabs[which] as Tab;
      const place = places.get(tab) ?? { path: A, quantity: 1, isMember: false };
      const fate = of(FATES);
      const before = shop.writes.length;
      const act = of([
        'press',
        'press',
        'press',
        'press',
        'follow',
        'follow',
        'reload',
        'back',
        'post',
        'post',
        'claim',
      ]);
      walked.push(`${act} in tab ${which} at ${skuOf(place.path)}: ${fate ?? 'right'}`);
      if (act === 'press') {
        const initiator = place.isMember ? of(['ADD_TO_CART', 'BUY_NOW'] as const) : 'ADD_TO_CART';
        if (fate !== null) {
          await fail(browser, initiator === 'BUY_NOW' ? 'POST /retail/checkouts/_quick' : ADD, fate);
        }
        await tab.press(initiator, of([1, 2]));
        const what = `${PRESSES[initiator]} ${skuOf(place.path)}`;
        wishes.pressed(tab, what, place.quantity, lastKey(before), fate);
        if (tab.left.length > 0) {
          tab.comeBack();
          wishes.forgottenBy(tab);
        }
      } else if (act === 'follow') {
        const next = { ...place, path: of([A, B]), quantity: of([1, 2]) };
        await tab.follow(`${next.path}?qty=${next.quantity}`);
        places.set(tab, { ...next, quantity: tab.part('priceSummary')?.getSnapshot().context.quantity ?? 1 });
      } else if (act === 'reload') {
        tab.close();
        const opened = await open(browser, place.path);
        tabs[which] = opened;
        places.set(opened, { path: place.path, quantity: 1, isMember });
      } else if (act === 'back') {
        tab.comeBack();
        wishes.forgottenBy(tab);
      } else if (act === 'post') {
        const form = of(forms);
        const quantity = of([1, 2]);
        if (fate !== null) await fail(browser, ADD, fate);
        const html = await post(browser, form.path, { quantity: String(quantity), key: form.key });
        wishes.posted(form.key, `add ${skuOf(form.path)}`, quantity, lastKey(before), fate);
        forms.push({ path: form.path, key: formKeyOf(html) });
        if (forms.length > 3) forms.shift();
      } else if (place.isMember) {
        const code = of(CODES);
        if (fate !== null) await fail(browser, 'POST /product/merchant/*', fate);
        await tab.claim(code);
        // Nothing is sent for a voucher that this tab knows to be claimed.
        if (shop.writes.length > before) wishes.pressed(tab, `claim ${code}`, 1, lastKey(before), fate);
      }
    }
    expect(held(), walked.join('\n')).toEqual(wishes.expected);
    // A key is one wish's, and says the same each time.
    expect(new Set(wishes.all.map(({ key }) => key)).size).toBe(wishes.all.length);
    for (const { key } of wishes.all) {
      const said = shop.writes.filter((write) => write.key === key).map(({ path, body }) => path + body);
      expect(new Set(said).size, walked.join('\n')).toBe(1);
    }
  },
);
