import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRenderQueue, OverCapacity, VisitorLeft } from '#server/pages/renderQueue.ts';

const resultOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

describe('the queue of renders', () => {
  test('renders one after another, in the order they came', async () => {
    const inTurn = createRenderQueue({ capacity: 8, maxWaitMs: 500 });
    const log: string[] = [];
    const results = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        inTurn(async () => {
          log.push(`${name} begins`);
          await Promise.resolve();
          log.push(`${name} ends`);
          return name;
        }),
      ),
    );
    expect(results).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('visitors past the most that can wait are refused before the first render begins', async () => {
    const inTurn = createRenderQueue({ capacity: 64, maxWaitMs: 500, mostWaiting: 4, now: () => 0 });
    const log: string[] = [];
    const asked: Promise<unknown>[] = [];
    for (let visitor = 0; visitor < 20; visitor += 1) {
      asked.push(
        inTurn(async () => log.push('rendered')).catch((error: unknown) => {
          expect(error).toBeInstanceOf(OverCapacity);
          log.push('refused');
        }),
      );
      await nextTurn();
    }
    await Promise.all(asked);
    expect(log).toEqual([
      ...Array.from({ length: 16 }, () => 'refused'),
      ...Array.from({ length: 4 }, () => 'rendered'),
    ]);
  });

  test('visitors who never stop coming do not keep a render from beginning', async () => {
    const inTurn = createRenderQueue({ capacity: 1, maxWaitMs: 5_000, mostWaiting: 1 });
    const progress = { isRendered: false };
    const asked = inTurn(async () => {
      progress.isRendered = true;
    });
    let refused = 0;
    while (!progress.isRendered) {
      expect(await resultOf(inTurn(async () => {}))).toBeInstanceOf(OverCapacity);
      refused += 1;
      await nextTurn();
    }
    await asked;
    expect(refused).toBeGreaterThan(0);
  });

  test('[HOST-30] a visitor with a place in time gets it, and is never refused before time is up', async () => {
    let now = 0;
    const refusedAt: number[] = [];
    const inTurn = createRenderQueue({ capacity: 1, maxWaitMs: 500, now: () => now });
    const render = async () => {
      now += 20;
    };
    const asked = Array.from({ length: 60 }, () => inTurn(render).catch(() => void refusedAt.push(now)));
    await Promise.all(asked);
    // At 20 ms each, 25 have begun in 500 ms, and one begins at their end.
    expect(60 - refusedAt.length).toBe(26);
    expect(Math.min(...refusedAt)).toBeGreaterThan(500);
    expect(await inTurn(async () => 'next')).toBe('next');
  });

  test('[HOST-30] a wait for room is looked at when there is some, and not all the time', async () => {
    let asked = 0;
    let now = 0;
    const inTurn = createRenderQueue({
      capacity: 1,
      maxWaitMs: 60_000,
      now: () => {
        asked += 1;
        return now;
      },
    });
    const held = Promise.withResolvers<void>();
    const slow = inTurn(() => held.promise);
    const waits = inTurn(async () => 'page');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pass = async (ms: number) => {
      now += ms;
      await vi.advanceTimersByTimeAsync(ms);
      for (let turns = 0; turns < 50; turns += 1) await nextTurn();
    };
    await pass(0);
    const before = asked;
    for (let second = 0; second < 50; second += 1) await pass(1_000);
    expect(asked).toBe(before);
    held.resolve();
    expect(await waits).toBe('page');
    await slow;
  });

  test('a visitor is not refused because earlier renders were slow', async () => {
    let now = 0;
    const inTurn = createRenderQueue({ capacity: 8, maxWaitMs: 500, now: () => now });
    for (let slow = 0; slow < 3; slow += 1) await inTurn(async () => (now += 3_000));
    const pages = Array.from({ length: 40 }, (_, page) => page);
    const made = pages.map((page) =>
      inTurn(async () => {
        now += 10;
        return page;
      }),
    );
    expect(await Promise.all(made)).toEqual(pages);
  });

  test('while there is something to render, few are refused between two renders', async () => {
    let now = 0;
    const log: string[] = [];
    const inTurn = createRenderQueue({ capacity: 1, maxWaitMs: 500, now: () => now });
    const inTime: Promise<unknown>[] = [];
    const ask = (render: () => Promise<unknown>) => inTurn(render).catch(() => log.push('refused'));
    const slow = ask(async () => {
      log.push('rendered');
      now += 600;
      for (let page = 0; page < 4; page += 1) inTime.push(ask(async () => log.push('rendered')));
    });
    const late = Array.from({ length: 40 }, () => ask(async () => log.push('rendered')));
    await slow;
    await Promise.all([...late, ...inTime]);
    const between = log
      .join(' ')
      .split('rendered')
      .map((refused) => refused.split('refused').length - 1);
    // After each render six of the 40, and all others once there is nothing else to do.
    expect(between).toEqual([0, 0, 6, 6, 6, 22]);
  });

  test('[HOST-30] counts those about to be refused among the most that can wait', async () => {
    let now = 0;
    const inTurn = createRenderQueue({ capacity: 1, maxWaitMs: 500, mostWaiting: 50, now: () => now });
    const ask = (render: () => Promise<unknown>) => resultOf(inTurn(render));
    const begun = Promise.withResolvers<unknown>();
    const slow = ask(async () => {
      now += 600;
      begun.resolve(
        ask(async () => {
          // All others are late by now, and not yet refused: there is room for ten more.
          return { next: Array.from({ length: 20 }, () => ask(async () => 'page')) };
        }),
      );
    });
    const late = Array.from({ length: 40 }, () => ask(async () => 'page'));
    await slow;
    const { next } = (await begun.promise) as { next: Promise<unknown>[] };
    const answers = await Promise.all(next);
    expect(answers.filter((answer) => answer === 'page')).toHaveLength(10);
    expect(answers.slice(10).every((answer) => answer instanceof OverCapacity)).toBe(true);
    await Promise.all(late);
  });

  test('[HOST-30] renders nothing for a visitor who left, and gives their place to the next', async () => {
    let waiting = 0;
    const inTurn = createRenderQueue({
      capacity: 1,
      maxWaitMs: 60_000,
      mostWaiting: 1,
      onWaiting: (count) => (waiting = count),
    });
    let end = () => {};
    const begun = Promise.withResolvers<void>();
    const long = inTurn(() => {
      begun.resolve();
      return new Promise<void>((resolve) => (end = resolve));
    });
    await begun.promise;
    const visitor = new AbortController();
    const asked = resultOf(inTurn(async () => 'page', visitor.signal));
    expect(waiting).toBe(1);
    visitor.abort();
    expect(await asked).toBeInstanceOf(VisitorLeft);
    expect(waiting).toBe(0);
    const next = inTurn(async () => 'next');
    end();
    expect(await next).toBe('next');
    await long;
    expect(await resultOf(inTurn(async () => 'page', AbortSignal.abort()))).toBeInstanceOf(VisitorLeft);
  });

  test('a render that fails or waits gives its room back at its end, and holds up no other before', async () => {
    const inTurn = createRenderQueue({ capacity: 2, maxWaitMs: 100 });
    expect(await resultOf(inTurn(() => Promise.reject(new Error('view'))))).toEqual(new Error('view'));
    const ends: (() => void)[] = [];
    const waits = () => inTurn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const one = waits();
    expect(await inTurn(async () => 'beside it')).toBe('beside it');
    const other = waits();
    // There is room for two: the third waits its time for one of them to end, and no longer.
    expect(await resultOf(inTurn(async () => 'third'))).toBeInstanceOf(OverCapacity);
    const fourth = inTurn(async () => 'fourth');
    ends[0]?.();
    expect(await fourth).toBe('fourth');
    ends[1]?.();
    await Promise.all([one, other]);
    expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2]);
  });
});
