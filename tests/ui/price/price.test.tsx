import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage } from '../support/openPage.tsx';

describe('price', () => {
  test('[PRICE-14] strikes the listed price through, with percentage, named for screen readers', async () => {
    await openPage({ shop: { products: [product({ item: { offered: 80_000, listed: 100_000 } })] } });
    const old = screen.getByText('Rp100.000').closest('s');
    expect(old?.textContent).toBe('Harga sebelumnya Rp100.000');
    expect(screen.getByText('-20%')).toBeDefined();
  });
  test('[PRICE-14] a reduction of less than one per cent has no percentage', async () => {
    await openPage({ shop: { products: [product({ item: { offered: 99_900, listed: 100_000 } })] } });
    expect(screen.getByText('Rp100.000').closest('s')).not.toBeNull();
    expect(screen.queryByText(/^-\d+%$/)).toBeNull();
  });
  test('[PRICE-14, PRICE-11] without a reduction it is shown plainly', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    expect(page.view.container.querySelector('s')).toBeNull();
    expect(screen.queryByText('Harga setelah voucher')).toBeNull();
  });
  test('[PRICE-08, PRICE-09, PRICE-12] applied vouchers are named, and opening them lists each', async () => {
    const voucher = testVoucher({ group: 'blibliVouchers', title: 'Hemat 10 ribu', value: 10_000 });
    const page = await openPage({ shop: { products: [product()], vouchers: [voucher] } });
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000');
    const line = screen.getByText(/Harga setelah voucher/).parentElement as HTMLElement;
    expect(line.textContent).toBe('Harga setelah voucher Rp90.000');
    await page.user.click(line);
    expect(within(line.closest('details') as HTMLElement).getByText('-Rp10.000')).toBeDefined();
    expect(screen.getByText('Hemat 10 ribu')).toBeDefined();
    expect(page.view.container.querySelector('details')?.open).toBe(true);
  });
  test('[PRICE-04, PRICE-12] the line of the vouchers keeps its place while a quantity is priced', async () => {
    const voucher = testVoucher({ group: 'blibliVouchers', title: 'Hemat 10 ribu', value: 10_000 });
    const page = await openPage({ shop: { products: [product()], vouchers: [voucher] } });
    const line = screen.getByText(/Harga setelah voucher/).parentElement as HTMLElement;
    await page.user.click(screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement);
    expect(screen.queryByText('Hemat 10 ribu')).toBeNull();
    expect(line.textContent).toBe('Menghitung harga setelah voucher ');
    await waitFor(() => expect(line.textContent).toBe('Harga 2 barang setelah voucher Rp190.000'));
    expect(line.isConnected).toBe(true);
    // The voucher is for the whole order: the price of one piece stays.
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000');
  });
  test('[PRICE-10, PRICE-12] cashback is a line of its own; 0 is none', async () => {
    const page = await openPage({ shop: { products: [product({ item: { cashback: 5_000 } })] } });
    expect(screen.getByText('Cashback Rp5.000')).toBeDefined();
    page.view.unmount();
    await openPage({ shop: { products: [product({ item: { cashback: 0 } })] } });
    expect(screen.queryByText(/Cashback/)).toBeNull();
  });
  test('[PRICE-15, CONFIG-16] with the experiment on, the price after cashback is the main figure', async () => {
    const page = await openPage({
      shop: {
        products: [product({ item: { cashback: 5_000 } })],
        config: [{ id: 'exp.cashback-price', value: 'true' }],
      },
    });
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp95.000');
    expect(screen.getByText('setelah cashback')).toBeDefined();
  });
  test.each([
    [5_000, 1],
    [0, 0],
  ])(
    '[EXP-04] with a cashback of %i the price block names its experiment %i times',
    async (cashback, times) => {
      const { view } = await openPage({ shop: { products: [product({ item: { cashback } })] } });
      expect(view.container.querySelectorAll('[data-exp="cashback-price"]')).toHaveLength(times);
    },
  );
  test('[PRICE-01, PRICE-04, PRICE-13] a quantity is priced, and the one price is used everywhere', async () => {
    const page = await openPage({
      path: `/p/barang-uji/${ITEM}?qty=3`,
      shop: {
        products: [
          product({
            tags: ['WHOLESALE'],
            wholesale: [{ minQty: 3, off: 10_000 }],
          }),
        ],
      },
    });
    expect(page.shop.requests.map(({ path }) => path)).toContain(
      `/product-detail/products/${ITEM}/price-summary?qty=3&pickupPointCode=PP-TOK-1`,
    );
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp90.000');
    expect(screen.getByText('Rp270.000')).toBeDefined();
  });
  test('[PRICE-05, PRICE-06, ERR-55] a failed price shows the product’s own and says so', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], vouchers: [testVoucher({ group: 'blibliVouchers', value: 10_000 })] },
    });
    await page.shop.fault('GET /product-detail/*/price-summary', '500');
    await page.user.click(screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement);
    expect(await screen.findByText('Harga gagal dimuat. Ubah lagi jumlahnya, ya.')).toBeDefined();
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000');
    expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '1');
  });
  test('[PRICE-03, SUPER-01] grocery and the super-app ask for no price', async () => {
    const page = await openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: { products: [product({ vendor: 'grocery' })] },
    });
    page.view.unmount();
    const superApp = await openPage({ visitor: { superApp: true }, shop: { products: [product()] } });
    for (const { shop } of [page, superApp]) {
      expect(shop.requests.filter(({ path }) => path.includes('price-summary'))).toEqual([]);
    }
  });
});
