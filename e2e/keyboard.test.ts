import { expect, isMobile, test } from './support/test.ts';

for (const path of [
  '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
  '/grocery/p/x/GRO-10001-01',
  '/p/x/GWA-00101-01',
]) {
  test(`what buys is at most 15 Tabs from the top of the page by the link that leads there, and the focus is seen all along: ${path}`, async ({
    page,
    open,
  }) => {
    await open(path);
    const buying = page.locator(isMobile(page) ? '#buybar' : '#buybox');
    const isSeen = () =>
      page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
      });
    const skip = page.getByRole('link', { name: 'Langsung ke pembelian' });
    let presses = 0;
    do {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(await isSeen()).toBe(true);
    } while (presses < 15 && !(await skip.evaluate((link) => link === document.activeElement)));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    presses += 1;
    expect(await isSeen()).toBe(true);
    await expect(buying.locator(':focus')).toHaveCount(1);
    expect(presses).toBeLessThanOrEqual(15);
  });
}
