import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { product } from '../../support/products.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

type Facts = Parameters<typeof product>[0];
const sell = (facts: Facts = {}, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product({ item: { offered: 100_000, stock: 40 }, ...facts })] } }, options);
const offer = () => screen.queryByRole('region', { name: 'Ringkasan pesanan' });
const total = () => offer()?.querySelector('.orderTotal')?.textContent;
const rows = () =>
  [...(offer()?.querySelectorAll('.orderRows li') ?? [])].map(({ textContent }) => textContent);

test('[COST-25] tells the total below the choices, and opens its parts', async () => {
  const page = await sell();
  await waitFor(() => expect(total()).toBe('TotalRincian biayatermasuk ongkirRp116.000'));
  page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
  await waitFor(() => expect(total()).toMatch(/^TotalRincian biayatermasuk ongkirRp2\d\d\.000$/));
  await page.user.click(within(offer()!).getByRole('button', { name: 'Rincian biaya' }));
  expect(await screen.findByRole('dialog', { name: 'Rincian biaya' })).toBeDefined();
});

test.each([
  [
    'and the least a month',
    'INSTALLMENT' as const,
    [/^Dijual /, /^Bisa dikembalikan/, /^Cicil mulai Rp[\d.]+\/bulan/],
  ],
  [
    'and leaves the least a month to the price',
    'HIGHLIGHTED_INSTALLMENT' as const,
    [/^Dijual /, /^Bisa dikembalikan/],
  ],
])('[COST-25] tells who sells, returns with who pays, %s', async (_, tag, told) => {
  await sell({ tags: ['RETURNABLE', 'INSTALLMENT', tag], item: { offered: 1_250_000, stock: 40 } });
  await waitFor(() => expect(rows()).toEqual(told.map((words) => expect.stringMatching(words))));
  await waitFor(() => expect(rows()[1]).toMatch(/Kirim balik|ongkir/));
});

test.each([
  ['sold out', { tags: ['OOS' as const] }],
  ['coming soon', { tags: ['COMING_SOON' as const] }],
  ['sold in stores only', { tags: ['OFFLINE_ONLY' as const] }],
])('[COST-25] offers nothing of a product that is %s', async (_, facts) => {
  await sell(facts);
  expect(offer()).toBeNull();
});

test('[COST-25, PRODUCT-28] a sold-out choice keeps the place of the total, without one', async () => {
  const items = [
    { values: ['Merah'], offered: 100_000, stock: 5 },
    { values: ['Biru'], offered: 100_000, stock: 0 },
  ];
  const page = await openPage({ shop: { products: [product({ attributes: [COLOUR], items })] } });
  await waitFor(() => expect(total()).toMatch(/Rp116\.000$/));
  await page.user.click(screen.getByRole('link', { name: 'Biru, stok habis' }));
  await waitFor(() => expect(total()).toBeUndefined());
  expect(offer()?.querySelector('.keptTotal')?.childElementCount).toBe(0);
  expect(rows()[0]).toMatch(/^Dijual /);
});
