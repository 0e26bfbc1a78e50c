import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { product } from '../support/products.ts';
import { openHost, RENDERED_WHOLE } from './support/openHost.ts';

const PRODUCTS = {
  plain: '/p/barang-uji/UJI-00001-01',
  limited: '/p/barang-uji/UJI-00002-01',
  soldOut: '/p/barang-uji/UJI-00003-01',
  options: '/p/barang-uji/UJI-00005-02',
  grocery: '/grocery/p/barang-uji/UJI-00004-01',
} as const;

/** The item in most bags. */
const OTHER = 'UJI-00006-01';

/** A shop whose pages are composed, or rendered whole when the test asks for it. */
function openShop() {
  let isWhole = false;
  const shop = openHost(
    [
      product({ item: { stock: 10_000 } }),
      product({ productSku: 'UJI-00002', item: { stock: 10_000 }, limits: { cart: 150 } }),
      product({ productSku: 'UJI-00003', item: { stock: 0 } }),
      product({ productSku: 'UJI-00004', vendor: 'grocery', item: { stock: 10_000 } }),
      product({
        productSku: 'UJI-00005',
        attributes: ['Warna'],
        items: [{ values: ['Merah'] }, { values: ['Biru'] }],
      }),
      product({ productSku: OTHER.slice(0, -3), item: { stock: 1_000_000 } }),
    ],
    { host: { capacity: 2_000, ownConfig: () => (isWhole ? RENDERED_WHOLE : {}) } },
  );
  onTestFinished(() => shop.market.close());
  let adds = 0;
  const add = async (cookie: string, body: object, path = '/backend/retail/carts') => {
    const answer = await shop.host(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `add-${(adds += 1)}`, cookie },
        body: JSON.stringify({ pickupPointCode: 'PP-TOK-1', fulfillment: 'DELIVERY', ...body }),
      }),
    );
    expect(answer.status, await answer.text()).toBe(200);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
  return {
    ...shop,
    /** A guest with so many pieces of one product in the bag; returns their cookie. */
    guest: (quantity: number, itemSku = 'UJI-00001-01', cookie = '') =>
      add(cookie, { itemSku, quantity, cartType: 'REGULAR', actionType: 'REGULAR' }),
    grocer: (quantity: number, cookie = '') =>
      add(cookie, { itemSku: 'UJI-00004-01', quantity }, '/backend/grocery/checkout/_add'),
    async whole(path: string, cookie: string) {
      isWhole = true;
      const page = await shop.get(path, { cookie });
      isWhole = false;
      expect(wayOf(page)).toBe('bypass');
      return page;
    },
  };
}
const wayOf = ({ headers }: { headers: Headers }) =>
  /^cache;desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];
/** The document without the nonces, keys and times of its answer. */
const same = (html: string) =>
  html.replaceAll(/nonce="[\w-]+"/g, 'nonce=""').replaceAll(/\b[a-f0-9]{32}\b/g, 'key');

describe('[HOST-28] a page composed of a kept one and what is a guest’s own', () => {
  test('equals the page rendered whole: sold out, options, a sum beside the bag, over 99 pieces', async () => {
    const shop = openShop();
    const random = seeded(18);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const guests = [
      'session=unknown',
      `session=${'0'.repeat(64)}`,
      '_ga=1',
      await shop.guest(1, OTHER),
      await shop.guest(3),
      await shop.guest(60, OTHER, await shop.guest(60, 'UJI-00005-01')),
      await shop.guest(99, OTHER),
      await shop.guest(2, 'UJI-00002-01'),
      await shop.grocer(2),
      await shop.grocer(100, await shop.guest(1, OTHER)),
    ];
    const ways = new Map<string | undefined, number>();
    for (let round = 0; round < 50; round += 1) {
      const path = pick(Object.values(PRODUCTS)) + pick(['', '', '?qty=2', '?foto=2', '?qty=x']);
      const choices = `${pick(['', 'lang=en', 'lang=id'])}; ${pick(['', 'theme=dark', 'theme=light'])}`;
      const cookie = `${pick(guests)}; ${choices}`;
      const composed = await shop.get(path, { cookie });
      const whole = await shop.whole(path, cookie);
      ways.set(wayOf(composed), (ways.get(wayOf(composed)) ?? 0) + 1);
      expect(composed.status).toBe(whole.status);
      expect(same(composed.html), `${path} ${cookie}`).toBe(same(whole.html));
    }
    expect(ways.get('composed')).toBeGreaterThan(25);
  });

  test('a guest who may buy less of it than others gets another one', async () => {
    const shop = openShop();
    const cookie = await shop.guest(120, 'UJI-00002-01');
    expect(wayOf(await shop.get(PRODUCTS.plain, { cookie }))).toBe('composed');
    const own = await shop.get(PRODUCTS.limited, { cookie });
    expect(wayOf(own)).toBe('miss');
    expect(own.html).not.toBe((await shop.get(PRODUCTS.limited)).html);
  });

  test('the answer to a form is rendered', async () => {
    const shop = openShop();
    await shop.get(PRODUCTS.plain);
    expect(wayOf(await shop.post(PRODUCTS.plain, { quantity: '1' }))).toBe('bypass');
  });

  test('gives a thousand at once, members too, their own name, bag, key and nonce, gzip or not', async () => {
    const shop = openShop();
    const guests = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => {
        if (index % 50 === 0) return { cookie: await shop.logIn('ayu'), count: null };
        const count = index % 3 === 0 ? 0 : 1 + (index % 97);
        return { cookie: count === 0 ? `other=${index}` : await shop.guest(count, OTHER), count };
      }),
    );
    const answers = await Promise.all(
      guests.map(async ({ cookie }, index) => {
        const answer = await shop.host(
          new Request(`http://shop.test${PRODUCTS.plain}`, {
            headers: index % 2 === 0 ? { cookie } : { cookie, 'accept-encoding': 'gzip' },
          }),
        );
        const body = Buffer.from(await answer.arrayBuffer());
        const html = (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body).toString();
        return {
          html,
          status: answer.status,
          way: wayOf(answer),
          policy: answer.headers.get('content-security-policy') ?? '',
        };
      }),
    );
    const nonces = new Set<string>();
    const keys = new Set<string>();
    // On a busy machine a visitor whose page must be rendered may get 503, without personal data.
    const served = answers.flatMap((answer, index) => (answer.status === 503 ? [] : [{ ...answer, index }]));
    expect(served.filter(({ way }) => way === 'composed').length).toBeGreaterThan(100);
    served.forEach(({ html, way, policy, index }) => {
      const { count } = guests[index] ?? { count: null };
      const state = JSON.parse(
        /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
      ) as State;
      const { session, bag } = state.snapshot.children;
      const nonce = /nonce="([\w-]+)"/.exec(html)?.[1] ?? '';
      // A random nonce or key may spell a name.
      const said = html.replaceAll(nonce, '').replaceAll(state.snapshot.context.formKey, '');
      expect(html).not.toContain('@@');
      if (count === null) {
        expect(['miss', 'composed']).toContain(way);
        expect(session.snapshot.context.user?.id).toBeDefined();
        expect(said).toContain('Ayu');
      } else {
        expect(session.snapshot.context.user).toBeNull();
        expect(said).not.toContain('Ayu');
        expect(bag.snapshot.context.totalItems).toBe(count);
        expect(/aria-hidden="true">(\d+\+?)<\/span><\/a>/.exec(html)?.[1]).toBe(
          count === 0 ? undefined : String(count),
        );
      }
      expect(policy).toContain(nonce);
      nonces.add(nonce);
      keys.add(state.snapshot.context.formKey);
    });
    expect(nonces.size).toBe(served.length);
    expect(keys.size).toBe(served.length);
  });
});

interface State {
  snapshot: {
    context: { formKey: string };
    children: {
      session: { snapshot: { context: { user: { id: string } | null } } };
      bag: { snapshot: { context: { totalItems: number } } };
    };
  };
}

/** Numbers from 0 up to 1, the same for every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
