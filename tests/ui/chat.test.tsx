import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#src/domain/limits.ts';
import { ITEM, product } from '../support/products.ts';
import { followLogin } from './support/followLogin.ts';
import { CHAT, openPage, type OpenOptions } from './support/openPage.tsx';

beforeEach(() => sessionStorage.clear());

const MESSAGE = { text: 'Berapa harganya?', key: 'k-1' };
/** A member with the chat open, and their frame. What is in it is tests/contract/chatScript.test.ts. */
async function openChat(options: OpenOptions = {}) {
  const page = await openPage({ products: [product()], config: CHAT, member: 'ayu', ...options });
  const title = options.language === 'en' ? 'Ask the seller' : 'Tanya penjual';
  await page.user.click(screen.getByRole('button', { name: title }));
  return { page, ...(await frameOf()) };
}
async function frameOf() {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Chat/);
  const told: unknown[] = [];
  const { contentWindow } = frame;
  if (contentWindow !== null)
    contentWindow.postMessage = ((message: unknown) => void told.push(message)) as never;
  const says = (data: object) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, source: contentWindow, origin: location.origin }),
        ),
    );
  return { frame, told, says };
}

test.each([
  ['id', 'Masuk untuk mengirim pesan', 'Sesimu sudah berakhir. Yang kamu isi atau pilih tetap ada.'],
  ['en', 'Log in to send your message', 'Your session has ended. What you filled in or chose is kept.'],
] as const)(
  '[CHAT-19, AUTH-16] a session that ended while a message was sent is said, and the login offered, in %s',
  async (language, title, words) => {
    const { page, says } = await openChat({ language });
    says({ type: 'chat.ready', seller: 'Toko Uji' });
    await page.submit('/backend/common/users/_logout');
    says({ type: 'chat.loginNeeded', message: MESSAGE });
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    expect(prompt.getByText(words)).toBeDefined();
    expect(
      prompt.getByText(language === 'id' ? /pesanmu langsung terkirim/ : /is sent right away/),
    ).toBeDefined();
  },
);

test('[CHAT-19, AUTH-13] after the login the chat opens again, and its frame is told once what waited', async () => {
  const { page, says } = await openChat();
  says({ type: 'chat.ready', seller: 'Toko Uji' });
  await page.submit('/backend/common/users/_logout');
  says({ type: 'chat.loginNeeded', message: MESSAGE });
  await followLogin(page, 'Masuk untuk mengirim pesan');
  page.view.unmount();
  page.page.stop();
  await openPage({ products: [product()], config: CHAT, member: 'ayu' });
  const after = await frameOf();
  expect(after.frame.getAttribute('src')).toBe(`/member/seller-chat/TOK-1?itemSku=${ITEM}&lang=id`);
  expect(sessionStorage.getItem(STORAGE_KEYS.loginWish)).toBeNull();
  after.says({ type: 'chat.ready', seller: 'Toko Uji' });
  await waitFor(() => expect(after.told).toEqual([{ type: 'chat.resumed', message: MESSAGE }]));
  after.says({ type: 'chat.ready', seller: 'Toko Uji' });
  expect(after.told).toHaveLength(1);
});

test('[CHAT-19] a chat that is opened after the session ended asks for the login, and is not said to have failed', async () => {
  const { says } = await openChat();
  says({ type: 'chat.loginNeeded', message: null });
  const prompt = within(await screen.findByRole('dialog', { name: 'Masuk untuk chat penjual' }));
  expect(prompt.getByText(/^Sesimu sudah berakhir/)).toBeDefined();
  expect(screen.queryByText('Chat belum bisa dibuka.')).toBeNull();
});
