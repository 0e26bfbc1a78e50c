import {
  expect,
  expectAccessible,
  fault,
  isMobile,
  logIn,
  passLogin,
  ready,
  PHONE_TELLS,
  test,
  tick,
} from './support/test.ts';
import type { Page } from 'playwright/test';

const PILLOW = '/p/bantal-leher-busa-memori/RMB-00022-01';
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';

const heart = (page: Page) => page.getByRole('button', { name: 'Simpan ke wishlist' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Simpan ke album' });
const opener = (page: Page) => page.locator('.stage-tools').getByRole('button', { name: 'Simpan ke album' });
/** Out of every album, whatever other journeys left. */
async function forget(page: Page, sku: string): Promise<void> {
  const groups = await page.request.get(`/backend/member/wishlist/_product/${sku}/groups`);
  const { data } = (await groups.json()) as { data: { id: string }[] };
  if (data.length === 0) return;
  await page.request.post('/backend/member/wishlist/_remove', { data: { ids: data.map(({ id }) => id) } });
}

test('[MODAL-39, WISH-03, WISH-04, WISH-07, WISH-08] saved by the heart, put into a new album and moved, and taken out of all', async ({
  page,
}) => {
  await logIn(page, isMobile(page) ? 'ayu' : 'citra', PILLOW);
  await forget(page, 'RMB-00022-01');
  await page.reload();
  await ready(page);
  await heart(page).click();
  await page.locator('.toast').getByRole('button', { name: 'Simpan ke album' }).click();
  await expect(sheet(page).getByRole('checkbox', { name: /^Wishlist/ })).toBeChecked();
  const name = `Kado ${isMobile(page) ? 'Ibu' : 'Ayah'}`;
  await sheet(page).getByRole('textbox', { name: 'Album baru' }).fill(name);
  await page.keyboard.press('Enter');
  const made = sheet(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(made).toBeChecked();
  await expect(page.getByText(`Disimpan ke ${name}.`)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await tick(sheet(page).getByRole('checkbox', { name: /^Wishlist/ }), false);
  await sheet(page).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('Album produk ini sudah diperbarui.')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await opener(page).click();
  await expect(made).toBeChecked();
  await tick(made, false);
  await tick(sheet(page).getByRole('checkbox', { name: /^Wishlist/ }));
  await sheet(page).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Dipindahkan ke Wishlist.')).toBeVisible();
  await opener(page).click();
  await sheet(page).getByRole('button', { name: 'Hapus dari semua' }).click();
  await expect(page.getByText('Dihapus dari wishlist.')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await ready(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test(
  '[WISH-11, AUTH-04, AUTH-13] a guest’s heart asks for the login and nothing else, and is filled after it, once',
  PHONE_TELLS,
  async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/member/wishlist')) asked.push(request.method());
    });
    await open(isMobile(page) ? BOTTLE : SUITCASE);
    await heart(page).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' });
    await expect(prompt).toBeVisible();
    expect(asked).toEqual([]);
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, 'eko');
    await ready(page);
    await expect(page.getByText('Disimpan ke wishlist.')).toBeVisible();
    expect(asked).toEqual(['POST']);
    await heart(page).click();
    await expect(page.getByText('Dihapus dari wishlist.')).toBeVisible();
  },
);

test.describe('albums that cannot be loaded', () => {
  test.use({
    allowed: ['the server responded with a status of 409', 'the server responded with a status of 500'],
  });
  test(
    '[WISH-12, ERR-61] say so and come on request; two tabs see what the other did',
    PHONE_TELLS,
    async ({ page, context }) => {
      await logIn(page, isMobile(page) ? 'dewi' : 'budi', SUITCASE);
      await forget(page, 'RMB-00012-01');
      await page.reload();
      await ready(page);
      await heart(page).click();
      await expect(page.getByText('Disimpan ke wishlist.')).toBeVisible();
      await fault(page, 'GET /member/wishlist/_groups', '500', 1);
      await opener(page).click();
      await expect(sheet(page).getByText('Album gagal dimuat.')).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Coba lagi' }).click();
      await expect(sheet(page).getByRole('checkbox', { name: /^Wishlist/ })).toBeChecked();
      // Another tab takes it out and makes an album meanwhile.
      const other = await context.newPage();
      await other.goto(SUITCASE);
      await ready(other);
      await opener(other).click();
      const name = `Koper ${isMobile(page) ? 'Dewi' : 'Budi'}`;
      await sheet(other).getByRole('textbox', { name: 'Album baru' }).fill(name);
      await other.keyboard.press('Enter');
      await expect(sheet(other).getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
      await other.close();
      await sheet(page).getByRole('textbox', { name: 'Album baru' }).fill(name.toUpperCase());
      await page.keyboard.press('Enter');
      await expect(sheet(page).getByText('Kamu sudah punya album dengan nama ini.')).toBeVisible();
      await expect(sheet(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
      await sheet(page).getByRole('button', { name: 'Hapus dari semua' }).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    },
  );
});
