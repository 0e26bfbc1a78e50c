import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COLOUR, SIZE } from '#marketplace/product/catalogue/makeProduct.ts';
import { product } from '../../support/products.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const SANDALS = [
  { id: 'C-FESYEN', name: 'Fesyen' },
  { id: 'C-SANDAL', name: 'Sandal' },
];
const shoe = (facts: Parameters<typeof product>[0] = {}) =>
  product({
    categories: SANDALS,
    attributes: [COLOUR, SIZE],
    items: [
      { values: ['Hitam', '37'] },
      { values: ['Hitam', '38'] },
      { values: ['Hitam', '39'], stock: 0 },
      { values: ['Coklat', '39'] },
    ],
    ...facts,
  });
const IN_STOCK = {
  products: [shoe({ items: ['37', '38', '39'].map((size) => ({ values: ['Hitam', size] })) })],
};
/** Ratings of the fit by buyers of each size. */
const rated = (sizes: object[]) => (path: string, data: unknown) =>
  path.endsWith('_summary') ? { ...(data as object), fit: { attribute: 'Ukuran', sizes } } : data;

async function open(...options: OpenOptions[]) {
  const page = await openPage({ shop: { products: [shoe()] } }, ...options);
  const english = options.some(({ visitor }) => visitor?.language === 'en');
  const name = english ? 'Size chart' : 'Panduan ukuran';
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = await dialog.findByRole('textbox');
  const type = async (text: string) => {
    await page.user.clear(field);
    if (text !== '') await page.user.type(field, text);
  };
  /** The words below the field. */
  const said = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? 'no words';
  return { page, dialog, field, type, said };
}

describe('[PRODUCT-33] the guide of sizes', () => {
  test('[MODAL-45] the size chart of the category', async () => {
    const page = await openPage({
      shop: {
        products: [
          product({
            categories: [
              { id: 'C-MODE', name: 'Mode' },
              { id: 'C-SANDAL', name: 'Sandal' },
            ],
            attributes: [COLOUR, SIZE],
            items: [{ values: ['Hitam', '38'] }, { values: ['Hitam', '39'] }],
          }),
        ],
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Panduan ukuran' }));
    const chart = within(await screen.findByRole('dialog', { name: 'Panduan ukuran' }));
    expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'EUcm',
      '3723,5',
      '3824Pilihanmu',
      '3924,5',
      '4025,5',
    ]);
  });
  test('marks the chosen size, and says how to measure in steps', async () => {
    const { dialog } = await open();
    expect(dialog.getByRole('row', { current: true }).textContent).toBe('3723,5Pilihanmu');
    const steps = within(dialog.getByRole('region', { name: 'Cara mengukur' })).getAllByRole('listitem');
    expect(steps[0]?.textContent).toBe('1. Berdirilah di atas kertas, dengan tumit menyentuh dinding.');
    expect(steps).toHaveLength(3);
  });
  test('is as plain as before where the copy has rows alone', async () => {
    const rows = { columns: ['EU'], rows: [['37'], ['38']] };
    const content = JSON.stringify({
      sizeChart: { 'C-SANDAL': { ...rows, how: { id: ['Ukur.'] } }, 'C-LAIN': { columns: 'EU' } },
    });
    const page = await openPage({
      shop: {
        products: [shoe()],
        answers: (path, data) => (path.endsWith('product-copy') ? { ...(data as object), content } : data),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Panduan ukuran' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Panduan ukuran' }));
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'EU',
      '37Pilihanmu',
      '38',
    ]);
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByText('Cara mengukur')).toBeNull();
  });
});

describe('[PRODUCT-32] the size for a foot', () => {
  test('is named as soon as the length is typed, and chosen by one press', async () => {
    const { page, type, said, dialog } = await open();
    await type('23,8');
    expect(said()).toBe('Ukuran untukmu: 38Ukuran 38 pas untuk kaki sampai 24 cm.Pilih ukuran 38');
    await page.user.click(dialog.getByRole('button', { name: 'Pilih ukuran 38' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chosen = () =>
      within(screen.getByRole('region', { name: 'Varian' }))
        .getAllByRole('link', { current: true })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(chosen()).toEqual(['Hitam', '38']));
    await page.settle();
    // The length is still there, and so is what it says of the new choice.
    await page.user.click(await screen.findByRole('button', { name: 'Panduan ukuran' }));
    const again = within(await screen.findByRole('dialog', { name: 'Panduan ukuran' }));
    expect((await again.findByRole<HTMLInputElement>('textbox')).value).toBe('23,8');
    expect(again.getByText('Ukuran 38 sudah kamu pilih.')).toBeDefined();
  });

  test('that is sold out in the chosen colour is said to be, and can be looked at', async () => {
    const { type, said } = await open();
    await type('24,5');
    expect(said()).toBe(
      'Ukuran untukmu: 39Ukuran 39 pas untuk kaki sampai 24,5 cm.39, stok habisPilih ukuran 39',
    );
  });

  test('that the product has not is said, without a button', async () => {
    const { type, said } = await open();
    await type('25');
    expect(said()).toBe(
      'Ukuran untukmu: 40Ukuran 40 pas untuk kaki sampai 25,5 cm.Produk ini tidak ada dalam ukuran 40.',
    );
  });

  test.each([
    ['21', 'Kakimu lebih pendek dari semua ukuran di tabel ini.'],
    ['26', 'Kakimu lebih panjang dari semua ukuran di tabel ini.'],
  ])('of %s cm is not in the chart', async (text, words) => {
    const { type, said } = await open();
    await type(text);
    expect(said()).toBe(words);
  });

  test('what is half typed is refused only when it is left or sent', async () => {
    const { page, type, said, field } = await open();
    await type('2');
    expect([said(), field.getAttribute('aria-invalid')]).toEqual(['', 'false']);
    await page.user.keyboard('{Enter}');
    expect(said()).toBe('Tulis panjang kaki antara 9 dan 40 cm, misalnya 24,3.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await type('24');
    expect(said()).toMatch(/^Ukuran untukmu: 38/);
    await type('dua');
    await page.user.tab();
    expect(said()).toMatch(/^Tulis panjang kaki/);
    await type('');
    await page.user.tab();
    expect(said()).toBe('');
  });

  test.each([
    [{ small: 6, expected: 4, large: 0 }, '6 dari 10 pembeli bilang ukuran 38 kekecilan. Pertimbangkan 39.'],
    [{ small: 1, expected: 2, large: 5 }, '5 dari 8 pembeli bilang ukuran 38 kebesaran. Pertimbangkan 37.'],
  ])('says what most buyers say of its fit: %j', async (counts, words) => {
    const { type, said } = await open({
      shop: { ...IN_STOCK, answers: rated([{ value: '38', ...counts }]) },
    });
    await type('24');
    expect(said()).toContain(words);
  });

  test('names no size beside it that cannot be bought', async () => {
    const gone = shoe({ items: [{ values: ['Hitam', '38'] }, { values: ['Hitam', '39'], stock: 0 }] });
    const { type, said } = await open({
      shop: { products: [gone], answers: rated([{ value: '38', small: 6, expected: 4, large: 0 }]) },
    });
    await type('24');
    expect(said()).toContain('bilang ukuran 38 kekecilan.Ukuran 38 sudah kamu pilih.');
  });

  test('of another colour alone is chosen by its whole name, and is not said to be sold out', async () => {
    const { page, type, said, dialog } = await open({
      shop: { products: [shoe({ items: [{ values: ['Hitam', '37'] }, { values: ['Coklat', '39'] }] })] },
    });
    await type('24,5');
    expect(said()).toBe('Ukuran untukmu: 39Ukuran 39 pas untuk kaki sampai 24,5 cm.Pilih Coklat, 39');
    await page.user.click(dialog.getByRole('button', { name: 'Pilih Coklat, 39' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.settle();
  });

  test('is not asked for where the product has none of the sizes', async () => {
    const page = await openPage({
      shop: {
        products: [shoe({ attributes: [COLOUR], items: [{ values: ['Merah'] }, { values: ['Biru'] }] })],
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Panduan ukuran' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Panduan ukuran' }));
    expect(dialog.getAllByRole('row')).toHaveLength(5);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  test('says nothing of a fit that few have rated, and names no size beside the last', async () => {
    const few = [
      { value: '37', small: 4, expected: 0, large: 0 },
      { value: '40', small: 9, expected: 0, large: 0 },
    ];
    const { type, said } = await open({ shop: { answers: rated(few) } });
    await type('23');
    expect(said()).not.toContain('pembeli');
    await type('25,5');
    expect(said()).toContain('9 dari 9 pembeli bilang ukuran 40 kekecilan.Produk ini');
  });

  test('speaks English', async () => {
    const { type, said } = await open({
      visitor: { language: 'en' },
      shop: { ...IN_STOCK, answers: rated([{ value: '38', small: 6, expected: 4, large: 0 }]) },
    });
    await type('23.8');
    expect(said()).toBe(
      'Your size: 38Size 38 fits a foot of up to 24 cm.6 of 10 buyers say that size 38 is too small. Consider 39.Choose size 38',
    );
  });
});
