import type { Page } from 'playwright/test';
import { expect, isMobile, ready, test } from './support/test.ts';

/** Plenty of it, and delivered. */
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

/** What follows an add is closed as soon as it is in the way. */
async function closeWhatFollows(page: Page): Promise<void> {
  const added = page.getByRole('dialog', { name: 'Sudah di keranjang' });
  await page.addLocatorHandler(added, () => added.getByRole('button', { name: 'Lanjut belanja' }).click());
}
/** Puts the shown product into the bag, and waits until the marketplace has answered. */
async function add(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/carts') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  expect((await answered).status()).toBe(200);
}
/** Pieces in the bag, as the marketplace counts them for this browser. */
async function held(page: Page): Promise<number> {
  const answer = await page.request.get('/backend/retail/carts');
  return ((await answer.json()) as { data: { totalItems: number } }).data.totalItems;
}

test.describe('a write is never lost behind a key that was used before', () => {
  test('[CART-40] two tabs of one kept page both add', async ({ page, context, open }) => {
    const other = await context.newPage();
    await closeWhatFollows(page);
    await closeWhatFollows(other);
    await open(SUITCASE);
    await other.goto(SUITCASE);
    await ready(other);
    await add(page);
    await add(other);
    expect(await held(page)).toBe(2);
  });

  test('[CART-40] added on a product, on the next by its card, and on the first again: all count', async ({
    page,
    open,
  }) => {
    await closeWhatFollows(page);
    await open(SUITCASE);
    const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const total = async (pieces: number) => {
      await add(page);
      await expect.poll(() => held(page)).toBe(pieces);
    };
    await total(1);
    const section = page.locator('#recommendation');
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('link').first();
    await expect(card).toBeVisible();
    const name = (await card.locator('.card-name').textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await total(2);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await total(3);
    await total(4);
  });
});
