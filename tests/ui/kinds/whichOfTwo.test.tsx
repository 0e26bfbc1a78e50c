import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { boughtAlong, OTHER_KIND, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';

beforeEach(seeAll);

const box = () => screen.getByRole('complementary', { name: 'Beli' });

test.each([
  ['answer', 'Jawaban'],
  ['album', 'Ulasan'],
  [7, 'Ulasan'],
])('[MODAL-17] a menu about “%s” is about: %s', async (reportType, title) => {
  const page = await openPage({ shop: { products: [product()] } });
  await page.tell('modal', { type: 'modal.opened', key: 'reportMenu', params: { id: 'R-1', reportType } });
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
});

test('[QNA-08] the dialog shows the sent one of two questions that were asked here', async () => {
  const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
  const ask = async (text: string) => {
    await page.tell('modal', { type: 'modal.opened', key: 'askQuestion' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis pertanyaan' }));
    await page.user.type(await dialog.findByRole('textbox'), text);
    await page.user.click(dialog.getByRole('button', { name: 'Kirim pertanyaan' }));
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
    return dialog;
  };
  const first = await ask('Apakah bahannya tahan air?');
  expect(first.getByText('Apakah bahannya tahan air?')).toBeDefined();
  await page.tell('modal', { type: 'modal.closed' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await ask('Berapa lama masa garansinya?');
  expect(second.getByText('Berapa lama masa garansinya?')).toBeDefined();
  expect(second.queryByText('Apakah bahannya tahan air?')).toBeNull();
});

test('[MODAL-37] the dialog shows added goods with their own services, whatever is chosen later', async () => {
  const page = await openPage({
    shop: {
      products: [
        product({ services: ['INST-AC-STANDAR', 'INST-AC-VAKUM'], item: { offered: 4_000_000 } }),
        product({ productSku: 'UJI-00002', name: 'Teman', categories: OTHER_KIND }),
      ],
      baskets: boughtAlong('UJI-00002'),
    },
  });
  const choose = (id: string) =>
    page.tellLater('addOns', { type: 'addOn.toggled', addOnType: 'INSTALLATION', id });
  await screen.findByRole('link', { name: /^Jasa pasang/ });
  await choose('INST-AC-STANDAR');
  await page.user.click(within(box()).getByRole('button', { name: 'Keranjang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
  const line = () => dialog.querySelector('.added')?.textContent ?? '';
  await waitFor(() => expect(line()).toMatch(/Pasang AC standar.*Rp4\.350\.000$/));
  await choose('INST-AC-VAKUM');
  await waitFor(() => expect(line()).not.toContain('Pasang AC standar'));
  // Its price would be that of another installation.
  expect(line()).not.toMatch(/vakum|Rp/);
});

test('[PRICE-12] takes off all of several vouchers that apply', async () => {
  const page = await openPage({
    shop: {
      products: [product()],
      answers: (path, data) =>
        path.endsWith('/price-summary')
          ? {
              ...(data as object),
              vouchersApplied: [
                { code: 'A', title: 'Satu', amount: 10_000 },
                { code: 'B', title: 'Dua', amount: 7_000 },
              ],
            }
          : data,
    },
  });
  await waitFor(() => expect(box().textContent).toMatch(/[-−]\s*Rp17\.000/));
  await page.tell('modal', { type: 'modal.opened', key: 'voucherList' });
  const list = await screen.findByRole('dialog', { name: 'Voucher & promo' });
  expect(within(list).getByText('2 voucher terbaik sudah dipilihkan.')).toBeDefined();
  expect(list.textContent).toMatch(/[-−]\s*Rp17\.000/);
});

test('[VOUCHER-23] the row names two rewards, the first ones, and none of them twice', async () => {
  await openPage({
    shop: {
      products: [product()],
      vouchers: [30_000, 30_000, 20_000, 10_000].map((value, at) =>
        testVoucher({ id: `V-${at + 1}`, code: `KODE${at + 1}`, value }),
      ),
    },
  });
  const row = await screen.findByRole('button', { name: /4 voucher toko/ });
  expect(row.textContent).toBe('4 voucher tokoPotongan Rp30.000 · Potongan Rp20.000');
});

test('[PRODUCT-03] without pictures that is said, and nothing is there to choose or enlarge', async () => {
  await openPage({
    shop: {
      products: [product()],
      answers: (path, data) => (path.endsWith('/_summary') ? { ...(data as object), images: [] } : data),
    },
  });
  const gallery = within(screen.getByRole('region', { name: 'Foto produk' }));
  expect(gallery.getByRole('img', { name: 'Belum ada foto produk ini' })).toBeDefined();
  expect(gallery.queryByRole('button', { name: /^Perbesar/ })).toBeNull();
  expect(gallery.queryByRole('group', { name: 'Pilih foto' })).toBeNull();
  expect(gallery.getByRole('group', { name: 'Foto 1 dari 1' })).toBeDefined();
});

describe('a row of goods is of a brand', () => {
  const card = (position: number, brand: string) => ({
    itemSku: `UJI-0000${position}-01`,
    name: `Barang ${position}`,
    imageUrl: '',
    price: { offered: 1_000, listed: 1_000, discount: 0 },
    url: `/p/x/UJI-0000${position}-01`,
    brand,
    sponsored: false,
  });
  test.each([
    ['[RECO-07] of one', 'recommendation/brands', ['Rimba', 'Rimba'], 'Lainnya dari Rimba'],
    ['[RECO-07] of two', 'recommendation/brands', ['Rimba', 'Tirta'], 'Lainnya dari merek ini'],
    ['[RECO-07] of none', 'recommendation/brands', ['', ''], 'Lainnya dari merek ini'],
    ['[RECO-08] of one', 'brand-ads', ['Rimba', 'Rimba'], 'Iklan dari Rimba'],
    ['[RECO-08] of two', 'brand-ads', ['Rimba', 'Tirta'], 'Iklan dari merek lain'],
  ])('%s: %s %j', async (_, end, brands, title) => {
    await openPage({
      shop: {
        products: [product()],
        answers: (path, data) =>
          path === `/product-detail/${end}` ? brands.map((brand, at) => card(at + 2, brand)) : data,
      },
    });
    expect(await screen.findByRole('list', { name: title })).toBeDefined();
  });
});
