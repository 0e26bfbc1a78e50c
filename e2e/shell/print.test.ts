import type { Page } from 'playwright/test';
import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';
const BICYCLE = '/p/x/LJO-01001-01';
const SOLD_OUT = '/p/ransel-kanvas-rimba-semeru-24-l/RMB-00030-01';

/** Parts of the screen that must not appear on paper. */
const LEFT_OUT = [
  'header',
  'footer',
  'nav',
  'dialog',
  'form',
  '.secbar',
  '.buybar',
  '.buybox-col',
  '#promo',
  '#shipping',
  '#service',
  '#recommendation',
  '.toast',
  '.chat-pill',
  '.consent',
  'input',
  'select',
  'button:not(:has(picture))',
];

async function expectPaper(page: Page, price: RegExp): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const selector of LEFT_OUT)
    await expect(page.locator(selector).locator('visible=true'), selector).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.price').getByText(price).first()).toBeVisible();
  const gallery = page.locator('.stage img');
  for (const picture of await gallery.all()) {
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(100);
  }
  expect(await gallery.count()).toBeGreaterThan(0);
  // The address is the link to the page's own; it stands on the paper by the style sheet.
  const address = await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => ({
    shown: getComputedStyle(link, '::before').content,
    href: link.href,
    height: link.getBoundingClientRect().height,
  }));
  expect(address.shown).toBe(JSON.stringify(address.href));
  expect(address.height).toBeGreaterThan(10);
  // All of the description, and nothing fades away.
  const folds = await page
    .locator('#description .fold')
    .evaluateAll((all) =>
      all.map((fold) => [getComputedStyle(fold).maskImage, fold.scrollHeight - fold.clientHeight]),
    );
  for (const fold of folds) expect(fold).toEqual(['none', 0]);
}

test(
  '[SHELL-14] prints a product with price and address, and without controls',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await expect(page.locator('#description .fold')).toBeAttached();
    await expectPaper(page, /Rp[\d.]+/);
    // Nothing on the paper is as it is in the dark.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  },
);

test(
  '[SHELL-14] on paper are all facts, of which a screen shows the first six',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(BICYCLE);
    const facts = page.locator('#description .specs dt');
    await expect(facts.nth(6)).toBeAttached();
    await expect(facts.locator('visible=true')).toHaveCount(6);
    await page.emulateMedia({ media: 'print' });
    await expect(facts.locator('visible=true')).toHaveCount(await facts.count());
  },
);

test('[SHELL-14] groceries on paper', PHONE_ONLY, async ({ page, open }) => {
  await open(MANGO);
  // Groceries with options have it beside the choice of them, and not with what a product may be bought with.
  await page.evaluate(() => document.body.append(document.querySelector('#shipping')?.cloneNode(true) ?? ''));
  await expectPaper(page, /Rp[\d.]+/);
});

test('[SHELL-14] what is sold out on paper says so', PHONE_ONLY, async ({ page, open }) => {
  await open(SOLD_OUT);
  await expectPaper(page, /Rp[\d.]+/);
  await expect(page.locator('.stage').getByText('Stok habis')).toBeVisible();
});
