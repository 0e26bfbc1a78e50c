import * as z from 'zod/mini';
import { afterAll, describe, expect, test } from 'vitest';
import { callOf, calls } from '#src/services/calls/calls.ts';
import { placesOf, refusalsOf, type Call } from '#src/services/http/call.ts';
import { conform } from '../../../conform/conform.ts';
import { openPlayedShop, ORIGIN, PRODUCTS } from '../support/playedShop.ts';

// Each call of the table is sent right but for one thing. The right request is one that the check of backends played, so
// a new call is tried here as soon as that check plays it.

interface Sent {
  url: URL;
  headers: Headers;
  body: string | undefined;
}
const { shop, cookie } = await openPlayedShop();
afterAll(() => shop.close());
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** The first right request of each call. */
const played = new Map<string, Sent>();
await conform({
  origin: ORIGIN,
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === 'GET' ? undefined : await request.clone().text();
    const answer = await shop.fetch(request);
    const call = callOf(request.method, new URL(request.url).pathname)?.call;
    if (answer.ok && call !== undefined && !played.has(nameOf(call))) {
      const sent = { url: new URL(request.url), headers: new Headers(request.headers), body };
      played.set(nameOf(call), { ...sent, body: body === '' ? undefined : body });
    }
    return answer;
  },
  products: PRODUCTS,
  most: 1,
  login: { cookie },
  writes: true,
  timeoutMs: 60_000,
  slowMs: 60_000,
});

let sent = 0;
/** A request of the member that is right, with a key of its own. */
function rightOf(call: Call): Sent {
  const known = played.get(nameOf(call));
  if (known === undefined) throw new Error(`${nameOf(call)} was not played`);
  const headers = new Headers(known.headers);
  headers.set('cookie', cookie);
  headers.set('idempotency-key', `sent-${(sent += 1)}`);
  return { url: new URL(known.url), headers, body: known.body };
}
async function told(call: Call, { url, headers, body }: Sent): Promise<string> {
  const answer = await shop.fetch(
    new Request(url, { method: call.method, headers, ...(body === undefined ? {} : { body }) }),
  );
  const { errors } = (await answer.json()) as { errors?: { user: string[] } };
  return `${answer.status} ${errors?.user[0]}`;
}

/** Writes of two calls by a key: no other call of the member is another one than both. */
const TAKEN = ['POST /member/addresses/_sync', 'POST /official/merchant-favorites/{id}/_follow'] as const;
for (const name of TAKEN) {
  const call = calls.find((one) => nameOf(one) === name);
  if (call === undefined) throw new Error(`no call is ${name}`);
  const request = rightOf(call);
  request.headers.set('idempotency-key', `taken-by-${TAKEN.indexOf(name)}`);
  await told(call, request);
}

/** Deeper than anything that is read. */
const DEEP = { a: { a: { a: { a: { a: { a: { a: { a: {} } } } } } } } };
/** A query that the shape of the call refuses; null where it takes every one. */
function strangeQuery({ query }: Call, url: URL): URLSearchParams | null {
  if (query === undefined) return null;
  const tried = Object.keys(query.shape).flatMap((name) =>
    [null, 'x'.repeat(5_000)].map((value) => {
      const parameters = new URLSearchParams(url.searchParams);
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
      return parameters;
    }),
  );
  return tried.find((one) => !z.safeParse(query, Object.fromEntries(one)).success) ?? null;
}

/** Told of any call, by its host or where a host fails. */
const OF_NO_CALL = new Set(['429 TOO_MANY_REQUESTS', '500 INTERNAL_ERROR', '503 BACKEND_UNREACHABLE']);
/** Refusals that follow from an entry and that no played request comes to, with the reason. */
const NOT_MET: Readonly<Record<string, string>> = {
  'GET /content/return-policy-method: 400 INVALID_QUERY': 'a language of any name is answered',
  'GET /product/products/_basic: 400 INVALID_QUERY':
    'a text of any length is a list of products, known or not',
  'POST /grocery/nearby-stores: 400 INVALID_HEADERS':
    'one header is wrong for another: its table names which',
  'POST /affiliate/session: 403 COOKIES_REFUSED':
    'an unknown affiliate opens no session; its table has a known one',
};
/** The steps of a call: the code that each is told with, and the change that makes a right request wrong for it. */
function stepsOf(call: Call): [refusal: string, step: string, spoil: (request: Sent) => void][] {
  const steps: ReturnType<typeof stepsOf> = [];
  const header = (name: string, value: string) => (request: Sent) => request.headers.set(name, value);
  const body = (change: (right: object) => unknown) => (request: Sent) => {
    request.body = JSON.stringify(change(JSON.parse(request.body ?? '{}') as object));
  };
  if (call.method !== 'GET')
    steps.push(['403 CROSS_SITE_WRITE', 'site', header('sec-fetch-site', 'cross-site')]);
  if (call.forMembers === true)
    steps.push(['401 LOGIN_REQUIRED', 'member', (request) => request.headers.delete('cookie')]);
  if (call.body !== undefined) {
    steps.push(
      ['415 JSON_EXPECTED', 'media type', header('content-type', 'text/plain')],
      ['413 BODY_TOO_LARGE', 'size', body((right) => ({ ...right, padding: 'x'.repeat(64 * 1024) }))],
      ['400 INVALID_BODY', 'depth', body((right) => ({ ...right, deep: DEEP }))],
      ['400 INVALID_BODY', 'shape', body((right) => [right])],
    );
  }
  for (const name of placesOf(call.path)) {
    const at = call.path.split('/').indexOf(`{${name}}`);
    const spoil = ({ url }: Sent) => {
      const parts = url.pathname.replace('/backend', '').split('/');
      url.pathname = `/backend${parts.with(at, 'x'.repeat(65)).join('/')}`;
    };
    steps.push(['404 NOT_FOUND', `place ${name}`, spoil]);
  }
  const query = strangeQuery(call, rightOf(call).url);
  if (query !== null) {
    const spoil = ({ url }: Sent) => {
      url.search = query.toString();
    };
    steps.push(['400 INVALID_QUERY', 'query', spoil]);
  }
  if (call.writes === 'once') {
    const taken = `taken-by-${nameOf(call) === TAKEN[0] ? 1 : 0}`;
    steps.push(
      ['400 IDEMPOTENCY_KEY_EXPECTED', 'key', (request) => request.headers.delete('idempotency-key')],
      ['409 IDEMPOTENCY_KEY_REUSED', 'key of another', header('idempotency-key', taken)],
    );
  }
  if (call.forGuests === true) {
    const spoil = ({ url, headers }: Sent) => {
      headers.delete('cookie');
      headers.set('x-session', 'expected');
      url.searchParams.set('session', 'given');
    };
    steps.push(['403 COOKIES_REFUSED', 'cookies', spoil]);
  }
  return steps.filter(([refusal]) => NOT_MET[`${nameOf(call)}: ${refusal}`] === undefined);
}

describe('[API-05] a call is refused at each step that its entry tells', () => {
  test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (_, call) => {
    const found: string[] = [];
    const steps = stepsOf(call);
    for (const [, step, spoil] of steps) {
      const request = rightOf(call);
      spoil(request);
      found.push(`${step}: ${await told(call, request)}`);
    }
    expect(found).toEqual(steps.map(([refusal, step]) => `${step}: ${refusal}`));
  });

  test('every refusal that follows from an entry is a step, unless a reason says no', () => {
    const missing = calls.flatMap((call) => {
      const { refusals: _, ofProduct: __, ...general } = call;
      const tried = new Set(stepsOf(call).map(([refusal]) => refusal));
      return Object.entries(refusalsOf(general))
        .flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`))
        .filter((refusal) => !tried.has(refusal) && !OF_NO_CALL.has(refusal))
        .map((refusal) => `${nameOf(call)}: ${refusal}`);
    });
    expect(missing.toSorted()).toEqual(Object.keys(NOT_MET).toSorted());
  });
});
