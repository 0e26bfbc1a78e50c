import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, isMobile, logIn, ready, test } from '../support/test.ts';

const PHONE = '/p/ponsel-kirana-7-pro/GWA-00101-01';
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';

test.describe('paying by the month', () => {
  test(
    '[INSTALL-05, INSTALL-06, INSTALL-14, INSTALL-18, MODAL-35, ROUTE-09] compares offers',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(PHONE);
      const offer = page.getByRole('button', { name: /^Cicilan kartu kredit mulai Rp[\d.]+\/bulan/ });
      await bringSection(page, 'service', offer);
      await expect(offer).toContainText(/selama \d+ bulan/);
      await offer.click();
      const dialog = page.getByRole('dialog', { name: 'Cicilan' });
      await dialog.getByRole('button', { name: /^Bank Lintang/ }).click();
      await dialog.getByRole('button', { name: /^12 bulan/ }).click();
      await expectAccessible(page);
      // The whole way by keyboard: another type, another lender, another tenor.
      await dialog.getByRole('radio', { name: 'Kartu kredit', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'Tanpa kartu kredit' })).toBeChecked();
      await dialog.getByRole('button', { name: /^Cicil Maju/ }).focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: /^6 bulan/ }).focus();
      await page.keyboard.press('Space');
      await dialog.getByRole('button', { name: 'Lihat hitungan (2)' }).click();
      const table = dialog.getByRole('table', { name: 'Perbandingan cicilan' });
      await expect(table).toBeInViewport();
      await expect(table).toContainText('sama dengan harga');
      await expect(table).toContainText('2,25% per bulan');
      await expectAccessible(page);

      await dialog.getByRole('link', { name: 'Buka halaman cicilan' }).click();
      await expect(page).toHaveURL(/\/GWA-00101-01\/installment$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Cicilan' })).toBeVisible();
      // The choice came along, and stays side by side on a phone as well.
      const columns = page.getByRole('table', { name: 'Perbandingan cicilan' }).locator('thead th');
      await expect(columns).toHaveCount(2);
      const [one, other] = await columns.evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect().y),
      );
      expect(one).toBe(other);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Hapus Bank Lintang, 12 bulan' }).click();
      await expect(columns).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/GWA-00101-01$/);
    },
  );

  test(
    '[PAYLATER-01..03, LINK-07] leads a guest through the pay-later application and confirms it',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      const row = page.locator('#service').getByRole('link', { name: /PayLater/ });
      await bringSection(page, 'service', row);
      await expect(row).toContainText('Limit hingga Rp8 juta per bulan');
      await row.click();
      await expect(page.getByRole('heading', { name: 'Etalase PayLater' })).toBeVisible();
      await expectAccessible(page);
      // Each size applies as a member of its own.
      await logIn(page, isMobile(page) ? 'budi' : 'eko', SUITCASE);
      const apply = page.locator('#service').getByRole('link', { name: 'Aktifkan PayLater' });
      await bringSection(page, 'service', apply);
      await apply.click();
      await page.getByRole('button', { name: 'Ajukan PayLater' }).click();
      await expect(page.getByRole('status')).toContainText('sedang ditinjau');
      await page.goto(SUITCASE);
      await ready(page);
      await bringSection(page, 'service', page.getByText('Pengajuan PayLater sedang ditinjau').first());
      await expectAccessible(page, '#service');
    },
  );
});
