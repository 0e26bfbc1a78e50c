import type { Page } from 'playwright/test';
import { readToTheEnd } from '../../lab/browser/readToTheEnd.ts';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, test } from '../support/test.ts';

/** The smallest window there is: one of a desk whose text is as large as can be. */
const LOW = { width: 320, height: 256 };
// The low window shows the picture that the high one has fetched.
test.use({ allowed: ['was preloaded using link preload but not used'] });

/** No page of the shop has so many stops. */
const MOST_STOPS = 500;
/** So often a stop that is hidden is looked at again, two frames later each time. */
const LOOKS = 30;

/** The stop that has the focus, and what hides some of it; null where it is the document itself. */
const stopNow = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls with the next frame, and what comes to life there may move it once more.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    const stop = document.activeElement;
    if (stop === null || stop === document.body || stop === document.documentElement) return null;
    const { left, top, right, bottom } = stop.getBoundingClientRect();
    const name = `${stop.tagName} ${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}`;
    const middle = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    /** The bar at a height: the element that stays while the page scrolls, and does not hold the stop. */
    const barAt = (y: number) => {
      for (
        let one = document.elementFromPoint(middle, y);
        one !== null && !one.contains(stop);
        one = one.parentElement
      )
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
      return null;
    };
    /** It lies over a bar, as the links to skip to do over the header. */
    const isOver = [top + 2, (top + bottom) / 2, bottom - 2].every(
      (y) => y > 0 && y < window.innerHeight && stop.contains(document.elementFromPoint(middle, y)),
    );
    // Bars lie one below the other at the top; there is one at the bottom.
    let start = 0;
    for (let bar = barAt(1); bar !== null && start < window.innerHeight; bar = barAt(start + 1))
      start = Math.max(start + 1, bar.getBoundingClientRect().bottom);
    const end = barAt(window.innerHeight - 2)?.getBoundingClientRect().top ?? window.innerHeight;
    const seen = Math.min(bottom, end) - Math.max(top, start);
    // A stop larger than the room between the bars fills half of it at least.
    const isClear =
      isOver || (bottom - top > end - start ? seen >= (end - start) / 2 : seen >= bottom - top - 1);
    // A row that is swiped follows the focus.
    const width = document.documentElement.clientWidth;
    const seenAcross = Math.min(right, width) - Math.max(left, 0);
    const isWhole = isOver || seenAcross >= Math.min(right - left, width) - 1;
    const covers = [top + 2, (top + bottom) / 2, bottom - 2]
      .filter((y) => y > start && y < end)
      .map(barAt)
      .filter((bar) => bar !== null);
    return {
      name,
      // On a desk the question of consent comes before all else, and begins with what it has to tell.
      isFirst: stop === document.querySelector('a[href], button, summary'),
      hidden: [
        ...(isWhole ? [] : [`${left} to ${right} in a window of ${width}`]),
        ...(isClear ? [] : [`${top} to ${bottom} in a room from ${start} to ${end}`]),
        ...covers.map(({ tagName, className }) => `${tagName}.${className}`),
      ],
    };
  });

/** Every stop from the top of the page to its end that is hidden, wholly or in part. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  let count = 0;
  for (; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    let stop = await stopNow(page);
    // On a busy machine what comes to life beside the focus moves it a moment later.
    for (let look = 0; look < LOOKS && stop !== null && stop.hidden.length > 0; look += 1)
      stop = await stopNow(page);
    if (stop === null || (stop.isFirst && count > 0)) break;
    if (stop.hidden.length > 0) hidden.push(`${count}: ${stop.name} < ${stop.hidden.join(', ')}`);
  }
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThan(MOST_STOPS);
  return hidden;
}

const PATHS = [
  '/p/x/RMB-00012-01',
  '/grocery/p/x/GRO-10001-01',
  '/p/x/NDA-00202-01',
  '/p/x/KNG-00902-01',
  '/p/x/RMB-00012-01/review-details',
  '/p/x/RMB-00012-01/question-details',
  '/p/x/RMB-00012-01/description',
  '/trade-in/s/x/GWA-00101-01',
  '/p/x/GWA-00101-01',
];
async function walk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  // Content that arrives during the walk is the subject of the jumps.
  await page.evaluate(readToTheEnd);
  await page.waitForLoadState('networkidle');
  expect(await hiddenStops(page)).toEqual([]);
}
for (const [position, path] of PATHS.entries()) {
  const isDaily = position === 0;
  // The lowest window tells more than a usual one.
  test(`[SHELL-12] every stop of Tab stands clear of the bars: ${path}`, NIGHTLY, ({ page }) =>
    walk(page, path),
  );
  test(
    `[SHELL-12] every stop of Tab stands clear of the bars in the lowest window: ${path}`,
    isDaily ? PHONE_ONLY : NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize(LOW);
      await walk(page, path);
    },
  );
}

test('[SHELL-12] header and bottom bar take a third of the window at most', PHONE_ONLY, async ({ page }) => {
  const sizes = [{ width: 360, height: 800 }, LOW, { width: 320, height: 481 }, { width: 640, height: 360 }];
  const [product = '', grocery = ''] = PATHS;
  const paths = process.env['NIGHTLY'] === '1' ? PATHS : [product, grocery];
  // The last one's store is closed, which its bar says.
  for (const path of [...paths, '/p/x/WRT-00801-01']) {
    await page.goto(path);
    await ready(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const taken = await page.evaluate(() => {
        window.scrollTo({ top: 300, behavior: 'instant' });
        return [...document.querySelectorAll('header, #buybar')]
          .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
          .map((bar) => bar.getBoundingClientRect())
          .map(({ top, bottom }) => Math.min(bottom, window.innerHeight) - Math.max(top, 0))
          .reduce((sum, height) => sum + Math.max(height, 0), 0);
      });
      expect(taken, `${path} at ${size.width} x ${size.height}`).toBeLessThanOrEqual(size.height / 3);
    }
  }
});

test.describe('while the question of consent stands', () => {
  // A hint that stands there first goes by itself.
  test.use({ isAsked: true, waits: {} });
  test('[SHELL-12] every stop of Tab stands clear of it too', NIGHTLY, async ({ page }) => {
    await page.goto(PATHS[0] ?? '');
    await ready(page);
    await expect(page.getByRole('region', { name: 'Boleh kami pelajari kunjunganmu?' })).toBeVisible();
    await page.evaluate(readToTheEnd);
    await page.waitForLoadState('networkidle');
    expect(await hiddenStops(page)).toEqual([]);
  });
});
