import type { Page } from 'playwright/test';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  bringSection,
  callsUnderWay,
  expect,
  holdBack,
  ready,
  test,
  untilCalm,
  untilStill,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const SELLER_CALLS =
  /\/backend\/(official\/merchant-favorites|content\/(merchant-rating|seller-badge)|search\/merchant-products)/;
const PICTURES = /\/backend\/product-review\/public-reviews\/images/;

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
const isSetAside = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['laidOut'] !== undefined);

for (const [path, when] of [
  [SUITCASE, {}],
  ['/p/x/GWA-00110-01', PHONE_ONLY],
  ['/grocery/p/x/GRO-10001-01', NIGHTLY],
] as const) {
  test(`[SHELL-25] a seller is as high while it is coming as it is then: ${path}`, when, async ({ page }) => {
    const letGo = await holdBack(page, SELLER_CALLS);
    await page.goto(path);
    await ready(page);
    await bringSection(page, 'seller');
    const goods = page.locator('#seller ul');
    await expect(page.locator('#seller .is-still .card').first()).toBeAttached();
    const coming = await heightOf(page, '#seller');
    letGo();
    await expect(goods).toBeVisible();
    await untilCalm(page);
    expect(Math.abs((await heightOf(page, '#seller')) - coming)).toBeLessThanOrEqual(4);
  });
}

test(
  '[SHELL-25] the row of pictures of buyers is as high while they are coming',
  PHONE_ONLY,
  async ({ page }) => {
    const letGo = await holdBack(page, PICTURES);
    await page.goto(SUITCASE);
    await ready(page);
    await bringSection(page, 'reviews', page.locator('#reviews .score'));
    const coming = await heightOf(page, '#reviews .rv-top');
    letGo();
    await expect(page.getByRole('group', { name: 'Foto dari pembeli' })).toBeVisible();
    expect(await heightOf(page, '#reviews .rv-top')).toBeCloseTo(coming, 1);
  },
);

test(
  '[SHELL-25] sections in the window are not set aside, and nothing of them counts as moved',
  PHONE_ONLY,
  async ({ page }) => {
    // The browser is not idle before the visitor has come to the seller.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      const idle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run) => waiting.push(run);
      Object.assign(window, { becomeIdle: () => waiting.forEach((run) => idle(run)) });
    });
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await bringSection(page, 'seller', page.locator('#seller ul'));
    await expect.poll(() => callsUnderWay(page).length).toBe(0);
    await untilStill(page);
    expect(await page.locator('html[data-settled]').count()).toBe(0);
    await page.evaluate(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await expect(page.locator('html[data-settled]')).toBeAttached();
    await untilCalm(page);
    expect(await isSetAside(page)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isSetAside(page)).toBe(true);
  },
);

const AIR_CONDITIONER = '/p/x/ETL-00701-01';
const PROMOTIONS = /\/backend\/product-detail\/products\/[^/]+\/promotions/;
const ADD_ONS = /\/backend\/add-on\//;
/** Combos and gifts come by calls of their own. */
const bundlesCome = (page: Page) =>
  expect(page.locator('#promo .offer-bundle[aria-busy="true"]')).toHaveCount(0);
const FURTHER = /\/backend\/search\/infinite-recommendations/;

for (const [path, when] of [
  [SUITCASE, {}],
  ['/grocery/p/x/GRO-10008-01', PHONE_ONLY],
] as const) {
  test(
    `[SHELL-25] promotions are as high while they are coming as they are then: ${path}`,
    when,
    async ({ page }) => {
      const letGo = await holdBack(page, PROMOTIONS);
      await page.goto(path);
      await ready(page);
      await bringSection(page, 'promo');
      await bundlesCome(page);
      await expect(page.locator('#promo .offer[aria-busy="true"]')).toBeVisible();
      const coming = await heightOf(page, '#promo');
      letGo();
      await expect(page.locator('#promo button.offer')).toBeVisible();
      expect(await heightOf(page, '#promo')).toBeCloseTo(coming, 0);
    },
  );
}

for (const [path, rows, when] of [
  [AIR_CONDITIONER, 2, {}],
  ['/p/x/GWA-00101-01', 1, PHONE_ONLY],
] as const) {
  test(
    `[SHELL-25] add-ons are as high while they are coming as they are then: ${path}`,
    when,
    async ({ page }) => {
      const letGo = await holdBack(page, ADD_ONS);
      await page.goto(path);
      await ready(page);
      await bringSection(page, 'service');
      // All other rows have come.
      await expect(page.locator('#service .rows > [aria-busy="true"]')).toHaveCount(rows);
      const coming = await heightOf(page, '#service');
      letGo();
      await expect(page.getByRole('group', { name: 'Asuransi' })).toBeVisible();
      await expect(page.locator('#service .rows > [aria-busy="true"]')).toHaveCount(0);
      expect(await heightOf(page, '#service')).toBeCloseTo(coming, 0);
    },
  );
}

test.describe('what the server sent', () => {
  test.use({ allowed: ['Failed to load resource', 'net::ERR_FAILED'] });

  for (const [path, id] of [
    [SUITCASE, 'promo'],
    ['/grocery/p/x/GRO-10008-01', 'service'],
    ['/grocery/p/x/GRO-10008-01', 'shipping'],
  ] as const) {
    test(
      `[SHELL-25] is as high as what has come in its place: ${id} of ${path}`,
      PHONE_ONLY,
      async ({ page }) => {
        const section = `#${id}`;
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(path);
        const sent = await heightOf(page, section);
        await page.unroute('**/assets/*.js');
        await page.goto(path);
        await ready(page);
        await bringSection(page, id);
        await expect(page.locator(`${section} [aria-busy="true"]`)).toHaveCount(0);
        await untilCalm(page);
        expect(await heightOf(page, section)).toBeCloseTo(sent, 0);
      },
    );
  }
});

test('[SHELL-25] a promotion that is not there after all goes once it is out of the window', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PROMOTIONS, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await promise;
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, recommended: [] } } });
  });
  await page.goto(SUITCASE);
  await ready(page);
  await bringSection(page, 'promo');
  const companions = page.getByText('Teman koper diskon 10%');
  await expect(companions).toBeVisible();
  await bundlesCome(page);
  const coming = await heightOf(page, '#promo');
  resolve();
  await expect(page.locator('#promo button.offer')).toBeVisible();
  await expect(companions).toBeHidden();
  expect(await heightOf(page, '#promo')).toBeCloseTo(coming, 0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(companions).toHaveCount(0);
});

test('[SHELL-25] what stands below the list without end does not move up when it ends', async ({ page }) => {
  let letGo: (() => void) | undefined;
  await page.route(FURTHER, async (route) => {
    const { page: asked } = route.request().postDataJSON() as { page: number };
    if (asked === 0) return route.continue();
    const answer = await route.fetch();
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const body = (await answer.json()) as object;
    return route.fulfill({ response: answer, json: { ...body, data: [] } });
  });
  await page.goto(SUITCASE);
  await ready(page);
  const next = page.locator('.reco-next');
  await bringSection(page, 'recommendation', next);
  await next.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(() => letGo !== undefined).toBe(true);
  const end = () => page.locator('.reco').evaluate((list) => list.getBoundingClientRect().bottom);
  const before = await end();
  expect(before).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  letGo?.();
  await expect(page.getByText('Sudah semua. Kamu sampai di ujung daftar.')).toBeVisible();
  expect(await end()).toBeCloseTo(before, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(next).toHaveCount(0);
});

test('[SHELL-25] what a reader of the foot reads stays in its place when the list above grows', async ({
  page,
}) => {
  let letGo: (() => void) | undefined;
  await page.route(FURTHER, async (route) => {
    const { page: asked } = route.request().postDataJSON() as { page: number };
    if (asked === 1)
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    return route.continue();
  });
  await page.goto(SUITCASE);
  await ready(page);
  const next = page.locator('.reco-next');
  const cards = page.locator('[data-list="endless"] > li');
  await bringSection(page, 'recommendation', next);
  await next.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(() => letGo !== undefined).toBe(true);
  const before = await cards.count();
  const links = page.locator('#seo');
  await links.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  // Sections above that come on the way are drawn first.
  await untilStill(page);
  const top = () => links.evaluate((element) => element.getBoundingClientRect().top);
  const read = await top();
  letGo?.();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  expect(await top()).toBeCloseTo(read, 0);
  await expect(next).toHaveCount(0);
  // On the way back the list has room for more.
  await cards.last().evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.mouse.wheel(0, -1600);
  await expect(next).toHaveCount(1);
});
