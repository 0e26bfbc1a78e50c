import { expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { openHost as open, PATH } from './support/openHost.ts';

const described = (html: string) => html.match(/<meta name="description" content="(.*?)">/g) ?? [];
const meta = (text: string) => [`<meta name="description" content="${text}">`];

test('[SEO-03, SEO-08] a product says what it is, whose and for how much, in its language', async () => {
  const { get } = open([product({ name: 'Kopi "Teh"' })]);
  const path = `/p/kopi-teh/${ITEM}`;
  expect(described((await get(path)).html)).toEqual(
    meta(
      'Kopi &quot;Teh&quot; seharga Rp100.000, dijual Toko Uji di Etalase. Barang dari Merek Uji. Lihat ulasan pembeli, ongkos kirim, dan promonya.',
    ),
  );
  expect(described((await get(`${path}?lang=en`)).html)).toEqual(
    meta(
      'Kopi &quot;Teh&quot; for Rp100.000, sold by Toko Uji on Etalase. Things by Merek Uji. See what buyers say, what shipping costs, and what is on offer.',
    ),
  );
});

test('[SEO-08] one that is sold out names no price', async () => {
  const { get } = open([product({ item: { stock: 0 } })]);
  expect(described((await get(PATH)).html)).toEqual(
    meta(
      'Barang Uji, dijual Toko Uji di Etalase. Stoknya sedang habis. Barang dari Merek Uji. Lihat ulasan pembeli, ongkos kirim, dan promonya.',
    ),
  );
});

test('[SEO-08] secondary and error pages say nothing of a product', async () => {
  const { get } = open([product()]);
  expect(described((await get(`${PATH}/description`)).html)).toEqual([]);
  expect(described((await get('/p/barang-uji/UJI-09999-01')).html)).toEqual([]);
});
