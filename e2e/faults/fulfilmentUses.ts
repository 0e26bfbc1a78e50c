import { BOTTLE, BOTTLE_SOLD_OUT, IN_STORES_ONLY, MANGO, PICKUP_POINTS, SUITCASE } from './addresses.ts';
import { inTurn, openDialog, press, pressInDialog, type Use } from './use.ts';
import type { Visit } from './visit.ts';

const DIALOG = ['dialog'];
const openPicker = openDialog('Ubah tujuan pengiriman');
/** Where everything stands that depends on where it goes; the total counts the shipping. */
const DESTINATION = ['.header', '#shipping', '.arrive', '.delivery-line', '.kept-total'];
/** Where a grocery says from where and when it comes. */
const GROCERY = ['.storestrip', '#shipping', '#service', '.buybox', '.order-rows'];
const RECOMMENDATION = ['#recommendation', 'li:has(> a[href="#recommendation"])'];
/** Somewhere else each time: a pin that stays where it is needs no saving. */
const typePin = async ({ page }: Visit) => {
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('Isi dengan koordinat').click();
  await dialog.getByLabel('Lintang').fill((-6.23 - Math.random() / 100).toFixed(4));
  await dialog.getByLabel('Bujur').fill('106,8512');
  await dialog.getByLabel('Bujur').press('Enter');
};
const pickSlot = async ({ page }: Visit) => {
  const shipping = page.locator('#shipping');
  await shipping.getByRole('button', { name: 'Besok', exact: true }).click();
  await shipping.getByRole('radio', { name: /08.00–\u206010.00/ }).check();
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

/** Addresses and regions, ways of delivery and pickup, and the stores and slots of groceries. */
export const fulfilmentUses: Use[] = [
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
  {
    endpoint: 'GET /product-detail/products/*/shipping',
    what: 'all ways of delivery',
    address: SUITCASE,
    from: 'browser',
    act: openDialog('Opsi lain'),
    owner: DIALOG,
    told: 'Pengiriman gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /product-detail/products/*/shipping',
    what: 'all ways of delivery on their page',
    address: `${SUITCASE}/shipping`,
    from: 'browser',
    owner: ['.subpage'],
    told: 'Pengiriman gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product/products/*/pickup-points',
    what: 'pickup points on their page',
    address: PICKUP_POINTS,
    from: 'browser',
    owner: ['main'],
    told: 'Lokasi pengambilan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product-detail/products/*/nearest-pickup-point',
    what: 'the nearest pickup point',
    address: BOTTLE,
    visitor: 'member',
    from: 'browser',
    owner: ['#shipping'],
    again: 'reload',
  },
  {
    endpoint: 'GET /product-pickup-point/*/other-pickup-point',
    what: 'where a sold-out item is left',
    address: BOTTLE_SOLD_OUT,
    from: 'browser',
    owner: ['#shipping'],
    again: 'reload',
  },
  {
    endpoint: 'GET /product/products/*/offline-merchants',
    what: 'stores that sell it',
    address: IN_STORES_ONLY,
    from: 'browser',
    owner: ['#stores'],
    told: 'Daftar toko gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'POST /grocery/nearby-stores',
    what: 'grocery stores near the destination',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    told: 'Toko terdekat gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /grocery/store-picker-config',
    what: 'the way to other stores',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/products/*/slotted-delivery',
    what: 'when a grocery can come',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    told: 'Waktu antar gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /product-detail/products/*/slotted-delivery/_resolve',
    what: 'whether a time can be had',
    address: MANGO,
    from: 'browser',
    act: pickSlot,
    // It is bought with the slot that is being asked for.
    holdsBuying: true,
    owner: GROCERY,
    told: 'Jadwalnya belum bisa dipastikan.',
    again: 'button',
  },
  {
    endpoint: 'GET /content/grocery-wiki/*',
    what: 'about groceries',
    address: MANGO,
    from: 'browser',
    act: press('Tentang belanja harian'),
    owner: DIALOG,
    told: 'Keterangan gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /grocery/recommendations',
    what: 'recommended groceries',
    address: MANGO,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
];
