import type { Page } from 'playwright/test';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, ready, recommended, scrollOnTo, test } from '../support/test.ts';

/** Plenty of it, and delivered. */
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

/**
 * Puts the shown product into the bag, waits until the marketplace has answered, and closes the dialog of what goes
 * with it.
 */
async function add(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname.endsWith('/carts') &&
      answer.request().method() === 'POST' &&
      // The first write of a guest goes round once, with the session that it is given.
      answer.status() !== 307,
  );
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  expect((await answered).status()).toBe(200);
  const added = page.getByRole('dialog', { name: 'Sudah di keranjang' });
  await added.getByRole('button', { name: 'Lanjut belanja' }).click();
  // A step back would only close it, while it has one of its own in the history.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number }).layer ?? 0)).toBe(0);
}
/** Pieces in the bag, as the marketplace counts them for this browser. */
async function held(page: Page): Promise<number> {
  const answer = await page.request.get('/backend/retail/carts');
  return ((await answer.json()) as { data: { totalItems: number } }).data.totalItems;
}

test.describe('a write is never lost behind a key that was used before', PHONE_ONLY, () => {
  test('[CART-40] two tabs of one kept page both add', async ({ page, context, open }) => {
    const other = await context.newPage();
    await open(SUITCASE);
    await other.goto(SUITCASE);
    await ready(other);
    await add(page);
    await add(other);
    expect(await held(page)).toBe(2);
  });

  test(
    '[CART-40] added on a product, on the next by its card, and on the first again: all count',
    NIGHTLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      const first = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const total = async (pieces: number) => {
        await add(page);
        await expect.poll(() => held(page)).toBe(pieces);
      };
      await total(1);
      const section = page.locator('#recommendation');
      const card = recommended(page).first();
      await scrollOnTo(section, () => expect(card).toBeVisible({ timeout: 500 }));
      const name = (await card.locator('.card-name').textContent()) ?? '';
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await total(2);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
      await total(3);
      await total(4);
    },
  );
});
