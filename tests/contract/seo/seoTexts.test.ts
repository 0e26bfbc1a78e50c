import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import type { Catalogue, FoundItem } from '#marketplace/product/rules/catalogue.ts';
import { createRelatedSearches, productAt, seoContentOf } from '#marketplace/seo/rules/seo.ts';
import { SELLER, product } from '../../support/products.ts';

const found = (facts: Parameters<typeof product>[0] = {}, seller: Partial<typeof SELLER> = {}): FoundItem => {
  const made = product({ warranty: { type: 'NONE', period: '' }, tags: ['AVAILABLE'], ...facts });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return { product: made, item, merchant: { ...SELLER, ...seller }, isReplaced: false };
};
const COLOUR = { id: 'Warna', en: 'Colour' };
const coloured = (values: (string | { id: string; en: string })[]) => ({
  attributes: [COLOUR],
  items: values.map((value) => ({ values: [value] })),
});
const textOf = (one: FoundItem, language: 'id' | 'en' = 'id') => seoContentOf(one, language).text;
const SOLD = 'Dijual oleh Toko Uji di Etalase, dikirim dari Bandung.';

describe('[SEO-03, API-102] what search engines are told', () => {
  test('of a product of which nothing more is known: who sells it, and from where', () => {
    expect(seoContentOf(found(), 'id')).toEqual({
      title: 'Beli Barang Uji di Etalase',
      description: 'Barang dari Merek Uji. Lihat ulasan pembeli, ongkos kirim, dan promonya.',
      text: SOLD,
      keywords: ['barang uji', 'merek uji', 'barang merek uji', 'rumah', 'dapur & makan'],
    });
    expect(textOf(found({}, { location: '' }))).toBe('Dijual oleh Toko Uji di Etalase.');
    expect(textOf(found({}, { location: '' }), 'en')).toBe('Sold by Toko Uji on Etalase.');
  });

  test('with all that is known of it, paragraph by paragraph', () => {
    const one = found({
      name: 'Koper Uji , hitam, besar',
      brand: { name: 'Koper Uji', slug: 'x' },
      categories: [{ id: 'C-KOPER', name: 'Koper' }],
      attributes: [COLOUR, { id: 'Ukuran', en: 'Size' }],
      items: [
        { values: [{ id: 'Merah', en: 'Red' }, '20″'] },
        { values: ['Nila', '24″'] },
        { values: ['Nila', '28″'] },
      ],
      facts: [
        { name: { id: 'Bahan', en: 'Material' }, value: 'ABS' },
        { name: { id: 'Berat', en: 'Weight' }, value: { id: '3 kg', en: '3 kilos' } },
        { name: { id: 'Isi', en: 'Volume' }, value: '40 L' },
      ],
      warranty: {
        type: 'RESMI',
        period: { id: '2 tahun', en: '2 years' },
      },
      tags: ['AVAILABLE', 'RETURNABLE'],
    });
    const [guide, offered, sold] = textOf(one).split('\n');
    expect(guide).toMatch(/^Untuk koper seperti Koper Uji, lihat ukuran luarnya/);
    expect(offered).toBe(
      'Koper Uji tersedia dalam 2 pilihan warna (Merah dan Nila) dan 3 pilihan ukuran (20″, 24″ dan 28″). ' +
        'Yang tertulis di keterangannya: bahan ABS, berat 3 kg dan isi 40 L.',
    );
    expect(sold).toBe(
      `${SOLD} Garansinya 2 tahun. Barang di Etalase umumnya bisa dikembalikan dalam 15 hari; untuk barang ini berlaku masa pengembalian yang tertulis di bagian layanan.`,
    );
    const english = seoContentOf(one, 'en');
    expect(english.text.split('\n').slice(1)).toEqual([
      'Koper Uji comes in 2 choices of colour (Red and Nila) and 3 choices of size (20″, 24″ and 28″). ' +
        'What its description says: material ABS, weight 3 kilos and volume 40 L.',
      'Sold by Toko Uji on Etalase, shipped from Bandung. Its warranty is 2 years. What is bought on Etalase can usually be returned within 15 days; for this one the period holds that is told under services.',
    ]);
    expect(english.title).toBe('Buy Koper Uji on Etalase');
    expect(english.description).toBe(
      'Suitcases by Koper Uji with 2 choices of colour and 3 choices of size. See what buyers say, what shipping costs, and what is on offer.',
    );
    // Each word once, whatever its case.
    expect(seoContentOf(one, 'id').keywords).toEqual(['koper uji', 'koper koper uji', 'koper']);
  });

  test('a choice of one is none; up to six are named, more are counted', () => {
    const offered = (values: string[]) => textOf(found(coloured(values))).split('\n')[0];
    expect(offered(['A'])).toBe(SOLD);
    expect(offered(['A', 'A', ''])).toBe(SOLD);
    expect(offered(['A', 'B', 'A'])).toBe('Barang Uji tersedia dalam 2 pilihan warna (A dan B).');
    expect(offered(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
      'Barang Uji tersedia dalam 6 pilihan warna (A, B, C, D, E dan F).',
    );
    expect(offered(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('Barang Uji tersedia dalam 7 pilihan warna.');
    // An option that says nothing of it.
    expect(
      textOf(
        found({ ...coloured(['A', 'B']), items: [{ values: ['A'] }, { values: ['B'] }, { values: [] }] }),
      ),
    ).toContain('2 pilihan warna (A dan B)');
  });

  test('facts without choices, one fact alone', () => {
    expect(textOf(found({ facts: [{ name: 'Bahan', value: 'Kayu' }] }))).toBe(
      `Yang tertulis di keterangannya: bahan Kayu.\n${SOLD}`,
    );
  });

  test('a warranty only where there is one, and its length is told', () => {
    const sold = (type: NonNullable<CatalogueProduct['warranty']>['type'], period: string) =>
      textOf(found({ warranty: { type, period } }));
    expect(sold('NONE', '1 tahun')).toBe(SOLD);
    expect(textOf(found({ warranty: null }))).toBe(SOLD);
    expect(sold('RESMI', '')).toBe(SOLD);
    expect(sold('RESMI', '1 tahun')).toBe(`${SOLD} Garansinya 1 tahun.`);
  });
});

test('[API-102] the page of a product is known by its path alone', () => {
  const asked: string[] = [];
  const catalogue = { find: (id: string) => (asked.push(id), found()) } as unknown as Catalogue;
  for (const path of ['/p/x/A-1', '/grocery/p/x/A_1.b', '/p/x/A-1/', '/p/x/A-1?utm=1', '/p/x/A-1/#x'])
    productAt(catalogue, path);
  expect(asked).toEqual(['A-1', 'A_1.b', 'A-1', 'A-1', 'A-1']);
  for (const path of [
    'x/p/x/A-1',
    '/shop/p/x/A-1',
    '/p//A-1',
    '/p/x/',
    '/p/x/A-1/b',
    '/p/x/A 1',
    `/p/x/${'A'.repeat(65)}`,
    '/p/a?/A-1',
  ])
    expect(() => productAt(catalogue, path), path).toThrow('PAGE_NOT_FOUND');
});

describe('[SEO-04, API-103] related searches', () => {
  /** A catalogue where these words find something. */
  function open(words: (term: string, vendor?: string) => boolean, facts: Parameters<typeof product>[0]) {
    const asked: string[] = [];
    const sold = ({ vendor, term = '' }: { vendor?: string; term?: string }, { limit = 0 }) => {
      asked.push(`${vendor} ${term}`);
      // A search that finds this product alone leads nowhere.
      return Array.from({ length: words(term, vendor) ? limit : 1 });
    };
    const links = createRelatedSearches({ sold } as unknown as Catalogue);
    return {
      asked,
      names: (other: Parameters<typeof product>[0] = facts) => links(found(other)).map(({ name }) => name),
      links: () => links(found(facts)),
    };
  }
  const facts = {
    name: 'Rak Buku Kayu Jati, tiga susun,  putih ',
    brand: { name: 'Merek', slug: 'merek' },
    categories: [
      { id: 'A', name: 'Rumah' },
      { id: 'B', name: 'Rak' },
    ],
  };

  test('by category, name, brand and what is said after the comma, the nearest category first', () => {
    expect(open(() => true, facts).names()).toEqual([
      'Rak',
      'Rumah',
      'Rak Buku',
      'Rak Buku Kayu',
      'Merek',
      'Rak Merek',
      'tiga susun',
      'putih',
    ]);
  });

  test('a word that finds something in one shop alone is offered there alone', () => {
    const shop = open((_, vendor) => vendor === 'grocery', facts);
    expect(shop.names()).toEqual([]);
    expect(shop.names({ ...facts, vendor: 'grocery' })).toContain('Rak Buku');
    expect(shop.names()).toEqual([]);
  });

  test('only what finds another product, at most eight, and nothing of one or two letters', () => {
    expect(open((term) => term.startsWith('Rak'), facts).names()).toEqual([
      'Rak',
      'Rak Buku',
      'Rak Buku Kayu',
      'Rak Merek',
    ]);
    expect(open(() => true, { ...facts, name: `${facts.name},lima,enam,tujuh` }).names()).toHaveLength(8);
    expect(
      open(() => true, {
        ...facts,
        name: 'TV',
        brand: { name: 'LG', slug: 'lg' },
        categories: [{ id: 'A', name: 'HDR' }],
      }).names(),
    ).toEqual(['HDR', 'TV LG']);
  });

  test('one word in two spellings is one search, and is looked for once', () => {
    const one = open(() => true, { ...facts, name: 'rak', brand: { name: 'RAK', slug: 'rak' } });
    expect(one.names()).toEqual(['RAK', 'Rumah', 'rak RAK']);
    one.names();
    expect(one.asked).toEqual(['retail RAK', 'retail Rumah', 'retail rak RAK']);
  });

  test('of groceries among groceries, of the others by the search of the site', () => {
    const [first] = open(() => true, facts).links();
    expect(first).toEqual({ name: 'Rak', url: '/_search?searchTerm=Rak' });
    const groceries = open(() => true, { ...facts, vendor: 'grocery' });
    expect(groceries.links()[2]).toEqual({ name: 'Rak Buku', url: '/grocery/cari/Rak%20Buku' });
    expect(groceries.asked[0]).toBe('grocery Rak');
  });
});
