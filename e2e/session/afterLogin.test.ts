import { careOpens } from '../support/careHours.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, logIn, passLogin, ready, test } from '../support/test.ts';

test.describe('after the login', PHONE_ONLY, () => {
  test('[AUTH-06, NOTIFY-05, MODAL-10, LINK-03] sets the reminder once, clears the address', async ({
    page,
    open,
  }) => {
    await open('/p/x/NDA-00202-01');
    await page.getByRole('button', { name: 'Kabari saya' }).locator('visible=true').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, isMobile(page) ? 'citra' : 'dewi');
    await ready(page);
    await expect(page.getByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeVisible();
    await expect(page).not.toHaveURL(/action=/);
    await page.getByRole('button', { name: 'Oke' }).click();
    await expect(
      page.getByRole('button', { name: 'Kamu akan dikabari' }).locator('visible=true'),
    ).toBeDisabled();
    await page.reload();
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[AUTH-09] a link alone writes nothing for a member, and warns of no sale that runs', async ({
    page,
  }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /wishlist|_subscribe|checkout/.test(request.url()))
        writes.push(request.url());
    });
    for (const path of ['/p/x/GWA-00110-01?action=flash_sale_oos', '/p/x/NDA-00202-01?action=notify_me']) {
      await logIn(page, 'citra', path);
      await expect(page).not.toHaveURL(/action=/);
      await expect(page.getByText('Stok flash sale habis', { exact: false })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(writes).toEqual([]);
  });

  test('[AUTH-09] does nothing without a login or with an unknown action', async ({ page, open }) => {
    for (const action of ['notify_me', 'steal_everything']) {
      await open(`/p/x/NDA-00202-01?action=${action}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('[AUTH-08, CHAT-13, LINK-04] a guest’s chat goes on at the seller', async ({ page, open }) => {
    await open('/p/x/RMB-00021-01');
    await page.getByRole('button', { name: 'Tanya penjual' }).click();
    const login = page.getByRole('dialog').getByRole('link', { name: 'Masuk' });
    const href = (await login.getAttribute('href')) ?? '';
    expect(href.includes('seller_chat_click_mobile')).toBe(isMobile(page));
    await login.click();
    await passLogin(page);
    const chat = page.frameLocator('iframe[name="sellerChat"]');
    await expect(chat.getByRole('textbox', { name: 'Tulis pertanyaan' })).toBeVisible();
    await expect(page.locator('iframe[name="sellerChat"]')).toHaveAttribute(
      'src',
      /^\/member\/seller-chat\/RMB-60012\?/,
    );
  });
});

test.describe('live chat', PHONE_ONLY, () => {
  test('[LINK-22, CHAT-07, MODAL-19] opens customer care in its window and hours', async ({
    page,
    context,
  }) => {
    await careOpens(page, '00:00', '24:00');
    await logIn(page, 'ayu', '/p/x/GWA-00101-01');
    await page.getByRole('button', { name: 'Tanya penjual' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat layanan pelanggan' });
    const start = sheet.getByRole('button', { name: 'Mulai chat' });
    // The topic is known once the content has loaded; a visitor need not wait for it.
    await expect(sheet).toContainText('Topik: Produk');
    const popup = context.waitForEvent('page');
    await start.click();
    const opened = await popup;
    await expect(opened).toHaveURL(/\/bliblicare\?topic=Produk$/);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  });
});
