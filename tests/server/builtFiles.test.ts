import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAssets } from '#server/assets/assets.ts';
// @ts-expect-error -- the scripts are plain JavaScript
import { compressFiles, keepFormerFiles } from '../../scripts/setup/servedFiles.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'etalase-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** As a build does: the files of before aside, the new ones, compressed. */
function build(name: string, text: string) {
  keepFormerFiles(dist);
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  mkdirSync(join(dist, 'client/.vite'), { recursive: true });
  writeFileSync(join(dist, `client/assets/${name}`), text);
  writeFileSync(
    join(dist, 'client/.vite/manifest.json'),
    JSON.stringify({ 'src/app/entryClient.tsx': { file: `assets/${name}` } }),
  );
  compressFiles(join(dist, 'client/assets'));
}
const served = async (path: string, accepted = '') => {
  const answer = await loadAssets(dist, false).serve(path, accepted);
  return answer === null ? null : Buffer.from(await answer.arrayBuffer());
};

test('files of the last three builds stay served beside those of the newest; older ones are gone', async () => {
  for (const number of [1, 2, 3, 4, 5]) build(`page-${number}.js`, `build ${number}`);
  expect(loadAssets(dist, false).addresses.scripts).toEqual(['/assets/page-5.js']);
  for (const number of [2, 3, 4, 5])
    expect((await served(`/assets/page-${number}.js`))?.toString()).toBe(`build ${number}`);
  expect(await served('/assets/page-1.js')).toBeNull();
  expect(readdirSync(join(dist, 'former')).sort()).toEqual(['2', '3', '4']);
});

test('a file that builds share is served once it is only in a former one', async () => {
  build('shared.js', 'one');
  build('shared.js', 'one');
  build('other.js', 'two');
  expect((await served('/assets/shared.js'))?.toString()).toBe('one');
  expect((await served('/assets/other.js'))?.toString()).toBe('two');
});

test('what the build compressed is sent as it is, and is no file of its own', async () => {
  build('page.js', 'x'.repeat(5_000));
  expect(brotliDecompressSync((await served('/assets/page.js', 'br, gzip'))!).length).toBe(5_000);
  expect(gunzipSync((await served('/assets/page.js', 'gzip'))!).length).toBe(5_000);
  expect((await served('/assets/page.js'))?.length).toBe(5_000);
  for (const name of ['page.js.br', 'page.js.gz']) {
    expect(existsSync(join(dist, 'client/assets', name))).toBe(true);
    expect(await served(`/assets/${name}`)).toBeNull();
  }
});

test('a first build has nothing to put aside', () => {
  expect(() => keepFormerFiles(dist)).not.toThrow();
  expect(existsSync(join(dist, 'former'))).toBe(false);
});
