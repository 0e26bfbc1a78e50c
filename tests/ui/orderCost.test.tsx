import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { testVoucher } from '../support/vouchers.ts';
import { openPage, type OpenOptions } from './support/openPage.tsx';
import { onPhone } from './support/onPhone.ts';

const VOUCHER = testVoucher({ group: 'blibliVouchers', title: 'Hemat 10 ribu', value: 10_000 });
const watch = () =>
  product({
    tradeIn: { kinds: ['JAM-PINTAR'], maxPrice: 2_000_000 },
    item: { offered: 1_000_000, stock: 40, cashback: 5_000 },
  });
const sell = (options: OpenOptions = {}) =>
  openPage({
    products: [watch()],
    vouchers: [VOUCHER],
    config: [{ id: 'pdp.trade-in.categories', value: 'C2' }],
    ...options,
  });
type Page = Awaited<ReturnType<typeof openPage>>;
const box = () => within(screen.getByRole('complementary'));
const boxLines = () =>
  [...screen.getByRole('complementary').querySelectorAll('.sumline')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
async function openDetails(page: Page) {
  await page.user.click(box().getByRole('button', { name: 'Rincian biaya' }));
  return within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
}
const linesOf = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('term')
    .map((term: HTMLElement) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);
const rupiah = (text: string | null | undefined) =>
  Number((text ?? 'x').replaceAll(/^.*Rp/g, (start) => (start.includes('-') ? '-' : '')).replaceAll('.', ''));
const totalOf = (dialog: ReturnType<typeof within>) =>
  rupiah(dialog.getByText('Total').nextElementSibling?.textContent);

describe('what it all costs', () => {
  test('[COST-04, COST-07, COST-08, CART-11] the subtotal opens its lines; they add up to what bag and checkout say', async () => {
    const page = await sell({ member: 'ayu', path: `/p/barang-uji/${ITEM}?qty=2` });
    const dialog = await openDetails(page);
    const price = await dialog.findByText('Harga 2 barang');
    expect(price.parentElement?.textContent).toContain('2 × Rp1.000.000');
    const lines = linesOf(dialog);
    expect(lines.slice(0, 2)).toEqual([
      ['Harga 2 barang2 × Rp1.000.000', 'Rp2.000.000'],
      ['VoucherHemat 10 ribu', '-Rp10.000'],
    ]);
    expect(lines[2]).toEqual(['Subtotal', boxLines().at(-1)?.[1]]);
    expect(lines[3]?.[0]).toMatch(/^Ongkir./);
    const sum = lines
      .filter(([name]: string[]) => name !== 'Subtotal')
      .reduce((left: number, [, amount]: string[]) => left + (amount === 'Gratis' ? 0 : rupiah(amount)), 0);
    expect(totalOf(dialog)).toBe(sum);
    expect(dialog.getByText(/^Cashback Rp10\.000 kembali kepadamu/)).toBeDefined();
    expect(dialog.getByText('Dihitung untuk pilihanmu sekarang, tanpa isi keranjang.')).toBeDefined();
    const told = dialog.getByText('Total').nextElementSibling?.textContent;
    // It asked with what buying now would send.
    await page.user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () => expect(await page.textAt('/cart')).toContain(`Total ${told}`));
    const asked = page.requests.find(({ path }) => path === '/retail/order-costs')?.body;
    const added = page.requests.find(
      ({ method, path }) => method === 'POST' && path === '/retail/carts',
    )?.body;
    expect(added).toMatchObject(asked);
  });

  test('[COST-08] where the shipping is not known the sum without it is called as in the bag, and nothing a total', async () => {
    const page = await sell({
      answers: (path, data) => {
        if (path !== '/retail/order-costs') return data;
        const cost = data as { lines: { kind: string }[]; subtotal: number };
        const lines = cost.lines.filter(({ kind }) => kind !== 'SHIPPING');
        return { ...cost, lines, isShippingOpen: true, total: cost.subtotal };
      },
    });
    const dialog = await openDetails(page);
    expect((await dialog.findByText('Subtotal')).nextElementSibling?.textContent).toBe(
      boxLines().at(-1)?.[1],
    );
    expect(dialog.getByText('Belum termasuk ongkir.')).toBeDefined();
    expect(dialog.queryByText('Total')).toBeNull();
  });

  test('[COST-05] another quantity is counted anew', async () => {
    const page = await sell();
    const dialog = await openDetails(page);
    await dialog.findByText('Harga barang');
    const one = totalOf(dialog);
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    expect(await dialog.findByText('Harga 3 barang')).toBeDefined();
    expect(totalOf(dialog)).toBeGreaterThan(one);
  });

  test('[COST-05] a failure is said, claims no sum, and is tried again', async () => {
    const page = await sell();
    await page.fault('POST /retail/order-costs', '500');
    const dialog = await openDetails(page);
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
    expect(dialog.queryByText('Total')).toBeNull();
    expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp990.000']);
    await page.mend();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('Total')).toBeDefined();
  });

  test('[COST-03] sums that do not add up are not shown', async () => {
    const page = await sell({
      answers: (path, data) => (path === '/retail/order-costs' ? { ...(data as object), total: 1 } : data),
    });
    const dialog = await openDetails(page);
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
  });

  test('[COST-06, TRADEIN-06] what is handed over is in the subtotal, with a line of its own, and in the details', async () => {
    const page = await sell({ path: `/trade-in/s/barang-uji/${ITEM}` });
    await page.user.click(await screen.findByRole('radio', { name: 'Jam pintar' }));
    await page.user.selectOptions(screen.getByLabelText('Merek'), 'Nada');
    await page.user.selectOptions(screen.getByLabelText('Model'), 'Nada Gerak 2');
    await page.user.click(
      within(screen.getByRole('group', { name: /menyala/ })).getByRole('radio', { name: 'Ya' }),
    );
    await page.user.click(screen.getByRole('radio', { name: 'Ada baret halus' }));
    await page.user.click(await screen.findByRole('button', { name: 'Pakai tukar tambah ini' }));
    await page.user.click(screen.getByRole('link', { name: 'Lanjut beli' }));
    await waitFor(() =>
      expect(boxLines()).toEqual([
        ['Harga barang', 'Rp1.000.000'],
        ['Voucher', '-Rp10.000'],
        ['Nada Gerak 2', '-Rp408.000'],
        ['Subtotal', 'Rp582.000'],
      ]),
    );
    // Neither while another quantity is counted nor where it cannot be counted is the device forgotten.
    const letGo = page.hold(/order-costs$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    await waitFor(() =>
      expect(boxLines().slice(-2)).toEqual([
        ['Nada Gerak 2', '-Rp408.000'],
        ['Subtotal', 'Rp2.582.000'],
      ]),
    );
    await page.fault('POST /retail/order-costs', '500');
    await letGo();
    await page.settle();
    expect(boxLines().slice(-2)).toEqual([
      ['Nada Gerak 2', '-Rp408.000'],
      ['Subtotal', 'Rp2.582.000'],
    ]);
    await page.mend();
    page.tell('priceSummary', { type: 'quantity.typed', text: '1' });
    await waitFor(() => expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp582.000']));
    const dialog = await openDetails(page);
    expect(linesOf(dialog)).toContainEqual(['Tukar tambahNada Gerak 2', '-Rp408.000']);
    await page.user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await page.user.click(screen.getByRole('button', { name: 'Lepas' }));
    await waitFor(() => expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp990.000']));
  });

  test('[COST-04] the sheet of the phone opens them too, and the arrow leads back to it', async () => {
    await onPhone(async () => {
      const page = await sell();
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
      await page.user.click(sheet.getByRole('button', { name: 'Rincian biaya' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
      expect(await dialog.findByText('Total')).toBeDefined();
      await page.user.click(dialog.getByRole('button', { name: 'Kembali' }));
      expect(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' })).toBeDefined();
    });
  });

  test('[COST-04] groceries have no such details', async () => {
    await openPage({
      products: [product({ vendor: 'grocery' })],
      path: `/grocery/p/barang-uji/${ITEM}`,
    });
    expect(screen.queryByRole('button', { name: 'Rincian biaya' })).toBeNull();
  });
});
