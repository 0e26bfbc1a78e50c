import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

/** A text as it comes from a chat or a table: with marks of direction, signs that are not seen, and spaces of every kind. */
const pasted = (text: string) =>
  `\u00a0\u202a\ufeff\u200b\u200e${[...text].join('\u200b')}\u2060\u202c\u202f\t`;
const open = (options: OpenOptions = {}) => openPage({ shop: { products: [product()] } }, options);
async function paste(page: Opened, field: HTMLElement, text: string) {
  await page.user.clear(field);
  await page.user.click(field);
  await page.user.paste(text);
}
async function openPicker(page: Opened) {
  await page.user.click(screen.getByRole('button', { name: /^Ubah tujuan/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
  await picker.findByRole('option', { name: '10110' });
  return picker;
}
afterEach(() => vi.restoreAllMocks());

describe('[SHELL-21] what is pasted is taken whole', () => {
  test('into the field of a postal code', async () => {
    const page = await open();
    const picker = await openPicker(page);
    for (const [field, option] of [
      [/^Provinsi/, 'Bali'],
      [/^Kota/, 'Kota Denpasar'],
      [/^Kecamatan/, 'Denpasar Barat'],
      [/^Kelurahan/, 'Pemecutan'],
    ] as const) {
      await picker.findByRole('option', { name: option });
      await page.user.selectOptions(picker.getByRole('combobox', { name: field }), option);
    }
    const field = await picker.findByRole('textbox', { name: 'Kode pos' });
    for (const text of [pasted('80119'), '\uff18\uff10\uff11\uff11\uff19', 'Kode pos: 80 119']) {
      await paste(page, field, text);
      expect(field, text).toHaveProperty('value', '80119');
      expect(isOff(picker.getByRole('button', { name: 'Kirim ke sini' })), text).toBe(false);
    }
  });

  test('into the fields of a pin', async () => {
    // Nothing can be drawn in this document: the map fails, and says why.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await open({ visitor: { member: 'ayu' } });
    await page.user.click(screen.getByRole('button', { name: /^Ubah tujuan/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
    await page.user.click(await picker.findByRole('radio', { name: /^Rumah Ayu Pratiwi/ }));
    await page.user.click(picker.getByRole('button', { name: 'Atur pinpoint' }));
    const [latitude, longitude] = ['Lintang', 'Bujur'].map((name) => picker.getByRole('textbox', { name }));
    await paste(page, latitude as HTMLElement, pasted('\u22126.2601'));
    await paste(page, longitude as HTMLElement, pasted('106.8155'));
    await page.user.keyboard('{Enter}');
    expect([latitude, longitude].map((field) => (field as HTMLInputElement).value)).toEqual([
      '-6.2601',
      '106.8155',
    ]);
    // The map says of itself that it could not be drawn; the fields are right.
    for (const field of [latitude, longitude]) expect(field?.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('into the search of the header, and what is not seen is looked for nowhere', async () => {
    const gone: string[] = [];
    const page = await open();
    vi.stubGlobal('location', { ...window.location, assign: (url: string) => gone.push(url) });
    const field = screen.getByRole('searchbox');
    await paste(page, field, '\u200b\u2060\u202c\u00a0');
    await page.user.keyboard('{Enter}');
    expect(gone).toEqual([]);
    await paste(page, field, '\u{1f9f3}'.repeat(100));
    await page.user.keyboard('{Enter}');
    expect(gone.map((url) => [...decodeURIComponent(url.split('=')[1] ?? '')].length)).toEqual([100]);
    vi.unstubAllGlobals();
  });

  test('into the number of pieces, in digits of full width too', async () => {
    const page = await open({ shop: { products: [product({ item: { stock: 50 } })] } });
    const field = within(screen.getByRole('complementary')).getByRole('textbox', { name: 'Jumlah' });
    await paste(page, field, pasted('\uff11\uff12'));
    await page.user.keyboard('{ArrowDown}');
    expect(field).toHaveProperty('value', '11');
  });

  test('into the name of an album, which is none without a sign that is seen', async () => {
    const page = await open({ visitor: { member: 'ayu' } });
    await page.tell('modal', { type: 'modal.opened', key: 'wishlistDetail' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Simpan ke album' }));
    const field = await sheet.findByRole('textbox', { name: 'Album baru' });
    await paste(page, field, '\u200b\u2060\u00a0');
    expect(isOff(sheet.getByRole('button', { name: 'Buat' }))).toBe(true);
    await paste(page, field, pasted('Kado Ibu\u20112'));
    await page.user.click(sheet.getByRole('button', { name: 'Buat' }));
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: /^Kado Ibu-2/ })).toBeDefined());
  });
});
