import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { backUp } from '#marketplace/core/database/backUp.ts';
import { ITEM, product, SELLER } from '../support/products.ts';

let folder: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etalase-backup-'));
  dataDir = path.join(folder, 'data');
  file = path.join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openShop = (where: string) =>
  createMarketplace({ dataDir: where, faults: false, products: [product()], merchants: [SELLER] });

test('a backup under constant writes ends, is whole, and holds all that was committed before it', async () => {
  openShop(dataDir).close();
  const counter = new SharedArrayBuffer(8);
  const shared = new Int32Array(counter);
  const writer = new Worker(new URL('./support/writeOn.ts', import.meta.url), {
    workerData: { dataDir, counter },
  });
  const ended = once(writer, 'exit');
  while (Atomics.load(shared, 0) < 100)
    await Atomics.waitAsync(shared, 0, Atomics.load(shared, 0), 100).value;
  const before = Atomics.load(shared, 0);
  await backUp(dataDir, file);
  const after = Atomics.load(shared, 0);
  // Its writers did not have to wait for it to end.
  while (Atomics.load(shared, 0) <= after) await Atomics.waitAsync(shared, 0, after, 100).value;
  Atomics.store(shared, 1, 1);
  await ended;

  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare("SELECT key FROM meta WHERE key LIKE 'written-%'").all();
  const integrity = copy.prepare('PRAGMA integrity_check').get();
  copy.close();
  const numbers = rows
    .map(({ key }) => Number(String(key).replace('written-', '')))
    .toSorted((a, b) => a - b);
  expect(integrity).toEqual({ integrity_check: 'ok' });
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  // The copy is of one moment: no row is missing in between.
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a shop goes on from its backup with the bag and the key of the write that filled it', async () => {
  const shop = openShop(dataDir);
  const ask = (market: typeof shop, cookie = '') =>
    market.fetch(
      new Request('http://shop.test/backend/retail/carts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'once', cookie },
        body: JSON.stringify({
          itemSku: ITEM,
          pickupPointCode: 'PP-TOK-1',
          quantity: 2,
          fulfillment: 'DELIVERY',
          cartType: 'REGULAR',
          actionType: 'REGULAR',
        }),
      }),
    );
  const first = await ask(shop);
  expect(first.status).toBe(200);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const said = await first.text();
  await backUp(dataDir, file);
  shop.close();

  const elsewhere = path.join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'marketplace.sqlite'), readFileSync(file));
  const restored = openShop(elsewhere);
  const again = await ask(restored, cookie);
  expect(await again.text()).toBe(said);
  restored.close();
});

test('the copy is one file that only its owner may read', async () => {
  const shop = openShop(dataDir);
  expect(await backUp(dataDir, file)).toBe(statSync(file).size);
  shop.close();
  expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'data']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that is there already is not overwritten', async () => {
  openShop(dataDir).close();
  writeFileSync(file, 'yesterday');
  await expect(backUp(dataDir, file)).rejects.toThrow(`${file} is there already; it is not overwritten`);
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
});

test('a folder without a database, and a place that cannot be written, are said', async () => {
  await expect(backUp(dataDir, file)).rejects.toThrow(`There is no database in ${dataDir}`);
  openShop(dataDir).close();
  await expect(backUp(dataDir, path.join(folder, 'nowhere/copy.sqlite'))).rejects.toThrow(
    'cannot be written',
  );
  expect(readdirSync(folder)).toEqual(['data']);
});

test('of a damaged database nothing is left that looks like a backup', async () => {
  openShop(dataDir).close();
  const source = path.join(dataDir, 'marketplace.sqlite');
  // The last third is gone, as after a disk that was full.
  truncateSync(source, Math.floor((statSync(source).size * 2) / 3 / 4096) * 4096);
  await expect(backUp(dataDir, file)).rejects.toThrow(/not whole|could not be copied/);
  expect(readdirSync(folder)).toEqual(['data']);
});

test('the command says in one line what it wrote, or why not, with its exit code', () => {
  openShop(dataDir).close();
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/backUpDatabase.mjs', ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    return { status, said: (status === 0 ? stdout : stderr).trim().split('\n') };
  };
  expect(run(file)).toEqual({
    status: 0,
    said: [expect.stringMatching(/copy\.sqlite is written and checked, [\d.]+ MB$/)],
  });
  expect(run(file)).toEqual({ status: 1, said: [`${file} is there already; it is not overwritten`] });
  expect(run()).toEqual({ status: 1, said: ['Name a file: npm run backup -- FILE'] });
});
