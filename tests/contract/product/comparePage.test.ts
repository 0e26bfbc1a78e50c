import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const BAG = [{ id: 'C-TAS', name: 'Tas' }];
const made = (number: number, facts: Parameters<typeof product>[0]) =>
  product({
    productSku: `UJI-0000${number}`,
    categories: BAG,
    returnPeriodDays: 7,
    tags: ['RETURNABLE'],
    ...facts,
  });
const PRODUCTS = [
  made(1, {
    name: 'Ransel Laut',
    item: { offered: 300_000, listed: 400_000 },
    specifications: [
      { name: { id: 'Bahan', en: 'Material' }, value: { id: 'Kanvas', en: 'Canvas' } },
      { name: { id: 'Isi', en: 'Volume' }, value: '20 L' },
    ],
    statistics: { rating: 4.8, reviewCount: 1_200, sold: 50 },
    weightGrams: 900,
    dimensionsCm: [30, 20, 12.5],
  }),
  made(2, {
    name: 'Ransel Kota',
    attributes: [COLOUR],
    items: [
      { values: ['Merah'], offered: 200_000 },
      { values: ['Biru'], offered: 210_000, stock: 0, weightGrams: 1_250 },
    ],
    specifications: [{ name: { id: 'Bahan', en: 'Material' }, value: { id: 'Kulit', en: 'Leather' } }],
    statistics: { rating: null, reviewCount: 0, sold: 50 },
    weightGrams: 900,
  }),
  made(3, { name: 'Ransel Tiga' }),
  made(4, { name: 'Ransel Empat' }),
  made(5, { name: 'Ransel Lima' }),
  made(6, { name: 'Gelas', categories: [{ id: 'C-GELAS', name: 'Gelas' }] }),
];

function open() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: PRODUCTS,
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  return async (path: string) => {
    const answer = await one.call(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    return {
      main,
      /** The rows of the table, each as the texts of its cells. */
      rows: [...main.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
        [...(row ?? '').matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => plain(cell ?? '')),
      ),
      linkOf: (words: string) =>
        [...main.matchAll(/<a\b([^>]*)>(.*?)<\/a\s*>/gs)]
          .filter(([, , text]) => plain(text ?? '') === words)
          .map(([, facts]) => /href="([^"]*)"/.exec(facts ?? '')?.[1])[0],
    };
  };
}
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('[SHOP-07] the facts in which products differ come before those that they share', async () => {
  const { rows, main } = await open()('/compare?products=UJI-00001-01,UJI-00002-02');
  expect(rows).toEqual([
    [
      '',
      'Ransel Laut Rp300.000 -25% Harga sebelumnya Rp400.000 Keluarkan : Ransel Laut',
      'Ransel Kota Rp210.000 Keluarkan : Ransel Kota',
    ],
    ['Yang berbeda'],
    ['Nilai', '★ 4,8 · 1,2 rb ulasan', '– Tidak disebut'],
    ['Stok', 'Ada', 'Habis'],
    ['Bahan', 'Kanvas', 'Kulit'],
    ['Isi', '20 L', '– Tidak disebut'],
    // Of the option that is compared, where it has its own.
    ['Berat kiriman', '900 g', '1,25 kg'],
    ['Ukuran kemasan (cm)', '30 × 20 × 12,5', '– Tidak disebut'],
    ['Yang sama'],
    ['Terjual', '50', '50'],
    ['Merek', 'Merek Uji', 'Merek Uji'],
    ['Penjual', 'Toko Uji', 'Toko Uji'],
    ['Lokasi penjual', 'Bandung', 'Bandung'],
    ['Garansi', 'Tidak ada', 'Tidak ada'],
    ['Pengembalian', '7 hari', '7 hari'],
  ]);
  expect(main).toContain('<h1>Bandingkan produk</h1>');
});

test('[SHOP-07] the page is in English where that is asked for', async () => {
  const { rows } = await open()('/compare?products=UJI-00001-01,UJI-00002-01&lang=en');
  expect(rows).toContainEqual(['Material', 'Canvas', 'Leather']);
  expect(rows).toContainEqual(['Returns', '7 days', '7 days']);
  expect(rows).toContainEqual(['Rating', '★ 4.8 · 1.2K reviews', '– Not told']);
});

test('[SHOP-07] a product stands there once, four at most, and what is not sold is left out', async () => {
  const page = open();
  const all = PRODUCTS.map(({ items }) => items[0]?.itemSku).join(',');
  const four = await page(`/compare?products=${all}`);
  expect(four.rows[0]).toHaveLength(5);
  expect(four.main).not.toContain('Tambah ke perbandingan');
  expect(four.main).not.toContain('tidak dijual lagi');
  // Of two options of a product the first one.
  const options = await page('/compare?products=UJI-00002-02,UJI-00003-01,UJI-00002-01, UJI-00003-01');
  expect(options.rows[0]?.map((cell) => cell.replace(/ Keluarkan.*/, ''))).toEqual([
    '',
    'Ransel Kota Rp210.000',
    'Ransel Tiga Rp100.000',
  ]);
  expect(options.main).not.toContain('tidak dijual lagi');
  const one = await page('/compare?products=UJI-00001-01,UJI-00001-01, ,nowhere-01');
  expect(one.rows).toHaveLength(1);
  expect(one.rows[0]).toHaveLength(2);
  expect(one.main).toContain('Sebagian produk di tautan ini tidak dijual lagi.');
  expect(one.main).toContain('Pilih paling sedikit dua produk.');
  const none = await page('/compare');
  expect(none.rows).toEqual([]);
  expect(none.main).toContain('Pilih paling sedikit dua produk.');
  expect(none.main).not.toContain('tidak dijual lagi');
});

test('[SHOP-07] products of the category are added, and each is left out, by its link', async () => {
  const page = open();
  const { main, linkOf } = await page('/compare?products=UJI-00001-01,UJI-00002-02');
  expect(linkOf('Keluarkan : Ransel Laut')).toBe('/compare?products=UJI-00002-02');
  expect(linkOf('+ Ransel Tiga')).toBe('/compare?products=UJI-00001-01,UJI-00002-02,UJI-00003-01');
  expect(linkOf('Ransel Kota')).toBe('/p/ransel-kota/UJI-00002-02');
  expect(main).not.toContain('Gelas');
  const alone = await page('/compare?products=UJI-00001-01');
  expect(alone.linkOf('Keluarkan : Ransel Laut')).toBe('/compare');
  expect(alone.linkOf('+ Ransel Kota')).toBe('/compare?products=UJI-00001-01,UJI-00002-01');
});
