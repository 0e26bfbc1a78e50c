import type { Page } from 'playwright/test';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
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
const frameOf = (page: Page) => page.frameLocator('iframe[name="sellerChat"]');
/** Each viewport has a member of its own, since a chat belongs to a member. */
const memberOf = (page: Page) => (isMobile(page) ? 'citra' : 'dewi');
async function openChat(page: Page) {
  const name = isMobile(page) ? 'Chat penjual' : 'Chat';
  await page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
  await expect(frameOf(page).getByRole('textbox')).toBeVisible();
}
async function ask(page: Page, text: string) {
  const chat = frameOf(page);
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Kirim' }).click();
}

for (const language of ['id', 'en'] as const) {
  test(
    `[CHAT-08, CHAT-17, LINK-04] asks the seller beside the page, in ${language}`,
    language === 'en' ? NIGHTLY : DESKTOP_ONLY,
    async ({ page }) => {
      await logIn(page, memberOf(page), `${SUITCASE}?lang=${language}`);
      const open = language === 'id' ? /^(Chat|Chat penjual)$/ : /^(Chat|Chat with the seller)$/;
      await page.getByRole('button', { name: open }).locator('visible=true').first().click();
      const title = language === 'id' ? 'Chat Rimba Official Store' : 'Chat with Rimba Official Store';
      const chat = page.getByRole('dialog', { name: title });
      await expect(chat.getByRole('heading', { name: title })).toBeFocused();
      await ask(page, language === 'id' ? 'harganya berapa?' : 'how much is it?');
      const said = language === 'id' ? /sekarang Rp1\.250\.000 per buah/ : /is Rp1\.250\.000 apiece now/;
      await expect(frameOf(page).getByText(said).last()).toBeVisible();
      await expectAccessible(page, '.chat-window');
      await expect(chat.getByRole('link')).toHaveAttribute('href', '/member/seller-chat/RMB-60012');
      await expectAccessible(page, ['iframe[name="sellerChat"]', 'body']);
    },
  );
}

test(
  '[CHAT-11, CHAT-12, CHAT-16, MODAL-48] stays over products, minimises and closes',
  DESKTOP_ONLY,
  async ({ page }) => {
    await logIn(page, memberOf(page), SUITCASE);
    await openChat(page);
    await frameOf(page)
      .locator('body')
      .evaluate((body) => body.setAttribute('data-same', 'yes'));
    const window_ = page.getByRole('dialog', { name: 'Chat Rimba Official Store' });
    await page.getByRole('button', { name: 'Kecilkan chat' }).click();
    await expect(window_).toBeHidden();
    // A phone tells it by the icon of its bar.
    const pill = isMobile(page)
      ? page.locator('#buybar').getByRole('button', { name: /^Chat penjual/ })
      : page.getByRole('button', { name: /^Chat Rimba Official Store/ });
    await expect(pill).toBeFocused();
    const product = page.locator('#seller').getByRole('link', { name: /Kubus Pakaian Lipat/ });
    await bringSection(page, 'seller', product);
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name: /Kubus Pakaian Lipat/ })).toBeVisible();
    // Messages that arrive while the window is small are unread.
    const chat = page.frame({ name: 'sellerChat' });
    await expect.poll(() => chat?.locator('.about').textContent()).toMatch(/Kubus Pakaian Lipat/);
    await chat?.evaluate(() => {
      const form = document.querySelector('.chat form') as HTMLFormElement;
      (form.elements.namedItem('text') as HTMLInputElement).value = 'harga';
      form.requestSubmit();
    });
    await expect(pill).toHaveAccessibleName(/^Chat (Rimba Official Store|penjual,) 1 pesan belum dibaca$/);
    await expectAccessible(page, isMobile(page) ? '#buybar' : '.chat-pill');
    await pill.click();
    await expect(
      frameOf(page)
        .getByText(/Kubus Pakaian Lipat.* sekarang Rp249\.000 per buah/)
        .last(),
    ).toBeVisible();
    await expect(frameOf(page).locator('body')).toHaveAttribute('data-same', 'yes');
    await page.getByRole('button', { name: 'Kecilkan chat' }).click();
    await expect(pill).toHaveAccessibleName(/^Chat (Rimba Official Store|penjual, sedang berlangsung)$/);
    await pill.click();
    await page.getByRole('button', { name: 'Tutup chat' }).click();
    await expect(window_).toBeHidden();
    if (isMobile(page)) await expect(pill).toHaveAccessibleName('Chat penjual');
    else await expect(pill).toBeHidden();
    // Closed and opened again it is the same talk, in the same frame.
    await openChat(page);
    await expect(frameOf(page).locator('body')).toHaveAttribute('data-same', 'yes');
    // A sheet covers the page on a phone; on a desk one goes on beside it.
    if (!isMobile(page)) {
      const another = page.locator('#seller a[href*="/p/"]').first();
      await bringSection(page, 'seller', another);
      // The window lies over some of them for a mouse.
      await another.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Kubus Pakaian Lipat');
      await expect(window_).toBeVisible();
      await page.goBack();
      await expect(window_).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Kubus Pakaian Lipat');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kubus Pakaian Lipat');
      return;
    }
    await page.goBack();
    await expect(window_).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kubus Pakaian Lipat');
  },
);

test('[CHAT-15] what others say to the page is not taken for the chat’s', PHONE_ONLY, async ({ page }) => {
  await logIn(page, memberOf(page), SUITCASE);
  await openChat(page);
  const window_ = page.getByRole('dialog', { name: 'Chat Rimba Official Store' });
  await page.evaluate(() => {
    postMessage({ type: 'chat.escaped' }, location.origin);
    postMessage({ type: 'chat.ready', seller: 'Penipu' }, location.origin);
  });
  const chat = page.frame({ name: 'sellerChat' });
  await chat?.evaluate(() => {
    for (const message of [
      null,
      'chat.escaped',
      { type: 'chat.escaped2' },
      { type: 'chat.ready', seller: 7 },
    ])
      parent.postMessage(message, location.origin);
    // The valid message comes last, so that the page has received all others.
    parent.postMessage({ type: 'chat.ready', seller: 'Toko lain' }, location.origin);
  });
  await expect(page.getByRole('dialog', { name: 'Chat Toko lain' })).toBeVisible();
  await expect(window_).toBeHidden();
  await expect(page.getByText('Penipu')).toHaveCount(0);
});

test.describe('a session that ends', () => {
  test.use({ allowed: ['401'] });
  test(
    '[CHAT-19, AUTH-13, AUTH-16] sends a message once after login, and loses no text',
    PHONE_ONLY,
    async ({ page, context }) => {
      const name = memberOf(page);
      await logIn(page, name, SUITCASE);
      await openChat(page);
      const mark = `Warnanya pudar ${name}?`;
      await context.clearCookies();
      await ask(page, mark);
      const prompt = page.getByRole('dialog', { name: 'Masuk untuk mengirim pesan' });
      await expect(prompt.getByText('Sesimu sudah berakhir.', { exact: false })).toBeVisible();
      await expectAccessible(page);
      // Put off, the message stays where it was written, with the way to the login.
      await prompt.getByRole('button', { name: 'Nanti saja' }).click();
      await expect(frameOf(page).getByRole('textbox')).toHaveValue(mark);
      await expectAccessible(page, ['iframe[name="sellerChat"]', 'body']);
      await frameOf(page).getByRole('link', { name: 'Masuk' }).click();
      await prompt.getByRole('link', { name: 'Masuk' }).click();
      await passLogin(page, name);
      const log = frameOf(page).getByRole('log');
      await expect(log.getByText(mark)).toHaveCount(1);
      await expect(frameOf(page).getByRole('textbox')).toHaveValue('');
      await page.reload();
      await ready(page);
      await page.goto('/member/seller-chat/RMB-60012');
      await expect(page.getByRole('log').getByText(mark)).toHaveCount(1);
    },
  );
});

test.describe('a lost answer', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });
  test('[CHAT-17] a question whose answer was lost is kept once', NIGHTLY, async ({ page }) => {
    await logIn(page, memberOf(page), '/p/headphone-nada-lirih/NDA-00201-01');
    await openChat(page);
    const mark = `stok ${isMobile(page) ? 'kecil' : 'besar'}`;
    let lost = 0;
    await page.route('**/member/seller-chat/NDA-31177', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      // The message arrives; its answer is lost.
      await route.fetch();
      return route.abort('failed');
    });
    await ask(page, mark);
    await expect(frameOf(page).getByText('Belum terkirim. Coba kirim lagi.')).toBeVisible();
    await expect(frameOf(page).getByRole('textbox')).toHaveValue(mark);
    await frameOf(page).getByRole('button', { name: 'Kirim' }).click();
    await expect(frameOf(page).getByRole('log').getByText(mark)).toHaveCount(1);
    await page.goto('/member/seller-chat/NDA-31177');
    await expect(page.getByRole('log').getByText(mark)).toHaveCount(1);
  });
});

test.describe('a script that is late', () => {
  test(
    '[CHAT-17] the field appears when what sends it has come, and the talk before it',
    PHONE_ONLY,
    async ({ page }) => {
      await logIn(page, memberOf(page), '/p/headphone-nada-lirih/NDA-00201-01');
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/seller-chat.js', async (route) => {
        await held;
        await route.fallback();
      });
      await page
        .getByRole('button', { name: /^Chat( penjual)?$/ })
        .locator('visible=true')
        .first()
        .click();
      await expect(frameOf(page).getByRole('log')).toBeVisible();
      await expect(frameOf(page).getByRole('textbox')).toHaveCount(0);
      arrive();
      const mark = `Kapan dikirim ${memberOf(page)}?`;
      await ask(page, mark);
      await expect(frameOf(page).getByRole('log').getByText(mark)).toHaveCount(1);
      await expect(frameOf(page).getByRole('textbox')).toHaveValue('');
    },
  );

  test.describe('never', () => {
    test.use({ allowed: ['net::ERR_FAILED'] });
    test('[CHAT-17] where it never comes the form is sent as it is', PHONE_ONLY, async ({ page }) => {
      await logIn(page, memberOf(page), '/p/headphone-nada-lirih/NDA-00201-01');
      await page.route('**/seller-chat.js', (route) => route.abort('failed'));
      await page.goto('/member/seller-chat/NDA-31177');
      const mark = `Tanpa skrip ${memberOf(page)}?`;
      await page.getByRole('textbox').fill(mark);
      await page.getByRole('button', { name: 'Kirim' }).click();
      await expect(page.getByRole('log').getByText(mark)).toHaveCount(1);
    });
  });
});
