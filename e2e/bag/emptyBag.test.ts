import { PHONE_ONLY } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('the button of the empty bag stands below its text, not on it', PHONE_ONLY, async ({ page }) => {
  await page.goto('/cart');
  const text = await page.getByText('Keranjangmu masih kosong.').boundingBox();
  const button = await page.getByRole('link', { name: 'Mulai belanja' }).boundingBox();
  if (text === null || button === null) throw new Error('The empty bag shows neither text nor button');
  expect(button.y).toBeGreaterThanOrEqual(text.y + text.height);
  expect(button.height).toBeGreaterThanOrEqual(44);
});
