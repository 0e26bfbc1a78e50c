import { PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, isMobile, test } from '../support/test.ts';

const PHONE = '/p/ponsel-kirana-7-pro/GWA-00101-01';

test.describe('a trade-in', () => {
  test(
    '[ROUTE-19, TRADEIN-01, TRADEIN-03, TRADEIN-05, TRADEIN-06, MODAL-32] reduces the price',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(PHONE);
      const row = page.getByRole('link', { name: /^Tukar tambah, hemat hingga Rp2\.500\.000/ });
      await bringSection(page, 'service', row);
      await row.click();
      await expect(page).toHaveURL(/\/trade-in\/s\/ponsel-kirana-7-pro\/GWA-00101-01$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tukar tambah');
      await page.getByRole('radio', { name: 'Ponsel' }).check();
      await page.getByLabel('Merek').selectOption({ label: 'Kirana' });
      await page.getByLabel('Model').selectOption({ label: 'Kirana 5' });
      await expectAccessible(page);
      await page
        .getByRole('group', { name: /menyala/ })
        .getByRole('radio', { name: 'Ya' })
        .check();
      await page.getByRole('radio', { name: 'Ada baret halus' }).check();
      await page.getByRole('radio', { name: 'Lecet pemakaian' }).check();
      await page.getByRole('group', { name: /Dus/ }).getByRole('radio', { name: 'Ya' }).check();
      await expect(page.getByText('-Rp860.000')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Lanjut di aplikasi' }).click();
      const dialog = page.getByRole('dialog', { name: 'Lanjut di aplikasi' });
      await expect(dialog.getByRole('link', { name: 'Unduh aplikasi' })).toHaveAttribute('href', /^https:/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pakai tukar tambah ini' }).click();
      await page.getByRole('link', { name: 'Lanjut beli' }).click();
      await bringSection(page, 'service', page.getByText('Tukar tambah Kirana 5: -Rp860.000'));
      await expectAccessible(page);

      await page
        .getByRole('button', { name: /Keranjang$/ })
        .locator('visible=true')
        .first()
        .click();
      if (isMobile(page))
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /Keranjang|Tambah/ })
          .last()
          .click();
      await expect(page.getByText('Tukar tambah Kirana 5: -Rp860.000')).toBeHidden();
      await page.goto('/cart');
      await expect(page.getByText('Tukar tambah Kirana 5')).toBeVisible();
      await expect(page.getByText('-Rp860.000')).toBeVisible();
    },
  );
});
