import type { Page } from 'playwright/test';
import { SHARE_LINK_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  expect,
  expectAccessible,
  FOR_EVER_MS,
  isMobile,
  LASTING,
  logIn,
  ready,
  recommended,
  scrollOnTo,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const PILLOW = '/p/bantal-leher-busa-memori/RMB-00022-01';

const button = (page: Page, name = 'Bagikan') =>
  page
    .locator(isMobile(page) ? '.stage' : '#buybox')
    .getByRole('button', { name, exact: true })
    .filter({ visible: true });
const sheetOf = (page: Page, name = 'Bagikan produk') => page.getByRole('dialog', { name });
const linkOf = (page: Page) => sheetOf(page).getByRole('textbox', { name: 'Link produk' });
const origin = (page: Page) => new URL(page.url()).origin;
const shortOn = (page: Page) => new RegExp(`^${origin(page)}/s/[2-9A-Z]{7}$`);
/** Path to which a short link redirects. */
const pathBehind = async (page: Page, link: string) => {
  const answer = await page.request.get(link, { maxRedirects: 0 });
  return answer.headers()['location'];
};

test.describe('sharing a product', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // On a slow day the long link would do.
    waits: { ...LASTING, [SHARE_LINK_PATIENCE_MS]: FOR_EVER_MS },
  });

  test(
    '[SHARE-01, SHARE-02, MODAL-41] copies an option’s link by keyboard, and returns',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      await page
        .locator('#variant')
        .getByRole('link', { name: /^Terakota/ })
        .click();
      await expect(page).not.toHaveURL(new RegExp('RMB-00012-01'));
      const chosen = new URL(page.url()).pathname;
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(linkOf(page)).toHaveValue(shortOn(page));
      const short = await linkOf(page).inputValue();
      await expectAccessible(page);
      const copy = sheetOf(page).getByRole('button', { name: 'Salin link' });
      for (let presses = 0; presses < 5; presses += 1) {
        if (await copy.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(copy).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Link berhasil disalin.').first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      // A visitor who opens the link sees that option.
      await page.goto(short);
      await ready(page);
      expect(new URL(page.url()).pathname).toBe(chosen);
      await expect(page.locator('#variant').getByRole('link', { name: /^Terakota/ })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  );

  test(
    '[SHARE-01, SHARE-04] WhatsApp gets name and link of the current product',
    PHONE_ONLY,
    async ({ page, open, context }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await open(SUITCASE);
      const share = async (path: string, word: string) => {
        await button(page).click();
        const opening = page.waitForEvent('popup');
        await sheetOf(page).getByRole('link', { name: 'WhatsApp' }).click();
        const popup = await opening;
        await popup.waitForURL('https://wa.me/**');
        const text = new URL(popup.url()).searchParams.get('text') ?? '';
        expect(text).toContain(word);
        expect(await pathBehind(page, text.split(' ').at(-1) ?? '')).toBe(path);
        expect(await popup.evaluate(() => window.opener === null)).toBe(true);
        await popup.close();
        await sheetOf(page).getByRole('button', { name: 'Tutup' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await share(SUITCASE, 'Koper');
      const card = recommended(page).first();
      await scrollOnTo(page.locator('#recommendation'), () => expect(card).toBeVisible({ timeout: 500 }));
      await card.click();
      await expect(page).not.toHaveURL(/RMB-00012/);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Koper Hardcase|Memuat/);
      const other = new URL(page.url()).pathname;
      const name = (await page.getByRole('heading', { level: 1 }).innerText()).split(/[\s,]/)[0] ?? '';
      await share(other, name);
    },
  );

  test(
    '[SHARE-03] offers the device’s own sharing first; a cancel is no failure',
    NIGHTLY,
    async ({ page, open }) => {
      await page.addInitScript(() => {
        const given: ShareData[] = [];
        Object.assign(window, { given });
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: (data: ShareData) => {
            given.push(data);
            return given.length === 1
              ? Promise.reject(new DOMException('off', 'AbortError'))
              : Promise.resolve();
          },
        });
      });
      await open(PILLOW);
      await button(page).click();
      const device = sheetOf(page).getByRole('button', { name: 'Bagikan lewat perangkat ini' });
      await device.click();
      await expect(device).toBeEnabled();
      await expect(sheetOf(page).getByRole('alert')).toHaveCount(0);
      await device.click();
      await expect(device).toBeEnabled();
      const given = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given);
      expect(given).toHaveLength(2);
      expect(await pathBehind(page, given[1]?.url ?? '')).toBe(PILLOW);
      await expectAccessible(page);
    },
  );

  test(
    '[MODAL-40, QUOTE-01, SHARE-01] the menu of the product leads to sharing and to a quote',
    PHONE_ONLY,
    async ({ page }) => {
      await logIn(page, 'budi', PILLOW);
      const menu = page.getByRole('button', { name: 'Opsi produk' });
      if (!isMobile(page)) {
        // A desk shows each of them in its place.
        await expect(menu).toBeHidden();
        await expect(button(page)).toBeVisible();
        return;
      }
      await menu.click();
      await sheetOf(page, 'Opsi produk').getByRole('button', { name: 'Bagikan' }).click();
      await expect(linkOf(page)).toBeVisible();
      await sheetOf(page).getByRole('button', { name: 'Kembali' }).click();
      await expectAccessible(page);
      await sheetOf(page, 'Opsi produk').getByRole('button', { name: 'Minta penawaran' }).click();
      await expect(sheetOf(page, 'Minta penawaran').getByLabel('Jumlah barang')).toBeVisible();
    },
  );

  test('[SHARE-01] in English and in the dark it can be read as well', NIGHTLY, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(`${SUITCASE}?lang=en`);
    await button(page, 'Share').click();
    await expect(sheetOf(page, 'Share product').getByRole('textbox', { name: 'Product link' })).toHaveValue(
      shortOn(page),
    );
    await expectAccessible(page);
  });
});
