import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const sell = (facts: Parameters<typeof product>[0] = {}, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product(facts)] } }, options);

describe('what the order comes to', () => {
  const voucher = testVoucher({ group: 'blibliVouchers', title: 'Hemat 10 ribu', value: 10_000 });
  const lines = (box: HTMLElement) =>
    [...box.querySelectorAll('.sumline')].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );

  test('[PRICE-12, PRICE-13] price, vouchers and subtotal add up, for one and for more', async () => {
    const page = await sell({}, { shop: { vouchers: [voucher] } });
    const box = screen.getByRole('complementary');
    expect(lines(box)).toEqual([
      ['Harga barang', 'Rp100.000'],
      ['Voucher', '-Rp10.000'],
      ['Subtotal', 'Rp90.000'],
    ]);
    await page.user.click(within(box).getByRole('button', { name: 'Tambah' }));
    await waitFor(() =>
      expect(lines(box)).toEqual([
        ['Harga 2 barang', 'Rp200.000'],
        ['Voucher', '-Rp10.000'],
        ['Subtotal', 'Rp190.000'],
      ]),
    );
  });
  test('[PRICE-11, PRICE-13] without vouchers there is a subtotal alone', async () => {
    await sell({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
    expect(lines(screen.getByRole('complementary'))).toEqual([['Subtotal', 'Rp200.000']]);
  });
  test('[PRICE-12, COST-08] the sheet of the phone calls its sum as the page and the bag do', async () => {
    await onPhone(async () => {
      const page = await sell({}, { shop: { vouchers: [voucher] } });
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = within(await dialogShown());
      expect((await sheet.findByText('Subtotal')).parentElement?.textContent).toBe('Subtotal Rp90.000');
      expect(sheet.queryByText('Harga setelah voucher')).toBeNull();
    });
  });
});
