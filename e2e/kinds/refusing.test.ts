import type { Page, Route } from 'playwright/test';
import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, passLogin, ready, test, isMobile } from '../support/test.ts';

const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
const heart = (page: Page) => page.getByRole('button', { name: 'Simpan ke wishlist' });
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' });

/**
 * From now on what a write of this browser is answered with sets no cookie, until that is allowed again. The route stays:
 * one that is taken away goes on by itself with the calls that are under way, and they cannot be answered any more.
 */
async function refuseCookies(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  let isRefusing = true;
  const underWay = new Set<Promise<void>>();
  async function answerWithout(route: Route) {
    const response = await route.fetch({ maxRedirects: 0 });
    // The test's own fetch stores the cookie as well.
    await context.clearCookies({ name: 'session' });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  }
  await context.route('**', async (route) => {
    if (!isRefusing || route.request().method() !== 'POST') return route.fallback();
    const answering = answerWithout(route);
    underWay.add(answering);
    try {
      await answering;
    } finally {
      underWay.delete(answering);
    }
  });
  return async () => {
    isRefusing = false;
    // A late answer would take the cookie away that is allowed by then.
    await Promise.allSettled(underWay);
  };
}

test.describe('a browser that refuses cookies', () => {
  test.use({ allowed: ['403'] });
  test(
    '[AUTH-18] says that the bag is empty, and adds once when cookies are allowed',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(BOTTLE);
      const allow = await refuseCookies(page);
      // On a phone a sheet asks first, and says what came of it.
      if (isMobile(page)) await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
      const box = isMobile(page) ? page.getByRole('dialog') : page.locator('#buybox');
      const add = box.getByRole('button', { name: /^(Keranjang|Tambah ke keranjang)$/ });
      const said = box.getByText('Belum masuk keranjang: browsermu menolak cookie.', { exact: false });
      await add.click();
      await expect(said).toBeVisible();
      await expect(page.getByText('Berhasil masuk keranjang.')).toHaveCount(0);
      await allow();
      await add.click();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      await expect(said).toHaveCount(0);
      await page.goto(BOTTLE);
      await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
    },
  );

  test(
    '[AUTH-19] says that the login was not kept, and resumes the action after the next',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(BOTTLE);
      await heart(page).click();
      await prompt(page).getByRole('link', { name: 'Masuk' }).click();
      const allow = await refuseCookies(page);
      await passLogin(page, 'budi');
      await ready(page);
      const said = page.getByText('Kamu belum masuk: browsermu menolak cookie.', { exact: false });
      await expect(prompt(page)).toContainText('Kamu belum masuk: browsermu menolak cookie.');
      // An address that is passed on says nothing of it.
      await expect(page).toHaveURL((url) => url.pathname === BOTTLE && !url.searchParams.has('login'));
      await allow();
      await prompt(page).getByRole('link', { name: 'Masuk' }).click();
      await passLogin(page, 'budi');
      await ready(page);
      await expect(page.getByText('Disimpan ke wishlist.')).toBeVisible();
      await expect(said).toHaveCount(0);
      await expect(page).not.toHaveURL(/login=/);
    },
  );
});

test(
  '[AUTH-20] asks for another press of the heart when storage is blocked',
  PHONE_ONLY,
  async ({ page, open }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await open(BOTTLE);
    await heart(page).click();
    await expect(prompt(page)).toContainText(
      'Tekan lagi di sana, ya: browsermu memblokir penyimpanan, jadi yang kamu pilih atau isi tidak ikut.',
    );
    await prompt(page).getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, isMobile(page) ? 'dewi' : 'eko');
    await ready(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await heart(page).click();
    await expect(page.getByText('Disimpan ke wishlist.')).toBeVisible();
  },
);
