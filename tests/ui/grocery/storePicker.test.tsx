import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const GO = testStore({
  code: 'B',
  group: 'BLIBLI_GO',
  name: 'Go Cikini',
  pickupPointCode: 'PP-B',
  latitude: -6.19,
});
const FAR = testStore({ code: 'C', name: 'Ranch Kemang', pickupPointCode: 'PP-C', latitude: -6.26 });

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
const slotsReady = () => within(shipping()).findByRole('radiogroup', { name: 'Waktu antar' });
const opened = (page: Opened) => page.part('modal')?.getSnapshot().context.active?.key;
const calls = (page: Opened, part: string) => page.shop.requests.filter(({ path }) => path.includes(part));

describe('the store picker', () => {
  const pick = async (page: Opened) => {
    await screen.findByText('Ranch Gambir');
    await page.user.click(await screen.findByRole('button', { name: /Ranch Gambir.*Ganti toko/ }));
    return within(await screen.findByRole('dialog', { name: 'Pilih toko' }));
  };

  test('[GROC-28, API-108] is set up by its config; another store brings its own slots', async () => {
    const page = await open([testStore(), GO, FAR]);
    const dialog = await pick(page);
    expect(dialog.getByRole('radio', { name: /Ranch Gambir/ })).toHaveProperty('checked', true);
    expect(dialog.getByText('Ambil di toko saja')).toBeDefined();
    await page.user.click(dialog.getByRole('radio', { name: 'Go' }));
    // The choice of another group does not count for this one.
    expect(isOff(dialog.getByRole('button', { name: 'Belanja di toko ini' }))).toBe(true);
    await page.user.click(dialog.getByRole('radio', { name: /Go Cikini/ }));
    expect(dialog.getByRole('radio', { name: 'Go' })).toHaveProperty('checked', true);
    await page.user.click(dialog.getByRole('button', { name: 'Belanja di toko ini' }));
    expect(await screen.findByText('Go Cikini')).toBeDefined();
    await waitFor(() =>
      expect(calls(page, '/slotted-delivery?').at(-1)?.path).toContain('pickupPointCode=PP-B'),
    );
    expect(localStorage.getItem('groceryChannel')).toBe('BLIBLI_GO');
  });

  test('[GROC-28] a store of no use is not the chosen one, though it is the one that serves', async () => {
    const page = await open([testStore({ state: 'CLOSED' }), { ...GO, group: 'RANCH', radiusKm: 1 }]);
    const [change] = await screen.findAllByRole('button', { name: 'Ganti toko' });
    await page.user.click(change as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih toko' }));
    const radio = (name: RegExp) => dialog.getByRole('radio', { name });
    expect(radio(/Ranch Gambir/)).toMatchObject({ checked: false, disabled: true });
    expect(isOff(dialog.getByRole('button', { name: 'Belanja di toko ini' }))).toBe(true);
    // A store for pickup can be chosen, but only by a press.
    expect(radio(/Go Cikini/)).toMatchObject({ checked: false, disabled: false });
    await page.user.click(radio(/Go Cikini/));
    expect(dialog.getAllByRole('radio', { checked: true })).toContain(radio(/Go Cikini/));
    expect(radio(/Ranch Gambir/)).toHaveProperty('checked', false);
  });

  test('[GROC-28] says the use of each store, and which store has none', async () => {
    const page = await open([testStore()], {
      shop: {
        answers: (path, data) => {
          if (path !== '/grocery/nearby-stores') return data;
          const [store] = (data as { stores: object[] }).stores;
          const named = (code: string, name: string, facts: object) => ({
            ...store,
            code,
            pickupPoint: { code: `PP-${code}`, name },
            available: false,
            ...facts,
          });
          return {
            stores: [
              store,
              named('P', 'Ranch Ambil', { nextDelivery: null }),
              // Its next delivery does not reach this place.
              named('X', 'Ranch Jauh', { pickupHours: [] }),
              named('Y', 'Ranch Sepi', { pickupHours: [], nextDelivery: null }),
              named('T', 'Ranch Tutup', { pickupHours: [], nextDelivery: null, hours: null }),
            ],
          };
        },
      },
    });
    const dialog = await pick(page);
    const said = ['Gambir', 'Ambil', 'Jauh', 'Sepi', 'Tutup'].map((name) => {
      const radio = dialog.getByRole('radio', { name: new RegExp(`^Ranch ${name}`) });
      const text = radio.closest('label')?.textContent ?? '';
      return [
        name,
        ...['Ambil di toko saja', 'Belum melayani alamatmu', 'Antar paling cepat'].filter((words) =>
          text.includes(words),
        ),
        ...((radio as HTMLInputElement).disabled ? ['disabled'] : []),
      ];
    });
    expect(said).toEqual([
      ['Gambir', 'Antar paling cepat'],
      ['Ambil', 'Ambil di toko saja'],
      ['Jauh', 'Belum melayani alamatmu', 'disabled'],
      ['Sepi', 'Belum melayani alamatmu', 'disabled'],
      ['Tutup', 'disabled'],
    ]);
  });

  test('[GROC-28] another place leads to the addresses', async () => {
    const page = await open();
    const dialog = await pick(page);
    expect(dialog.getByText('Gambir, Jakarta Pusat')).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name: /Diantar ke/ }));
    expect(opened(page)).toBe('addressPicker');
  });

  test.each([
    ['disabled', { shop: { storePicker: { enabled: false, stores: [] } } }],
    ['failed', { shop: { faults: { 'GET /grocery/store-picker-config': '500' } } }],
  ])('[GROC-28] is hidden when %s', async (_, options) => {
    await open([testStore()], options);
    await slotsReady();
    expect(screen.queryByRole('button', { name: /Ganti toko/ })).toBeNull();
  });
});
