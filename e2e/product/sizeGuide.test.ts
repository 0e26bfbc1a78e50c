import { expect, expectAccessible, test } from '../support/test.ts';

const SANDALS = '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01';

test('[PRODUCT-32, PRODUCT-33] the length of a foot leads to its size in two presses', async ({
  page,
  open,
}) => {
  await open(SANDALS);
  await page.locator('#variant').getByRole('button', { name: 'Panduan ukuran' }).click();
  const guide = page.getByRole('dialog', { name: 'Panduan ukuran' });
  await guide.getByRole('textbox', { name: 'Panjang kakimu (cm)' }).fill('24,2');
  await expect(guide.getByText('Ukuran untukmu: 39')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await guide.getByRole('button', { name: 'Pilih ukuran 39' }).click();
  await expect(guide).toHaveCount(0);
  await expect(page.locator('#variant')).toContainText('Ukuran: 39');
});
