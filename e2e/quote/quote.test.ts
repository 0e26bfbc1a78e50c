import type { Page } from 'playwright/test';
import { quoteNumber } from '#src/domain/quote/quote.ts';
import { DESKTOP_ONLY, NIGHTLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, logIn, passLogin, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const BLACK = '/p/koper-hardcase-rimba-lawu/RMB-00012-03';
/** Each size asks for an item of its own: a request stands. */
const itemOf = (page: Page) => (isMobile(page) ? SUITCASE : BLACK);

test.describe('a quote', () => {
  test(
    '[QUOTE-01, QUOTE-02, AUTH-05, AUTH-13, MODAL-09, LINK-03] gives a guest a quote number',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(itemOf(page));
      await page.getByRole('button', { name: 'Minta penawaran' }).click();
      const login = page.getByRole('dialog').getByRole('link', { name: 'Masuk' });
      expect(await login.getAttribute('href')).toContain('ask_for_quote');
      await login.click();
      await passLogin(page);
      await ready(page);
      const dialog = page.getByRole('dialog', { name: 'Minta penawaran' });
      await expect(dialog.getByLabel('Jumlah barang')).toBeVisible();
      await expect(page).not.toHaveURL(/action=/);
      await dialog.getByLabel('Jumlah barang').fill('250');
      await dialog.getByLabel('Nama perusahaan').fill('‮<b>PT Contoh</b>');
      await dialog.getByLabel('Nama perusahaan').press('Enter');
      await expect(dialog.getByText(/Permintaan penawaran terkirim\. Nomornya PN-\d{6}\./)).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('[QUOTE-03] what is missing is said at its field, which has the focus', NIGHTLY, async ({ page }) => {
    await logIn(page, 'budi', SUITCASE);
    await page.getByRole('button', { name: 'Minta penawaran' }).click();
    const dialog = page.getByRole('dialog', { name: 'Minta penawaran' });
    await expect(dialog.getByLabel('Jumlah barang')).toBeVisible();
    await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
    await expect(dialog.getByText('Isi jumlah antara 10 dan 100.000.')).toBeVisible();
    await expect(dialog.getByLabel('Jumlah barang')).toBeFocused();
    await expectAccessible(page);
  });

  test.describe('asked again', () => {
    test.use({ allowed: ['409'] });
    test('[QUOTE-04] is told the number of the first', DESKTOP_ONLY, async ({ page }) => {
      const address = itemOf(page);
      await logIn(page, 'budi', address);
      const sku = address.split('/').at(-1) ?? '';
      const first = await page.request.post(`/backend/product/products/${sku}/_ask-for-quote`, {
        data: { quantity: 250, company: 'PT Contoh', contact: 'beli@contoh.id', message: '' },
        headers: { 'idempotency-key': 'asked-first' },
      });
      const { data } = (await first.json()) as { data: { number: number } };
      await page.getByRole('button', { name: 'Minta penawaran' }).click();
      const dialog = page.getByRole('dialog', { name: 'Minta penawaran' });
      await dialog.getByLabel('Jumlah barang').fill('300');
      await dialog.getByLabel('Nama perusahaan').fill('PT Contoh');
      await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
      const known = dialog.getByText('sudah kami terima sebelumnya', { exact: false });
      // The number is an element of its own, which no translator touches.
      await expect(known.locator('..')).toContainText(quoteNumber(data.number));
    });
  });

  test.describe('whose session ended', () => {
    test.use({ allowed: ['401'] });
    test(
      '[QUOTE-06, AUTH-13, AUTH-16] is sent after the login as it was typed, once',
      NIGHTLY,
      async ({ page, context }) => {
        const name = isMobile(page) ? 'citra' : 'dewi';
        await logIn(page, name, SUITCASE);
        await page.getByRole('button', { name: 'Minta penawaran' }).click();
        const dialog = page.getByRole('dialog', { name: 'Minta penawaran' });
        await dialog.getByLabel('Jumlah barang').fill('120');
        await dialog.getByLabel('Nama perusahaan').fill('PT Lanjut');
        await context.clearCookies();
        await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
        const prompt = page.getByRole('dialog', { name: 'Masuk untuk minta penawaran' });
        await expect(prompt.getByText('Sesimu sudah berakhir.', { exact: false })).toBeVisible();
        await expectAccessible(page);
        await prompt.getByRole('link', { name: 'Masuk' }).click();
        await passLogin(page, name);
        await ready(page);
        await expect(dialog.getByText(/Permintaan penawaran terkirim\. Nomornya PN-\d{6}\./)).toBeVisible();
        await page.reload();
        await ready(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });

  test('[QUOTE-01] in English and in the dark it can be read as well', NIGHTLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await logIn(page, 'budi', `${SUITCASE}?lang=en`);
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a quote' });
    await expect(dialog.getByLabel('Company name')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Enter a quantity from 10 to 100,000.')).toBeVisible();
    await expectAccessible(page);
  });
});
