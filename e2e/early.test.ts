import type { Page } from 'playwright/test';
import { expect, holdBack, isMobile, ready, test } from './support/test.ts';

/** Plenty of it, and no limits. */
const BOTTLE = '/p/x/TRT-00302-01';
const pickup = (page: Page) => page.locator('#shipping').getByRole('radio', { name: 'Ambil di toko' });
const buy = (page: Page) =>
  page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
/** What the page adds to the bag. */
const adding = (page: Page) =>
  page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/backend/retail/carts'));

test.describe('before the script has come', () => {
  test('[SHELL-17] buys the pickup and the quantity that were chosen while it was on its way', async ({
    page,
  }) => {
    const bring = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(BOTTLE, { waitUntil: 'commit' });
    await pickup(page).check();
    if (!isMobile(page)) await page.getByRole('textbox', { name: 'Jumlah' }).fill('2');
    bring();
    await ready(page);
    await expect(
      page
        .locator('#shipping')
        .getByText(/^Ambil di (?!toko)/)
        .first(),
    ).toBeVisible();
    await expect(pickup(page)).toBeChecked();
    await buy(page).click();
    const sheet = page.getByRole('dialog');
    if (isMobile(page)) {
      await expect(sheet.getByRole('radio', { name: 'Ambil di toko' })).toBeChecked();
      await sheet.getByRole('textbox', { name: 'Jumlah' }).fill('2');
    }
    const added = adding(page);
    if (isMobile(page)) await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
    else await buy(page).click();
    expect((await added).postDataJSON()).toMatchObject({ fulfillment: 'PICKUP', quantity: 2 });
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('[SHELL-17] posts the pickup and the quantity that were chosen', async ({ page }) => {
    await page.goto(BOTTLE);
    await pickup(page).check();
    if (!isMobile(page)) await page.getByRole('textbox', { name: 'Jumlah' }).fill('2');
    const posted = page.waitForRequest((one) => one.method() === 'POST');
    await buy(page).click();
    expect(new URLSearchParams((await posted).postData() ?? '').get('chosenFulfillment')).toBe('PICKUP');
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await expect(pickup(page)).toBeChecked();
    await page.goto('/cart');
    await expect(page.getByText('Ambil di toko')).toBeVisible();
  });
});
