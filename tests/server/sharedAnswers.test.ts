import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSharedAnswers } from '#server/pages/sharedAnswers.ts';
import { createSharedReads } from '#server/pages/sharedReads.ts';
import { CHANGES_KEY } from '#server/shared/changes.ts';
import { connectValkey } from '#server/shared/valkey.ts';
import { startValkeyServer } from './support/valkeyServer.ts';

let server: Awaited<ReturnType<typeof startValkeyServer>>;
beforeAll(async () => {
  server = await startValkeyServer();
});
afterAll(() => server.close());
const closers: (() => unknown)[] = [];
beforeEach(() => server.with((client) => client.flushall()));
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const NOW = Date.UTC(2026, 10, 21, 5);
const schema = z.object({ words: z.string() });
const PUBLIC = { 'cache-control': 'public, max-age=60' };

/** The reads of one host; the backend tells which host has asked, and for what. */
async function openHost(name: string, { build = 'one', headers = PUBLIC as Record<string, string> } = {}) {
  const valkey = connectValkey(server.url, { commandMs: 10_000 });
  closers.push(() => valkey.close());
  if (valkey.client.status !== 'ready') await once(valkey.client, 'ready');
  let nowMs = NOW;
  const now = () => nowMs;
  const reads = createSharedReads({ now, answers: createSharedAnswers(valkey, build, { now }) });
  const read = async (
    path: string,
    { language = 'id', isPlain = true, during = async () => {} }: Partial<Facts> = {},
  ) => {
    const answer = await reads.read({
      path,
      language,
      schema,
      isPlain,
      ask: async () => {
        await during();
        return { text: JSON.stringify({ words: `${path} for ${name}` }), headers: new Headers(headers) };
      },
      parse: (text) => z.parse(schema, JSON.parse(text)),
    });
    return answer.words;
  };
  // It learns that the backend shares this kind of answer.
  await read('/product/first');
  return { read, pass: (ms: number) => void (nowMs += ms) };
}
interface Facts {
  language: string;
  isPlain: boolean;
  /** Happens while the backend is asked. */
  during: () => Promise<void>;
}
const kept = () => server.with((client) => client.keys('etalase:read:*'));
/** A host hands an answer on after it has sent its page. */
const untilKept = (count: number) => expect.poll(kept).toHaveLength(count);

describe('[HOST-44] hosts that share a Valkey', () => {
  test('ask once for what the backend says everybody may have', async () => {
    const [one, other] = [await openHost('one'), await openHost('other')];
    expect(await one.read('/product/a')).toBe('/product/a for one');
    await untilKept(1);
    expect(await other.read('/product/a')).toBe('/product/a for one');
    // From then on it is in the memory of both.
    await server.with((client) => client.flushall());
    expect(await other.read('/product/a')).toBe('/product/a for one');
  });

  test('tell answers apart by path, language and build', async () => {
    const [one, other, newer] = [
      await openHost('one'),
      await openHost('other'),
      await openHost('newer', { build: 'two' }),
    ];
    await one.read('/product/a');
    await untilKept(1);
    expect(await other.read('/product/b')).toBe('/product/b for other');
    expect(await other.read('/product/a', { language: 'en' })).toBe('/product/a for other');
    expect(await newer.read('/product/a')).toBe('/product/a for newer');
  });

  test('share an answer no longer than the backend says, from its request on', async () => {
    const [one, other] = [await openHost('one'), await openHost('other')];
    await one.read('/product/a');
    await untilKept(1);
    expect(await server.with(async (client) => client.pttl((await kept())[0] ?? ''))).toBeLessThanOrEqual(
      60_000,
    );
    other.pass(59_999);
    expect(await other.read('/product/a')).toBe('/product/a for one');
    other.pass(1);
    expect(await other.read('/product/a')).toBe('/product/a for other');
  });

  test.each([
    ['a private one', { headers: { 'cache-control': 'private, max-age=60' } }, {}],
    ['one that may not be kept', { headers: { 'cache-control': 'public, no-store' } }, {}],
    ['one that varies by its visitor', { headers: { ...PUBLIC, vary: 'cookie' } }, {}],
    ['one that was asked for with a cookie', {}, { isPlain: false }],
  ])('write down nothing of one visitor: %s', async (_, host, asked) => {
    const { read } = await openHost('one', host);
    await read('/product/a', asked);
    await read('/product/a', asked);
    expect(await kept()).toEqual([]);
    const learned = await openHost('other');
    expect(await learned.read('/product/a', { isPlain: false })).toBe('/product/a for other');
    expect(await kept()).toEqual([]);
  });

  test('hand nothing to a read with a cookie: the backend may answer its visitor otherwise', async () => {
    const [one, other] = [await openHost('one'), await openHost('other')];
    await one.read('/product/a');
    await untilKept(1);
    expect(await other.read('/product/a', { isPlain: false })).toBe('/product/a for other');
  });

  test('write down nothing about members and bags, whatever the backend says of it', async () => {
    const { read } = await openHost('one');
    await read('/member/wishlist');
    await read('/retail/carts');
    expect(await kept()).toEqual([]);
  });

  test('forget all of it with a change, and keep nothing that was asked for before one', async () => {
    const [one, other] = [await openHost('one'), await openHost('other')];
    const change = () => server.with((client) => client.incr(`etalase:${CHANGES_KEY}`));
    await one.read('/product/a');
    await untilKept(1);
    await change();
    expect(await other.read('/product/a')).toBe('/product/a for other');
    await untilKept(1);
    await one.read('/product/b', { during: async () => void (await change()) });
    // The last of one connection is done once a later one is.
    await one.read('/product/c');
    await expect
      .poll(async () => {
        await one.read(`/product/${Math.random()}`);
        return (await kept()).length;
      })
      .toBeGreaterThan(2);
    expect(await other.read('/product/b')).toBe('/product/b for other');
  });

  test('ask the backend where Valkey is away, and where something else lies in it', async () => {
    const [one, other] = [await openHost('one'), await openHost('other')];
    await one.read('/product/a');
    await untilKept(1);
    const [key = ''] = await kept();
    await server.with((client) => client.set(key, 'something else'));
    expect(await other.read('/product/a')).toBe('/product/a for other');
    await server.kill();
    expect(await other.read('/product/b')).toBe('/product/b for other');
    await server.start();
  });
});
