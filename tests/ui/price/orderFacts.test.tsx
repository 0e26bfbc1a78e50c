import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const KOPER = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
type Facts = Parameters<typeof product>[0];
const sell = (facts: Facts = {}, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product({ item: { offered: 100_000, stock: 40 }, ...facts })] } }, options);
const box = () => screen.getByRole('complementary');
/** The total with what is said of it. */
const total = () => box().querySelector('.orderTotal')?.textContent ?? null;
const isComing = () => box().querySelector('.keptTotal [aria-busy=true]') !== null;
const rows = () => [...box().querySelectorAll('.orderRows li')].map(({ textContent }) => textContent);
const isCount = (path: string) => path === '/retail/order-costs';

describe('[COST-09] the total beside the buttons', () => {
  test('is the subtotal with its shipping, as bag and details tell it, and follows the quantity', async () => {
    const page = await sell();
    await waitFor(() => expect(total()).toBe('Totaltermasuk ongkirRp116.000'));
    expect(box().querySelector('.arrive')?.textContent).toMatch(/, Rp16\.000/);
    const letGo = page.shop.hold(/order-costs$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    // The former sum is marked while the new one is counted.
    await waitFor(() => expect(box().querySelector('.orderTotal[aria-busy=true]')).not.toBeNull());
    await letGo();
    await waitFor(() => expect(total()).toMatch(/^Totaltermasuk ongkirRp3\d\d\.000$/));
    expect(box().querySelector('.orderTotal[aria-busy]')).toBeNull();
    const told = total()?.replace('Totaltermasuk ongkir', '');
    await page.user.click(within(box()).getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () => expect(await page.visitor.textAt('/cart')).toContain(`Total ${told}`));
  });

  test('is told of what is picked up without shipping', async () => {
    await openPage({ path: `${KOPER}?fulfillment=PICKUP` });
    await waitFor(() => expect(total()).toMatch(/^TotalRp1\.\d{3}\.000$/));
  });

  test('is not told while the shipping is unknown, nor where it could not be counted', async () => {
    const open = await sell(
      {},
      {
        shop: {
          answers: (path, data) => {
            if (!isCount(path)) return data;
            const cost = data as { lines: { kind: string }[]; subtotal: number };
            const lines = cost.lines.filter(({ kind }) => kind !== 'SHIPPING');
            return { ...cost, lines, isShippingOpen: true, total: cost.subtotal };
          },
        },
      },
    );
    await waitFor(() => expect(open.shop.requests.some(({ path }) => isCount(path))).toBe(true));
    await open.settle();
    expect([total(), isComing()]).toEqual([null, false]);
    expect(box().querySelector('.keptTotal')?.textContent).toBe('Belum termasuk ongkir.');
    open.view.unmount();

    const broken = await sell({}, { shop: { faults: { 'POST /retail/order-costs': '500' } } });
    await waitFor(() => expect(broken.shop.requests.some(({ path }) => isCount(path))).toBe(true));
    await broken.settle();
    expect(total()).toBeNull();
    expect(within(box()).getByRole('button', { name: 'Keranjang' })).toBeDefined();
  });

  test('[COST-11] a count that failed is said in its place, and can be tried again', async () => {
    const page = await sell({}, { shop: { faults: { 'POST /retail/order-costs': '500' } } });
    const asked = () => page.shop.requests.filter(({ path }) => isCount(path)).length;
    await within(box()).findByText('Rincian biaya gagal dihitung');
    expect(box().querySelector('.keptTotal')?.textContent).toBe('Rincian biaya gagal dihitungCoba lagi');
    // Buying works without the sum.
    await page.user.click(within(box()).getByRole('button', { name: 'Keranjang' }));
    expect(await screen.findAllByRole('link', { name: 'Keranjang, 1 barang' })).toHaveLength(1);
    await page.shop.mend();
    const before = asked();
    await page.user.click(within(box()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(total()).toBe('Totaltermasuk ongkirRp116.000'));
    expect(asked()).toBe(before + 1);
    expect(within(box()).queryByText('Rincian biaya gagal dihitung')).toBeNull();
  });

  test('is not waited for once nothing is to be counted', async () => {
    const page = await sell();
    await waitFor(() => expect(total()).toBe('Totaltermasuk ongkirRp116.000'));
    page.tellLater('orderCost', { type: 'purchase.changed', purchase: null });
    expect([total(), isComing()]).toEqual([null, false]);
    expect(box().querySelector('.keptTotal')?.childElementCount).toBe(0);
  });

  test('goes with the product: the next one has its own', async () => {
    const page = await openPage({
      shop: {
        products: [
          product({
            attributes: [COLOUR],
            items: [
              { values: ['Merah'], offered: 100_000 },
              { values: ['Biru'], offered: 250_000 },
            ],
          }),
        ],
      },
    });
    await waitFor(() => expect(total()).toMatch(/Rp116\.000$/));
    const letGo = page.shop.hold(/order-costs$/);
    await page.user.click(screen.getByRole('link', { name: 'Biru' }));
    // The place of the sum shows it as coming, from before the call on.
    await waitFor(() => expect(total()).toBeNull());
    expect(isComing()).toBe(true);
    await letGo();
    await waitFor(() => expect(total()).toMatch(/Rp266\.000$/));
    expect(isComing()).toBe(false);
  });
});

describe('[COST-12] a sale that begins or is over', () => {
  const campaign = {
    id: 'FS',
    name: 'Flash sale',
    startsInMinutes: -10,
    endsInMinutes: 5,
    quota: 10,
    sold: 0,
    price: 60_000,
  };
  const subtotal = () => [...box().querySelectorAll('.sumline')].at(-1)?.textContent;
  const sums = () => [subtotal(), total()];
  const before = (price: string, withShipping: string) => [
    `Subtotal${price}`,
    `Totaltermasuk ongkir${withShipping}`,
  ];
  const sale = (facts: Partial<typeof campaign> = {}, options: OpenOptions = {}) =>
    sell({ campaign: { ...campaign, ...facts } }, options);

  test('counts subtotal and total anew when it is over, and tells the details the same', async () => {
    const page = await sale();
    await waitFor(() => expect(sums()).toEqual(before('Rp60.000', 'Rp76.000')));
    await waitFor(() => expect(page.root.getSnapshot().context.laterParts.campaign).toBe('running'));
    const letGo = page.shop.hold(/order-costs$/);
    act(() => page.passTime(5 * 60_000));
    // The former price is no sum of the purchase any more, also during the count.
    await waitFor(() => expect(subtotal()).toBe('SubtotalRp100.000'));
    expect([total(), isComing()]).toEqual([null, true]);
    await letGo();
    await waitFor(() => expect(sums()).toEqual(before('Rp100.000', 'Rp116.000')));
    await page.user.click(within(box()).getByRole('button', { name: 'Rincian biaya' }));
    const details = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
    expect((await details.findByText('Total')).nextElementSibling?.textContent).toBe('Rp116.000');
  });

  test('counts them anew when it begins', async () => {
    const page = await sale({ startsInMinutes: 5, endsInMinutes: 10 });
    await waitFor(() => expect(sums()).toEqual(before('Rp100.000', 'Rp116.000')));
    await waitFor(() => expect(page.root.getSnapshot().context.laterParts.campaign).toBe('running'));
    act(() => page.passTime(5 * 60_000));
    await waitFor(() => expect(sums()).toEqual(before('Rp60.000', 'Rp76.000')));
  });

  test('counts them anew beside the warning that its pieces are gone', async () => {
    const page = await sale({ quota: 1 }, { visitor: { member: 'ayu' } });
    await waitFor(() => expect(sums()).toEqual(before('Rp60.000', 'Rp76.000')));
    await page.shop.asAnotherMember('budi', '/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
    });
    await page.user.click(within(box()).getByRole('button', { name: 'Keranjang' }));
    await within(box()).findByText('Stok flash sale habis, harga flash sale tidak berlaku lagi.');
    await waitFor(() => expect(sums()).toEqual(before('Rp100.000', 'Rp116.000')));
  });
});

describe('[COST-15] a voucher or promotion that ends', () => {
  const sums = () => [[...box().querySelectorAll('.sumline')].at(-1)?.textContent, total()];

  test('counts subtotal and total anew, and tells no former one meanwhile', async () => {
    const voucher = testVoucher({ group: 'blibliVouchers', value: 10_000, endsInMinutes: 5 });
    const page = await sell({}, { shop: { vouchers: [voucher] } });
    await waitFor(() => expect(sums()).toEqual(['SubtotalRp90.000', 'Totaltermasuk ongkirRp106.000']));
    act(() => page.passTime(5 * 60_000));
    await waitFor(() => expect([total(), isComing()]).toEqual([null, true]));
    await waitFor(() => expect(sums()).toEqual(['SubtotalRp100.000', 'Totaltermasuk ongkirRp116.000']), {
      timeout: 5_000,
    });
  });

  test('[VOUCHER-24, COST-04] names the shipping voucher in the details while it lasts', async () => {
    const voucher = testVoucher({
      title: 'Gratis kirim',
      group: 'blibliShipping',
      adjustmentGroup: 'SHIPPING',
      rewardType: null,
      maxAmount: 5_000,
      endsInMinutes: 5,
    });
    const page = await sell({}, { shop: { vouchers: [voucher] } });
    await waitFor(() => expect(total()).toBe('Totalongkir jadi Rp11.000 setelah voucherRp111.000'));
    await page.user.click(within(box()).getByRole('button', { name: 'Rincian biaya' }));
    const details = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
    const shipping = () => details.getByText('Ongkir').closest('dt');
    expect(shipping()?.textContent).toMatch(/Voucher Gratis kirim$/);
    expect(shipping()?.nextElementSibling?.textContent).toMatch(/Rp16\.000.*Rp11\.000$/);
    act(() => page.passTime(5 * 60_000));
    await waitFor(() => expect(shipping()?.textContent).not.toContain('Gratis kirim'), { timeout: 5_000 });
    expect(details.getByText('Total').nextElementSibling?.textContent).toBe('Rp116.000');
  });
});

describe('[COST-10] below the buttons', () => {
  const SELLER = 'Toko Uji';
  test.each<[string, Facts, string]>([
    ['sold and sent by its seller', { tags: ['AVAILABLE'] }, `Dijual dan dikirim oleh ${SELLER}`],
    [
      'sent by the marketplace',
      { tags: ['AVAILABLE', 'FBB'] },
      `Dijual oleh ${SELLER}, dikirim oleh Etalase`,
    ],
  ])('it is said who sells and who sends: %s', async (_, facts, words) => {
    await sell(facts, { shop: { merchant: { name: SELLER } } });
    await waitFor(() => expect(rows()[0]).toBe(words));
  });

  test('how it goes back and who pays for that, opening the policy', async () => {
    const page = await sell({ tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 });
    await waitFor(() => expect(rows()[1]).toBe('Bisa dikembalikan dalam 7 hariKirim balik gratis'));
    await page.user.click(within(box()).getByRole('button', { name: 'Bisa dikembalikan dalam 7 hari' }));
    expect(await screen.findByRole('dialog', { name: 'Pengembalian barang' })).toBeDefined();
  });

  test('names the reasons for which the buyer pays to send goods back', async () => {
    await sell({
      tags: ['AVAILABLE', 'RETURNABLE'],
      returnPeriodDays: 7,
      returnReasons: ['DAMAGE', 'CHANGE_MIND'],
    });
    await waitFor(() =>
      expect(rows()[1]).toBe('Bisa dikembalikan dalam 7 hariKirim balik gratis, kecuali: berubah pikiran'),
    );
  });

  test('names no payer without the policy, and no returns without tags', async () => {
    const page = await sell(
      { tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 },
      { shop: { faults: { 'GET /return/sku-items/*/return-policy': '500' } } },
    );
    await waitFor(() => expect(rows()[1]).toBe('Bisa dikembalikan dalam 7 hari'));
    page.view.unmount();
    await sell({ tags: [] }, { shop: { merchant: { name: SELLER } } });
    await waitFor(() => expect(rows()).toEqual([`Dijual dan dikirim oleh ${SELLER}`]));
  });

  test('[RETURN-09] names no payer where the policy tells none', async () => {
    const page = await sell(
      { tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 },
      {
        shop: {
          answers: (path, data) =>
            path.endsWith('/return-policy') ? { ...(data as object), buyerPays: undefined } : data,
        },
      },
    );
    await waitFor(() =>
      expect(page.shop.requests.some(({ path }) => path.endsWith('/return-policy'))).toBe(true),
    );
    await page.settle();
    expect(rows()[1]).toBe('Bisa dikembalikan dalam 7 hari');
  });

  test('[LOAN-12] tells that a loan is possible and its least down payment, once known', async () => {
    const facts = {
      tags: ['AVAILABLE' as const, 'COD' as const],
      item: { offered: 12_900_000, stock: 9 },
      loan: { minimumPercent: 20 },
    };
    const config = [{ id: 'pdp.loan.categories', value: 'C2' }];
    const page = await sell(facts, { shop: { config } });
    await waitFor(() => expect(rows().at(-1)).toBe('Bisa dicicilUang muka mulai Rp2.580.000'));
    await page.user.click(within(box()).getByRole('button', { name: /^Bisa dicicil/ }));
    expect(await screen.findByRole('dialog', { name: 'Simulasi cicilan kendaraan' })).toBeDefined();
    page.view.unmount();
    // The page tells no loan where it cannot be loaded, nor for goods that are no vehicle.
    for (const shop of [{ config, faults: { 'GET /product-detail/simulation/*': '500' } }, {}]) {
      const other = await sell(facts, { shop });
      await waitFor(() => expect(rows().at(-1)).toBe('Bisa bayar di tempat (COD)'));
      other.view.unmount();
    }
  });

  test('[INSTALL-18] tells the monthly sum and for how long, else payment on delivery', async () => {
    const page = await sell({ tags: ['AVAILABLE', 'COD'] });
    await waitFor(() => expect(rows().at(-1)).toBe('Bisa bayar di tempat (COD)'));
    page.view.unmount();
    const other = await sell({
      tags: ['AVAILABLE', 'INSTALLMENT', 'COD'],
      item: { offered: 2_000_000, stock: 9 },
    });
    await waitFor(() => expect(rows().at(-1)).toMatch(/^Cicil mulai Rp[\d.]+\/bulanselama \d+ bulan$/));
    await other.user.click(within(box()).getByRole('button', { name: /^Cicil mulai/ }));
    expect(await screen.findByRole('dialog', { name: /[Cc]icil/ })).toBeDefined();
  });
});

test('[COST-09] the last order time stands with the day of arrival, and goes when it has passed', async () => {
  const page = await openPage({ path: KOPER, shop: { now: Date.parse('2026-11-27T16:50:00+07:00') } });
  const arrival = () => box().querySelector('.arrive')?.textContent;
  await waitFor(() =>
    expect(arrival()).toMatch(/^Tiba besok, 28\u00a0Nov ke Gambir, .*Pesan sebelum 17\.00 WIB$/),
  );
  await act(async () => {
    page.passTime(10 * 60_000);
    await Promise.resolve();
  });
  expect(arrival()).not.toContain('Pesan');
  await waitFor(() =>
    expect(arrival()).toMatch(/^Tiba 29\u00a0Nov ke Gambir, Gratis Ongkir sebelumnya Rp9\.000$/),
  );
});

describe('the foot of the sheet on a phone', () => {
  const foot = (sheet: HTMLElement) => ({
    line: () => sheet.querySelector('.orderLine')?.textContent ?? '',
    sum: () => sheet.querySelector('.footsum .total')?.closest('p')?.textContent ?? '',
  });

  test('[COST-09, COST-14] leads with the total; above are subtotal, arrival, last order time', async () => {
    await onPhone(async () => {
      const page = await openPage({ path: KOPER });
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      const { line, sum } = foot(sheet);
      await waitFor(() => expect(sum()).toMatch(/^Total termasuk ongkirRp[\d.]+$/));
      expect(line()).toMatch(/^Subtotal Rp[\d.]+Tiba besok, 22\u00a0NovPesan sebelum 15\.00 WIB$/);
      expect(sheet.querySelectorAll('.orderRows li').length).toBe(3);
      await page.user.click(within(sheet).getByRole('button', { name: 'Rincian biaya' }));
      const details = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
      const told = (await details.findByText('Total')).nextElementSibling?.textContent;
      await page.user.click(details.getByRole('button', { name: 'Kembali' }));
      const again = foot(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
      expect(again.sum()).toBe(`Total termasuk ongkir${told}`);
    });
  });

  test('[COST-11] says that the total could not be counted, beside what is known of the arrival', async () => {
    await onPhone(async () => {
      const page = await openPage({
        path: KOPER,
        visitor: { language: 'en' },
        shop: { faults: { 'POST /retail/order-costs': '500' } },
      });
      const bar = within(screen.getByRole('region', { name: 'Buy' }));
      await page.user.click(bar.getByRole('button', { name: 'Bag' }));
      const sheet = await dialogShown();
      const { line, sum } = foot(sheet);
      const arrival = 'Arrives tomorrow, 22\u00a0NovOrder before 15.00 WIB';
      await waitFor(() => expect(line()).toBe(`Could not add up the costTry again${arrival}`));
      expect(sum()).toMatch(/^SubtotalRp[\d.]+$/);
      await page.shop.mend();
      await page.user.click(within(sheet).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(sum()).toMatch(/^Total with shippingRp[\d.]+$/));
      expect(line()).toMatch(/^Subtotal Rp[\d.]+Arrives tomorrow/);
    });
  });
});

test('[COST-14] leads with the subtotal in the box until what is paid is known', async () => {
  const page = await openPage({ path: KOPER, shop: { faults: { 'POST /retail/order-costs': '500' } } });
  const large = () => [...box().querySelectorAll('.total')].map((sum) => sum.parentElement?.textContent);
  await within(box()).findByText('Rincian biaya gagal dihitung');
  expect(large()).toEqual([expect.stringMatching(/^SubtotalRp/)]);
  await page.shop.mend();
  await page.user.click(within(box()).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() =>
    expect(large()).toEqual([expect.stringMatching(/^Totalongkir gratis setelah voucherRp/)]),
  );
});

test('[COST-13] says that retail buys this alone, where something lies in the bag', async () => {
  const page = await sell();
  const words = 'Beli sekarang hanya untuk pilihan ini. Isi keranjang tidak ikut.';
  await waitFor(() => expect(total()).toBe('Totaltermasuk ongkirRp116.000'));
  expect(rows()).not.toContain(words);
  await page.user.click(within(box()).getByRole('button', { name: 'Keranjang' }));
  await waitFor(() => expect(rows()).toContain(words));
  expect(total()).toBe('Totaltermasuk ongkirRp116.000');
});
