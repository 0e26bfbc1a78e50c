import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage } from '../support/openPage.tsx';

const place = (id: string) => document.getElementById(id) as HTMLElement;
const OTHER = '/p/lain/UJI-00002-01';
const two = {
  visitor: { member: 'ayu' },
  shop: {
    products: [
      product(),
      product({
        productSku: 'UJI-00002',
        name: 'Lain',
        tags: ['AVAILABLE', 'OFFLINE'],
        item: { pickup: 'AVAILABLE' },
      }),
    ],
    vouchers: [testVoucher()],
  },
} as const;

/** The page of another product, of which one call found no network. */
async function openWithout(endpoint: string) {
  const page = await openPage(two as never);
  page.shop.loseNetwork(endpoint);
  act(() => page.router.history.push(OTHER));
  await screen.findByRole('heading', { level: 1, name: 'Lain' });
  return page;
}
describe('[ERR-62] what was never answered comes by itself once the device is online', () => {
  test.each([
    ['description', '/description', 'description', 'Deskripsi gagal dimuat.'],
    ['shipping in a sentence', '/shipping-summary', 'shipping', 'Ongkir gagal dimuat.'],
    ['promotions', 'promotions', 'promo', 'Promo gagal dimuat.'],
    ['physical stores', 'offline-merchants', 'stores', 'Daftar toko gagal dimuat.'],
  ])('%s', async (_, endpoint, id, failed) => {
    const page = await openWithout(endpoint);
    expect(await within(place(id)).findByText(failed)).toBeDefined();
    page.shop.findNetwork();
    await waitFor(() => expect(within(place(id)).queryByText(failed)).toBeNull());
    await page.settle();
    expect(within(place(id)).queryByText(failed)).toBeNull();
  });

  test('the ways of shipping', async () => {
    const page = await openPage(two as never);
    page.shop.loseNetwork('shipping');
    await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' });
    expect(await within(sheet).findByText('Pengiriman gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    expect((await within(sheet).findAllByRole('radio')).length).toBeGreaterThan(0);
  });

  test('[ADDRESS-04] the addresses: a sync without network keeps its key, the next has another', async () => {
    const page = await openPage(two as never);
    const keys = () =>
      page.shop.requests
        .filter(({ path }) => path === '/member/addresses/_sync')
        .map(({ headers }) => headers.get('idempotency-key'));
    const opened = async () => {
      await page.user.click(screen.getByRole('button', { name: /^Ubah tujuan/ }));
      return screen.findByRole('dialog', { name: 'Kirim ke mana?' });
    };
    await waitFor(() => expect(keys()).toHaveLength(1));
    await page.settle();
    page.shop.loseNetwork('/member/addresses');
    const picker = await opened();
    await waitFor(() => expect(keys()).toHaveLength(2));
    await waitFor(() => expect(within(picker).queryByRole('radio', { name: /Rumah/ })).toBeNull());
    page.shop.findNetwork();
    await waitFor(() => expect(keys()).toHaveLength(3));
    await page.settle();
    expect(keys()[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[1]);
    await page.user.click(within(picker).getByRole('button', { name: 'Tutup' }));
    await opened();
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(keys().indexOf(keys()[3] ?? '')).toBe(3);
  });

  test('the pickup points', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] },
    });
    page.shop.loseNetwork('pickup-points');
    act(() => page.router.history.push(`/click-and-collect/p/${ITEM}/pickup-points`));
    expect(await screen.findByText('Lokasi pengambilan gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    expect(await within(screen.getByRole('main')).findByText('Gudang Bandung')).toBeDefined();
  });

  test('the price of a quantity, and the sentence that it failed goes', async () => {
    const page = await openPage(two as never);
    page.shop.loseNetwork();
    page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    await waitFor(() => expect(screen.getAllByText(/Harga gagal dimuat/).length).toBeGreaterThan(0));
    const before = page.shop.requests.filter(({ path }) => path.includes('price-summary')).length;
    page.shop.findNetwork();
    await waitFor(() => expect(screen.queryByText(/Harga gagal dimuat/)).toBeNull());
    await page.settle();
    expect(page.part('priceSummary')?.getSnapshot().context.summary).not.toBeNull();
    expect(page.shop.requests.filter(({ path }) => path.includes('price-summary')).length).toBe(before + 1);
  });

  test('the product itself, from the page that says it did not come', async () => {
    const page = await openPage(two as never);
    page.shop.loseNetwork();
    act(() => page.router.history.push(OTHER));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sedang ada perbaikan.' })).toBeDefined();
    page.shop.findNetwork();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lain' })).toBeDefined();
    await page.settle();
  });

  const groceries = (endpoint: string) =>
    openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: {
        products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
        groceryStores: [testStore()],
        lost: endpoint,
      },
    });

  test('the slots of a store', async () => {
    const page = await groceries('/slotted-delivery');
    const shipping = within(screen.getByRole('region', { name: 'Pengantaran' }));
    expect(await shipping.findByText('Waktu antar gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    expect(await shipping.findByRole('radiogroup', { name: 'Waktu antar' })).toBeDefined();
  });

  test('the nearest stores', async () => {
    const page = await groceries('/nearby-stores');
    expect(await screen.findByText('Toko terdekat gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    expect(await screen.findByText('Ranch Gambir')).toBeDefined();
  });

  test('what daily groceries are', async () => {
    const page = await groceries('/grocery-wiki');
    await page.user.click(await screen.findByRole('button', { name: 'Tentang belanja harian' }));
    const dialog = within(await screen.findByRole('dialog', { name: /elanja harian/ }));
    expect(await dialog.findByText('Keterangan gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    expect(await dialog.findByText(/disiapkan di toko terdekat/)).toBeDefined();
  });
});

test('[ERR-62] an add that found no network is not sent again by itself', async () => {
  const page = await openPage(two as never);
  page.shop.loseNetwork();
  await page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Keranjang' }));
  const adds = () =>
    page.shop.requests.filter(({ method, path }) => method === 'POST' && path === '/retail/carts');
  await page.settle();
  expect(adds()).toHaveLength(1);
  page.shop.findNetwork();
  await page.settle();
  expect(adds()).toHaveLength(1);
});
