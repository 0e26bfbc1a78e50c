import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const CONFIG = [
  { id: 'pdp.trade-in.categories', value: 'C2' },
  { id: 'pdp.trade-in.app-url', value: 'https://unduh.contoh.id/app' },
];
const phone = () =>
  product({
    tradeIn: { kinds: ['PONSEL', 'JAM-PINTAR'], maxPrice: 2_000_000 },
    item: { offered: 4_000_000, stock: 9 },
  });
const sell = (...options: OpenOptions[]) =>
  openPage({ shop: { products: [phone()], config: CONFIG } }, ...options);
const openTradeIn = (options: OpenOptions = {}) => sell({ path: `/trade-in/s/barang-uji/${ITEM}` }, options);

async function tellWatch(page: Opened, model = 'Nada Gerak 2') {
  await page.user.click(await screen.findByRole('radio', { name: 'Jam pintar' }));
  await page.user.selectOptions(screen.getByLabelText('Merek'), 'Nada');
  await page.user.selectOptions(screen.getByLabelText('Model'), model);
  await page.user.click(
    within(screen.getByRole('group', { name: /menyala/ })).getByRole('radio', { name: 'Ya' }),
  );
  await page.user.click(screen.getByRole('radio', { name: 'Ada baret halus' }));
}
const sum = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the row of a trade-in', () => {
  test('[TRADEIN-01] leads to its page where something old is taken, with the most that is given', async () => {
    await sell();
    const row = await screen.findByRole('link', { name: /^Tukar tambah, hemat hingga Rp2\.000\.000/ });
    expect(row.getAttribute('href')).toBe(`/trade-in/s/barang-uji/${ITEM}`);
  });

  test('[TRADEIN-01, TRADEIN-04] is not there for ineligible goods, nor when the call fails', async () => {
    for (const shop of [
      { products: [product()] },
      { faults: { 'GET /trade-in/products/*': '500' } },
      { faults: { 'GET /trade-in/products/*': 'schema' } },
    ]) {
      const page = await sell({ shop });
      await waitFor(() =>
        expect(page.shop.requests.some(({ path }) => path.startsWith('/trade-in'))).toBe(true),
      );
      await waitFor(() =>
        expect(page.view.container.querySelector('#service [aria-busy="true"]')).toBeNull(),
      );
      expect(screen.queryByText(/Tukar tambah/)).toBeNull();
      page.view.unmount();
    }
    const other = await sell({ shop: { config: [] } });
    await screen.findByText('Jaminan belanja');
    expect(other.shop.requests.filter(({ path }) => path.startsWith('/trade-in'))).toEqual([]);
  });
});

describe('the page of a trade-in', () => {
  test('[ROUTE-19, TRADEIN-02, TRADEIN-03] its address alone shows product, categories and steps', async () => {
    const page = await openTradeIn();
    expect(screen.getByRole('heading', { level: 1, name: 'Tukar tambah' })).toBeDefined();
    expect(await screen.findByText('Perangkat lamamu memotong harga sampai Rp2.000.000.')).toBeDefined();
    expect(screen.getByText('Barang Uji')).toBeDefined();
    expect(screen.getByText('Rp4.000.000')).toBeDefined();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Ponsel',
      'Jam pintar',
    ]);
    // Asked for by the product, not by its option.
    expect(page.shop.requests.some(({ path }) => path === '/trade-in/products/UJI-00001/category-info')).toBe(
      true,
    );
  });

  test('[TRADEIN-05, TRADEIN-07] all answers give the estimate, the price after it and conditions', async () => {
    const page = await openTradeIn();
    await screen.findByText('Lengkapi semua jawaban untuk melihat perkiraannya.');
    await tellWatch(page);
    expect(await screen.findByText('Perkiraan untuk Nada Gerak 2')).toBeDefined();
    expect([sum('Harga barang'), sum('Tukar tambah'), sum('Harga 1 barang setelah tukar tambah')]).toEqual([
      'Rp4.000.000',
      '-Rp408.000',
      'Rp3.592.000',
    ]);
    expect(screen.getByText('Berlaku untuk satu perangkat dan satu pembelian.')).toBeDefined();
    expect(screen.getByText(/diperiksa saat kamu menerima barang/)).toBeDefined();
    expect(screen.getByText('Serahkan perangkat lama saat kamu menerima barang baru.')).toBeDefined();
    await page.user.selectOptions(screen.getByLabelText('Model'), 'Nada Gerak');
    expect(await screen.findByText('Perkiraan untuk Nada Gerak')).toBeDefined();
    expect(sum('Tukar tambah')).toBe('-Rp221.000');
    await page.user.click(
      within(screen.getByRole('group', { name: /menyala/ })).getByRole('radio', { name: 'Tidak' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('belum bisa ditukar tambah');
    expect(screen.queryByText('Harga 1 barang setelah tukar tambah')).toBeNull();
  });

  test('[TRADEIN-06] goes into the bag to the rupiah, shows at the product, and can be taken off', async () => {
    const page = await openTradeIn();
    await tellWatch(page);
    await page.user.click(await screen.findByRole('button', { name: 'Pakai tukar tambah ini' }));
    expect(screen.getByText('Tukar tambah ini ikut saat kamu beli.')).toBeDefined();
    // The button stays where it was, and with it the focus.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lepas' }));
    await page.user.click(screen.getByRole('link', { name: 'Lanjut beli' }));
    expect(await screen.findByText('Tukar tambah Nada Gerak 2: -Rp408.000')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Lepas' }));
    expect(screen.queryByText(/Nada Gerak 2/)).toBeNull();
    await page.user.click(await screen.findByRole('link', { name: /^Tukar tambah, hemat/ }));
    // The answers are still there.
    await page.user.click(await screen.findByRole('button', { name: 'Pakai tukar tambah ini' }));
    await page.user.click(screen.getByRole('link', { name: 'Lanjut beli' }));
    await screen.findByText('Tukar tambah Nada Gerak 2: -Rp408.000');
    const box = within(screen.getByRole('complementary'));
    await page.user.click(box.getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () =>
      expect(await page.visitor.textAt('/cart')).toContain('Tukar tambah Nada Gerak 2 -Rp408.000'),
    );
    expect(await page.visitor.textAt('/cart')).toContain('Harga barang Rp4.000.000');
    // The trade-in is in the bag: the next purchase has none.
    await waitFor(() => expect(screen.queryByText(/Nada Gerak 2/)).toBeNull());
  });

  test('[TRADEIN-03, TRADEIN-04] says that a product takes nothing; a failure offers a retry', async () => {
    const none = await openTradeIn({ shop: { products: [product()] } });
    expect(await screen.findByText('Produk ini tidak menerima tukar tambah.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    none.view.unmount();
    const page = await openTradeIn({ shop: { faults: { 'GET /trade-in/products/*/category-info': '500' } } });
    expect((await screen.findByRole('alert')).textContent).toContain('Tukar tambah gagal dimuat.');
    expect(screen.queryByText('Produk ini tidak menerima tukar tambah.')).toBeNull();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('radio', { name: 'Ponsel' })).toBeDefined();
  });

  test('[TRADEIN-05] an estimate that fails is told, and can be tried again', async () => {
    const page = await openTradeIn();
    await page.shop.fault('POST /trade-in/products/*/_estimate', '500');
    await tellWatch(page);
    expect((await screen.findByRole('alert')).textContent).toContain('Perkiraan gagal dihitung.');
    expect(screen.queryByText('Harga 1 barang setelah tukar tambah')).toBeNull();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Perkiraan untuk Nada Gerak 2')).toBeDefined();
  });

  test('[MODAL-32, TRADEIN-07] can go on in the app at the address of the config, or not at all', async () => {
    for (const [config, href] of [
      [CONFIG, 'https://unduh.contoh.id/app'],
      [CONFIG.slice(0, 1), null],
      [[...CONFIG.slice(0, 1), { id: 'pdp.trade-in.app-url', value: 'javascript:alert(1)' }], null],
    ] as const) {
      const page = await openTradeIn({ shop: { config } });
      await tellWatch(page);
      await page.user.click(await screen.findByRole('button', { name: 'Lanjut di aplikasi' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Lanjut di aplikasi' }));
      expect(dialog.getByText(/^Tukar tambah ini bisa juga dilanjutkan di aplikasi/)).toBeDefined();
      expect(dialog.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
      expect(dialog.getAllByRole('button', { name: 'Tutup' }).length).toBeGreaterThan(0);
      page.view.unmount();
    }
  });
});
