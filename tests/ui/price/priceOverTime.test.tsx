import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const SIZES = ['Kecil', 'Besar'];
const suitcase = product({
  tags: ['AVAILABLE', 'WHOLESALE'],
  attributes: ['Ukuran'],
  items: SIZES.map((size, at) => ({
    values: [size],
    offered: 100_000 + at * 50_000,
    listed: 200_000 + at * 50_000,
    stock: 50,
  })),
  wholesale: [{ minQty: 3, off: 10_000 }],
});
const VOUCHER = testVoucher({ group: 'blibliVouchers', value: 5_000 });
const open = (options: OpenOptions = {}) =>
  openPage({ shop: { products: [suitcase], vouchers: [VOUCHER] } }, options);
const boxOf = () => screen.getByRole('complementary');
const rupiahIn = (element: Element | null | undefined) =>
  /-?Rp[\d.]+|–/.exec(element?.textContent ?? '')?.[0];

/** The figures of the price block and the box at every change of the page; one marked as on its way ends with "…". */
function watched() {
  const marked = (element: Element | null | undefined) =>
    `${rupiahIn(element)}${element?.closest('[aria-busy="true"]') === null ? '' : '…'}`;
  const said = {
    price: new Set<string>(),
    discount: new Set<string>(),
    goods: new Set<string>(),
    sum: new Set<string>(),
  };
  const look = () => {
    said.price.add(rupiahIn(document.querySelector('.priceNow')) ?? '');
    said.discount.add(document.querySelector('.price .badge')?.textContent ?? '');
    const goods = [...document.querySelectorAll('.buybox .sumline')].find(
      (line) => line.textContent?.startsWith('Harga') === true,
    );
    said.goods.add(goods?.textContent ?? '');
    said.sum.add(marked(document.querySelector('.buybox .keptSum .num')));
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return () => {
    // A sum marked as on its way was shown before, or is about to be: either of two calls may end first.
    const marks = [...said.sum].filter((one) => one.endsWith('…')).map((one) => one.slice(0, -1));
    return {
      price: [...said.price],
      discount: [...said.discount],
      goods: [...said.goods],
      sum: [...said.sum].filter((one) => !one.endsWith('…')),
      marks,
    };
  };
}
/** A marked sum is a sum that is true before or after. */
function expectMarked({ marks, sum: sums }: { marks: string[]; sum: string[] }) {
  expect(marks[0]).toBe(sums[0]);
  for (const one of marks) expect(sums).toContain(one);
}
const plus = () => within(boxOf()).getByRole('button', { name: 'Tambah' });
const sum = () => rupiahIn(boxOf().querySelector('.keptSum .num'));

describe('[PRICE-18, WHOLESALE-06] what the price says over time', () => {
  test('keeps the former sum, marked, until the one of the next quantity has come', async () => {
    const page = await open();
    const said = watched();
    await page.user.click(plus());
    await waitFor(() => expect(sum()).toBe('Rp195.000'));
    await page.user.click(plus());
    await waitFor(() => expect(sum()).toBe('Rp265.000'));
    await page.settle();
    expectMarked(said());
    expect(said()).toMatchObject({
      price: ['Rp100.000', 'Rp90.000'],
      discount: ['-50%', '-55%'],
      goods: ['Harga barangRp100.000', 'Harga 2 barangRp200.000', 'Harga 3 barangRp270.000'],
      sum: ['Rp95.000', 'Rp195.000', 'Rp265.000'],
    });
  });

  test('says at once what another size costs, and its sum when it has come', async () => {
    const page = await open();
    const said = watched();
    await page.user.click(screen.getByRole('link', { name: /^Besar/ }));
    await waitFor(() => expect(sum()).toBe('Rp145.000'));
    await page.settle();
    expectMarked(said());
    expect(said()).toMatchObject({
      price: ['Rp100.000', 'Rp150.000'],
      discount: ['-50%', '-40%'],
      goods: ['Harga barangRp100.000', 'Harga barangRp150.000'],
      sum: ['Rp95.000', 'Rp145.000'],
    });
  });

  test('adds up at once what no voucher is for', async () => {
    const page = await open({ shop: { vouchers: [] } });
    const said = watched();
    const letGo = page.shop.hold(/price-summary/);
    await page.user.click(plus());
    await waitFor(() => expect(sum()).toBe('Rp200.000'));
    await letGo();
    await page.settle();
    expect(said().price).toEqual(['Rp100.000']);
    expect(new Set(said().sum.map((one) => one.replace('…', '')))).toEqual(
      new Set(['Rp100.000', 'Rp200.000']),
    );
  });

  test.each([
    ['a voucher', [VOUCHER], 5],
    ['no voucher', [], 0],
  ])(
    'keeps the former price, marked, with %s where tiers come with the price alone',
    async (_, vouchers, off) => {
      const page = await open({
        shop: {
          vouchers,
          answers: (path, data) =>
            path.includes('/_summary') ? { ...(data as object), wholesale: [] } : data,
        },
      });
      await page.user.click(plus());
      await waitFor(() => expect(sum()).toBe(`Rp${200 - off}.000`));
      const said = watched();
      await page.user.click(plus());
      await waitFor(() => expect(sum()).toBe(`Rp${270 - off}.000`));
      await page.settle();
      expect(said().price).toEqual(['Rp100.000', 'Rp90.000']);
      if (off > 0)
        expect(said().goods).toEqual([
          'Harga 2 barangRp200.000',
          'Harga 3 barang–',
          'Harga 3 barangRp270.000',
        ]);
      expect(said().sum).toEqual([`Rp${200 - off}.000`, `Rp${270 - off}.000`]);
      expectMarked(said());
    },
  );

  test('returns to the own price and its sum where the next one cannot be loaded', async () => {
    const page = await open();
    await page.shop.fault('GET /product-detail/*/price-summary', '500');
    const said = watched();
    await page.user.click(plus());
    await screen.findByText('Harga gagal dimuat. Ubah lagi jumlahnya, ya.');
    await page.settle();
    expect(said().price).toEqual(['Rp100.000']);
    // The last sum is of one piece without vouchers: the failed answer told of none.
    expect(said().sum).toEqual(['Rp95.000', 'Rp100.000']);
  });
});

test('[PRICE-17, ROUTE-15] lists every size at the price that its own page says', async () => {
  await open({ path: '/p/daftar-harga/barang-uji/UJI-00001-02' });
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toEqual(['VarianHarga', 'KecilRp100.000', 'BesarRp150.000']));
  expect(screen.getByText('Beli 3+ : Rp140.000/barang')).toBeDefined();
});
