import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, isMobile, ready, test, tick } from '../support/test.ts';

const AIR_CONDITIONER = '/p/ac-split-sejuka-1-pk/ETL-00701-01';
const SOFA = '/p/sofa-tiga-dudukan-griya-pagi/GRM-00502-01';

test.describe('services', () => {
  test(
    '[ROUTE-21, ADDON-04, ADDON-05, MODAL-28, MODAL-50] adds both services',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(AIR_CONDITIONER);
      const returns = page.locator('#service').getByRole('button', { name: /^Bisa dikembalikan/ });
      await bringSection(page, 'service', returns);
      await returns.click();
      await expect(page.getByRole('dialog').getByText('Barang rusak')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^Jasa pasang/ }).click();
      await expect(page).toHaveURL(/\/add-on\/installation\//);
      await expect(page.getByText('Pasang AC dengan vakum')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Pilih, Pasang AC dengan vakum' }).click();
      await expect(page).toHaveURL(new RegExp(`${AIR_CONDITIONER}$`));
      const protection = page.locator('#service').getByRole('checkbox', { name: /Proteksi 1 tahun/ });
      await bringSection(page, 'service', protection);
      await tick(protection);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
      if (isMobile(page)) {
        const sheet = page.getByRole('dialog');
        // 4.149.000 and 525.000 and 4,75 % of the first.
        await expect(sheet.getByText('Rp4.871.078')).toBeVisible();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
      } else {
        await expect(page.locator('#buybox').getByText('Rp4.871.078')).toBeVisible();
      }
      await expect(page.getByText('Berhasil masuk keranjang.').first()).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText('Pasang AC dengan vakum × 1: Rp525.000')).toBeVisible();
      await expect(page.getByText('Proteksi 1 tahun × 1: Rp197.078')).toBeVisible();
    },
  );

  test(
    '[CART-26] two pieces are more than the fitters have time for: without them the add goes on',
    NIGHTLY,
    async ({ page, open, allowed }) => {
      allowed.push('400');
      await open(SOFA.replace('/p/', '/add-on/installation/'));
      await page.getByRole('link', { name: /^Pilih, Rakit hari ini juga/ }).click();
      await ready(page);
      const more = page.getByRole('button', { name: 'Tambah', exact: true }).locator('visible=true');
      const add = page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
      if (isMobile(page)) {
        await add.click();
        await more.click();
        await page.getByRole('button', { name: 'Tambah ke keranjang' }).click();
      } else {
        await more.click();
        await add.click();
      }
      const scope = isMobile(page) ? page.getByRole('dialog') : page;
      const remove = scope.getByRole('button', { name: 'Hapus layanan' }).locator('visible=true').first();
      await expect(remove).toBeVisible();
      await expectAccessible(page);
      await remove.click();
      await expect(page.getByText('Berhasil masuk keranjang.').first()).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText('2 barang · Dikirim')).toBeVisible();
      await expect(page.getByText(/Rakit hari ini juga/)).toHaveCount(0);
    },
  );
});
