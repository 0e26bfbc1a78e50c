import { NIGHTLY, OWN_SHELL, PHONE_ONLY, tagged } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, passLogin, test } from '../support/test.ts';

const SERUM = '/p/x/KNG-00901-01';
const ON_A_PHONE = tagged(PHONE_ONLY, OWN_SHELL);
const AT_NIGHT = tagged(NIGHTLY, OWN_SHELL);

test.describe('without JavaScript', ON_A_PHONE, () => {
  test.use({ javaScriptEnabled: false });
  test('[DEMO-01] variants are switched on, seen, and turned off', async ({ page, browser }) => {
    await page.goto('/demo');
    await page.getByRole('checkbox', { name: /Harga setelah cashback/ }).check();
    await page.getByRole('checkbox', { name: /Chat apoteker/ }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('status')).toHaveText(/Menyala: Harga setelah cashback, Chat apoteker/);
    await page.getByRole('link', { name: 'Serum dengan cashback' }).click();
    await expect(page.getByText('setelah cashback', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tanya apoteker' })).toHaveAttribute(
      'href',
      '/chat-apoteker',
    );
    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(new URL(SERUM, page.url()).href);
    await expect(other.getByText('setelah cashback', { exact: true })).toHaveCount(0);
    await other.close();
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Matikan semua' }).click();
    await expect(page.getByRole('status')).toHaveText('Belum ada yang dinyalakan.');
    await page.goto(SERUM);
    await expect(page.getByText('setelah cashback', { exact: true })).toHaveCount(0);
  });
});

test(
  '[CHAT-09, CHAT-24] the pharmacist answers whom the product led there, after the login',
  ON_A_PHONE,
  async ({ page, context }) => {
    await page.goto('/demo');
    await page.getByRole('checkbox', { name: /Chat apoteker/ }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.goto(SERUM);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Tanya apoteker' }).click();
    const chat = await opened;
    await chat.getByRole('link', { name: 'Masuk untuk chat dengan apoteker' }).click();
    await passLogin(chat, isMobile(page) ? 'citra' : 'dewi');
    await expect(chat.getByText(/tidak berisi nasihat medis/)).toBeVisible();
    const log = chat.getByRole('log', { name: 'Chat apoteker' });
    for (const [question, answer] of [
      ['Cara pakainya gimana?', /tertulis di kemasan/],
      ['Aman buat ibu hamil?', /tidak ada nasihat medis di sini/],
    ] as const) {
      await chat.getByRole('textbox').fill(question);
      await chat.getByRole('button', { name: 'Kirim' }).click();
      await expect(log.getByText(answer).last()).toBeVisible();
      await expect(chat.getByRole('textbox')).toHaveValue('');
    }
    await expectAccessible(chat);
    const wide = await chat.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  },
);

for (const language of ['id', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Each language and each scheme is seen once.
    const when = (language === 'id') === (colorScheme === 'light') ? ON_A_PHONE : AT_NIGHT;
    test(
      `[DEMO-01] the page of variants is accessible: ${language}, ${colorScheme}`,
      when,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/demo?lang=${language}`);
        await page.getByRole('checkbox').first().check();
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      },
    );
  }
}
