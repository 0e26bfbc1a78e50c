import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { startSession } from '#marketplace/session/rules/sessions.ts';
import { WITHOUT_LIMITS } from '#lab/browser/builtServer.ts';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureBuilt } from '../../scripts/setup/ensureBuilt.mjs';
import { startHostProcess, type HostProcess } from './support/hostProcess.ts';

const CLAIMS = process.env['NIGHTLY'] === '1' ? 10_000 : 2_000;
const QUOTA = 100;
const BACKENDS = 2;
const HOSTS = 3;
const CLIENTS = 4;
const VOUCHER = { id: 'V-RIMBA100', code: 'RIMBA100' };

const node = path.resolve('node_modules/.bin/node');
const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-quota-'));
const running: ChildProcess[] = [];
const hosts: HostProcess[] = [];
beforeAll(() => ensureBuilt() as void, 600_000);
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.end('SIGTERM')));
  await Promise.all(
    running.map((child) => {
      const exited = child.exitCode === null ? once(child, 'exit') : null;
      child.kill();
      return exited;
    }),
  );
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** A session for each of many members, made by the marketplace's own rule in its own database. */
function membersWithSessions(count: number): string[] {
  const database = openDatabase(dataDir);
  const sessions = database.transaction(() =>
    Array.from({ length: count }, (_, index) => {
      const member = `member-many-${index}`;
      database.run(
        'INSERT INTO members (id, name, email, email_verified, blocked) VALUES (?,?,?,1,NULL)',
        member,
        `Anggota ${index}`,
        `anggota${index}@contoh.id`,
      );
      return startSession(database, member, Date.now()).id;
    }),
  );
  database.close();
  return sessions;
}

/** The marketplace in a process of its own; resolves with its address. */
async function startServer(): Promise<string> {
  const server = spawn(node, ['marketplace/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(server);
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const [, origin] = /Marketplace at (\S+)/.exec(said) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The marketplace did not start: ${said}`);
}

/** Page hosts before backends that share a database; resolves with their addresses. */
async function startHosts(backends: readonly string[]): Promise<string[]> {
  for (let index = 0; index < HOSTS; index += 1) {
    hosts.push(
      await startHostProcess({
        dataDir: path.join(dataDir, `host-${index}`),
        settings: {
          ...WITHOUT_LIMITS,
          // All claims of all clients at once.
          BACKEND_CONCURRENCY: '10000',
          BACKEND_ORIGIN: backends[index % backends.length] ?? '',
        },
      }),
    );
  }
  return hosts.map(({ origin }) => origin);
}

/** Claims for every session, shared among client processes; resolves with how often each outcome came. */
async function claimAll(origins: readonly string[], sessions: readonly string[]) {
  const share = Math.ceil(sessions.length / CLIENTS);
  const outcomes = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const origin = origins[index % origins.length] ?? '';
      const address = `${origin}/backend/product/merchant/vouchers/${VOUCHER.id}/_claim`;
      const client = spawn(node, ['tests/server/support/claimMany.ts', address], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      running.push(client);
      client.stdin.end(sessions.slice(index * share, (index + 1) * share).join('\n'));
      return JSON.parse(await text(client.stdout)) as Record<string, number>;
    }),
  );
  const sum: Record<string, number> = {};
  for (const one of outcomes) {
    for (const [outcome, count] of Object.entries(one)) sum[outcome] = (sum[outcome] ?? 0) + count;
  }
  return sum;
}

const claimed = () => {
  const database = openDatabase(dataDir);
  const counter = database.get('SELECT claimed FROM vouchers WHERE code = ?', VOUCHER.code)?.['claimed'];
  const members = database
    .all('SELECT member_id FROM voucher_claims WHERE code = ?', VOUCHER.code)
    .map((row) => String(row['member_id']));
  database.close();
  return { counter, members };
};

test('[VOUCHER-13, API-84, ERR-45] a quota of 100 accepts 100 claims through three hosts', async () => {
  const sessions = membersWithSessions(CLAIMS);
  const origins = await startHosts(await Promise.all(Array.from({ length: BACKENDS }, startServer)));
  expect(await claimAll(origins, sessions)).toEqual({ OK: QUOTA, QUOTA_RUN_OUT: CLAIMS - QUOTA });
  const { counter, members } = claimed();
  expect(counter).toBe(QUOTA);
  expect(new Set(members).size).toBe(QUOTA);
  expect(members).toHaveLength(QUOTA);

  // A repeated call, as after a lost reply, answers OK to its holder and claims no second one.
  const winners = members.map((member) => sessions[Number(member.replace('member-many-', ''))] ?? '');
  expect(await claimAll(origins, winners)).toEqual({ OK: QUOTA });
  expect(claimed()).toEqual({ counter: QUOTA, members });
}, 240_000);
