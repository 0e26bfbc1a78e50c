import { expect, expectAccessible, NIGHT_TELLS, test } from './support/test.ts';

const SERUM = '/p/x/KNG-00901-01';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[DEMO-01] variants are switched on, seen, and turned off', async ({ page, browser }) => {
    await page.goto('/demo');
    await page.getByRole('checkbox', { name: /Harga setelah cashback/ }).check();
    await page.getByRole('checkbox', { name: /Chat apoteker/ }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('status')).toHaveText(/Menyala: Harga setelah cashback, Chat apoteker/);
    await page.getByRole('link', { name: 'Serum dengan cashback' }).click();
    await expect(page.getByText('setelah cashback', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tanya apoteker' })).toHaveAttribute(
      'href',
      '/chat-apoteker',
    );
    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(new URL(SERUM, page.url()).href);
    await expect(other.getByText('setelah cashback', { exact: true })).toHaveCount(0);
    await other.close();
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Matikan semua' }).click();
    await expect(page.getByRole('status')).toHaveText('Belum ada yang dinyalakan.');
    await page.goto(SERUM);
    await expect(page.getByText('setelah cashback', { exact: true })).toHaveCount(0);
  });
});

for (const language of ['id', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Each language and each scheme is seen once.
    const who = (language === 'id') === (colorScheme === 'light') ? {} : NIGHT_TELLS;
    test(
      `[DEMO-01] the page of variants is accessible: ${language}, ${colorScheme}`,
      who,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/demo?lang=${language}`);
        await page.getByRole('checkbox').first().check();
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      },
    );
  }
}
