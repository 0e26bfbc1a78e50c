import { describe, expect, test, vi } from 'vitest';
import { bringFiles } from '#src/services/files/bringFiles.ts';

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
/** A host whose answers come in this order, the last one again and again. */
function host(...answers: (() => Response)[]) {
  const pauses: number[] = [];
  const fetched: string[] = [];
  return {
    pauses,
    fetched,
    isNamed: (address: string) => address.includes('named'),
    fetch: async (address: string) => {
      fetched.push(address);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
    pause: async (ms: number) => void pauses.push(ms),
    tellGone: vi.fn<() => void>(),
  };
}
const away = (): Response => {
  throw new TypeError('Failed to fetch');
};
const load = () => vi.fn<() => Promise<string>>(async () => 'module');

describe('files that come later', () => {
  test('are fetched before the import, each once', async () => {
    const source = host(script);
    const imported = load();
    expect(await bringFiles(imported, ['assets/a.js', 'assets/b.js'], source)).toBe('module');
    expect(await bringFiles(imported, ['assets/b.js', 'assets/c.js'], source)).toBe('module');
    expect(source.fetched).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
    expect(imported).toHaveBeenCalledTimes(2);
  });

  test('does not fetch named files again, and only imports code without files', async () => {
    const source = host(away);
    expect(await bringFiles(load(), ['assets/named.js'], source)).toBe('module');
    expect(await bringFiles(load(), undefined, source)).toBe('module');
    expect(source.fetched).toEqual([]);
  });

  test('are read to their end before the import, which would take a half for the whole', async () => {
    const answer = script();
    const imported = vi.fn<() => Promise<boolean>>(async () => answer.bodyUsed);
    expect(
      await bringFiles(
        imported,
        ['assets/d.js'],
        host(() => answer),
      ),
    ).toBe(true);
    const cut = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
        { headers: { 'content-type': 'text/javascript' } },
      );
    const late = load();
    await expect(bringFiles(late, ['assets/e.js'], host(cut))).rejects.toThrow('terminated');
    expect(late).not.toHaveBeenCalled();
  });

  test('are tried three times, and nothing is imported before all are there', async () => {
    const source = host(away, away, script);
    expect(await bringFiles(load(), ['assets/slow.js'], source)).toBe('module');
    expect(source.pauses).toEqual([0, 500, 2_000]);
    const gone = host(away);
    const imported = load();
    await expect(bringFiles(imported, ['assets/slow.js', 'assets/gone.js'], gone)).rejects.toThrow(
      'Failed to fetch',
    );
    expect(gone.fetched).toEqual(['/assets/gone.js', '/assets/gone.js', '/assets/gone.js']);
    expect(imported).not.toHaveBeenCalled();
    expect(await bringFiles(imported, ['assets/gone.js'], host(script))).toBe('module');
  });

  test.each([404, 410])(
    'that the host has no more, by %i, are told as gone, once it stays so',
    async (status) => {
      const gone = host(() => new Response('no', { status }));
      await expect(bringFiles(load(), [`assets/gone-${status}.js`], gone)).rejects.toThrow(
        'instead of a script',
      );
      expect(gone.fetched).toHaveLength(3);
      expect(gone.tellGone).toHaveBeenCalledTimes(1);
    },
  );

  test('that another host of the shop has, and those that could not be reached, are not gone', async () => {
    const deploying = host(() => new Response('no', { status: 404 }), script);
    expect(await bringFiles(load(), ['assets/deploying.js'], deploying)).toBe('module');
    const failing = [away, () => new Response('no', { status: 500 })].map((answer) => host(answer));
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
  ])('answered with %s are not imported', async (name, answer) => {
    const imported = load();
    await expect(bringFiles(imported, [`assets/${name}.js`], host(answer))).rejects.toThrow(
      'instead of a script',
    );
    expect(imported).not.toHaveBeenCalled();
  });
});
