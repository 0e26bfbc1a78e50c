import type { CDPSession, Page } from 'playwright/test';
import { bringSection, expect, holdBack, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

/** Animations without an end, and whether their elements are in the window. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
      if (effect.getComputedTiming().endTime !== Infinity || effect.target === null) return [];
      const { top, bottom, left, right } = effect.target.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return [{ name: effect.target.className, isSeen }];
    }),
  );
const unseen = async (page: Page) => (await endless(page)).filter(({ isSeen }) => !isSeen);
const seen = async (page: Page) => (await endless(page)).filter(({ isSeen }) => isSeen);

/** Counts the page's calculations of styles while so many frames are drawn. */
async function calculationsIn(page: Page, devtools: CDPSession, frames: number): Promise<number> {
  const count = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await count();
  await page.evaluate(
    (most) =>
      new Promise<void>((resolve) => {
        let drawn = 0;
        const next = () => {
          drawn += 1;
          if (drawn < most) requestAnimationFrame(next);
          else resolve();
        };
        requestAnimationFrame(next);
      }),
    frames,
  );
  return (await count()) - before;
}

for (const path of [
  SUITCASE,
  '/p/ponsel-kirana-7-pro/GWA-00101-01',
  '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01',
  '/grocery/p/mangga-harum-manis/GRO-10001-01',
]) {
  test(`[LOAD-08] a page at rest calculates no styles: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(path);
    // Nothing takes the sections over: far ones are left as they came.
    await page.locator('html[data-settled]').waitFor({ state: 'attached' });
    await expect.poll(() => unseen(page)).toEqual([]);
    // The content in the window comes within the first of these.
    await expect.poll(() => calculationsIn(page, devtools, 120), { timeout: 30_000 }).toBe(0);
  });
}

test('[LOAD-08] the light of a skeleton moves in the window alone', async ({ page }) => {
  const letGo = await holdBack(page, /\/backend\/product-review\//);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(SUITCASE);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await bringSection(page, 'reviews', page.locator('#reviews [aria-busy="true"] .sk').first());
  await expect.poll(() => seen(page)).not.toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => unseen(page)).toEqual([]);
  await bringSection(page, 'reviews');
  await expect.poll(() => seen(page)).not.toEqual([]);
  letGo();
});
