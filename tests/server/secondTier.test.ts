import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownPartsOf } from '#src/app/entryServer.tsx';
import { createPageCache, type CachedPage } from '#server/pages/pageCache.ts';
import { createSecondTier } from '#server/pages/secondTier.ts';
import { readPage, writePage } from '#server/pages/storedPage.ts';
import { connectValkey } from '#server/shared/valkey.ts';
import { ITEM, product } from '../support/products.ts';
import { NOW, openHost, PATH } from './support/openHost.ts';
import { startValkeyServer } from './support/valkeyServer.ts';

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

const PATIENT_MS = 10_000;
interface Facts {
  build?: string;
  url?: string;
  now?: () => number;
  onAsked?: (found: string) => void;
}
/** A second tier of one host, once it is connected. */
async function openTier({
  build = 'one',
  url = server.url,
  now = () => NOW,
  onAsked = () => {},
}: Facts = {}) {
  const valkey = connectValkey(url, { commandMs: PATIENT_MS });
  closers.push(() => valkey.close());
  if (url === server.url && valkey.client.status !== 'ready') await once(valkey.client, 'ready');
  return createSecondTier({ valkey, build, ownPartsOf, now, onAsked });
}

/** A host of the shop that counts its renders. */
async function openShop(facts: Facts = {}) {
  const asked: string[] = [];
  const tier = await openTier({ ...facts, onAsked: (found) => void asked.push(found) });
  let renders = 0;
  const pages = createPageCache({
    now: facts.now ?? (() => NOW),
    askOtherHosts: (key, render) =>
      tier.getOrRender(key, () => {
        renders += 1;
        return render();
      }),
  });
  const opened = openHost([product({ item: { stock: 100 } }), product({ productSku: 'UJI-00002' })], {
    host: { pages },
    now: facts.now ?? (() => NOW),
  });
  return { ...opened, tier, pages, asked, renders: () => renders };
}

/** A document without the values that each answer has of its own. */
const withoutOwn = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/name="key" value="[^"]*"/g, '')
    .replaceAll(/"formKey":"[^"]*"/g, '');
const keys = (pattern: string) => server.with((client) => client.keys(`etalase:${pattern}`));
/** A host writes a page down after it has answered. */
const untilKept = (count: number) => expect.poll(() => keys('page:*')).toHaveLength(count);

const pageOf = (facts: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  text: {
    plain: [Buffer.from('before '), Buffer.from(' after')],
    deflated: null,
    holes: ['nonce'],
    lengths: {},
  },
  isShared: true,
  isElsewhere: false,
  subject: { productSku: 'P', itemSku: 'P-01', seller: 'S' },
  forKnown: null,
  timing: { renderMs: 1, backendMs: 1 },
  ...facts,
});
const textOf = ({ text }: CachedPage) => text.plain.join('|');

describe('[HOST-38] a page of all guests', () => {
  test('that one host has rendered is sent by the others, byte for byte', async () => {
    const [one, other] = [await openShop(), await openShop()];
    const first = await one.get(PATH);
    await untilKept(1);
    const second = await other.get(PATH);
    expect(withoutOwn(second.html) === withoutOwn(first.html)).toBe(true);
    expect([one.renders(), other.renders()]).toEqual([1, 0]);
    expect([one.asked, other.asked]).toEqual([['rendered'], ['handed']]);
    // From here on it is in its memory.
    expect((await other.get(PATH)).headers.get('server-timing')).toMatch(/^cache;desc=hit/);
  });

  test('is no fresher on the host that was handed it', async () => {
    let nowMs = NOW;
    const now = () => nowMs;
    const [one, other] = [await openShop({ now }), await openShop({ now })];
    await one.get(PATH);
    await untilKept(1);
    nowMs += 14_000;
    await other.get(PATH);
    expect(other.renders()).toBe(0);
    nowMs += 2_000;
    expect((await other.get(PATH)).headers.get('server-timing')).toMatch(/^cache;desc=stale/);
    await expect.poll(() => other.renders()).toBe(1);
  });

  test('is composed for a guest with a bag on the host that was handed it', async () => {
    const [one, other] = [await openShop(), await openShop()];
    await one.get(PATH);
    await untilKept(1);
    const added = await other.post(`/p/x/UJI-00002-01`, { initiator: 'ADD_TO_CART', quantity: '2' });
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await other.get(PATH, { cookie });
    expect(answer.headers.get('server-timing')).toMatch(/^cache;desc=composed/);
    expect(answer.html).toContain('Keranjang, 2 barang');
  });

  test('is rendered once, however many ask for it on all hosts at once', async () => {
    const hosts = [await openShop(), await openShop(), await openShop()];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => hosts[index % 3]?.get(PATH)));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(hosts.reduce((sum, { renders }) => sum + renders(), 0)).toBe(1);
  });

  test('is a page of its own for another build and another language', async () => {
    const [one, other] = [await openShop(), await openShop({ build: 'two' })];
    await one.get(PATH);
    await untilKept(1);
    await other.get(PATH);
    await one.get(PATH, { cookie: 'lang=en' });
    expect([one.renders(), other.renders()]).toEqual([2, 1]);
  });

  test('is written down without anything of a visitor, and pages of one visitor are not', async () => {
    const { get, post, logIn } = await openShop();
    const cookie = await logIn('citra');
    await get(PATH, { cookie });
    await get(`${PATH}?voucher=ANY`);
    const added = await post(PATH, { initiator: 'ADD_TO_CART', quantity: '2' });
    const bag = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await get(PATH, { cookie: bag });
    await untilKept(1);
    const [name = ''] = await keys('page:*');
    const bytes = await server.with((client) => client.getBuffer(name));
    const { page } = (await readPage(bytes ?? Buffer.alloc(0), NOW, ownPartsOf)) ?? {};
    const text = `${page === undefined ? '' : textOf(page)} ${JSON.stringify(page?.forKnown)}`;
    expect(text).toContain(ITEM);
    for (const secret of ['Citra', 'citra', cookie.split('=')[1] ?? '', bag.split('=')[1] ?? ''])
      expect(text.includes(secret), secret).toBe(false);
  });
});

describe('[HOST-38] the second tier', () => {
  const never = () => Promise.reject(new Error('not to be rendered'));

  test('hands a page on with its age, and no older one than is fresh', async () => {
    let nowMs = NOW;
    const now = () => nowMs;
    const [one, other] = [await openTier({ now }), await openTier({ now })];
    await one.getOrRender('k', async () => pageOf({ trueForMs: 60_000 }));
    await untilKept(1);
    nowMs += 5_000;
    const handed = await other.getOrRender('k', never);
    expect([textOf(handed.page), handed.ageMs, handed.page.trueForMs]).toEqual([
      'before | after',
      5_000,
      55_000,
    ]);
    nowMs += 10_001;
    expect((await other.getOrRender('k', async () => pageOf({ status: 201 }))).page.status).toBe(201);
  });

  test('hands no page on whose campaign has begun or ended', async () => {
    let nowMs = NOW;
    const now = () => nowMs;
    const [one, other] = [await openTier({ now }), await openTier({ now })];
    await one.getOrRender('k', async () => pageOf({ trueForMs: 2_000 }));
    await untilKept(1);
    nowMs += 2_000;
    expect((await other.getOrRender('k', async () => pageOf({ status: 201 }))).page.status).toBe(201);
  });

  test.each([
    ['its product', { product: 'P' }, 0],
    ['its item', { product: 'P-01' }, 0],
    ['its seller', { seller: 'S' }, 0],
    ['everything', { everything: true }, 0],
    ['another product', { product: 'Q' }, 1],
    ['another seller', { seller: 'P' }, 1],
  ] as const)('forgets a page by a change of %s: %j', async (_, changed, left) => {
    const tier = await openTier();
    await tier.getOrRender('k', async () => pageOf());
    await untilKept(1);
    await tier.change(changed);
    expect(await keys('page:*')).toHaveLength(left);
  });

  test('keeps no page whose render began before a change of anything', async () => {
    const [one, other] = [await openTier(), await openTier()];
    await one.getOrRender('k', async () => {
      await other.change({ product: 'Q' });
      return pageOf();
    });
    await expect.poll(() => keys('lock:*')).toEqual([]);
    expect(await keys('page:*')).toEqual([]);
  });

  test('keeps a page whose render began after a change', async () => {
    const tier = await openTier();
    await tier.change({ everything: true });
    await tier.getOrRender('k', async () => pageOf());
    await untilKept(1);
  });

  test('waits no longer for a host that died than its lock lives', async () => {
    let nowMs = NOW;
    const [dead, other] = [await openTier(), await openTier({ now: () => (nowMs += 100) })];
    void dead.getOrRender('k', () => new Promise(() => {}));
    await expect.poll(() => keys('lock:*')).toHaveLength(1);
    expect((await other.getOrRender('k', async () => pageOf({ status: 201 }))).page.status).toBe(201);
  });

  test('gives the lock of a render that failed back', async () => {
    const tier = await openTier();
    await expect(tier.getOrRender('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect.poll(() => keys('lock:*')).toEqual([]);
  });

  test('keeps no page that may not be shared, and none without a product', async () => {
    const tier = await openTier();
    await tier.getOrRender('k', async () => pageOf({ isShared: false }));
    await tier.getOrRender('l', async () => pageOf({ subject: null }));
    await expect.poll(() => keys('lock:*')).toEqual([]);
    expect(await keys('page:*')).toEqual([]);
  });

  test('keeps no page of more than 256 kB', async () => {
    const tier = await openTier();
    // Bytes that nothing makes smaller.
    const pageOfBytes = (length: number) =>
      pageOf({ text: { ...pageOf().text, plain: [randomBytes(length)], holes: [] } });
    await tier.getOrRender('k', async () => pageOfBytes(256 * 1024));
    await expect.poll(() => keys('lock:*')).toEqual([]);
    expect(await keys('page:*')).toEqual([]);
    await tier.getOrRender('l', async () => pageOfBytes(250 * 1024));
    await untilKept(1);
  });

  test('takes no bytes that it cannot read', async () => {
    const tier = await openTier();
    await tier.getOrRender('k', async () => pageOf());
    await untilKept(1);
    const [name = ''] = await keys('page:*');
    const good = await writePage(pageOf(), NOW);
    for (const bytes of [Buffer.alloc(0), Buffer.from('x'), good.subarray(0, -3)]) {
      await server.with((client) => client.set(name, bytes));
      expect((await tier.getOrRender('k', async () => pageOf({ status: 201 }))).page.status).toBe(201);
      await expect.poll(() => keys('lock:*')).toEqual([]);
    }
  });

  test('that is away lets each host render for itself', async () => {
    const tier = await openTier({ url: 'valkey://127.0.0.1:1' });
    for (const status of [200, 201])
      expect((await tier.getOrRender('k', async () => pageOf({ status }))).page.status).toBe(status);
  });
});
