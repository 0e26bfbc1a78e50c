import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { ALBUM_ITEMS_MAX } from '#src/domain/shell/limits.ts';
import { albums } from '#src/services/wishlist/wishlist/contract.ts';
import { product, SELLER } from '../../support/products.ts';
import { shownAfter } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const PATH = '/member/wishlist';
const products = ['Koper', 'Bantal', 'Botol', 'Sandal'].map((name, index) =>
  product({ productSku: `UJI-0000${index + 1}`, name }),
);
const [CASE, PILLOW, BOTTLE, SANDAL] = products.map(({ items }) => items[0]?.itemSku ?? '') as [
  string,
  string,
  string,
  string,
];

function shop() {
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products,
    merchants: [SELLER],
    now: () => Date.UTC(2026, 10, 23, 5),
  });
  onTestFinished(() => marketplace.close());
  return marketplace;
}
/** A member with two albums: "Wishlist" holds the case, the pillow and the bottle, "Kado" the sandal. */
async function member(name = 'eko', marketplace = shop()) {
  const one = visitor(marketplace);
  await one.logIn(name);
  for (const sku of [CASE, PILLOW, BOTTLE]) await one.write('/member/wishlist/_product', { sku });
  const made = await one.write('/member/wishlist/_groups', { name: 'Kado', sku: SANDAL });
  const groups = async () => albums.parse((await one.read('/member/wishlist/_groups')).body.data);
  const idOf = async (album: string) => (await groups()).find(({ name: its }) => its === album)?.id ?? '';
  const textOf = (html: string) =>
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const page = async (answer: Response) => {
    const html = await answer.text();
    const picks = [...html.matchAll(/name="picked"\s+value="([^"]+)"[^>]*>/g)];
    return {
      status: answer.status,
      html,
      text: textOf(html),
      /** The items of the album, from top to bottom. */
      items: picks.map(([, sku]) => sku),
      ticked: picks.filter(([tag]) => /\schecked/.test(tag)).map(([, sku]) => sku),
      said: textOf(/<(\w+)(?: class="note")? role="(?:status|alert)">([\s\S]*?)<\/\1>/.exec(html)?.[2] ?? ''),
      back: [...html.matchAll(/name="back" value="([^"]+)"/g)].map(([, item]) => item ?? ''),
    };
  };
  return {
    ...one,
    wishlist: await idOf('Wishlist'),
    gifts: String(made.body.data.id),
    idOf,
    counts: async () => Object.fromEntries((await groups()).map(({ name: its, count }) => [its, count])),
    see: async (search: Record<string, string> | string = {}) =>
      page(await one.call(`${PATH}?${new URLSearchParams(search).toString()}`)),
    send: async (fields: Record<string, string | string[]>, init: RequestInit = {}) => {
      const body = new URLSearchParams({ key: 'K-1' });
      for (const [field, value] of Object.entries(fields)) {
        body.delete(field);
        for (const each of [value].flat()) body.append(field, each);
      }
      const answer = await one.call(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        ...init,
      });
      return page(await shownAfter(one, answer));
    },
  };
}

describe('what an album holds', () => {
  test('[WISH-19, LINK-25] shows one album, the last saved item first, and is kept by no cache', async () => {
    const one = await member();
    const first = await one.see();
    expect(first.items).toEqual([BOTTLE, PILLOW, CASE]);
    expect(first.text).toContain('Kado 1 produk');
    expect(first.html).toMatch(new RegExp(`album=${one.wishlist}"\\s+aria-current="page"`));
    expect(first.ticked).toEqual([]);
    expect((await one.see({ album: one.gifts })).items).toEqual([SANDAL]);
    // An album that is not theirs is shown as if none was asked for.
    expect((await one.see({ album: 'G-1' })).items).toEqual(first.items);
    expect((await one.call(PATH)).headers.get('cache-control')).toBe('no-store');
    expect((await one.see({ lang: 'en' })).text).toContain('Kado 1 product ');
  });

  test('[WISH-19] an empty album and a wishlist without any say so and lead to the shop', async () => {
    const one = await member();
    await one.send({ act: 'remove', album: one.gifts, picked: SANDAL });
    const empty = await one.see({ album: one.gifts });
    expect(empty.text).toContain('Album ini masih kosong. Mulai belanja');
    expect(empty.html).toContain('<a class="button" href="/">Mulai belanja</a>');
    const other = visitor(shop());
    await other.logIn('ayu');
    const none = await (await other.call(PATH)).text();
    expect(none).toContain('Belum ada album.');
    expect(none).toContain('<a class="button" href="/">Mulai belanja</a>');
  });

  test('[WISH-19] a product that is no longer sold stays there, and can be taken out', async () => {
    const one = await member();
    const answer = await one.send({ act: 'undo', album: one.gifts, back: '9 LAMA-1' });
    expect(answer.items).toEqual(['LAMA-1', SANDAL]);
    expect(answer.text).toContain('Sudah tidak dijual');
    expect((await one.send({ act: 'remove', album: one.gifts, picked: 'LAMA-1' })).items).toEqual([SANDAL]);
  });

  test('[WISH-20] all of it is ticked at once, and none', async () => {
    const one = await member();
    const all = await one.see({ all: '1' });
    expect(all.ticked).toEqual([BOTTLE, PILLOW, CASE]);
    expect(all.text).toContain('Batalkan pilihan');
    expect((await one.see()).text).toContain('Pilih semua');
  });
});

describe('several at once', () => {
  test('[WISH-20] are moved to another album, in their order and above what it held', async () => {
    const one = await member();
    const said = await one.send({
      act: 'move',
      album: one.wishlist,
      to: one.gifts,
      picked: [CASE, BOTTLE],
    });
    expect([said.status, said.said]).toEqual([200, '2 produk dipindahkan ke Kado.']);
    expect(said.items).toEqual([PILLOW]);
    expect((await one.see({ album: one.gifts })).items).toEqual([BOTTLE, CASE, SANDAL]);
    expect(await one.counts()).toEqual({ Wishlist: 1, Kado: 3 });
  });

  test('[WISH-20] one that the other album holds already lies there once', async () => {
    const one = await member();
    await one.write('/member/wishlist/_product', { sku: CASE, groupId: one.gifts });
    await one.send({ act: 'move', album: one.wishlist, to: one.gifts, picked: [CASE, PILLOW] });
    expect(await one.counts()).toEqual({ Wishlist: 1, Kado: 3 });
  });

  test('[WISH-21] are moved to a new album, which a form that is sent twice makes once', async () => {
    const one = await member();
    const form = { act: 'create', album: one.wishlist, name: ' Liburan  2027 ', picked: [CASE, PILLOW] };
    for (const said of [await one.send(form), await one.send(form)]) {
      expect([said.status, said.said]).toEqual([200, '2 produk dipindahkan ke Liburan 2027.']);
    }
    expect(await one.counts()).toEqual({ Wishlist: 1, Kado: 1, 'Liburan 2027': 2 });
  });

  test.each([
    ['Kado!', 400, 'Nama album hanya boleh huruf dan angka.'],
    ['', 400, 'Nama album hanya boleh huruf dan angka.'],
    ['x'.repeat(31), 400, 'Nama album paling panjang 30 karakter.'],
    ['kado', 409, 'Kamu sudah punya album dengan nama ini.'],
  ])(
    '[WISH-21, WISH-06] to an album of the name %j are not: nothing moves, ticks and name stay',
    async (name, status, said) => {
      const one = await member();
      const answer = await one.send({ act: 'create', album: one.wishlist, name, picked: [CASE, PILLOW] });
      expect([answer.status, answer.said]).toEqual([status, said]);
      expect(answer.ticked).toEqual([PILLOW, CASE]);
      expect(answer.html).toContain(`value="${name}"`);
      expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 1 });
    },
  );

  test('[WISH-22] are taken out, and put back where they lay; other albums keep them', async () => {
    const one = await member();
    await one.write('/member/wishlist/_product', { sku: PILLOW, groupId: one.gifts });
    const removed = await one.send({ act: 'remove', album: one.wishlist, picked: [PILLOW, BOTTLE] });
    expect([removed.said, removed.items]).toEqual(['2 produk dihapus dari Wishlist.', [CASE]]);
    expect(await one.counts()).toEqual({ Wishlist: 1, Kado: 2 });
    expect(removed.back).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      const back = await one.send({ act: 'undo', album: one.wishlist, back: removed.back });
      expect([back.said, back.items]).toEqual(['2 produk dikembalikan ke Wishlist.', [BOTTLE, PILLOW, CASE]]);
    }
  });

  test('[WISH-23] of which one is gone meanwhile: it is named, and the others are moved', async () => {
    const one = await member();
    // Another tab takes it out.
    await one.send({ act: 'remove', album: one.wishlist, picked: PILLOW });
    const moved = await one.send({ act: 'move', album: one.wishlist, to: one.gifts, picked: [CASE, PILLOW] });
    expect(moved.said).toBe('1 produk dipindahkan ke Kado. Sudah tidak ada di Wishlist: Bantal.');
    const gone = await one.send({ act: 'remove', album: one.wishlist, picked: [CASE, PILLOW] });
    expect(gone.said).toBe('Sudah tidak ada di Wishlist: Koper, Bantal.');
    expect(gone.back).toEqual([]);
  });

  test('[WISH-20] none picked, and an album that is not theirs: nothing moves, and it is said', async () => {
    const marketplace = shop();
    const one = await member('eko', marketplace);
    const other = await member('ayu', marketplace);
    const nothing = await one.send({ act: 'move', album: one.wishlist, to: one.gifts });
    expect([nothing.status, nothing.said]).toEqual([400, 'Pilih produknya dulu.']);
    for (const [album, to] of [
      [one.wishlist, other.gifts],
      [other.wishlist, one.gifts],
      [one.wishlist, ''],
    ] as const) {
      const refused = await one.send({ act: 'move', album, to, picked: [CASE, PILLOW] });
      expect([refused.status, refused.said]).toEqual([404, 'Album itu sudah tidak ada.']);
    }
    for (const act of ['remove', 'undo']) {
      const refused = await one.send({ act, album: other.wishlist, picked: CASE, back: `1 ${SANDAL}` });
      expect([act, refused.status]).toEqual([act, 404]);
    }
    expect([await one.counts(), await other.counts()]).toEqual([
      { Wishlist: 3, Kado: 1 },
      { Wishlist: 3, Kado: 1 },
    ]);
  });

  test('[WISH-24] after the session ended nothing moves, and the login leads back to the picks', async () => {
    const marketplace = shop();
    const one = await member('eko', marketplace);
    await one.call('/logout', { method: 'POST' });
    const form = { act: 'remove', album: one.wishlist, picked: [CASE, PILLOW] };
    const refused = await one.send(form);
    expect([refused.status, refused.said]).toEqual([
      401,
      'Sesimu sudah berakhir, jadi belum ada yang berubah. Masuk lagi untuk melanjutkan.',
    ]);
    const main = refused.html.slice(refused.html.indexOf('<main'));
    const login = /href="\/login\?redirect=([^"]+)"/.exec(main)?.[1] ?? '';
    await one.logIn('eko');
    const back = decodeURIComponent(login);
    expect(back.startsWith(`${PATH}?`)).toBe(true);
    expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 1 });
    expect((await one.see(back.slice(PATH.length + 1))).ticked).toEqual([PILLOW, CASE]);
    await one.call('/logout', { method: 'POST' });
    expect((await one.see()).said).toBe('Masuk dulu untuk melihat wishlist-mu.');
    // More than an address can carry is not carried.
    const many = await one.send({ ...form, picked: Array.from({ length: 500 }, (_, n) => `UJI-${n}`) });
    expect(many.html).toContain(`redirect=${encodeURIComponent(PATH)}"`);
  });

  test('is no form, or none of this page: refused', async () => {
    const one = await member();
    const sent = { act: 'remove', album: one.wishlist, picked: CASE };
    const json = await one.send(sent, { headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(json.status).toBe(415);
    for (const wrong of [
      { act: 'burn' },
      { picked: 'a b' },
      { picked: Array.from({ length: ALBUM_ITEMS_MAX + 1 }, (_, n) => `UJI-${n}`) },
      { back: 'x UJI-1' },
      { album: '' },
    ]) {
      expect((await one.send({ ...sent, ...wrong })).status).toBe(400);
    }
    expect((await one.send({ ...sent, name: 'x'.repeat(200_000) })).status).toBe(413);
    expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 1 });
  });
});

describe('[WISH-20, WISH-22] an album that is nearly full', () => {
  /** So many that "Kado" holds but two more. */
  const filler = Array.from({ length: ALBUM_ITEMS_MAX - 3 }, (_, n) => `${n} T-${n}`);

  test('takes all that are moved or none, and says for how many there is room', async () => {
    const one = await member();
    await one.send({ act: 'undo', album: one.gifts, back: filler });
    const form = { act: 'move', album: one.wishlist, to: one.gifts };
    const refused = await one.send({ ...form, picked: [CASE, PILLOW, BOTTLE] });
    expect([refused.status, refused.said]).toEqual([
      409,
      'Album paling banyak berisi 500 produk. Kado masih muat 2.',
    ]);
    expect(refused.ticked).toEqual([BOTTLE, PILLOW, CASE]);
    expect(refused.html).toMatch(new RegExp(`value="${one.gifts}"\\s+selected`));
    expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 498 });
    expect((await one.send({ ...form, picked: [CASE, PILLOW] })).status).toBe(200);
    expect(await one.counts()).toEqual({ Wishlist: 1, Kado: 500 });
  });

  test('takes all that are put back or none, and they can be put back later', async () => {
    const one = await member();
    await one.send({ act: 'undo', album: one.gifts, back: filler });
    for (const sku of [CASE, PILLOW]) {
      await one.write('/member/wishlist/_product', { sku, groupId: one.gifts });
    }
    const { back } = await one.send({ act: 'remove', album: one.gifts, picked: [CASE, PILLOW] });
    await one.write('/member/wishlist/_product', { sku: BOTTLE, groupId: one.gifts });
    const refused = await one.send({ act: 'undo', album: one.gifts, back });
    expect([refused.status, refused.back]).toEqual([409, back]);
    expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 499 });
    await one.send({ act: 'remove', album: one.gifts, picked: BOTTLE });
    const put = await one.send({ act: 'undo', album: one.gifts, back: refused.back });
    expect(put.items.slice(0, 2)).toEqual([PILLOW, CASE]);
    // Once more, when it is full by them: they are there.
    await one.write('/member/wishlist/_product', { sku: BOTTLE, groupId: one.gifts });
    expect((await one.send({ act: 'undo', album: one.gifts, back })).status).toBe(200);
    expect(await one.counts()).toEqual({ Wishlist: 3, Kado: 500 });
  });
});
