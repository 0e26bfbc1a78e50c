import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadAssets } from '#server/assets/assets.ts';
import { createDictionaries } from '#server/assets/dictionaries.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'etalase-dist-'));
  write({
    'client/.vite/manifest.json': JSON.stringify({
      'src/app/entryClient.tsx': { file: 'assets/entry-NEW4567.js' },
    }),
  });
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
}

/** Text that does not compress, as code hardly does at this size. */
const code = (bytes: number) => randomBytes(bytes / 2).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const offerOf = (text: string) => `:${sha256(text).toString('base64')}:`;

async function served(name: string, offered: string | null, accepted = 'gzip, br, zstd, dcb, dcz') {
  const answer = await loadAssets(dist, false).serve(`/assets/${name}`, accepted, offered);
  if (answer === null) throw new Error('not served');
  return {
    encoding: answer.headers.get('content-encoding'),
    dictionary: answer.headers.get('use-as-dictionary'),
    vary: answer.headers.get('vary'),
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe('[LOAD-12] a built file that the browser has in a former form', () => {
  const before = code(40_000);
  const now = `${before.slice(0, 20_000)}changed${before.slice(20_000)}`;
  beforeEach(() =>
    write({
      'former/1/entry-OLD4567.js': before,
      'former/1/other-OLD4567.js': `${now} `,
      'client/assets/entry-NEW4567.js': now,
      'client/assets/entry-NEW4567.js.br': now.slice(0, 20_000),
    }),
  );

  test('comes as the difference from it, under the hash of it', async () => {
    const file = await served('entry-NEW4567.js', offerOf(before));
    expect([file.encoding, file.type, file.cache]).toEqual([
      'dcz',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(file.bytes.length).toBeLessThan(200);
    expect(file.bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(file.bytes.subarray(8, 40)).toEqual(sha256(before));
    // A decoder of zstd skips the frame with the hash.
    expect(zstdDecompressSync(file.bytes, { dictionary: Buffer.from(before) }).toString()).toBe(now);
  });

  test('tells the browser for which addresses to offer it', async () => {
    for (const offered of [null, offerOf(before)]) {
      const file = await served('entry-NEW4567.js', offered);
      expect(file.dictionary).toBe('match="/assets/entry-*.js"');
      expect(file.vary).toBe('accept-encoding, available-dictionary');
    }
  });

  test.each([
    ['without an offer', null, 'gzip, br, dcz'],
    ['to a browser that does not take differences', offerOf(before), 'gzip, br, zstd, dcb'],
    ['to a browser that refuses them', offerOf(before), 'br, dcz;q=0'],
    ['for a dictionary that no build had', offerOf('another'), 'br, dcz'],
    ['for a dictionary of another file', offerOf(`${now} `), 'br, dcz'],
    ['for an offer that cannot be read', sha256(before).toString('base64'), 'br, dcz'],
    ['for an empty offer', '', 'br, dcz'],
    ['for an offer of two', `${offerOf(before)}, ${offerOf(before)}`, 'br, dcz'],
  ])('comes whole %s', async (_, offered, accepted) => {
    const file = await served('entry-NEW4567.js', offered, accepted);
    expect([file.encoding, file.bytes.length]).toEqual(['br', 20_000]);
  });

  test('comes whole where it was written anew', async () => {
    write({
      'client/assets/entry-NEW4567.js': code(30_000),
      'client/assets/entry-NEW4567.js.br': 'x'.repeat(14_000),
    });
    expect((await served('entry-NEW4567.js', offerOf(before))).encoding).toBe('br');
  });

  test('is also the newer one, for a tab that still runs the former build', async () => {
    const file = await served('entry-OLD4567.js', offerOf(now));
    expect(zstdDecompressSync(file.bytes, { dictionary: Buffer.from(now) }).toString()).toBe(before);
  });

  test('has its difference made once for all visitors', async () => {
    const files = new Map([
      ['/assets/entry-OLD4567.js', Buffer.from(before)],
      ['/assets/entry-NEW4567.js', Buffer.from(now)],
    ]);
    const { differenceOf } = createDictionaries(files);
    const ask = () => differenceOf('/assets/entry-NEW4567.js', offerOf(before));
    expect(ask()).toBeInstanceOf(Promise);
    expect(ask()).toBe(ask());
    await ask();
  });
});

test.each([
  ['a picture', 'art-NEW4567.svg', code(4_000)],
  ['a font', 'jakarta-NEW4567.woff2', code(4_000)],
  ['a name without a hash', 'page.js', code(4_000)],
  ['a file of a few bytes', 'few-NEW4567.js', 'x'],
])('[LOAD-12] %s is no dictionary', async (_, name, text) => {
  write({ [`client/assets/${name}`]: text });
  const file = await served(name, null);
  expect([file.dictionary, file.vary]).toEqual([null, 'accept-encoding']);
});

test('[LOAD-12] a sheet and a name with dashes have a pattern of their own', async () => {
  write({ 'client/assets/a-b-N-W_5678.css': code(4_000) });
  expect((await served('a-b-N-W_5678.css', null)).dictionary).toBe('match="/assets/a-b-*.css"');
});
