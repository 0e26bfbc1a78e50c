import { expect, expectAccessible, isMobile, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';

test('[COST-04, COST-07] what it all costs is told from the subtotal, and the bag says the same', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  const buy = page.locator(isMobile(page) ? '#buybar' : '#buybox');
  const add = buy.getByRole('button', { name: 'Keranjang', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Tambah ke keranjang' });
  if (isMobile(page)) await add.click();
  await (isMobile(page) ? sheet : buy).getByRole('button', { name: 'Rincian biaya' }).click();
  const details = page.getByRole('dialog', { name: 'Rincian biaya' });
  const total = details.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');
  await expect(total).toHaveText(/^Rp[\d.]+$/);
  await expectAccessible(page);
  const told = await total.innerText();
  if (isMobile(page)) {
    await details.getByRole('button', { name: 'Kembali' }).click();
    await expect(sheet).toBeVisible();
  } else {
    await details.getByRole('button', { name: 'Tutup' }).click();
    await expect(details).toBeHidden();
  }
  const added = page.waitForResponse(
    // A guest's first write goes round once, with a session. [AUTH-18]
    (answer) => answer.url().includes('/backend/retail/carts') && answer.status() !== 307,
  );
  await (isMobile(page) ? sheet.getByRole('button', { name: 'Tambah ke keranjang' }) : add).click();
  expect((await added).ok()).toBe(true);
  await page.goto('/cart');
  await expect(page.locator('.total')).toHaveText(`Total ${told}`);
});
