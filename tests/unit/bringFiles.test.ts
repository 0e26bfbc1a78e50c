import { describe, expect, test, vi } from 'vitest';
import { bringAhead, bringFiles } from '#src/services/files/bringFiles.ts';

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
/** Longer than every pause between two tries, ms. */
const TRY_MS = 10_000;
const forEver = () => new Promise<never>(() => {});

/**
 * A host with the answers to a file's link and to the fetches after it, each in this order, the last one again and
 * again. A try is never given up unless `giveUp` is called.
 */
function host({
  link = () => Promise.resolve(true),
  answers = [],
}: {
  link?: (count: number) => Promise<boolean>;
  answers?: (() => Response)[];
}) {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const asked: string[] = [];
  const inits: RequestInit[] = [];
  const left = [...answers];
  return {
    pauses,
    asked,
    inits,
    giveUp,
    isNamed: (address: string) => address.includes('named'),
    link: (address: string) => {
      asked.push(`link ${address}`);
      return link(asked.filter((one) => one.startsWith('link')).length);
    },
    fetch: async (address: string, init: RequestInit) => {
      asked.push(`fetch ${address}`);
      inits.push(init);
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
    pause: (ms: number) => {
      if (ms >= TRY_MS) return givenUp;
      pauses.push(ms);
      return Promise.resolve();
    },
    tellGone: vi.fn<() => void>(),
  };
}
const away = (): Response => {
  throw new TypeError('Failed to fetch');
};
/** The first link of a file fails, further ones do not. */
const refused = (count: number) => Promise.resolve(count > 1);
const load = () => vi.fn<() => Promise<string>>(async () => 'module');

describe('files that come later', () => {
  test('[LOAD-09] can be asked for ahead, and are imported later without another request', async () => {
    const source = host({});
    const imported = load();
    const importing = () => bringFiles(imported, ['assets/ahead.js'], source);
    bringAhead(importing);
    await vi.waitFor(() => expect(source.asked).toEqual(['link /assets/ahead.js']));
    await Promise.resolve();
    expect(imported).not.toHaveBeenCalled();
    expect(await importing()).toBe('module');
    expect(source.asked).toEqual(['link /assets/ahead.js']);
  });

  test('[LOAD-09] a failure ahead is no error, and the import tries again', async () => {
    const source = host({ link: (count) => Promise.resolve(count > 3), answers: [away, away, script] });
    const imported = load();
    const importing = () => bringFiles(imported, ['assets/aheadAgain.js'], source);
    bringAhead(importing);
    await vi.waitFor(() => expect(source.asked.length).toBe(3));
    expect(await importing()).toBe('module');
    expect(imported).toHaveBeenCalledTimes(1);
  });

  test('are asked for once, by a link before the import', async () => {
    const source = host({});
    const imported = load();
    expect(await bringFiles(imported, ['assets/a', 'assets/b'], source)).toBe('module');
    expect(await bringFiles(imported, ['assets/b.js', 'assets/c.js'], source)).toBe('module');
    expect(source.asked).toEqual(['link /assets/a.js', 'link /assets/b.js', 'link /assets/c.js']);
    expect(imported).toHaveBeenCalledTimes(2);
  });

  test('are asked for once by two that want them at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const source = host({ link: () => promise });
    const imported = load();
    const both = [1, 2].map(() => bringFiles(imported, ['assets/shared.js'], source));
    await vi.waitFor(() => expect(source.asked).toHaveLength(1));
    expect(imported).not.toHaveBeenCalled();
    resolve(true);
    expect(await Promise.all(both)).toEqual(['module', 'module']);
    expect(source.asked).toEqual(['link /assets/shared.js']);
  });

  test('that the document names are not asked for, nor is anything for code without files', async () => {
    const source = host({ link: forEver });
    expect(await bringFiles(load(), ['assets/named.js'], source)).toBe('module');
    expect(await bringFiles(load(), undefined, source)).toBe('module');
    expect(source.asked).toEqual([]);
  });

  test('code without files that fails is imported once', async () => {
    const imported = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('broken'));
    await expect(bringFiles(imported, [], host({}))).rejects.toThrow('broken');
    expect(imported).toHaveBeenCalledTimes(1);
  });
});

describe('a style sheet that comes with later files', () => {
  const sheet = () => new Response('.a{}', { headers: { 'content-type': 'text/css; charset=utf-8' } });

  test('[LOAD-11] is asked for once, by a link, and the import waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const source = host({ link: (count) => (count === 2 ? promise : Promise.resolve(true)) });
    const imported = load();
    const files = ['assets/dialog.js', 'assets/dialogs.css'];
    const bringing = bringFiles(imported, files, source);
    await vi.waitFor(() =>
      expect(source.asked).toEqual(['link /assets/dialog.js', 'link /assets/dialogs.css']),
    );
    expect(imported).not.toHaveBeenCalled();
    resolve(true);
    expect(await bringing).toBe('module');
    expect(await bringFiles(imported, files, source)).toBe('module');
    expect(source.asked).toHaveLength(2);
  });

  test('[LOAD-11] that failed is fetched as a style sheet and linked again', async () => {
    const source = host({ link: refused, answers: [sheet] });
    expect(await bringFiles(load(), ['assets/failed.css'], source)).toBe('module');
    expect(source.asked).toEqual(['link', 'fetch', 'link'].map((how) => `${how} /assets/failed.css`));
  });

  test('[LOAD-11] is no style sheet when a network answers with a page or a script of its own', async () => {
    const source = host({ link: refused, answers: [script] });
    await expect(bringFiles(load(), ['assets/portal.css'], source)).rejects.toThrow('instead of a css');
  });

  test('[LOAD-11] is not asked for again when the import of a script fails', async () => {
    const imported = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('no module'))
      .mockResolvedValue('module');
    const source = host({ answers: [script] });
    expect(await bringFiles(imported, ['assets/again.js', 'assets/again.css'], source)).toBe('module');
    expect(source.asked.filter((one) => one.endsWith('.css'))).toEqual(['link /assets/again.css']);
  });
});

describe('a file whose link failed', () => {
  test('is fetched past the cache and linked again, so that no browser keeps the failure', async () => {
    const answer = script();
    const imported = vi.fn<() => Promise<boolean>>(async () => answer.bodyUsed);
    const source = host({ link: refused, answers: [() => answer] });
    expect(await bringFiles(imported, ['assets/d.js'], source)).toBe(true);
    expect(source.asked).toEqual(['link /assets/d.js', 'fetch /assets/d.js', 'link /assets/d.js']);
    expect(source.inits[0]).toEqual({ signal: expect.any(AbortSignal) as AbortSignal, cache: 'reload' });
  });

  test('is linked once more where the browser answers with the failed link', async () => {
    const source = host({ link: async (count) => count === 3, answers: [script] });
    expect(await bringFiles(load(), ['assets/remembered.js'], source)).toBe('module');
    expect(source.asked.map((one) => one.split(' ')[0])).toEqual(['link', 'fetch', 'link', 'link']);
  });

  test('is tried three times in all, and nothing is imported before all are there', async () => {
    const source = host({ link: refused, answers: [away, script] });
    expect(await bringFiles(load(), ['assets/slow.js'], source)).toBe('module');
    expect(source.pauses).toEqual([0, 500, 2_000]);
    const gone = host({ link: refused, answers: [away] });
    const imported = load();
    await expect(bringFiles(imported, ['assets/slow.js', 'assets/gone.js'], gone)).rejects.toThrow(
      'Failed to fetch',
    );
    expect(gone.asked).toEqual(['link /assets/gone.js', 'fetch /assets/gone.js', 'fetch /assets/gone.js']);
    expect(imported).not.toHaveBeenCalled();
    expect(await bringFiles(imported, ['assets/gone.js'], host({}))).toBe('module');
  });

  test('that was cut in two is no script', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
        { headers: { 'content-type': 'text/javascript' } },
      );
    const late = load();
    await expect(bringFiles(late, ['assets/e.js'], host({ link: refused, answers: [cut] }))).rejects.toThrow(
      'terminated',
    );
    expect(late).not.toHaveBeenCalled();
  });

  test.each([404, 410])(
    'and that the host has no more, by %i, is told as gone, once it stays so',
    async (status) => {
      const gone = host({ link: refused, answers: [() => new Response('no', { status })] });
      await expect(bringFiles(load(), [`assets/gone-${status}.js`], gone)).rejects.toThrow(
        'instead of a script',
      );
      expect(gone.asked).toHaveLength(3);
      expect(gone.tellGone).toHaveBeenCalledTimes(1);
    },
  );

  test('is not gone where another host of the shop has it, or where it could not be reached', async () => {
    const deploying = host({ link: refused, answers: [() => new Response('no', { status: 404 }), script] });
    expect(await bringFiles(load(), ['assets/deploying.js'], deploying)).toBe('module');
    const failing = [away, () => new Response('no', { status: 500 })].map((answer) =>
      host({ link: refused, answers: [answer] }),
    );
    for (const source of failing) {
      await expect(bringFiles(load(), ['assets/unreached.js'], source)).rejects.toThrow(
        /Failed to fetch|answered 500/,
      );
    }
    for (const source of [deploying, ...failing]) expect(source.tellGone).not.toHaveBeenCalled();
  });

  test.each([
    [
      'an error',
      () => new Response('export {}', { status: 404, headers: { 'content-type': 'text/javascript' } }),
    ],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      // When the host tests run in the same thread, their library gives every response a type.
      'no type',
      () => {
        const response = new Response(new Uint8Array([1]));
        response.headers.delete('content-type');
        return response;
      },
    ],
  ])('and is then answered with %s is not imported', async (name, answer) => {
    const imported = load();
    const source = host({ link: refused, answers: [answer] });
    await expect(bringFiles(imported, [`assets/${name}.js`], source)).rejects.toThrow('instead of a script');
    expect(imported).not.toHaveBeenCalled();
  });
});

describe('a file whose link stalls', () => {
  test('is fetched once its time is over', async () => {
    const source = host({
      link: (count) => (count === 1 ? forEver() : Promise.resolve(true)),
      answers: [script],
    });
    const brought = bringFiles(load(), ['assets/stalled.js'], source);
    await vi.waitFor(() => expect(source.asked).toHaveLength(1));
    source.giveUp();
    expect(await brought).toBe('module');
    expect(source.asked).toHaveLength(3);
  });

  test('may still come by it', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const source = host({ link: () => promise });
    source.fetch = forEver;
    const brought = bringFiles(load(), ['assets/late.js'], source);
    source.giveUp();
    resolve(true);
    expect(await brought).toBe('module');
  });
});

describe('files that came, and whose import failed', () => {
  test('are fetched anew, and imported once more: a network may answer with a page of its own', async () => {
    const imported = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('no script'))
      .mockResolvedValue('module');
    const source = host({ answers: [script] });
    expect(await bringFiles(imported, ['assets/portal.js'], source)).toBe('module');
    expect(source.asked).toEqual([
      'link /assets/portal.js',
      'fetch /assets/portal.js',
      'link /assets/portal.js',
    ]);
  });

  test('fail with what the fetch says, or with the second failure of the import', async () => {
    const imported = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no script'));
    const portal = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(bringFiles(imported, ['assets/kept.js'], host({ answers: [portal] }))).rejects.toThrow(
      'instead of a script',
    );
    expect(imported).toHaveBeenCalledTimes(1);
    await expect(bringFiles(imported, ['assets/kept.js'], host({ answers: [script] }))).rejects.toThrow(
      'no script',
    );
    expect(imported).toHaveBeenCalledTimes(3);
  });
});
