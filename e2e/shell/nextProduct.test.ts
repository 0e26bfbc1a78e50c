import type { Page } from 'playwright/test';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, recommended, scrollOnTo, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentProducts') ?? '');

/** The suitcase's page with its cards in view; every summary that it asks for from now on, by id. */
async function openCards(page: Page) {
  await page.goto(SUITCASE);
  await ready(page);
  const card = recommended(page).first();
  await scrollOnTo(page.locator('#recommendation'), () => expect(card).toBeVisible({ timeout: 500 }));
  await card.scrollIntoViewIfNeeded();
  await untilCalm(page);
  const name = (await card.locator('.card-name').textContent()) ?? '';
  const id = /[^/?]+(?=\?|$)/.exec((await card.getAttribute('href')) ?? '')?.[0] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    const found = /\/products\/([^/]+)\/_summary/.exec(request.url())?.[1];
    if (found !== undefined) asked.push(found);
  });
  return { card, name, id, asked };
}

test('[ROUTE-38, ROUTE-33, RECENT-01] reads a card under the pointer once, and shows it', async ({
  page,
}) => {
  const { card, name, id, asked } = await openCards(page);
  await card.hover();
  await expect.poll(() => asked).toEqual([id]);
  await expect(title(page)).toContainText('Koper Hardcase');
  expect(await kept(page)).not.toContain(id);
  await card.click();
  await expect(title(page)).toHaveText(name);
  await expect.poll(() => kept(page)).toContain(id);
  expect(asked).toEqual([id]);
  // The way back shows the former product by its own answer.
  await page.goBack();
  await expect(title(page)).toContainText('Koper Hardcase');
  expect(asked).toEqual([id, 'RMB-00012-01']);
});

test('[ROUTE-38] the focus of the keyboard reads a card too, and Enter shows it', async ({ page }) => {
  const { card, name, id, asked } = await openCards(page);
  await card.focus();
  await expect.poll(() => asked).toEqual([id]);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  expect(asked).toEqual([id]);
});

test('[ROUTE-38] a finger reads a card before its press has ended', PHONE_ONLY, async ({ page }) => {
  const { card, name, id, asked } = await openCards(page);
  // The part comes a moment after the cards.
  await expect(async () => {
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(asked).toEqual([id]);
  }).toPass();
  await expect(title(page)).toContainText('Koper Hardcase');
  await card.tap();
  await expect(title(page)).toHaveText(name);
  expect(asked).toEqual([id]);
});

test('[ROUTE-38] a visitor who saves data reads no product but the one that is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { card, name, id, asked } = await openCards(page);
  await card.hover();
  await card.focus();
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'page');
  await untilCalm(page);
  expect(asked).toEqual([]);
  await card.click();
  await expect(title(page)).toHaveText(name);
  expect(asked).toEqual([id]);
});

test.describe('a reading that fails', () => {
  test.use({ allowed: ['Failed to load resource'] });
  test('[ROUTE-38] is made again by the press of the card', async ({ page }) => {
    const { card, name, id, asked } = await openCards(page);
    await page.route(/_summary/, (route) => route.abort(), { times: 1 });
    await card.hover();
    await expect.poll(() => asked).toEqual([id]);
    await card.click();
    await expect(title(page)).toHaveText(name);
    expect(asked).toEqual([id, id]);
  });
});
