import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boughtAlong, OTHER_KIND, product } from '../../support/products.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { openPage, type Opened } from '../support/openPage.tsx';

const friend = product({ productSku: 'UJI-00002', name: 'Teman', categories: OTHER_KIND });
async function press(page: Opened, name: string) {
  await page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name }));
  await page.settle();
}

describe('[RECO-12, MODAL-37] the title of what goes with an added one claims what its answer says', () => {
  test.each([
    ['id', ['BOUGHT_TOGETHER', 'BOUGHT_TOGETHER'], 'Sering dibeli bersama'],
    ['id', ['COMPLEMENT', 'COMPLEMENT'], 'Pelengkap'],
    ['id', ['BOUGHT_TOGETHER', 'COMPLEMENT'], 'Mungkin kamu suka'],
    ['id', ['BOUGHT_TOGETHER', undefined], 'Mungkin kamu suka'],
    ['id', [undefined, 'SOMETHING_ELSE'], 'Mungkin kamu suka'],
    ['en', ['BOUGHT_TOGETHER', 'BOUGHT_TOGETHER'], 'Often bought together'],
    ['en', ['COMPLEMENT', 'COMPLEMENT'], 'Goes well with it'],
    ['en', [undefined, undefined], 'You may also like'],
  ] as const)('%s: %j', async (language, bases, title) => {
    const friends = bases.map((_, index) =>
      product({ productSku: `UJI-0001${index}`, name: `Teman ${index}`, categories: OTHER_KIND }),
    );
    const page = await openPage({
      visitor: { language },
      shop: {
        products: [product(), ...friends],
        baskets: boughtAlong(...friends.map(({ productSku }) => productSku)),
        answers: (path, data) => {
          if (!path.includes('get-category-recommendations')) return data;
          const { products, metadata } = data as { products: object[]; metadata: object };
          return { products: products.map((card, index) => ({ ...card, basis: bases[index] })), metadata };
        },
      },
    });
    await press(page, language === 'id' ? 'Keranjang' : 'Bag');
    const sheet = await dialogShown();
    const titles = within(sheet).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toContain(title);
  });
});

describe('what was added', () => {
  const lines = async () => {
    const sheet = await screen.findByRole('dialog', { name: /Sudah di keranjang|It is in your bag/ });
    return [...sheet.querySelectorAll('.added')].map((line) => ({
      picture: line.querySelector('img')?.getAttribute('src') ?? null,
      texts: [...line.querySelectorAll('.bundleText > *, .num')].map(({ textContent }) => textContent),
    }));
  };
  test.each([
    ['id', 'Keranjang', 'Biru · 2\u00a0barang'],
    ['en', 'Bag', 'Biru · Quantity:\u00a02'],
  ] as const)(
    '[MODAL-37, CART-01] is shown: picture, name, option, quantity and price (%s)',
    async (language, button, facts) => {
      const page = await openPage({
        path: '/p/barang-uji/UJI-00001-02?qty=2',
        visitor: { language },
        shop: {
          products: [
            product({
              attributes: ['Warna'],
              items: [
                { values: ['Merah'] },
                { values: ['Biru'], pictures: ['koper-pandan'], offered: 80_000 },
              ],
            }),
            friend,
          ],
          baskets: boughtAlong('UJI-00002'),
        },
      });
      await press(page, button);
      const [line, ...more] = await lines();
      expect(more).toEqual([]);
      expect(line?.picture).toMatch(/koper-pandan/);
      expect(line?.texts).toEqual(['Barang Uji', facts, 'Rp160.000']);
    },
  );
  test('[MODAL-37] stays what it was when something beside it cannot be added, which is said there', async () => {
    const page = await openPage({
      shop: { products: [product(), friend], baskets: boughtAlong('UJI-00002') },
    });
    await press(page, 'Keranjang');
    const sheet = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
    await page.shop.fault('POST /retail/carts', '500', 1);
    await page.user.click(within(sheet).getByRole('button', { name: /^Tambah Teman/ }));
    await page.settle();
    expect(within(sheet).getByRole('alert').textContent).toBe('Produk gagal ditambahkan. Coba lagi, ya.');
    expect((await lines()).map(({ texts }) => texts[0])).toEqual(['Barang Uji']);
  });
});
