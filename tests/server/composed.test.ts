import { describe, expect, test } from 'vitest';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { demoConfig } from '#marketplace/core/pages/demoSwitches.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { partsOwn } from '#src/machines/page/partLists.ts';
import { product } from '../support/products.ts';
import { openHost, RENDERED_WHOLE } from './support/openHost.ts';

const PLAIN = '/p/barang-uji/UJI-00001-01';
const LIMITED = '/p/terbatas/UJI-00002-01';
const GROCERY = '/grocery/p/mangga/UJI-00003-01';
const OTHER = '/p/lain/UJI-00004-01';
const products = () => [
  product(),
  product({ productSku: 'UJI-00002', name: 'Terbatas', limits: { cart: 5 } }),
  product({ productSku: 'UJI-00003', name: 'Mangga', vendor: 'grocery' }),
  product({ productSku: 'UJI-00004', name: 'Lain', item: { stock: 1_000 } }),
];

/** A host that composes pages for known visitors, or renders them whole, as the test chooses. */
function open(facts: Parameters<typeof openHost>[1] = {}) {
  let isWhole = false;
  const { ownConfig = demoConfig } = facts.host ?? {};
  const opened = openHost(products(), {
    ...facts,
    host: { ...facts.host, ownConfig: (cookies) => (isWhole ? RENDERED_WHOLE : ownConfig(cookies)) },
  });
  const way = (headers: Headers) => /desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];
  /** A page as it is composed, beside the same rendered whole for the same visitor at the same time. */
  const both = async (path: string, headers: Record<string, string>) => {
    isWhole = false;
    const one = await opened.get(path, headers);
    isWhole = true;
    const whole = await opened.get(path, headers);
    isWhole = false;
    return { one, whole, way: way(one.headers) };
  };
  /** The cookie of a guest after an add; of a new guest without one. */
  const add = async (path: string, quantity: number, cookie = '') => {
    const isGrocery = path.startsWith('/grocery');
    const answer = await opened.host(
      new Request(`http://shop.test/backend/${isGrocery ? 'grocery/checkout/_add' : 'retail/carts'}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...(cookie === '' ? {} : { cookie }),
        },
        body: JSON.stringify({
          itemSku: path.split('/').at(-1),
          pickupPointCode: 'PP-TOK-1',
          quantity,
          fulfillment: 'DELIVERY',
          ...(isGrocery ? {} : { cartType: 'REGULAR', actionType: 'REGULAR' }),
        }),
      }),
    );
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
  return { ...opened, both, add, way };
}
/** The document without the nonces and keys of its answer. */
const comparable = (html: string) => html.replaceAll(/nonce="[\w-]+"/g, '').replaceAll(/[a-f0-9]{32}/g, '');
const stateOf = (html: string) => JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const bagOf = (html: string) => ({
  label: /aria-label="([^"]*(?:Keranjang|[Bb]ag)[^"]*)"/.exec(html)?.[1],
  count: stateOf(html).snapshot.children.bag.snapshot.context.totalItems as number,
});

describe('[HOST-28] a kept page with a guest’s own in it', () => {
  test('asks for who they are and what lies in their bag, and renders nothing', async () => {
    const { get, add, calls, way } = open();
    const cookie = await add(OTHER, 3);
    await get(PLAIN);
    calls.length = 0;
    const { html, headers } = await get(PLAIN, { cookie });
    expect(way(headers)).toBe('composed');
    expect(calls.toSorted()).toEqual(['GET /backend/common/users/_current', 'GET /backend/retail/carts']);
    expect(bagOf(html)).toEqual({ label: 'Keranjang, 3 barang', count: 3 });
    // The next guest without a session has an empty bag.
    expect(bagOf((await get(PLAIN)).html).count).toBe(0);
  });

  test('speaks the visitor’s language, also where another one has as much in their bag', async () => {
    const { get, add, way } = open();
    const cookie = await add(OTHER, 3);
    const labels = [];
    for (const choice of ['', '; lang=en', '']) {
      const { html, headers } = await get(PLAIN, { cookie: cookie + choice });
      expect(way(headers)).toBe('composed');
      labels.push(bagOf(html).label);
    }
    expect(labels).toEqual(['Keranjang, 3 barang', 'Bag, 3 items', 'Keranjang, 3 barang']);
  });

  test('equals the page rendered whole, for every visitor and address', async () => {
    const { pick, whole: number } = seeded(20);
    const { both, add, logIn } = open({ faults: true });
    const member = await logIn('ayu');
    const ways = new Map<string, number>();
    for (let round = 0; round < 60; round += 1) {
      const into = pick([[], [OTHER], [LIMITED], [GROCERY], [OTHER, GROCERY], [OTHER, LIMITED]]);
      let session = pick(['', '', 'session=gone', 'other=1', member]);
      for (const path of into) session = await add(path, number(1, pick([2, 120])), session);
      const choices = [pick(['', 'lang=en', 'lang=id']), pick(['', 'theme=dark'])];
      const cookie = [session, ...choices].filter((one) => one !== '').join('; ');
      const path =
        pick([PLAIN, LIMITED, GROCERY, OTHER]) + pick(['', '?qty=2', '?foto=1&x=2', '?utm_source=a']);
      const { one, whole, way } = await both(path, cookie === '' ? {} : { cookie });
      expect(comparable(one.html), `${path} ${cookie}`).toBe(comparable(whole.html));
      expect(one.status).toBe(whole.status);
      ways.set(way ?? '', (ways.get(way ?? '') ?? 0) + 1);
    }
    expect(ways.get('composed')).toBeGreaterThan(15);
    expect(ways.get('miss')).toBeGreaterThan(5);
  });

  test('differs between guests only in the parts that the table of parts calls a visitor’s own', async () => {
    const { get, add } = open();
    const states = [];
    for (const cookie of ['session=gone', await add(OTHER, 1), await add(OTHER, 7)])
      states.push(stateOf((await get(PLAIN, { cookie })).html).snapshot.children);
    const [first, ...others] = states;
    const differing = Object.keys(first).filter((name) =>
      others.some((other) => JSON.stringify(other[name]) !== JSON.stringify(first[name])),
    );
    expect(differing).toEqual(['bag']);
    expect(partsOwn()).toEqual(['session', 'bag']);
  });

  test('is another page for guests who may buy fewer, rendered from the same answers and kept', async () => {
    const { get, add, calls, way } = open();
    const cookie = await add(LIMITED, 2);
    await get(LIMITED);
    calls.length = 0;
    const { headers, html } = await get(LIMITED, { cookie });
    expect(way(headers)).toBe('miss');
    expect(bagOf(html).count).toBe(2);
    expect(calls.length).toBe(new Set(calls).size);
    const next = await get(LIMITED, { cookie: await add(OTHER, 4, await add(LIMITED, 2)) });
    expect([way(next.headers), bagOf(next.html).count]).toEqual(['composed', 6]);
    const fewer = await get(LIMITED, { cookie: await add(LIMITED, 3) });
    expect(way(fewer.headers)).toBe('miss');
  });

  test('is not the page of who switched something on for themselves', async () => {
    const opened = open({
      host: { ownConfig: (cookies) => (cookies.includes('demo-config') ? { 'pdp.x': 'on' } : {}) },
    });
    const cookie = 'demo-config=on; session=x';
    await opened.get(PLAIN);
    expect(opened.way((await opened.get(PLAIN, { cookie })).headers)).toBe('bypass');
  });

  test.each(['GET /common/users/_current', 'GET /retail/carts', 'GET */_summary', 'GET */price-summary'])(
    'is not composed for a visitor for whom alone %s breaks',
    async (endpoint) => {
      const { host, both, add, way, get } = open({ faults: true });
      const cookie = await add(OTHER, 1);
      await get(PLAIN);
      const answer = await host(
        new Request('http://shop.test/backend/_faults', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ endpoint, fault: '500' }),
        }),
      );
      expect(answer.status).toBe(200);
      const { one, whole } = await both(PLAIN, { cookie });
      expect(way(one.headers)).toBe('bypass');
      expect(comparable(one.html)).toBe(comparable(whole.html));
    },
  );

  /** A host whose backend says something else of one path from a moment on. */
  function openChanging(part: string, change: (answer: Response) => Promise<Response>) {
    let isChanged = false;
    const opened: ReturnType<typeof open> = open({
      host: {
        callBackend: async (input, init) => {
          const request = new Request(input, init);
          const answer = await opened.market.fetch(request);
          return isChanged && request.url.includes(part) ? change(answer) : answer;
        },
      },
    });
    return { ...opened, change: () => void (isChanged = true) };
  }

  /** A backend that does not say what lies in a bag. */
  const withoutItems = async (answer: Response) =>
    new Response((await answer.text()).replace(/"items":\[[^\]]*\],/, ''), answer);

  test('is composed from the bag’s count alone while the product’s answer is the same for all', async () => {
    const { get, add, way, change } = openChanging('/retail/carts', withoutItems);
    change();
    const cookie = await add(OTHER, 2);
    await get(PLAIN);
    const { html, headers } = await get(PLAIN, { cookie });
    expect([way(headers), bagOf(html).count]).toEqual(['composed', 2]);
    const holder = await add(LIMITED, 2);
    await get(LIMITED);
    expect(way((await get(LIMITED, { cookie: holder })).headers)).toBe('miss');
  });

  test('is composed without asking again for a product whose answer the backend calls public', async () => {
    let asked = 0;
    const opened: ReturnType<typeof open> = open({
      host: {
        callBackend: async (input, init) => {
          const request = new Request(input, init);
          const answer = await opened.market.fetch(request);
          if (!request.url.includes('_summary')) return answer;
          asked += 1;
          return new Response(answer.body, { headers: { 'cache-control': 'public, max-age=60' } });
        },
      },
    });
    const cookie = await opened.add(OTHER, 2);
    for (const path of [PLAIN, `${PLAIN}?qty=2`]) {
      await opened.get(path);
      const { headers, html } = await opened.get(path, { cookie });
      expect([opened.way(headers), bagOf(html).count]).toEqual(['composed', 2]);
    }
    expect(asked).toBe(1);
  });

  test('is not sent to a guest whose bag holds the product after the product has changed', async () => {
    const { get, add, way, change } = openChanging(
      '_summary',
      async (answer) => new Response((await answer.text()).replace('Barang Uji', 'Barang Baru'), answer),
    );
    const cookie = await add(PLAIN, 1);
    await get(PLAIN);
    change();
    const { headers, html } = await get(PLAIN, { cookie });
    expect(way(headers)).toBe('miss');
    expect(html).toContain('Barang Baru');
  });

  test('is not sent where a toast tells of a bag that the login could not keep whole', async () => {
    const lost = [{ itemSku: 'UJI-00004-01', name: 'Lain', asked: 3, kept: 1, reason: 'OOS' }];
    const { get, add, way, change } = openChanging('/retail/carts', async () =>
      Response.json({ code: 200, status: 'OK', data: { totalItems: 1, notKept: lost } }),
    );
    const cookie = await add(OTHER, 1);
    await get(PLAIN);
    change();
    const { headers, html } = await get(PLAIN, { cookie });
    expect(way(headers)).toBe('bypass');
    expect(html).toContain('2 barang');
  });

  test('is one of an address that leads nowhere, too: rendered once', async () => {
    let renders = 0;
    const { get, add, way } = open({
      host: {
        render: (request) => {
          renders += 1;
          return renderPage(request);
        },
      },
    });
    const cookie = await add(OTHER, 2);
    for (const path of ['/p/x/GONE-00001-01', '/p']) {
      renders = 0;
      const { status, headers, html } = await get(path, { cookie });
      expect([status, way(headers), bagOf(html).count, renders]).toEqual([404, 'composed', 2, 1]);
    }
  });

  test('is not waited for where the bag takes too long: the page is rendered without it', async () => {
    const { get, add, way, change } = openChanging('/retail/carts', () => new Promise<Response>(() => {}));
    const cookie = await add(OTHER, 1);
    await get(PLAIN);
    change();
    const { status, headers, html } = await get(PLAIN, { cookie });
    expect([status, way(headers)]).toEqual([200, 'bypass']);
    expect(html).toContain('Barang Uji');
  });

  test('gives each of a thousand visitors at once their own bag, and never another’s', async () => {
    const { get, add, host } = open();
    const own: { count: number; cookie: string }[] = [];
    for (let count = 1; count <= 40; count += 1) own.push({ count, cookie: await add(OTHER, count) });
    await get(PLAIN);
    const visits = Array.from({ length: 1_000 }, (_, visit) => own[visit % own.length]);
    const seen = await Promise.all(
      visits.map(async (visitor) => {
        const answer = await host(
          new Request(`http://shop.test${PLAIN}`, { headers: { cookie: visitor?.cookie ?? '' } }),
        );
        return { html: await answer.text(), cookies: answer.headers.getSetCookie() };
      }),
    );
    const sessions = own.map(({ cookie }) => cookie.split('=')[1] ?? '');
    const keys = new Set<string>();
    seen.forEach(({ html, cookies }, position) => {
      expect(bagOf(html).count).toBe(visits[position]?.count);
      expect(cookies).toEqual([]);
      keys.add(/name="key" value="(\w+)"/.exec(html)?.[1] ?? '');
      keys.add(/nonce="([\w-]+)"/.exec(html)?.[1] ?? '');
      expect(sessions.filter((session) => html.includes(session))).toEqual([]);
    });
    expect(keys.size).toBe(2_000);
  });
});
