import { BOTH_SHELLS, DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, tagged } from '../support/tags.ts';
import {
  bringSection,
  expect,
  expectAccessible,
  isMobile,
  logIn,
  passLogin,
  ready,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const HEADPHONES = '/p/headphone-nada-lirih/NDA-00201-01';
const PHONE = '/p/ponsel-kirana-6-lite-4g/GWA-00110-01';
const WATCH = '/p/jam-tangan-wiratama-klasik-tali-kulit/WRT-00801-01';

for (const language of ['id', 'en'] as const) {
  test(
    `[SELLER-07, SELLER-09..10, SELLER-12..13, MODAL-27] shows the seller, in ${language}`,
    language === 'en' ? NIGHTLY : tagged(DESKTOP_ONLY, BOTH_SHELLS),
    async ({ page, open }) => {
      await open(`${SUITCASE}?lang=${language}`);
      const seller = page.locator('#seller');
      await bringSection(page, 'seller', seller.getByRole('listitem').first());
      await expect(seller.getByRole('link', { name: 'Rimba Official Store' })).toHaveAttribute(
        'href',
        '/merchant/RMB-60012',
      );
      await expect(
        seller.getByText(language === 'id' ? 'Bergabung Mar 2018' : 'Joined Mar 2018'),
      ).toBeVisible();
      await expect(seller.getByText('97%')).toBeVisible();
      await expect(seller.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, '#seller');
      await seller
        .getByRole('button', {
          name: language === 'id' ? 'Rating penjual 4,7 dari 5' : 'Seller rating 4.7 of 5',
        })
        .click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading')).toHaveText(
        language === 'id' ? 'Lencana dan rating penjual' : 'Seller badges and rating',
      );
      await expect(sheet.getByText('4,7')).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await seller.getByRole('button', { name: language === 'id' ? 'Ulasan toko' : 'Store reviews' }).click();
      await expect(sheet.getByRole('article')).toHaveCount(3);
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    },
  );
}

test('[MODAL-26, SELLER-08] says that a seller has no rating', NIGHTLY, async ({ page, open }) => {
  await open(WATCH);
  const rating = page.getByRole('button', { name: 'Belum ada rating' });
  await bringSection(page, 'seller', rating);
  await rating.click();
  await expect(page.getByRole('dialog').getByText('Penjual ini belum punya rating.')).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test(
  '[FOLLOW-05, AUTH-04, AUTH-13, AUTH-17] follows once after a guest’s login',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const follow = page.getByRole('button', { name: 'Ikuti', exact: true });
    await bringSection(page, 'seller', follow);
    await follow.click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk mengikuti toko' });
    await expectAccessible(page, 'dialog');
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('merchant-favorites')) {
        written.push(request.url().split('/').at(-1) ?? '');
      }
    });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, 'citra');
    await ready(page);
    const followed = page.getByRole('button', { name: 'Mengikuti' });
    // The button keeps its place; the test does not scroll.
    await expect(followed).toBeFocused();
    await expect(followed).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Kamu mengikuti toko ini.')).toBeVisible();
    await expect(followed).toHaveAttribute('aria-pressed', 'true');
    expect(written).toEqual(['_follow']);
    await page.reload();
    await bringSection(page, 'seller', followed);
    expect(written).toEqual(['_follow']);
  },
);

test(
  '[FOLLOW-01, FOLLOW-03, FOLLOW-06] shows a follow of one tab in the other at once',
  PHONE_ONLY,
  async ({ page, context }) => {
    // Each viewport has a seller of its own, so that no other test follows the seller meanwhile.
    const [address, code] = isMobile(page) ? [HEADPHONES, 'NDA-31177'] : [PHONE, 'ETL-00001'];
    await logIn(page, 'dewi', address);
    await bringSection(page, 'seller', page.getByRole('button', { name: 'Ikuti', exact: true }));
    await page.getByRole('button', { name: 'Ikuti', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mengikuti' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(address);
    await bringSection(other, 'seller', other.getByRole('button', { name: 'Mengikuti' }));
    await other.getByRole('button', { name: 'Mengikuti' }).click();
    await expect(other.getByRole('button', { name: 'Ikuti', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ikuti', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ikuti', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Mengikuti' })).toBeVisible();
    const told = await other.request.get(`/backend/official/merchant-favorites/${code}`);
    expect(((await told.json()) as { data: unknown }).data).toMatchObject({ followed: true });
  },
);
