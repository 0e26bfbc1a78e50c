import type { Page } from 'playwright/test';
import { OWN_SHELL } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, test } from '../support/test.ts';

const SUITCASE = 'Koper Hardcase Rimba Lawu, Kunci TSA, Roda Ganda 360°';
const wideBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without JavaScript', OWN_SHELL, () => {
  test.use({ javaScriptEnabled: false });

  test('[SHOP-01, SHOP-03, SHOP-04] a category and a filter lead from the start page to a product', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Kategori' }).getByRole('link', { name: 'Tas & koper' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tas & koper');
    // A desk has the filters beside the list, a phone behind one press.
    if (isMobile(page)) await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Terendah' }).fill('Rp1.000.000');
    await page.getByRole('checkbox', { name: 'Sedang diskon' }).check();
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await page.getByRole('link', { name: 'Termurah' }).click();
    const cards = page.getByRole('region', { name: 'Daftar produk' }).getByRole('link', { name: /^Koper/ });
    await expect(cards.first()).toContainText(SUITCASE);
    await page.getByRole('link', { name: 'Hapus filter Sedang diskon' }).click();
    await expect(page.getByRole('link', { name: 'Hapus filter ≥ Rp1.000.000' })).toBeVisible();
    await cards.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUITCASE);
  });

  test('[SHOP-05, SHOP-06] a search of groceries stays with them, and leads on without a result', async ({
    page,
  }) => {
    await page.goto('/grocery/cart');
    await page.getByRole('searchbox', { name: 'Cari belanja harian' }).fill('kapal');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Belum ada produk yang cocok dengan “kapal”.')).toBeVisible();
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^Mangga/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/grocery\/p\//);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [
    '/',
    '/_search?searchTerm=koper&reduced=1',
    '/_search?searchTerm=kapal&lang=en',
    '/merchant/RMB-60012',
    '/compare?products=RMB-00012-01,RMB-00024-01,RMB-00013-01',
  ])
    test(
      `[SHOP-01..05, SHOP-07] accessible, and no wider than its window: ${path}, ${colorScheme}`,
      OWN_SHELL,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expectAccessible(page);
        for (const width of [320, 360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await wideBy(page), `${width} px`).toBe(0);
        }
      },
    );
}
