import { randomUUID } from 'node:crypto';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  expect,
  expectAccessible,
  fault,
  isMobile,
  logIn,
  passLogin,
  ready,
  test,
  tick,
} from '../support/test.ts';
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

test(
  '[MODAL-39, WISH-03, WISH-04, WISH-07, WISH-08] saves, moves and removes',
  PHONE_ONLY,
  async ({ page }) => {
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
  },
);

test(
  '[WISH-11, AUTH-04, AUTH-13] a guest’s heart fills once after the login',
  PHONE_ONLY,
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
    PHONE_ONLY,
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

/** A member with an album of its own that holds three products, whatever other journeys left or a first try did. */
async function threeInAlbum(page: Page): Promise<{ start: string; mark: string; albumId: string }> {
  await page.request.post('/login', { form: { member: 'member-eko', redirect: '/' }, maxRedirects: 0 });
  const mark = randomUUID().slice(0, 8);
  const start = `Rumah ${mark}`;
  const made = await page.request.post('/backend/member/wishlist/_groups', {
    data: { name: start },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { data } = (await made.json()) as { data: { id: string } };
  for (const sku of ['RMB-00012-01', 'RMB-00022-01', 'TRT-00301-01']) {
    await page.request.post('/backend/member/wishlist/_product', { data: { sku, groupId: data.id } });
  }
  return { start, mark, albumId: data.id };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    '[WISH-19..22, LINK-25] picks products of an album, moves, removes, restores',
    PHONE_ONLY,
    async ({ page }) => {
      const { start, mark } = await threeInAlbum(page);
      const name = `Liburan ${mark}`;
      await page.goto('/');
      await page.getByRole('link', { name: 'Wishlist', exact: true }).click();
      await page.getByRole('link', { name: `${start} 3 produk` }).click();
      const picks = page.getByRole('checkbox');
      await expect(picks).toHaveCount(3);
      await page.getByRole('checkbox', { name: /^Pilih Botol/ }).check();
      await page.getByRole('checkbox', { name: /^Pilih Koper/ }).check();
      await page.getByRole('textbox', { name: 'Album baru' }).fill(name);
      // Enter does as its button does.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText(`2 produk dipindahkan ke ${name}.`);
      await expect(picks).toHaveCount(1);
      await page.getByRole('link', { name: 'Buka album' }).click();
      await page.getByRole('link', { name: 'Pilih semua' }).click();
      await expect(picks).toHaveCount(2);
      for (const pick of await picks.all()) await expect(pick).toBeChecked();
      await page.getByRole('button', { name: 'Hapus dari album ini' }).click();
      await expect(page.getByRole('status')).toHaveText(`2 produk dihapus dari ${name}.`);
      await expect(page.getByText('Album ini masih kosong.')).toBeVisible();
      await page.getByRole('button', { name: 'Urungkan' }).click();
      await expect(page.getByRole('status')).toHaveText(`2 produk dikembalikan ke ${name}.`);
      await page.getByRole('link', { name: 'Pilih semua' }).click();
      await page.getByRole('combobox', { name: 'Pindahkan ke' }).selectOption(start);
      await page.getByRole('button', { name: 'Pindahkan', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(`2 produk dipindahkan ke ${start}.`);
    },
  );
});

for (const [language, colorScheme] of [
  ['id', 'dark'],
  ['en', 'light'],
] as const) {
  test(
    `[WISH-19, WISH-22] the page of albums is accessible and fits: ${language}, ${colorScheme}`,
    language === 'id' ? PHONE_ONLY : NIGHTLY,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const { albumId } = await threeInAlbum(page);
      await page.goto(`/member/wishlist?album=${albumId}&lang=${language}`);
      await page.getByRole('checkbox').first().check();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expectAccessible(page);
      expect(await wide()).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^(Hapus|Remove)/ }).click();
      await expect(page.getByRole('button', { name: /^(Urungkan|Undo)$/ })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await wide()).toBeLessThanOrEqual(0);
    },
  );
}
