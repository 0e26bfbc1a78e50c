import { expect, expectAccessible, isMobile, logIn, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test('[ROUTE-01, SHELL-02, PRODUCT-03] the product page arrives whole and hydrates without a word in the console', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase Rimba Lawu');
  await expectAccessible(page);
});

test('[CART-01, CART-22] a guest chooses a variant and adds it to the bag', async ({ page, open }) => {
  await open(SUITCASE);
  const variants = page.locator('#variant');
  await variants.getByRole('link', { name: 'Nila', exact: true }).click();
  await expect(variants.getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page)) {
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  }
  await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toBeVisible();
});

test('[CART-02, CART-21, LINK-10] a member buys now and arrives at the checkout of just this product', async ({
  page,
}) => {
  await logIn(page, 'ayu', SUITCASE);
  await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
  if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: 'Beli sekarang' }).click();
  await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
  await expect(page.getByText('Koper Hardcase Rimba Lawu')).toBeVisible();
});
