import { expect, isMobile, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test('[LOAD-04] sells and shows all sections without newer built-ins', async ({ page }) => {
  await page.addInitScript(() => {
    const gone: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [URL, ['parse', 'canParse']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.goto(SUITCASE);
  await ready(page);
  await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
  await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in Array.prototype)).toBe(false);
});
