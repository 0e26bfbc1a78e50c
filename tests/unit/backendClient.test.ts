import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { createBackend, type BackendOptions } from '#src/services/http/backend.ts';
import type { SharedReads } from '#src/services/http/sharedReads.ts';
import { createWriteKeys, type WriteKeys } from '#src/services/http/writeKeys.ts';
import { readWish } from '#src/services/session/login/keptWish.ts';
import { locateDevice, type LocationSource } from '#src/services/address/region/deviceLocation.ts';
import { deleting, posting, reading, writingOnce } from '../support/wires.ts';

const data = z.object({ a: z.number() });
const fine = (headers: Record<string, string> = {}) => Response.json({ data: { a: 1 } }, { headers });

/** A client, the requests it sent, and the times it reported. */
function open(answer: (sent: Request) => Response | Promise<Response>, facts: Partial<BackendOptions> = {}) {
  const sent: Request[] = [];
  const times: [number, number][] = [];
  const client = createBackend({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      return answer(request);
    },
    origin: 'http://shop.test',
    language: 'id',
    timeoutMs: 1_000,
    onServerTime: (ms, took) => times.push([ms, took]),
    ...facts,
  });
  return { client, sent, times };
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { failure: unknown }) => error.failure,
  );

describe('what a call sends', () => {
  test('a read has neither body nor key, and asks for JSON', async () => {
    const { client, sent } = open(() => fine());
    await client.call(reading('/x', data));
    const [call] = sent;
    expect(call?.url).toBe('http://shop.test/backend/x');
    expect(call?.headers.get('accept')).toBe('application/json');
    expect([call?.headers.has('content-type'), call?.headers.has('idempotency-key')]).toEqual([false, false]);
    expect(await call?.text()).toBe('');
  });

  test('[AUTH-18] writes of a browser expect a session, reads and writes of the server do not', async () => {
    const { client, sent } = open(() => fine(), { expectsSession: true });
    await client.call(posting('/x', data));
    await client.call(reading('/x', data));
    const server = open(() => fine());
    await server.client.call(posting('/x', data));
    const said = [...sent, ...server.sent].map(({ headers }) => headers.get('x-session'));
    expect(said).toEqual(['expected', null, null]);
  });

  test('a write has its body as JSON, and a key only when it says what it is for', async () => {
    const { client, sent } = open(() => fine());
    await client.call(posting('/x', data), { body: { quantity: 2 } });
    await client.call(writingOnce('/x', data), { body: { quantity: 2 }, intent: 'add' });
    await client.call(deleting('/x', data));
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'application/json',
      null,
    ]);
    expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, true, false]);
    expect(await Promise.all(sent.map((one) => one.text()))).toEqual([
      '{"quantity":2}',
      '{"quantity":2}',
      '',
    ]);
  });

  test('clients that share keys send an uncertain write under one key, others under their own', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const keyOf = async (keys?: WriteKeys) => {
      const { client, sent } = open(lost, keys === undefined ? {} : { keys });
      await failureOf(client.call(writingOnce('/x', data), { body: { quantity: 2 }, intent: 'add' }));
      return sent[0]?.headers.get('idempotency-key');
    };
    const shared = createWriteKeys();
    const first = await keyOf(shared);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await keyOf(shared)).toBe(first);
    expect(shared.open().map(([, key]) => key)).toEqual([first]);
    expect(new Set([first, await keyOf(createWriteKeys()), await keyOf(), await keyOf()]).size).toBe(4);
  });

  test('of a list each is asked for, and what is not known is left out', async () => {
    const { client, sent } = open(() => fine());
    await client.call(reading('/x', data), {
      query: { sku: ['A', 'B&C'], none: undefined, qty: 0, empty: '' },
    });
    await client.call(reading('/x', data), { query: { none: undefined, list: [] } });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://shop.test/backend/x?sku=A&sku=B%26C&qty=0&empty=',
      'http://shop.test/backend/x',
    ]);
  });
});

test('shared reads go by the whole address, and are plain without headers or listener', async () => {
  const shared: unknown[] = [];
  const reads: SharedReads = {
    read: async ({ path, isPlain, ask, parse }) => {
      shared.push([path, isPlain]);
      return parse((await ask()).text);
    },
  };
  const { client } = open(() => fine(), { reads });
  await client.call(reading('/x', data), { query: { qty: 1 } });
  await client.call(reading('/x', data), { headers: { 'x-trace': 'a' } });
  await client.call(reading('/x', data), { onHeaders: () => {} });
  expect(shared).toEqual([
    ['/x?qty=1', true],
    ['/x', false],
    ['/x', false],
  ]);
});

describe('what a call is told', () => {
  test('[CLOCK-01] the time of an answer that says it, and what that took; of others nothing', async () => {
    const { client, times } = open(({ url }) =>
      fine(url.endsWith('said') ? { date: 'Sat, 21 Nov 2026 05:00:00 GMT' } : { date: 'later' }),
    );
    await client.call(reading('/silent', data));
    expect(times).toEqual([]);
    await client.call(reading('/said', data));
    const [[at, took] = [0, -1]] = times;
    expect(at).toBe(Date.UTC(2026, 10, 21, 5));
    expect(took).toBeGreaterThanOrEqual(0);
    expect(took).toBeLessThan(1_000);
  });

  test('[CLOCK-01] the time of a refusal too', async () => {
    const date = 'Sat, 21 Nov 2026 05:00:00 GMT';
    const { client, times } = open(() => new Response('', { status: 500, headers: { date } }));
    await failureOf(client.call(reading('/x', data)));
    expect(times.map(([at]) => at)).toEqual([Date.UTC(2026, 10, 21, 5)]);
  });

  test.each([
    [{ errors: { user: [7] } }, null, {}],
    [{ errors: { user: [] } }, null, {}],
    [{ errors: { maxQty: [2], text: ['x'] } }, null, { maxQty: 2 }],
    [{ errors: { maxQty: [2, 9] } }, null, { maxQty: 2 }],
    [{ errors: { user: ['A', 'B'], least: [0] } }, 'A', { least: 0 }],
    [{}, null, {}],
    ['<html>', null, {}],
  ])('[API-05] a refusal of %o has a code only where one was said', async (body, code, params) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { client } = open(() => new Response(text, { status: 422 }));
    expect(await failureOf(client.call(reading('/x', data)))).toEqual({
      kind: 'http',
      status: 422,
      code,
      params,
    });
  });

  test('two kinds of data are read each by its own shape, again and again', async () => {
    const { client } = open(({ url }) => (url.endsWith('list') ? Response.json({ data: [1] }) : fine()));
    for (let time = 0; time < 2; time += 1) {
      expect(await client.call(reading('/x', data))).toEqual({ a: 1 });
      expect(await client.call(reading('/list', z.array(z.number())))).toEqual([1]);
    }
  });
});

describe('the end of a call', () => {
  test('who leaves ends it, on the way and before; the call is a failure of the network', async () => {
    const { client, sent } = open(() => new Promise<Response>(() => {}));
    const leaving = new AbortController();
    const call = failureOf(client.call(reading('/x', data), { signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leaving.abort();
    expect(await call).toMatchObject({ kind: 'network', status: 0, code: null });
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(await failureOf(client.call(reading('/y', data), { signal: leaving.signal }))).toMatchObject({
      kind: 'network',
      status: 0,
    });
    expect(sent).toHaveLength(1);
  });

  test('nothing of a finished call waits for its deadline, or listens to who asked', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asking = new AbortController();
    const stopped = vi.spyOn(asking.signal, 'removeEventListener');
    const { client } = open(({ url }) => (url.endsWith('bad') ? new Response('', { status: 500 }) : fine()));
    await client.call(reading('/x', data), { signal: asking.signal });
    await failureOf(client.call(reading('/bad', data), { signal: asking.signal }));
    expect(vi.getTimerCount()).toBe(0);
    expect(stopped).toHaveBeenCalledTimes(2);
  });

  test('a deadline is told from a loss, to the millisecond', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client } = open(() => new Promise<Response>(() => {}));
    let failure: unknown = null;
    void failureOf(client.call(reading('/x', data))).then((ended) => (failure = ended));
    await vi.advanceTimersByTimeAsync(999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ kind: 'timeout', status: 0 });
  });
});

describe('where the device is', () => {
  const problemOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: { problem: string }) => error.problem,
    );

  test('[ADDRESS-09] is asked for within ten seconds, and may be a minute old', () => {
    const getCurrentPosition = vi.fn<LocationSource['getCurrentPosition']>();
    void locateDevice({ getCurrentPosition });
    expect(getCurrentPosition).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      timeout: 10_000,
      maximumAge: 60_000,
    });
  });

  test.each([
    [1, 'permissionOff'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('[ADDRESS-09] a refusal by %i is told as %s', async (code, problem) => {
    const refusing: LocationSource = { getCurrentPosition: (_, onRefused) => onRefused({ code }) };
    expect(await problemOf(locateDevice(refusing))).toBe(problem);
  });

  test('[ADDRESS-09] a browser that offers nothing is told as unavailable', async () => {
    expect(await problemOf(locateDevice(undefined))).toBe('unavailable');
  });
});

test('[ANALYTICS-03] an event without a waiting caller reaches the host with its data', () => {
  const taken: unknown[] = [];
  createAnalytics(() => (event) => taken.push(event)).track({ name: 'product_view', data: { itemSku: 'A' } });
  expect(taken).toEqual([{ name: 'product_view', data: { itemSku: 'A' } }]);
});

test('[ANALYTICS-04] without a host the caller waits for nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await createAnalytics(() => undefined).trackAndWait({ name: 'product_view', data: { itemSku: 'A' } });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([null, '', 'null', '{', '7', '{}'])('a wish kept as %j is none', (text) => {
  expect(readWish(text)).toBeNull();
});

test('a wish is read as it was kept', () => {
  const kept = { wish: { kind: 'wishlist', itemSku: 'A-1' }, from: null, askedAt: 7 };
  expect(readWish(JSON.stringify(kept))).toEqual(kept);
});
