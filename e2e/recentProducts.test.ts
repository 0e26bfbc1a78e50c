import { expect, PHONE_TELLS, test } from './support/test.ts';

test(
  '[RECENT-01] keeps the product that is shown at once, also while the browser never rests',
  PHONE_TELLS,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await page.goto('/p/koper-hardcase-rimba-lawu/RMB-00012-01');
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentProducts')))
      .toContain('RMB-00012-01');
    await expect(page.locator('html[data-settled]')).toHaveCount(0);
  },
);
