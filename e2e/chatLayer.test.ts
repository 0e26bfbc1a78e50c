import type { Page } from 'playwright/test';
import { bringSection, expect, holdBack, isMobile, logIn, ready, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const FORMER = '/p/x/RMB-00024-01';
/** The page of the chat, which may answer late. */
const CHAT_PAGE = '**/member/seller-chat/**';
/** Members of their own for each size: a talk is a member's, and nobody else's. */
const memberOf = (page: Page) => (isMobile(page) ? 'citra' : 'dewi');
const chatOf = (page: Page) => page.locator('.chat-window');
const writing = (page: Page) => page.frameLocator('iframe[name="sellerChat"]').getByRole('textbox');
/** The chat button of the form that is shown: in the phone's bar, in the desk's buy box. */
const chatButton = (page: Page) =>
  page.locator(isMobile(page) ? '#buybar' : '#buybox').getByRole('button', { name: /^Chat/ });
const open = async (page: Page) => {
  await chatButton(page).click();
  await expect(chatOf(page)).toBeVisible();
};
const layer = (page: Page) => page.evaluate(() => (history.state as { layer?: number }).layer ?? 0);
const expectLayer = (page: Page, wanted: number) => expect.poll(() => layer(page)).toBe(wanted);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectSuitcase = async (page: Page) => {
  await expect(page).toHaveURL(new RegExp(SUITCASE));
  await expect(heading(page)).toContainText('Koper Hardcase Rimba Lawu');
};
const expectFormer = (page: Page) => expect(page).toHaveURL(new RegExp(FORMER));

test.describe('[MODAL-48, CHAT-11] the chat is a layer', () => {
  for (const way of ['by a document', 'by the router'] as const)
    test(`back closes it and stays on the product that was come to ${way}, though its frame has not answered yet`, async ({
      page,
    }) => {
      const letThrough = await holdBack(page, CHAT_PAGE);
      await logIn(page, memberOf(page), FORMER);
      if (way === 'by a document') {
        await page.goto(SUITCASE);
        await ready(page);
      } else {
        const link = page
          .locator('#seller')
          .getByRole('link', { name: /Koper Hardcase Rimba Lawu/ })
          .first();
        await bringSection(page, 'seller', link);
        await link.click();
      }
      await expectSuitcase(page);
      await open(page);
      await expectLayer(page, 1);
      await page.goBack();
      await expect(chatOf(page)).toBeHidden();
      await expectSuitcase(page);
      // Forward opens nothing, and its entry leaves no step behind.
      await page.goForward();
      await expectLayer(page, 0);
      await expect(chatOf(page)).toBeHidden();
      await expectSuitcase(page);
      await page.goBack();
      await expectFormer(page);
      letThrough();
    });

  test('made small it is none: back leaves it alone; brought back it is one, and its button takes the step back', async ({
    page,
  }) => {
    await logIn(page, memberOf(page), FORMER);
    await page.goto(SUITCASE);
    await ready(page);
    await open(page);
    await expect(writing(page)).toBeVisible();
    await expectLayer(page, 1);
    await chatOf(page).getByRole('button', { name: 'Kecilkan chat' }).click();
    await expect(chatOf(page)).toBeHidden();
    await expectLayer(page, 0);
    await page
      .getByRole('button', { name: /^Chat (Rimba|penjual)/ })
      .locator('visible=true')
      .first()
      .click();
    await expect(chatOf(page)).toBeVisible();
    await expectLayer(page, 1);
    await chatOf(page).getByRole('button', { name: 'Tutup chat' }).click();
    await expect(chatOf(page)).toBeHidden();
    await expectLayer(page, 0);
    await open(page);
    await chatOf(page).getByRole('button', { name: 'Kecilkan chat' }).click();
    await expectLayer(page, 0);
    await page.goBack();
    await expectFormer(page);
  });

  test('a reload with it open: it is closed, and back leaves', async ({ page }) => {
    await logIn(page, memberOf(page), FORMER);
    await page.goto(SUITCASE);
    await ready(page);
    await open(page);
    await expectLayer(page, 1);
    await page.reload();
    await ready(page);
    await expectLayer(page, 0);
    await expect(chatOf(page)).toBeHidden();
    await page.goBack();
    await expectFormer(page);
  });

  test('Escape closes it wherever the focus is, and leaves nothing of it', async ({ page }) => {
    await logIn(page, memberOf(page), SUITCASE);
    await open(page);
    await expect(writing(page)).toBeVisible();
    await expectLayer(page, 1);
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expectLayer(page, 0);
    await open(page);
    await writing(page).press('Escape');
    await expect(chatOf(page)).toBeHidden();
  });
});

test.describe('a session that ends', () => {
  test.use({ allowed: ['401'] });
  for (const by of ['Escape', 'back'] as const)
    test(`[MODAL-06, MODAL-48, CHAT-19] ${by} takes the login above the chat away first, then the chat`, async ({
      page,
      context,
    }) => {
      await logIn(page, memberOf(page), SUITCASE);
      await open(page);
      await expect(writing(page)).toBeVisible();
      await context.clearCookies();
      await writing(page).fill('Masih ada?');
      await writing(page).press('Enter');
      const prompt = page.getByRole('dialog', { name: 'Masuk untuk mengirim pesan' });
      await expect(prompt).toBeVisible();
      await expectLayer(page, 2);
      const leave = () => (by === 'back' ? page.goBack() : page.keyboard.press('Escape'));
      await leave();
      await expect(prompt).toBeHidden();
      await expect(chatOf(page)).toBeVisible();
      await expectLayer(page, 1);
      await expect(writing(page)).toHaveValue('Masih ada?');
      await leave();
      await expect(chatOf(page)).toBeHidden();
      await expectLayer(page, 0);
      await expectSuitcase(page);
    });
});
