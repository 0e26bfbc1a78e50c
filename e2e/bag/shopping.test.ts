import { expect, expectAccessible, isMobile, passLogin, test } from '../support/test.ts';
import type { Page } from 'playwright/test';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';

/** Whole in the window, at the narrowest phone too, and free of violations. */
async function expectWhole(page: Page) {
  const size = page.viewportSize() ?? { width: 360, height: 800 };
  for (const width of isMobile(page) ? [320, 360] : [1280]) {
    await page.setViewportSize({ ...size, width });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
  await expectAccessible(page);
}

test('[BAG-01..05, BAG-08] goes from the product by bag and checkout to the order', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  const buy = page.locator(isMobile(page) ? '#buybar' : '#buybox');
  const added = page.waitForResponse(
    (answer) => answer.url().includes('/backend/retail/carts') && answer.status() !== 307,
  );
  await buy.getByRole('button', { name: 'Keranjang', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Tambah ke keranjang' });
  if (isMobile(page)) await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
  expect((await added).ok()).toBe(true);
  await page.goto('/cart');
  await expectWhole(page);
  await page.getByRole('button', { name: /^Tambah Koper/ }).click();
  await expect(page.getByText(/jumlahnya sekarang 2\./)).toBeVisible();
  await page.getByRole('button', { name: /^Hapus Koper/ }).click();
  await expect(page.getByText('Keranjangmu masih kosong.')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Jumlah Koper/ })).toHaveValue('2');
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  // Back to the bag that a form has changed: the browser sends none again, and none is asked for.
  await page.goBack();
  await expect(page.getByRole('spinbutton', { name: /^Jumlah Koper/ })).toHaveValue('2');
  await page.goForward();
  await expect(page).toHaveURL(/\/login/);
  await expectWhole(page);
  await passLogin(page, 'budi');
  const total = await page.locator('.total').innerText();
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
  await expect(page.locator('.total')).toHaveText(total);
  await expectWhole(page);
  await page.getByRole('button', { name: 'Buat pesanan' }).click();
  await expect(page.getByText(/Pesananmu sudah dibuat\./)).toBeVisible();
  await expect(page.locator('.total')).toHaveText(total);
  await expectWhole(page);
  await page.getByRole('link', { name: 'Lihat semua pesanan' }).click();
  await expect(page.getByText('Dipesan', { exact: true }).first()).toBeVisible();
  await expectWhole(page);
  await page.goto('/merchant/RMB-60012');
  await expectWhole(page);
});
