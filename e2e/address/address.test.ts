import type { Page } from 'playwright/test';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  expect,
  expectAccessible,
  FAST_TRIES,
  fault,
  isMobile,
  logIn,
  ready,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/x/RMB-00012-01';
const destination = (page: Page) => page.locator('#shipping').getByText(/^(Dikirim ke|Deliver to) /);
const openPicker = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Ubah tujuan pengiriman|Change the delivery destination)$/ })
    .click();
  const picker = page.getByRole('dialog', { name: /^(Kirim ke mana\?|Where should it go\?)$/ });
  await expect(picker).toBeVisible();
  return picker;
};
type Picker = Awaited<ReturnType<typeof openPicker>>;
const confirm = (picker: Picker) => picker.getByRole('button', { name: 'Kirim ke sini' }).click();
const choose = (picker: Picker, field: string, option: string) =>
  picker.getByLabel(field, { exact: true }).selectOption({ label: option });
async function chooseCikini(picker: Picker) {
  await choose(picker, 'Kecamatan', 'Menteng');
  await choose(picker, 'Kelurahan/desa', 'Cikini');
  await expect(picker.getByLabel('Kode pos')).toHaveValue('10330');
}

test(
  '[ADDRESS-07, ADDRESS-10, REGION-02, SHIP-03] keeps a guest’s region after a reload',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await expect(destination(page)).toHaveText('Dikirim ke Gambir, Jakarta Pusat');
    const picker = await openPicker(page);
    await expect(picker.getByLabel('Kode pos')).toHaveValue('10110');
    await choose(picker, 'Kecamatan', 'Menteng');
    await expect(picker.getByRole('button', { name: 'Kirim ke sini' })).toBeDisabled();
    await chooseCikini(picker);
    const reloaded = page.waitForResponse((response) => response.url().includes('/_summary'));
    const shipped = page.waitForRequest(/\/shipping-summary\?.*postalCode=10330/);
    await confirm(picker);
    await expect(picker).toBeHidden();
    await reloaded;
    await shipped;
    await expect(destination(page)).toHaveText('Dikirim ke Menteng, Jakarta Pusat');
    if (!isMobile(page)) {
      await expect(page.getByRole('banner').getByRole('button', { name: /Dikirim ke/ })).toContainText(
        'Menteng',
      );
    }
    await expect(page.getByRole('button', { name: 'Ubah tujuan pengiriman' })).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(destination(page)).toHaveText('Dikirim ke Menteng, Jakarta Pusat');
  },
);

test(
  '[ADDRESS-07, MODAL-22] a member chooses another address, by keyboard alone',
  DESKTOP_ONLY,
  async ({ page }) => {
    await logIn(page, 'ayu', SUITCASE);
    await expect(destination(page)).toHaveText('Dikirim ke Menteng, Jakarta Pusat');
    await page.getByRole('button', { name: 'Ubah tujuan pengiriman' }).focus();
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
    const office = picker.getByRole('radio', { name: /^Kantor/ });
    await expect(office).toBeChecked();
    for (let step = 0; step < 20; step += 1) {
      if (await office.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('radio', { name: /^Rumah Ibu/ })).toBeChecked();
    for (let step = 0; step < 10; step += 1) {
      if (
        await picker
          .getByRole('button', { name: 'Kirim ke sini' })
          .evaluate((one) => one === document.activeElement)
      )
        break;
      await page.keyboard.press('Tab');
    }
    await expect(picker.getByRole('button', { name: 'Kirim ke sini' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(destination(page)).toHaveText('Dikirim ke Coblong, Kota Bandung');
  },
);

test.describe('the map', () => {
  test(
    '[ADDRESS-08, SHIP-09, ERR-51] loads for a pin; keys, buttons and coordinates move it',
    PHONE_ONLY,
    async ({ page }) => {
      const chunks: string[] = [];
      page.on('request', (request) => chunks.push(request.url()));
      const isMapAsked = () => chunks.some((url) => /\/assets\/PinMap/.test(url));
      // Both sizes run on one marketplace, and a pin stays.
      const [member, rough] = isMobile(page)
        ? (['budi', { latitude: -7.2652, longitude: 112.7497 }] as const)
        : (['ayu', { latitude: -6.26, longitude: 106.815 }] as const);
      await logIn(page, member, SUITCASE);
      const picker = await openPicker(page);
      await picker.getByRole('radio', { name: /^(Kantor Budi|Rumah Ayu)/ }).check();
      await expect(picker.getByText('Belum ada pinpoint')).toBeVisible();
      expect(isMapAsked()).toBe(false);
      await picker.getByRole('button', { name: 'Atur pinpoint' }).click();
      const map = picker.getByRole('application');
      await expect(map.locator('canvas').first()).toBeVisible();
      expect(isMapAsked()).toBe(true);
      const latitude = picker.getByLabel('Lintang');
      const longitude = picker.getByLabel('Bujur');
      // Degrees are for those who ask for them.
      await expect(latitude).toBeHidden();
      await expect(picker.getByText('Titik dipilih')).toBeHidden();
      await map.focus();
      await page.keyboard.press('ArrowRight');
      await expect(picker.getByText('Titik dipilih')).toBeVisible();
      expect(await picker.innerText()).not.toMatch(/\d[.,]\d{3}/);
      await picker.getByText('Isi dengan koordinat').click();
      await expect(longitude).not.toHaveValue('');
      const east = Number(await longitude.inputValue());
      expect(east).toBeGreaterThan(rough.longitude);
      const north = Number(await latitude.inputValue());
      expect(north).toBeCloseTo(rough.latitude, 3);
      await map.focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(north);
      await picker.getByRole('button', { name: 'Perbesar peta' }).click();
      await page.mouse.move(0, 0);
      const box = await map.boundingBox();
      if (box === null) throw new Error('the map has no size');
      const before = await longitude.inputValue();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 3, { steps: 4 });
      await page.mouse.up();
      await expect(longitude).not.toHaveValue(before);
      // In another country.
      await latitude.fill('48,86');
      await longitude.fill('2,35');
      await longitude.press('Enter');
      await expect(picker.getByText('Lokasi di peta tidak valid.')).toBeVisible();
      await expect(picker.getByText('Titik dipilih')).toBeHidden();
      await latitude.fill('-6,2301');
      await longitude.fill('106,8512');
      await longitude.press('Enter');
      await expect(picker.getByText('Titik dipilih')).toBeVisible();
      const saved = page.waitForRequest((request) => request.url().endsWith('/geolocation'));
      await confirm(picker);
      expect((await saved).postDataJSON()).toEqual({ latitude: -6.2301, longitude: 106.8512 });
      await expect(picker).toBeHidden();
      const again = await openPicker(page);
      await expect(again.getByRole('radio', { name: /^(Kantor Budi|Rumah Ayu)/ })).toBeChecked();
      await expect(again.getByText('Belum ada pinpoint')).toBeHidden();
    },
  );

  test.describe('without its code', () => {
    test.use({ allowed: ['Failed to load resource', 'net::ERR_FAILED'], waits: FAST_TRIES });
    test(
      '[ERR-50] says so, leaves the coordinates, and comes after a retry',
      PHONE_ONLY,
      async ({ page, open }) => {
        await page.route('**/assets/PinMap*', (route) => route.abort());
        await open(SUITCASE);
        const picker = await openPicker(page);
        await picker.getByRole('button', { name: 'Atur pinpoint' }).click();
        await expect(picker.getByText('Peta gagal dimuat.')).toBeVisible();
        await expect(picker.getByLabel('Lintang')).toBeVisible();
        await expectAccessible(page);
        await page.unroute('**/assets/PinMap*');
        await picker.getByRole('button', { name: 'Coba lagi' }).click();
        await expect(picker.getByRole('application').locator('canvas').first()).toBeVisible();
      },
    );
  });
});

test.describe('the device’s location', () => {
  test(
    '[ADDRESS-09] fills region and pin when it may be known',
    PHONE_ONLY,
    async ({ page, open, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: -6.9, longitude: 107.61 });
      await open(SUITCASE);
      const picker = await openPicker(page);
      await picker.getByRole('button', { name: 'Pakai lokasi saat ini' }).click();
      await expect(picker.getByLabel('Kota/kabupaten')).toHaveValue('32.73');
      await expect(picker.getByText('Titik sudah dipilih. Buka peta untuk mengubahnya.')).toBeVisible();
      expect(await picker.innerText()).not.toMatch(/\d[.,]\d/);
      await choose(picker, 'Kecamatan', 'Coblong');
      await choose(picker, 'Kelurahan/desa', 'Dago');
      await expect(picker.getByLabel('Kode pos')).toHaveValue('40135');
      const summary = page.waitForRequest((request) => request.url().includes('/_summary'));
      await confirm(picker);
      expect((await summary).url()).toContain('latitude=-6.9&longitude=107.61');
      await expect(destination(page)).toHaveText('Dikirim ke Coblong, Kota Bandung');
    },
  );

  test('[ERR-52] a refusal is said beside the button', PHONE_ONLY, async ({ page, open }) => {
    await open(SUITCASE);
    const picker = await openPicker(page);
    await picker.getByRole('button', { name: 'Pakai lokasi saat ini' }).click();
    await expect(picker.getByRole('alert')).toHaveText(
      'Izin lokasi belum aktif. Aktifkan di pengaturan, ya.',
    );
  });

  test.describe('abroad', () => {
    // The answer that refuses it is a line in the console.
    test.use({ allowed: ['status of 400'] });
    test('[ERR-51] is said to be no valid location', PHONE_ONLY, async ({ page, open, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 3.139, longitude: 101.69 });
      await open(SUITCASE);
      const picker = await openPicker(page);
      await picker.getByRole('button', { name: 'Pakai lokasi saat ini' }).click();
      await expect(picker.getByRole('alert')).toHaveText('Lokasi di peta tidak valid.');
    });
  });
});

for (const language of ['id', 'en']) {
  test(
    `[MODAL-22, MODAL-07] axe finds nothing in the picker: addresses, regions, map, ${language}`,
    language === 'en' ? NIGHTLY : PHONE_ONLY,
    async ({ page }) => {
      await logIn(page, 'ayu', `${SUITCASE}?lang=${language}`);
      const picker = await openPicker(page);
      await expect(picker.getByRole('radio')).toHaveCount(4);
      await expectAccessible(page);
      await picker.getByRole('radio').last().check();
      await expect(picker.getByRole('combobox').first()).toBeEnabled();
      await expectAccessible(page);
      await picker.getByRole('button', { name: /^(Atur pinpoint|Set location pin)$/ }).click();
      await expect(picker.getByRole('application').locator('canvas').first()).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
  );
}

test.describe('lists that fail', () => {
  test.use({ allowed: ['Failed to load resource'] });
  test(
    '[REGION-01, ADDRESS-06] axe finds nothing, and nothing scrolls sideways at 320 px',
    NIGHTLY,
    async ({ page }) => {
      await logIn(page, 'eko', SUITCASE);
      await fault(page, 'GET /common/region/*', '500');
      await fault(page, 'GET /member/addresses', '500');
      const picker = await openPicker(page);
      await expect(picker.getByText('Alamatmu gagal dimuat.')).toBeVisible();
      await expect(picker.getByText('Daftar ini gagal dimuat.')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await picker.evaluate((dialog) =>
        Math.max(...[...dialog.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
      );
      expect(overflow).toBeLessThanOrEqual(320);
      // They are the member's, and others log in as them.
      await page.request.delete('/backend/_faults');
    },
  );
});
