import type { Locator, Page } from 'playwright/test';
import { NEVER_ON_PHONE, PHONE_ONLY } from '../support/tags.ts';
import { expect, FAST_TRIES, holdBack, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const MACHINES = '**/assets/machines-*.js';
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const awake = (page: Page) => page.locator('html[data-ready]');
const share = (page: Page) => page.getByRole('button', { name: 'Bagikan' }).filter({ visible: true }).first();
const buyNow = (page: Page) =>
  page.getByRole('button', { name: 'Beli sekarang' }).filter({ visible: true }).first();
const favourite = (page: Page) =>
  page.getByRole('button', { name: 'Simpan ke wishlist' }).filter({ visible: true }).first();

test.describe('a page whose machines are on their way', () => {
  test('[LOAD-09] shows its first screen, says on a pressed control that it waits, and answers', async ({
    page,
  }) => {
    const bring = await holdBack(page, MACHINES);
    await page.goto(SUITCASE);
    await hydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-sent', ''));
    await share(page).click();
    await expect(share(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(awake(page)).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: 'Bagikan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(share(page)).not.toHaveAttribute('aria-busy');
    // Waking up draws nothing anew.
    await expect(heading).toHaveAttribute('data-sent', '');
    await ready(page);
  });

  // A phone asks for the quantity in a sheet.
  test('[LOAD-09] sets the quantity before it adds, as it was pressed', NEVER_ON_PHONE, async ({ page }) => {
    const bring = await holdBack(page, MACHINES);
    await page.goto(SUITCASE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Tambah', exact: true }).first().click();
    const add = page.getByRole('button', { name: 'Keranjang', exact: true }).filter({ visible: true });
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    bring();
    await expect(page.getByRole('link', { name: 'Keranjang, 2 barang', exact: true })).toHaveCount(1);
  });
});

test.describe('a page whose machines cannot be fetched', PHONE_ONLY, () => {
  test.use({ waits: FAST_TRIES, allowed: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('[LOAD-09, SHELL-02] buys by its form and follows links, as without a script', async ({ page }) => {
    await page.route(MACHINES, (route) => route.abort());
    /** Presses until the browser leaves: the page may still be trying to fetch the machines. */
    const leadsTo = async (control: Locator, method: string, path: RegExp) => {
      await page.goto(SUITCASE);
      await hydrated(page);
      await expect(async () => {
        const asked = page.waitForRequest(
          (request) =>
            request.isNavigationRequest() && request.method() === method && path.test(request.url()),
          { timeout: 1_000 },
        );
        await Promise.all([asked, control.click()]);
      }).toPass();
    };
    const other = page.locator('#variant').getByRole('link', { name: 'Nila', exact: true });
    await leadsTo(other, 'GET', /RMB-00012-04/);
    await leadsTo(buyNow(page), 'POST', /RMB-00012-01/);
  });

  test('[LOAD-09] wakes up once the network is back, and answers what was pressed', async ({ page }) => {
    await page.route(MACHINES, (route) => route.abort());
    await page.goto(SUITCASE);
    await hydrated(page);
    await favourite(page).click();
    await expect(favourite(page)).toHaveAttribute('aria-busy', 'true');
    await page.unroute(MACHINES);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' })).toBeVisible();
  });
});
