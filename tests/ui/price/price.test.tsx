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

describe('[PRICE-19] the lowest price of 30 days', () => {
  const DAY = 24 * 60;
  const SAID = /Harga terendah/;
  /** Reduced to Rp80.000 five days ago, from Rp100.000; before that it cost `lowest`. */
  const reducedFrom = (lowest: number) => ({
    offered: 80_000,
    listed: 100_000,
    formerPrices: [
      { offered: lowest, sinceMinutes: -90 * DAY },
      { offered: 100_000, sinceMinutes: -10 * DAY },
    ],
    reducedSinceMinutes: -5 * DAY,
  });

  test.each([95_000, 80_000, 70_000])(
    'is said after the struck price, itself not struck: %i',
    async (lowest) => {
      const page = await openPage({ shop: { products: [product({ item: reducedFrom(lowest) })] } });
      const said = screen.getByText(`Harga terendah 30 hari sebelum diskon: Rp${lowest / 1000}.000`);
      expect(said.closest('s')).toBeNull();
      const struck = page.view.container.querySelector('s') as HTMLElement;
      expect(struck.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('is said in English', async () => {
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product({ item: reducedFrom(90_000) })] },
    });
    expect(screen.getByText('Lowest price in 30 days before the discount: Rp90.000')).toBeDefined();
  });

  test('is said on a grocery page, whose price is not asked for', async () => {
    await openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: { products: [product({ vendor: 'grocery', item: reducedFrom(90_000) })] },
    });
    expect(screen.getByText('Harga terendah 30 hari sebelum diskon: Rp90.000')).toBeDefined();
  });

  test('is not said where none is told, where it is no price, or without a struck price', async () => {
    const shown = async (fields: Record<string, unknown>) => {
      const page = await openPage({
        shop: {
          products: [product({ item: { offered: 80_000, listed: 100_000 } })],
          answers: (path, data) => (path.endsWith('/_summary') ? { ...(data as object), ...fields } : data),
        },
      });
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp80.000');
      const said = screen.queryByText(SAID)?.textContent;
      page.view.unmount();
      return said;
    };
    expect(await shown({ lowestPrice: 90_000 })).toBe('Harga terendah 30 hari sebelum diskon: Rp90.000');
    for (const lowestPrice of [undefined, null, 0, -1, 90_000.5, '90000', 1e21]) {
      expect(await shown({ lowestPrice }), String(lowestPrice)).toBeUndefined();
    }
    const page = await openPage({
      shop: {
        products: [product()],
        answers: (path, data) =>
          path.endsWith('/_summary') ? { ...(data as object), lowestPrice: 90_000 } : data,
      },
    });
    expect(page.view.container.querySelector('s')).toBeNull();
    expect(screen.queryByText(SAID)).toBeNull();
  });

  test('is not said beside the price of more pieces, and comes back with that of one', async () => {
    const page = await openPage({
      shop: {
        products: [
          product({
            tags: ['WHOLESALE'],
            wholesale: [{ minQty: 2, off: 10_000 }],
            item: reducedFrom(75_000),
          }),
        ],
      },
    });
    const now = () => page.view.container.querySelector('.priceNow')?.textContent;
    const place = screen.getByText(SAID);
    await page.user.click(screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement);
    await waitFor(() => expect(now()).toContain('Rp70.000'));
    expect(page.view.container.querySelector('s')?.textContent).toContain('Rp100.000');
    expect(screen.queryByText(SAID)).toBeNull();
    // The choices below must not move.
    expect(place.isConnected).toBe(true);
    await page.user.click(screen.getAllByRole('button', { name: 'Kurangi' })[0] as HTMLElement);
    await waitFor(() => expect(now()).toContain('Rp80.000'));
    expect(place.textContent).toBe('Harga terendah 30 hari sebelum diskon: Rp75.000');
  });
});
