import { SUITCASE } from '../addresses.ts';
import { DIALOG } from '../shared.ts';
import { inTurn, openDialog, pressInDialog, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const openPicker = openDialog('Ubah tujuan pengiriman');
/** Places that depend on the destination; the total counts the shipping. */
const DESTINATION = ['.header', '#shipping', '.arrive', '.delivery-line', '.kept-total'];
/** Another pin each time, since an unchanged one needs no saving. */
const typePin = async ({ page }: Visit) => {
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('Isi dengan koordinat').click();
  await dialog.getByLabel('Lintang').fill((-6.23 - Math.random() / 100).toFixed(4));
  await dialog.getByLabel('Bujur').fill('106,8512');
  await dialog.getByLabel('Bujur').press('Enter');
};

/** A list of the region that is filled in when the picker opens, one below the other. */
const regions = (below: string, what: string): Use => ({
  endpoint: `GET /common/region/countries/*/provinces${below}`,
  what,
  address: SUITCASE,
  from: 'browser',
  act: openPicker,
  owner: DIALOG,
  told: 'Daftar ini gagal dimuat.',
  again: 'button',
});

/** Addresses of the member, and regions to choose from. */
export const addressUses: Use[] = [
  {
    endpoint: 'POST /member/addresses/_sync',
    what: 'the member’s addresses, brought up to date',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    owner: DESTINATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /member/addresses',
    what: 'the member’s destination',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    owner: DESTINATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /member/addresses',
    what: 'the member’s addresses to choose from',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    isEarly: true,
    act: openPicker,
    owner: [...DESTINATION, ...DIALOG],
    told: 'Alamatmu gagal dimuat.',
    again: 'button',
    recovered: 'dialog input[type="radio"]',
  },
  {
    endpoint: 'POST /member/addresses/*/geolocation',
    what: 'keeping the pin of an address',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    act: inTurn(openPicker, pressInDialog('Atur pinpoint'), typePin, pressInDialog('Kirim ke sini')),
    owner: [...DESTINATION, ...DIALOG],
    told: 'Pinpoint belum tersimpan. Coba lagi, ya.',
    again: 'act',
    recovered: 'body:not(:has(dialog[open]))',
  },
  regions('', 'provinces to choose from'),
  regions('/*/cities', 'cities to choose from'),
  regions('/*/cities/*/districts', 'districts to choose from'),
  regions('/*/cities/*/districts/*/subdistricts', 'subdistricts to choose from'),
  regions('/*/cities/*/districts/*/subdistricts/*/postal-codes', 'postal codes to choose from'),
  {
    endpoint: 'GET /common/region/countries/*/_nearest',
    what: 'the region where the device is',
    address: SUITCASE,
    from: 'browser',
    act: inTurn(openPicker, pressInDialog('Pakai lokasi saat ini')),
    owner: DIALOG,
    told: 'Lokasimu belum bisa ditemukan.',
    again: 'act',
  },
];
