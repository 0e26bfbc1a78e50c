import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimits, type LimitSettings } from '#server/http/limits.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createChanges, isTouchedBy, type Change } from '#server/shared/changes.ts';
import { connectValkey, type Valkey } from '#server/shared/valkey.ts';
import { createInvalidation } from '#server/watch/invalidation.ts';
import { createMetrics } from '#server/watch/metrics.ts';
import { serveMetrics } from '#server/watch/metricsServer.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';
import { startValkeyServer } from './support/valkeyServer.ts';

const NONE: LimitSettings = {
  writesPerVisitor: 0,
  writesPerAddress: 0,
  searchesPerVisitor: 0,
  searchesPerAddress: 0,
  sessionCookie: 'session',
};

let server: Awaited<ReturnType<typeof startValkeyServer>>;
beforeAll(async () => {
  server = await startValkeyServer();
});
afterAll(() => server.close());
const closers: (() => unknown)[] = [];
beforeEach(() => server.with((client) => client.flushall()));
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** On a busy machine the test's own process answers late. */
const PATIENT_MS = 10_000;

/** A host's connection, once it has been made. */
async function connected(url = server.url, commandMs = PATIENT_MS) {
  const told: boolean[] = [];
  const valkey = connectValkey(url, { commandMs, onChanged: (isAnswering) => void told.push(isAnswering) });
  closers.push(() => valkey.close());
  if (valkey.client.status !== 'ready') await once(valkey.client, 'ready');
  return { valkey, told };
}

/** An address before the server, as a service has one: tells which server it leads to, and whether bytes arrive. */
async function startRelay() {
  let at = server.port;
  let isSwallowing = false;
  let connections = 0;
  const sockets = new Set<Socket>();
  const relay = createServer((incoming) => {
    connections += 1;
    const outgoing = connect(at, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => isSwallowing || to.write(bytes));
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  return {
    url: `valkey://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    /** Leads new connections to the server at another port; open ones stay. */
    goTo: (port: number) => {
      at = port;
    },
    /** Passes no bytes on, and closes nothing: connections are half-open. */
    swallow: (isOn: boolean) => {
      isSwallowing = isOn;
    },
    connections: () => connections,
  };
}

const writeOf = ({ from = '203.0.113.9', cookie = '' } = {}) =>
  new Request('http://shop.test/backend/retail/carts', {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
  });

describe('[HOST-34] hosts that share a Valkey', () => {
  async function hosts(count: number, settings: Partial<LimitSettings>) {
    const all = [];
    for (let index = 0; index < count; index += 1)
      all.push(createLimits({ ...NONE, ...settings }, { valkey: (await connected()).valkey }));
    return all as [ReturnType<typeof createLimits>, ...ReturnType<typeof createLimits>[]];
  }

  test('count the writes of an address together, each address for itself', async () => {
    const [one, ...others] = await hosts(3, { writesPerAddress: 4 });
    for (const host of [one, ...others]) expect(await host.admit(writeOf())).toBeNull();
    expect(await one.admit(writeOf())).toBeNull();
    for (const host of [one, ...others]) expect(await host.admit(writeOf())).toBeGreaterThan(50);
    expect(await one.admit(writeOf({ from: '203.0.113.10' }))).toBeNull();
  });

  test('count to the point, however many writes come at once', async () => {
    const all = await hosts(3, { writesPerAddress: 50 });
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => all[index % 3]?.admit(writeOf())),
    );
    expect(answers.filter((seconds) => seconds === null)).toHaveLength(50);
  });

  test('know a session that one of them has met, and count it together', async () => {
    const [one, other] = await hosts(2, { writesPerVisitor: 2 });
    const cookie = 'session=ada';
    one.learn(writeOf({ cookie }), new Response());
    await expect.poll(() => server.with((client) => client.keys('etalase:known:*'))).toHaveLength(1);
    expect(await one.admit(writeOf({ cookie }))).toBeNull();
    expect(await other?.admit(writeOf({ cookie }))).toBeNull();
    expect(await other?.admit(writeOf({ cookie }))).toBeGreaterThan(50);
    // An invented session has no count of its own.
    for (let tries = 0; tries < 4; tries += 1)
      expect(await other?.admit(writeOf({ cookie: 'session=invented' }))).toBeNull();
  });

  test('write down neither sessions nor addresses, and nothing that stays', async () => {
    const [one] = await hosts(1, { writesPerVisitor: 5, writesPerAddress: 5 });
    one.learn(writeOf({ cookie: 'session=ada' }), new Response());
    await one.admit(writeOf({ cookie: 'session=ada' }));
    await server.with(async (client) => {
      const keys = await client.keys('*');
      expect(keys).toHaveLength(3);
      expect(keys.filter((key) => /ada|203\.0/.test(key))).toEqual([]);
      for (const key of keys) expect(await client.ttl(key), key).toBeGreaterThan(0);
    });
  });
});

describe('[HOST-36] a host whose Valkey', () => {
  /** Counts alone: two writes, then none. */
  async function expectAlone(limits: ReturnType<typeof createLimits>, from: string) {
    const answers = [];
    for (let write = 0; write < 4; write += 1) answers.push(await limits.admit(writeOf({ from })));
    expect(answers.map((seconds) => seconds === null)).toEqual([true, true, false, false]);
  }
  const open = (valkey: Valkey) => createLimits({ ...NONE, writesPerAddress: 2 }, { valkey });

  test('is killed counts alone, says so once, and counts with the others when it is back', async () => {
    const [one, other] = [await connected(), await connected()];
    const [limits, others] = [open(one.valkey), open(other.valkey)];
    await server.kill();
    await expectAlone(limits, '203.0.113.20');
    expect(one.told).toEqual([false]);
    await server.start();
    await vi.waitFor(
      async () => {
        await limits.admit(writeOf({ from: '203.0.113.21' }));
        await others.admit(writeOf({ from: '203.0.113.22' }));
        expect([one.told, other.told].map((told) => told.at(-1))).toEqual([true, true]);
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(await limits.admit(writeOf({ from: '203.0.113.23' }))).toBeNull();
    expect(await others.admit(writeOf({ from: '203.0.113.23' }))).toBeNull();
    expect(await limits.admit(writeOf({ from: '203.0.113.23' }))).toBeGreaterThan(50);
  });

  test('hangs waits for it once, and leaves it alone for a while', async () => {
    const { valkey, told } = await connected(server.url, 30);
    const limits = open(valkey);
    server.hang();
    closers.push(() => server.goOn());
    const began = performance.now();
    for (let address = 0; address < 40; address += 1)
      expect(await limits.admit(writeOf({ from: `203.0.113.${address}` }))).toBeNull();
    // One wait of 30 ms, and room for a slow machine: 40 of them would be 1,200.
    expect(performance.now() - began).toBeLessThan(600);
    expect(told).toEqual([false]);
  });

  test('is full counts alone', async () => {
    const { valkey } = await connected();
    await server.with((client) => client.config('SET', 'maxmemory', '1'));
    closers.push(() => server.with((client) => client.config('SET', 'maxmemory', '0')));
    await expectAlone(open(valkey), '203.0.113.30');
  });

  test('wants another password counts alone, and does not repeat the password', async () => {
    await server.with((client) => client.config('SET', 'requirepass', 'right'));
    closers.push(async () => {
      const url = server.url.replace('//', '//:right@');
      const { valkey } = await connected(url);
      await valkey.client.config('SET', 'requirepass', '');
    });
    const reasons: (string | null)[] = [];
    const valkey = connectValkey(server.url.replace('//', '//:wrong-one@'), {
      onChanged: (_, why) => void reasons.push(why),
    });
    closers.push(() => valkey.close());
    await expectAlone(open(valkey), '203.0.113.40');
    expect(reasons).toHaveLength(1);
    expect(reasons.join('')).not.toContain('wrong-one');
  });

  test('fails over goes to the server that took its place', async () => {
    const another = await startValkeyServer();
    closers.push(() => another.close());
    closers.push(() => server.with((client) => client.replicaof('NO', 'ONE')));
    // The address stays, as that of a service or a name does; open connections stay at the former server.
    const relay = await startRelay();
    const { valkey, told } = await connected(relay.url);
    const limits = open(valkey);
    expect(await limits.admit(writeOf({ from: '203.0.113.60' }))).toBeNull();
    relay.goTo(another.port);
    await server.with((client) => client.replicaof('127.0.0.1', String(another.port)));
    await vi.waitFor(
      async () => {
        await limits.admit(writeOf({ from: '203.0.113.61' }));
        expect(told).toEqual([false, true]);
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(await another.with((client) => client.keys('etalase:*'))).not.toEqual([]);
  });

  test('was never there starts and counts alone', async () => {
    const valkey = connectValkey('valkey://127.0.0.1:1');
    closers.push(() => valkey.close());
    await expectAlone(open(valkey), '203.0.113.50');
  });
});

describe('[HOST-35] a change', () => {
  const price = { now: 100_000 };
  /** A host of the shop: all ask one backend, whose price the test sets. */
  async function openShopHost(valkey: Valkey) {
    const pages = createPageCache();
    const opened = openHost([product()], {
      host: {
        pages,
        callBackend: async (input, init) => {
          const answer = await opened.market.fetch(new Request(input, init));
          const text = (await answer.text()).replaceAll('100000', String(price.now));
          return new Response(text, { status: answer.status, headers: answer.headers });
        },
      },
    });
    const applied: Change[] = [];
    const changes = createChanges(valkey, (changed) => {
      applied.push(changed);
      pages.change((subject) => isTouchedBy(changed, subject));
    });
    // Everything counts as changed once the connection is there.
    await vi.waitFor(() => expect(applied).toEqual([{ everything: true }]));
    const shown = async () => /Rp[\d.]+/.exec((await opened.get(PATH)).html.replaceAll(/<[^>]+>/g, ''))?.[0];
    return { changes, applied, shown };
  }

  test('of a price is on every host within a second of the word of the backend', async () => {
    const hosts: Awaited<ReturnType<typeof openShopHost>>[] = [];
    for (let index = 0; index < 3; index += 1) hosts.push(await openShopHost((await connected()).valkey));
    for (const { shown } of hosts) expect(await shown()).toBe('Rp100.000');
    price.now = 90_000;
    for (const { shown } of hosts) expect(await shown()).toBe('Rp100.000');
    const began = performance.now();
    expect(await hosts[1]?.changes.announce({ product: 'UJI-00001' })).toBe(true);
    await vi.waitFor(
      () => {
        for (const { applied } of hosts) expect(applied).toContainEqual({ product: 'UJI-00001' });
      },
      { interval: 5 },
    );
    expect(performance.now() - began).toBeLessThan(1_000);
    for (const { shown } of hosts) expect(await shown()).toBe('Rp90.000');
    price.now = 100_000;
  });

  test('that may have been missed while a connection was away counts as everything', async () => {
    const relay = await startRelay();
    const { valkey } = await connected(relay.url);
    const applied: Change[] = [];
    createChanges(valkey, (changed) => void applied.push(changed));
    await vi.waitFor(() => expect(applied).toHaveLength(1));
    // A half-open connection: neither side hears of the other, and none of them is closed.
    relay.swallow(true);
    await server.with((client) => client.publish('etalase:changed', '{"product":"UJI-00001"}'));
    await vi.waitFor(() => expect(relay.connections()).toBeGreaterThan(2), { timeout: 15_000 });
    relay.swallow(false);
    await vi.waitFor(() => expect(applied.length).toBeGreaterThan(1), { timeout: 15_000 });
    expect(applied.filter((changed) => !('everything' in changed))).toEqual([]);
  });

  test('that cannot be read is none', async () => {
    const { valkey } = await connected();
    const applied: Change[] = [];
    createChanges(valkey, (changed) => void applied.push(changed));
    await vi.waitFor(() => expect(applied).toHaveLength(1));
    await server.with(async (client) => {
      for (const text of ['', 'x', '{}', '{"product":""}', '{"product":"a b"}', '{"everything":false}'])
        await client.publish('etalase:changed', text);
      await client.publish('etalase:changed', '{"seller":"RMB-60021"}');
    });
    await vi.waitFor(() => expect(applied).toHaveLength(2));
    expect(applied[1]).toEqual({ seller: 'RMB-60021' });
  });
});

test('[HOST-35] after a change configs are loaded anew, and the former ones serve meanwhile', async () => {
  let loads = 0;
  const configs = createConfigCache(async () => {
    loads += 1;
    return {};
  });
  const get = () => configs.get('retail id', 'id');
  await get();
  await get();
  expect(loads).toBe(1);
  const { expires } = await get();
  configs.forget();
  expect((await get()).expires).toBe(expires);
  expect(loads).toBe(2);
  await vi.waitFor(async () => expect((await get()).expires).toBeGreaterThanOrEqual(expires));
  expect(loads).toBe(2);
});

describe('[HOST-35] the word of the backend', () => {
  const SECRET = 'a-secret-of-the-shop';
  async function open(valkey: Valkey | null = null) {
    const applied: Change[] = [];
    const changes = createChanges(valkey, (changed) => void applied.push(changed));
    const metrics = createMetrics(() => createPageCache().rooms);
    const served = await serveMetrics(
      metrics,
      { host: '127.0.0.1', port: 0 },
      createInvalidation(SECRET, changes),
    );
    closers.push(() => served.close());
    const tell = async (body: string | object, { method = 'POST', secret = SECRET } = {}) => {
      const answer = await fetch(`http://127.0.0.1:${served.port}/internal/invalidate`, {
        method,
        headers: { authorization: `Bearer ${secret}` },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    return { applied, tell };
  }

  test('[HOST-37] and a lost Valkey are counted, beside the version', async () => {
    const metrics = createMetrics(() => createPageCache().rooms, '1.2.3');
    closers.push(() => metrics.close());
    const { valkeyChanged, changed } = metrics.events;
    changed('product');
    expect(await metrics.text()).toContain('\netalase_build_info{version="1.2.3"} 1\n');
    expect(await metrics.text()).toContain('\netalase_valkey_lost 0\n');
    valkeyChanged(false);
    expect(await metrics.text()).toContain('\netalase_valkey_lost 1\n');
    expect(await metrics.text()).toContain('\netalase_changes_total{kind="product"} 1\n');
  });

  test('is taken with the secret, for a product, a seller and everything', async () => {
    const { applied, tell } = await open();
    const changes = [{ product: 'RMB-00012' }, { seller: 'RMB-60021' }, { everything: true }];
    for (const changed of changes) expect(await tell(changed)).toBe(204);
    expect(applied).toEqual(changes);
  });

  test('is refused without it, by another method, and where it says nothing', async () => {
    const { applied, tell } = await open();
    expect(await tell({ everything: true }, { secret: 'a-secret-of-the-shoq' })).toBe(401);
    expect(await tell({ everything: true }, { secret: '' })).toBe(401);
    expect(await tell('', { method: 'GET' })).toBe(405);
    for (const body of ['', '{', '[]', {}, { product: 7 }, { product: 'a', seller: 'b' }])
      expect(await tell(body), JSON.stringify(body)).toBe(400);
    expect(await tell({ product: 'x'.repeat(2_000) })).toBe(413);
    expect(applied).toEqual([]);
  });

  test('is to be repeated where the other hosts could not be told', async () => {
    const valkey = connectValkey('valkey://127.0.0.1:1');
    closers.push(() => valkey.close());
    const { applied, tell } = await open(valkey);
    expect(await tell({ product: 'RMB-00012' })).toBe(503);
    expect(applied).toEqual([{ product: 'RMB-00012' }]);
  });

  test('has no place on a host without the secret', async () => {
    const metrics = createMetrics(() => createPageCache().rooms);
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    closers.push(() => served.close());
    const answer = await fetch(`http://127.0.0.1:${served.port}/internal/invalidate`, { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});
