import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendSpared, createCircuits, type CircuitEvent } from '#server/proxy/circuits.ts';

const SETTINGS = { timeoutMs: 4_000, concurrency: 3, failures: 2, pauseMs: 500 };
const SUMMARY = 'https://api.example/backend/product-detail/products/A-1/_summary';
const OTHER_SUMMARY = 'https://api.example/backend/product-detail/products/B-2/_summary';
const BAG = 'https://api.example/backend/retail/carts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer that never comes, and fails when the call is aborted. */
const hang = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

function open(first: (init?: RequestInit) => Promise<Response> | Response, settings = {}) {
  const events: CircuitEvent[] = [];
  const backend = vi.fn<(url: string, init?: RequestInit) => Promise<Response> | Response>((_, init) =>
    first(init),
  );
  const call = createCircuits(
    { ...SETTINGS, ...settings },
    {
      call: async (url, init) => backend(String(url), init),
      onEvent: (event) => events.push(event),
    },
  );
  const status = (url: string, init?: RequestInit) =>
    call(url, init).then(
      (answer) => answer.status,
      (error: Error) => error.name,
    );
  return { backend, call, status, events };
}

describe('the circuit of an endpoint', () => {
  test.each([
    ['answers 5xx', async () => new Response(null, { status: 503 }), 503],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'TypeError'],
    [
      'breaks its answers off',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
      'TypeError',
    ],
  ])('opens when it %s again and again; nothing is asked until the pause is over', async (_, fail, ends) => {
    const { backend, status, events } = open(fail);
    expect([await status(SUMMARY), await status(OTHER_SUMMARY)]).toEqual([ends, ends]);
    expect(await status(SUMMARY)).toBe('BackendSpared');
    vi.advanceTimersByTime(SETTINGS.pauseMs - 1);
    expect(await status(SUMMARY)).toBe('BackendSpared');
    expect(backend).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect([await status(SUMMARY), await status(SUMMARY)]).toEqual([200, 200]);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'refused', 'refused', 'closed']);
    expect(new Set(events.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['GET /product-detail/products/*/_summary']),
    );
    // Calls that have ended leave no timer.
    expect(vi.getTimerCount()).toBe(0);
  });

  test('says when to come back, and leaves the other endpoints alone', async () => {
    const { backend, call, status } = open(async () => new Response(null, { status: 500 }), {
      pauseMs: 1_200,
    });
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    const spared = await call(SUMMARY).catch((error: unknown) => error);
    expect(spared).toBeInstanceOf(BackendSpared);
    expect((spared as BackendSpared).retryAfterSeconds).toBe(2);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect([await status(BAG), await status(BAG, { method: 'POST' })]).toEqual([200, 200]);
  });

  test('never opens by answers of 4xx, nor by failures with an answer between them', async () => {
    const { backend, status, events } = open(async () => new Response(null, { status: 429 }));
    for (const refusal of [400, 401, 404, 410, 422, 429]) {
      backend.mockImplementation(async () => new Response(null, { status: refusal }));
      expect([await status(SUMMARY), await status(SUMMARY)]).toEqual([refusal, refusal]);
    }
    for (const answer of [500, 404, 503, 200, 500, 400]) {
      backend.mockImplementation(async () => new Response(null, { status: answer }));
      expect(await status(SUMMARY)).toBe(answer);
    }
    expect(events).toEqual([]);
  });

  test('a call that hangs ends in time and counts; a caller who leaves does not', async () => {
    const { status, events } = open(hang);
    for (let count = 0; count < 3; count += 1) {
      const leaving = new AbortController();
      const left = status(SUMMARY, { signal: leaving.signal });
      leaving.abort();
      expect(await left).toBe('AbortError');
    }
    for (let count = 0; count < 2; count += 1) {
      const waiting = status(SUMMARY);
      await vi.advanceTimersByTimeAsync(SETTINGS.timeoutMs);
      expect(await waiting).toBe('TimeoutError');
    }
    expect(events.map(({ kind }) => kind)).toEqual(['opened']);
  });

  test('one probe at a time, which goes on when its caller leaves; other calls fail at once', async () => {
    const { backend, status } = open(async () => new Response(null, { status: 500 }));
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    vi.advanceTimersByTime(SETTINGS.pauseMs);
    const { promise, resolve } = Promise.withResolvers<Response>();
    backend.mockImplementation(() => promise);
    const leaving = new AbortController();
    const probe = status(SUMMARY, { signal: leaving.signal });
    expect(await status(SUMMARY)).toBe('BackendSpared');
    leaving.abort();
    expect(await probe).toBe('AbortError');
    resolve(Response.json({ data: 1 }));
    await vi.advanceTimersByTimeAsync(0);
    backend.mockImplementation(async () => Response.json({ data: 2 }));
    expect(await status(SUMMARY)).toBe(200);
    expect(backend).toHaveBeenCalledTimes(4);
  });

  test('a try takes two seconds, or twice what the endpoint usually takes', async () => {
    const { backend, status } = open(async () => Response.json({ data: 1 }), { timeoutMs: 15_000 });
    const fail = async () => {
      backend.mockImplementation(async () => new Response(null, { status: 500 }));
      for (let count = 0; count < 2; count += 1) await status(SUMMARY);
      vi.advanceTimersByTime(SETTINGS.pauseMs);
    };
    const answerAfter = async (ms: number) => {
      backend.mockImplementation(async (_, init) =>
        Promise.race([
          hang(init),
          new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ data: 1 })), ms)),
        ]),
      );
      const waiting = status(SUMMARY);
      await vi.advanceTimersByTimeAsync(ms);
      return waiting;
    };
    await status(SUMMARY);
    await fail();
    expect(await answerAfter(2_001)).toBe('TimeoutError');
    vi.advanceTimersByTime(SETTINGS.pauseMs);
    expect(await answerAfter(1_999)).toBe(200);
    expect(await answerAfter(3_000)).toBe(200);
    await fail();
    expect(await answerAfter(5_500)).toBe(200);
  });

  test('a slow answer of long ago, and slow failures, make no try longer', async () => {
    let ms = 3_000;
    const answered = (answer: number) => async () => {
      await vi.advanceTimersByTimeAsync(ms);
      return new Response(null, { status: answer });
    };
    const { backend, status } = open(answered(200), { timeoutMs: 15_000 });
    await status(SUMMARY);
    ms = 1;
    for (let count = 0; count < 20; count += 1) await status(SUMMARY);
    ms = 3_000;
    backend.mockImplementation(answered(500));
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    vi.advanceTimersByTime(SETTINGS.pauseMs);
    backend.mockImplementation((_, init) => hang(init));
    const ended: unknown[] = [];
    void status(SUMMARY).then((how) => ended.push(how));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended).toEqual(['TimeoutError']);
  });

  test('limits calls to one endpoint at a time; hanging calls free their places once it opens', async () => {
    const { backend, status, events } = open(hang);
    const hanging = [status(SUMMARY), status(SUMMARY), status(SUMMARY)];
    expect(await status(SUMMARY)).toBe('BackendSpared');
    expect(events).toEqual([{ endpoint: 'GET /product-detail/products/*/_summary', kind: 'crowded' }]);
    await vi.advanceTimersByTimeAsync(SETTINGS.timeoutMs);
    await Promise.all(hanging);
    vi.advanceTimersByTime(SETTINGS.pauseMs);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect(await status(SUMMARY)).toBe(200);
  });

  test('when full, reads that hang for 2 s give way: the circuit opens and probes the endpoint', async () => {
    const { backend, status, events } = open(async () => {
      await vi.advanceTimersByTimeAsync(300);
      return Response.json({ data: 1 });
    });
    expect(await status(SUMMARY)).toBe(200);
    backend.mockImplementation((_, init) => hang(init));
    const hanging = [status(SUMMARY), status(SUMMARY), status(SUMMARY)];
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await status(SUMMARY)).toBe('BackendSpared');
    expect(events.map(({ kind }) => kind)).toEqual(['crowded']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await status(SUMMARY)).toBe('BackendSpared');
    expect(await Promise.all(hanging)).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError']);
    expect(events.map(({ kind }) => kind)).toEqual(['crowded', 'crowded', 'opened']);
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect(await status(SUMMARY)).toBe(200);
  });

  test('writes that hang give way after 4 s, but still end normally for their visitors', async () => {
    const { backend, status, events } = open(async () => Response.json({ data: 1 }), { timeoutMs: 15_000 });
    const write = { method: 'POST' };
    expect(await status(BAG, write)).toBe(200);
    const answers: ((answer: Response) => void)[] = [];
    backend.mockImplementation((_, init) =>
      Promise.race([hang(init), new Promise<Response>((resolve) => void answers.push(resolve))]),
    );
    const ended: unknown[] = [];
    for (let count = 0; count < 3; count += 1) void status(BAG, write).then((how) => ended.push(how));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(await status(BAG, write)).toBe('BackendSpared');
    expect(events.map(({ kind }) => kind)).toEqual(['crowded']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await status(BAG, write)).toBe('BackendSpared');
    await vi.advanceTimersByTimeAsync(0);
    expect(events.map(({ kind }) => kind)).toEqual(['crowded', 'crowded', 'opened']);
    expect(ended).toEqual([]);
    // A late answer reaches its visitor; the other writes run until their timeout.
    answers[1]?.(Response.json({ data: 1 }, { status: 201 }));
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    expect(ended).toEqual([201]);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect(await status(BAG, write)).toBe(200);
    await vi.advanceTimersByTimeAsync(15_000 - 4_000 - SETTINGS.pauseMs);
    expect(ended).toEqual([201, 'TimeoutError', 'TimeoutError']);
  });

  test('a write that has given way still ends when its visitor leaves', async () => {
    const { backend, status } = open(hang, { timeoutMs: 15_000 });
    const leaving = new AbortController();
    const write = { method: 'POST' };
    const left = status(BAG, { ...write, signal: leaving.signal });
    for (let count = 0; count < 2; count += 1) void status(BAG, write);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await status(BAG, write)).toBe('BackendSpared');
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    expect(await left).toBe('AbortError');
    expect(backend.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(backend.mock.calls[1]?.[1]?.signal?.aborted).toBe(false);
  });

  test('probes an endpoint that never answered for 2 s at a time, and finds a slower one too', async () => {
    const { backend, status, events } = open(async () => new Response(null, { status: 500 }), {
      timeoutMs: 15_000,
    });
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    const begunAt = Date.now();
    backend.mockImplementation((_, init) =>
      Promise.race([
        hang(init),
        new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ data: 1 })), 6_000)),
      ]),
    );
    const found: unknown[] = [];
    while (!found.includes(200) && Date.now() - begunAt < 60_000) {
      void status(SUMMARY).then((how) => found.push(how));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(found.find((how) => how !== 'BackendSpared')).toBe('TimeoutError');
    expect(found).toContain(200);
    expect(events.at(-1)?.kind).toBe('closed');
    // The try that was told after six seconds was the first; the next but those under way had twice that.
    expect(Date.now() - begunAt).toBeLessThanOrEqual(6_000 + 2_500 + 6_000 + 1_000);
    expect(backend.mock.calls.length).toBeLessThan(10);
  });

  test('one that has never answered and hangs gives its places to others after two seconds', async () => {
    const { backend, status } = open(hang, { timeoutMs: 15_000 });
    for (let count = 0; count < 3; count += 1) void status(SUMMARY);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await status(SUMMARY)).toBe('BackendSpared');
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    // A probe that hangs frees its place for the next probe.
    const tried = status(SUMMARY);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await tried).toBe('TimeoutError');
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect(await status(SUMMARY)).toBe(200);
  });

  test('what is not listed is read and written apart', async () => {
    const unlisted = 'https://api.example/backend/common/nowhere';
    const { backend, status } = open(hang);
    for (let count = 0; count < 3; count += 1) void status(unlisted, { method: 'PUT' });
    expect(await status(unlisted, { method: 'PUT' })).toBe('BackendSpared');
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect([await status(unlisted), await status(unlisted, { method: 'HEAD' })]).toEqual([200, 200]);
  });

  test('what was begun before it opened says nothing about it afterwards', async () => {
    const { backend, status, events } = open(hang);
    const old = status(SUMMARY);
    await vi.advanceTimersByTimeAsync(2_500);
    backend.mockImplementation(async () => new Response(null, { status: 500 }));
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    const { promise, resolve } = Promise.withResolvers<Response>();
    backend.mockImplementation(() => promise);
    const probe = status(SUMMARY);
    await vi.advanceTimersByTimeAsync(SETTINGS.timeoutMs - 2_500 - SETTINGS.pauseMs);
    expect(await old).toBe('TimeoutError');
    resolve(Response.json({ data: 1 }));
    expect(await probe).toBe(200);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'closed']);
  });

  test('an answer of 5xx to what was begun before it opened is its caller’s, and does not count', async () => {
    const { backend, status, events } = open(() => first.promise);
    const first = Promise.withResolvers<Response>();
    const old = status(SUMMARY);
    backend.mockImplementation(async () => new Response(null, { status: 500 }));
    for (let count = 0; count < 2; count += 1) await status(SUMMARY);
    await vi.advanceTimersByTimeAsync(SETTINGS.pauseMs);
    backend.mockImplementation(async () => Response.json({ data: 1 }));
    expect(await status(SUMMARY)).toBe(200);
    first.resolve(new Response(null, { status: 500 }));
    expect(await old).toBe(500);
    backend.mockImplementation(async () => new Response(null, { status: 500 }));
    expect(await status(SUMMARY)).toBe(500);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'closed']);
    expect(await status(SUMMARY)).toBe(500);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'closed', 'opened']);
  });

  test('an answer of 500 is a failure, one below is none', async () => {
    for (const [answer, kinds] of [
      [500, ['opened']],
      [499, []],
    ] as const) {
      const { status, events } = open(async () => new Response(null, { status: answer }));
      for (let count = 0; count < 2; count += 1) await status(SUMMARY);
      expect(events.map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  test('a caller who has already left causes no call to the backend', async () => {
    const { backend, status } = open(async () => Response.json({ data: 1 }));
    expect(await status(SUMMARY, { signal: AbortSignal.abort() })).toBe('AbortError');
    expect(backend).not.toHaveBeenCalled();
  });
});
