import type { Page } from 'playwright/test';
import { DESKTOP_ONLY, NIGHTLY } from '../support/tags.ts';
import { expect, isMobile, test } from '../support/test.ts';

for (const path of [
  '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
  '/grocery/p/x/GRO-10001-01',
  '/p/x/GWA-00101-01',
]) {
  test(
    `the skip link reaches buying in 15 Tabs, with a visible focus: ${path}`,
    path === '/p/koper-hardcase-rimba-lawu/RMB-00012-01' ? {} : DESKTOP_ONLY,
    async ({ page, open }) => {
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
    },
  );
}

/** Number of Tabs until a buy action has the focus; each stop stands in reading order, below or beside the last. */
async function tabsToBuying(page: Page, from: number): Promise<number> {
  const buying = page.locator(isMobile(page) ? '#buybar' : '#buybox');
  const main = buying.getByRole('button', {
    name: /^(Beli sekarang|Keranjang|Kabari|Ganti alamat|Ambil di toko)/,
  });
  for (let presses = from; presses <= 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await main.evaluateAll((buttons) =>
      buttons.some((button) => button === document.activeElement),
    );
    if (isThere) return presses;
  }
  return Infinity;
}

for (const path of [
  '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
  '/grocery/p/x/GRO-10001-01',
  '/p/x/GWA-00101-01',
  '/p/x/WRT-00801-01',
  '/p/x/NDA-00202-01',
]) {
  test(
    `[SHELL-10] buying is at most 20 Tabs away, 15 from the content: ${path}`,
    path === '/p/koper-hardcase-rimba-lawu/RMB-00012-01' ? DESKTOP_ONLY : NIGHTLY,
    async ({ page, open }) => {
      await open(path);
      expect(await tabsToBuying(page, 1)).toBeLessThanOrEqual(20);
      await open(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await tabsToBuying(page, 2)).toBeLessThanOrEqual(15);
    },
  );
}

test('[SHELL-10] options are chosen before it is bought, and nothing jumps the queue', async ({
  page,
  open,
}) => {
  await open('/p/koper-hardcase-rimba-lawu/RMB-00012-01');
  const order = await page.evaluate(
    (bar) => {
      const buying = document.querySelector(bar) as Element;
      const isBefore = (selector: string) => {
        const one = document.querySelector(selector);
        return one !== null && (one.compareDocumentPosition(buying) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      };
      return {
        before: ['.gallery', '#overview h1', '#variant', '#promo', '#shipping', '#description'].map(isBefore),
        jumping: [...document.querySelectorAll('[tabindex]')].filter(
          (one) => (one as HTMLElement).tabIndex > 0,
        ).length,
      };
    },
    isMobile(page) ? '#buybar' : '#buybox',
  );
  expect(order).toEqual({ before: [true, true, true, false, false, false], jumping: 0 });
});

test(
  '[SHELL-10] the number of pieces is one stop: the arrow keys count',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open('/p/koper-hardcase-rimba-lawu/RMB-00012-01');
    if (isMobile(page)) await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
    const field = page.getByRole('textbox', { name: 'Jumlah' }).filter({ visible: true });
    await field.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue('1');
    await page.keyboard.press('Tab');
    // By its whole name: what puts it into the bag begins with the same word, and may be the next stop.
    const plus = page.getByRole('button', { name: 'Tambah', exact: true });
    await expect(plus.filter({ visible: true })).toHaveAttribute('tabindex', '-1');
    await expect(plus.and(page.locator(':focus'))).toHaveCount(0);
  },
);
