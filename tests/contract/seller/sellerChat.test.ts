import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { KEPT_MESSAGES } from '#marketplace/seller/rules/chatMessages.ts';
import { product, SELLER } from '../../support/products.ts';
import { shownAfter } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const CHAT = '/member/seller-chat/TOK-1';
const NOW = Date.UTC(2026, 10, 23, 5);
async function open(options: Partial<MarketplaceOptions> = {}, member = 'budi') {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [product({ item: { offered: 125_000, stock: 7 } })],
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  await one.logIn(member);
  return { shop, one };
}
type Visitor = ReturnType<typeof visitor>;
let keys = 0;
async function say(
  one: Visitor,
  text: string,
  { itemSku = 'UJI-00001-01', key = `k-${(keys += 1)}`, lang = 'id', path = CHAT } = {},
) {
  const answer = await one.call(`${path}?lang=${lang}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ text, itemSku, key }).toString(),
  });
  return { status: answer.status, body: (await answer.json()) as any };
}
const answered = async (...given: Parameters<typeof say>) => (await say(...given)).body.messages?.[1]?.text;
const pageOf = async (one: Visitor, path = CHAT) => (await one.call(path)).text();

test('[CHAT-17] the form asks about the product that the chat was opened for, or about none', async () => {
  const { one } = await open();
  const field = async (path: string) => /name="itemSku" value="([^"]*)"/.exec(await pageOf(one, path))?.[1];
  expect(await field(`${CHAT}?itemSku=UJI-00001-01`)).toBe('UJI-00001-01');
  expect(await field(CHAT)).toBe('');
});

test('[CHAT-17] the script stands before the form and is not deferred, so it handles every press', async () => {
  const { one } = await open();
  const html = await pageOf(one);
  const script = /<script src="\/seller-chat\.js"(.*?)>/.exec(html);
  expect(script?.[1]).toBe('');
  expect(script?.index).toBeLessThan(html.indexOf('<form', html.indexOf('<main')));
});

describe('[CHAT-17] the seller answers', () => {
  test('what a piece costs, how many there are, and how it is shipped, each as it is now', async () => {
    const { one } = await open();
    expect(await answered(one, 'Berapa harganya?')).toBe('Barang Uji sekarang Rp125.000 per buah.');
    expect(await answered(one, 'stok masih ada?')).toBe('Stok Barang Uji ada 7.');
    expect(await answered(one, 'Ongkirnya gimana')).toMatch(/^Dikirim dari Bandung dengan .+\. Ongkir dan/);
    expect(await answered(one, 'How much is it, and is it in stock?', { lang: 'en' })).toBe(
      'Barang Uji is Rp125.000 apiece now.\nWe have 7 of Barang Uji in stock.',
    );
  });

  test.each([
    [{ stock: 0 }, 'Maaf, stok Barang Uji sedang habis.'],
    [{ stock: null }, 'Jumlah stok Barang Uji tidak kami hitung per buah.'],
  ])('of the stock %j what is true', async (item, text) => {
    const { one } = await open({ products: [product({ item })] });
    expect(await answered(one, 'ada stok?')).toBe(text);
  });

  test('the campaign’s price while it runs', async () => {
    const campaign = {
      id: 'FS',
      name: 'Flash sale',
      startsInMinutes: -10,
      endsInMinutes: 60,
      quota: 5,
      sold: 0,
      price: 90_000,
    };
    const { one } = await open({ products: [product({ campaign })] });
    expect(await answered(one, 'harga')).toBe('Barang Uji sekarang Rp90.000 per buah.');
  });

  test('that a store on a break does not ship', async () => {
    const { one } = await open({ merchants: [{ ...SELLER, storeClose: { delayShipping: false } }] });
    expect(await answered(one, 'kapan dikirim?')).toMatch(/^Toko kami sedang libur/);
  });

  test('[STOCK-08, STOCK-15] and that it does again once its break is over, as its page says', async () => {
    let now = NOW;
    const { one } = await open({
      now: () => now,
      merchants: [{ ...SELLER, storeClose: { delayShipping: true, endsInMinutes: 60 } }],
    });
    expect(await answered(one, 'kapan dikirim?')).toMatch(/^Toko kami sedang libur/);
    expect(await answered(one, 'when do you ship?', { lang: 'en' })).toMatch(/^Our store is on a break/);
    now += 60 * 60_000;
    expect(await answered(one, 'kapan dikirim?')).toMatch(/^Dikirim dari Bandung/);
    expect(await answered(one, 'when do you ship?', { lang: 'en' })).toMatch(/^It is shipped from Bandung/);
  });

  test('of all else, that it is not answered here; and nothing of another seller’s product', async () => {
    const other = product({ productSku: 'LAIN-1', name: 'Rahasia', merchantCode: 'NDA-1' });
    const { one } = await open({
      products: [product(), other],
      merchants: [SELLER, { ...SELLER, code: 'NDA-1', name: 'Nada', warehouses: [] }],
    });
    expect(await answered(one, 'Warnanya pudar nggak?')).toMatch(/^Soal itu belum bisa kami jawab di sini\./);
    expect(await answered(one, 'harga', { itemSku: 'LAIN-1-01' })).toMatch(/^Halo\. Buka chat dari halaman/);
    expect(await answered(one, 'harga', { itemSku: '../../x' })).toMatch(/^Halo\. Buka chat dari halaman/);
    expect(await answered(one, 'makasih')).toBe('Sama-sama.');
  });
});

describe('[CHAT-17] in the visitor’s language', () => {
  const ASKED = { price: 'harga', stock: 'stock', delivery: 'shipping', thanks: 'thanks', hello: 'hello' };
  test.each([
    ['id', 'price', {}, 'Barang Uji sekarang Rp100.000 per buah.'],
    ['en', 'price', {}, 'Barang Uji is Rp100.000 apiece now.'],
    ['id', 'stock', { item: { stock: 1 } }, 'Stok Barang Uji ada 1.'],
    ['en', 'stock', { item: { stock: 1 } }, 'We have 1 of Barang Uji in stock.'],
    ['en', 'stock', { item: { stock: 0 } }, 'Sorry, Barang Uji is out of stock now.'],
    ['en', 'stock', { item: { stock: null } }, 'We do not count the stock of Barang Uji by the piece.'],
    ['id', 'thanks', {}, 'Sama-sama.'],
    ['en', 'thanks', {}, 'You are welcome.'],
    ['id', 'hello', {}, 'Halo, ada yang bisa dibantu tentang Barang Uji?'],
    ['en', 'hello', {}, 'Hello, how can we help with Barang Uji?'],
  ] as const)('%s: %s %j', async (lang, asked, facts, text) => {
    const { one } = await open({ products: [product(facts)] });
    expect(await answered(one, ASKED[asked], { lang })).toBe(text);
  });

  test.each([
    [
      'id',
      /^Dikirim dari Bandung dengan [^.]+\. Ongkir dan perkiraan tiba ke alamatmu ada di halaman produk\.$/,
    ],
    [
      'en',
      /^It is shipped from Bandung by [^.]+\. The fee and the day of arrival at your address are on the product page\.$/,
    ],
  ])('%s: how it is shipped, and nothing of a break or of days that there are not', async (lang, text) => {
    const { one } = await open();
    expect(await answered(one, ASKED.delivery, { lang })).toMatch(text);
  });

  test.each([
    [
      'id',
      /^Toko kami sedang libur, jadi pengiriman menunggu\. Barang ini disiapkan dulu 3 hari\. Pilihan kirimnya \S/,
    ],
    ['en', /^Our store is on a break, so shipping waits\. It takes 3 days to prepare\. It is shipped by \S/],
  ])('%s: tells that it waits, and why; names no place where none is known', async (lang, text) => {
    const { one } = await open({
      products: [product({ preOrderDays: 3 })],
      merchants: [{ ...SELLER, location: '', storeClose: { delayShipping: false } }],
    });
    expect(await answered(one, ASKED.delivery, { lang })).toMatch(text);
  });

  test.each([
    [
      'id',
      /^Soal itu belum bisa kami jawab di sini\. Kami bisa jawab harga, stok, dan pengiriman Barang Uji\.$/,
      /^Halo\. Buka chat/,
    ],
    [
      'en',
      /^We cannot answer that here yet\. We can tell you the price, the stock and the delivery of Barang Uji\.$/,
      /^Hello\. Please open the chat from a product page/,
    ],
  ])('%s: what is not answered here, and what is asked of nothing', async (lang, text, ofNothing) => {
    const { one } = await open();
    expect(await answered(one, 'Warnanya pudar?', { lang })).toMatch(text);
    expect(await answered(one, 'harga', { lang, itemSku: 'LAIN-1-01' })).toMatch(ofNothing);
  });

  test('the choice is named with the product', async () => {
    const chosen = product({ item: { values: [{ id: 'Merah', en: 'Red' }, 'L'] } });
    const { one } = await open({ products: [chosen] });
    expect(await answered(one, 'harga')).toBe('Barang Uji (Merah, L) sekarang Rp100.000 per buah.');
    expect(await answered(one, 'price', { lang: 'en' })).toBe('Barang Uji (Red, L) is Rp100.000 apiece now.');
  });
});

describe('[CHAT-17, LINK-04] the talk', () => {
  test('is a member’s own with one seller, and stands on the page in its order', async () => {
    const { shop, one } = await open();
    await say(one, 'Halo');
    await say(one, 'harga?');
    const text = await pageOf(one);
    expect(text.indexOf('Halo, ada yang')).toBeLessThan(text.indexOf('harga?'));
    const other = visitor(shop);
    await other.logIn('citra');
    expect(await pageOf(other)).not.toContain('harga?');
    expect((await one.call('/member/seller-chat/NOBODY')).status).toBe(404);
  });

  test('a guest is led to the login, out of the frame, and writes nothing', async () => {
    const { shop } = await open();
    const guest = visitor(shop);
    expect(await pageOf(guest)).toMatch(/href="\/login\?redirect=[^"]+" target="_top"/);
    expect((await say(guest, 'harga')).status).toBe(401);
  });

  test('sent again under its key, a question is kept once; without one it is refused', async () => {
    const { one } = await open();
    const first = await say(one, 'harga', { key: 'same' });
    expect((await say(one, 'harga', { key: 'same' })).body).toEqual(first.body);
    expect((await pageOf(one)).match(/class="member"/g)).toHaveLength(1);
    expect((await say(one, 'stok', { key: 'same' })).status).toBe(409);
    expect((await say(one, 'stok', { key: '' })).status).toBe(400);
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(1000), 200],
    [` ${'a'.repeat(1000)} `, 200],
    ['a'.repeat(1001), 400],
    ['a'.repeat(100_000), 413],
  ])('[CHAT-20] a question of that length is taken or refused: %#', async (text, status) => {
    const { one } = await open();
    expect((await say(one, text)).status).toBe(status);
  });

  test('what is written is text', async () => {
    const { one } = await open();
    await say(one, '</p><script>alert(1)</script>\u202e');
    const text = await pageOf(one);
    expect(text).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
  });

  test('the newest are kept', async () => {
    const { one } = await open();
    for (let count = 0; count <= KEPT_MESSAGES / 2; count += 1) await say(one, `pertanyaan ${count} .`);
    const text = await pageOf(one);
    expect(text.match(/<li class=/g)).toHaveLength(KEPT_MESSAGES);
    expect(text).not.toContain('pertanyaan 0 .');
    expect(text).toContain(`pertanyaan ${KEPT_MESSAGES / 2} .`);
  });

  const post = async (one: Visitor, text: string, lang = 'id') => {
    const answer = await one.call(`${CHAT}?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ text, itemSku: 'UJI-00001-01', key: 'k' }).toString(),
    });
    return shownAfter(one, answer);
  };
  test('[CHAT-19] without its script, an ended session shows the message and the login', async () => {
    const { one } = await open();
    await one.call('/backend/common/users/_logout', { method: 'POST' });
    const answer = await post(one, ' <b>harga</b>? ');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const text = await answer.text();
    expect(text).toContain('Sesimu sudah berakhir, jadi ini belum terkirim:');
    expect(text).toContain('dir="auto">&lt;b&gt;harga&lt;/b&gt;?</p>');
    const back = encodeURIComponent(`${CHAT}?itemSku=UJI-00001-01`);
    expect(text).toContain(`href="/login?redirect=${back}" target="_top"`);
    expect(await (await post(one, 'harga', 'en')).text()).toContain('Your session has ended');
  });

  test.each([
    ['  ', '', 'Tulis pertanyaanmu dulu.'],
    ['a'.repeat(1001), 'a'.repeat(1001), 'Pertanyaannya terlalu panjang (maks. 1.000 karakter).'],
  ])(
    '[CHAT-20] without its script, what cannot be taken is told at the field: %#',
    async (text, kept, words) => {
      const { one } = await open();
      const answer = await post(one, text);
      expect(answer.status).toBe(400);
      const shown = await answer.text();
      expect(shown).toContain(`role="status">${words}</p>`);
      expect(shown).toMatch(new RegExp(`name="text"\\s+value="${kept}"[^>]*aria-invalid="true"`));
      expect(await pageOf(one)).not.toContain('aria-invalid');
    },
  );

  test('without its script the form leads back to the page', async () => {
    const { one } = await open();
    const answer = await one.call(CHAT, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ text: 'harga', itemSku: 'UJI-00001-01', key: 'k' }).toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${CHAT}?itemSku=UJI-00001-01`]);
  });
});
