import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import type { ProductTag } from '#src/domain/product/tags.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';
import { onPhone } from '../support/onPhone.ts';

const VOUCHER = testVoucher({ group: 'blibliVouchers', title: 'Hemat 10 ribu', value: 10_000 });
const watch = (tags: ProductTag[] = ['AVAILABLE']) =>
  product({
    tags,
    tradeIn: { kinds: ['JAM-PINTAR'], maxPrice: 2_000_000 },
    item: { offered: 1_000_000, stock: 40, cashback: 5_000 },
  });
const sell = (options: OpenOptions = {}) =>
  openPage(
    {
      shop: {
        products: [watch()],
        vouchers: [VOUCHER],
        config: [{ id: 'pdp.trade-in.categories', value: 'C2' }],
      },
    },
    options,
  );
const box = () => within(screen.getByRole('complementary'));
const boxLines = () =>
  [...screen.getByRole('complementary').querySelectorAll('.sumline')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
async function openDetails(page: Opened) {
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

/** An answer of a marketplace that counted no shipping. */
const withoutShipping = (path: string, data: unknown) => {
  if (path !== '/retail/order-costs') return data;
  const cost = data as { lines: { kind: string }[]; subtotal: number };
  const lines = cost.lines.filter(({ kind }) => kind !== 'SHIPPING');
  return { ...cost, lines, isShippingOpen: true, total: cost.subtotal };
};

describe('what it all costs', () => {
  test('[COST-04, COST-07, COST-08, CART-11] the subtotal’s lines add up as in bag and checkout', async () => {
    const page = await sell({ path: `/p/barang-uji/${ITEM}?qty=2`, visitor: { member: 'ayu' } });
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
    // The call for the costs carried what buying now would send.
    await page.user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () => expect(await page.visitor.textAt('/cart')).toContain(`Total ${told}`));
    const asked = page.shop.requests.findLast(({ path }) => path === '/retail/order-costs')?.body;
    const added = page.shop.requests.find(
      ({ method, path }) => method === 'POST' && path === '/retail/carts',
    )?.body;
    expect(added).toMatchObject(asked);
  });

  test('[COST-08] with unknown shipping names the sum as the bag does, and nothing a total', async () => {
    const page = await sell({ shop: { answers: withoutShipping } });
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
    const letGo = page.shop.hold(/order-costs$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    expect(await dialog.findByText('Menghitung ulang')).toBeDefined();
    await letGo();
    expect(await dialog.findByText('Harga 3 barang')).toBeDefined();
    await waitFor(() => expect(dialog.queryByText('Menghitung ulang')).toBeNull());
    expect(totalOf(dialog)).toBeGreaterThan(one);
  });

  test('[COST-05] a failure is said, claims no sum, and is tried again', async () => {
    const page = await sell({ shop: { faults: { 'POST /retail/order-costs': '500' } } });
    const dialog = await openDetails(page);
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
    expect(dialog.queryByText('Total')).toBeNull();
    expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp990.000']);
    await page.shop.mend();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('Total')).toBeDefined();
  });

  describe('[INSTALL-19] what it takes a month', () => {
    const lent = () => [watch(['AVAILABLE', 'INSTALLMENT'])];
    const counted = /^Cicilan dihitung dari/;

    test('says of which sum it is where shipping makes another one', async () => {
      const page = await sell({ visitor: { member: 'ayu' }, shop: { products: lent() } });
      const dialog = await openDetails(page);
      await dialog.findByText('Total');
      expect((await dialog.findByText(counted)).textContent).toBe('Cicilan dihitung dari Rp990.000.');
      expect(dialog.getByText(/^Cicil mulai Rp[\d.]+\/bulan selama \d+ bulan$/)).toBeDefined();
    });

    test('says no sum where it is the one above, and is not said where its sum is not told', async () => {
      const page = await sell({ shop: { products: lent(), answers: withoutShipping } });
      const dialog = await openDetails(page);
      await dialog.findByText(/^Cicil mulai/);
      expect(dialog.queryByText(counted)).toBeNull();
      page.view.unmount();
      const silent = await sell({
        shop: {
          products: lent(),
          answers: (path, data) =>
            /product-detail.*\/installments/.test(path)
              ? (data as object[]).map((offer) => ({ ...offer, amount: null }))
              : data,
        },
      });
      const details = await openDetails(silent);
      await details.findByText('Total');
      await waitFor(() =>
        expect(silent.shop.requests.some(({ path }) => path.includes('/installments'))).toBe(true),
      );
      expect(details.queryByText(/^Cicil/)).toBeNull();
    });
  });

  test('[COST-03] sums that do not add up are not shown', async () => {
    const page = await sell({
      shop: {
        answers: (path, data) => (path === '/retail/order-costs' ? { ...(data as object), total: 1 } : data),
      },
    });
    const dialog = await openDetails(page);
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
  });

  test('[COST-06, COST-24, TRADEIN-06] subtotal and details have a line for the trade-in', async () => {
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
        ['Tukar tambah Nada Gerak 2', '-Rp408.000'],
        ['Subtotal', 'Rp582.000'],
      ]),
    );
    // The trade-in stays while another quantity is counted, and when counting fails.
    const letGo = page.shop.hold(/order-costs$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    await waitFor(() =>
      expect(boxLines().slice(-2)).toEqual([
        ['Tukar tambah Nada Gerak 2', '-Rp408.000'],
        ['Subtotal', 'Rp2.582.000'],
      ]),
    );
    await page.shop.fault('POST /retail/order-costs', '500');
    await letGo();
    await page.settle();
    expect(boxLines().slice(-2)).toEqual([
      ['Tukar tambah Nada Gerak 2', '-Rp408.000'],
      ['Subtotal', 'Rp2.582.000'],
    ]);
    await page.shop.mend();
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
});

/** Milk for breakfast: five and more are cheaper. */
const BREAKFAST: CataloguePromotion = {
  id: 'P-1',
  vendor: 'grocery',
  title: 'Paket sarapan',
  text: '',
  membersOnly: false,
  itemSkus: [ITEM],
  minQuantity: 5,
  reward: { kind: 'items', percent: 10 },
  startsInMinutes: -10,
  endsInMinutes: 600,
};

describe('what groceries cost', () => {
  const PATH = `/grocery/p/barang-uji/${ITEM}`;
  const milk = (...options: OpenOptions[]) =>
    openPage(
      {
        path: `${PATH}?qty=5`,
        shop: {
          products: [
            product({ vendor: 'grocery', item: { offered: 22_900, stock: 40, pickup: 'AVAILABLE' } }),
          ],
          groceryStores: [testStore({ slotCapacity: 1 })],
          promotions: [BREAKFAST],
        },
      },
      ...options,
    );
  const shipping = () => within(screen.getByRole('region', { name: 'Pengantaran' }));
  const pick = async (page: Opened, name: RegExp) => {
    await page.user.click(await shipping().findByRole('radio', { name }));
    await shipping().findByText(/Tiba hari ini/);
  };
  const asked = (page: Opened) =>
    page.shop.requests.filter(({ path }) => path === '/grocery/order-costs').map(({ body }) => body);
  const SLOT = { slotId: 'A.20261121.1400' };

  test('[COST-06, COST-07, COST-24] the box shows the bag’s subtotal with the promotion at once', async () => {
    const page = await milk();
    await waitFor(() =>
      expect(boxLines()).toEqual([
        ['Harga 5 barang', 'Rp114.500'],
        ['Paket sarapan', '-Rp11.450'],
        ['Subtotal', 'Rp103.050'],
      ]),
    );
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () =>
      expect(await page.visitor.textAt('/grocery/cart')).toContain('Promo Paket sarapan -Rp11.450'),
    );
    expect(await page.visitor.textAt('/grocery/cart')).toContain('Subtotal Rp103.050 Belum termasuk ongkir.');
    expect(page.shop.requests.some(({ path }) => path === '/retail/order-costs')).toBe(false);
  });

  test('[COST-04, COST-08] the details name the slot and its price; without one there is no total', async () => {
    const page = await milk();
    const open = await openDetails(page);
    expect(await open.findByText('Belum termasuk ongkir.')).toBeDefined();
    expect(open.getByText('Jadwal antar belum dipilih.')).toBeDefined();
    expect(open.queryByText('Total')).toBeNull();
    expect(linesOf(open)).toEqual([
      ['Harga 5 barang5 × Rp22.900', 'Rp114.500'],
      ['PromoPaket sarapan', '-Rp11.450'],
    ]);
    await page.user.click(open.getByRole('button', { name: 'Tutup' }));
    await pick(page, /14.00–\u206016.00/);
    const chosen = await openDetails(page);
    await chosen.findByText('Hari ini, 21 Nov 14.00–\u206016.00');
    expect(linesOf(chosen).slice(2)).toEqual([
      ['Subtotal', 'Rp103.050'],
      ['OngkirHari ini, 21 Nov 14.00–\u206016.00', 'Rp8.000'],
    ]);
    expect(totalOf(chosen)).toBe(111_050);
    expect(chosen.queryByText('Jadwal antar belum dipilih.')).toBeNull();
    expect(asked(page).at(-1)).toMatchObject({ quantity: 5, pickupPointCode: 'PP-A', ...SLOT });
    await page.user.click(chosen.getByRole('button', { name: 'Tutup' }));
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await waitFor(async () =>
      expect(await page.visitor.textAt('/grocery/cart')).toContain('Total Rp111.050'),
    );
    const add = page.shop.requests.find(({ path }) => path === '/grocery/checkout/_add');
    expect(add?.body).toEqual(asked(page).at(-1));
  });

  test('[COST-05] another slot, another quantity and pickup are counted anew', async () => {
    const page = await milk({ shop: { groceryStores: [testStore({ slotPrice: 9_500, nowPrice: 15_000 })] } });
    await pick(page, /14.00–\u206016.00/);
    const scheduled = await openDetails(page);
    await scheduled.findByText('Hari ini, 21 Nov 14.00–\u206016.00');
    expect(totalOf(scheduled)).toBe(112_550);
    await page.user.click(scheduled.getByRole('button', { name: 'Tutup' }));
    await page.user.click(await shipping().findByRole('radio', { name: /Kirim sekarang/ }));
    const now = await openDetails(page);
    await now.findByText('Hari ini, 21 Nov 12.00–\u206013.00');
    await waitFor(() => expect(totalOf(now)).toBe(118_050));
    page.tell('priceSummary', { type: 'quantity.typed', text: '4' });
    await now.findByText('Harga 4 barang');
    expect(totalOf(now)).toBe(4 * 22_900 + 15_000);
    expect(now.queryByText('Paket sarapan')).toBeNull();
    page.tell('fulfilment', { type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
    // Pickup takes one piece at a time.
    await waitFor(() => expect(totalOf(now)).toBe(22_900));
    expect(now.queryByText('Ongkir')).toBeNull();
  });

  test('[COST-05, GROC-31] a slot that others took is said, and no total is claimed', async () => {
    const page = await milk();
    await pick(page, /14.00–\u206016.00/);
    await page.shop.asAnotherGuest('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-A',
      quantity: 1,
      fulfillment: 'DELIVERY',
      ...SLOT,
    });
    page.tell('priceSummary', { type: 'quantity.typed', text: '6' });
    const dialog = await openDetails(page);
    expect(await dialog.findByText('Jadwal ini baru saja penuh. Pilih jadwal lain, ya.')).toBeDefined();
    expect(await dialog.findByText('Belum termasuk ongkir.')).toBeDefined();
    expect(dialog.queryByText('Total')).toBeNull();
    expect(dialog.queryByText(/gagal/)).toBeNull();
    expect(shipping().getByRole('radio', { name: /14.00–\u206016.00/ })).toHaveProperty('disabled', true);
    expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp123.660']);
  });

  test('[COST-05] a failure is said and claims no sum; the box adds up what it knows', async () => {
    const page = await milk({ shop: { faults: { 'POST /grocery/order-costs': '500' } } });
    const dialog = await openDetails(page);
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
    expect(boxLines()).toEqual([['Subtotal', 'Rp114.500']]);
    await page.shop.mend();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp103.050']));
  });

  test('[COST-05] while it is counted anew the promotion keeps its place without an amount', async () => {
    const page = await milk();
    await waitFor(() => expect(boxLines()).toHaveLength(3));
    const letGo = page.shop.hold(/order-costs$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '6' });
    await waitFor(() =>
      expect(boxLines()).toEqual([
        ['Harga 6 barang', 'Rp137.400'],
        ['Paket sarapan', '–'],
        ['Subtotal', 'Rp137.400'],
      ]),
    );
    await letGo();
    await waitFor(() =>
      expect(boxLines()).toEqual([
        ['Harga 6 barang', 'Rp137.400'],
        ['Paket sarapan', '-Rp13.740'],
        ['Subtotal', 'Rp123.660'],
      ]),
    );
  });

  test('[COST-05] another grocery counts its own', async () => {
    const page = await milk({
      shop: {
        products: [
          product({
            vendor: 'grocery',
            item: { offered: 22_900, stock: 40 },
          }),
          product({
            productSku: 'TOK-00002',
            urlFriendlyName: 'barang-lain',
            vendor: 'grocery',
            item: { itemSku: 'TOK-00002-01', offered: 40_000, stock: 40 },
          }),
        ],
      },
    });
    await waitFor(() => expect(boxLines().at(-1)).toEqual(['Subtotal', 'Rp103.050']));
    act(() => page.router.history.push('/grocery/p/barang-lain/TOK-00002-01?qty=2'));
    await waitFor(() => expect(boxLines()).toEqual([['Subtotal', 'Rp80.000']]));
    await waitFor(() => expect(asked(page).at(-1)).toMatchObject({ itemSku: 'TOK-00002-01', quantity: 2 }));
  });

  test('[COST-04, COST-06] the sheet of the phone says the same, one piece or five', async () => {
    await onPhone(async () => {
      const page = await milk();
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
      expect(await sheet.findByText('Rp103.050')).toBeDefined();
      await page.user.click(sheet.getByRole('button', { name: 'Rincian biaya' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
      expect(await dialog.findByText('Paket sarapan')).toBeDefined();
    });
  });

  test('[COST-09, GROC-33] at its foot the total stands with the slot, and not without one', async () => {
    await onPhone(async () => {
      const page = await milk();
      const open = async () => {
        const bar = within(screen.getByRole('region', { name: 'Beli' }));
        await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
        const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
        await within(sheet).findByText('Rp103.050');
        return sheet;
      };
      const unscheduled = await open();
      expect(unscheduled.querySelector('.orderLine')?.textContent).toBe('Belum termasuk ongkir.');
      await page.user.click(within(unscheduled).getByRole('button', { name: 'Tutup' }));
      await pick(page, /14.00–\u206016.00/);
      const scheduled = await open();
      await waitFor(() =>
        expect(scheduled.querySelector('.orderLine')?.textContent).toBe(
          'Subtotal Rp103.050Hari ini, 21 Nov 14.00–\u206016.00Pesan sebelum 13.00 WIB',
        ),
      );
      expect(scheduled.querySelector('.footsum .total')?.closest('p')?.textContent).toBe(
        'Total termasuk ongkirRp111.050',
      );
    });
  });

  test('[GROC-36] returns to the chosen slot; section, sheet and foot tell the same', async () => {
    await onPhone(async () => {
      const page = await milk({
        path: PATH,
        shop: {
          products: [
            product({ vendor: 'grocery', item: { offered: 22_900, stock: 40 } }),
            product({
              productSku: 'TOK-00002',
              urlFriendlyName: 'barang-lain',
              vendor: 'grocery',
              item: { itemSku: 'TOK-00002-01', offered: 40_000, stock: 40 },
            }),
          ],
        },
      });
      const bar = () => within(screen.getByRole('region', { name: 'Beli' }));
      const open = async () => {
        await page.user.click(bar().getByRole('button', { name: 'Keranjang' }));
        return screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      };
      await pick(page, /14.00–\u206016.00/);
      const adding = within(await open());
      await page.user.click(adding.getByRole('button', { name: 'Tambah ke keranjang' }));
      await waitFor(() =>
        expect(page.shop.requests.find(({ path }) => path === '/grocery/checkout/_add')?.body).toMatchObject(
          SLOT,
        ),
      );
      await page.settle();
      act(() => page.router.history.push('/grocery/p/barang-lain/TOK-00002-01'));
      await waitFor(() => expect(asked(page).at(-1)).toMatchObject({ itemSku: 'TOK-00002-01', ...SLOT }));
      const sheet = await open();
      await waitFor(() =>
        expect(sheet.querySelector('.orderLine')?.textContent).toContain(
          'Hari ini, 21 Nov 14.00–\u206016.00',
        ),
      );
      expect(within(sheet).queryByText('Jadwal antar belum dipilih.')).toBeNull();
      expect(within(sheet).getByText(/Tiba hari ini, .*14\.00–\u206016\.00/)).toBeDefined();
    });
  });

  describe('[COST-13] buying now pays for the bag too', () => {
    const one = (options: OpenOptions = {}) => milk({ path: PATH, visitor: { member: 'ayu' } }, options);
    const kept = () => screen.getByRole('complementary').querySelector('.keptTotal')?.textContent;
    const left = async (page: Opened) => {
      await waitFor(() => expect(page.left[0]).toMatch(/^\/grocery\/checkout\//));
      return page.visitor.textAt(page.left[0] ?? '');
    };

    test('says so beside the total, counts it anew with the bag, and the checkout says the same', async () => {
      const page = await one();
      await pick(page, /14.00–\u206016.00/);
      await waitFor(() => expect(kept()).toBe('Totaltermasuk ongkirRp30.900'));
      await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
      await waitFor(() =>
        expect(kept()).toBe('Totaltermasuk ongkirRp30.900Beli sekarang: Rp53.800 dengan isi keranjang'),
      );
      const details = await openDetails(page);
      expect(
        await details.findByText(
          'Beli sekarang membayar juga 1 barang di keranjang. Total checkout Rp53.800.',
        ),
      ).toBeDefined();
      await page.user.click(details.getByRole('button', { name: 'Tutup' }));
      await page.user.click(box().getByRole('button', { name: 'Beli sekarang' }));
      expect(await left(page)).toContain('Total Rp53.800');
    });

    test('[COST-09] has the room of one line until a slot is chosen, which says what is missing', async () => {
      const page = await one();
      const rooms = () =>
        [...document.querySelectorAll('aside .keptTotal')].map(({ className }) => className);
      await waitFor(() => expect(kept()).toBe('Belum termasuk ongkir.'));
      expect(rooms()).toEqual(['keptTotal isShort']);
      const letGo = page.shop.hold(/order-costs$/);
      await pick(page, /14.00–\u206016.00/);
      // While it is counted.
      await waitFor(() => expect(rooms()).toEqual(['keptTotal isShort', 'keptTotal isLong']));
      await letGo();
      await waitFor(() => expect(kept()).toBe('Totaltermasuk ongkirRp30.900'));
    });

    test('says so without a slot, as a subtotal', async () => {
      const page = await one();
      await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
      await waitFor(() => expect(kept()).toBe('Beli sekarang: subtotal Rp45.800 dengan isi keranjang'));
    });

    test('leads with it at the foot of the sheet that buys, and not of the one that adds', async () => {
      await onPhone(async () => {
        const page = await one();
        await pick(page, /14.00–\u206016.00/);
        const bar = within(screen.getByRole('region', { name: 'Beli' }));
        const open = async (button: string) => {
          await page.user.click(bar.getByRole('button', { name: button }));
          const sheet = await screen.findByRole('dialog', {
            name: /^(?:Tambah ke keranjang|Beli sekarang)$/,
          });
          return {
            sheet: within(sheet),
            sum: () => sheet.querySelector('.footsum .total')?.closest('p')?.textContent,
            line: () => sheet.querySelector('.orderMade')?.textContent,
          };
        };
        const adding = await open('Keranjang');
        await waitFor(() => expect(adding.sum()).toBe('Total termasuk ongkirRp30.900'));
        await page.user.click(adding.sheet.getByRole('button', { name: 'Tambah ke keranjang' }));
        await waitFor(() => expect(page.shop.requests.some(({ path }) => path.endsWith('/_add'))).toBe(true));
        await page.settle();
        page.tell('modal', { type: 'modal.closed' });
        const buying = await open('Beli sekarang');
        await waitFor(() => expect(buying.sum()).toBe('Total termasuk ongkirRp53.800'));
        expect(buying.line()).toBe('Dengan 1 barang di keranjang');
        await page.user.click(buying.sheet.getByRole('button', { name: 'Beli sekarang' }));
        expect(await left(page)).toContain('Total Rp53.800');
      });
    });
  });
});
