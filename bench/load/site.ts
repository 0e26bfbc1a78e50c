import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { startSession } from '#marketplace/session/rules/sessions.ts';
import { WITHOUT_LIMITS } from '#lab/browser/builtServer.ts';
import { NODE, startHostProcess, type HostProcess } from '#tests/server/support/hostProcess.ts';
import { freePort, startValkeyServer } from '#tests/server/support/valkeyServer.ts';
import { remember } from '../started.ts';
import type { Member } from './shoppers.ts';

const START_MS = 60_000;
const POLL_MS = 100;
/** Longer than two health checks of the proxy. */
const STOP_DELAY_MS = 3_000;
/** Stock and quotas that a run does not use up: it measures the hosts. */
const PLENTY = 1_000_000;

/** A shop on this machine: a backend, a Valkey, hosts, and the proxy of `examples/operations` before them. */
export interface Site {
  /** Of the proxy. */
  origin: string;
  backend: { origin: string; pid: number };
  dataDir: string;
  valkey: Awaited<ReturnType<typeof startValkeyServer>>;
  hosts: HostProcess[];
  /** Starts a host in the place of one that has ended; resolves when the proxy can give it visitors. */
  startHost: (index: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * @param caddy - path of the proxy.
 * @throws when one of them does not start within a minute.
 */
export async function openSite({ hosts: count, caddy }: { hosts: number; caddy: string }): Promise<Site> {
  const work = mkdtempSync(path.join(tmpdir(), 'etalase-load-'));
  const closers: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  const run = (command: string, args: string[], env: Record<string, string>): ChildProcess => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
    const { forget } = remember(() => child.kill('SIGKILL'));
    closers.push(async () => {
      const ended = once(child, 'exit');
      // A stopped one is ended too.
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
      forget();
    });
    return child;
  };
  try {
    const dataDir = path.join(work, 'shop');
    const shopPort = await freePort();
    const shop = `http://127.0.0.1:${shopPort}`;
    const backend = run(NODE, ['marketplace/main.ts'], { PORT: String(shopPort), DATA_DIR: dataDir });
    const valkey = await startValkeyServer();
    const { forget } = remember(() => void valkey.kill());
    closers.push(async () => {
      await valkey.close();
      forget();
    });
    const ports: number[] = [];
    while (ports.length <= count) ports.push(await freePort());
    const [proxyPort, ...hostPorts] = ports;
    await untilAnswered(`${shop}/robots.txt`);
    const hosts: HostProcess[] = [];
    const startHost = async (index: number) => {
      hosts[index] = await startHostProcess({
        dataDir: path.join(work, `host-${index}`),
        settings: {
          ...WITHOUT_LIMITS,
          PORT: String(hostPorts[index]),
          BACKEND_ORIGIN: shop,
          VALKEY_URL: valkey.url,
          STOP_DELAY_MS: String(STOP_DELAY_MS),
        },
      });
      await untilAnswered(`${hosts[index].origin}/ready`);
    };
    closers.push(() => Promise.all(hosts.map((host) => host.end('SIGKILL'))));
    for (let index = 0; index < count; index += 1) await startHost(index);
    const config = path.join(work, 'Caddyfile');
    const shared = path.resolve(import.meta.dirname, '../../examples/operations/Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\nimport ${shared}\n`);
    run(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
      SITE: `:${proxyPort}`,
      HOSTS: hostPorts.map((port) => `127.0.0.1:${port}`).join(' '),
      SHOP: `127.0.0.1:${shopPort}`,
      HOME: work,
    });
    const origin = `http://127.0.0.1:${proxyPort}`;
    await untilAnswered(`${origin}/robots.txt`);
    return {
      origin,
      backend: { origin: shop, pid: backend.pid ?? 0 },
      dataDir,
      valkey,
      hosts,
      startHost,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves once an address answers 200. */
async function untilAnswered(url: string): Promise<void> {
  const last = performance.now() + START_MS;
  while (performance.now() < last) {
    const isOpen = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not answer within a minute`);
}

/** Members with a session, made by the marketplace's own rule in its own database; stock and quotas last for the run. */
export function addMembers(dataDir: string, count: number): Member[] {
  const database = openDatabase(dataDir);
  try {
    return database.transaction(() => {
      database.run('UPDATE items SET stock = ?', PLENTY);
      database.run('UPDATE vouchers SET quota = ?', PLENTY);
      return Array.from({ length: count }, (_, index) => {
        const id = `member-load-${index}`;
        const name = `Anggota ${index}`;
        database.run(
          'INSERT INTO members (id, name, email, email_verified, blocked) VALUES (?,?,?,1,NULL)',
          id,
          name,
          `anggota${index}@contoh.id`,
        );
        return { session: `session=${startSession(database, id, Date.now()).id}`, name, before: 0 };
      });
    });
  } finally {
    database.close();
  }
}
