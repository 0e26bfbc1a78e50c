import type { Locator, Page } from 'playwright/test';
import { areApart, boxesOf } from '../support/boxes.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, logIn, test } from '../support/test.ts';

const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
const toast = (page: Page) => page.locator('.toast');

/** The toast must not touch them; each is shown whole, in the window and in what scrolls it. */
async function expectClear(page: Page, ...places: Locator[]): Promise<void> {
  for (const place of places) {
    await expect(place).toBeInViewport({ ratio: 0.99 });
    // The sheet takes in what was just written, and moves both.
    await expect(async () => {
      expect(areApart(...(await boxesOf(toast(page), place))), await place.innerText()).toBe(true);
    }).toPass({ timeout: 5_000 });
  }
}

// Each height asks for an item of its own: a request stands.
for (const [height, itemSku] of [
  [800, 'RMB-00012-05'],
  [560, 'RMB-00012-04'],
] as const)
  test(
    `[SHELL-06, QUOTE-04] in a window ${height} high a toast leaves the quote number legible`,
    height === 800 ? NIGHTLY : DESKTOP_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height });
      await logIn(page, isMobile(page) ? 'citra' : 'dewi', `/p/koper-hardcase-rimba-lawu/${itemSku}`);
      await page.getByRole('button', { name: 'Minta penawaran' }).click();
      const sheet = page.getByRole('dialog', { name: 'Minta penawaran' });
      await sheet.getByLabel('Jumlah barang').fill('250');
      await sheet.getByLabel('Nama perusahaan').fill('PT Contoh');
      await sheet.getByRole('button', { name: 'Kirim permintaan' }).click();
      await expect(toast(page)).toBeVisible();
      await expectClear(page, sheet.getByText(/PN-\d{6}/), sheet.locator('.modal-foot'));
      await expectAccessible(page);
    },
  );

test(
  '[SHELL-06, WISH-07] a toast leaves a new album’s field and text in sight',
  PHONE_ONLY,
  async ({ page }) => {
    await page.setViewportSize({
      width: page.viewportSize()?.width ?? 360,
      height: isMobile(page) ? 560 : 420,
    });
    await logIn(page, isMobile(page) ? 'citra' : 'dewi', BOTTLE);
    await page.getByRole('button', { name: 'Simpan ke wishlist' }).click();
    await toast(page).getByRole('button', { name: 'Simpan ke album' }).click();
    const sheet = page.getByRole('dialog', { name: 'Simpan ke album' });
    const field = sheet.getByRole('textbox', { name: 'Album baru' });
    await field.fill(isMobile(page) ? 'Sekolah' : 'Kantor');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Disimpan ke');
    await field.fill('Berikutnya');
    await expect(field).toBeFocused();
    await expectClear(page, field, sheet.locator('.modal-head'));
  },
);
