import type { Page } from 'playwright/test';
import { runServer } from '../../lab/browser/builtServer.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, test } from '../support/test.ts';

const WAIT = /Lagi ramai\. Coba lagi dalam \d+ detik, ya\./;

async function add(page: Page) {
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
}

test(
  '[ERR-63] tells a visitor above the limits when to retry, and loses nothing',
  PHONE_ONLY,
  async ({ page, allowed }) => {
    // The browser writes a line for each refusal.
    allowed.push('429');
    const complaints: string[] = [];
    const server = await runServer((line) => complaints.push(line), {
      // The first write of a guest goes round once, with the session that it is given.
      WRITES_PER_ADDRESS: '2',
      SEARCHES_PER_ADDRESS: '1',
    });
    try {
      await page.goto(`${server.url}/p/x/DPR-00404-01`);
      await expect(page.locator('html[data-ready]')).toHaveCount(1);
      await add(page);
      const bag = page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true });
      await expect(bag).toHaveCount(1);
      // By a toast, or by a dialog with what goes with it.
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      await add(page);
      await expect(page.getByText(WAIT).locator('visible=true').first()).toBeVisible();
      await expect(bag).toHaveCount(1);
      if (isMobile(page)) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ubah tujuan pengiriman' }).first().click();
      const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
      await expect(picker.getByRole('alert').filter({ hasText: WAIT })).toBeVisible();
      expect(complaints).toEqual([]);
    } finally {
      // Its connections would hold the server up.
      await page.goto('about:blank');
      await server.stop();
    }
  },
);
