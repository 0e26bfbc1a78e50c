import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadAssets } from '#server/assets/assets.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'etalase-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
}
const ENTRY = 'src/app/entryClient.tsx';
const manifest = (chunks: object) => ({ 'client/.vite/manifest.json': JSON.stringify(chunks) });
const LAB = { 'lab/assets/door.js': 'd'.repeat(2_000), 'lab/assets/d.woff2': 'f'.repeat(2_000) };
const labManifest = (chunks: object) => ({ 'lab/.vite/manifest.json': JSON.stringify(chunks) });

describe('what the page asks for', () => {
  test('is the entry after all that it imports, each once, with their styles, typefaces and words', () => {
    write({
      ...manifest({
        [ENTRY]: { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['a', 'b', 'gone'] },
        a: { file: 'assets/a.js', css: ['assets/a.css'], imports: ['b'] },
        b: { file: 'assets/b.js' },
        later: { file: 'assets/later.js', css: ['assets/later.css'] },
        'src/views/ui/styles/media/otherMedia.css': { file: 'assets/other.css' },
        'src/copy/idFirst.ts': { file: 'assets/id.js' },
        'src/copy/enFirst.ts': { file: 'assets/en.js' },
      }),
      'client/assets/a.css': '.a{top:0}',
      'client/assets/entry.css': '.gone{top:1px}body{margin:0}',
      'client/assets/later.css': '.late{top:2px}',
      'client/assets/f.woff2': 'font',
      'client/assets/a.js': '',
    });
    const { firstStyles, ...addresses } = loadAssets(dist, false).addresses;
    expect(addresses).toEqual({
      scripts: ['/assets/b.js', '/assets/a.js', '/assets/entry.js'],
      styles: ['/assets/a.css', '/assets/entry.css'],
      dialogStyles: ['/assets/later.css'],
      otherMedia: '/assets/other.css',
      fonts: ['/assets/f.woff2'],
      copies: { id: ['/assets/id.js'], en: ['/assets/en.js'] },
      lab: null,
    });
    expect(firstStyles?.('<p class="a"></p>')).toBe('.a{top:0}body{margin:0}');
    expect(firstStyles?.('<dialog class="late"></dialog>')).toBe('body{margin:0}.late{top:2px}');
  });

  test('may lack styles, typefaces and words; a build without an entry is an error', () => {
    write(manifest({ [ENTRY]: { file: 'assets/entry.js', css: ['assets/not-there.css'] } }));
    const { addresses } = loadAssets(dist, false);
    expect(addresses).toMatchObject({ fonts: [], copies: { id: [], en: [] } });
    expect(addresses.firstStyles?.('')).toBe('');
    write(manifest({}));
    expect(() => loadAssets(dist, false)).toThrow('The build has no entry; run `npm run build`');
  });
});

describe('a built file', () => {
  const served = async (name: string, accepted: string, withLab = false) => {
    const answer = await loadAssets(dist, withLab).serve(`/assets/${name}`, accepted);
    return answer === null
      ? null
      : {
          type: answer.headers.get('content-type'),
          encoding: answer.headers.get('content-encoding'),
          headers: answer.headers,
          bytes: Buffer.from(await answer.arrayBuffer()),
        };
  };
  beforeEach(() => write(manifest({ [ENTRY]: { file: 'assets/entry.js' } })));

  test.each([
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['a.woff2', 'font/woff2'],
    ['a.json', 'application/json'],
    ['a.bin', 'application/octet-stream'],
  ])('%s is %s, kept for a year, and never changes', async (name, type) => {
    write({ [`client/assets/${name}`]: 'x' });
    const file = await served(name, '');
    expect([file?.type, file?.encoding, file?.bytes.toString()]).toEqual([type, null, 'x']);
    expect(file?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file?.headers.get('vary')).toBe('accept-encoding');
  });

  test('is sent as small as its visitor takes it', async () => {
    write({
      'client/assets/a.js': 'plain',
      'client/assets/a.js.br': 'small',
      'client/assets/a.js.gz': 'smaller',
    });
    const as = async (accepted: string) => {
      const file = await served('a.js', accepted);
      return [file?.encoding, file?.bytes.toString()];
    };
    expect(await as('gzip, br')).toEqual(['br', 'small']);
    expect(await as('gzip')).toEqual(['gzip', 'smaller']);
    expect(await as('br;q=0, gzip')).toEqual(['gzip', 'smaller']);
    expect(await as('GZIP ; q=0.5')).toEqual(['gzip', 'smaller']);
    for (const accepted of ['', 'brotli', 'x-gzip', 'gzip;q=0', 'gzip; q = 0.00', 'deflate'])
      expect(await as(accepted), accepted).toEqual([null, 'plain']);
  });

  test('that was not compressed is by this host, where that makes it smaller, by gzip alone', async () => {
    write({ 'client/assets/a.js': 'x'.repeat(2_000), 'client/assets/a.woff2': 'x'.repeat(2_000) });
    const script = await served('a.js', 'br, gzip');
    expect(script?.encoding).toBe('gzip');
    expect(gunzipSync(script?.bytes ?? '').length).toBe(2_000);
    expect((await served('a.woff2', 'br, gzip'))?.encoding).toBeNull();
  });

  test('of the newest build comes before one of a former, and of those the last', async () => {
    write({
      'client/assets/a.js': 'now',
      'former/9/a.js': 'nine',
      'former/9/b.js': 'nine',
      'former/10/b.js': 'ten',
      'former/2/c.js': 'two',
    });
    const text = async (name: string) => (await served(name, ''))?.bytes.toString();
    expect([await text('a.js'), await text('b.js'), await text('c.js')]).toEqual(['now', 'ten', 'two']);
    expect(await served('d.js', '')).toBeNull();
    // The lab is built with the page: its files come before those of former builds, not before the page's.
    write({ ...LAB, ...labManifest({ 'lab/inspector/door.ts': { file: 'assets/door.js' } }) });
    write({ 'lab/assets/a.js': 'lab', 'lab/assets/b.js': 'lab' });
    const withLab = async (name: string) => (await served(name, '', true))?.bytes.toString();
    expect([await withLab('a.js'), await withLab('b.js')]).toEqual(['now', 'lab']);
  });

  test('of the lab is there where the lab is', async () => {
    expect(() => loadAssets(dist, true)).toThrow('The lab is not built; run `npm run build`');
    write({ ...LAB, ...labManifest({}) });
    expect(() => loadAssets(dist, true)).toThrow('The build of the lab has no entry; run `npm run build`');
    write(labManifest({ 'lab/inspector/door.ts': { file: 'assets/door.js' } }));
    expect(loadAssets(dist, true).addresses.lab).toBe('/assets/door.js');
    expect((await served('door.js', 'gzip', true))?.encoding).toBe('gzip');
    expect((await served('d.woff2', 'gzip', true))?.encoding).toBeNull();
    expect(await served('door.js', 'gzip')).toBeNull();
  });
});
