import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { READ_AHEAD_MS } from '#src/domain/shell/limits.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { deleting, posting, reading, writingOnce } from '../support/wires.ts';

const data = z.object({ at: z.number() });
const READ = reading('/x', data);

/** A client over a backend that answers with the number of the request. */
function open(refused: readonly number[] = []) {
  const sent: string[] = [];
  const backend = createBackend({
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      sent.push(`${method} ${new URL(url).pathname}${new URL(url).search}`);
      if (refused.includes(sent.length)) return new Response('', { status: 503 });
      return Response.json({ code: 200, status: 'OK', data: { at: sent.length } });
    },
    origin: 'http://host.test',
    language: 'id',
    timeoutMs: 1_000,
  });
  return { backend, sent };
}

describe('[ROUTE-38] a read before its answer is needed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('serves the next equal read, and only that', async () => {
    const { backend, sent } = open();
    const ahead = backend.call(READ, { query: { q: 'a' }, isAhead: true });
    expect(await backend.call(READ, { query: { q: 'a' } })).toEqual({ at: 1 });
    expect(await ahead).toEqual({ at: 1 });
    expect(sent).toEqual(['GET /backend/x?q=a']);
    expect(await backend.call(READ, { query: { q: 'a' } })).toEqual({ at: 2 });
  });

  test('serves no read of another address', async () => {
    const { backend } = open();
    await backend.call(READ, { query: { q: 'a' }, isAhead: true });
    expect(await backend.call(READ, { query: { q: 'b' } })).toEqual({ at: 2 });
    expect(await backend.call(READ)).toEqual({ at: 3 });
    expect(await backend.call(reading('/y', data), { query: { q: 'a' } })).toEqual({ at: 4 });
    expect(await backend.call(READ, { query: { q: 'a' } })).toEqual({ at: 1 });
  });

  test('the newest of several serves', async () => {
    const { backend } = open();
    await backend.call(READ, { isAhead: true });
    await backend.call(READ, { isAhead: true });
    expect(await backend.call(READ)).toEqual({ at: 2 });
  });

  test('serves until its age', async () => {
    const { backend } = open();
    await backend.call(READ, { isAhead: true });
    vi.advanceTimersByTime(READ_AHEAD_MS - 1);
    expect(await backend.call(READ)).toEqual({ at: 1 });
    await backend.call(READ, { isAhead: true });
    vi.advanceTimersByTime(READ_AHEAD_MS);
    expect(await backend.call(READ)).toEqual({ at: 3 });
  });

  test.each([
    ['a write', posting('/w', data), {}],
    ['a deletion', deleting('/w', data), {}],
    ['a write under a key', writingOnce('/w', data), { intent: 'add' }],
  ])('%s before or after it makes it old', async (_, write, how) => {
    const { backend } = open();
    await backend.call(READ, { isAhead: true });
    const written = backend.call(write, how as never);
    await backend.call(READ, { isAhead: true });
    await written;
    // Requests: ahead, write, ahead during the write.
    expect(await backend.call(READ)).toEqual({ at: 4 });
    await backend.call(READ, { isAhead: true });
    void backend.call(write, how as never);
    expect(await backend.call(READ)).toEqual({ at: 7 });
  });

  test('a failed write makes it old too: it may have happened', async () => {
    const { backend } = open([2]);
    await backend.call(READ, { isAhead: true });
    const failed = backend.call(posting('/w', data)).catch(() => 'failed');
    await backend.call(READ, { isAhead: true });
    expect(await failed).toBe('failed');
    expect(await backend.call(READ)).toEqual({ at: 4 });
  });

  test('a failure is the failure of the read ahead alone', async () => {
    const { backend, sent } = open([1]);
    await expect(backend.call(READ, { isAhead: true })).rejects.toThrow('HTTP 503');
    expect(await backend.call(READ)).toEqual({ at: 2 });
    expect(sent).toHaveLength(2);
  });
});
