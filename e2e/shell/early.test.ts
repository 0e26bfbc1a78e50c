import type { Page } from 'playwright/test';
import { DESKTOP_ONLY } from '../support/tags.ts';
import { expect, holdBack, isMobile, ready, test } from '../support/test.ts';

/** Plenty of it, and no limits but that of a pickup, which is one piece. */
const BOTTLE = '/p/x/TRT-00302-01';
const SUITCASE = '/p/x/RMB-00012-01';
const pickup = (page: Page) => page.locator('#shipping').getByRole('radio', { name: 'Ambil di toko' });
const buy = (page: Page) =>
  page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
/** The request by which the page adds to the bag: with the suitcase's gift once the page knows of that. */
const adding = (page: Page) =>
  page.waitForRequest(
    (one) => one.method() === 'POST' && /\/backend\/retail\/(free-gift\/)?carts$/.test(one.url()),
  );

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Jumlah' });

test.describe('before the script has come', () => {
  test('[SHELL-17] buys the pickup that was chosen while it was on its way', async ({ page }) => {
    const bring = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(BOTTLE, { waitUntil: 'commit' });
    await pickup(page).check();
    bring();
    await ready(page);
    await expect(
      page
        .locator('#shipping')
        .getByText(/^Ambil di (?!toko)/)
        .first(),
    ).toBeVisible();
    await expect(pickup(page)).toBeChecked();
    const added = adding(page);
    await buy(page).click();
    if (isMobile(page)) {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('radio', { name: 'Ambil di toko' })).toBeChecked();
      await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
    }
    expect((await added).postDataJSON()).toMatchObject({ fulfillment: 'PICKUP', quantity: 1 });
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  });

  test(
    '[SHELL-17] buys the quantity that was typed while it was on its way',
    DESKTOP_ONLY,
    async ({ page }) => {
      // A phone asks how many in its sheet, which comes with the script.
      await page.setViewportSize({ width: 1280, height: 800 });
      const bring = await holdBack(page, /\/assets\/.*\.js$/);
      await page.goto(SUITCASE, { waitUntil: 'commit' });
      await quantity(page).fill('2');
      bring();
      await ready(page);
      const added = adding(page);
      await buy(page).click();
      expect((await added).postDataJSON()).toMatchObject({ fulfillment: 'DELIVERY', quantity: 2 });
    },
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('[SHELL-17] posts the pickup that was chosen', async ({ page }) => {
    await page.goto(BOTTLE);
    await pickup(page).check();
    const posted = page.waitForRequest((one) => one.method() === 'POST');
    await buy(page).click();
    expect(new URLSearchParams((await posted).postData() ?? '').get('chosenFulfillment')).toBe('PICKUP');
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await expect(pickup(page)).toBeChecked();
    await page.goto('/cart');
    await expect(page.getByText('Ambil di toko').first()).toBeVisible();
  });
});
