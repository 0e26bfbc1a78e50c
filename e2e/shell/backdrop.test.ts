import { boxOf } from '../support/boxes.ts';
import { expect, isMobile, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test('[MODAL-52] text selected beyond the edge keeps the form; a press on the backdrop closes it', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  // On a phone the menu leads there too.
  if (isMobile(page)) await page.getByRole('button', { name: 'Opsi produk' }).click();
  const from = isMobile(page) ? page.getByRole('dialog') : page.locator('body');
  await from.getByRole('button', { name: 'Laporkan produk' }).click();
  const form = page.getByRole('dialog', { name: 'Laporkan produk' });
  const text = form.getByRole('textbox', { name: 'Ceritakan lebih lengkap' });
  await text.fill('Ukurannya berbeda');
  const { x, y, width, height } = await boxOf(text);
  const selectOut = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(8, 8, { steps: 4 });
    await page.mouse.up();
  };
  await selectOut();
  await expect(text).toHaveValue('Ukurannya berbeda');
  // Begun on the backdrop and let go within.
  await page.mouse.move(8, 8);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(text).toHaveValue('Ukurannya berbeda');
  if (isMobile(page)) await page.touchscreen.tap(8, 8);
  else await page.mouse.click(8, 8);
  await expect(form).toBeHidden();
});
