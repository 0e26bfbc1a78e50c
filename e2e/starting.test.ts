import { expect, isMobile, ready, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('starting', () => {
  test('[SHELL-02] a press on a section whose code has not come yet is done once it has', async ({
    page,
  }) => {
    let bring = () => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/sections-/, async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await page.locator('#shipping').getByRole('button', { name: 'Opsi lain' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: 'Pengiriman' })).toBeVisible();
  });

  test('[LOAD-02, SHELL-02] so is a press on one far below, whose code is asked for by that', async ({
    page,
  }) => {
    let bring = () => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/below-/, async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-settled]')).toBeAttached();
    const asked = page.waitForRequest(/\/assets\/below-/);
    await page.locator('#discussion').getByRole('button', { name: 'Tanya penjual' }).click();
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('[LOAD-02, SHELL-02] what lies far below comes, and comes to life, when it is near or reached by keyboard', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const asked = (name: string) => files.some((url) => url.includes(`/assets/${name}-`));
    const isAlive = (id: string) =>
      page
        .locator(`#${id}`)
        .evaluate((section) => Object.keys(section).some((key) => key.startsWith('__reactProps')));
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-settled]')).toBeAttached();
    await expect.poll(() => isAlive('variant')).toBe(true);
    for (const id of ['reviews', 'discussion', 'footer']) expect(await isAlive(id)).toBe(false);
    await expect.poll(() => asked('sections')).toBe(true);
    for (const name of ['below', 'AddToBag', 'browserNavigation', 'scrollPlaces'])
      expect(asked(name), name).toBe(false);
    await page.locator('#footer a').first().focus();
    await expect.poll(() => isAlive('footer')).toBe(true);
    expect(asked('below')).toBe(true);
    await expect.poll(() => asked('AddToBag')).toBe(isMobile(page));
    await page.locator('#discussion').scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive('discussion')).toBe(true);
  });

  test('[SHELL-02] another variant leaves what has not come to life as the server sent it', async ({
    page,
  }) => {
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-settled]')).toBeAttached();
    const height = await page.locator('#discussion').evaluate((section) => {
      section.setAttribute('data-sent', 'by the server');
      return section.getBoundingClientRect().height;
    });
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.locator('#discussion')).toHaveAttribute('data-sent', 'by the server');
    expect(height).toBeGreaterThan(50);
  });

  test('[SHELL-02, CONFIG-02, AUTH-03] nothing that the server sent is asked for again', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/backend/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(SUITCASE);
    await ready(page);
    await expect(page.getByText('Tanya langsung ke penjual lewat chat di sini.')).toBeVisible();
    expect(
      calls.filter(
        (path) =>
          !/product-copy|recommendations|single-combo|free-gift|wholesale|installments|promotions|vouchers-info|seller-badge/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('[SHELL-02, ROUTE-31] one who comes from an advertisement gets the page of all, and the address stays theirs', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${SUITCASE}?utm_source=feed&gclid=abc&qty=2`);
    await ready(page);
    expect(asked.filter((path) => path.endsWith('/_summary'))).toEqual([]);
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).toHaveURL(/RMB-00012-04\?utm_source=feed&gclid=abc$/);
    await expect(page.getByRole('link', { name: 'Masuk' }).first()).toHaveAttribute('href', /utm_source/);
  });

  test('[LIMIT-25] recommendations are asked for once half of their place is seen', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/backend/') && pathname.includes('recommendation')) calls.push(pathname);
    });
    await page.goto(SUITCASE);
    await ready(page);
    const place = page.locator('#recommendation');
    const show = (share: number) =>
      place.evaluate((element, wanted) => {
        const box = element.getBoundingClientRect();
        const seen = Math.min(box.height, window.innerHeight) * wanted;
        window.scrollTo({ top: window.scrollY + box.top - window.innerHeight + seen, behavior: 'instant' });
      }, share);
    await show(0.3);
    // Two frames: an observer tells what it saw after the next one.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          // Without a change no frame may be drawn.
          setTimeout(resolve, 250);
        }),
    );
    expect(calls).toEqual([]);
    await show(0.7);
    await expect(place.getByRole('listitem').first()).toBeVisible();
    expect(calls).toEqual(['/backend/search/products/RMB-00012-01/recommendations']);
  });

  for (const [name, change] of [
    [
      'missing',
      (html: string) => html.replace(/<script type="application\/json" id="page-state">.*?<\/script>/, ''),
    ],
    ['truncated', (html: string) => html.replace(/"version":\d+/, '"version"')],
    ['expired', (html: string) => html.replace(/"expiresAt":\d+/, '"expiresAt":1')],
    ['of another page', (html: string) => html.replace('"path":"/p/koper', '"path":"/p/lain')],
    ['of another version', (html: string) => html.replace(/"version":\d+/, '"version":0')],
    [
      'tampered',
      (html: string) =>
        html.replace(
          '"children":{"clock"',
          '"children":{"stranger":{"snapshot":{},"src":"stranger"},"clock"',
        ),
    ],
  ] as const) {
    test.describe(`state ${name}`, () => {
      test.use({ allowed: ['stranger', 'Actor', 'undefined', 'null', '418'] });
      test(`[SHELL-03, SHELL-04] state that is ${name}: the page mounts anew and works`, async ({ page }) => {
        await page.route(`**${SUITCASE}`, async (route) => {
          const answer = await route.fetch({
            headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
          });
          await route.fulfill({ response: answer, body: change(await answer.text()) });
        });
        await page.goto(SUITCASE);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
        await expect(page.getByRole('banner')).toHaveCount(1);
        await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
        await expect(
          page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }),
        ).toHaveAttribute('aria-current', 'true');
      });
    });
  }

  test.describe('an error outside every boundary', () => {
    test.use({ allowed: ['broken once'], isJourney: false });
    test('[SHELL-04, ERR-60] gives up the state that was sent and starts anew, once', async ({ page }) => {
      await page.addInitScript(() => {
        let pages = 0;
        Object.assign(window, {
          __LAB__: (started: { start: () => void }) => {
            pages += 1;
            Object.assign(window, { pages });
            if (pages > 1) return;
            // Where the page goes on from its state: no section's boundary is around it.
            started.start = () => {
              throw new Error('broken once');
            };
          },
        });
      });
      await page.goto(SUITCASE);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
      await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(await page.evaluate(() => (window as unknown as { pages: number }).pages)).toBe(2);
    });
  });
});
