import type { Locator, Page } from 'playwright/test';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  expect,
  holdBack,
  expectAccessible,
  fault,
  FAST_TRIES,
  ready,
  scrollOnTo,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const MISSING = 'Ada yang salah di sini. Coba lagi nanti, ya.';
const retry = (within: Pick<Page, 'getByRole'>) => within.getByRole('button', { name: 'Coba lagi' });
/** Presses until what is wanted has come: it is tried by itself too, and whichever is first takes the button away. */
const pressAgain = (button: Locator, wanted: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(wanted).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
const changeDestination = (page: Page) => page.getByRole('button', { name: 'Ubah tujuan pengiriman' });

/** Cuts a file off; returns what lets it through. */
async function cut(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}
const started = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
const chosen = (page: Page) => page.locator('#variant').getByRole('link', { name: 'Nila', exact: true });
/** Sends the browser's event for a network that is back. */
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test.use({ waits: FAST_TRIES });

test.describe('files that cannot be fetched', PHONE_ONLY, () => {
  test.use({ allowed: ['Failed to load resource', 'net::ERR_FAILED'] });

  // A file that the picker's file imports counts as much as the file.
  for (const file of ['address', 'pressed']) {
    test(
      `[ERR-58, ERR-59, MODAL-07] reports a missing ${file}, and opens on retry`,
      file === 'pressed' ? {} : NIGHTLY,
      async ({ page, open }) => {
        await page.addInitScript(() => {
          const events: unknown[] = [];
          Object.assign(window, { events, __ANALYTICS__: (event: unknown) => events.push(event) });
        });
        const mend = await cut(page, file);
        await open(SUITCASE);
        await changeDestination(page).click();
        const sheet = page.getByRole('dialog', { name: 'Belum bisa dibuka' });
        await expect(sheet).toContainText(MISSING);
        await expectAccessible(page);
        const events = await page.evaluate(() => (window as unknown as { events: object[] }).events);
        expect(events).toContainEqual(
          expect.objectContaining({
            name: 'ui_error',
            data: expect.objectContaining({ component: 'addressPicker', route: 'product' }) as unknown,
          }),
        );
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(changeDestination(page)).toBeFocused();
        await changeDestination(page).click();
        await expect(sheet).toContainText(MISSING);
        await mend();
        const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
        await pressAgain(retry(sheet), picker);
        await expect(picker.getByLabel('Kode pos')).toHaveValue('10110');
        await expect(sheet).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(changeDestination(page)).toBeFocused();
      },
    );
  }

  test('[SHELL-02, ERR-60] keeps sent sections, and revives them once online', async ({ page }) => {
    const mend = await cut(page, 'sections');
    let tries = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/sections-')) tries += 1;
    });
    await page.goto(SUITCASE);
    await started(page);
    // The first use asks for them; then all that are made by themselves.
    await page.keyboard.press('Shift');
    await expect.poll(() => tries).toBeGreaterThanOrEqual(3);
    await expect(page.locator('#description')).toContainText('polikarbonat');
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await chosen(page).click();
    await expect(page).toHaveURL(/RMB-00012-04/);
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
    // Content that the server sent can still be read: no message replaces it.
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await mend();
    await online(page);
    await expect(changeDestination(page)).toBeVisible();
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await changeDestination(page).click();
    await expect(page.getByRole('dialog', { name: 'Kirim ke mana?' })).toBeVisible();
  });

  test('[SHELL-02] keeps sent sections for another option while their code loads', async ({ page }) => {
    const bring = await holdBack(page, '**/assets/sections-*.js');
    await page.goto(SUITCASE);
    await started(page);
    const button = changeDestination(page);
    await button.evaluate((element) => element.setAttribute('data-sent', ''));
    await chosen(page).click();
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
    // The product knows the other option too, and has drawn it.
    await expect(page).toHaveURL(/RMB-00012-04/);
    await expect(page.locator('#description')).toContainText('polikarbonat');
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await expect(button).toHaveAttribute('data-sent', '');
    bring();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Kirim ke mana?' })).toBeVisible();
    await expect(button).toHaveAttribute('data-sent', '');
  });

  test('[ERR-61] a variant whose calls have no code fails, and can be chosen again', async ({ page }) => {
    const mend = await cut(page, 'calls');
    await page.goto(SUITCASE);
    await started(page);
    await chosen(page).click();
    await expect(page.locator('#variant').getByRole('alert')).toBeVisible();
    await mend();
    await chosen(page).click();
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
  });

  test('[ERR-61] a section whose machine is missing leaves, and comes once online', async ({
    page,
    open,
  }) => {
    // Each of its rows has a machine of its own.
    const mend = await cut(page, 'calls');
    await open(SUITCASE);
    const section = page.locator('#recommendation');
    await scrollOnTo(section, () => expect(section).toHaveCount(0, { timeout: 500 }));
    await mend();
    await online(page);
    await expect(section.locator('.card-name').first()).toBeVisible();
  });

  test('[SHELL-02] a page whose words could not be fetched asks for them again, and comes to life', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/assets/idFirst-*.js*', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto(SUITCASE);
    await ready(page);
    expect(asked).toBe(2);
    await chosen(page).click();
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
  });

  test('[SHELL-05] a modal without its code blocks nothing, and can be reopened', async ({ page }) => {
    const mendStart = await cut(page, 'entryClient');
    const mend = await cut(page, 'session');
    await page.goto(SUITCASE);
    await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
    await page.waitForURL(/RMB-00012-01/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await mendStart();
    await page.reload();
    await started(page);
    await expect(dialog).toBeHidden();
    await mend();
    await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('[SHELL-05] links without the router load documents, and it comes once online', async ({
    page,
    open,
  }) => {
    const mend = await cut(page, 'browserNavigation');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/browserNavigation-'),
    );
    await open(SUITCASE);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const more = page.locator('#description').getByRole('link').first();
    await more.scrollIntoViewIfNeeded();
    // A link that is not alive yet leads there by itself.
    await expect
      .poll(() => more.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps$'))))
      .toBe(true);
    await more.click();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    await ready(page);
    await page.getByRole('link', { name: /Kembali ke produk/ }).hover();
    await mend();
    await online(page);
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'page');
  });
});

test.describe('a product that comes in place of an error', PHONE_ONLY, () => {
  test.use({ allowed: ['Failed to load resource'] });

  test('[EMPTY-07] holds the places of its sections until their code is here', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/sections-*.js');
    await fault(page, 'GET /product-detail/products/*/_summary', '429');
    await page.goto(SUITCASE);
    await started(page);
    await page.request.delete('/backend/_faults');
    await page.getByRole('link', { name: 'Muat ulang' }).click();
    await expect(page.locator('.price-now').first()).toBeVisible();
    const places = page.locator('#content .sec[aria-busy="true"]:not([id])');
    await expect(places).not.toHaveCount(0);
    await expect(page.locator('#promo')).toHaveCount(0);
    letGo();
    await expect(page.locator('#promo')).toBeVisible();
    await expect(places).toHaveCount(0);
  });
});

test(
  '[LOAD-11] a dialog waits for its styles, and a second one has them at once',
  PHONE_ONLY,
  async ({ page, open }) => {
    const sheets: string[] = [];
    page.on('request', (request) => /answers-.*\.css$/.test(request.url()) && sheets.push(request.url()));
    const letThrough = await holdBack(page, '**/assets/answers-*.css');
    await open(SUITCASE);
    const displays = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        for (const dialog of document.querySelectorAll('dialog[open]'))
          seen.push(getComputedStyle(dialog).display);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    await changeDestination(page).click();
    // Time for a dialog without styles to be drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letThrough();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page
      .getByRole('button', { name: /Rimba Official|Jaminan belanja/ })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    expect(new Set(await displays.jsonValue())).toEqual(new Set(['grid']));
    expect(sheets).toHaveLength(1);
  },
);

test(
  '[MODAL-07] a modal whose file is slow shows its sheet meanwhile, and slides in once',
  PHONE_ONLY,
  async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const letThrough = await holdBack(page, '**/assets/address-*.js');
    await open(SUITCASE);
    await changeDestination(page).click();
    const sheet = page.getByRole('dialog', { name: 'Sebentar, ya' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    letThrough();
    const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
    await expect(picker).toBeVisible();
    await expect(sheet).toBeHidden();
    expect(await picker.evaluate((dialog) => getComputedStyle(dialog).animationName)).toBe('none');
    await expect(picker.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(changeDestination(page)).toBeFocused();
    await ready(page);
  },
);

test.describe('files that the host has no more', PHONE_ONLY, () => {
  test.use({ allowed: ['Failed to load resource'] });

  /** The host answers that there is no such file; returns what puts it back. */
  async function remove(page: Page, name: string): Promise<() => Promise<void>> {
    const files = `**/assets/${name}-*.js`;
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'There is no such file' }));
    return () => page.unroute(files);
  }
  const reload = (within: Pick<Page, 'getByRole'>) =>
    within.getByRole('button', { name: 'Muat ulang halaman' });
  const GONE = 'Versi baru halaman ini sudah ada.';

  test('[ERR-64] a modal says so and offers to load the page anew, which keeps the chosen variant', async ({
    page,
    open,
  }) => {
    const deploy = await remove(page, 'address');
    await open(SUITCASE);
    await chosen(page).click();
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
    await changeDestination(page).click();
    const sheet = page.getByRole('dialog', { name: 'Belum bisa dibuka' });
    await expect(sheet).toContainText(GONE);
    await expect(retry(sheet)).toHaveCount(0);
    await expectAccessible(page);
    const address = page.url();
    await deploy();
    await reload(sheet).click();
    await ready(page);
    expect(page.url()).toBe(address);
    await expect(chosen(page)).toHaveAttribute('aria-current', 'true');
    await changeDestination(page).click();
    await expect(page.getByRole('dialog', { name: 'Kirim ke mana?' })).toBeVisible();
  });

  for (const file of ['calls', 'sections', 'near']) {
    test(
      `[ERR-64] what has no place of its own for it, as ${file}, is said by the page`,
      file === 'sections' ? {} : NIGHTLY,
      async ({ page }) => {
        const deploy = await remove(page, file);
        await page.goto(SUITCASE);
        await started(page);
        const bar = page.getByRole('status').filter({ hasText: GONE });
        // Asked for where it is seen, not where it was passed.
        const place = page.locator(file === 'calls' ? '#recommendation' : '#footer');
        await scrollOnTo(place, () => expect(reload(bar)).toBeVisible({ timeout: 500 }));
        await expectAccessible(page);
        await deploy();
        await reload(bar).click();
        await ready(page);
        await expect(page.getByText(GONE)).toHaveCount(0);
      },
    );
  }

  test('[ERR-58, ERR-64] a file that only could not be reached can be tried again', async ({
    page,
    open,
  }) => {
    const files = '**/assets/address-*.js';
    await page.route(files, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await open(SUITCASE);
    await changeDestination(page).click();
    const sheet = page.getByRole('dialog', { name: 'Belum bisa dibuka' });
    await expect(retry(sheet)).toBeVisible();
    await expect(reload(page)).toHaveCount(0);
  });
});
