import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHostProcess } from './support/hostProcess.ts';

const PAGE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-compiled-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The files that a start has left for the next one. */
const kept = () => {
  const folder = path.join(dataDir, 'compiled');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
};

/** Starts a host, asks it for a page and stops it by SIGTERM. */
async function runOnce(): Promise<void> {
  // `npm test` sets a compile cache of its own, which would take precedence.
  const host = await startHostProcess({ dataDir, settings: { NODE_COMPILE_CACHE: '' } });
  expect((await fetch(host.origin + PAGE)).status).toBe(200);
  expect(await host.end('SIGTERM')).toBe(0);
  expect(host.complaints()).toBe('');
}

test('what a host compiled is there at its next start, which compiles none of it again', async () => {
  await runOnce();
  const written = new Map(kept().map((file) => [file, statSync(file).mtimeMs]));
  const sources = [...written.keys()].map((file) => readFileSync(file, 'latin1')).join('\n');
  expect(sources).toContain('createMarketplace');
  expect(sources).toContain('createCircuits');
  await runOnce();
  const again = new Map(kept().map((file) => [file, statSync(file).mtimeMs]));
  const anew = [...written].filter(([file, at]) => again.get(file) !== at);
  expect(anew).toEqual([]);
});

test('a host whose compiled files are damaged starts all the same', async () => {
  await runOnce();
  const files = kept();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) writeFileSync(file, readFileSync(file).subarray(0, 100));
  await runOnce();
});
