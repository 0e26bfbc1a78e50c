import type { Page } from 'playwright/test';
import { readToTheEnd } from '../lab/browser/readToTheEnd.ts';
import { expect, isMobile, NIGHT_TELLS, ready, test } from './support/test.ts';

const SIZES = {
  phone: [
    { width: 360, height: 800 },
    { width: 320, height: 256 },
  ],
  desk: [{ width: 1280, height: 800 }],
};
/** No page of the shop has so many stops. */
const MOST_STOPS = 500;

/** The stop that has the focus, and by which other thing it is covered; null where it is the document itself. */
const stopNow = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls with the next frame, and what comes to life there may move it once more.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const stop = document.activeElement;
    if (stop === null || stop === document.body || stop === document.documentElement) return null;
    const { left, top, right, bottom } = stop.getBoundingClientRect();
    const name = `${stop.tagName} ${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}`;
    // What is larger than the window shows its beginning.
    const isLarge = bottom - top > window.innerHeight / 2;
    const end = isLarge ? top + 8 : bottom - 2;
    const isInside =
      top >= -1 && (isLarge ? top < window.innerHeight - 24 : bottom <= window.innerHeight + 1);
    const middle = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const points: [number, number][] = [
      [middle, top + 2],
      [middle, (top + end) / 2],
      [middle, end],
    ];
    /** What stays where it is while the page scrolls, and holds the one and not the other. */
    const barOf = (hit: Element | null) => {
      for (let one = hit; one !== null && !one.contains(stop); one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
      return null;
    };
    const covers = points
      .map(([x, y]) => barOf(document.elementFromPoint(x, y)))
      .filter((bar) => bar !== null);
    return {
      name,
      isFirst: stop === document.querySelector('a[href], button'),
      hidden: isInside
        ? covers.map(({ tagName, className }) => `${tagName}.${className}`)
        : ['out of the window'],
    };
  });

/** Every stop from the top of the page to its end that is hidden, wholly or in part. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  let count = 0;
  for (; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopNow(page);
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
  '/p/x/RMB-00012-01/description',
  '/trade-in/s/x/GWA-00101-01',
  '/p/x/GWA-00101-01',
];
for (const path of PATHS) {
  test(
    `[SHELL-12] every stop of Tab stands clear of the bars: ${path}`,
    PATHS.indexOf(path) < 2 ? {} : NIGHT_TELLS,
    async ({ page }) => {
      for (const size of isMobile(page) ? SIZES.phone : SIZES.desk) {
        await page.setViewportSize(size);
        await page.goto(path);
        await ready(page);
        // What comes while one walks is the subject of the jumps.
        await page.evaluate(readToTheEnd);
        await page.waitForLoadState('networkidle');
        expect(await hiddenStops(page), `${size.width} x ${size.height}`).toEqual([]);
      }
    },
  );
}
