import type { Locator, Page } from 'playwright/test';
import { areApart, boxesOf, boxOf } from '../support/boxes.ts';
import { misfits } from '../support/largeText.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, recommended, scrollOnTo, test } from '../support/test.ts';

const SUITCASE = '/p/x/RMB-00012-01';
const GADGET = '/p/x/GWA-00101-01';

/** Tells whether two parts of the page overlap. */
const areOverlapping = async (one: Locator, other: Locator): Promise<boolean> =>
  !areApart(...(await boxesOf(one, other)));

const hintOf = (page: Page) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: 'Tanya langsung ke penjual' });

/** Time stands still from here on, a second later: however long a busy machine looks, nothing passes. */
const stopClock = (page: Page) =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();

test.describe('the chat hint', () => {
  // A clock of its own tells its time.
  test.use({ waits: {} });
  for (const path of [SUITCASE, '/p/x/GWA-00110-01', '/grocery/p/x/GRO-10001-01']) {
    for (const [height, when] of [
      [640, path === '/p/x/GWA-00110-01' ? NIGHTLY : PHONE_ONLY],
      [800, path === SUITCASE ? {} : NIGHTLY],
    ] as const) {
      test(
        `[ONBOARD-02, ONBOARD-05, ONBOARD-07] the hint hides nothing: ${path}, ${height} px`,
        when,
        async ({ page }) => {
          await page.clock.install();
          const width = page.viewportSize()?.width ?? 0;
          // A desk's window is higher; in a low one the hint waits below its edge.
          await page.setViewportSize({ width, height: isMobile(page) ? height : 800 });
          const hint = hintOf(page);
          // Its time goes on: what else comes is not waited for.
          await page.goto(path, { waitUntil: 'commit' });
          await expect(hint).toBeAttached({ timeout: 30_000 });
          // A hint that would cover what decides waits until the visitor has scrolled that away.
          if (height < 800 && isMobile(page)) {
            await expect(hint).toBeHidden();
            await page.clock.fastForward(5000);
            await expect(hint).toBeAttached();
            await expect(hint).toBeHidden();
            // The next scroll sends a shown hint away: a slow machine gets time to show it.
            await expect(async () => {
              await page.evaluate(() => window.scrollBy({ top: 150, behavior: 'instant' }));
              await expect(hint).toBeVisible({ timeout: 2_000 });
            }).toPass();
          }
          await expect(hint).toBeVisible();
          await stopClock(page);
          const buying = page.locator(isMobile(page) ? '.buybar' : '.buybox');
          const options = path.startsWith('/grocery') ? [] : ['#variant'];
          for (const part of ['.stage', 'h1', '.price', '#overview s', '#shipping', '#seller', ...options]) {
            expect(await areOverlapping(hint, page.locator(part).first())).toBe(false);
          }
          expect(await areOverlapping(hint, buying)).toBe(false);
          const [box, button] = await boxesOf(hint, buying.getByRole('button', { name: /^Chat/ }));
          expect(box.x).toBeLessThan(button.x + button.width);
          expect(box.x + box.width).toBeGreaterThan(button.x);
          expect(Math.max(button.y - (box.y + box.height), box.y - (button.y + button.height))).toBeLessThan(
            48,
          );
          expect((box.width * box.height) / (width * height)).toBeLessThan(0.08);
          await page.clock.fastForward(5000);
          await expect(hint).toHaveCount(0);
          await page.clock.resume();
          await page.reload();
          await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
          await page.clock.fastForward(1000);
          await expect(hint).toHaveCount(0);
        },
      );
    }
  }
});

test('[ONBOARD-07] a scroll sends the chat hint away', PHONE_ONLY, async ({ page, open }) => {
  await open(SUITCASE);
  await expect(hintOf(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(hintOf(page)).toHaveCount(0);
});

test('[SHELL-29] the space between words is a quarter of their size', PHONE_ONLY, async ({ page }) => {
  /** Widths of the space in em, of every text on the page that is shown. */
  const spaces = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const context = document.createElement('canvas').getContext('2d');
      const widths = [...document.querySelectorAll('h1, h2, p, a, button, summary, input, li')].map(
        (element) => {
          const { font, fontSize, wordSpacing } = getComputedStyle(element);
          if (context === null) return 0;
          Object.assign(context, { font, wordSpacing });
          const width = context.measureText('a b').width - context.measureText('ab').width;
          return Math.round((width / parseFloat(fontSize)) * 100) / 100;
        },
      );
      return [...new Set(widths)].toSorted((one, other) => one - other);
    });
  for (const path of [SUITCASE, '/cart', '/p/x/RMB-00012-01/review-details']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const [least = 0, ...others] = await spaces();
    expect(least, path).toBeGreaterThanOrEqual(0.23);
    expect(others.at(-1) ?? least, path).toBeLessThanOrEqual(0.28);
  }
});

for (const language of ['id', 'en']) {
  test(
    `the grocery store's strip and the line of a flash sale that is over are whole: ${language}`,
    language === 'en' ? NIGHTLY : PHONE_ONLY,
    async ({ page, open }) => {
      await open(`/grocery/p/x/GRO-10001-01?lang=${language}`);
      const strip = page.getByRole('region', { name: /^(Toko belanja harian|Grocery store)$/ });
      await expect(strip).toContainText(/tiba|arrives/);
      await expect(strip).toContainText(/Ganti toko|Change store/);
      expect(await misfits(page, 'section[aria-label^="Toko"], section[aria-label^="Grocery"]')).toEqual([]);
      await open(`/p/x/ETL-00512-01?lang=${language}`);
      const line = page
        .locator('#overview')
        .getByText(/harga flash sale tidak berlaku lagi|no longer applies/);
      const icon = line.locator('xpath=preceding-sibling::*');
      // The words go on beside their drawing, not below it.
      const [words, drawing] = await boxesOf(line, icon);
      expect(words.x).toBeGreaterThan(drawing.x + drawing.width);
      expect(words.y - drawing.y).toBeLessThan(8);
    },
  );
}

test(
  '[ADDRESS-08, MODAL-22] nothing lies under the buttons of the map',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.getByRole('button', { name: 'Ubah tujuan pengiriman' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('button', { name: 'Atur pinpoint' }).click();
    await expect(picker.getByRole('application').locator('canvas').first()).toBeVisible();
    const credit = picker.getByText('Natural Earth', { exact: false });
    const hint = picker.getByText('Geser peta sampai pin tepat di tujuan.');
    for (const name of ['Perbesar peta', 'Perkecil peta']) {
      const button = picker.getByRole('button', { name });
      expect(await areOverlapping(credit, button)).toBe(false);
      expect(await areOverlapping(hint, button)).toBe(false);
    }
  },
);

for (const [width, height, least, most] of [
  [1280, 800, 430, 434],
  [1440, 900, 508, 516],
  [1920, 1080, 606, 610],
  [1920, 800, 570, 580],
] as const)
  test(
    `[SHELL-30, SECTION-11] picture and thumbnails stay in a window of ${width} x ${height}`,
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(SUITCASE);
      const stage = page.locator('.stage');
      expect((await boxOf(stage)).width).toBeGreaterThan(least);
      expect((await boxOf(stage)).width).toBeLessThan(most);
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      const thumbnails = await boxOf(page.locator('.thumbs'));
      expect(thumbnails.y + thumbnails.height).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

for (const [path, last] of [
  [SUITCASE, '#service'],
  [GADGET, '#promo'],
] as const)
  test(
    `[SHELL-32] ${last} ends the column of the pictures, and the picture stays until then`,
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(path);
      const [gallery, before] = await boxesOf(page.locator('.gallery'), page.locator('.facts-rest'));
      const column = await boxOf(page.locator('.facts-last'));
      await expect(page.locator('.facts-last').locator(last)).toBeAttached();
      expect(column.x).toBe(gallery.x);
      expect(column.width).toBe(gallery.width);
      expect(column.y).toBeGreaterThanOrEqual(gallery.y + gallery.height);
      expect(column.y).toBeLessThan(before.y + before.height);
      const picture = page.locator('.gallery-in');
      const { y: atTop } = await boxOf(picture);
      const distance = column.y - (gallery.y + (await boxOf(picture)).height);
      for (const scrolled of [0.3, 0.6, 0.9]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance * scrolled);
        const [shown, below] = await boxesOf(picture, page.locator('.facts-last'));
        expect(shown.y).toBeGreaterThan(0);
        expect(shown.y).toBeLessThanOrEqual(atTop);
        expect(shown.y + shown.height).toBeLessThanOrEqual(below.y);
      }
      await page.setViewportSize({ width: 820, height: 1180 });
      const [rest, under] = await boxesOf(page.locator('.facts-rest'), page.locator('.facts-last'));
      expect(under.y).toBeGreaterThanOrEqual(rest.y + rest.height);
      expect(under.x).toBe(rest.x);
    },
  );

for (const [width, columns] of [
  [1280, 1],
  [1920, 2],
] as const)
  test(
    `[SHELL-31] at ${width} px reviews and questions have lines of a book, columns: ${columns}`,
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(SUITCASE);
      const boxesIn = async (section: string) => {
        const entries = page.locator(section).locator('.reviews > li > .review');
        await scrollOnTo(page.locator(section), () => expect(entries.nth(1)).toBeVisible({ timeout: 500 }));
        return Promise.all((await entries.all()).map(boxOf));
      };
      for (const boxes of [await boxesIn('#reviews'), await boxesIn('#discussion')]) {
        expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
        for (const { width: line } of boxes) expect(line).toBeLessThanOrEqual(672);
      }
    },
  );

test(
  '[SECTION-11, CART-05] keeps the desk’s buy box in view, and the section bar clear',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(SUITCASE);
    const cards = recommended(page);
    await scrollOnTo(page.locator('#recommendation'), () =>
      expect(cards.first()).toBeVisible({ timeout: 500 }),
    );
    await cards.last().scrollIntoViewIfNeeded();
    await expect(page.locator('.buybox').getByRole('button', { name: 'Beli sekarang' })).toBeInViewport({
      ratio: 1,
    });
    const [bar, read] = await boxesOf(
      page.getByRole('navigation', { name: 'Bagian halaman' }),
      page.locator('#recommendation'),
    );
    expect(read.x + read.width).toBeLessThanOrEqual(bar.x + bar.width);
  },
);

test('[PRODUCT-16, LINK-08] the path is one line, on a phone one step over the pictures', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  const path = page.getByRole('navigation', { name: 'Kategori' });
  const steps = path.getByRole('link');
  await expect(steps).toHaveText(
    isMobile(page) ? ['Koper kabin'] : ['Beranda', 'Tas & koper', 'Koper', 'Koper kabin'],
  );
  const boxes = await boxesOf(...(await steps.all()));
  for (const { y, width, height } of boxes) {
    expect(y).toBe(boxes[0]?.y);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  const [line, picture] = await boxesOf(path, page.getByRole('region', { name: 'Foto produk' }));
  if (isMobile(page)) {
    expect(line.y).toBeGreaterThanOrEqual(picture.y);
    // A long one ends before the buttons of the picture.
    await steps.evaluate((step) => (step.textContent = 'Koper kabin '.repeat(9)));
    const heart = await boxOf(page.getByRole('button', { name: /wishlist/i }).first());
    const long = await boxOf(path);
    expect(long.x + long.width).toBeLessThanOrEqual(heart.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  } else expect(line.y + line.height).toBeLessThanOrEqual(picture.y);
  await steps.last().click();
  await expect(page).toHaveURL(/\/c\//);
});
