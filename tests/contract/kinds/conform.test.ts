import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '@hono/node-server';
import { createHost } from '#server/createHost.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { conform, type Verdict } from '../../../conform/conform.ts';
import { CASE, NOW, openPlayedShop, ORIGIN, PRODUCTS } from '../support/playedShop.ts';
import { NODE } from '../../server/support/hostProcess.ts';

const { shop, cookie } = await openPlayedShop();
afterAll(() => shop.close());

const ask = async (request: Request): Promise<Response> => shop.fetch(request);
/** One backend against the table; `ask` answers as it does. */
const play = (answers: typeof ask, more: Partial<Parameters<typeof conform>[0]> = {}) =>
  conform({
    origin: ORIGIN,
    fetch: (input, init) => answers(new Request(input, init)),
    products: [CASE],
    most: 1,
    login: null,
    writes: false,
    timeoutMs: 60_000,
    slowMs: 60_000,
    ...more,
  });
const differences = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ findings }) => findings.map(({ call, kind, path }) => `${call} | ${kind} ${path}`));

describe('[API-116] what a backend does otherwise than the document says', () => {
  test('the embedded marketplace does nothing otherwise, in every call, read or written', async () => {
    const verdicts = await play(ask, { products: PRODUCTS, login: { cookie }, writes: true });
    expect(differences(verdicts)).toEqual([]);
    expect(
      verdicts.filter(({ state }) => state !== 'fits').map(({ call, state }) => `${state} ${call}`),
    ).toEqual([]);
  });

  test('without --write nothing is written, and without a login it is said what was left out', async () => {
    const asked: string[] = [];
    const verdicts = await play((request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return ask(request);
    });
    expect(asked.filter((one) => /carts|checkout|_report|session|wishlist\/_p/.test(one))).toEqual([
      'GET /backend/retail/carts',
      'GET /backend/grocery/checkout/_summary',
      expect.stringMatching(/^GET .*wishlist\/_product/),
    ]);
    const noteOf = (name: string) => verdicts.find(({ call }) => call === name)?.notes;
    expect(noteOf('POST /retail/carts')).toEqual(['it writes: --write']);
    expect(noteOf('POST /trade-in/products/{id}/_estimate')).toEqual([
      'nothing that was found leads to it: name a product with --product',
    ]);
  });

  test('fields that are not listed are no difference', async () => {
    const verdicts = await play(async (request) => {
      const answer = await ask(request);
      const body = (await answer.json()) as object;
      return Response.json(withMore(body), { status: answer.status, headers: answer.headers });
    });
    expect(differences(verdicts)).toEqual([]);
  });

  test('tells an answer that took too long with its time; it fits all the same', async () => {
    const realNow = performance.now.bind(performance);
    let lateMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + lateMs);
    onTestFinished(() => clock.mockRestore());
    const verdicts = await play(async (request) => {
      const answer = await ask(request);
      if (new URL(request.url).pathname === '/backend/content/seller-badge') lateMs += 90_000;
      return answer;
    });
    expect(differences(verdicts)).toEqual(['GET /content/seller-badge | slow ']);
    const [slow] = verdicts.filter(({ findings }) => findings.length > 0);
    expect(slow?.findings[0]?.says).toMatch(/^took 9\d{4} ms$/);
    expect(slow?.slowestMs).toBeGreaterThanOrEqual(90_000);
  });

  /** A call, what of its answer is different, and what has to be said. */
  const planted: [call: string, change: Change, told: string, more?: { writes: true }][] = [
    [
      'GET /product-detail/products/*/_summary',
      data((it) => (it.price.offered = '1250000')),
      'schema $.data.price.offered',
    ],
    [
      'GET /product-detail/products/*/_summary',
      data((it) => delete it.merchant.name),
      'schema $.data.merchant.name',
    ],
    ['GET /product-detail/products/*/price-summary', body((it) => it.data), 'envelope $.data'],
    ['GET /product-detail/products/*/description', data((it) => (it.value = 7)), 'schema $.data.value'],
    ['GET /product-detail/products/*/specifications', body((it) => ({ ...it, data: {} })), 'schema $.data'],
    ['GET /product-detail/products/*/highlights', data((it) => (it[0] = 1)), 'schema $.data[0]'],
    [
      'GET /product-detail/products/*/vouchers',
      data((it) => (it[0].status = 'MAYBE')),
      'schema $.data[0].status',
    ],
    [
      'GET /product-detail/products/*/shipping',
      data((it) => (it[0].price = '9000')),
      'schema $.data[0].price',
    ],
    ['GET /product-review/public-reviews', body(({ paging: _, ...rest }) => rest), 'schema $.paging'],
    ['GET /product-review/public-reviews', data((it) => (it[0].rating = 6)), 'schema $.data[0].rating'],
    ['GET /common/region/countries/*/provinces', data((it) => (it[0].name = '')), 'schema $.data[0].name'],
    [
      'GET /product/products/*/pickup-points',
      data((it) => (it[0].latitude = 120)),
      'schema $.data[0].latitude',
    ],
    ['GET /common/users/_current', () => Response.json(FAILED, { status: 500, headers: DATED }), 'status '],
    [
      'GET /content/product-copy',
      (answer) => headed(answer, 'content-type', 'text/plain'),
      'header content-type',
    ],
    [
      'GET /return/sku-items/*/return-policy',
      async (answer) => new Response((await answer.text()).slice(0, 9), answer),
      'json $',
    ],
    ['GET /member/wishlist/_groups', () => Response.json({ data: [] }, { headers: DATED }), 'status '],
    [
      'GET /trade-in/products/*',
      (answer) => (answer.ok ? answer : Response.json({}, { status: 404, headers: DATED })),
      'code $.errors.user[0]',
    ],
    [
      'GET /search/homepage-recommendation',
      (answer) => headed(answer, 'x-trace-id', null),
      'header x-trace-id',
    ],
    [
      'GET /retail/carts',
      (answer) => headed(answer, 'cache-control', 'public, s-maxage=60'),
      'header cache-control',
    ],
    [
      'GET /content/merchant-rating',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'timeout ',
    ],
    ['GET /content/seller-badge', () => Promise.reject(new TypeError('fetch failed')), 'unreachable '],
    [
      'POST /retail/carts',
      async (_, request) => ask(await keyed(request, `k-${(count += 1)}`)),
      'once $.data',
      { writes: true },
    ],
    [
      'POST /retail/carts',
      async (answer, request) =>
        answer.status === 409 ? ask(await keyed(request, `k-${(count += 1)}`)) : answer,
      'status ',
      { writes: true },
    ],
    [
      'POST /retail/carts',
      body((it) => (it.errors?.user[0] === 'LOWER_THAN_MINIMUM' ? { ...it, errors: { user: ['NO'] } } : it)),
      'code $.errors.user[0]',
      { writes: true },
    ],
  ];
  let count = 0;

  test.each(planted)('%s: %#', async (name, change, told, more = { writes: false } as never) => {
    const pattern = new RegExp(`^${name.replaceAll('*', '[^/]+')}$`);
    const verdicts = await play(async (request) => {
      const copy = request.clone();
      const answer = await ask(request);
      const isMeant = pattern.test(
        `${request.method} ${new URL(request.url).pathname.replace('/backend', '')}`,
      );
      return isMeant ? change(answer, copy) : answer;
    }, more);
    const found = differences(verdicts).map((one) => one.replace(/\{\w+\}/g, '*'));
    // Named with its call and its place, and nothing else is.
    expect(found).toContain(`${name} | ${told}`);
    expect(found.filter((one) => !one.startsWith(`${name} | `))).toEqual([]);
    expect(verdicts.filter(({ state }) => state === 'differs')).toHaveLength(1);
  });
});

describe('[API-116] the command', () => {
  const run = async (...args: string[]) => {
    const child = spawn(NODE, ['conform/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, told };
  };
  const served = async (answers: typeof ask, act: (origin: string) => Promise<void>) => {
    const server = serve({ fetch: answers, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const address = server.address();
    await act(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    server.close();
  };

  test('asks nothing of the host of the page, and says where a backend is', async () => {
    const host = createHost({
      backend: ask,
      others: null,
      page: async () => new Response('page'),
      assets: { serve: () => null },
      onError: () => {},
    });
    const asked: string[] = [];
    const noting = (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return host(request);
    };
    await served(noting, async (origin) => {
      const { code, out, told } = await run('--origin', origin, '--product', CASE);
      expect(told).toContain(`${origin} is the host of the page, not a backend`);
      expect(told).toContain('BACKEND_ORIGIN');
      expect([code, out]).toEqual([2, '']);
    });
    expect(asked).toEqual(['/health']);
  });

  test('says it as a table and for programs, and ends with 0 or 1', async () => {
    await served(ask, async (origin) => {
      const { code, out } = await run('--origin', origin, '--product', CASE, '--most', '1');
      expect(out).toMatch(/^fits +GET \/product-detail\/products\/\{id\}\/_summary +\d+ ms$/m);
      expect(out).toMatch(/^skipped +POST \/retail\/carts +it writes: --write$/m);
      expect(out).toMatch(/\d+ fits, 0 differs, \d+ refused, \d+ skipped/);
      expect(code).toBe(0);
    });
    const broken = async (request: Request) =>
      request.url.endsWith('/content/seller-badge') ? new Response('', { status: 500 }) : ask(request);
    await served(broken, async (origin) => {
      const { code, out } = await run('--origin', origin, '--product', CASE, '--most', '1', '--json');
      expect(code).toBe(1);
      const differing = (JSON.parse(out) as Verdict[]).filter(({ state }) => state === 'differs');
      expect(differing.map(({ call }) => call)).toEqual(['GET /content/seller-badge']);
    });
  });

  test.each([
    [[], 'name the backend: --origin'],
    [['--origin', 'nowhere'], 'name the backend: --origin'],
    [['--origin', ORIGIN, '--header', 'x'], '"x" is no header'],
    [['--origin', ORIGIN, '--slow', 'x'], '--timeout and --slow are milliseconds'],
  ])('%j is said, and ends with 2', async (args, message) => {
    const { code, told } = await run(...args);
    expect(told).toContain(message);
    expect(code).toBe(2);
  });
});

type Change = (answer: Response, request: Request) => Response | Promise<Response>;
const DATED = { date: new Date(NOW).toUTCString() };
const FAILED = { errors: { user: ['INTERNAL_ERROR'] } };

function body(change: (it: any) => unknown): Change {
  return async (answer) => Response.json(change(await answer.json()), answer);
}
function data(change: (it: any) => unknown): Change {
  return body((it) => {
    if (it.data) change(it.data);
    return it;
  });
}
function headed(answer: Response, name: string, value: string | null): Response {
  if (value === null) answer.headers.delete(name);
  else answer.headers.set(name, value);
  return answer;
}
async function keyed(request: Request, key: string): Promise<Request> {
  const headers = new Headers(request.headers);
  if (headers.has('idempotency-key')) headers.set('idempotency-key', key);
  return new Request(request.url, { method: request.method, headers, body: await request.text() });
}
/** Adds an unlisted field at every level. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  // The contract lists no names in `params`, only numbers: a field added there would be a listed one.
  const more = Object.entries(value).map(([name, one]) => [name, name === 'params' ? one : withMore(one)]);
  return { ...Object.fromEntries(more), xUnlisted: { deep: [1, null] } };
}
