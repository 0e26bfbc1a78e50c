import type { Page } from 'playwright/test';
import { BOTH_SHELLS, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  bringSection,
  expect,
  holdBack,
  ready,
  recommended,
  scrollOnTo,
  test,
  untilCalm,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('navigation', PHONE_ONLY, () => {
  test(
    '[ROUTE-28..30, ROUTE-33, TITLE-01, TITLE-03, HOST-01, SEO-06, SEO-08] by a card, and back',
    BOTH_SHELLS,
    async ({ page }) => {
      await page.addInitScript(() => {
        const paths: string[] = [];
        Object.assign(window, { paths, __HOST__: { onPathChange: (path: string) => paths.push(path) } });
        window.addEventListener('pdp:path', (event) =>
          paths.push(`event ${(event as CustomEvent<{ path: string }>).detail.path}`),
        );
      });
      await page.goto(SUITCASE);
      await ready(page);
      const section = page.locator('#recommendation');
      const card = recommended(page).first();
      await scrollOnTo(section, () => expect(card).toBeVisible({ timeout: 500 }));
      const name = (await card.locator('.card-name').textContent()) ?? '';
      const before = await page.evaluate(() => window.scrollY);
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | Etalase`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(page.url().split('?')[0]);
      const description = page.locator('meta[name=description]');
      expect(await description.getAttribute('content')).toContain(name);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect(page).toHaveTitle(/^Koper Hardcase/);
      await expect(description).toHaveAttribute('content', /^Koper Hardcase.* Rp/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
      const paths = await page.evaluate(() => (window as unknown as { paths: string[] }).paths);
      expect(paths.slice(0, 2)).toEqual([SUITCASE, `event ${SUITCASE}`]);
      expect(paths.filter((path) => path === SUITCASE).length).toBe(2);
    },
  );

  test('[PRODUCT-03] the picture of the address is shown', async ({ page, open }) => {
    await open(`${SUITCASE}?foto=3`);
    await expect(page.getByRole('img', { name: 'Foto 3 dari' })).toContainText('3/');
    const offset = await page
      .locator('.stage-track')
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
    expect(offset).toBe(2);
  });

  test('[PRODUCT-10, ROUTE-31] a colour changes picture, price and address in place', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    await page.locator('#variant').scrollIntoViewIfNeeded();
    await untilCalm(page);
    const before = await page.evaluate(() => window.scrollY);
    const source = await page.locator('.stage-track img').first().getAttribute('src');
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).not.toHaveURL(/RMB-00012-01$/);
    await expect(page.locator('.stage-track img').first()).not.toHaveAttribute('src', source ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.reload();
    await ready(page);
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  });

  test(
    '[ROUTE-03, ROUTE-11, SEO-01, TITLE-03] a secondary page and back, with its robots tag',
    BOTH_SHELLS,
    async ({ page, open }) => {
      await open(SUITCASE);
      await page.getByRole('link', { name: 'Lihat selengkapnya' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
      await expect(page).toHaveTitle('Deskripsi & spesifikasi | Etalase');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
      await page.getByRole('link', { name: /Kembali ke produk/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    },
  );

  test(
    '[ROUTE-30] back from a secondary page leads to the last position, else to the top',
    BOTH_SHELLS,
    async ({ page, open }) => {
      await open(SUITCASE);
      const more = page.getByRole('link', { name: 'Lihat selengkapnya' });
      await more.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(100);
      await more.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const entries = await page.evaluate(() => history.length);
      await page.getByRole('link', { name: /Kembali ke produk/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await open(`${SUITCASE}/description`);
      await page.getByRole('link', { name: /Kembali ke produk/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  // The four of the night are opened as documents by other journeys.
  for (const [path, title, when] of [
    ['/grocery/p/mangga/GRO-10001-01/shipping', 'Pengiriman', {}],
    ['/p/x/RMB-00012-01/pickup-schedule', 'Jadwal pengambilan', NIGHTLY],
    ['/p/daftar-harga/x/RMB-00012-01', 'Daftar harga', NIGHTLY],
    ['/p/daftar-combo/x/RMB-00012-01', 'Daftar combo', NIGHTLY],
    ['/trade-in/s/x/GWA-00101-01', 'Tukar tambah', {}],
    ['/click-and-collect/p/RMB-00012-01/pickup-points', 'Lokasi pengambilan', NIGHTLY],
    ['/add-on/installation/x/GRM-00501-01', 'Jasa pasang', {}],
  ] as const) {
    test(`[ROUTE-04, TITLE-03] ${path} is a page of its own`, when, async ({ page, open }) => {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('[ROUTE-22, ROUTE-24] the address of the newer shell', async ({ page, open }) => {
    await open('/pdp-shell/koper/RMB-00012-01');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page).toHaveURL(/\/pdp-shell\//);
  });

  test('[ROUTE-22, RECO-07, RECENT-01] asks and keeps as the newer shell does at its own address', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pdp-shell/koper/RMB-00012-01');
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'newer');
    const brands = (version: string) => `/backend/product-detail/recommendation${version}/brands`;
    await scrollOnTo(page.locator('#recommendation'), async () =>
      expect.poll(() => asked, { timeout: 500 }).toContain(brands('/v2')),
    );
    await expect.poll(() => asked).toContain('/backend/product-detail/v2/brand-ads');
    expect(asked).not.toContain(brands(''));
    expect(asked).not.toContain('/backend/product-detail/brand-ads');
    const kept = (list: string) => page.evaluate((name) => localStorage.getItem(name), list);
    await expect.poll(() => kept('recentProductsV2')).toContain('RMB-00012-01');
    expect(await kept('recentProducts')).toBeNull();
  });

  test('[ROUTE-30, ROUTE-26] the way back leads to the newer shell’s own address, where one was', async ({
    page,
    open,
  }) => {
    await open('/pdp-shell/koper/RMB-00012-01');
    const more = page.getByRole('link', { name: 'Lihat selengkapnya' });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await more.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
    await page.getByRole('link', { name: /Kembali ke produk/ }).click();
    await expect(page).toHaveURL(/\/pdp-shell\/koper\/RMB-00012-01$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
  });
});

test.describe('the router comes when it is needed', PHONE_ONLY, () => {
  const more = (page: Page) => page.locator('#description').getByRole('link').first();
  const back = (page: Page) => page.getByRole('link', { name: /Kembali ke produk/ });
  const html = (page: Page) => page.locator('html');
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
  const title = (page: Page) => page.getByRole('heading', { level: 1 });

  test('[LOAD-01, HOST-01] loads the router on hover; the address is right before', async ({ page }) => {
    await page.addInitScript(() => {
      const paths: string[] = [];
      Object.assign(window, { paths, __HOST__: { onPathChange: (path: string) => paths.push(path) } });
    });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(`${SUITCASE}?utm_source=feed`);
    await ready(page);
    const asked = () => new Set(files.filter((url) => /browserNavigation/.test(url))).size;
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).toHaveURL(/RMB-00012-04\?utm_source=feed$/);
    await expect(page.getByRole('link', { name: 'Masuk' }).first()).toHaveAttribute('href', /RMB-00012-04/);
    const paths = await page.evaluate(() => (window as unknown as { paths: string[] }).paths);
    expect(paths[0]).toBe(`${SUITCASE}?utm_source=feed`);
    expect(paths.at(-1)).toMatch(/RMB-00012-04\?utm_source=feed$/);
    expect(files.filter((url) => url.includes('browserNavigation'))).toEqual([]);
    await expect(html(page)).not.toHaveAttribute('data-navigation');
    await more(page).hover();
    await expect(html(page)).toHaveAttribute('data-navigation', 'page');
    expect(asked()).toBe(1);
    // It goes on from the address that the page gave itself.
    await expect(page).toHaveURL(/RMB-00012-04\?utm_source=feed$/);
  });

  test('[LOAD-01, SHELL-02] follows the last early press once loaded, in the page', async ({
    page,
    open,
  }) => {
    const bring = await holdBack(page, /\/assets\/browserNavigation-/);
    await open(SUITCASE);
    await mark(page);
    // A link that is not alive yet leads there by itself.
    await bringSection(page, 'reviews', page.locator('#reviews article').first());
    await expect(page.locator('#reviews article')).toHaveCount(3);
    const asked = page.waitForRequest(/\/assets\/browserNavigation-/);
    await page.evaluate(() => {
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      press('#reviews a[data-within]');
      press('#description a[data-within]');
    });
    await asked;
    await expect(title(page)).toContainText('Koper Hardcase');
    bring();
    await expect(title(page)).toHaveText('Deskripsi & spesifikasi');
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await expect(title(page)).toContainText('Koper Hardcase');
    expect(await isSame(page)).toBe(true);
  });

  test.describe('too late', () => {
    test.use({ waits: { 2_000: 0 } });
    test('[LOAD-01] a press that waits too long for it loads the document', async ({ page, open }) => {
      const bring = await holdBack(page, /\/assets\/browserNavigation-/);
      await open(SUITCASE);
      await mark(page);
      await more(page).click();
      await expect(title(page)).toHaveText('Deskripsi & spesifikasi');
      expect(await isSame(page)).toBe(false);
      bring();
    });

    test('[LOAD-01, ROUTE-28] a step back that finds no router loads the page it leads to', async ({
      page,
      open,
    }) => {
      await open(SUITCASE);
      await more(page).click();
      await expect(title(page)).toHaveText('Deskripsi & spesifikasi');
      await page.reload();
      await ready(page);
      const bring = await holdBack(page, /\/assets\/browserNavigation-/);
      await page.goBack();
      await expect(title(page)).toContainText('Koper Hardcase');
      bring();
    });
  });

  test('[LOAD-01, ROUTE-28, ROUTE-30] back and forward keep their places after a reload', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    await more(page).scrollIntoViewIfNeeded();
    await untilCalm(page);
    await more(page).scrollIntoViewIfNeeded();
    // Content that still arrives above it would move it before the press.
    await untilCalm(page);
    const top = () => more(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await more(page).click();
    await expect(title(page)).toHaveText('Deskripsi & spesifikasi');
    await page.reload();
    await ready(page);
    await expect(html(page)).not.toHaveAttribute('data-navigation');
    await page.goBack();
    await expect(title(page)).toContainText('Koper Hardcase');
    await expect.poll(async () => (await top()) - before).toBe(0);
    await page.goForward();
    await expect(title(page)).toHaveText('Deskripsi & spesifikasi');
    await expect(back(page)).toBeVisible();
  });

  test('[MODAL-48] a dialog that was opened before it came keeps its step in the history', async ({
    page,
    open,
  }) => {
    await page.goto('/p/x/RMB-00024-01');
    await open(SUITCASE);
    const warranty = page.getByRole('button', { name: /Garansi resmi/ });
    await warranty.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const layer = () => page.evaluate(() => (history.state as { layer?: number }).layer ?? 0);
    await expect.poll(layer).toBe(1);
    await page.evaluate(() => {
      const link = document.querySelector('#description a[data-within]');
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await expect(html(page)).toHaveAttribute('data-navigation', 'page');
    expect(await layer()).toBe(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(SUITCASE));
    await page.goBack();
    await expect(page).toHaveURL(/RMB-00024-01/);
  });
});

test(
  '[LINK-23] links that leave the application load the page they lead to',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Keranjang, 0 barang' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  },
);

test.describe('what is left behind', PHONE_ONLY, () => {
  // A recorded journey keeps every actor it saw.
  test.use({ isJourney: false });

  test('[ROUTE-36] nothing keeps the parts of a product that was left for others', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        __LAB__: (actor: object) => Object.assign(globalThis, { kind: Object.getPrototypeOf(actor) }),
      });
    });
    await open('/p/x/RMB-00021-01');
    const devtools = await page.context().newCDPSession(page);
    const stoppedParts = async (): Promise<string[]> => {
      const { result: kind } = await devtools.send('Runtime.evaluate', { expression: 'kind' });
      // Collects what nothing keeps, first.
      const { objects } = await devtools.send('Runtime.queryObjects', {
        prototypeObjectId: kind.objectId ?? '',
        objectGroup: 'actors',
      });
      const { result } = await devtools.send('Runtime.callFunctionOn', {
        objectId: objects.objectId ?? '',
        returnByValue: true,
        functionDeclaration: `function () {
          return this.filter((actor) => actor.getSnapshot()?.status === 'stopped').map(({ id }) => id);
        }`,
      });
      await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'actors' });
      return result.value as string[];
    };
    for (const [path, name] of [
      ['/p/x/RMB-00024-01', 'Label Koper'],
      ['/p/x/RMB-00021-01', ''],
      ['/p/x/RMB-00024-01', 'Label Koper'],
    ] as const) {
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      await page.evaluate((href) => history.pushState(null, '', href), path);
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText(before ?? '');
      await expect(heading).toContainText(name);
    }
    await expect.poll(stoppedParts).toEqual([]);
  });
});
