import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COLOUR, SIZE } from '#marketplace/product/catalogue/makeProduct.ts';
import { partsSheet } from '../../support/partsSheet.ts';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

const region = (name: string) => screen.getByRole('region', { name });

describe('variants', () => {
  const shirt = () =>
    product({
      attributes: [COLOUR, SIZE],
      items: [
        { values: ['Merah', 'S'], offered: 100_000 },
        { values: ['Merah', 'L'], offered: 110_000, stock: 0 },
        { values: ['Biru', 'S'], offered: 120_000 },
        { values: ['Biru', 'L'], offered: 130_000 },
      ],
    });
  test('[SECTION-03, PRODUCT-07, PRODUCT-11] shows a row per attribute, nothing without options', async () => {
    const page = await openPage({ shop: { products: [shirt()] } });
    expect(
      within(region('Varian'))
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Warna', 'Ukuran']);
    const options = within(region('Varian'))
      .getAllByRole('group')
      .flatMap((row) => within(row).getAllByRole('link'));
    expect(options.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
      'Merah',
      'Biru',
      'S',
      'L, stok habis',
    ]);
    expect(options.map((link) => link.getAttribute('aria-current') !== null)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    page.view.unmount();
    await openPage({ shop: { products: [product()] } });
    expect(document.getElementById('variant')).toBeNull();
  });
  test('[SECTION-03, PRODUCT-11] offers pictures only where each shows its choice, else words', async () => {
    const page = await openPage({
      shop: {
        products: [
          product({
            attributes: [COLOUR, SIZE],
            items: ['pandan', 'nila'].flatMap((colour) =>
              ['S', 'L'].map((size) => ({ values: [colour, size], pictures: [`koper-${colour}`] })),
            ),
          }),
        ],
      },
    });
    const pictured = () =>
      within(region('Varian'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.querySelector('img') !== null]);
    expect(pictured()).toEqual([
      ['pandan', true],
      ['nila', true],
      ['S', false],
      ['L', false],
    ]);
    page.view.unmount();
    await openPage({
      shop: {
        products: [
          product({
            attributes: [SIZE],
            items: ['37', '38'].map((size) => ({ values: [size], pictures: ['sandal-high'] })),
          }),
        ],
      },
    });
    expect(pictured()).toEqual([
      ['37', false],
      ['38', false],
    ]);
  });
  test('[PRODUCT-09] a sold-out choice is recognisable, explained, and says where it still is', async () => {
    const page = await openPage({ shop: { products: [shirt()] } });
    const soldOut = within(region('Varian')).getByRole('link', { name: 'L, stok habis' });
    expect(region('Varian').textContent).toContain('L habis untuk warna Merah, masih ada di Biru.');
    // The test's document applies no styles: the rules are read from the sheet, and their selectors matched.
    const sheet = partsSheet().replaceAll(/\/\*[^]*?\*\//g, '');
    const rules = [...sheet.matchAll(/([^{};]*)\{\s*text-decoration: line-through;\s*\}/g)];
    const struck = rules.map(([, selector]) => (selector ?? '').replaceAll('.is-out', '.isOut')).join(', ');
    expect([...page.view.container.querySelectorAll(struck)]).toEqual([soldOut.querySelector('span')]);
  });
  test('[PRODUCT-26, SHELL-10] while an option loads Tab stops at buy buttons, which buy nothing', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [shirt()] } });
    const letGo = page.shop.hold(/_summary$/);
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru' }));
    const [buy] = screen.getAllByRole('button', { name: 'Beli sekarang' });
    await waitFor(() => expect(buy?.getAttribute('aria-disabled')).toBe('true'));
    act(() => buy?.focus());
    expect(document.activeElement).toBe(buy);
    await page.user.keyboard('{Enter}');
    await letGo();
    await waitFor(() => expect(buy?.getAttribute('aria-disabled')).toBeNull());
    expect(document.activeElement).toBe(buy);
    const bought = () =>
      page.shop.requests.filter(({ method, path }) => method === 'POST' && /cart|checkout/.test(path));
    expect(bought()).toEqual([]);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(bought()).toHaveLength(1));
    await page.settle();
  });
  test('[PRODUCT-31] a press on a place opens the option that has the sold-out value', async () => {
    const page = await openPage({ shop: { products: [shirt()] } });
    const chosen = () =>
      within(region('Varian'))
        .getAllByRole('link', { current: true })
        .map((link) => link.textContent);
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'L, stok habis' }));
    await waitFor(() => expect(chosen()).toEqual(['Merah', 'L']));
    // The size that was pressed last is the one that stays.
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru, L' }));
    await waitFor(() => expect(chosen()).toEqual(['Biru', 'L']));
    expect(region('Varian').textContent).toContain('Merah habis untuk ukuran L, masih ada di S.');
    expect((await screen.findAllByRole('button', { name: 'Beli sekarang' })).length).toBeGreaterThan(0);
    await page.settle();
  });
  test('[PRODUCT-09] says nothing where none of the choices above is sold out', async () => {
    await openPage({ path: '/p/barang-uji/UJI-00001-03', shop: { products: [shirt()] } });
    expect(region('Varian').textContent).not.toMatch(/masih ada/);
  });

  test('[PRODUCT-09] a sold-out choice can be seen, not bought', async () => {
    const page = await openPage({ shop: { products: [shirt()] } });
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'L, stok habis' }));
    expect(
      await within(region('Varian')).findByRole('link', { name: 'L, stok habis', current: true }),
    ).toBeDefined();
    await waitFor(() =>
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp110.000'),
    );
    expect(screen.queryByRole('button', { name: /Beli sekarang|Keranjang/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Kabari saya' })).toHaveLength(2);
    await page.settle();
  });
  test('[PRODUCT-08, PRODUCT-10] a choice shows its price, is the only one, and keeps the quantity', async () => {
    const page = await openPage({ path: '/p/barang-uji/UJI-00001-01?qty=3', shop: { products: [shirt()] } });
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru' }));
    await waitFor(() =>
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp120.000'),
    );
    expect(
      within(region('Varian'))
        .getAllByRole('link', { current: true })
        .map((link) => link.textContent),
    ).toEqual(['Biru', 'S']);
    expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '3');
    await page.settle();
  });
  test.each(['{Enter}', '{Tab}', ''])(
    '[PRODUCT-10] keeps the quantity typed while the option is on its way (%s)',
    async (after) => {
      const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [shirt()] } });
      const letGo = page.shop.hold(/_summary$/);
      await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru' }));
      const field = screen.getByRole('textbox', { name: 'Jumlah' });
      await page.user.clear(field);
      await page.user.type(field, `2${after}`);
      await letGo();
      await waitFor(() =>
        expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp120.000'),
      );
      await page.user.tab();
      expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '2');
      await page.user.click(screen.getAllByRole('button', { name: 'Beli sekarang' })[0] as HTMLElement);
      await waitFor(() =>
        expect(
          page.shop.requests.filter(({ method, path }) => method === 'POST' && path.includes('checkout')),
        ).toMatchObject([{ body: { quantity: 2 } }]),
      );
      await page.settle();
    },
  );
  test('[PRODUCT-10] an option with fewer pieces takes as many as it has, and says so', async () => {
    const few = product({
      attributes: [COLOUR],
      items: [{ values: ['Merah'] }, { values: ['Biru'], stock: 2 }],
    });
    const page = await openPage({ path: '/p/barang-uji/UJI-00001-01?qty=3', shop: { products: [few] } });
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '2'));
    expect(screen.getByText('Kamu hanya bisa menambahkan maksimal 2 barang.')).toBeDefined();
    await page.settle();
  });
  test('an option that cannot be opened is said beside the choices', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [shirt()] } });
    await page.shop.fault('GET *_summary*', '500');
    await page.user.click(within(region('Varian')).getByRole('link', { name: 'Biru' }));
    expect(await screen.findByText('Pilihan ini belum bisa dibuka. Coba lagi, ya.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang Uji');
  });
});

test('[PRODUCT-29] a picture that comes after its option was left does not replace the shown one', async () => {
  const decoding: { src: string; come: () => void }[] = [];
  HTMLImageElement.prototype.decode = function decode(this: HTMLImageElement) {
    const { promise, resolve } = Promise.withResolvers<void>();
    decoding.push({ src: this.src, come: resolve });
    return promise;
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
  const page = await openPage({
    shop: {
      products: [
        product({
          attributes: [COLOUR],
          items: ['pandan', 'nila', 'arang'].map((colour) => ({
            values: [colour],
            pictures: [`koper-${colour}`],
          })),
        }),
      ],
    },
  });
  const shown = () =>
    document
      .querySelector('.stageTrack img')
      ?.getAttribute('src')
      ?.match(/koper-(\w+)/)?.[1];
  const choose = async (colour: string) => {
    await page.user.click(within(region('Varian')).getByRole('link', { name: new RegExp(`^${colour}`) }));
    await waitFor(() => expect(decoding.at(-1)?.src).toContain(`koper-${colour}`));
    return decoding.at(-1) as (typeof decoding)[number];
  };
  expect(shown()).toBe('pandan');
  const former = await choose('nila');
  const latter = await choose('arang');
  await act(async () => latter.come());
  expect(shown()).toBe('arang');
  await act(async () => former.come());
  expect(shown()).toBe('arang');
});
