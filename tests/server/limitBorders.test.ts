import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#src/services/calls/calls.ts';
import { createLimits, tooManyRequests, type LimitSettings } from '#server/http/limits.ts';

const NONE: LimitSettings = {
  writesPerVisitor: 0,
  writesPerAddress: 0,
  searchesPerVisitor: 0,
  searchesPerAddress: 0,
  sessionCookie: 'session',
};
const BAG = '/backend/retail/carts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const requestOf = (path: string, { method = 'POST', from = '203.0.113.9', cookie = '' } = {}) =>
  new Request(`http://shop.test${path}`, { method, headers: { 'x-forwarded-for': from, cookie } });
/** One may be asked; whether the next is refused. */
async function isOne(
  limits: ReturnType<typeof createLimits>,
  [first, second]: readonly [Request, Request],
): Promise<boolean> {
  expect(await limits.admit(first)).toBeNull();
  return (await limits.admit(second)) !== null;
}

describe('what is a write, and what is looked up', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s writes', async (method) => {
    const limits = createLimits({ ...NONE, writesPerAddress: 1 });
    expect(await isOne(limits, [requestOf(BAG, { method }), requestOf(BAG, { method })])).toBe(true);
  });
  test.each(['GET', 'HEAD', 'OPTIONS'])('%s does not', async (method) => {
    const limits = createLimits({ ...NONE, writesPerAddress: 1 });
    expect(await isOne(limits, [requestOf(BAG, { method }), requestOf(BAG, { method })])).toBe(false);
  });
  test.each([
    ['/backend/search', true],
    ['/backend/search/x', true],
    ['/backend/common/region/countries/ID/provinces', true],
    ['/backend/grocery/nearby-stores', true],
    ['/backend/searching/x', false],
    ['/backend/common/users/_current', false],
    ['/backend/grocery/recommendations', false],
    ['/p/backend/search/x', false],
  ])('%s is looked up: %s', async (path, isSearch) => {
    const limits = createLimits({ ...NONE, searchesPerAddress: 1 });
    const asking = () => requestOf(path, { method: 'GET' });
    expect(await isOne(limits, [asking(), asking()])).toBe(isSearch);
  });
  test.each(
    calls.map(({ method, path, isSearch }) => [`${method} ${path}`, path, isSearch === true] as const),
  )('%s is looked up where its entry says so, by any method', async (_, path, isSearch) => {
    for (const method of ['GET', 'POST']) {
      const limits = createLimits({ ...NONE, searchesPerAddress: 1 });
      const asking = () => requestOf(`/backend${path.replaceAll(/\{\w+\}/g, 'A-1')}`, { method });
      expect(await isOne(limits, [asking(), asking()])).toBe(isSearch);
    }
  });
});

describe('who is one', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9', true],
    ['203.0.113.9', '203.0.113.90', false],
    ['2001:db8:0:1::7', '2001:0db8:0000:0001:ffff:1:2:3', true],
    ['2001:DB8:a:1::', '2001:db8:A:1:0:0:0:9', true],
    ['2001:db8::', '2001:db8:0:0:5::', true],
    ['2001:db8::5', '2001:db8:0:5::', false],
    ['::1', '::2:1', true],
    ['::1', '1::', false],
    ['::', '0:0:0:0:1:2:3:4', true],
    ['2001:db8:1::', '2001:db8:10::', false],
    ['2001:db8:100::', '2001:db8:10::', false],
    ['2001:db8:1:23::', '2001:db8:12:3::', false],
    ['2001:db8:10::', '2001:db8:010::', true],
  ])('%s and %s: %s', async (one, other, isSame) => {
    const limits = createLimits({ ...NONE, writesPerAddress: 1 });
    const both = [requestOf(BAG, { from: one }), requestOf(BAG, { from: other })] as const;
    expect(await isOne(limits, both)).toBe(isSame);
  });

  test('a session as long as one may be is known, a longer one and an empty one are none', () => {
    const limits = createLimits({ ...NONE, writesPerVisitor: 1 });
    const meet = (cookie: string) => limits.learn(requestOf(BAG, { cookie }), new Response());
    for (const none of ['session=', 'session', `session=${'s'.repeat(513)}`, 'sessions=a', 'x=session=a'])
      meet(none);
    expect(limits.size).toBe(0);
    meet(`lang=id;  session = ${'s'.repeat(512)} `);
    expect(limits.size).toBe(1);
  });

  test('what stands after another stroke belongs to a session', async () => {
    const limits = createLimits({ ...NONE, writesPerVisitor: 1 });
    for (const session of ['x=a', 'x=b', 'xa'])
      limits.learn(requestOf(BAG, { cookie: `session=${session}` }), new Response());
    expect(limits.size).toBe(3);
  });

  test.each([
    [399, 1],
    [400, 0],
    [500, 0],
  ])('a write that was answered with %i makes %i sessions known', (status, known) => {
    const limits = createLimits({ ...NONE, writesPerVisitor: 1 });
    limits.learn(requestOf(BAG, { cookie: 'session=a' }), new Response(null, { status }));
    expect(limits.size).toBe(known);
  });

  test('sessions are counted whatever the cookie is called', async () => {
    const limits = createLimits({ ...NONE, writesPerVisitor: 1, sessionCookie: 'sid' });
    for (const cookie of ['session=a', '__Host-session=a', 'sid=a', '__Host-sid=b'])
      limits.learn(requestOf(BAG, { cookie }), new Response());
    expect(limits.size).toBe(2);
  });
});

describe('when there is room again', () => {
  test.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_001, 1],
    [59_999, 1],
  ])('%i ms after the first, it is said to be in %i s', async (passed, seconds) => {
    const limits = createLimits({ ...NONE, writesPerAddress: 1 });
    expect(await limits.admit(requestOf(BAG))).toBeNull();
    vi.advanceTimersByTime(passed);
    expect(await limits.admit(requestOf(BAG))).toBe(seconds);
  });

  test('the refusal says so twice, and is no-store', async () => {
    const answer = tooManyRequests(7);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      429,
      '7',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      code: 429,
      status: 'ERROR',
      errors: { user: ['TOO_MANY_REQUESTS'], retryAfterSeconds: [7] },
    });
  });
});

test('who is pushed out of the room of all may ask anew, who asks again stays', async () => {
  const limits = createLimits({ ...NONE, writesPerAddress: 1 }, { mostCounted: 2 });
  const ask = (from: string) => limits.admit(requestOf(BAG, { from }));
  await ask('10.0.0.1');
  await ask('10.0.0.2');
  expect(await ask('10.0.0.1')).toBe(60);
  await ask('10.0.0.3');
  expect(await ask('10.0.0.1')).toBe(60);
  expect(await ask('10.0.0.2')).toBeNull();
});

test('a session that looks something up stays known, the one that asked nothing for longest goes', async () => {
  const limits = createLimits({ ...NONE, searchesPerVisitor: 1 }, { mostCounted: 2 });
  const meet = (session: string) =>
    limits.learn(requestOf(BAG, { cookie: `session=${session}` }), new Response());
  const search = (session: string) =>
    limits.admit(requestOf('/backend/search/x', { method: 'GET', cookie: `session=${session}` }));
  meet('a');
  meet('b');
  expect(await search('a')).toBeNull();
  meet('c');
  expect([await search('a'), await search('b'), await search('b')]).toEqual([60, null, null]);
});
