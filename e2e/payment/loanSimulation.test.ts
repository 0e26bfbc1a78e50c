import { DESKTOP_ONLY, NIGHTLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, ready, test } from '../support/test.ts';

const BIKE = '/p/sepeda-listrik-lajoe-kota/LJO-01001-01';

test.describe('the loan simulation', () => {
  test(
    '[LOAN-02, LOAN-04..06, LOAN-10] keeps down payment, place and dragged curve',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(BIKE);
      const row = page.getByRole('button', { name: /^Simulasi cicilan kendaraan/ });
      await bringSection(page, 'service', row);
      await row.click();
      const dialog = page.getByRole('dialog', { name: 'Simulasi cicilan kendaraan' });
      await expect(
        dialog.getByText('Bunga 0% untuk tenor 6 bulan dengan uang muka mulai 30%.'),
      ).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Uang muka', { exact: true }).fill('100');
      await expect(dialog.getByText('Uang muka harus di bawah harga produk.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '30%' }).click();
      await dialog.getByLabel('Lokasi tempat tinggal').selectOption({ label: 'Surabaya & Malang' });
      const slider = dialog.getByRole('slider', { name: 'Lama cicilan' });
      await expect(slider).toHaveAttribute('aria-valuetext', /^12 bulan, Rp[\d.]+ per bulan$/);

      // By the pointer from where it is to the left edge, which is the shortest tenor, and its promise.
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (box === null) throw new Error('The curve has no place');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.3, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 6, y, { steps: 4 });
      await page.mouse.up();
      await expect(slider).toHaveAttribute('aria-valuetext', /^6 bulan, Rp1\.505\.000 per bulan$/);
      await expect(dialog.getByText('Tanpa bunga')).toBeVisible();
      // By the keyboard to the longest.
      await slider.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', /^36 bulan/);
      const monthly = (await slider.getAttribute('aria-valuetext'))?.match(/Rp[\d.]+/)?.[0] ?? '?';
      await expect(dialog.getByText(`${monthly}/bulan`)).toBeVisible();
      await dialog.getByText('Lihat semua tenor').click();
      await expect(dialog.getByRole('row', { name: '36 bulan' })).toContainText(monthly);
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await row.click();
      await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', /^36 bulan/);
      await expect(dialog.getByLabel('Uang muka', { exact: true })).toHaveValue('30');
    },
  );

  test('[LOAN-01] in English and in the dark it can be read as well', NIGHTLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${BIKE}?lang=en`);
    await ready(page);
    const row = page.getByRole('button', { name: /^Vehicle loan simulation/ });
    await bringSection(page, 'service', row);
    await row.click();
    const dialog = page.getByRole('dialog', { name: 'Vehicle loan simulation' });
    await dialog.getByLabel('Where you live').selectOption({ label: 'Medan' });
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', /^12 months, Rp/);
    await expectAccessible(page);
  });
});
