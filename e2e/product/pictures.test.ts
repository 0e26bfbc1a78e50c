import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, isMobile, ready, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const PICTURES = /\.(?:avif|webp|png|jpe?g|svg)(?:\?|$)/;

const failed = '.picwrap.is-failed > img';
const later = (page: Page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort());

/** Pictures in view before any scrolling. */
const FIRST = ':is(.stage, .thumbs, .mini, .swatches) picture.picwrap > img';

/** Position and size of each picture, in CSS px. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((img) => img.checkVisibility())
      .map((img) => {
        const { x, y, width, height } = img.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
  );

/** Display of every failed picture within the window: no broken one, and its name. */
const told = (page: Page) =>
  page.locator(failed).evaluateAll((all) =>
    all
      .filter((img) => img.checkVisibility())
      .map((img) => {
        const around = img.parentElement as HTMLElement;
        return {
          opacity: getComputedStyle(img).opacity,
          name: getComputedStyle(around, '::after').content.split(' / ')[0],
          expected: JSON.stringify(around.dataset['name']),
        };
      }),
  );

/** Scrolls through the whole page, so that every part and every picture of it comes. */
async function walkThrough(page: Page): Promise<void> {
  for (const id of ['description', 'seller', 'reviews', 'discussion', 'recommendation'])
    await bringSection(page, id);
  await bringSection(page, 'reviews', page.locator('#reviews').getByRole('article').first());
}

test.describe('pictures that cannot be had', () => {
  test.use({ allowed: ['Failed to load resource'] });

  test('[PRODUCT-30] say what they are of, and move nothing', PHONE_ONLY, async ({ page, open }) => {
    await open(SUITCASE);
    await untilCalm(page);
    const whole = await boxes(page, FIRST);
    expect(whole.length).toBeGreaterThan(isMobile(page) ? 2 : 8);
    await page.route(PICTURES, (route) => route.abort());
    await open(SUITCASE);
    await expect.poll(() => boxes(page, FIRST)).toEqual(whole);
    await walkThrough(page);
    await untilCalm(page);
    const all = await told(page);
    expect(all.length).toBeGreaterThan(10);
    for (const { opacity, name, expected } of all) expect([opacity, name]).toEqual(['0', expected]);
    expect(all.filter(({ expected }) => expected.includes('Koper')).length).toBeGreaterThan(1);
    // All the others, as they stand, and without what is said in their place.
    const [marked, unmarked] = await page.evaluate(() => {
      const pictures = [...document.querySelectorAll('.is-failed')];
      const places = () =>
        pictures.map((picture) => {
          const { x, y, width, height } =
            picture.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
          return [picture.parentElement?.className, ...[x, y, width, height].map(Math.round)].join(' ');
        });
      const before = places();
      for (const picture of pictures) picture.classList.remove('is-failed');
      const after = places();
      for (const picture of pictures) picture.classList.add('is-failed');
      return [before, after];
    });
    expect(marked).toEqual(unmarked);
  });

  test(
    '[PRODUCT-30] that failed before the page came to life say so too, also without its scripts',
    PHONE_ONLY,
    async ({ page }) => {
      await later(page);
      await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(SUITCASE);
      await expect(page.locator('.stage .is-failed').first()).toBeAttached();
      const [main] = await told(page);
      expect([main?.opacity, main?.name]).toEqual(['0', main?.expected]);
      expect(main?.expected).toContain('Koper');
    },
  );

  test('[PRODUCT-30] come once the device is online again', PHONE_ONLY, async ({ page, open }) => {
    await page.route(PICTURES, (route) => route.abort());
    await open(SUITCASE);
    await expect(page.locator('.stage .is-failed').first()).toBeAttached();
    await page.unroute(PICTURES);
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.locator('.is-failed')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect
      .poll(() =>
        page
          .locator('.stage img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  test('[PRODUCT-30] of which only a part came say so', PHONE_ONLY, async ({ page, shop }) => {
    // The connection is cut in the middle of each picture.
    const cutting = createServer((request, response) => {
      void fetch(shop.url + request.url).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(200, { 'content-type': type, 'content-length': body.length });
        response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
      });
    });
    await new Promise<void>((resolve) => void cutting.listen(0, resolve));
    try {
      const { port } = cutting.address() as AddressInfo;
      await page.route(PICTURES, async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.continue({ url: `http://127.0.0.1:${port}${pathname}` });
      });
      await page.goto(SUITCASE);
      await ready(page);
      await expect(page.locator('.stage .is-failed').first()).toBeAttached();
    } finally {
      cutting.close();
    }
  });

  test('[MODAL-51] are tried again in the large view', DESKTOP_ONLY, async ({ page, open }) => {
    await page.route(PICTURES, (route) => route.abort());
    await open(SUITCASE);
    await page.getByRole('button', { name: /^Perbesar foto 1/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Foto produk' });
    const message = viewer.getByText('Foto ini belum bisa dimuat.');
    await expect(message).toBeVisible();
    const retry = viewer.getByRole('button', { name: 'Coba lagi' });
    await retry.click();
    await expect(message).toBeVisible();
    await page.unroute(PICTURES);
    await retry.click();
    await expect(message).toHaveCount(0);
    await expect(viewer.locator('.viewer-picture')).toBeFocused();
    await expect(viewer.locator('.viewer-picture .is-failed')).toHaveCount(0);
  });
});
