import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import type { MarketplaceEnv } from '#marketplace/core/http/answers.ts';
import { createRoute } from '#marketplace/core/routes/route.ts';
import { productCalls } from '#src/services/product/product/calls.ts';

const COUNT = 'SELECT COUNT(*) AS n FROM purchases';
const ADD = 'INSERT INTO purchases (owner, item_sku, quantity, at) VALUES (?, ?, 1, 0)';
const countIn = (database: Database) => Number(database.get(COUNT)?.['n']);
const addTo = (database: Database, owner = 'ayu') => database.run(ADD, owner, 'RMB-00012-01');

describe('reads of one moment', () => {
  let folder = '';
  let database: Database;
  /** Another process that writes to the same file. */
  let other: Database;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'etalase-reading-'));
    database = openDatabase(folder);
    other = openDatabase(folder);
  });
  afterEach(() => {
    database.close();
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('do not see what is written meanwhile, and the next ones do', () => {
    const seen = database.reading(() => {
      const before = countIn(database);
      addTo(other);
      return [before, countIn(database)];
    });
    expect(seen).toEqual([0, 0]);
    expect(countIn(database)).toBe(1);
    expect(database.reading(() => countIn(database))).toBe(1);
  });

  test('a write among them is written at once, and kept when the reads fail', () => {
    const reading = () =>
      database.reading(() => {
        countIn(database);
        addTo(database);
        expect(countIn(other)).toBe(1);
        throw new Error('no answer');
      });
    expect(reading).toThrow('no answer');
    expect(countIn(other)).toBe(1);
    expect(database.isInTransaction()).toBe(false);
  });

  test('a transaction among them is written whole or not at all', () => {
    const transfer = (fails: boolean) =>
      database.reading(() => {
        countIn(database);
        expect(database.isInTransaction()).toBe(false);
        database.transaction(() => {
          expect(database.isInTransaction()).toBe(true);
          addTo(database);
          if (fails) throw new Error('refused');
        });
      });
    expect(() => transfer(true)).toThrow('refused');
    expect(countIn(other)).toBe(0);
    transfer(false);
    expect(countIn(other)).toBe(1);
  });

  test('within a transaction they see its own writes and leave it open', () => {
    const work = () =>
      database.transaction(() => {
        addTo(database);
        expect(database.reading(() => countIn(database))).toBe(1);
        expect(database.isInTransaction()).toBe(true);
        throw new Error('refused');
      });
    expect(work).toThrow('refused');
    expect(countIn(database)).toBe(0);
  });

  test('reads after a wait are of their own moment', async () => {
    const answer = database.reading(async () => {
      const before = countIn(database);
      await Promise.resolve();
      return [before, countIn(database)];
    });
    addTo(other);
    expect(await answer).toEqual([0, 1]);
  });

  test('are those of every answer to a call that writes nothing', async () => {
    const app = new Hono<MarketplaceEnv>();
    app.use(async (c, next) => {
      c.set('visit', { id: null, owner: null, memberId: null } as never);
      await next();
    });
    createRoute(app, { database, now: () => 0 })(productCalls.calls.readDescription, () => {
      const before = countIn(database);
      addTo(other);
      return [before, countIn(database)];
    });
    const answer = await app.request(productCalls.calls.readDescription.path.replace('{id}', 'a'));
    expect(await answer.json()).toMatchObject({ data: [0, 0] });
  });
});
