import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const subscribable = (rest: Parameters<typeof product>[0] = {}) =>
  product({
    tags: ['AVAILABLE', 'SUBSCRIPTION'],
    item: { offered: 30_000, stock: 50 },
    subscription: {
      periods: [
        { unit: 'WEEK', every: 2 },
        { unit: 'MONTH', every: 1 },
      ],
      minQty: 2,
      maxQty: 6,
      shippingDiscount: 5_000,
    },
    ...rest,
  });
const sell = (options: OpenOptions = {}) =>
  openPage({ visitor: { member: 'ayu' }, shop: { products: [subscribable()] } }, options);
type Place = ReturnType<typeof within>;
const box = () => within(screen.getByRole('complementary', { name: 'Beli' }));
const choose = async (page: Opened, place: Place, name: string) =>
  page.user.click(await place.findByRole('radio', { name }));
async function openDetails(page: Opened, place: Place) {
  await page.user.click(await place.findByRole('button', { name: 'Rincian biaya' }));
  return within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
}
const close = (page: Opened, dialog: Place) => page.user.click(dialog.getByRole('button', { name: 'Tutup' }));
async function subscribeOnPhone(page: Opened) {
  const bar = within(screen.getByRole('region', { name: 'Beli' }));
  await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
  await choose(page, sheet, 'Langganan');
  const own = within(await screen.findByRole('dialog', { name: 'Langganan' }));
  await choose(page, own, 'Setiap bulan');
  return own;
}
const linesOf = (dialog: Place) =>
  dialog
    .getAllByRole('term')
    .map((term: HTMLElement) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);
const sumOf = (dialog: Place, name: string) => dialog.getByText(name).nextElementSibling?.textContent ?? '';
const rupiah = (text: string) => Number(text.replaceAll(/\D/g, ''));

describe('what a subscription costs', () => {
  test('[COST-23, COST-21] details with "Langganan" tell each delivery and all, as the bag does', async () => {
    const page = await sell();
    await choose(page, box(), 'Langganan');
    // The details tell nothing of a choice that is not made yet.
    const early = await openDetails(page, box());
    expect(
      await early.findByText('Lengkapi dulu pilihan langganannya, lalu rinciannya muncul di sini.'),
    ).toBeDefined();
    await close(page, early);
    await choose(page, box(), 'Setiap bulan');
    const dialog = await openDetails(page, box());
    expect(
      await dialog.findByText('Dihitung untuk tiap kiriman, dengan ongkir yang berlaku sekarang.'),
    ).toBeDefined();
    const lines = linesOf(dialog);
    expect(lines.slice(0, 2)).toEqual([
      ['Harga 2 barang2 × Rp30.000', 'Rp60.000'],
      ['Subtotal', 'Rp60.000'],
    ]);
    const [, full = 0, reduced = 0] = (/Rp([\d.]+).*Rp([\d.]+)/.exec(lines[2]?.[1] ?? '') ?? []).map(rupiah);
    expect([lines[2]?.[0]?.startsWith('Ongkir'), full - reduced]).toEqual([true, 5_000]);
    expect(rupiah(sumOf(dialog, 'Total tiap kiriman'))).toBe(60_000 + reduced);
    expect(rupiah(sumOf(dialog, 'Total 3 kiriman'))).toBe(3 * (60_000 + reduced));
    expect(dialog.getByText('Langganan menghemat Rp5.000 ongkir tiap kiriman.')).toBeDefined();
    const told = ['Total tiap kiriman', 'Total 3 kiriman'].map((name) => `${name} ${sumOf(dialog, name)}`);
    await close(page, dialog);
    await page.user.click(box().getByRole('button', { name: 'Masukkan keranjang langganan' }));
    await box().findByRole('link', { name: 'Buka keranjang langganan' });
    const bag = await page.visitor.textAt('/subscription/cart');
    for (const words of [...told, 'Langganan menghemat Rp5.000 ongkir tiap kiriman.'])
      expect(bag).toContain(words);
    // It was asked with what was added.
    const bodyOf = (path: string) => page.shop.requests.findLast((one) => one.path === path)?.body as object;
    const { period, frequency, ...pieces } = bodyOf('/subscription/carts') as Record<string, unknown>;
    expect(bodyOf('/retail/order-costs')).toMatchObject({ ...pieces, subscription: { period, frequency } });
  });

  test('[COST-23] what buying once would take a month is told of buying once alone', async () => {
    const page = await sell({
      shop: {
        products: [
          subscribable({
            tags: ['AVAILABLE', 'SUBSCRIPTION', 'INSTALLMENT'],
            item: { offered: 1_250_000, stock: 50 },
          }),
        ],
      },
    });
    const once = await openDetails(page, box());
    expect(await once.findByText(/^Cicil mulai/)).toBeDefined();
    await close(page, once);
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    const each = await openDetails(page, box());
    expect(await each.findByText(/^Total \d kiriman$/)).toBeDefined();
    expect(each.queryByText(/^Cicil/)).toBeNull();
  });

  test('[COST-23, COST-05] other choices are counted anew, and buying once is another sum', async () => {
    const page = await sell();
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    await close(page, await openDetails(page, box()));
    await page.user.click(box().getByRole('button', { name: 'Tambah jumlah kiriman' }));
    await page.user.click(box().getByRole('button', { name: 'Tambah jumlah tiap kiriman' }));
    const more = await openDetails(page, box());
    expect(await more.findByText('Total 4 kiriman')).toBeDefined();
    expect(linesOf(more)[0]).toEqual(['Harga 3 barang3 × Rp30.000', 'Rp90.000']);
    await close(page, more);
    const letGo = page.shop.hold(/order-costs$/);
    await choose(page, box(), 'Beli sekali');
    const once = await openDetails(page, box());
    // While it is counted nothing of a delivery is told of it.
    expect(once.queryByText('Total tiap kiriman')).toBeNull();
    await letGo();
    expect(await once.findByText('Total')).toBeDefined();
    expect(once.queryByText(/kiriman/)).toBeNull();
  });

  test('[COST-23] subscribing that comes after the cost was counted first is counted too', async () => {
    // Elements come near only when the test says so.
    const near: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: object[]) => void) {
          near.push(() => tell([{ target: document.body, isIntersecting: true, intersectionRatio: 1 }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    onTestFinished(() => void vi.stubGlobal('IntersectionObserver', undefined));
    const page = await sell();
    const once = await openDetails(page, box());
    expect(await once.findByText('Total')).toBeDefined();
    await close(page, once);
    expect(page.root.getSnapshot().children.subscription).toBeUndefined();
    act(() => near.forEach((tell) => tell()));
    await page.settle();
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    const dialog = await openDetails(page, box());
    expect(await dialog.findByText('Total 3 kiriman')).toBeDefined();
  });

  test('[COST-04, COST-08, COST-23] where the shipping is open there are subtotals alone', async () => {
    const page = await openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      visitor: { member: 'ayu' },
      shop: { products: [subscribable({ vendor: 'grocery' })] },
    });
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    const calendar = within(box().getByRole('region', { name: 'Jadwal kiriman' }));
    expect(calendar.getByText('Subtotal 3 kiriman').nextElementSibling?.textContent).toBe('Rp180.000');
    expect(box().getByText('Subtotal tiap kiriman').nextElementSibling?.textContent).toBe('Rp60.000');
    expect(box().queryByText(/^Total/)).toBeNull();
    const dialog = await openDetails(page, box());
    expect(await dialog.findByText('Belum termasuk ongkir.')).toBeDefined();
    expect(sumOf(dialog, 'Subtotal tiap kiriman')).toBe('Rp60.000');
    expect(sumOf(dialog, 'Subtotal 3 kiriman')).toBe('Rp180.000');
    expect(dialog.queryByText(/^Total|menghemat/)).toBeNull();
    // A subscription has no slots: none is missing.
    expect(dialog.queryByText('Jadwal antar belum dipilih.')).toBeNull();
  });

  test('[COST-23, COST-05] a failure is said, claims no sum, and is tried again', async () => {
    const page = await sell({ shop: { faults: { 'POST /retail/order-costs': '500' } } });
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    const dialog = await openDetails(page, box());
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
    expect(dialog.queryByText(/kiriman/)).toBeNull();
    await page.shop.mend();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('Total 3 kiriman')).toBeDefined();
  });

  test('[COST-22] deliveries that do not come to so many of them are not shown', async () => {
    const page = await sell({
      shop: {
        answers: (path, data) => {
          if (path !== '/retail/order-costs') return data;
          const cost = data as { deliveries: object };
          return { ...cost, deliveries: { ...cost.deliveries, total: 1 } };
        },
      },
    });
    await choose(page, box(), 'Langganan');
    await choose(page, box(), 'Setiap bulan');
    const dialog = await openDetails(page, box());
    expect((await dialog.findByRole('alert')).textContent).toContain('Rincian biaya gagal dihitung');
  });

  test('[COST-23] the sheet of the phone keeps them too, and the arrow leads back to it', async () => {
    await onPhone(async () => {
      const page = await sell();
      const own = await subscribeOnPhone(page);
      const dialog = await openDetails(page, own);
      expect(await dialog.findByText('Total 3 kiriman')).toBeDefined();
      await page.user.click(dialog.getByRole('button', { name: 'Kembali' }));
      const back = within(await screen.findByRole('dialog', { name: 'Langganan' }));
      await waitFor(() =>
        expect(back.getByRole('radio', { name: 'Setiap bulan' })).toHaveProperty('checked', true),
      );
    });
  });
});
