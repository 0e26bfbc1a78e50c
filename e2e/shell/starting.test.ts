import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  bringSection,
  expect,
  holdBack,
  isMobile,
  ready,
  recommended,
  test,
  untilCalm,
  untilStill,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('starting', PHONE_ONLY, () => {
  test('[LOAD-03] the first screen looks the same before the style sheet loads', async ({ page }) => {
    const bring = await holdBack(page, /\.css$/);
    // On a slow machine the page would start without its styles in the meantime.
    const come = await holdBack(page, /\/assets\/.*\.js$/);
    /** Position of every element on the first screen; their containers reach further down. */
    const places = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('#app *'), (element) => {
          const { x, y, width, height, bottom } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          const isSeen = width > 0 && height > 0 && y >= 0 && y < innerHeight;
          const size = bottom < innerHeight * 2 ? height : 0;
          return isSeen
            ? [element.tagName, x, y, width, size, color, backgroundColor, fontSize].join(' ')
            : '';
        }).filter((place) => place !== ''),
      );
    await page.goto(SUITCASE, { waitUntil: 'commit' });
    await page.locator('#buybar').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    const before = await places();
    expect(before.length).toBeGreaterThan(50);
    await page.evaluate(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    bring();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('[data-styles]')?.media === 'all',
    );
    expect(await places()).toEqual(before);
    come();
    await ready(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('[LOAD-03] the whole style sheet is there', async ({ page }) => {
      await page.goto(SUITCASE);
      await expect(page.locator('footer')).toHaveCSS('border-block-start-style', 'solid');
    });
  });

  test('[LOAD-09] the opener of a modal says that it waits for the code of the modal', async ({ page }) => {
    const bring = await holdBack(page, /\/assets\/answers-.*\.js$/);
    await page.goto(SUITCASE);
    await ready(page);
    const opener = page.getByRole('button', { name: 'Bagikan' }).filter({ visible: true }).first();
    await opener.click();
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    await expect(opener).toHaveCSS('opacity', '0.6');
    bring();
    await expect(page.getByRole('dialog', { name: 'Bagikan' })).toBeVisible();
    await expect(opener).not.toHaveAttribute('aria-busy');
    await expect(opener).toHaveCSS('opacity', '1');
  });

  test('[LOAD-09, SHELL-02] a press on a section whose code has not come is done once it has', async ({
    page,
  }) => {
    const bring = await holdBack(page, /\/assets\/sections-/);
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    const more = page.locator('#shipping').getByRole('button', { name: 'Opsi lain' });
    await more.click();
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: 'Pengiriman' })).toBeVisible();
    await expect(more).not.toHaveAttribute('aria-busy');
  });

  test('[SHELL-02] so is a press that was made before any script had come', async ({ page }) => {
    const bring = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(SUITCASE, { waitUntil: 'commit' });
    const share = page.getByRole('button', { name: 'Bagikan' }).filter({ visible: true }).first();
    await share.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: 'Bagikan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[LOAD-02, SHELL-02] so is a press on one far below, whose code is asked for by that', async ({
    page,
  }) => {
    const bring = await holdBack(page, /\/assets\/near-/);
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-settled]')).toBeAttached();
    const asked = page.waitForRequest(/\/assets\/near-/);
    await page.locator('#discussion').getByRole('button', { name: 'Tanya penjual' }).click();
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('[LOAD-02, SHELL-02] loads and revives distant parts when near or focused', async ({ page }) => {
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
    // On a desk promotions are in the window from the start.
    for (const name of ['near', 'bag', 'browserNavigation'].concat(isMobile(page) ? 'sections' : []))
      expect(asked(name), name).toBe(false);
    await page.locator('#footer a').first().focus();
    await expect.poll(() => isAlive('footer')).toBe(true);
    expect(asked('near')).toBe(true);
    await expect.poll(() => asked('sections')).toBe(true);
    await expect.poll(() => asked('bag')).toBe(isMobile(page));
    await expect(async () => {
      await bringSection(page, 'discussion');
      expect(await isAlive('discussion')).toBe(true);
    }).toPass();
  });

  test('[LOAD-02, LOAD-03] styles that are long in coming bring nothing near that is not', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const bring = await holdBack(page, /\.css$/);
    await page.goto(SUITCASE, { waitUntil: 'commit' });
    // Started without them: it waits for a second.
    await expect(page.locator('html[data-settled]')).toBeAttached();
    bring();
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLLinkElement>('[data-styles]')?.media))
      .toBe('all');
    // An observer tells what it sees after the next frame.
    await untilStill(page);
    expect(files.filter((url) => url.includes('/assets/near-'))).toEqual([]);
  });

  test('what is far below costs a phone nothing once it has been laid out, and keeps its height', async ({
    page,
  }) => {
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-laid-out]')).toBeAttached();
    const inReviews = page.locator('#reviews h2');
    const isSpared = () =>
      inReviews.evaluate((title) => !title.checkVisibility({ contentVisibilityAuto: true }));
    const sections = page.locator('.more > section');
    const heights = () =>
      sections.evaluateAll((all) => all.map((section) => section.getBoundingClientRect().height));
    if (!isMobile(page)) {
      expect(await isSpared()).toBe(false);
      return;
    }
    await expect.poll(isSpared).toBe(true);
    await untilCalm(page);
    const spared = await heights();
    await page.evaluate(() => delete document.documentElement.dataset['laidOut']);
    expect(await isSpared()).toBe(false);
    expect(spared).toEqual(await heights());
    await page.evaluate(() => (document.documentElement.dataset['laidOut'] = 'true'));
    await bringSection(page, 'reviews', inReviews);
    await expect.poll(isSpared).toBe(false);
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
    const load = async (seen = async () => {}) => {
      calls.length = 0;
      await page.goto(SUITCASE);
      await ready(page);
      await seen();
      await untilCalm(page);
      return calls.filter(
        (path) =>
          !/product-copy|recommendations|single-combo|free-gift|wholesale|installments|promotions|vouchers-info|seller-badge|order-costs|return-policy/.test(
            path,
          ),
      );
    };
    // The calls of the chat's hint come late.
    const asked = await load(() =>
      expect(page.getByText('Tanya langsung ke penjual lewat chat di sini.')).toBeVisible(),
    );
    // A page that is kept since before couriers collected, or since yesterday, asks when it arrives, until it is made anew.
    const isOfBefore = asked.length > 0 && asked.every((path) => path.endsWith('/shipping-summary'));
    if (isOfBefore) await expect.poll(() => load(), { timeout: 45_000 }).toEqual([]);
    else expect(asked).toEqual([]);
  });

  test('[SHELL-02, ROUTE-31] serves an advertisement the shared page, and keeps its address', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${SUITCASE}?utm_source=feed&gclid=abc&qty=2`);
    await ready(page);
    expect(asked.filter((path) => path.endsWith('/_summary'))).toEqual([]);
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).toHaveURL(/RMB-00012-04\?utm_source=feed&gclid=abc&qty=2$/);
    await expect(page.getByRole('link', { name: 'Masuk' }).first()).toHaveAttribute('href', /utm_source/);
  });

  test('[LIMIT-25] recommendations are asked for once half of their place is seen', async ({ page }) => {
    const calls: string[] = [];
    let isAlive = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The complements use the same path, once the section is near.
      const isSimilar = request.postData()?.includes('COMPLEMENT') !== true;
      if (isSimilar && /^\/backend\/search\/products\/.*\/recommendations$/.test(pathname))
        calls.push(pathname);
      isAlive ||= !isSimilar;
    });
    await page.goto(SUITCASE);
    await ready(page);
    // The row below the title of its section.
    const row = page.locator('#recommendation > div').nth(1);
    /** The largest share of it, or of the window, that has been seen: what stands above comes and goes, and moves it. */
    await row.evaluate((element) => {
      const seen = { most: 0 };
      Object.assign(window, { seen });
      new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, intersectionRect } of entries)
            seen.most = Math.max(seen.most, intersectionRatio, intersectionRect.height / window.innerHeight);
        },
        { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6] },
      ).observe(element);
    });
    const mostSeen = () => page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most);
    const show = (share: number) =>
      row.evaluate((element, wanted) => {
        const box = element.getBoundingClientRect();
        const seen = Math.min(box.height, window.innerHeight) * wanted;
        window.scrollTo({ top: window.scrollY + box.top - window.innerHeight + seen, behavior: 'instant' });
      }, share);
    await expect(async () => {
      await show(0.3);
      expect(isAlive).toBe(true);
      expect(await mostSeen()).toBeGreaterThan(0.1);
    }).toPass({ intervals: [100] });
    // Two frames: an observer tells what it saw after the next one.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          // Without a change no frame may be drawn.
          setTimeout(resolve, 250);
        }),
    );
    // Asked first: what is seen after that does not count.
    const wasAsked = calls.length > 0;
    expect(wasAsked && (await mostSeen()) < 0.5).toBe(false);
    // The content above it grows as it comes, and pushes it away.
    await expect(async () => {
      await show(0.7);
      await expect(recommended(page).first()).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [100] });
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
      test(
        `[SHELL-03, SHELL-04] state that is ${name}: the page mounts anew and works`,
        name === 'tampered' ? {} : NIGHTLY,
        async ({ page }) => {
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
        },
      );
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
            // The page goes on from its state here, outside the boundary of any section.
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
