import type { Locator } from 'playwright/test';
import { boxesOf } from '../support/boxes.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, holdBack, test, untilCalm, untilStill } from '../support/test.ts';

/** From the top of the document, wherever it is scrolled to. */
const bottom = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

test(
  '[PRODUCT-09] shows stock in the badge’s place, and nothing moves',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/p/x/GWA-00101-01');
    const section = page.locator('#variant');
    await expect(page.locator('.facts-top').getByText('Stok tersedia')).toBeVisible();
    await expect(section.locator('.sold-out')).toHaveText('');
    await untilCalm(page);
    const before = await bottom(section);
    const names = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.textContent));
    expect(names.length).toBeGreaterThan(3);
    // With another choice other words stand there, and nothing below moves.
    await section.getByRole('link', { name: '12 GB' }).click();
    await expect(section.getByRole('link', { name: '12 GB' })).toHaveAttribute('aria-current', 'true');
    await untilCalm(page);
    expect(Math.abs((await bottom(section)) - before)).toBeLessThan(1);
  },
);

test(
  '[GROC-18] a day with few slots leads to the next one, and its place has no hole',
  PHONE_ONLY,
  async ({ page, open, viewport }) => {
    await open('/grocery/p/mangga/GRO-10001-01');
    const place = page.locator('.slot-place');
    await expect(place.getByRole('radio').first()).toBeVisible();
    const heights: number[] = [];
    for (const day of await page.locator('.slot-tabs').getByRole('button').all()) {
      await day.click();
      const last = place.locator(':scope > *').locator('visible=true').last();
      const [all, end] = await boxesOf(place, last);
      expect(all.y + all.height - (end.y + end.height)).toBeLessThan((viewport?.width ?? 0) >= 768 ? 16 : 1);
      heights.push(all.height);
    }
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  },
);

test('rows of installments keep place and height when they load', PHONE_ONLY, async ({ page, open }) => {
  const letGo = await holdBack(page, /\/products\/[^/]+\/installments\?/);
  await open('/p/x/RMB-00012-01');
  const coming = page.locator('#service [aria-busy="true"]').filter({ has: page.locator('[data-words]') });
  await bringSection(page, 'service', coming.first());
  await expect(coming).toHaveCount(2);
  await untilStill(page);
  const before = (await boxesOf(...(await coming.all()))).map(({ height }) => height);
  letGo();
  const told = page.locator('#service').getByRole('button', { name: /^Cicilan/ });
  await expect(told).toHaveCount(2);
  await untilCalm(page);
  const after = (await boxesOf(...(await told.all()))).map(({ height }) => height);
  for (const [at, height] of after.entries()) expect(Math.abs(height - (before[at] ?? 0))).toBeLessThan(1);
});
