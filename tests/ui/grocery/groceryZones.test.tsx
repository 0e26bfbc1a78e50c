import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NearbyStore } from '#src/services/grocery/grocery/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const ZONES = [
  ['WIB', 7],
  ['WITA', 8],
  ['WIT', 9],
] as const;
const HOUR_MS = 3_600_000;

/**
 * A page half past midnight of Sunday, the 22nd of November, by the clocks of its store. It is Saturday where the device
 * is, and from Makassar on in Jakarta too.
 */
const openAt = (utcOffsetHours: number, options: OpenOptions = {}) =>
  openPage(
    {
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: {
        products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
        groceryStores: [testStore({ utcOffsetHours, open: '00:00', close: '23:59' })],
        now: Date.UTC(2026, 10, 22, 0, 30) - utcOffsetHours * HOUR_MS,
      },
    },
    options,
  );
const section = () => screen.getByRole('region', { name: 'Pengantaran' });
const strip = () =>
  within(screen.getByRole('region', { name: 'Toko belanja harian' })).findByRole('button', {
    name: /Ganti toko/,
  });
const plain = (text: string | null | undefined) =>
  text?.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ') ?? '';

describe.each(ZONES)('[GROC-16, GROC-37] half past midnight at a store in %s', (_, utcOffsetHours) => {
  const SENTENCE = 'Paling cepat tiba hari ini, 22 Nov 00.30–01.30 ke Gambir';

  test('the strip, the box and the section say that it arrives today', async () => {
    await openAt(utcOffsetHours);
    await waitFor(() => expect(plain(section().textContent)).toContain(SENTENCE));
    expect(plain(screen.getByRole('complementary').textContent)).toContain(SENTENCE);
    expect(plain((await strip()).textContent)).toContain('tiba 22 Nov 00.30–01.30');
  });

  test('the picker says that it comes today', async () => {
    const { user } = await openAt(utcOffsetHours);
    await user.click(await strip());
    const picker = within(await screen.findByRole('dialog', { name: 'Pilih toko' }));
    expect(plain(picker.getByText(/00.30–\u206001.30$/).textContent)).toBe('22 Nov 00.30–01.30');
  });

  test('the hours to pick it up are those of its Sunday, and one of them is over', async () => {
    const hours = [
      { day: 6, open: '10:00', close: '18:00', status: 'AVAILABLE' as const },
      { day: 7, open: '00:00', close: '00:15', status: 'AVAILABLE' as const },
      { day: 7, open: '09:00', close: '17:00', status: 'AVAILABLE' as const },
    ];
    const { user } = await openAt(utcOffsetHours, {
      shop: {
        answers: (path, data) =>
          path === '/grocery/nearby-stores'
            ? {
                stores: (data as { stores: NearbyStore[] }).stores.map((one) => ({
                  ...one,
                  pickupHours: hours,
                })),
              }
            : data,
      },
    });
    await screen.findByText('Ranch Gambir');
    await user.click(within(section()).getByRole('radio', { name: 'Ambil di toko' }));
    const list = (await screen.findByText('Jam ambil hari ini')).nextElementSibling;
    expect(plain(list?.textContent)).toBe('00.00–00.15Tidak tersedia09.00–17.00Tersedia');
  });
});
