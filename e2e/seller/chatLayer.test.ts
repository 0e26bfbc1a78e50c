import type { Page } from 'playwright/test';
import { careOpens } from '../support/careHours.ts';
import { areApart, boxOf } from '../support/boxes.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  bringSection,
  expect,
  expectAccessible,
  holdBack,
  isMobile,
  logIn,
  ready,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const FORMER = '/p/x/RMB-00024-01';
/** The page may write the name of the product into its address. */
const FORMER_ADDRESS = /\/RMB-00024-01$/;
/** The page of the chat, which may answer late. */
const CHAT_PAGE = '**/member/seller-chat/**';
const PHONE = { width: 360, height: 800 };
/** Each viewport has a member of its own, since a chat belongs to a member. */
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
const expectFormer = (page: Page) => expect(page).toHaveURL(FORMER_ADDRESS);

test.describe('[MODAL-48, CHAT-11] the chat is a layer', () => {
  for (const way of ['by a document', 'by the router'] as const)
    test(
      `back closes it on a product reached ${way}, before its frame answers`,
      way === 'by a document' ? NIGHTLY : DESKTOP_ONLY,
      async ({ page }) => {
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
      },
    );

  test(
    'back ignores it while minimised, and closes it again once it is restored',
    DESKTOP_ONLY,
    async ({ page }) => {
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
    },
  );

  test('a reload with it open: it is closed, and back leaves', PHONE_ONLY, async ({ page }) => {
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

  test('Escape closes it wherever the focus is, and leaves nothing of it', DESKTOP_ONLY, async ({ page }) => {
    await logIn(page, memberOf(page), SUITCASE);
    await open(page);
    await expect(writing(page)).toBeVisible();
    await expectLayer(page, 1);
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expectLayer(page, 0);
    await expect(chatButton(page)).toBeFocused();
    await open(page);
    await writing(page).press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
  });
});

test.describe('a session that ends', () => {
  test.use({ allowed: ['401'] });
  for (const by of ['Escape', 'back'] as const)
    test(
      `[MODAL-06, MODAL-48, CHAT-19] ${by} closes the login first, then the chat`,
      by === 'Escape' ? NIGHTLY : PHONE_ONLY,
      async ({ page, context }) => {
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
      },
    );
});

test.describe('[CHAT-22] where the chat stands', () => {
  for (const width of [1024, 1280, 1440, 1920, 2200])
    test(
      `${width} wide it covers neither picture, name, price nor buy actions`,
      width === 1024 ? DESKTOP_ONLY : NIGHTLY,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await logIn(page, memberOf(page), SUITCASE);
        await open(page);
        const chat = await boxOf(chatOf(page));
        expect(chat.x + chat.width).toBeLessThanOrEqual(width);
        expect(chat.y + chat.height).toBeLessThanOrEqual(800);
        const others = ['.stage', '.filmstrip', '#buybox', 'h1', '#overview .price'];
        for (const other of others) {
          const place = page.locator(other).first();
          if (await place.isVisible()) expect(areApart(chat, await boxOf(place)), other).toBe(true);
        }
        expect(areApart(chat, await boxOf(page.locator('.pdp .buybox-col')))).toBe(true);
        // One goes on choosing while one asks.
        const before = await page.evaluate(() => window.scrollY);
        await page.mouse.move(40, 300);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
        await page.locator('#buybox').getByRole('button', { name: 'Tambah', exact: true }).click();
        await expect(chatOf(page)).toBeVisible();
        await expectAccessible(page, '.chat-window');
      },
    );

  test(
    'on a phone it is modal: the page is inert, the focus inside, a press beside closes it',
    PHONE_ONLY,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await logIn(page, memberOf(page), SUITCASE);
      await open(page);
      await expect(writing(page)).toBeVisible();
      await expect(page.getByRole('dialog', { name: /^Chat / }).getByRole('heading')).toBeFocused();
      expect(await chatOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      // Inert elements can be reached neither by Tab nor by a press.
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        const isWithin = await chatOf(page).evaluate(
          (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
        );
        expect(isWithin).toBe(true);
      }
      await expectAccessible(page, '.chat-window');
      await page.mouse.click(180, 40);
      await expect(chatOf(page)).toBeHidden();
      await expectSuitcase(page);
      await expectLayer(page, 0);
      await expect(
        page.locator('#buybar').getByRole('button', { name: 'Chat penjual', exact: true }),
      ).toBeFocused();
    },
  );

  test(
    'minimised on a phone it shows unread messages in the bar, and covers nothing',
    PHONE_ONLY,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await logIn(page, memberOf(page), SUITCASE);
      await open(page);
      await expect(writing(page)).toBeVisible();
      await chatOf(page).getByRole('button', { name: 'Kecilkan chat' }).click();
      const icon = chatButton(page);
      await expect(icon).toHaveAccessibleName('Chat penjual, sedang berlangsung');
      await expect(icon).toBeFocused();
      await expect(page.locator('.chat-pill')).toHaveCount(0);
      await expect(page.locator('.chat-mark')).toBeVisible();
      await expectAccessible(page, '#buybar');
      await page.frame({ name: 'sellerChat' })?.evaluate(() => {
        const form = document.querySelector('.chat form') as HTMLFormElement;
        (form.elements.namedItem('text') as HTMLInputElement).value = 'harga';
        form.requestSubmit();
      });
      await expect(icon).toHaveAccessibleName('Chat penjual, 1 pesan belum dibaca');
      await expect(page.locator('.chat-mark')).toHaveText('1');
      await icon.click();
      await expect(chatOf(page)).toBeVisible();
      await expect(
        page
          .frameLocator('iframe[name="sellerChat"]')
          .getByText(/sekarang Rp/)
          .last(),
      ).toBeVisible();
      await chatOf(page).getByRole('button', { name: 'Tutup chat' }).click();
      await expect(icon).toHaveAccessibleName('Chat penjual');
    },
  );

  test(
    'is modal in a narrow window and beside the page in a wide one, in the same frame',
    DESKTOP_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await logIn(page, memberOf(page), SUITCASE);
      await open(page);
      await writing(page).fill('belum selesai');
      const isModal = () => chatOf(page).evaluate((dialog) => dialog.matches(':modal'));
      expect(await isModal()).toBe(false);
      await page.setViewportSize(PHONE);
      await expect.poll(isModal).toBe(true);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(isModal).toBe(false);
      await expect(writing(page)).toHaveValue('belum selesai');
      await expectLayer(page, 1);
    },
  );
});

test(
  '[CHAT-23, CHAT-14, AUTH-04] tells a guest at night that chat is closed',
  PHONE_ONLY,
  async ({ page }) => {
    await careOpens(page, '00:00', '00:00');
    await page.goto('/p/x/GWA-00101-01');
    await ready(page);
    await chatButton(page).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk chat penjual' });
    await expect(
      prompt.getByText(
        'Chat sedang tutup, jadi belum bisa dimulai setelah masuk. Jam buka: Senin–\u2060Minggu 00.00–\u206000.00 WIB.',
      ),
    ).toBeVisible();
    await expect(prompt.getByText('chat langsung dibuka', { exact: false })).toHaveCount(0);
    await expect(prompt.getByRole('link', { name: 'Hubungi layanan pelanggan' })).toHaveAttribute(
      'href',
      '/bliblicare',
    );
    await expectAccessible(page);
  },
);
