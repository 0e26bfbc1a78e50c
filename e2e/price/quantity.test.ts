import { PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, ready, test, untilCalm } from '../support/test.ts';

test.describe('the quantity in the address', PHONE_ONLY, () => {
  test('[ROUTE-31, ROUTE-34] the address keeps quantity and picture, also on reload', async ({
    page,
    open,
  }) => {
    await open('/p/nama-apa-saja/RMB-00021-01');
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await untilCalm(page);
    const before = await page.evaluate(() => window.scrollY);
    if (isMobile(page))
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.buybox .stepper button:last-child')?.click(),
      );
    else await page.getByRole('button', { name: 'Tambah' }).click();
    await expect(page).toHaveURL(/qty=2/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.reload();
    await ready(page);
    await expect(page.locator('.buybox input')).toHaveValue('2');
  });

  test('a quantity is in the address even when a link is followed in the moment it is raised', async ({
    page,
    open,
  }) => {
    await open('/p/nama-apa-saja/RMB-00021-01');
    const link = page.locator('#description').getByRole('link').first();
    await link.hover();
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'page');
    const raise = () => document.querySelector<HTMLElement>('.buybox .stepper button:last-child')?.click();
    await page.evaluate(`(${String(raise)})(); document.querySelector('#description a').click(); undefined`);
    await expect(page).toHaveURL(/deskripsi|description/);
    await page.goBack();
    await expect(page).toHaveURL(/qty=2/);
    await expect(page.locator('.buybox input')).toHaveValue('2');
  });
});
