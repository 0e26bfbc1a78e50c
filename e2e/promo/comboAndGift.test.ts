import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, isMobile, logIn, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
/** Three pieces bring two bottles. */
const SERUM = '/p/x/KNG-00901-01';
/** Its combo takes three items. */
const PAN = '/p/x/DPR-00401-01';

test(
  '[COMBO-07, CART-09, CART-12, MODAL-29, COMBO-03] adds a whole combo at its price',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.getByRole('button', { name: /Paket combo/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Paket combo' });
    await expect(sheet.getByText('Rp1.424.000')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: /Label Koper/ }).check();
    await expect(sheet.getByText('Rp1.494.000')).toBeVisible();
    await sheet.getByRole('button', { name: 'Tambah paket' }).click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keranjang, 3 barang', exact: true })).toHaveCount(1);
    await page.goto('/cart');
    await expect(page.getByText('Label Koper Kulit Asli')).toBeVisible();
    await expect(page.locator('.sums')).toContainText('Harga 3 barang Rp1.494.000');
  },
);

test(
  '[COMBO-02, ERR-18] a combo short of products is asked to be filled, and then it is taken',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(PAN);
    await page.getByRole('button', { name: /Paket combo/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Paket combo' });
    const add = sheet.getByRole('button', { name: 'Tambah paket' });
    await add.click();
    await expect(sheet.getByText('Pilih produk pelengkapnya dulu, ya.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: /Wajan Telur/ }).check();
    await sheet.getByRole('checkbox', { name: /Dapura Mini/ }).check();
    await add.click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keranjang, 3 barang', exact: true })).toHaveCount(1);
  },
);

test.describe('refusals', () => {
  // The browser's own message about an answer of 400.
  test.use({ allowed: ['Failed to load resource'] });
  test('[ERR-18, CART-24] the marketplace’s refusal stands in the modal', NIGHTLY, async ({ page, open }) => {
    await open(PAN);
    await page.getByRole('button', { name: /Paket combo/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Paket combo' });
    await sheet.getByRole('checkbox', { name: /Wajan Telur/ }).check();
    await sheet.getByRole('button', { name: 'Tambah paket' }).click();
    await expect(sheet.getByText('Tambah produk lagi untuk dapat promo combo.')).toBeVisible();
    await expectAccessible(page);
  });
});

test(
  '[ROUTE-14, LINK-12] lists the combo, adds it, and links to the promotion',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/p/daftar-combo/koper-hardcase-rimba-lawu/RMB-00012-01');
    await expect(page).toHaveTitle('Daftar combo | Etalase');
    await expect(page.getByText('Produk ini')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Ransel Kanvas/ })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tambah paket' }).click();
    const added = page.getByRole('dialog', { name: 'Sudah di keranjang' });
    await expect(added.getByText('Kubus Pakaian Lipat Isi 3')).toBeVisible();
    await added.getByRole('button', { name: 'Lanjut belanja' }).click();
    await page.getByRole('link', { name: 'Lihat semua paket' }).click();
    await expect(page.getByRole('heading', { name: 'Paket Siap Terbang' })).toBeVisible();
  },
);

test(
  '[GIFT-15, CART-07, CART-13, GIFT-05] changes the chosen gift and adds both',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const gift = page.locator('#promo details').first();
    await expect(gift.getByText('Label Koper Kulit Asli').first()).toBeVisible();
    await gift.locator('summary').first().click();
    // An element half under the bar cannot be pressed.
    await bringSection(page, 'promo');
    await expectAccessible(page);
    await gift.getByRole('radio', { name: /Bantal Leher/ }).check();
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    if (isMobile(page)) {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText('Bantal Leher Busa Memori').first()).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
    }
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Bantal Leher Busa Memori')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bantal Leher' })).toContainText(
      /Gratis hadiah\s+1 barang · Dikirim · Hadiah/,
    );
  },
);

test(
  '[GIFT-17, CART-02] bought at once, the gift that was chosen is in the checkout',
  NIGHTLY,
  async ({ page }) => {
    await logIn(page, 'ayu', SUITCASE);
    const gift = page.locator('#promo details').first();
    await expect(gift.getByText('Label Koper Kulit Asli').first()).toBeVisible();
    await gift.locator('summary').first().click();
    await bringSection(page, 'promo');
    await gift.getByRole('radio', { name: /Bantal Leher/ }).check();
    await page.getByRole('button', { name: 'Beli sekarang', exact: true }).locator('visible=true').click();
    if (isMobile(page)) {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText('Bantal Leher Busa Memori').first()).toBeVisible();
      await sheet.getByRole('button', { name: 'Beli sekarang' }).click();
    }
    await page.waitForURL(/\/retail\/checkout\//);
    await expect(page.getByRole('listitem').filter({ hasText: 'Bantal Leher' })).toContainText(
      /Gratis hadiah\s+1 barang · Dikirim · Hadiah/,
    );
  },
);

test(
  '[GIFT-10, GIFT-12, GIFT-14] two gifts from three pieces on; its terms are plain words',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(`${SERUM}?qty=3`);
    const gift = page.locator('#promo details').first();
    await gift.locator('summary').first().click();
    await expect(gift.getByText('Hadiah ikut bersama produk ini.')).toBeVisible();
    await expect(gift.getByRole('checkbox', { name: /Biru Laut/ })).toBeDisabled();
    await gift.getByRole('checkbox', { name: /Sage/ }).uncheck();
    await expect(gift.getByRole('checkbox', { name: /Biru Laut/ })).toBeEnabled();
    await gift.getByText('Syarat & ketentuan').click();
    await expect(gift.getByText('dua botol minum')).toBeVisible();
    await expect(gift.getByText('persediaan').locator('xpath=self::a')).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  '[ROUTE-15, WHOLESALE-01, WHOLESALE-02] lists tiers and every variant’s price',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/p/daftar-harga/koper-hardcase-rimba-lawu/RMB-00012-01?qty=3');
    await expect(page).toHaveTitle(/^Daftar harga Koper Hardcase Rimba Lawu.* \| Etalase$/);
    await expect(page.getByText('Beli 3+ : Rp1.190.000/barang')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Beli 3+' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('row').filter({ hasText: 'Nila, Medium' })).toContainText('Rp1.490.000');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Nila, Medium 24″' }).click();
    await expect(page).toHaveURL(/\/p\/koper-hardcase-rimba-lawu\/RMB-00012-05/);
  },
);

test(
  'the rows of combo and gift move nothing when they come, and nothing scrolls sideways',
  PHONE_ONLY,
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; of: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          shifts.push({
            value: entry.value,
            of: entry.sources.map(({ node }) => (node as Element | null)?.id ?? ''),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(SUITCASE);
    await expect(page.getByRole('button', { name: /Paket combo/ })).toBeAttached();
    await expect(page.locator('#promo details').first()).toBeAttached();
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts,
    );
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.01);
    for (const [width, size] of [
      [320, '100%'],
      [360, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/p/daftar-combo/x/RMB-00012-01', '/p/daftar-harga/x/RMB-00012-01', SERUM]) {
        await open(path);
        if (path === SERUM) await page.locator('#promo summary').first().click();
        else
          await expect(
            page.getByText(path.includes('combo') ? 'Produk ini' : 'Harga per varian'),
          ).toBeVisible();
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width} px, ${size}`).toBeLessThanOrEqual(0);
      }
    }
  },
);
