import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { shareCard } from '#server/pictures/shareCard.ts';
import { readSharePicture, sharePicturePath } from '#server/pictures/sharePictureAddress.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createProductService } from '#src/services/product/product/productService.ts';
import { ITEM, product, SELLER } from '../support/products.ts';

/** A product's summary, as the marketplace tells it. */
async function summaryOf(facts: Parameters<typeof product>[0] = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product(facts)],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const backend = createBackend({
    fetch: async (input, init) => shop.fetch(new Request(input, init)),
    origin: 'http://market.test',
    language: 'id',
    timeoutMs: 1_000,
  });
  return createProductService(backend).summary(ITEM, {});
}
/** The drawn card as its colours and places; lines are outlines, so that tests compare these. */
async function drawn(facts: Parameters<typeof product>[0] = {}, { language = 'id', hasPicture = true } = {}) {
  const svg = shareCard(await summaryOf(facts), language as 'id' | 'en', hasPicture);
  const lines = [
    ...svg.matchAll(
      /<g fill="([^"]+)" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">(.*?)<\/g>/g,
    ),
  ].map(([, fill, x, y, scale, paths = '']) => ({
    fill,
    x: Number(x),
    y: Number(y),
    size: Number(scale) * 1_000,
    letters: paths.split('<path').length - 1,
  }));
  const boxes = [...svg.matchAll(/<rect ([^>]*)\/>/g)].map(
    ([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as Record<string, string>,
  );
  return { svg, lines, boxes };
}
const INK = '#1c1d27';
const SOFT = '#5d5f6e';
const PROMO = '#c3211f';
const lettersOf = (text: string) => text.replaceAll(' ', '').length;

describe('[SHARE-15] the picture of a shared product', () => {
  test('shows the shop, name, seller and price beside the product', async () => {
    const { svg, lines, boxes } = await drawn();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"><rect/);
    expect(svg).toMatch(/<\/g><\/svg>$/);
    expect(boxes).toEqual([{ x: '630', width: '570', height: '630', fill: '#fff' }]);
    expect(lines).toEqual([
      { fill: '#3d3aae', x: 686, y: 86, size: 30, letters: lettersOf('Etalase') },
      { fill: INK, x: 686, y: 162, size: 42, letters: lettersOf('Barang Uji') },
      { fill: SOFT, x: 686, y: 578, size: 24, letters: lettersOf('Toko Uji') },
      { fill: INK, x: 686, y: 522, size: 64, letters: lettersOf('Rp100.000') },
    ]);
  });

  test('a lower price is another colour, with the one before struck through and by how much', async () => {
    const { lines, boxes } = await drawn({ item: { offered: 75_000, listed: 100_000 } });
    const [, , , price, before, percent] = lines;
    expect(price).toMatchObject({ fill: PROMO, y: 522, letters: lettersOf('Rp75.000') });
    expect(before).toMatchObject({ fill: SOFT, x: 686, y: 440, size: 28, letters: lettersOf('Rp100.000') });
    expect(percent).toMatchObject({ fill: PROMO, size: 26, letters: lettersOf('-25%') });
    const [, strike, pill] = boxes;
    expect(strike).toMatchObject({ x: '683', y: '429', height: '3', fill: SOFT });
    // Over the whole of it and a little further; the percentage stands after it, within its own ground.
    expect(percent?.x).toBeGreaterThan(Number(strike?.['x']) + Number(strike?.['width']));
    expect(Number(pill?.['x'])).toBeLessThan(percent?.x ?? 0);
    expect(Number(pill?.['x']) + Number(pill?.['width'])).toBeGreaterThan((percent?.x ?? 0) + 26);
    expect(Number(pill?.['y'])).toBeLessThan((percent?.y ?? 0) - 13);
    expect(Number(pill?.['y']) + Number(pill?.['height'])).toBeGreaterThan(percent?.y ?? 0);
    expect(pill).toMatchObject({ fill: '#fdecea' });
    expect(lines).toHaveLength(6);
    // Less than half a per cent is not said.
    expect((await drawn({ item: { offered: 99_600, listed: 100_000 } })).lines).toHaveLength(5);
  });

  test.each([
    ['id', 'Stok habis'],
    ['en', 'Out of stock'],
  ])('what is sold out says so instead of a price: %s', async (language, words) => {
    const { lines, boxes } = await drawn(
      { item: { stock: 0, offered: 75_000, listed: 100_000 } },
      { language },
    );
    expect(lines.slice(3)).toEqual([
      { fill: SOFT, x: expect.closeTo(706.4), y: expect.any(Number), size: 34, letters: lettersOf(words) },
    ]);
    expect(boxes.slice(1)).toEqual([expect.objectContaining({ x: '686', y: '462', fill: '#f0f0f2' })]);
  });

  test.each([
    ['id', 'Segera hadir'],
    ['en', 'Coming soon'],
  ])('and so does what is coming: %s', async (language, words) => {
    const { lines, boxes } = await drawn({ tags: ['COMING_SOON'] }, { language });
    expect(lines.slice(3)).toEqual([expect.objectContaining({ fill: '#3d3aae', letters: lettersOf(words) })]);
    expect(boxes.slice(1)).toEqual([expect.objectContaining({ fill: '#eeeffb' })]);
  });

  test('groceries have their own colour and name', async () => {
    const { lines } = await drawn({ vendor: 'grocery' });
    expect(lines[0]).toMatchObject({ fill: '#15603a', letters: lettersOf('Etalase Mart') });
  });

  test('without a picture the shop’s name stands in its place, in the middle', async () => {
    const { lines, boxes } = await drawn({}, { hasPicture: false });
    expect(boxes).toEqual([
      { x: '630', width: '570', height: '630', fill: '#fff' },
      { width: '630', height: '630', fill: '#eeeffb' },
    ]);
    expect(lines[0]).toMatchObject({ fill: '#3d3aae', y: 339, size: 72, letters: 7 });
    expect(lines[0]?.x).toBeGreaterThan(150);
    expect(lines[0]?.x).toBeLessThan(315);
    expect(lines).toHaveLength(5);
    const grocery = await drawn({ vendor: 'grocery' }, { hasPicture: false });
    expect(grocery.boxes[1]).toMatchObject({ fill: '#e7f5ec' });
  });

  test('the option stands below the name, while that leaves a line', async () => {
    const facts = { attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'] }] };
    const short = await drawn(facts);
    expect(short.lines[2]).toEqual({ fill: SOFT, x: 686, y: 217, size: 26, letters: lettersOf('Merah') });
    const three = await drawn({ ...facts, name: 'Nama yang panjang '.repeat(3).trim() });
    expect(three.lines.filter(({ size }) => size === 42).map(({ y }) => y)).toEqual([162, 215, 268]);
    expect(three.lines.filter(({ size }) => size === 26).map(({ y }) => y)).toEqual([323]);
    const four = await drawn({ ...facts, name: 'Nama yang panjang '.repeat(12).trim() });
    expect(four.lines.filter(({ size }) => size === 42).map(({ y }) => y)).toEqual([162, 215, 268, 321]);
    expect(four.lines.filter(({ size }) => size === 26)).toEqual([]);
  });

  test('a price that is wider than its room is written smaller', async () => {
    const { lines } = await drawn({ item: { offered: 123_456_789_012 } });
    const size = lines.at(-1)?.size ?? 0;
    expect(size).toBeLessThan(64);
    expect(size).toBeGreaterThan(40);
  });
});

describe('[SHARE-15] its address', () => {
  test.each([
    ['/pictures/share/id/A-1.jpg', { language: 'id', itemSku: 'A-1' }],
    [`/pictures/share/en/${'A'.repeat(64)}.jpg`, { language: 'en', itemSku: 'A'.repeat(64) }],
    [`/pictures/share/en/${'A'.repeat(65)}.jpg`, null],
    ['/pictures/share/fr/A-1.jpg', null],
    ['/pictures/share/id/.jpg', null],
    ['/pictures/share/id/A-1.jpgx', null],
    ['/x/pictures/share/id/A-1.jpg', null],
    ['/pictures/share/id/A/1.jpg', null],
  ])('%s names %o', (path, named) => expect(readSharePicture(path)).toEqual(named));

  test('is another one with whatever the picture says, and the same without', async () => {
    const summary = await summaryOf({ item: { pictures: ['koper-pandan', 'koper-roda'] } });
    const path = sharePicturePath(summary, 'id');
    expect(path).toMatch(/^\/pictures\/share\/id\/UJI-00001-01\.jpg\?v=[0-9a-f]{8}$/);
    expect(sharePicturePath({ ...summary, itemSku: 'A/1' }, 'en')).toMatch(
      /^\/pictures\/share\/en\/A%2F1\.jpg/,
    );
    const others = [
      { name: 'Barang Lain' },
      { price: { ...summary.price, offered: 1 } },
      { price: { ...summary.price, listed: 1 } },
      { price: { ...summary.price, discount: 1 } },
      { tags: ['OUT_OF_STOCK'] },
      { merchant: { ...summary.merchant, name: 'Toko Lain' } },
      { images: [] },
    ].map((facts) => sharePicturePath({ ...summary, ...facts }, 'id'));
    expect(new Set([path, ...others]).size).toBe(8);
    expect(sharePicturePath({ ...summary, returnPeriodDays: 3 }, 'id')).toBe(path);
    // Of several pictures it shows the first.
    expect(sharePicturePath({ ...summary, images: summary.images.slice(0, 1) }, 'id')).toBe(path);
    expect(sharePicturePath({ ...summary, images: summary.images.slice(1) }, 'id')).not.toBe(path);
  });
});
