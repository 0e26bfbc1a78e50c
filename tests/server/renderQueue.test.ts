import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
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

  test('who arrives one by one is seen, and refused past capacity, before the first render takes the thread', async () => {
    const inTurn = createRenderQueue({ capacity: 4, maxWaitMs: 500, now: () => 0 });
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
    const inTurn = createRenderQueue({ capacity: 1, maxWaitMs: 5_000 });
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

  test('who would wait too long is refused at once, however much room there is', async () => {
    let now = 0;
    const inTurn = createRenderQueue({ capacity: 1_000, maxWaitMs: 500, now: () => now });
    const render = async () => {
      now += 20;
    };
    await Promise.all(Array.from({ length: 200 }, () => inTurn(render)));
    const asked = Array.from({ length: 60 }, () => resultOf(inTurn(render)));
    const refused = (await Promise.all(asked)).filter((result) => result instanceof OverCapacity).length;
    // At 20 ms each, 25 renders take 500 ms.
    expect(60 - refused).toBeGreaterThan(22);
    expect(60 - refused).toBeLessThan(29);
    expect(await inTurn(async () => 'next')).toBe('next');
  });

  test('nobody is refused because one render was slow', async () => {
    let now = 0;
    const inTurn = createRenderQueue({ capacity: 8, maxWaitMs: 500, now: () => now });
    const results = Array.from({ length: 4 }, (_, index) =>
      inTurn(async () => {
        now += index === 3 ? 3_000 : 10;
      }),
    );
    await Promise.all(results);
    expect(await Promise.all([1, 2, 3].map((page) => inTurn(async () => page)))).toEqual([1, 2, 3]);
  });

  test('nothing is rendered for a visitor who left', async () => {
    const inTurn = createRenderQueue({ capacity: 8, maxWaitMs: 500 });
    const visitor = new AbortController();
    const asked = resultOf(inTurn(async () => 'page', visitor.signal));
    visitor.abort();
    expect(await asked).toBeInstanceOf(VisitorLeft);
  });

  test('a render that fails or waits for its backend gives its room back when it ends, and holds up nobody', async () => {
    const inTurn = createRenderQueue({ capacity: 2, maxWaitMs: 500 });
    expect(await resultOf(inTurn(() => Promise.reject(new Error('view'))))).toEqual(new Error('view'));
    let answer = () => {};
    const waits = inTurn(() => new Promise<void>((resolve) => (answer = resolve)));
    expect(await inTurn(async () => 'beside it')).toBe('beside it');
    const other = inTurn(async () => 'other');
    expect(await resultOf(inTurn(async () => 'third'))).toBeInstanceOf(OverCapacity);
    expect(await other).toBe('other');
    answer();
    await waits;
    expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2]);
  });
});
