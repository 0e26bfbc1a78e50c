import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { MarketplaceDeps } from '#marketplace/core/rules/deps.ts';
import { demoPage } from '#marketplace/core/pages/demoPage.ts';
import { standInRoutes } from '#marketplace/core/pages/standInRoutes.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';

const GROCERY = 'UJI-00002-01';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A browser of its own, which keeps every cookie as it is told to. */
function browser() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ item: { stock: 5 } }), product({ productSku: 'UJI-00002', vendor: 'grocery' })],
    merchants: [SELLER],
    vouchers: [],
  });
  onTestFinished(() => shop.close());
  const jar = new Map<string, string>();
  async function ask(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.fetch(
      new Request(`http://shop.test${path}`, { ...init, headers: { ...init.headers, cookie } }),
    );
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      if (set.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { method: 'POST', headers: FORM, body: new URLSearchParams(form).toString() });
  const write = async (path: string, body: object, key: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await ask(`/backend${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  return { ask, post, write };
}

const line = (itemSku: string) => ({
  itemSku,
  pickupPointCode: 'PP-TOK-1',
  quantity: 2,
  fulfillment: 'DELIVERY',
});
const MANY = { act: 'set', quantity: '9999', key: 'k1' };

/** Each form: the route, what is sent to it, and the words of its outcome; null where the page itself is the outcome. */
const FORMS: [route: string, form: Record<string, string>, says: string | null, isKept?: true][] = [
  ['/login', { member: 'member-ayu', redirect: '/' }, null],
  ['/logout', {}, null],
  ['/demo', { reset: '1' }, null],
  ['/cart', { ...MANY, line: `LINE ${ITEM} PP-TOK-1` }, 'Jumlahnya tidak berubah: stoknya tidak cukup'],
  ['/cart/notices', {}, null],
  ['/cart/checkout', {}, null],
  ['/retail/checkout/:id/address', { address: 'none' }, 'Alamat itu tidak ada lagi di akunmu.'],
  ['/retail/checkout/:id/address/new', { address: '' }, 'Alamatnya belum tersimpan.'],
  [
    '/retail/checkout/:id/order',
    { key: 'o1', due: '1' },
    'role="alert">Pilih alamat yang bisa dijangkau kurir dulu',
  ],
  [
    '/grocery/cart',
    { act: 'set', quantity: '0', line: `LINE ${GROCERY} PP-TOK-1`, key: 'k1' },
    'bilangan bulat',
  ],
  ['/grocery/cart/notices', {}, null],
  ['/grocery/cart/checkout', {}, null],
  ['/grocery/cart/slot', { store: 'PP-A', slot: 'none' }, null],
  ['/grocery/checkout/:id/slot', { store: 'PP-A', slot: 'none' }, null],
  ['/grocery/checkout/:id/order', { key: 'o1', due: '1' }, 'Totalnya berubah'],
  ['/member/wishlist', { act: 'remove', album: 'none', key: 'k1' }, 'Pilih produknya dulu.'],
  ['/member/seller-chat/:merchantCode', { text: ' ', key: 'k1' }, 'Tulis pertanyaanmu dulu.'],
  ['/chat-apoteker', { text: 'a'.repeat(1001), key: 'k1' }, 'Pertanyaannya terlalu panjang', true],
  ['/member/blipay/paylater/introduction', {}, null],
  ['/subscription/cart/start', {}, null],
  ['/subscription/cart/drop', { line: 'none' }, null],
  ['/verify-email', {}, null],
];

describe('every form of the pages around the product page', () => {
  test('[BAG-08] stands in this table', () => {
    // Routes are told without being asked: nothing of the shop is read.
    const deps = { config: {} } as MarketplaceDeps;
    const apps = [standInRoutes(deps), demoPage(deps)];
    const routes = apps.flatMap((app) => app.routes).filter(({ method }) => method === 'POST');
    expect([...new Set(routes.map(({ path }) => path))].toSorted()).toEqual(
      FORMS.map(([route]) => route).toSorted(),
    );
  });

  test.each(FORMS)(
    '[BAG-08] leads on from %s, and says its outcome once',
    async (route, form, says, isKept) => {
      const one = browser();
      if (route !== '/login') await one.post('/login', { member: 'member-budi', redirect: '/' });
      await one.write('/retail/carts', { ...line(ITEM), cartType: 'REGULAR', actionType: 'REGULAR' }, 'w1');
      await one.write('/grocery/checkout/_add', line(GROCERY), 'w2');
      await one.write('/member/wishlist/_product', { sku: ITEM }, 'w3');
      const vendor = route.startsWith('/grocery/') ? '/grocery' : '';
      const checkout = (await one.post(`${vendor}/cart/checkout`, {})).headers.get('location') ?? '';
      const id = checkout.split('/').at(-1) ?? '';
      const path = route.replace(':id', id).replace(':merchantCode', SELLER.code);
      const answer = await one.post(path, form);
      expect(answer.status).toBe(303);
      const address = answer.headers.get('location') ?? '';
      const shown = await (await one.ask(address)).text();
      const again = await one.ask(address);
      expect([again.status, again.headers.get('cache-control')]).toEqual([isKept ? 400 : 200, 'no-store']);
      if (says === null || isKept) return;
      expect(shown).toContain(says);
      expect((await again.text()).split(says).length).toBeLessThan(shown.split(says).length);
    },
  );

  test.each(FORMS)('[BAG-08] leads on from %s without a session too', async (route, form) => {
    const one = browser();
    const path = route.replace(':id', 'CO-none').replace(':merchantCode', SELLER.code);
    expect((await one.post(path, form)).status).toBe(303);
  });
});

describe('a refused form', () => {
  test('[BAG-08] has what was typed, whatever its length, for its visitor alone', async () => {
    const one = browser();
    const text = `${'panjang sekali '.repeat(100)}akhir`;
    const answer = await one.post('/chat-apoteker', { text, key: 'k1' });
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';');
    expect(cookie.slice(1).join(';')).toBe(' Path=/chat-apoteker; Max-Age=600; HttpOnly; SameSite=Lax');
    expect(await (await one.ask('/chat-apoteker')).text()).toContain(text);
    // Nothing is said on another page, or to another visitor.
    const other = browser();
    const theirs = await other.ask('/chat-apoteker', { headers: {} });
    expect(await theirs.text()).not.toContain('akhir');
  });

  const LONG = `${'panjang sekali '.repeat(100)}akhir`;
  const logIn = (one: ReturnType<typeof browser>) =>
    one.post('/login', { member: 'member-budi', redirect: '/' });

  test('[BAG-08] has it, and says why, until a message is taken, in each language', async () => {
    const one = browser();
    await logIn(one);
    await one.post('/chat-apoteker', { text: LONG, key: 'k1' });
    const said = [
      ['', 'Pertanyaannya terlalu panjang'],
      ['?lang=en', 'too long'],
      ['?lang=id', 'Pertanyaannya terlalu panjang'],
    ] as const;
    for (const [query, why] of said) {
      const shown = await one.ask(`/chat-apoteker${query}`);
      expect(shown.status).toBe(400);
      const text = await shown.text();
      expect([text.includes('sekali panjang'), text.includes(why)]).toEqual([true, true]);
    }
    await one.post('/chat-apoteker', { text: 'Obat ini untuk siapa?', key: 'k2' });
    const after = await one.ask('/chat-apoteker');
    expect([after.status, (await after.text()).includes('sekali panjang')]).toEqual([200, false]);
  });

  test('[BAG-08] has a refused album name on its own album alone', async () => {
    const one = browser();
    await logIn(one);
    const named = { act: 'create', album: 'none', picked: ITEM, name: `Kado ${'a'.repeat(300)}`, key: 'k1' };
    await one.post('/member/wishlist', named);
    const status = async (query: string) => (await one.ask(`/member/wishlist${query}`)).status;
    expect(await status('?album=none&lang=en')).toBe(400);
    expect([await status('?all=1'), await status('')]).toEqual([200, 200]);
    expect(await status('?album=none')).toBe(400);
  });

  test('[BAG-08, CHAT-19] is a draft of the member whose session had ended once they are back', async () => {
    const one = browser();
    await one.write('/retail/carts', { ...line(ITEM), cartType: 'REGULAR', actionType: 'REGULAR' }, 'w1');
    await one.post('/chat-apoteker', { text: 'Boleh diminum pagi?', key: 'k1' });
    expect((await one.ask('/chat-apoteker')).status).toBe(401);
    await logIn(one);
    const back = await one.ask('/chat-apoteker');
    const text = await back.text();
    expect([back.status, text.includes('Boleh diminum pagi?')]).toEqual([200, true]);
    expect([text.includes('aria-invalid'), /role="status">Sesimu/.test(text)]).toEqual([false, false]);
  });

  test('[BAG-08] has no refused text any more once the script has sent one', async () => {
    const one = browser();
    await logIn(one);
    await one.post('/chat-apoteker', { text: LONG, key: 'k1' });
    const sent = await one.ask('/chat-apoteker', {
      method: 'POST',
      headers: { ...FORM, accept: 'application/json' },
      body: new URLSearchParams({ text: 'Obat ini untuk siapa?', key: 'k2' }).toString(),
    });
    expect(sent.status).toBe(200);
    expect((await one.ask('/chat-apoteker')).status).toBe(200);
  });

  test('[BAG-08] has a typed address until one is taken, in each language', async () => {
    const one = browser();
    await logIn(one);
    await one.write('/retail/carts', { ...line(ITEM), cartType: 'REGULAR', actionType: 'REGULAR' }, 'w1');
    const checkout = (await one.post('/cart/checkout', {})).headers.get('location') ?? '';
    await one.post(`${checkout}/address/new`, { address: 'Jalan Pandan 7' });
    for (const [query, why] of [
      ['?lang=en', 'The address is not saved yet'],
      ['?lang=id', 'Alamatnya belum tersimpan.'],
    ] as const) {
      const text = await (await one.ask(`${checkout}${query}`)).text();
      expect([text.includes('Jalan Pandan 7'), text.includes(why)], query).toEqual([true, true]);
    }
    // Another refusal, of nothing typed, takes its place and is said once.
    await one.post(`${checkout}/address`, { address: 'none' });
    expect(await (await one.ask(checkout)).text()).toContain('Alamat itu tidak ada lagi di akunmu.');
    const text = await (await one.ask(checkout)).text();
    expect([text.includes('Jalan Pandan 7'), text.includes('tidak ada lagi')]).toEqual([false, false]);
  });

  test('[BAG-08] keeps the language that its page had', async () => {
    const one = browser();
    const answer = await one.post('/chat-apoteker?lang=en', { text: 'halo', key: 'k1' });
    expect(answer.headers.get('location')).toBe('/chat-apoteker?lang=en');
    expect(await (await one.ask('/chat-apoteker?lang=en')).text()).toContain('Your session has ended');
  });
});
