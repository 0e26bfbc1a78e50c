import type { Page } from 'playwright/test';
import {
  expect,
  expectAccessible,
  FAST_TRIES,
  holdBack,
  isMobile,
  LASTING,
  logIn,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const SOLD_OUT = '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01';
const FAILED = 'Ada kendala. Coba lagi nanti, ya.';
const NOT_OPENED = 'Belum bisa dibuka';

const started = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
const shown = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();
const chatButton = (page: Page) => shown(page, isMobile(page) ? 'Chat penjual' : 'Chat');

test('[LOAD-05, STOCK-11] a wish to be told waits for its code, and is begun once that has come', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/wishlist-*.js');
  await page.goto(SOLD_OUT);
  await started(page);
  const button = shown(page, 'Kabari saya');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  bring();
  await expect(page.getByRole('dialog', { name: 'Masuk untuk dikabari' })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('[LOAD-05, CHAT-08] the chat waits for its code, and is asked for once that has come', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/seller-*.js');
  await page.goto(SUITCASE);
  await started(page);
  const asked = page.waitForRequest('**/assets/seller-*.js');
  await chatButton(page).click();
  await asked;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  bring();
  await expect(page.getByRole('dialog', { name: 'Masuk untuk chat penjual' })).toBeVisible();
});

test('[LOAD-05, MODAL-07] a modal that is slow is told of once the sheet has come', async ({ page }) => {
  const bringSheet = await holdBack(page, '**/assets/answers-*.js');
  const bring = await holdBack(page, '**/assets/share-*.js');
  await page.goto(SUITCASE);
  await started(page);
  const share = shown(page, 'Bagikan');
  await share.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  bringSheet();
  await expect(page.getByRole('dialog', { name: 'Sebentar, ya' })).toBeVisible();
  bring();
  await expect(page.getByRole('dialog', { name: 'Bagikan produk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('[LOAD-05, SHELL-06] a message is said once its code has come', async ({ page }) => {
  await logIn(page, isMobile(page) ? 'citra' : 'dewi', SUITCASE);
  const bring = await holdBack(page, '**/assets/answers-*.js');
  await page.goto(SOLD_OUT);
  await started(page);
  const saved = page.waitForResponse(/\/member\/wishlist\/_product/);
  await shown(page, /^(Simpan ke wishlist|Wishlist)$/).click();
  await saved;
  const message = page.getByText('Disimpan ke wishlist.');
  await expect(message).toHaveCount(0);
  bring();
  await expect(message).toBeVisible();
});

test('[LOAD-05, SECTION-12] the bar of sections leads to them before its code has come', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/near-*.js');
  await page.goto(SUITCASE);
  await started(page);
  const bar = page.getByRole('navigation', { name: 'Bagian halaman' });
  await bar.getByRole('link', { name: 'Ulasan' }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.locator('#reviews')).toBeInViewport();
  bring();
  await expect(bar.locator('a[aria-current]')).toHaveAttribute('href', '#reviews');
});

test.describe('code that cannot be fetched', () => {
  test.use({ waits: FAST_TRIES, allowed: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('[LOAD-05, ERR-58] shows a failed reminder at its button, and starts on retry', async ({ page }) => {
    const files = '**/assets/wishlist-*.js';
    await page.route(files, (route) => route.abort());
    await page.goto(SOLD_OUT);
    await started(page);
    const failed = page.getByText(FAILED).locator('visible=true').first();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk dikabari' });
    await shown(page, 'Kabari saya').click();
    await expect(failed).toBeVisible();
    await page.unroute(files);
    await expect(async () => {
      if (!(await prompt.isVisible())) await shown(page, 'Kabari saya').click({ timeout: 1_000 });
      await expect(prompt).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(failed).toBeHidden();
  });

  test('[LOAD-05, CHAT-08] the chat says so, and is asked for once retried', async ({ page }) => {
    const files = '**/assets/seller-*.js';
    await page.route(files, (route) => route.abort());
    await page.goto(SUITCASE);
    await started(page);
    await chatButton(page).click();
    const retry = page.locator('.chat-pill').getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toBeVisible();
    await page.unroute(files);
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk chat penjual' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(prompt).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(retry).toBeHidden();
  });
});

test.describe('the code of what answers a press, which cannot be fetched', () => {
  // A message stays, and nothing is tried again by itself.
  test.use({ waits: { ...LASTING, ...FAST_TRIES }, allowed: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('[LOAD-05, MODAL-48] says that a modal cannot be opened, and opens it when pressed later', async ({
    page,
  }) => {
    const files = '**/assets/answers-*.js';
    let tries = 0;
    await page.route(files, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(SUITCASE);
    await started(page);
    const share = shown(page, 'Bagikan');
    const dialog = page.getByRole('dialog');
    const said = page.getByRole('alert').getByText(NOT_OPENED);
    const layer = () => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
    await share.click();
    await expect(said).toBeVisible();
    await expectAccessible(page);
    await expect(dialog).toHaveCount(0);
    await expect.poll(layer).toBe(0);
    await expect(share).toBeFocused();
    const before = tries;
    await share.click();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect.poll(layer).toBe(0);
    await page.unroute(files);
    await expect(async () => {
      if (!(await dialog.isVisible())) await share.click({ timeout: 1_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('dialog', { name: 'Bagikan produk' })).toBeVisible();
    await expect.poll(layer).toBe(1);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
    await expect.poll(layer).toBe(0);
  });

  test('[LOAD-05, SHELL-06] says a message without its code in words alone, and then as ever', async ({
    page,
  }) => {
    const files = '**/assets/answers-*.js';
    await logIn(page, isMobile(page) ? 'budi' : 'ayu', SOLD_OUT);
    await page.route(files, (route) => route.abort());
    await page.goto(SOLD_OUT);
    await started(page);
    await shown(page, /^(Simpan ke wishlist|Wishlist)$/).click();
    const message = page.getByRole('status').filter({ hasText: 'Disimpan ke wishlist.' });
    await expect(message.getByText('Disimpan ke wishlist.')).toBeVisible();
    await expect(message.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(files);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(message.getByRole('button', { name: 'Tutup' })).toBeVisible();
  });
});
