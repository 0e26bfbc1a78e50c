import type { Locator, Page } from 'playwright/test';
import { BOTH_SHELLS, NIGHTLY, PHONE_ONLY, tagged } from '../support/tags.ts';
import { bringSection, expect, isMobile, ready, recommended, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const FORMER = '/p/x/RMB-00024-01';

/** Comes to the product from another one: what lies before it in the history is known. */
async function arrive(page: Page): Promise<void> {
  await page.goto(FORMER);
  await page.goto(SUITCASE);
  await ready(page);
}
const dialogs = (page: Page) => page.getByRole('dialog');
const expectLeft = (page: Page) => expect(page).toHaveURL(new RegExp(FORMER));
const expectStayed = async (page: Page) => {
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(SUITCASE));
};
const openSheet = (page: Page) =>
  page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
async function add(page: Page): Promise<void> {
  await openSheet(page);
  if (isMobile(page)) await dialogs(page).getByRole('button', { name: 'Tambah ke keranjang' }).click();
}
/** Number of layers that the present entry of the history has over its page. */
const layer = (page: Page) => page.evaluate(() => (history.state as { layer?: number }).layer ?? 0);
const expectLayer = (page: Page, wanted: number) => expect.poll(() => layer(page)).toBe(wanted);

async function openTerms(page: Page) {
  await bringSection(page, 'promo');
  await page
    .locator('#promo')
    .getByRole('button', { name: /voucher toko/ })
    .click();
  const list = page.getByRole('dialog', { name: /Voucher/ });
  await list.getByRole('button', { name: /^S&K/ }).first().click();
  const terms = page.getByRole('dialog', { name: 'Syarat & ketentuan' });
  await expect(terms).toBeVisible();
  await expectLayer(page, 2);
  return { list, terms };
}

test.describe('[MODAL-48] back', PHONE_ONLY, () => {
  test('takes away the terms, then the list below them, then leaves; forward opens nothing', async ({
    page,
  }) => {
    await arrive(page);
    const { list, terms } = await openTerms(page);
    await page.goBack();
    await expect(terms).toHaveCount(0);
    await expect(list).toBeVisible();
    await expectLayer(page, 1);
    await page.goBack();
    await expectStayed(page);
    await page.goForward();
    await expectStayed(page);
    // Forward came to nothing: the next step back leads somewhere all the same.
    await expectLayer(page, 0);
    await page.goBack();
    await expectLeft(page);
  });

  test('closes the picture preview where one was, and keeps the picture in the address', async ({ page }) => {
    await arrive(page);
    await page.getByRole('button', { name: /Perbesar foto 1/ }).click();
    await expect(page.getByRole('dialog', { name: 'Foto produk' })).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/foto=2/);
    await expectLayer(page, 1);
    await page.goBack();
    await expectStayed(page);
    await expect(page).toHaveURL(/foto=2/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goBack();
    await expectLeft(page);
  });

  test('leaves at once after dialogs were closed by the button, by Escape and by the backdrop', async ({
    page,
  }) => {
    await arrive(page);
    for (const close of [
      () => dialogs(page).getByRole('button', { name: 'Tutup' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await page.getByRole('button', { name: /Garansi resmi/ }).click();
      await expect(dialogs(page)).toBeVisible();
      await expectLayer(page, 1);
      await close();
      await expectStayed(page);
      await expectLayer(page, 0);
    }
    await page.goBack();
    await expectLeft(page);
  });

  test('Escape takes the top layer only; the button closes both, and back leaves then', async ({ page }) => {
    await arrive(page);
    const { list, terms } = await openTerms(page);
    await page.keyboard.press('Escape');
    await expect(terms).toHaveCount(0);
    await expect(list).toBeVisible();
    await list.getByRole('button', { name: /^S&K/ }).first().click();
    await terms.getByRole('button', { name: 'Tutup' }).click();
    await expectStayed(page);
    await expectLayer(page, 0);
    await page.goBack();
    await expectLeft(page);
  });

  test('after an add: the dialog, then away; a second dialog of the same page has its own step', async ({
    page,
  }) => {
    await arrive(page);
    for (const _round of ['first', 'second']) {
      await add(page);
      await expect(page.getByRole('dialog', { name: 'Sudah di keranjang' })).toBeVisible();
      await expectLayer(page, 1);
      await page.goBack();
      await expectStayed(page);
    }
    await page.goBack();
    await expectLeft(page);
  });

  test('from a product that a dialog led to: the product, without the dialog', async ({ page }) => {
    await arrive(page);
    await add(page);
    const card = dialogs(page).locator('a.card').first();
    const name = await card.locator('.card-name').innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await expectStayed(page);
    await page.goBack();
    await expectLeft(page);
  });

  test('on return from a document, or after a reload, no dialog is open, and back leaves', async ({
    page,
  }) => {
    await arrive(page);
    await openTerms(page);
    await page.goto('/cart');
    await page.goBack();
    await ready(page);
    await expectStayed(page);
    await page.getByRole('button', { name: /Garansi resmi/ }).click();
    await expect(dialogs(page)).toBeVisible();
    await expectLayer(page, 1);
    await page.reload();
    await ready(page);
    await expectStayed(page);
    await expectLayer(page, 0);
    await page.goBack();
    await expectLeft(page);
  });

  test('closes the dialog of a chosen option, and keeps the option and its address', async ({ page }) => {
    await arrive(page);
    if (isMobile(page)) {
      await openSheet(page);
      await dialogs(page).getByRole('link', { name: 'Nila', exact: true }).click();
    } else {
      await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
      await page.getByRole('button', { name: /Garansi resmi/ }).click();
    }
    await expect(page).toHaveURL(/RMB-00012-04/);
    await expectLayer(page, 1);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(/RMB-00012-04/);
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goBack();
    await expectLeft(page);
  });
});

test.describe('[ROUTE-30] the place in the page is the same', PHONE_ONLY, () => {
  /** Reads the page down to a link in it, as a visitor does. */
  async function readTo(page: Page, links: Locator) {
    await page.goto(SUITCASE);
    await ready(page);
    const link = links.first();
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 500));
      await expect(recommended(page).first()).toBeAttached({ timeout: 200 });
    }).toPass({ intervals: [0] });
    await link.scrollIntoViewIfNeeded();
    // Content that still arrives above the link would move it before the press.
    await untilCalm(page);
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    return { link, top, before: await top() };
  }
  const expectSame = ({ top, before }: Awaited<ReturnType<typeof readTo>>) =>
    expect.poll(async () => (await top()) - before, { message: 'px from where it was' }).toBe(0);
  test('coming back from a product card', async ({ page }) => {
    const place = await readTo(page, recommended(page));
    await place.link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Koper Hardcase Rimba Lawu,');
    await page.goBack();
    await expect(recommended(page).first()).toBeAttached();
    await expectSame(place);
  });

  test('coming back from a secondary page', tagged(NIGHTLY, BOTH_SHELLS), async ({ page }) => {
    const place = await readTo(page, page.locator('#description a[href$="/description"]'));
    await place.link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
    await page.goBack();
    await expect(place.link).toBeAttached();
    await expectSame(place);
  });

  test('coming back from another document, and after a reload', async ({ page }) => {
    const place = await readTo(page, recommended(page));
    await page.goto('/cart');
    await page.goBack();
    await ready(page);
    await expect(recommended(page).first()).toBeAttached();
    await expectSame(place);
    await page.reload();
    await ready(page);
    await expect(recommended(page).first()).toBeAttached();
    await expectSame(place);
  });
});
