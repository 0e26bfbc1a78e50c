import type { Page } from 'playwright/test';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { pickSlot, pickTomorrow } from '../support/slots.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, fault, isMobile, logIn, test } from '../support/test.ts';
import { expectShownAsTold, expectWhole, openSheet, translate } from '../support/translator.ts';

test.beforeEach(({ page }) => translate(page));

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const BOTTLE = '/p/x/TRT-00301-01';
const PHONE = '/p/x/GWA-00101-01';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';

/** Adds what is chosen, on a phone by the sheet, and leaves what goes along with it. */
async function add(page: Page) {
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
}
async function leaveAdded(page: Page) {
  const added = page.getByRole('dialog', { name: 'Sudah di keranjang' });
  await added.getByRole('button', { name: 'Lanjut belanja' }).click();
  await expect(added).toHaveCount(0);
}
/** Number of items in the bag, by the marketplace. */
async function bagOf(page: Page) {
  const { data } = (await (await page.request.get('/backend/retail/carts')).json()) as {
    data: { totalItems: number };
  };
  return data.totalItems;
}
function countAdds(page: Page) {
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/retail/carts')) adds.push(request.url());
  });
  return adds;
}

test(
  '[TRANSLATE-01, TRANSLATE-03] adds once, and keeps the buy actions and their words',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    const adds = countAdds(page);
    await open(BOTTLE);
    await expectShownAsTold(page);
    await add(page);
    await leaveAdded(page);
    await expectShownAsTold(page);
    expect(adds).toHaveLength(1);
    expect(await bagOf(page)).toBe(1);
    await add(page);
    await expectShownAsTold(page);
    expect(adds).toHaveLength(2);
    expect(await bagOf(page)).toBe(2);
  },
);

test(
  '[TRANSLATE-01, TRANSLATE-02] shows another option, quantity, gift and combo',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await expectShownAsTold(page);
    // By its words: other offers come before it.
    const gift = page.locator('#promo details').filter({ hasText: 'Gratis hadiah' }).first();
    await bringSection(page, 'promo', gift);
    // By the key: what comes above moves what is pressed between the pointer's going down and up.
    await gift.locator('summary').first().press('Enter');
    await gift.getByRole('radio', { name: /Bantal Leher/ }).check();
    await expect(gift.locator('summary').first()).toContainText('Bantal Leher');
    await page.getByRole('button', { name: /Paket combo/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Paket combo' });
    await expect(sheet.getByText('Rp1.424.000')).toBeVisible();
    await sheet.getByRole('checkbox', { name: /Label Koper/ }).check();
    await expect(sheet.getByText('Rp1.494.000')).toBeVisible();
    await sheet.getByRole('button', { name: 'Tambah paket' }).click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await leaveAdded(page);
    await expectShownAsTold(page);
    expect(await bagOf(page)).toBe(3);

    await page.locator('#variant').getByRole('link', { name: 'Medium 24″' }).click();
    await expect(page).toHaveURL(/RMB-00012-02/);
    await expectShownAsTold(page);
    if (!isMobile(page)) {
      await page.locator('#buybox').getByRole('button', { name: 'Tambah', exact: true }).click();
      await expectShownAsTold(page);
    }
  },
);

test(
  '[TRANSLATE-01] a phone’s sheet names the item when its option changes',
  PHONE_ONLY,
  async ({ page, open }) => {
    // A desk has no such sheet: by night too it is a phone's.
    await page.setViewportSize({ width: 360, height: 800 });
    await open(PHONE);
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    const sheet = page.getByRole('dialog');
    const price = sheet.locator('.price-now');
    await expect(price).toContainText('Rp4.299.000');
    await sheet.getByRole('link', { name: '256 GB' }).click();
    await expect(price).toContainText('Rp4.899.000');
    await sheet.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expectShownAsTold(page);
    await expect(sheet.locator('.order-made')).toContainText('Rp9.798.000');
    await sheet.getByRole('button', { name: 'Kurangi' }).click();
    await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await leaveAdded(page);
    await expectShownAsTold(page);
    await page.goto('/cart');
    await expect(page.locator('.sums')).toContainText('Rp4.899.000');
  },
);

test('[TRANSLATE-01] a voucher is claimed, and says so', NIGHTLY, async ({ page }) => {
  await logIn(page, isMobile(page) ? 'eko' : 'budi', SUITCASE);
  const row = page.locator('#promo').getByRole('button', { name: /voucher toko|Voucher & potongan/ });
  await bringSection(page, 'promo', row);
  await row.click();
  const list = page.getByRole('dialog');
  const voucher = list.getByRole('listitem').filter({ has: page.getByText('Diskon 5%', { exact: true }) });
  await voucher.getByRole('button', { name: 'Klaim Diskon 5%' }).click();
  await expect(voucher.getByRole('button', { name: 'Sudah diklaim' })).toBeVisible();
  await list.getByRole('button', { name: 'S&K Diskon 5%' }).click();
  await expect(page.getByRole('dialog', { name: 'Syarat & ketentuan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectShownAsTold(page);
});

test(
  '[TRANSLATE-01] groceries: another slot, another quantity, and both in the bag',
  NIGHTLY,
  async ({ page, open }) => {
    await open(MANGO);
    await expectShownAsTold(page);
    await pickTomorrow(page);
    await pickSlot(page, '10.00–\u206012.00');
    await expectShownAsTold(page);
    await page.getByRole('button', { name: /^Ranch Menteng.*Ganti toko$/ }).click();
    const picker = page.getByRole('dialog', { name: 'Pilih toko' });
    await picker.getByRole('radio', { name: 'Go', exact: true }).check();
    await picker.getByRole('radio', { name: /^Go Cikini/ }).check();
    await picker.getByRole('button', { name: 'Belanja di toko ini' }).click();
    await expect(page.locator('#shipping').getByText(/^Dari Go Cikini/)).toBeVisible();
    await add(page);
    await expectShownAsTold(page);
    await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
  },
);

test.describe('when something fails', () => {
  test.use({ allowed: ['Failed to load resource'] });
  test(
    '[TRANSLATE-01, TRANSLATE-03] a section that failed says so, and what came after a retry',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open('/p/x/RMB-00021-01');
      for (const endpoint of ['GET *description', 'GET *shipping-summary'])
        await fault(page, endpoint, '500');
      await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
      await expectShownAsTold(page);
      for (const [section, words] of [
        ['#shipping', 'Ongkir gagal dimuat.'],
        ['#description', 'Deskripsi gagal dimuat.'],
      ] as const) {
        await expect(page.getByText(words)).toBeVisible();
        await page.request.delete('/backend/_faults');
        await page.locator(section).getByRole('button', { name: 'Coba lagi' }).click();
        await expect(page.getByText(words)).toHaveCount(0);
      }
      await expectShownAsTold(page);
    },
  );
});

test('[TRANSLATE-02] sheets come, change and go', PHONE_ONLY, async ({ page, open }) => {
  await open(SUITCASE);
  const keys: ModalKey[] = [
    'shippingOptions',
    'addressPicker',
    'orderCost',
    'voucherList',
    'installmentList',
    'promoCombo',
    'share',
    'moreOptions',
    'returnPolicy',
    'sellerBadgesAndRating',
  ];
  for (const key of keys) {
    await openSheet(page, key);
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expectShownAsTold(page);
});

test('[TRANSLATE-04] money stays as it is written', DESKTOP_ONLY, async ({ page, open }) => {
  await open(SUITCASE);
  await expectShownAsTold(page);
  expect(await page.locator('.price-now font').filter({ hasText: 'Rp' }).count()).toBe(0);
  expect(await page.locator('h1 font').count()).toBeGreaterThan(0);
});
