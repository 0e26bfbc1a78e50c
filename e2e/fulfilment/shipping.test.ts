import type { Page } from 'playwright/test';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, logIn, passLogin, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';

async function chooseExpress(page: Page) {
  // On a phone by the line under the price.
  await (
    isMobile(page)
      ? page.getByRole('button', { name: /^Ke Gambir · / })
      : page.getByRole('button', { name: 'Opsi lain' })
  ).click();
  const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
  await sheet.getByRole('radio', { name: /^Ekspres/ }).check();
  await sheet.getByRole('button', { name: 'Pilih pengiriman' }).click();
  await expect(sheet).toHaveCount(0);
}
async function press(page: Page, name: 'Keranjang' | 'Beli sekarang') {
  await page.getByRole('button', { name, exact: true }).locator('visible=true').click();
  if (!isMobile(page)) return;
  const inSheet = name === 'Keranjang' ? 'Tambah ke keranjang' : name;
  await page.getByRole('dialog').getByRole('button', { name: inSheet }).click();
}
/** Returns the shipping cost in the page's sentence before vouchers, as a line of the bag names it. */
async function told(page: Page): Promise<string> {
  const sentence = page.locator('#shipping');
  await expect(sentence).toContainText(/ke \w+, (Gratis|Rp[\d.]+)/);
  const text = (await sentence.textContent()) ?? '';
  return (/Ongkir sebelumnya (Rp[\d.]+)/.exec(text) ?? /ke \w+, (Rp[\d.]+)/.exec(text))?.[1] ?? '';
}

test(
  '[SHIP-14, SHIP-13] keeps the courier’s price in the bag, for this product only',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await chooseExpress(page);
    await expect(page.locator('#shipping')).toContainText('Dengan Ekspres');
    if (isMobile(page)) {
      // The day, and until when to order for it, depend on the hour.
      await expect(
        page.getByRole('button', {
          name: /^Ke Gambir · Tiba .* sebelum 12\.00 · Rp16\.000 Ongkir sebelumnya Rp26\.000/,
        }),
      ).toBeVisible();
      await expectAccessible(page);
    }
    const suitcase = await told(page);
    await press(page, 'Keranjang');
    await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
    await open(BOTTLE);
    const bottle = await told(page);
    await press(page, 'Keranjang');
    await expect(page.getByRole('link', { name: 'Keranjang, 2 barang', exact: true })).toHaveCount(1);
    await page.goto('/cart');
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(line('Koper Hardcase')).toContainText(`Ekspres, ${suitcase}`);
    await expect(line('Botol')).toContainText(`Reguler, ${bottle}`);
    await expect(page.locator('.sums')).toContainText('Ongkir ke Gambir');
    await expectAccessible(page);
  },
);

test(
  '[SHIP-14] a guest chooses a courier, buys now, logs in, and the checkout has it',
  NIGHTLY,
  async ({ page, open }) => {
    await open(BOTTLE);
    await chooseExpress(page);
    await press(page, 'Beli sekarang');
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk membeli' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, 'ayu');
    await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
    await expect(page.getByRole('listitem')).toContainText(/Ekspres, Rp/);
  },
);

test(
  '[SHIP-14] coming back from the checkout, what the page says is what is bought',
  PHONE_ONLY,
  async ({ page }) => {
    await logIn(page, 'ayu', BOTTLE);
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await sheet.getByRole('radio', { name: /^Ekspres/ }).check();
    await sheet.getByRole('button', { name: 'Pilih pengiriman' }).click();
    await expect(page.locator('#shipping')).toContainText('Dengan Ekspres');
    await press(page, 'Beli sekarang');
    await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
    await expect(page.getByRole('listitem')).toContainText(/Ekspres, Rp/);
    await page.goBack();
    await ready(page);
    // The tab kept the choice.
    await expect(page.locator('#shipping')).toContainText('Dengan Ekspres');
    const price = await told(page);
    await press(page, 'Beli sekarang');
    await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
    await expect(page.locator('.sums')).toContainText(price);
  },
);

test(
  '[SHIP-19] keeps the chosen courier and its price after a reload',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await chooseExpress(page);
    await expect(page.locator('#shipping')).toContainText('Dengan Ekspres');
    const price = await told(page);
    await page.reload();
    await ready(page);
    await expect(page.locator('#shipping')).toContainText('Dengan Ekspres');
    expect(await told(page)).toBe(price);
    await press(page, 'Keranjang');
    await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
    await page.goto('/cart');
    await expect(page.getByRole('listitem').filter({ hasText: 'Koper Hardcase' })).toContainText(
      `Ekspres, ${price}`,
    );
  },
);
