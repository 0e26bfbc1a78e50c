import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { MOST_LISTED, PRODUCTS_OF_A_PAGE } from '#marketplace/product/rules/productList.ts';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { testStore } from '../../support/groceryStores.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

type Facts = Parameters<typeof product>[0];
let count = 0;
const made = (facts: Facts = {}) => {
  count += 1;
  return product({ productSku: `UJI-${String(count).padStart(5, '0')}`, ...facts });
};

function open(products?: CatalogueProduct[]) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    ...(products === undefined ? {} : { products, merchants: [SELLER], groceryStores: [testStore()] }),
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  const html = async (path: string) => {
    const answer = await one.call(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  return { one, html };
}
type Shop = ReturnType<typeof open>;

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** The text of each card of a page, in their order. */
const cardsIn = (html: string) =>
  [...html.matchAll(/<li class="card">(.*?)<\/li>/gs)].map(([, card]) => plain(card ?? ''));
const namesIn = (html: string) =>
  [...html.matchAll(/<span class="name">([^<]*)<\/span>/g)].map(([, name]) => name);
const namesOf = async (shop: Shop, path: string) => namesIn(await shop.html(path));
/** The address of a link by its text or its label. */
const linkIn = (html: string, words: string) => {
  const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a\s*>/gs)];
  const found = links.find(
    ([, facts = '', text = '']) => plain(text).startsWith(words) || facts.includes(`aria-label="${words}"`),
  );
  return /href="([^"]*)"/.exec(found?.[1] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? `no link ${words}`;
};

const BAG = [{ id: 'C-TAS', name: 'Tas' }];
const SHOE = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-SEPATU', name: 'Sepatu' },
];
const rated = (rating: number | null, reviewCount: number, sold: number) => ({ rating, reviewCount, sold });
const some = () => [
  made({
    name: 'Ransel Laut',
    categories: BAG,
    brand: { name: 'Rimba', slug: 'rimba' },
    item: { offered: 300_000, listed: 400_000 },
    statistics: rated(4.8, 20, 50),
  }),
  made({
    name: 'Ransel Kota',
    categories: BAG,
    brand: { name: 'Lari', slug: 'lari' },
    item: { offered: 200_000, stock: 0 },
    statistics: rated(3.9, 8, 900),
  }),
  made({
    name: 'Sepatu Lari',
    categories: SHOE,
    brand: { name: 'Lari', slug: 'lari' },
    item: { offered: 500_000 },
    statistics: rated(4.2, 5, 70),
  }),
  made({
    name: 'Sepatu Sawah',
    categories: SHOE,
    brand: { name: 'Rimba', slug: 'rimba' },
    item: { offered: 90_000 },
    statistics: rated(null, 0, 0),
  }),
];

describe('a list of products', () => {
  test('[SHOP-02] says of each what it costs now and before, its rating, and that it is sold out', async () => {
    const shop = open(some());
    expect(cardsIn(await shop.html('/_search?searchTerm=ransel'))).toEqual([
      'Ransel Laut Rp300.000 -25% Harga sebelumnya Rp400.000 ★ 4,8 · Terjual 50',
      'Ransel Kota Rp200.000 ★ 3,9 · Terjual 900 Stok habis',
    ]);
    expect(plain(await shop.html('/_search?searchTerm=ransel&lang=en'))).toMatch(
      /2 products .*Ransel Laut .* Price before Rp400.000 ★ 4\.8 · 50 sold .* Sold out/,
    );
    expect(plain(await shop.html('/_search?searchTerm=sawah'))).toMatch(/1 product .*No reviews yet/);
  });

  test('[SHOP-02] shows the option that can be bought, and leads to it', async () => {
    const shop = open([
      made({
        name: 'Kaus',
        attributes: [COLOUR],
        items: [
          { values: ['Merah'], offered: 80_000, stock: 0 },
          { values: ['Biru'], offered: 95_000 },
        ],
      }),
    ]);
    const html = await shop.html('/_search?searchTerm=kaus');
    expect(cardsIn(html)).toEqual(['Kaus Rp95.000 ★ 4,7 · Terjual 640']);
    expect(linkIn(html, 'Kaus')).toMatch(/-02$/);
  });

  test('[SHOP-03] is filtered by category, brand, price, rating, stock and reduction', async () => {
    const shop = open(some());
    const found = (query: string) => namesOf(shop, `/_search?${query}`);
    expect(await found('category=C-SEPATU')).toEqual(['Sepatu Lari', 'Sepatu Sawah']);
    expect(await found('brand=rimba')).toEqual(['Ransel Laut', 'Sepatu Sawah']);
    expect(await found('min=100.000&max=Rp400.000')).toEqual(['Ransel Laut', 'Ransel Kota']);
    // A range that is turned around is the same range.
    expect(await found('min=400000&max=100000')).toEqual(['Ransel Laut', 'Ransel Kota']);
    expect(await found('min=300000')).toEqual(['Ransel Laut', 'Sepatu Lari']);
    expect(await found('max=300000')).toEqual(['Ransel Laut', 'Sepatu Sawah', 'Ransel Kota']);
    // Without a review there is no rating.
    expect(await found('rating=1')).toEqual(['Ransel Laut', 'Sepatu Lari']);
    expect(await found('inStock=1')).toEqual(['Ransel Laut', 'Sepatu Lari', 'Sepatu Sawah']);
    expect(await found('reduced=1')).toEqual(['Ransel Laut']);
    expect(await found('brand=rimba&category=C-SEPATU')).toEqual(['Sepatu Sawah']);
  });

  test.each([
    'category=',
    'min=murah',
    'max=-1',
    'min=99999999999',
    'rating=5',
    'inStock=ya',
    'reduced=0',
    'sort=random',
    'page=0',
    'page=1.5',
    'page=x',
    `brand=${'x'.repeat(101)}`,
    'other=1',
  ])('[SHOP-03] takes %s for no filter', async (query) => {
    const html = await open(some()).html(`/_search?${query}`);
    expect(namesIn(html)).toHaveLength(4);
    expect(html).not.toContain('class="active"');
  });

  test('[SHOP-03] counts what each filter would leave, with the others on', async () => {
    const shop = open(some());
    const facets = (html: string) =>
      [...html.matchAll(/<ul class="facets">(.*?)<\/ul>/gs)].map(([, list]) => plain(list ?? ''));
    expect(facets(await shop.html('/_search'))).toEqual(['Tas 2 Sepatu 2', 'Rimba 2 Lari 2']);
    expect(facets(await shop.html('/_search?brand=rimba&inStock=1'))).toEqual([
      'Tas 1 Sepatu 1',
      'Rimba 2 Lari 1',
    ]);
  });

  test('[SHOP-03] names each filter that is on, and takes it back by a press, the others kept', async () => {
    const shop = open(some());
    const path =
      '/_search?searchTerm=a&brand=rimba&category=C-TAS&min=1000&rating=1&sort=sold&page=1&lang=en';
    const html = await shop.html(path);
    const tags = [...html.matchAll(/<a class="tag"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(tags).toEqual([
      'Remove the filter Tas',
      'Remove the filter Rimba',
      'Remove the filter ≥ Rp1.000',
      'Remove the filter Rated 4 and up',
    ]);
    expect(linkIn(html, 'Remove the filter Rimba')).toBe(
      '/_search?searchTerm=a&category=C-TAS&min=1000&rating=1&sort=sold&lang=en',
    );
    // A second press on a value takes it back too.
    expect(linkIn(html, 'Rimba')).toBe(linkIn(html, 'Remove the filter Rimba'));
    // The form of the prices keeps what it has no field for.
    const kept = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    );
    expect(kept).toEqual([
      ['searchTerm', 'a'],
      ['brand', 'rimba'],
      ['category', 'C-TAS'],
      ['sort', 'sold'],
      ['lang', 'en'],
    ]);
    // A value that nothing has is named as it stands in the address.
    expect(plain(await shop.html('/_search?brand=<b>'))).toContain('&lt;b&gt; ×');
  });

  test('[SHOP-04] is put in five orders, what is sold out last', async () => {
    const shop = open(some());
    const found = (sort: string) => namesOf(shop, `/_search?sort=${sort}`);
    expect(await found('best')).toEqual(['Ransel Laut', 'Sepatu Lari', 'Sepatu Sawah', 'Ransel Kota']);
    expect(await found('sold')).toEqual(['Sepatu Lari', 'Ransel Laut', 'Sepatu Sawah', 'Ransel Kota']);
    expect(await found('cheapest')).toEqual(['Sepatu Sawah', 'Ransel Laut', 'Sepatu Lari', 'Ransel Kota']);
    expect(await found('dearest')).toEqual(['Sepatu Lari', 'Ransel Laut', 'Sepatu Sawah', 'Ransel Kota']);
    expect(await found('rating')).toEqual(['Ransel Laut', 'Sepatu Lari', 'Sepatu Sawah', 'Ransel Kota']);
    const html = await shop.html('/_search?sort=cheapest');
    expect(html).toMatch(/aria-current="true"\s*>Termurah</);
    expect(linkIn(html, 'Paling sesuai')).toBe('/_search');
  });

  test('[SHOP-04] has pages, each product on one of them', async () => {
    const many = Array.from({ length: PRODUCTS_OF_A_PAGE * 2 + 1 }, (_, at) =>
      made({ name: `Barang ${at}`, item: { offered: 1_000 + at } }),
    );
    const shop = open(many);
    const first = await shop.html('/_search?sort=cheapest');
    expect(namesIn(first)).toHaveLength(PRODUCTS_OF_A_PAGE);
    expect(plain(first)).toContain(`${many.length} produk Halaman 1 dari 3`);
    expect(linkIn(first, 'Sebelumnya')).toBe('no link Sebelumnya');
    const second = await shop.html(linkIn(first, 'Berikutnya'));
    expect(linkIn(second, 'Sebelumnya')).toBe('/_search?sort=cheapest');
    const third = await shop.html(linkIn(second, 'Berikutnya'));
    expect(linkIn(third, 'Berikutnya')).toBe('no link Berikutnya');
    expect([first, second, third].flatMap(namesIn)).toEqual(many.map(({ name }) => name));
    // A page behind the last is the last: the list may have become shorter meanwhile.
    expect(namesIn(await shop.html('/_search?sort=cheapest&page=9'))).toEqual(namesIn(third));
    expect(linkIn(second, 'Termahal')).toBe('/_search?sort=dearest');
  });

  test('[SHOP-04] ends where it is too long to be gone through, and says so', async () => {
    const many = Array.from({ length: MOST_LISTED + 1 }, (_, at) => made({ name: `Barang ${at}` }));
    const shop = open(many);
    const cut = plain(await shop.html('/_search'));
    expect(cut).toContain(`${MOST_LISTED} produk Halaman 1 dari 25`);
    expect(cut).toContain('Daftar ini berhenti di 600 produk.');
    expect(plain(await open(many.slice(1)).html('/_search'))).not.toContain('berhenti di');
  });

  test('[SHOP-03] has values beyond the first eight behind a press', async () => {
    const shop = open(
      Array.from({ length: 10 }, (_, at) =>
        made({ name: `B ${at}`, brand: { name: `M${at}`, slug: `m${at}` } }),
      ),
    );
    const valuesOf = (html: string) =>
      [...html.matchAll(/<ul class="facets">(.*?)<\/ul>/gs)].map(([, list]) => plain(list ?? ''));
    const html = await shop.html('/_search');
    expect(valuesOf(html)).toEqual(['M0 1 M1 1 M2 1 M3 1 M4 1 M5 1 M6 1 M7 1', 'M8 1 M9 1']);
    expect(html).toMatch(/<details >\s*<summary>Lainnya/);
    expect(await shop.html('/_search?brand=m9')).toMatch(/<details open>\s*<summary>Lainnya/);
    expect(valuesOf(await shop.html('/_search?brand=m9&min=999999'))).toEqual([]);
  });

  test('[SHOP-05] without a result says why, and what else there is', async () => {
    const shop = open(some());
    const html = await shop.html('/_search?searchTerm=kapal');
    expect(plain(html)).toContain('Belum ada produk yang cocok dengan “kapal”.');
    expect(html).not.toContain('class="filters"');
    // Only what can be bought is offered.
    expect(namesIn(html)).toEqual(['Sepatu Lari', 'Ransel Laut', 'Sepatu Sawah']);
    const filtered = await shop.html('/_search?searchTerm=ransel&max=5&sort=sold');
    expect(plain(filtered)).toContain('Tidak ada produk dengan semua filter ini.');
    expect(linkIn(filtered, 'Hapus semua filter')).toBe('/_search?searchTerm=ransel&sort=sold');
    expect(namesIn(filtered)).toEqual(['Sepatu Lari', 'Ransel Laut', 'Sepatu Sawah']);
    // The words are the reason, whatever else is filtered.
    const both = await shop.html('/_search?searchTerm=kapal&inStock=1');
    expect(plain(both)).toContain('Belum ada produk yang cocok dengan “kapal”.');
    expect(both).not.toContain('Hapus semua filter');
    expect(plain(await shop.html('/brand/tidak-ada'))).toContain('Belum ada produk di sini.');
  });

  test.each([
    ['/brand/rimba', 'Rimba', ['Ransel Laut', 'Sepatu Sawah']],
    ['/c/2/sepatu/C-SEPATU/C-FESYEN', 'Sepatu', ['Sepatu Lari', 'Sepatu Sawah']],
    ['/merchant/TOK-1', 'Toko Uji', ['Ransel Laut', 'Sepatu Lari', 'Sepatu Sawah', 'Ransel Kota']],
  ])('[SHOP-02] has a page of its own: %s', async (path, title, names) => {
    const html = await open(some()).html(path);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe(title);
    expect(namesIn(html)).toEqual(names);
    expect(linkIn(html, 'Termurah')).toBe(`${path}?sort=cheapest`);
  });
});

describe('the start page', () => {
  test('[SHOP-01] leads to every category, and its shelves have what can be bought', async () => {
    const shop = open();
    const html = await shop.html('/');
    const tiles = [...html.matchAll(/<ul class="tiles">(.*?)<\/ul>/gs)][0]?.[1] ?? '';
    const categories = [...tiles.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(categories).toHaveLength(8);
    for (const path of categories) expect(await namesOf(shop, path), path).not.toEqual([]);
    const shelves = [...html.matchAll(/<h2 id="shelf-\d">([^<]*)</g)].map(([, title]) => title);
    expect(shelves).toEqual(['Sedang diskon', 'Paling banyak dibeli', 'Belanja harian', 'Nilai tertinggi']);
    const [reduced] = [...html.matchAll(/<ul class="cards shelf">(.*?)<\/ul>/gs)];
    const off = [...(reduced?.[1] ?? '').matchAll(/-(\d+)%/g)].map(([, percent]) => Number(percent));
    expect(off.length).toBeGreaterThan(3);
    expect(off).toEqual(off.toSorted((left, right) => right - left));
    for (const path of [...html.matchAll(/<a href="([^"]*)"\s*>Lihat semua/g)].map(([, href]) => href ?? ''))
      expect(await namesOf(shop, path), path).not.toEqual([]);
  });

  test('[SHOP-01] has neither examples of states nor what is sold out on a shelf', async () => {
    const example = [
      { id: 'C-RUMAH', name: 'Rumah' },
      { id: 'C-CONTOH', name: 'Contoh keadaan' },
    ];
    const shop = open([...some(), made({ name: 'Contoh', categories: example })]);
    const names = new Set(await namesOf(shop, '/'));
    expect([...names].toSorted()).toEqual(['Ransel Laut', 'Sepatu Lari', 'Sepatu Sawah']);
    // Its words, brand, store and category find it; lists of all and of other categories leave it out.
    for (const path of ['/_search?searchTerm=contoh', '/brand/merek-uji', '/c/2/contoh/C-CONTOH/C-RUMAH'])
      expect(await namesOf(shop, path), path).toEqual(['Contoh']);
    expect(await namesOf(shop, '/merchant/TOK-1')).toContain('Contoh');
    for (const path of ['/_search', '/c/1/rumah/C-RUMAH/C-RUMAH'])
      expect(await namesOf(shop, path), path).not.toContain('Contoh');
  });

  test('[SHOP-01] greets a member by name', async () => {
    const shop = open(some());
    expect(await shop.html('/')).toContain('<h1>Mau cari apa hari ini?</h1>');
    await shop.one.logIn('ayu');
    expect(await shop.html('/')).toContain('<h1>Hai Ayu, mau cari apa hari ini?</h1>');
    expect(await shop.html('/?lang=en')).toContain('<h1>Hi Ayu, what are you looking for today?</h1>');
  });

  test('[SHOP-01] has no shelf without products', async () => {
    const html = await open([made({ name: 'Sendiri' })]).html('/');
    expect([...html.matchAll(/<h2 id="shelf-\d">([^<]*)</g)].map(([, title]) => title)).toEqual([
      'Paling banyak dibeli',
      'Nilai tertinggi',
    ]);
    expect(namesIn(await open([]).html('/'))).toEqual([]);
  });
});

describe('the pages around the product page', () => {
  test('[SHOP-06] search where the visitor is, and lead to help and examples', async () => {
    const shop = open([
      ...some(),
      made({ name: 'Mangga', vendor: 'grocery', categories: [{ id: 'G', name: 'Segar' }] }),
    ]);
    const actionOf = (html: string) => /role="search"\s+method="get"\s+action="([^"]*)"/.exec(html)?.[1];
    for (const path of ['/', '/login', '/cart', '/brand/rimba'])
      expect(actionOf(await shop.html(path)), path).toBe('/_search');
    for (const path of [
      '/grocery/cart',
      '/grocery/cari/mangga',
      '/promosi/bliblimart-belanja-harian',
      '/c/1/segar/G/G',
    ])
      expect(actionOf(await shop.html(path)), path).toBe('/grocery/cari');
    const found = await shop.one.call('/grocery/cari?searchTerm=mangga%20manis');
    expect([found.status, found.headers.get('location')]).toEqual([303, '/grocery/cari/mangga%20manis']);
    for (const nothing of ['%20', '.', '..']) {
      const all = await shop.one.call(`/grocery/cari?searchTerm=${nothing}`);
      expect(all.headers.get('location')).toBe('/promosi/bliblimart-belanja-harian');
    }
    // A name in an address is no title.
    expect(await shop.html('/c/1/Call-0812/X/X')).toContain('<h1>Daftar produk</h1>');
    const [mango] = /UJI-\d+-01/.exec(await shop.html('/promosi/bliblimart-belanja-harian')) ?? [];
    for (const path of [`/compare?products=${mango}`, '/grocery/brand/nothing'])
      expect(actionOf(await shop.html(path)), path).toBe('/grocery/cari');
    const html = await shop.html('/cart');
    for (const path of ['/promosi/bliblimart-belanja-harian', '/member/wishlist', '/bliblicare', '/demo'])
      expect(html).toContain(`<a href="${path}">`);
    // The words that were searched stay in the field.
    expect(await shop.html('/_search?searchTerm=ransel%20"x"')).toContain('value="ransel &quot;x&quot;"');
  });

  test('[SHOP-06] of all products that show a state those are found by it', async () => {
    const NOTE = { id: 'Dua atribut', en: 'Two attributes' };
    const shop = open([made({ name: 'Kaus', shows: [NOTE] }), made({ name: 'Topi' })]);
    expect(plain(await shop.html('/demo'))).toMatch(/Produk contoh .*Kaus Rp100.000 Dua atribut .*Topi/);
    const found = plain(await shop.html('/demo?q=DUA'));
    expect(found).toContain('Kaus');
    expect(found).not.toContain('Topi');
    expect(plain(await shop.html('/demo?q=kapal&lang=en'))).toContain('No example matches.');
  });

  test.each([
    ['/', true],
    ['/brand/rimba', true],
    ['/c/1/tas/C-TAS/C-TAS', true],
    ['/promosi/bliblimart-belanja-harian', true],
    ['/_search?searchTerm=ransel', false],
    ['/merchant/TOK-1', false],
    ['/login', false],
    ['/brand/nothing', false],
    ['/c/1/Call-0812/X/X', false],
    ['/brand/rimba?reduced=1', false],
    ['/brand/rimba?sort=sold', false],
  ])('[SHOP-06, SEO-12] %s may be listed by search engines: %s', async (path, isListed) => {
    const mango = made({ name: 'Mangga', vendor: 'grocery' });
    expect((await open([...some(), mango]).html(path)).includes('content="noindex"')).toBe(!isListed);
  });
});
