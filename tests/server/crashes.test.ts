import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { startSession } from '#marketplace/session/rules/sessions.ts';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureBuilt } from '../../scripts/setup/ensureBuilt.mjs';
import { keptFolder } from '../support/keptFolder.ts';
import { startHostProcess, type HostProcess } from './support/hostProcess.ts';
import { openVisitor, type Asked, type Outcome } from './support/visitor.ts';

/** Times the host is ended in each way; the nightly run takes more. */
const ROUNDS = process.env['NIGHTLY'] === '1' ? 20 : 2;
/** A start takes seconds on a busy machine, and a round has up to two. */
const DEADLINE_MS = ROUNDS * 120_000;
const WRITERS = 8;
const READERS = 4;
/** Writes after which the host is ended differ from round to round. */
const LEAST_WRITES = 24;
const MORE_WRITES = 37;
/** Until a balancer that asks for /ready time and again has heard, also on a busy machine. */
const STOP_DELAY_MS = 3_000;
const PRODUCT = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const ITEM = { itemSku: 'RMB-00012-01', pickupPointCode: 'PP-RMB-60012' };
const VOUCHER = { id: 'V-RIMBA50', code: 'RIMBA50' };
/** Limits that hold up no writer: these tests are not about them. */
const SETTINGS = { WRITES_PER_VISITOR: '1000000', WRITES_PER_ADDRESS: '1000000' };

const dataDir = keptFolder('etalase-crashes-');
let host: HostProcess | null = null;

beforeAll(() => {
  ensureBuilt();
  createMarketplace({ dataDir, faults: false }).close();
  const database = openDatabase(dataDir);
  database.run('UPDATE items SET stock = 1000000 WHERE item_sku = ?', ITEM.itemSku);
  // The counter begins at the claims that have names, and leaves enough for all rounds.
  database.run(
    'UPDATE vouchers SET claimed = (SELECT COUNT(*) FROM voucher_claims c WHERE c.code = vouchers.code) WHERE code = ?',
    VOUCHER.code,
  );
  database.close();
}, 600_000);
afterAll(async () => {
  await host?.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const start = async (settings: Record<string, string> = {}) =>
  (host = await startHostProcess({ dataDir, settings: { ...SETTINGS, ...settings } }));

interface Write extends Asked {
  key: string;
  /** The first whole answer; null while none came. */
  said: string | null;
}
interface Writer {
  member: string;
  session: string;
  writes: Write[];
}
const isClaim = ({ path: to }: Write) => to.endsWith('_claim');
const counted = (writes: readonly Write[], what: 'adds' | 'claims', only: (write: Write) => boolean) =>
  writes.filter((write) => isClaim(write) === (what === 'claims') && only(write)).length;

let members = 0;
/** Members who have nothing yet. */
function newWriters(): Writer[] {
  const database = openDatabase(dataDir);
  const writers = Array.from({ length: WRITERS }, () => {
    const member = `member-crash-${(members += 1)}`;
    database.run(
      'INSERT INTO members (id, name, email, email_verified, blocked) VALUES (?,?,?,1,NULL)',
      member,
      member,
      `${member}@contoh.id`,
    );
    return { member, session: startSession(database, member, Date.now()).id, writes: [] };
  });
  database.close();
  return writers;
}

/** Pieces in the bag and claimed vouchers of a member; and whether the voucher's counter agrees with its claims. */
function heldBy(writers: readonly Writer[]) {
  const database = openDatabase(dataDir);
  const number = (sql: string, ...values: string[]) => Number(database.get(sql, ...values)?.['n'] ?? 0);
  const held = writers.map(({ member }) => ({
    adds: number('SELECT SUM(quantity) AS n FROM bag_lines WHERE owner = ?', member),
    claims: number(
      'SELECT COUNT(*) AS n FROM voucher_claims WHERE member_id = ? AND code = ?',
      member,
      VOUCHER.code,
    ),
  }));
  const counter = number('SELECT claimed AS n FROM vouchers WHERE code = ?', VOUCHER.code);
  const claims = number('SELECT COUNT(*) AS n FROM voucher_claims WHERE code = ?', VOUCHER.code);
  const integrity = String(database.get('PRAGMA integrity_check')?.['integrity_check']);
  database.close();
  return { held, counter, claims, integrity };
}

/** Writes and reads without pause until a request stays unanswered or `isOver`. */
function load(
  origin: string,
  writers: readonly Writer[],
  isOver: () => boolean,
  onWritten: (count: number) => void,
) {
  let written = 0;
  const outcomes: Outcome[] = [];
  const each = async (next: () => Asked, told: (outcome: Outcome) => void) => {
    const visitor = openVisitor();
    while (!isOver()) {
      const outcome = await visitor.ask(origin, next());
      outcomes.push(outcome);
      told(outcome);
      if (outcome.kind !== 'whole') break;
    }
    visitor.close();
  };
  const writing = writers.map((writer, index) =>
    each(
      () => {
        const at = writer.writes.length;
        // The only claim is somewhere among the adds.
        const write: Write =
          at === index % 3
            ? claimOf(writer, at)
            : {
                method: 'POST',
                path: '/backend/retail/carts',
                session: writer.session,
                key: `write-${at}`,
                said: null,
                body: {
                  ...ITEM,
                  quantity: 1,
                  fulfillment: 'DELIVERY',
                  cartType: 'REGULAR',
                  actionType: 'REGULAR',
                },
              };
        writer.writes.push(write);
        return write;
      },
      (outcome) => {
        if (outcome.kind !== 'whole') return;
        expect([outcome.status, outcome.body], outcome.body).toEqual([200, expect.any(String)]);
        const last = writer.writes.at(-1);
        if (last !== undefined) last.said = outcome.body;
        onWritten((written += 1));
      },
    ),
  );
  let visit = 0;
  const reading = Array.from({ length: READERS }, (_, index) =>
    each(
      () => ({
        method: 'GET',
        path: index % 2 === 0 ? `${PRODUCT}?sellerGroup=${(visit += 1)}` : '/pictures/sandal-angle-320.webp',
      }),
      () => {},
    ),
  );
  return Promise.all([...writing, ...reading]).then(() => outcomes);
}

const claimOf = (writer: Writer, at: number): Write => ({
  method: 'POST',
  path: `/backend/product/merchant/vouchers/${VOUCHER.id}/_claim`,
  session: writer.session,
  key: `write-${at}`,
  said: null,
});

/** Repeats every write with its key: an answered one gets the same answer, an unanswered one happens now. */
async function repeatAll(origin: string, writers: readonly Writer[]) {
  await Promise.all(
    writers.map(async ({ writes }) => {
      const visitor = openVisitor();
      for (const write of writes) {
        const outcome = await visitor.ask(origin, write);
        expect(outcome).toMatchObject({ kind: 'whole', status: 200 });
        if (outcome.kind === 'whole' && write.said !== null) expect(outcome.body).toBe(write.said);
      }
      visitor.close();
    }),
  );
}

/** After all was sent again: each write has happened once. */
function expectOnceEach(writers: readonly Writer[]) {
  const { held, counter, claims, integrity } = heldBy(writers);
  const everything = () => true;
  expect(held).toEqual(
    writers.map(({ writes }) => ({
      adds: counted(writes, 'adds', everything),
      claims: counted(writes, 'claims', everything),
    })),
  );
  expect(counter).toBe(claims);
  expect(integrity).toBe('ok');
}

const writesOf = (round: number) => LEAST_WRITES + ((round * MORE_WRITES) % 100);

test(
  `killed ${ROUNDS} times under load, the host keeps acknowledged writes and repeats no key`,
  async () => {
    const everybody: Writer[] = [];
    let { origin, end } = await start();
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = newWriters();
      everybody.push(...writers);
      let isKilled = false;
      let killed: Promise<unknown> = Promise.resolve();
      await load(
        origin,
        writers,
        () => isKilled,
        (count) => {
          if (count < writesOf(round) || isKilled) return;
          isKilled = true;
          killed = end('SIGKILL');
        },
      );
      await killed;
      ({ origin, end } = await start());
      heldBy(writers).held.forEach((held, index) => {
        const { writes } = writers[index] as Writer;
        for (const what of ['adds', 'claims'] as const) {
          expect(held[what]).toBeGreaterThanOrEqual(counted(writes, what, ({ said }) => said !== null));
          expect(held[what]).toBeLessThanOrEqual(counted(writes, what, () => true));
        }
      });
      await repeatAll(origin, writers);
      expectOnceEach(writers);
    }
    await end('SIGTERM');
    // Nor has a later end taken anything of an earlier one.
    expectOnceEach(everybody);
  },
  DEADLINE_MS,
);

test(
  `${ROUNDS} stops under load, also doubled, cut no answer and write just what was answered`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { origin, end, complaints } = await start();
      const writers = newWriters();
      let stopped: Promise<number | null> | null = null;
      const outcomes = await load(
        origin,
        writers,
        () => false,
        (count) => {
          if (count < writesOf(round)) return;
          stopped ??= end('SIGTERM');
          if (count === writesOf(round) + 1) void end('SIGTERM');
        },
      );
      expect(await stopped).toBe(0);
      expect(outcomes.filter(({ kind }) => kind === 'cut')).toEqual([]);
      // A request that stayed without an answer had not been begun.
      expect(heldBy(writers).held).toEqual(
        writers.map(({ writes }) => ({
          adds: counted(writes, 'adds', ({ said }) => said !== null),
          claims: counted(writes, 'claims', ({ said }) => said !== null),
        })),
      );
      expect(complaints()).toBe('');
    }
  },
  DEADLINE_MS,
);

test(
  `behind a balancer that heeds /ready, ${ROUNDS} stops, each told twice, cut no answer`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { origin, end, complaints } = await start({ STOP_DELAY_MS: String(STOP_DELAY_MS) });
      const writers = newWriters();
      let stopped: Promise<number | null> | null = null;
      let isReady = true;
      const balancer = (async () => {
        while ((await fetch(`${origin}/ready`, { headers: { connection: 'close' } })).status === 200);
        isReady = false;
      })();
      const outcomes = await load(
        origin,
        writers,
        () => !isReady,
        (count) => {
          if (count < writesOf(round)) return;
          stopped ??= end('SIGTERM');
          // A second SIGTERM before the balancer has noticed the first changes nothing.
          if (count === writesOf(round) + 1) void end('SIGTERM');
        },
      );
      await balancer;
      expect(await stopped).toBe(0);
      expect(outcomes.filter(({ kind }) => kind !== 'whole')).toEqual([]);
      expectOnceEach(writers);
      expect(complaints()).toBe('');
    }
  },
  DEADLINE_MS,
);
