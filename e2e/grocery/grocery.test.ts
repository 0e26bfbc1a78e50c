import type { Page } from 'playwright/test';
import { pickTomorrow } from '../support/slots.ts';
import { BOTH_SHELLS, DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, tagged } from '../support/tags.ts';
import { expect, expectAccessible, fault, isMobile, logIn, test } from '../support/test.ts';

const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';
const shipping = (page: Page) => page.locator('#shipping');
async function add(page: Page) {
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
}
async function openStores(page: Page) {
  await page.getByRole('button', { name: /^Ranch Menteng.*Ganti toko$/ }).click();
  const picker = page.getByRole('dialog', { name: 'Pilih toko' });
  await expect(picker).toBeVisible();
  return picker;
}

test(
  '[GROC-19, GROC-26, GROC-31, API-95, CART-29, ROUTE-02] a guest adds in a picked slot',
  tagged(PHONE_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    await open(MANGO);
    await expect(page.locator('html')).toHaveAttribute('data-vendor', 'grocery');
    await expect(page.getByText('Ranch Menteng').first()).toBeVisible();
    await pickTomorrow(page);
    await expectAccessible(page);
    const request = page.waitForRequest((one) => one.url().endsWith('/grocery/checkout/_add'));
    await add(page);
    expect((await request).postDataJSON()).toMatchObject({
      pickupPointCode: 'PP-RNC-MENTENG',
      slotId: expect.stringMatching(/^RNC-MENTENG\.\d{8}\.0800$/),
    });
    const toast = page.getByRole('status').filter({ hasText: 'Berhasil masuk keranjang.' });
    await expect(toast.getByText(/Mangga/)).toBeVisible();
    await expect(toast.getByRole('link', { name: 'Buka keranjang' })).toHaveAttribute(
      'href',
      '/grocery/cart',
    );
    await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveAttribute(
      'href',
      '/grocery/cart',
    );
  },
);

test(
  '[GROC-28, GROC-02, GROC-03] another store is picked, and is there again after a reload',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(MANGO);
    const picker = await openStores(page);
    await picker.getByRole('radio', { name: 'Go', exact: true }).check();
    await picker.getByRole('radio', { name: /^Go Cikini/ }).check();
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Belanja di toko ini' }).click();
    await expect(picker).toBeHidden();
    await expect(shipping(page).getByText(/^Dari Go Cikini/)).toBeVisible();
    await page.reload();
    await expect(shipping(page).getByText(/^Dari Go Cikini/)).toBeVisible();
  },
);

test(
  '[GROC-04, GROC-07, GROC-25] where a store does not deliver, groceries can be picked up',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(MANGO);
    const picker = await openStores(page);
    await picker.getByRole('radio', { name: /^Ranch Bintaro/ }).check();
    await picker.getByRole('button', { name: 'Belanja di toko ini' }).click();
    await expect(shipping(page).getByText('Alamatmu belum terjangkau layanan belanja harian.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keranjang', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ambil di toko' }).locator('visible=true').click();
    await expect(shipping(page).getByText('Ambil di Ranch Bintaro')).toBeVisible();
    await expectAccessible(page);
    await add(page);
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  },
);

test('[ADDRESS-07, GROC-26] another address brings the stores near it', PHONE_ONLY, async ({ page }) => {
  await logIn(page, 'ayu', MANGO);
  await expect(shipping(page).getByText(/^Dari Ranch Menteng/)).toBeVisible();
  await shipping(page).getByRole('button', { name: 'Ubah tujuan pengiriman' }).click();
  const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
  await picker.getByRole('radio', { name: /^Rumah Ibu/ }).check();
  await picker.getByRole('button', { name: 'Kirim ke sini' }).click();
  await expect(shipping(page).getByText(/^Dari Ranch Dago/)).toBeVisible();
  await pickTomorrow(page);
  await add(page);
  await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
});

test('[MODAL-34, LINK-18] the wiki says what shopping for groceries is', NIGHTLY, async ({ page, open }) => {
  await open(MANGO);
  await page.locator('#service').getByRole('button', { name: 'Tentang belanja harian' }).click();
  const wiki = page.getByRole('dialog', { name: 'Tentang belanja harian' });
  await expect(wiki.getByText('Pilih waktu antar')).toBeVisible();
  await expectAccessible(page);
  await expect(wiki.getByRole('link', { name: 'Lihat promo belanja harian' })).toHaveAttribute(
    'href',
    '/promosi/bliblimart-belanja-harian',
  );
  await page.keyboard.press('Escape');
  await expect(wiki).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tentang belanja harian' })).toBeFocused();
});

test(
  '[GROC-32] a visitor whose address has no pin is served by its district',
  PHONE_ONLY,
  async ({ page }) => {
    await logIn(page, 'dewi', MANGO);
    await expect(shipping(page).getByText(/^Dari /)).toBeVisible();
    await expect(shipping(page).getByText(/Tebet/).first()).toBeVisible();
    await expect(shipping(page).getByText('Mau diantar ke mana?')).toHaveCount(0);
  },
);

test.describe('when calls fail', () => {
  test.use({ allowed: ['500'] });
  test(
    '[GROC-15, ERR-61] slots and stores say so, and come back when asked again',
    PHONE_ONLY,
    async ({ page, open }) => {
      await fault(page, 'GET /product-detail/products/*/slotted-delivery', '500');
      await open(MANGO);
      await expect(shipping(page).getByText('Waktu antar gagal dimuat.')).toBeVisible();
      await expectAccessible(page);
      await page.request.delete('/backend/_faults');
      await shipping(page).getByRole('button', { name: 'Coba lagi' }).click();
      await expect(shipping(page).getByRole('radiogroup', { name: 'Waktu antar' })).toBeVisible();
    },
  );
});
