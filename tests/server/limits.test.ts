import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimits, type LimitEvent, type LimitSettings } from '#server/http/limits.ts';
import { presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const NONE: LimitSettings = {
  writesPerVisitor: 0,
  writesPerAddress: 0,
  searchesPerVisitor: 0,
  searchesPerAddress: 0,
  sessionCookie: 'session',
};
const BAG = '/backend/retail/carts';
const REGIONS = '/backend/common/region/countries/ID/provinces';

describe('what is counted', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(settings: Partial<LimitSettings>, mostCounted?: number) {
    const refused: LimitEvent[] = [];
    const limits = createLimits(
      { ...NONE, ...settings },
      { onRefused: (event) => refused.push(event), ...(mostCounted === undefined ? {} : { mostCounted }) },
    );
    const requestOf = (path: string, { method = 'POST', from = '203.0.113.9', cookie = '' } = {}) =>
      new Request(`http://shop.test${path}`, { method, headers: { 'x-forwarded-for': from, cookie } });
    const ask = (path: string, facts = {}) => limits.admit(requestOf(path, facts));
    const times = async (count: number, path: string, facts = {}) => {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push(await ask(path, facts));
      return answers;
    };
    /** The backend takes a write of this session. */
    const meet = (session: string) =>
      limits.learn(requestOf(BAG, { cookie: `session=${session}` }), new Response());
    return { limits, refused, ask, times, meet, requestOf };
  }

  test('writes of an address end with its limit, and begin again when the minute is over', async () => {
    const { ask, times, refused } = open({ writesPerAddress: 3 });
    expect(await times(3, BAG)).toEqual([null, null, null]);
    vi.advanceTimersByTime(20_000);
    expect(await ask(BAG)).toBe(40);
    expect(await ask('/p/x/A')).toBe(40);
    expect(await ask(BAG, { from: '203.0.113.10' })).toBeNull();
    expect(await ask(BAG, { method: 'GET' })).toBeNull();
    vi.advanceTimersByTime(40_000);
    expect(await ask(BAG)).toBeNull();
    expect(refused).toEqual([
      { kind: 'write', by: 'address' },
      { kind: 'write', by: 'address' },
    ]);
  });

  test('[HOST-39] writes are counted for all processes, and alone where these give no answer', async () => {
    const counted: string[] = [];
    const known: string[] = [];
    let isAway = false;
    const learners: ((session: string) => void)[] = [];
    const limits = createLimits(
      { ...NONE, writesPerAddress: 1, writesPerVisitor: 9 },
      {
        siblings: {
          async count({ name, points }, key) {
            if (isAway) throw new Error('no answer');
            counted.push(`${name} ${points} ${key}`);
            return 33;
          },
          tellKnown: (session) => void known.push(session),
          onKnown: (learn) => void learners.push(learn),
        },
      },
    );
    const { requestOf } = open({});
    expect(await limits.admit(requestOf(BAG))).toBe(33);
    for (const learn of learners) learn('ada');
    await limits.admit(requestOf(BAG, { cookie: 'session=ada' }));
    expect(counted).toEqual(['write:address 1 203.0.113.9', 'write:visitor 9 ada']);
    limits.learn(requestOf(BAG, { cookie: 'session=eva' }), new Response());
    limits.learn(requestOf(BAG, { cookie: 'session=eva' }), new Response());
    expect(known).toEqual(['eva']);
    isAway = true;
    expect([await limits.admit(requestOf(BAG)), await limits.admit(requestOf(BAG))]).toEqual([null, 60]);
  });

  test('what is looked up has limits of its own, whatever its method', async () => {
    const { ask, times } = open({ searchesPerAddress: 2, writesPerAddress: 2 });
    expect(await times(3, REGIONS, { method: 'GET' })).toEqual([null, null, 60]);
    expect(await ask('/backend/search/products/A/recommendations')).toBe(60);
    for (const path of [
      '/backend/grocery/nearby-stores',
      '/backend/grocery/order-costs',
      '/backend/retail/order-costs',
      '/backend/add-on/installations/_availability',
      '/backend/add-on/insurances/_availability',
      '/backend/subscription/subscriptions/calculateNearestPickupPoint',
    ])
      expect(await ask(path), path).toBe(60);
    expect(await ask('/backend/subscription/carts')).toBeNull();
    expect(await ask('/backend/product-detail/products/A/_summary', { method: 'GET' })).toBeNull();
    expect(await times(2, BAG)).toEqual([null, 60]);
  });

  test('what a visitor looks up has a limit of its own, whatever they may write', async () => {
    const { times, meet } = open({ writesPerVisitor: 1, searchesPerVisitor: 2 });
    meet('ayu');
    const cookie = 'session=ayu';
    expect(await times(3, REGIONS, { method: 'GET', cookie })).toEqual([null, null, 60]);
    expect(await times(2, BAG, { cookie })).toEqual([null, 60]);
  });

  test('[AUTH-18] a session that was just given is unknown until its first write is taken', async () => {
    const { limits, requestOf } = open({});
    const headers = { 'set-cookie': 'session=new; Path=/' };
    limits.learn(requestOf(BAG), new Response(null, { status: 307, headers }));
    expect(limits.size).toBe(0);
    limits.learn(requestOf(BAG), new Response(null, { headers }));
    expect(limits.size).toBe(1);
  });

  test('a visitor who writes too much takes nothing from those at the same address', async () => {
    const { ask, times, meet, refused } = open({ writesPerVisitor: 2, writesPerAddress: 5 });
    meet('ayu');
    meet('budi');
    expect(await times(20, BAG, { cookie: 'lang=id; session=ayu' })).toEqual([
      null,
      null,
      ...Array<number>(18).fill(60),
    ]);
    expect(await times(2, BAG, { cookie: 'session=budi' })).toEqual([null, null]);
    expect(await ask(BAG, { cookie: 'session=ayu', from: '198.51.100.7' })).toBe(60);
    expect(refused[0]).toEqual({ kind: 'write', by: 'visitor' });
  });

  test('made-up cookies give no allowance and take no room', async () => {
    const { limits, ask, times, requestOf } = open({ writesPerVisitor: 2, writesPerAddress: 3 });
    for (const session of ['a', 'b', 'c'])
      expect(await ask(BAG, { cookie: `session=${session}` })).toBeNull();
    for (let count = 0; count < 1_000; count += 1)
      expect(await ask(BAG, { cookie: `session=${count}` })).toBe(60);
    // A lookup by POST is answered to any visitor, so it makes no session known.
    for (const path of ['/backend/search/x', '/backend/retail/order-costs'])
      limits.learn(requestOf(path, { cookie: 'session=a' }), new Response());
    expect(limits.size).toBe(0);
    expect(await times(1, BAG, { from: '198.51.100.7', cookie: 'session=a' })).toEqual([null]);
  });

  test('a session is one once a write of it was taken, or the answer gave it', async () => {
    const { limits, times, requestOf } = open({ writesPerVisitor: 1 });
    const cookie = 'session=budi';
    limits.learn(requestOf(BAG, { cookie }), new Response(null, { status: 401 }));
    limits.learn(requestOf(BAG, { cookie, method: 'GET' }), new Response());
    expect(await times(2, BAG, { cookie })).toEqual([null, null]);
    limits.learn(
      requestOf(BAG, { cookie: 'session=junk' }),
      new Response(null, { headers: { 'set-cookie': '__Host-session=budi; Path=/; Secure' } }),
    );
    expect(await times(2, BAG, { cookie: '__Host-session=budi' })).toEqual([null, 60]);
    expect(await times(2, BAG, { cookie: 'session=junk' })).toEqual([null, null]);
  });

  test('a cookie beside it hides no session, and makes none known', async () => {
    const { limits, times, meet, requestOf, refused } = open({ writesPerVisitor: 1 });
    meet('ayu');
    for (const beside of ['__Host-session=junk; session=ayu', 'session=ayu; session=junk'])
      limits.learn(requestOf(BAG, { cookie: beside }), new Response());
    expect(limits.size).toBe(1);
    expect(await times(2, BAG, { cookie: '__Host-session=junk; session=ayu' })).toEqual([null, 60]);
    expect(await times(1, BAG, { cookie: 'session=junk; session=ayu; session=ayu' })).toEqual([60]);
    expect(refused[0]).toEqual({ kind: 'write', by: 'visitor' });
  });

  test('a session that is sent twice with one request counts once', async () => {
    const { times, meet } = open({ writesPerVisitor: 2 });
    meet('ayu');
    const cookie = 'session=ayu; __Host-session=ayu; session=ayu';
    expect(await times(3, BAG, { cookie })).toEqual([null, null, 60]);
  });

  test('the addresses of one IPv6 network are one, others are not', async () => {
    const { ask, times } = open({ writesPerAddress: 1 });
    const from = '2001:db8:0:1::7';
    expect(await times(2, BAG, { from })).toEqual([null, 60]);
    expect(await ask(BAG, { from: '2001:DB8::1:a:b:c:d' })).toBe(60);
    expect(await ask(BAG, { from: '2001:db8:0:2::7' })).toBeNull();
    expect(await ask(BAG, { from: '::1' })).toBeNull();
  });

  test('ten thousand addresses take no more room than there is', async () => {
    const { ask } = open({ writesPerAddress: 1 }, 100);
    expect(vi.getTimerCount()).toBe(0);
    for (let count = 0; count < 10_000; count += 1)
      await ask(BAG, { from: `10.0.${count >> 8}.${count & 255}` });
    expect(vi.getTimerCount()).toBe(100);
    expect(await ask(BAG, { from: '10.0.39.15' })).toBe(60);
  });

  test('0 is no limit', async () => {
    const { times } = open({});
    expect(new Set([...(await times(500, BAG)), ...(await times(500, REGIONS))])).toEqual(new Set([null]));
  });
});

describe('a host with limits', () => {
  const FORM = { initiator: 'ADD_TO_CART', quantity: '1', fulfillment: 'DELIVERY', key: 'a'.repeat(32) };
  const open = (settings: Partial<LimitSettings>) =>
    openHost([product()], { limits: createLimits({ ...NONE, ...settings }) });

  test('[ERR-63] refuses a call past the limit in the backend’s shape, with the seconds to wait', async () => {
    const { post, get, writes } = open({ writesPerAddress: 1, searchesPerAddress: 1 });
    await post('/backend/retail/carts', {});
    const before = writes.length;
    const { status, headers, html } = await post('/backend/retail/carts', {}, { 'idempotency-key': 'k' });
    const seconds = Number(headers.get('retry-after'));
    expect([status, seconds > 0 && seconds <= 60]).toEqual([429, true]);
    expect(JSON.parse(html)).toEqual({
      code: 429,
      status: 'ERROR',
      errors: { user: ['TOO_MANY_REQUESTS'], retryAfterSeconds: [seconds] },
    });
    expect(writes).toHaveLength(before);
    await get(REGIONS);
    expect((await get(REGIONS)).status).toBe(429);
    expect((await get(PATH)).status).toBe(200);
  });

  test('[ERR-63] a posted form past the limit returns its page with the wait, and writes nothing', async () => {
    // A guest's first write goes round: it counts twice.
    const { post, writes } = open({ writesPerAddress: 2 });
    const first = await post(PATH, FORM);
    expect([first.status, writes.length]).toEqual([200, 2]);
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const second = await post(PATH, { ...FORM, quantity: '2', key: 'b'.repeat(32) }, { cookie });
    const seconds = second.headers.get('retry-after');
    expect([second.status, writes.length]).toEqual([429, 2]);
    expect(second.html.includes(`Lagi ramai. Coba lagi dalam ${seconds} detik, ya.`)).toBe(true);
    expect(/name="quantity"[^>]*value="2"/.test(second.html)).toBe(true);
  });

  test.each([
    ['/login', 'lang=id', '<html lang="id"', /Lagi ramai\. Coba lagi dalam (\d+) detik, ya\./],
    ['/logout', 'lang=en', '<html lang="en"', /It is busy right now\. Try again in (\d+) seconds\./],
  ])(
    '[ERR-63] a form outside the application tells the wait and leads back to its page: %s',
    async (path, cookie, language, words) => {
      const { post } = open({ writesPerAddress: 1 });
      const form = { member: 'member-ayu', redirect: '/' };
      const tell = (referer: string) => post(path, form, { cookie, referer });
      await tell('http://shop.test/login');
      const { status, headers, html } = await tell('http://shop.test/login?redirect=%2Fp%2Fa&x="<');
      expect(status).toBe(429);
      expect(html).toContain(language);
      expect(words.exec(html)?.[1]).toBe(headers.get('retry-after'));
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain('href="/login?redirect=%2Fp%2Fa&amp;x=%22%3C"');
      expect((await tell('https://other.test/evil')).html).toContain('href="/"');
      expect((await tell('nonsense')).html).toContain('href="/"');
      // A browser would read it as the name of a host.
      expect((await tell('http://shop.test//other.test/evil')).html).toContain('href="/"');
    },
  );
});

test('[CART-24, ERR-63] an add that came too early says so when it is known when to try again', () => {
  const early = { kind: 'http', status: 429, code: 'TOO_MANY_REQUESTS' } as const;
  expect(presentCartFailure({ ...early, params: { retryAfterSeconds: 7 } })).toMatchObject({
    surface: 'inline',
    message: 'tooMany',
  });
  expect(presentCartFailure({ ...early, params: {} })).toMatchObject({ message: 'generic' });
});
