import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { followLogin } from '../support/followLogin.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const sell = (options: OpenOptions = {}) => openPage({ shop: { products: [product()] } }, options);
/** Leaves no call unanswered, but the page is returned before the parts that wait for a place. */
const NONE = /^$/;
const line = () => document.querySelector('#shipping')?.textContent ?? '';
const asked = (page: Opened, part: string) => page.shop.requests.filter(({ path }) => path.includes(part));

/** The picker, opened from the destination in the shipping section. */
async function openPicker(page: Opened) {
  await page.user.click(screen.getByRole('button', { name: /^(Ubah tujuan|Change the delivery)/ }));
  return within(await screen.findByRole('dialog', { name: /^(Kirim ke mana\?|Where should it go\?)$/ }));
}
type Picker = Awaited<ReturnType<typeof openPicker>>;
const confirmation = (picker: Picker) =>
  picker.getByRole('button', { name: /^(Kirim ke sini|Deliver here)$/ });
/** Chooses an option once its list has come. */
async function choose(page: Opened, picker: Picker, field: RegExp, option: string) {
  await picker.findByRole('option', { name: option });
  await page.user.selectOptions(picker.getByRole('combobox', { name: field }), option);
}
async function chooseMenteng(page: Opened, picker: Picker) {
  await choose(page, picker, /^Kecamatan/, 'Menteng');
  await choose(page, picker, /^Kelurahan/, 'Cikini');
  await picker.findByRole('option', { name: '10330' });
}

/** Stubs the device's location: a place, or the code of an error. */
function deviceSays(answer: { latitude: number; longitude: number } | number): { asked: () => number } {
  let count = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: object) => void, refused: (error: object) => void) => {
        count += 1;
        if (typeof answer === 'number') refused({ code: answer });
        else found({ coords: answer });
      },
    },
  });
  return { asked: () => count };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the destination', () => {
  test('[SHIP-03, ADDRESS-10] is Jakarta Pusat at first, and can be changed from where it is shown', async () => {
    const page = await sell();
    expect(line()).toContain('Dikirim ke Gambir, Jakarta Pusat');
    const picker = await openPicker(page);
    expect(picker.getByRole('button', { name: 'Tutup' })).toBeDefined();
    expect(await picker.findByRole('option', { name: '10110' })).toBeDefined();
  });

  test('[SHIP-03] in English', async () => {
    const page = await sell({ visitor: { language: 'en' } });
    expect(line()).toContain('Deliver to Gambir, Jakarta Pusat');
    const picker = await openPicker(page);
    expect(picker.getByRole('button', { name: 'Use my location' })).toBeDefined();
  });

  test('[ADDRESS-07, ADDRESS-10, REGION-02, MODAL-22] page and calls use the region a guest chose', async () => {
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await choose(page, picker, /^Kecamatan/, 'Menteng');
    expect(isOff(confirmation(picker))).toBe(true);
    await choose(page, picker, /^Kelurahan/, 'Cikini');
    await waitFor(() => expect(isOff(confirmation(picker))).toBe(false));
    const before = page.shop.requests.length;
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(line()).toContain('Dikirim ke Menteng, Jakarta Pusat');
    await page.settle();
    const after = page.shop.requests.slice(before).map(({ path }) => path);
    expect(after.some((path) => path.includes('/_summary'))).toBe(true);
    expect(after.find((path) => path.includes('/shipping-summary'))).toContain(
      'subdistrict=Cikini&district=Menteng&city=Jakarta+Pusat&postalCode=10330',
    );
    expect(page.shop.requests.some(({ path }) => path.startsWith('/member/addresses'))).toBe(false);
  });

  test('[ADDRESS-10] it is kept while the tab is open, and only what is valid is used', async () => {
    const first = await sell();
    const picker = await openPicker(first);
    await picker.findByRole('option', { name: '10110' });
    await chooseMenteng(first, picker);
    await first.user.click(confirmation(picker));
    await waitFor(() => expect(sessionStorage.getItem('destination')).toContain('Cikini'));
    first.view.unmount();
    const second = await sell();
    await waitFor(() => expect(line()).toContain('Dikirim ke Menteng, Jakarta Pusat'));
    second.view.unmount();
    sessionStorage.setItem('destination', '{"city":"<b>Paris</b>"}');
    const third = await sell();
    await third.settle();
    expect(line()).toContain('Dikirim ke Gambir, Jakarta Pusat');
  });

  test('[ADDRESS-07] the quantity stays when the destination changes', async () => {
    const page = await sell({ path: '/p/barang-uji/UJI-00001-01?qty=3' });
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await chooseMenteng(page, picker);
    await page.user.click(confirmation(picker));
    await page.settle();
    expect(screen.getAllByRole('textbox', { name: 'Jumlah' })[0]).toHaveProperty('value', '3');
  });
});

describe('regions', () => {
  test('[REGION-01] another province empties what was chosen below it', async () => {
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await choose(page, picker, /^Provinsi/, 'Bali');
    expect(await picker.findByRole('option', { name: 'Kota Denpasar' })).toBeDefined();
    for (const field of [/^Kota/, /^Kecamatan/, /^Kelurahan/, /^Kode pos/]) {
      expect(picker.getByRole('combobox', { name: field })).toHaveProperty('value', '');
    }
    expect(isOff(picker.getByRole('combobox', { name: /^Kecamatan/ }))).toBe(true);
    expect(isOff(confirmation(picker))).toBe(true);
  });

  test('[REGION-01] a list that fails says so beside its field, and comes after a retry', async () => {
    const page = await sell({ visitor: { member: 'citra' } });
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await page.shop.fault('GET /common/region/countries/ID/provinces/51/cities', '500');
    await choose(page, picker, /^Provinsi/, 'Bali');
    expect((await picker.findByRole('alert')).textContent).toContain('Daftar ini gagal dimuat.');
    await page.shop.mend();
    await page.user.click(picker.getByRole('button', { name: 'Coba lagi' }));
    expect(await picker.findByRole('option', { name: 'Kota Denpasar' })).toBeDefined();
    expect(picker.queryByRole('alert')).toBeNull();
  });

  test('[ADDRESS-07] a choice that was not confirmed is gone when the picker opens again', async () => {
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await choose(page, picker, /^Provinsi/, 'Bali');
    await picker.findByRole('option', { name: 'Kota Denpasar' });
    await page.user.click(picker.getByRole('button', { name: 'Tutup' }));
    const again = await openPicker(page);
    await again.findByRole('option', { name: '10110' });
    expect(again.getByRole('combobox', { name: /^Provinsi/ })).toHaveProperty('value', '31');
  });

  test('[REGION-02] the visitor types the postal code where none is known', async () => {
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await choose(page, picker, /^Provinsi/, 'Bali');
    await choose(page, picker, /^Kota/, 'Kota Denpasar');
    await choose(page, picker, /^Kecamatan/, 'Denpasar Barat');
    await choose(page, picker, /^Kelurahan/, 'Pemecutan');
    const postalCode = await picker.findByRole('textbox', {
      name: 'Kode pos',
      description: 'Ketik 5 angka kode posmu.',
    });
    await page.user.type(postalCode, '10110');
    expect(picker.getByRole('alert').textContent).toBe('Kode pos ini bukan kode pos Bali.');
    expect(isOff(confirmation(picker))).toBe(true);
    await page.user.clear(postalCode);
    await page.user.type(postalCode, '80119');
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(line()).toContain('Dikirim ke Denpasar Barat, Kota Denpasar'));
  });
});

describe("a member's addresses", () => {
  test('[ADDRESS-03, ADDRESS-04, API-110] syncs, then reads them; the main one is the destination', async () => {
    const page = await sell({ visitor: { member: 'ayu' } });
    await waitFor(() => expect(line()).toContain('Dikirim ke Menteng, Jakarta Pusat'));
    expect(asked(page, '/member/addresses').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /member/addresses/_sync',
      'GET /member/addresses',
    ]);
    await waitFor(() =>
      expect(asked(page, '/_summary').at(-1)?.path).toContain('latitude=-6.1953&longitude=106.8318'),
    );
  });

  test('[MODAL-22, ADDRESS-07, ADDRESS-08] one is chosen; an address without a pin says so', async () => {
    const page = await sell({ visitor: { member: 'ayu' } });
    const picker = await openPicker(page);
    const home = await picker.findByRole('radio', { name: /^Rumah Ayu Pratiwi/ });
    expect(picker.getByRole('radio', { name: /^Kantor/ })).toHaveProperty('checked', true);
    expect(picker.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Utama'),
      expect.stringContaining('Belum ada pinpoint'),
      expect.not.stringContaining('Belum ada pinpoint'),
      expect.stringContaining('Area lain'),
    ]);
    await page.user.click(home);
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(line()).toContain('Dikirim ke Mampang Prapatan, Jakarta Selatan'));
    await page.settle();
    expect(asked(page, '/_summary').at(-1)?.path).not.toContain('latitude');
  });

  test('[ADDRESS-10, MODAL-22] another area can be chosen as well', async () => {
    const page = await sell({ visitor: { member: 'budi' } });
    const picker = await openPicker(page);
    await page.user.click(await picker.findByRole('radio', { name: /^Area lain/ }));
    await choose(page, picker, /^Provinsi/, 'DKI Jakarta');
    await choose(page, picker, /^Kota/, 'Jakarta Pusat');
    await chooseMenteng(page, picker);
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(line()).toContain('Dikirim ke Menteng, Jakarta Pusat'));
  });

  test('[ADDRESS-06] addresses that fail to load block nothing, and come after a retry', async () => {
    const page = await sell({ visitor: { member: 'citra' } });
    await page.shop.fault('GET /member/addresses', '500');
    const picker = await openPicker(page);
    expect(await picker.findByText('Alamatmu gagal dimuat.')).toBeDefined();
    expect(await picker.findByRole('option', { name: '10110' })).toBeDefined();
    await page.shop.mend();
    await page.user.click(picker.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(picker.queryByText('Alamatmu gagal dimuat.')).toBeNull());
  });
});

describe('the pin', () => {
  // Nothing can be drawn in this document: the map fails as it does in a browser without a canvas, and says why.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  test('[ERR-50, ADDRESS-08, SHIP-09] without a map a pin is set by coordinates and kept', async () => {
    const page = await sell({ visitor: { member: 'ayu' } });
    const picker = await openPicker(page);
    await page.user.click(await picker.findByRole('radio', { name: /^Rumah Ayu Pratiwi/ }));
    await page.user.click(picker.getByRole('button', { name: 'Atur pinpoint' }));
    expect(await picker.findByText('Peta gagal dimuat.')).toBeDefined();
    await page.user.type(picker.getByRole('textbox', { name: 'Lintang' }), '-6,2601');
    await page.user.type(picker.getByRole('textbox', { name: 'Bujur' }), '106.8155{Enter}');
    const letGo = page.shop.hold(/geolocation$/);
    await page.user.click(confirmation(picker));
    // Meanwhile no other address is chosen.
    expect(isOff(await picker.findByRole('button', { name: 'Menyimpan…' }))).toBe(true);
    expect(isOff(document.querySelector('fieldset.addr'))).toBe(true);
    await letGo();
    await waitFor(() => expect(line()).toContain('Dikirim ke Mampang Prapatan, Jakarta Selatan'));
    const saved = asked(page, '/geolocation');
    expect(saved.map(({ path, body }) => [path, body])).toEqual([
      ['/member/addresses/address-ayu-rumah/geolocation', { latitude: -6.2601, longitude: 106.8155 }],
    ]);
    expect(saved[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(asked(page, '/_summary').at(-1)?.path).toContain('latitude=-6.2601'));
    const again = await openPicker(page);
    const home = await again.findByRole('radio', { name: /^Rumah Ayu Pratiwi/ });
    expect(home.closest('label')?.textContent).not.toContain('Belum ada pinpoint');
  });

  test('[ADDRESS-12, AUTH-13, AUTH-16] reports an ended session; saves the pin once after login', async () => {
    const page = await sell({ visitor: { member: 'ayu' } });
    const picker = await openPicker(page);
    await page.user.click(await picker.findByRole('radio', { name: /^Rumah Ayu Pratiwi/ }));
    await page.user.click(picker.getByRole('button', { name: 'Atur pinpoint' }));
    await page.user.type(await picker.findByRole('textbox', { name: 'Lintang' }), '-6,2601');
    await page.user.type(picker.getByRole('textbox', { name: 'Bujur' }), '106.8155{Enter}');
    await page.visitor.submit('/backend/common/users/_logout');
    await page.user.click(confirmation(picker));
    const title = 'Masuk untuk menyimpan pinpoint';
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    expect(prompt.getByText(/^Sesimu sudah berakhir/)).toBeDefined();
    await followLogin(page, title);
    page.view.unmount();
    page.root.stop();
    const back = await sell({ visitor: { member: 'ayu' } });
    await waitFor(() =>
      expect(asked(back, '/geolocation').map(({ path, body }) => [path, body])).toEqual([
        ['/member/addresses/address-ayu-rumah/geolocation', { latitude: -6.2601, longitude: 106.8155 }],
      ]),
    );
    await waitFor(() => expect(line()).toContain('Dikirim ke Mampang Prapatan, Jakarta Selatan'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(back, '/geolocation')).toHaveLength(1);
  });

  test('[SHIP-09, MODAL-22] a request for a pin opens the picker with its map', async () => {
    const page = await sell();
    page.tell('modal', { type: 'modal.opened', key: 'addressPicker', params: { pin: true } });
    expect(await screen.findByRole('textbox', { name: 'Lintang' })).toBeDefined();
  });

  test('[ERR-51] a pin far away, or in another country, is said to be invalid', async () => {
    const page = await sell();
    page.tell('modal', { type: 'modal.opened', key: 'addressPicker', params: { pin: true } });
    const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
    const latitude = await picker.findByRole('textbox', { name: 'Lintang' });
    const longitude = picker.getByRole('textbox', { name: 'Bujur' });
    await page.user.type(latitude, '48.86');
    await page.user.type(longitude, '2.35{Enter}');
    expect(await picker.findByText('Lokasi di peta tidak valid.')).toBeDefined();
    expect(isOff(confirmation(picker))).toBe(true);
    await page.user.clear(latitude);
    await page.user.type(latitude, '3.139');
    await page.user.clear(longitude);
    await page.user.type(longitude, '101.69{Enter}');
    await waitFor(() => expect(picker.queryByText('Lokasi di peta tidak valid.')).toBeNull());
    await picker.findByRole('option', { name: '10110' });
    await page.user.click(confirmation(picker));
    expect(await picker.findByText('Lokasi di peta tidak valid.')).toBeDefined();
    expect(line()).toContain('Gambir');
  });

  test('a coordinate that is none is said so beside its field', async () => {
    const page = await sell();
    page.tell('modal', { type: 'modal.opened', key: 'addressPicker', params: { pin: true } });
    await page.user.type(await screen.findByRole('textbox', { name: 'Lintang' }), 'selatan');
    expect(screen.getByText('Isi dengan angka derajat, misalnya -6,2088.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Lintang' }).getAttribute('aria-invalid')).toBe('true');
    // The other field has no fault.
    expect(screen.getByRole('textbox', { name: 'Bujur' }).hasAttribute('aria-invalid')).toBe(false);
    // The fault goes once the field is mended, and a longitude may be larger than any latitude.
    await page.user.clear(screen.getByRole('textbox', { name: 'Lintang' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Bujur' }), '106,8');
    expect(screen.queryByText('Isi dengan angka derajat, misalnya -6,2088.')).toBeNull();
  });
});

describe("the device's location", () => {
  test('while the device is asked that is said', async () => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: () => {} },
    });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
      if (before !== undefined) Object.defineProperty(navigator, 'geolocation', before);
    });
    const page = await sell();
    const picker = await openPicker(page);
    await page.user.click(await picker.findByRole('button', { name: 'Pakai lokasi saat ini' }));
    const busy = await picker.findByRole('button', { name: 'Mencari lokasimu…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
  });

  test('[ADDRESS-09] is asked for only by its button, and fills the region as far as it is known', async () => {
    const device = deviceSays({ latitude: -6.92, longitude: 107.61 });
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    expect(device.asked()).toBe(0);
    await page.user.click(picker.getByRole('button', { name: 'Pakai lokasi saat ini' }));
    expect(device.asked()).toBe(1);
    await choose(page, picker, /^Kecamatan/, 'Coblong');
    expect(picker.getByRole('combobox', { name: /^Provinsi/ })).toHaveProperty('value', '32');
    expect(picker.getByRole('combobox', { name: /^Kota/ })).toHaveProperty('value', '32.73');
    await choose(page, picker, /^Kelurahan/, 'Dago');
    await picker.findByRole('option', { name: '40135' });
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(line()).toContain('Dikirim ke Coblong, Kota Bandung'));
    expect(asked(page, '/_summary').at(-1)?.path).toContain('latitude=-6.92&longitude=107.61');
  });

  test('[ADDRESS-08, ADDRESS-09] takes the place of a coordinate that is half typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    deviceSays({ latitude: -6.92, longitude: 107.61 });
    const page = await sell();
    page.tell('modal', { type: 'modal.opened', key: 'addressPicker', params: { pin: true } });
    const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
    const latitude = await picker.findByRole<HTMLInputElement>('textbox', { name: 'Lintang' });
    const longitude = picker.getByRole<HTMLInputElement>('textbox', { name: 'Bujur' });
    await page.user.type(latitude, '-7,5');
    await page.user.click(picker.getByRole('button', { name: 'Pakai lokasi saat ini' }));
    await waitFor(() => expect([latitude.value, longitude.value]).toEqual(['-6.92', '107.61']));
    await page.user.type(longitude, '{Enter}');
    expect([latitude.value, longitude.value]).toEqual(['-6.92', '107.61']);
    vi.restoreAllMocks();
  });

  test('[ADDRESS-09, ERR-52] a refusal is said, and the choice stays as it was', async () => {
    deviceSays(1);
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    await page.user.click(picker.getByRole('button', { name: 'Pakai lokasi saat ini' }));
    expect((await picker.findByRole('alert')).textContent).toBe(
      'Izin lokasi belum aktif. Aktifkan di pengaturan, ya.',
    );
    expect(isOff(confirmation(picker))).toBe(false);
  });

  test('[ERR-52] in English', async () => {
    deviceSays(1);
    const page = await sell({ visitor: { language: 'en' } });
    const picker = await openPicker(page);
    await page.user.click(await picker.findByRole('button', { name: 'Use my location' }));
    expect((await picker.findByRole('alert')).textContent).toBe(
      'Location permission is off. Turn it on in your settings.',
    );
  });
});

test('[MODAL-38] the message that the location changed can be left, or leads to another address', async () => {
  const page = await sell();
  page.tell('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
  const message = within(await dialogShown());
  expect(
    message.getByText('Lokasi pengirim kami ubah supaya produk ini bisa sampai ke alamatmu.'),
  ).toBeDefined();
  await page.user.click(message.getByRole('button', { name: 'Oke' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  page.tell('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
  await page.user.click(await screen.findByRole('button', { name: 'Ganti alamat' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Kirim ke mana?' }));
  await picker.findByRole('option', { name: '10110' });
  await page.user.click(confirmation(picker));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('[ERR-63] too much at once', () => {
  test('a list of regions says when it may be asked for again, and has what was chosen still', async () => {
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    page.shop.limit(/region/, 9);
    await page.user.selectOptions(picker.getByRole('combobox', { name: /^Kecamatan/ }), 'Menteng');
    const told = await picker.findByText(/Lagi ramai. Coba lagi dalam 9 detik, ya\./);
    const alert = told.closest<HTMLElement>('[role=alert]');
    expect(alert).not.toBeNull();
    await page.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Coba lagi' }));
    expect(await picker.findByRole('option', { name: 'Cikini' })).toBeDefined();
    expect(picker.queryByText(/Lagi ramai/)).toBeNull();
  });

  test('says when the place of the device cannot be looked up yet', async () => {
    deviceSays({ latitude: -6.1767, longitude: 106.8263 });
    const page = await sell();
    const picker = await openPicker(page);
    await picker.findByRole('option', { name: '10110' });
    page.shop.limit(/region|nearest/, 9);
    await page.user.click(picker.getByRole('button', { name: 'Pakai lokasi saat ini' }));
    expect(await picker.findByText('Lagi ramai. Coba lagi dalam 9 detik, ya.')).toBeDefined();
  });
});

describe('[SHIP-24] where it goes is not known yet', () => {
  /** The words by which any part of the page names a place, a day or a cost of a delivery. */
  const PROMISES = /Gambir|[Kk]e Gubeng|[Tt]iba |Kota Surabaya/;
  const CALLS = /member\/addresses/;
  const nothingSaid = () => {
    expect(document.body.textContent).not.toMatch(PROMISES);
    expect(line()).toContain('memuat tujuan');
    expect(line()).toContain('Memuat ongkir');
  };

  test('of a member nothing is said of a place or a cost, and then what is theirs', async () => {
    const page = await sell({ visitor: { member: 'budi' }, shop: { held: CALLS } });
    await waitFor(() => expect(asked(page, '/member/addresses')).not.toHaveLength(0));
    nothingSaid();
    expect(asked(page, '/shipping-summary')).toEqual([]);
    await page.shop.letGo();
    await page.settle();
    expect(line()).toContain('Dikirim ke Gubeng, Kota Surabaya');
    expect(document.body.textContent).not.toContain('Gambir');
    expect(asked(page, '/shipping-summary').every(({ path }) => path.includes('Gubeng'))).toBe(true);
  });

  test.each([`/p/barang-uji/${ITEM}/description`, `/add-on/installation/barang-uji/${ITEM}`])(
    'the page %s, which has no product above it, learns the place of a member as well',
    async (path) => {
      await sell({ path, visitor: { member: 'budi' } });
      const sendTo = await screen.findByRole('button', { name: /^Dikirim ke/ });
      await waitFor(() => expect(sendTo.textContent).toContain('Gubeng'));
      expect(screen.queryByText('Jasa pasang sedang dimuat')).toBeNull();
    },
  );

  test('the list of ways waits as well, and is asked for the place alone', async () => {
    const page = await sell({ visitor: { member: 'budi' }, shop: { held: CALLS } });
    await page.user.click(await screen.findByRole('button', { name: 'Opsi lain' }));
    const list = await screen.findByRole('dialog', { name: 'Pengiriman' });
    expect(list.textContent).not.toMatch(PROMISES);
    expect(list.textContent).toContain('memuat tujuan');
    await page.shop.letGo();
    await waitFor(() => expect(list.textContent).toContain('Gubeng, Kota Surabaya'));
    await page.settle();
    expect(within(list).getAllByRole('radio')).not.toHaveLength(0);
    expect(asked(page, 'Gambir')).toEqual([]);
  });

  test('the total at the foot of the phone’s sheet has no shipping of another place', async () => {
    await onPhone(async () => {
      const page = await sell({ visitor: { member: 'budi' }, shop: { held: CALLS } });
      const bar = within(await screen.findByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      await waitFor(() => expect(asked(page, '/order-costs')).not.toHaveLength(0));
      expect(asked(page, '/order-costs').map(({ body }) => body.destination)).toEqual([undefined]);
      expect(sheet.textContent).not.toMatch(/(?<![Bb]elum )termasuk ongkir|[Tt]iba /);
    });
  });

  test('of a member without any address it is the default, once that is known', async () => {
    const page = await sell({ visitor: { member: 'citra' }, shop: { held: CALLS } });
    await waitFor(() => expect(asked(page, '/member/addresses')).not.toHaveLength(0));
    nothingSaid();
    await page.shop.letGo();
    await page.settle();
    expect(line()).toContain('Dikirim ke Gambir, Jakarta Pusat');
  });

  test('of a guest whose tab keeps a choice nothing is said before it has been read', async () => {
    const kept = {
      addressId: null,
      province: 'Jawa Timur',
      city: 'Kota Surabaya',
      district: 'Gubeng',
      subdistrict: 'Airlangga',
      postalCode: '60286',
      geolocation: null,
    };
    sessionStorage.setItem('destination', JSON.stringify(kept));
    // The page is returned before it knows the place.
    const page = await sell({ shop: { held: /nothing/ } });
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent ?? ''));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    expect(document.body.textContent).not.toContain('Gambir');
    await waitFor(() => expect(line()).toContain('Dikirim ke Gubeng, Kota Surabaya'));
    await page.settle();
    watch.disconnect();
    expect(said.join(' ')).not.toContain('Gambir');
    expect(asked(page, 'Gambir')).toEqual([]);
  });
});

describe('[ADDRESS-11] pressed before the saved address has come', () => {
  const press = (page: Opened, name: string) =>
    page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name }));
  const writes = (page: Opened) =>
    page.shop.requests
      .filter(({ method, path }) => method === 'POST' && /carts|checkout/.test(path))
      .map(({ body }) => body.destination?.district);

  test.each(['Keranjang', 'Beli sekarang'])('%s waits for it, pending, and goes there', async (name) => {
    const page = await sell({ visitor: { member: 'ayu' }, shop: { held: /member\/addresses/ } });
    await waitFor(() => expect(asked(page, '/member/addresses')).not.toHaveLength(0));
    expect(line()).not.toContain('Dikirim ke');
    await press(page, name);
    const button = within(screen.getByRole('complementary')).getByRole('button', { name: new RegExp(name) });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(writes(page)).toEqual([]);
    await page.shop.letGo();
    await waitFor(() => expect(writes(page)).toHaveLength(1));
    expect(line()).not.toContain('Gambir');
    expect(line()).toContain(`Dikirim ke ${writes(page)[0]},`);
  });

  test('[ADDRESS-14] it does not come: it is bought without a destination, as the page says none', async () => {
    const broken = { 'POST /member/addresses/_sync': '500' };
    const page = await sell({ visitor: { member: 'ayu' }, shop: { faults: broken, held: NONE } });
    await screen.findByRole('complementary');
    await press(page, 'Keranjang');
    await waitFor(() => expect(writes(page)).toEqual([undefined]), { timeout: 4_500 });
    expect(line()).toContain('belum diketahui');
    expect(line()).not.toContain('Gambir');
  });
});

describe('[ADDRESS-14] a member’s addresses could not be loaded', () => {
  const PROMISES = /Gambir|Tiba |memuat tujuan|Memuat ongkir/;
  const UNKNOWN = 'Alamatmu belum bisa dimuat. Coba lagi, atau pilih tujuan lewat Ubah.';
  const broken = { 'GET /member/addresses': '500' };
  const openFailed = () => sell({ visitor: { member: 'budi' }, shop: { faults: broken, held: NONE } });

  test('keeps the place unknown, claims nothing, and asks for nothing of the default', async () => {
    const page = await openFailed();
    expect(await screen.findByText(UNKNOWN)).toBeDefined();
    expect(document.body.textContent).not.toMatch(PROMISES);
    expect(asked(page, '/shipping-summary')).toEqual([]);
    expect(screen.getByRole('button', { name: /^Dikirim ke/ }).textContent).toContain('belum diketahui');
  });

  test('asked for again it is the member’s own', async () => {
    const page = await openFailed();
    const alert = (await screen.findByText(UNKNOWN)).closest('[role=alert]') as HTMLElement;
    await page.shop.mend();
    await page.user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(line()).toContain('Dikirim ke Gubeng, Kota Surabaya'));
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  test('a place chosen by hand is where it goes', async () => {
    const page = await openFailed();
    await screen.findByText(UNKNOWN);
    const picker = await openPicker(page);
    await choose(page, picker, /^Provinsi/, 'DKI Jakarta');
    await choose(page, picker, /^Kota/, 'Jakarta Pusat');
    await chooseMenteng(page, picker);
    await page.user.click(confirmation(picker));
    await waitFor(() => expect(line()).toContain('Dikirim ke Menteng, Jakarta Pusat'));
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});
