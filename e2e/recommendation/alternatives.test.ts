import { SOLD_OUT, SUITCASE } from '../faults/addresses.ts';
import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, scrollOnTo, test } from '../support/test.ts';

test(
  '[RECO-13] shows alternatives and complements in two rows under their titles',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(SUITCASE);
    await ready(page);
    const section = page.locator('#recommendation');
    const similar = section.getByRole('list', { name: 'Produk serupa' });
    const along = section.getByRole('list', { name: 'Sering dibeli bersama' });
    await scrollOnTo(section, () => expect(similar.getByRole('link').first()).toBeVisible({ timeout: 500 }));
    await scrollOnTo(section, () => expect(along.getByRole('link').first()).toBeVisible({ timeout: 500 }));
    for (const card of await similar.getByRole('link').all()) await expect(card).toContainText('Koper');
    await expect(along).toContainText('Bantal Leher');
    await expect(along).not.toContainText('Set Koper');
  },
);

test(
  '[RECO-13, STOCK-11] of what is sold out “Yang serupa” leads to alternatives alone',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(SOLD_OUT);
    await ready(page);
    await page.getByRole('link', { name: 'Yang serupa' }).filter({ visible: true }).first().click();
    const similar = page.getByRole('list', { name: 'Produk serupa' });
    await expect(similar.getByRole('link').first()).toBeVisible();
    for (const card of await similar.getByRole('link').all()) await expect(card).toContainText('Headphone');
  },
);
