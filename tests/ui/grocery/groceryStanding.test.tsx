import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { isOff } from '../support/isOff.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

/** A grocery page; noon in Jakarta. */
const open = (stores: CatalogueGroceryStore[] = [testStore()], options: OpenOptions = {}) =>
  openPage(
    {
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: {
        products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
        groceryStores: stores,
      },
    },
    options,
  );
const shipping = () => screen.getByRole('region', { name: 'Pengantaran' });
const box = () => within(screen.getByRole('complementary'));

describe('[BAG-14] a bag that has no room', () => {
  const none = 'Tidak ada total, karena keranjangmu tidak bisa menampung barang ini lagi.';
  const full = 'Keranjangmu sudah berisi sebanyak yang boleh.';
  const filled = async () => {
    const page = await open([testStore()], {
      shop: { products: [product({ vendor: 'grocery', limits: { cart: 1 } })] },
    });
    await screen.findByText('Ranch Gambir');
    seeAll();
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await screen.findByText('Berhasil masuk keranjang.');
    return page;
  };

  test('is why there is no total in the box and in the details, and both buttons are closed', async () => {
    const page = await filled();
    expect(await box().findByText(none)).toBeDefined();
    expect(box().getByText(full)).toBeDefined();
    for (const name of ['Keranjang', 'Beli sekarang']) {
      expect(isOff(box().getByRole('button', { name }))).toBe(true);
    }
    await page.user.click(box().getByRole('button', { name: 'Rincian biaya' }));
    const details = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
    expect(await details.findByText(none)).toBeDefined();
  });

  test('is said in the sheet that buys, which was open when another tab filled the bag', async () => {
    await onPhone(async () => {
      const page = await open([testStore()], {
        visitor: { member: 'ayu' },
        shop: { products: [product({ vendor: 'grocery', limits: { cart: 1 } })] },
      });
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Beli sekarang' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Beli sekarang' }));
      await page.shop.asAnotherMember('ayu', '/grocery/checkout/_add', {
        itemSku: ITEM,
        pickupPointCode: 'PP-A',
        quantity: 1,
        fulfillment: 'DELIVERY',
      });
      page.root.send({ type: 'page.lookedAt' });
      expect(await sheet.findByText(none)).toBeDefined();
      expect(sheet.getByText(full)).toBeDefined();
      expect(isOff(sheet.getByRole('button', { name: 'Beli sekarang' }))).toBe(true);
    });
  });
});

describe('[GROC-37] when the store is open', () => {
  const ZONES = [
    ['WIB', 7],
    ['WITA', 8],
    ['WIT', 9],
  ] as const;
  /** 22.00 where the store is, of a day in November 2026. */
  const closing = (utcOffsetHours: number) => Date.UTC(2026, 10, 21, 22 - utcOffsetHours);
  const line = () => screen.getByText('Dijual oleh Ranch Gambir').nextElementSibling?.textContent;

  test.each(ZONES)(
    'says %s, and that it is closed from the moment on in which it closes',
    async (zone, utcOffsetHours) => {
      const page = await open([testStore({ utcOffsetHours })], {
        shop: { now: closing(utcOffsetHours) - 60_000 },
      });
      await waitFor(() => expect(line()).toBe(`Buka sampai 22.00 ${zone}`));
      act(() => page.passTime(60_000));
      await waitFor(() => expect(line()).toBe(`Tutup, buka besok pukul 08.00 ${zone}`));
    },
  );

  test.each(ZONES)(
    'says %s, and that it is open from the moment on in which it opens',
    async (zone, utcOffsetHours) => {
      const opening = closing(utcOffsetHours) - 14 * 3_600_000;
      const page = await open([testStore({ utcOffsetHours })], { shop: { now: opening - 60_000 } });
      await waitFor(() => expect(line()).toBe(`Tutup, buka pukul 08.00 ${zone}`));
      act(() => page.passTime(60_000));
      await waitFor(() => expect(line()).toBe(`Buka sampai 22.00 ${zone}`));
    },
  );

  test('says the same of it in the picker and in the seller’s section, whose hours are others', async () => {
    seeAll();
    const page = await open([testStore({ utcOffsetHours: 8 })], { shop: { now: closing(8) + 16 * 60_000 } });
    const said = 'Tutup, buka besok pukul 08.00 WITA';
    await waitFor(() => expect(line()).toBe(said));
    const seller = await screen.findByRole('region', { name: 'Penjual' });
    expect(await within(seller).findByText(said)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Ganti toko' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Pilih toko' }));
    expect(picker.getByText(new RegExp(said))).toBeDefined();
    expect(document.body.textContent).not.toContain('Buka sampai');
  });

  test('says of pickup hours that are over that they are not available', async () => {
    const page = await open([testStore({ utcOffsetHours: 9 })], { shop: { now: closing(9) - 60_000 } });
    await screen.findByText('Ranch Gambir');
    await page.user.click(within(shipping()).getByRole('radio', { name: 'Ambil di toko' }));
    expect(await within(shipping()).findByText('Tersedia')).toBeDefined();
    act(() => page.passTime(60_000));
    expect(await within(shipping()).findByText('Tidak tersedia')).toBeDefined();
  });
});
