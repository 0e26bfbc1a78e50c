import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { drawable, linesOf, widthOf } from '#server/pictures/letters.ts';
import { createSharePictures, type SharePictureParts } from '#server/pictures/sharePictures.ts';
import { ITEM, product, SELLER } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

function open(
  facts: Parameters<typeof product>[0] = {},
  parts: Partial<SharePictureParts> = {},
  products = [product(facts)],
) {
  const time = { now: NOW };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => time.now,
    products,
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const calls: string[] = [];
  const problems: [error: unknown, requestId: string | null][] = [];
  const pictures = createSharePictures({
    callBackend: async (input, init) => {
      calls.push(String(input));
      return shop.fetch(new Request(input, init));
    },
    backendOrigin: 'http://market.test',
    pictures: shop.fetch,
    onError: (...problem) => void problems.push(problem),
    ...parts,
  });
  const get = (path = `/pictures/share/id/${ITEM}.jpg`, method = 'GET', headers = {}) =>
    pictures.answer(new Request(`http://shop.test${path}`, { method, headers }));
  return { get, calls, problems, pictures };
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
/** Share of a part of the picture that is not its ground. */
async function inkIn(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 200).length / data.length;
}

describe('[SHARE-15] the picture of a shared product', () => {
  test('is a JPEG of the size that the head names, with the name and the price', async () => {
    const { get } = open({ item: { pictures: ['koper-pandan'] } });
    const answer = await get(`/pictures/share/id/${ITEM}.jpg?v=12345678`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const bytes = await bytesOf(answer);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    expect(await inkIn(bytes, 680, 110, 480, 80)).toBeGreaterThan(0.03);
    expect(await inkIn(bytes, 680, 450, 480, 80)).toBeGreaterThan(0.03);
  });

  test('price, language and stock each make another picture; a name may hold any letters', async () => {
    const of = async (facts: Parameters<typeof product>[0], language = 'id') =>
      (await bytesOf(await open(facts).get(`/pictures/share/${language}/${ITEM}.jpg`))).toString('base64');
    const plain = await of({});
    expect(await of({})).toBe(plain);
    expect(await of({ item: { offered: 1_000_000_000 } })).not.toBe(plain);
    const gone = await of({ item: { stock: 0 } });
    expect(gone).not.toBe(plain);
    expect(await of({ item: { stock: 0 } }, 'en')).not.toBe(gone);
    for (const name of ['‮<script>alert(1)</script>&amp;"', '手机', 'W'.repeat(100_000), '👟', ' '])
      expect(await of({ name }), name.slice(0, 20)).toMatch(/^\/9j\//);
  });

  test('an address that names no product, or is none of these, leads to nothing', async () => {
    const { get, calls } = open();
    expect((await get('/pictures/share/id/XXX-99999-01.jpg')).status).toBe(404);
    const before = calls.length;
    for (const path of [
      `/pictures/share/fr/${ITEM}.jpg`,
      `/pictures/share/id/${ITEM}.png`,
      '/pictures/share/id/..%2f..%2fetc.jpg',
      `/pictures/share/id/${'A'.repeat(65)}.jpg`,
      `/pictures/share/id/${ITEM}.jpg/x`,
    ])
      expect((await get(path)).status, path).toBe(404);
    expect((await get(undefined, 'POST')).status).toBe(404);
    expect(calls).toHaveLength(before);
  });

  test('is drawn once for all who ask, kept for a minute, and only so many wait', async () => {
    let brought = 0;
    let drawn = 0;
    const counted = Object.assign((...facts: Parameters<typeof sharp>) => {
      if (typeof facts[0] === 'object' && 'create' in facts[0]) drawn += 1;
      return sharp(...facts);
    }, sharp);
    const products = Array.from({ length: 24 }, (_, index) =>
      product({ productSku: `UJI-${10_000 + index}`, name: `Barang ${index}` }),
    );
    const { get, calls } = open(
      {},
      {
        bringSharp: async () => {
          brought += 1;
          return counted;
        },
      },
      products,
    );
    const first = '/pictures/share/id/UJI-10000-01.jpg';
    const answers = await Promise.all([get(first), get(first), get(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [bytes, ...others] = await Promise.all(answers.map(bytesOf));
    for (const other of others) expect(other.equals(bytes as Buffer)).toBe(true);
    const asked = calls.length;
    expect((await get(first)).status).toBe(200);
    expect([brought, drawn, calls.length]).toEqual([1, 1, asked]);
    const many = await Promise.all(
      products.map(async ({ productSku }) => {
        const { status, headers } = await get(`/pictures/share/id/${productSku}-01.jpg`);
        return `${status} ${headers.get('retry-after')}`;
      }),
    );
    // The first is kept, sixteen are drawn in turn, and all other requests get 503.
    expect(many.filter((end) => end === '200 null')).toHaveLength(17);
    expect(many.filter((end) => end === '503 1')).toHaveLength(7);
    expect((await get('/pictures/share/id/UJI-10023-01.jpg')).status).toBe(200);
  });

  test('only a product that is known to be missing is answered with 404', async () => {
    for (const [status, answered] of [
      [500, 503],
      [404, 404],
      [410, 404],
    ] as const) {
      const { get } = open({}, { callBackend: async () => new Response('{}', { status }) });
      const answer = await get();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([
        answered,
        answered === 503 ? '5' : null,
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('uses the narrowest of the product’s pictures that is wide enough, from this host alone', async () => {
    const asked: string[] = [];
    const pictures = async ({ url }: Request) => {
      asked.push(url);
      return new Response(null, { status: 404 });
    };
    const { get } = open({ item: { pictures: ['koper-pandan', 'koper-roda'] } }, { pictures });
    const answer = await get(undefined, 'HEAD');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(asked).toEqual(['http://pictures.internal/pictures/koper-pandan-640.webp']);
  });

  test('what leads to an item by another name has no picture', async () => {
    const { get } = open();
    expect((await get('/pictures/share/id/UJI-00001.jpg')).status).toBe(404);
    expect((await get('/pictures/share/id/UJI-00001-77.jpg')).status).toBe(404);
  });
});

describe('[SHARE-16] a host that cannot draw', () => {
  test('leads to the product’s own picture, says so once, and names that from then on', async () => {
    const { get, problems, pictures } = open(
      { item: { pictures: ['koper-pandan', 'koper-roda'] } },
      { bringSharp: () => Promise.reject(new Error('no binary')) },
    );
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(undefined, 'GET', { 'x-request-id': `edge-${time}` });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/pictures/koper-pandan-720.webp',
      ]);
    }
    expect(problems).toEqual([[new Error('no binary'), 'edge-0']]);
    // An alias of the item has no picture here either.
    expect((await get('/pictures/share/id/UJI-00001.jpg')).status).toBe(404);
    expect(pictures.canDraw()).toBe(false);
  });

  test.each([
    ['https://cdn.example/a.webp', 302],
    ['http://cdn.example/a.webp', 404],
    ['//cdn.example/a.webp', 404],
    ['/a.webp', 302],
    ['x/a.webp', 404],
  ])('leads to %s or not: %i', async (full, status) => {
    const shop = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      products: [product({ item: { pictures: ['koper-pandan'] } })],
      merchants: [SELLER],
    });
    onTestFinished(() => shop.close());
    const asked: string[] = [];
    const pictures = createSharePictures({
      callBackend: async (input, init) => {
        const told = await (await shop.fetch(new Request(input, init))).json();
        told.data.images[0] = { ...told.data.images[0], full, picture: null };
        return Response.json(told);
      },
      backendOrigin: 'http://market.test',
      pictures: async ({ url }) => (asked.push(url), new Response(null, { status: 404 })),
      bringSharp: () => Promise.reject(new Error('no binary')),
      onError: () => {},
    });
    const answer = await pictures.answer(new Request(`http://shop.test/pictures/share/id/${ITEM}.jpg`));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (status === 302) expect(answer.headers.get('location')).toBe(full);
    expect(asked).toEqual([]);
  });

  test('without any picture there is none', async () => {
    const { get } = open({ item: { pictures: [] } }, { bringSharp: () => Promise.reject(new Error('no')) });
    expect((await get()).status).toBe(404);
  });
});

describe('[SHARE-15, SHARE-16] the head of a product', () => {
  const named = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|product|twitter):[^"]+)" content="([^"]*)">/g)].map(
        ([, name, value]) => [name, value],
      ),
    );

  test('names its picture with size and words for networks, and another one at another price', async () => {
    const of = async (facts: Parameters<typeof product>[0], path = PATH) =>
      named((await openHost([product(facts)], { host: { hasSharePictures: () => true } }).get(path)).html);
    const facts = { name: 'Kopi "Teh"', item: { pictures: ['koper-pandan'] } };
    const head = await of(facts);
    expect(head).toMatchObject({
      'og:title': 'Kopi &quot;Teh&quot;',
      'og:url': `http://shop.test/p/kopi-teh/${ITEM}`,
      'og:description': expect.stringMatching(
        /^Kopi &quot;Teh&quot; seharga Rp100\.000, dijual Toko Uji di Etalase\./,
      ),
      'og:image': expect.stringMatching(
        new RegExp(`^http://shop\\.test/pictures/share/id/${ITEM}\\.jpg\\?v=\\w{8}$`),
      ),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/./),
      'product:price:amount': '100000',
      'product:price:currency': 'IDR',
      'twitter:card': 'summary_large_image',
    });
    expect((await of({ ...facts, item: { ...facts.item, offered: 90_000 } }))['og:image']).not.toBe(
      head['og:image'],
    );
    expect((await of(facts, `${PATH}?lang=en`))['og:image']).toContain('/pictures/share/en/');
  });

  test('names the product’s own picture, and no size, where none is drawn', async () => {
    const pictures = ['koper-pandan', 'koper-roda'];
    const head = named((await openHost([product({ item: { pictures } })]).get(PATH)).html);
    expect(head['og:image']).toBe('http://shop.test/pictures/koper-pandan-720.webp');
    expect(head['og:image:width']).toBeUndefined();
    const bare = named((await openHost([product({ item: { pictures: [] } })]).get(PATH)).html);
    expect([bare['og:image'], bare['twitter:card']]).toEqual([undefined, 'summary']);
  });
});

describe('[SHARE-15] letters', () => {
  const room = { width: 400, most: 3, weight: 'bold', size: 40 } as const;
  test('a line is as long as it is wide, and what does not fit ends with an ellipsis', () => {
    const words = 'Koper Hardcase Rimba Lawu, Kunci TSA, Roda Ganda 360° untuk Perjalanan Panjang';
    const lines = linesOf(words, room);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/[^\s,]…$/);
    for (const line of lines) expect(widthOf(line, 'bold', 40)).toBeLessThanOrEqual(400);
    expect(linesOf('Kabel 3 m', room)).toEqual(['Kabel 3 m']);
    expect(linesOf('Headphone Studio Nada Pentas, Kabel 3 m', { ...room, width: 460 }).at(-1)).not.toBe('m');
    const long = linesOf('W'.repeat(400), room);
    expect(long).toHaveLength(3);
    for (const line of long) expect(widthOf(line, 'bold', 40)).toBeLessThanOrEqual(400);
    expect(linesOf('', room)).toEqual([]);
    // A room too narrow for any letter gives the ellipsis alone.
    expect(linesOf('Kabel 3 m', { ...room, width: 1, most: 1 })).toEqual(['…']);
  });
  test('what the typeface lacks is left out, on one line', () => {
    expect(drawable('Sepatu 👟  lari\n‮“Cepat” 手机')).toBe('Sepatu lari “Cepat”');
  });
});
