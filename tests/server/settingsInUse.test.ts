import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptFolder } from '../support/keptFolder.ts';
import { startHostProcess } from './support/hostProcess.ts';
import { freePort, startValkeyServer } from './support/valkeyServer.ts';

let dataDir = '';
const closers: (() => unknown)[] = [];
beforeEach(() => {
  dataDir = keptFolder('etalase-settings-');
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string>) {
  const host = await startHostProcess({ dataDir, settings });
  closers.push(() => host.end('SIGKILL'));
  const ask = async (to: string, init: RequestInit = {}) => {
    const answer = await fetch(host.origin + to, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  /** The cookie of a member's session. */
  const logIn = async (member: string) => {
    const body = new URLSearchParams({ member, redirect: '/' });
    const answer = await fetch(`${host.origin}/login`, { method: 'POST', body, redirect: 'manual' });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return { ask, logIn, origin: host.origin };
}

/** A backend elsewhere, and the paths that it was asked for. */
async function openBackend(answer: (path: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const backend = createServer(({ url = '' }, response) => {
    asked.push(url);
    answer(url, response);
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => {
    backend.close();
    backend.closeAllConnections();
  });
  return { asked, origin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` };
}

describe('a host goes by its settings', () => {
  test('writes and searches past the limits of an address are refused', async () => {
    const { ask } = await start({ WRITES_PER_ADDRESS: '2', SEARCHES_PER_ADDRESS: '1' });
    const write = () => ask('/backend/retail/carts', { method: 'POST', body: '{}' });
    const search = () => ask('/backend/search/homepage-recommendation');
    expect([(await write()).status, (await write()).status]).toEqual([415, 415]);
    const refused = [await write(), (await search()) && (await search())];
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  });

  test('refuses writes and searches past a visitor’s limits, and none of others at the address', async () => {
    const { ask, logIn } = await start({ WRITES_PER_VISITOR: '1', SEARCHES_PER_VISITOR: '1' });
    const [ayu, budi] = [await logIn('member-ayu'), await logIn('member-budi')];
    const write = async (cookie: string) =>
      (await ask('/backend/retail/carts', { method: 'POST', body: '{}', headers: { cookie } })).status;
    const search = async (cookie: string) =>
      (await ask('/backend/search/homepage-recommendation', { headers: { cookie } })).status === 429;
    expect([await write(ayu), await write(ayu), await write(budi)]).toEqual([415, 429, 415]);
    expect([await search(ayu), await search(ayu), await search(budi)]).toEqual([false, true, false]);
  });

  test('an endpoint that fails as often as it may is spared, by browsers and by pages', async () => {
    const { asked, origin } = await openBackend((_, response) => void response.writeHead(500).end());
    const { ask } = await start({
      BACKEND_ORIGIN: origin,
      BREAKER_FAILURES: '2',
      BREAKER_PAUSE_MS: '30000',
    });
    const call = () => ask('/backend/retail/carts');
    expect([(await call()).status, (await call()).status]).toEqual([500, 500]);
    expect(await call()).toEqual({ status: 503, retryAfter: '30' });
    expect(asked).toHaveLength(2);
    const summaries = () => asked.filter((to) => to.includes('/_summary')).length;
    for (const item of ['A-1', 'B-2', 'C-3', 'D-4']) await ask(`/p/x/${item}`);
    expect(summaries()).toBe(2);
  });

  test('a page’s hanging call fails before the page ends, however long a browser’s call may take', async () => {
    const { asked, origin } = await openBackend((to, response) => {
      if (!to.includes('/_summary')) response.writeHead(404).end();
    });
    const { ask } = await start({
      BACKEND_ORIGIN: origin,
      BACKEND_TIMEOUT_MS: '60000',
      BREAKER_FAILURES: '1',
      BREAKER_PAUSE_MS: '60000',
    });
    const summaries = () => asked.filter((to) => to.includes('/_summary')).length;
    let pages = 0;
    const isSpared = async () => {
      const before = summaries();
      pages += 1;
      await ask(`/p/x/A-${pages}`);
      return summaries() === before;
    };
    expect(await isSpared()).toBe(false);
    await vi.waitUntil(isSpared, { interval: 1, timeout: 20_000 });
  });

  test('[ANALYTICS-07] collected events go to the receiver that was named', async () => {
    const received: unknown[] = [];
    const receiver = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body);
        response.end();
      });
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    closers.push(() => {
      receiver.close();
      receiver.closeAllConnections();
    });
    const { ask } = await start({
      EVENTS_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/shop`,
    });
    const event = { id: '0011223344556677-1', at: 1_764_000_000_000, page: 'product', items: [] };
    const answer = await ask('/collect', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        visitor: '0123456789abcdef0123456789abcdef',
        release: 'abcd1234',
        events: [{ ...event, name: 'product_view', data: { itemSku: 'RMB-00012-01' } }],
      }),
    });
    expect(answer.status).toBe(204);
    await vi.waitUntil(() => received.length > 0);
    expect(received).toMatchObject([{ events: [{ id: event.id }] }]);
  });

  test('a logout takes the cookie that visitors are told apart by', async () => {
    const { origin } = await start({ SESSION_COOKIE: 'sid' });
    const answer = await fetch(`${origin}/backend/common/users/_logout`, {
      method: 'POST',
      headers: { cookie: 'sid=a' },
      redirect: 'manual',
    });
    expect(answer.headers.getSetCookie()).toContain('sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  test('a database of a newer release is refused by one line', async () => {
    const database = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'));
    database.exec('PRAGMA user_version = 9999');
    database.close();
    const said = await startHostProcess({ dataDir }).catch((error: Error) => error.message);
    expect(said).toMatch(/^The host ended with 1: .*newer release.*DATA_DIR\n$/);
  });

  test('[HOST-34, HOST-35] hosts with one Valkey count together, and all hear of a change', async () => {
    const valkey = await startValkeyServer();
    closers.push(() => valkey.close());
    const metricsPort = String(await freePort());
    const shared = { VALKEY_URL: valkey.url, WRITES_PER_ADDRESS: '2' };
    const secret = 'a-secret-of-the-shop';
    const one = await start({ ...shared, METRICS_PORT: metricsPort, INTERNAL_SECRET: secret });
    const other = await start(shared);
    let address = 0;
    const writeAtBoth = async () => {
      address += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${address}` };
      const statuses = [];
      for (const { ask } of [one, other, one, other])
        statuses.push((await ask('/backend/retail/carts', { method: 'POST', body: '{}', headers })).status);
      return statuses;
    };
    // A host that has just started may count alone for a moment.
    await vi.waitFor(async () => expect(await writeAtBoth()).toEqual([415, 415, 429, 429]), {
      timeout: 20_000,
      interval: 500,
    });
    const found = async () => {
      const answer = await fetch(`${other.origin}/p/x/RMB-00012-01`);
      await answer.arrayBuffer();
      const timing = answer.headers.get('server-timing') ?? '';
      // A page that another host has rendered took no time of its own.
      return timing.includes('render;dur=0.0') ? 'handed' : /hit|miss/.exec(timing)?.[0];
    };
    expect([await found(), await found()]).toEqual(['miss', 'hit']);
    const told = await fetch(`http://127.0.0.1:${metricsPort}/internal/invalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ product: 'RMB-00012' }),
    });
    expect(told.status).toBe(204);
    await vi.waitFor(async () => expect(await found()).toBe('miss'));
    expect(await found()).toBe('hit');
  });
});
