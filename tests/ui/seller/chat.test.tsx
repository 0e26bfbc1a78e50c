import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { ITEM, product } from '../../support/products.ts';
import { followLogin } from '../support/followLogin.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

beforeEach(() => sessionStorage.clear());

const MESSAGE = { text: 'Berapa harganya?', key: 'k-1' };
/** Opens the chat of a member. tests/contract/seller/chatScript.test.ts tests the content of its frame. */
async function openChat(options: OpenOptions = {}) {
  const page = await openPage(
    { visitor: { member: 'ayu' }, shop: { products: [product()], config: CHAT } },
    options,
  );
  const title = options.visitor?.language === 'en' ? 'Ask the seller' : 'Tanya penjual';
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
  '[CHAT-19, AUTH-16] a session that ended while sending is said, with the login, in %s',
  async (language, title, words) => {
    const { page, says } = await openChat({ visitor: { language } });
    says({ type: 'chat.ready', seller: 'Toko Uji' });
    await page.visitor.submit('/backend/common/users/_logout');
    says({ type: 'chat.loginNeeded', message: MESSAGE });
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    expect(prompt.getByText(words)).toBeDefined();
    expect(
      prompt.getByText(language === 'id' ? /pesanmu langsung terkirim/ : /is sent right away/),
    ).toBeDefined();
  },
);

test('[CHAT-19, AUTH-13] after login the chat reopens and tells its frame the message once', async () => {
  const { page, says } = await openChat();
  says({ type: 'chat.ready', seller: 'Toko Uji' });
  await page.visitor.submit('/backend/common/users/_logout');
  says({ type: 'chat.loginNeeded', message: MESSAGE });
  await followLogin(page, 'Masuk untuk mengirim pesan');
  page.view.unmount();
  page.root.stop();
  await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()], config: CHAT } });
  const after = await frameOf();
  expect(after.frame.getAttribute('src')).toBe(`/member/seller-chat/TOK-1?itemSku=${ITEM}&lang=id`);
  expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
  after.says({ type: 'chat.ready', seller: 'Toko Uji' });
  await waitFor(() => expect(after.told).toEqual([{ type: 'chat.resumed', message: MESSAGE }]));
  after.says({ type: 'chat.ready', seller: 'Toko Uji' });
  expect(after.told).toHaveLength(1);
});

test('[CHAT-19] a chat opened after the session ended asks for the login, and tells no failure', async () => {
  const { says } = await openChat();
  says({ type: 'chat.loginNeeded', message: null });
  const prompt = within(await screen.findByRole('dialog', { name: 'Masuk untuk chat penjual' }));
  expect(prompt.getByText(/^Sesimu sudah berakhir/)).toBeDefined();
  expect(screen.queryByText('Chat belum bisa dibuka.')).toBeNull();
});

describe('[CHAT-16, CHAT-22] made small', () => {
  const WORDS = {
    id: {
      small: 'Kecilkan chat',
      way: 'Chat penjual, sedang berlangsung',
      unread: 'Chat penjual, 1 pesan belum dibaca',
    },
    en: {
      small: 'Make the chat small',
      way: 'Chat with the seller, under way',
      unread: 'Chat with the seller, unread messages: 1',
    },
  };
  const pill = () => document.querySelector('.chatPill');
  const mark = () => document.querySelector('#buybar .chatMark');

  test.each(['id', 'en'] as const)('on a phone it is told by the icon of the bar, in %s', (language) =>
    onPhone(async () => {
      const { page, says } = await openChat({ visitor: { language } });
      says({ type: 'chat.ready', seller: 'Toko Uji' });
      const words = WORDS[language];
      expect(mark()).toBeNull();
      await page.user.click(screen.getByRole('button', { name: words.small }));
      const icon = screen.getByRole('button', { name: words.way });
      expect(pill()).toBeNull();
      expect(mark()?.textContent).toBe('');
      says({ type: 'chat.received', id: 2 });
      expect(icon.getAttribute('aria-label')).toBe(words.unread);
      expect(mark()?.textContent).toBe('1');
      await page.user.click(icon);
      await waitFor(() => expect(document.querySelector('dialog.chatWindow[open]')).not.toBeNull());
      expect(mark()).toBeNull();
    }),
  );

  test('on a desk a button brings it back', async () => {
    const { page, says } = await openChat();
    says({ type: 'chat.ready', seller: 'Toko Uji' });
    await page.user.click(screen.getByRole('button', { name: WORDS.id.small }));
    expect(pill()?.textContent).toBe('Chat Toko Uji');
    expect(document.activeElement).toBe(pill());
  });
});

test('[CHAT-19] after a login the chat goes on in a new frame: the old one was another visitor’s', async () => {
  const { page, frame, told, says } = await openChat();
  says({ type: 'chat.ready', seller: 'Toko Uji' });
  page.tellLater('chatWindow', {
    type: 'wish.resumed',
    wish: { kind: 'message', itemSku: ITEM, merchantCode: 'TOK-1', aboutSku: ITEM, message: MESSAGE },
    isFlashSaleGone: false,
  });
  const after = await frameOf();
  expect(after.frame).not.toBe(frame);
  expect(frame.isConnected).toBe(false);
  after.says({ type: 'chat.ready', seller: 'Toko Uji' });
  expect(after.told).toEqual([{ type: 'chat.resumed', message: MESSAGE }]);
  expect(told).not.toContainEqual({ type: 'chat.resumed', message: MESSAGE });
});

test('[CHAT-16] brought back on the page of another product of the seller it is about that one', async () => {
  const other = product({ productSku: 'UJI-00002', name: 'Barang Lain' });
  const { page, told, says } = await openChat({ shop: { products: [product(), other] } });
  says({ type: 'chat.ready', seller: 'Toko Uji' });
  act(() => page.router.history.push('/p/barang-lain/UJI-00002-01'));
  const about = { type: 'chat.product', itemSku: 'UJI-00002-01' };
  await waitFor(() => expect(told.at(-1)).toEqual(about));
  await page.user.click(screen.getByRole('button', { name: 'Kecilkan chat' }));
  told.length = 0;
  await page.user.click(screen.getByRole('button', { name: 'Chat Toko Uji' }));
  expect(told).toEqual([about]);
});

describe('[CHAT-22, MODAL-48] the chat and what lies above it', () => {
  test('on a phone it is a modal, with the messages of the page in it; on a desk it is none', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await onPhone(async () => {
      const { page } = await openChat();
      expect(showModal.mock.contexts[0]).toBe(document.querySelector('.chatWindow'));
      page.tell('toast', {
        type: 'toast.shown',
        toast: { tone: 'bad', copyKey: 'error.ui', params: {}, link: null },
      });
      expect(document.querySelector('.chatWindow .toast')).not.toBeNull();
      page.view.unmount();
      page.root.stop();
    });
    showModal.mockClear();
    await openChat();
    expect(showModal).not.toHaveBeenCalled();
    expect(document.querySelector('.chatWindow')?.hasAttribute('data-beside')).toBe(true);
    showModal.mockRestore();
  });

  test('below a modal that was there before it, it becomes one when that has gone', () =>
    onPhone(async () => {
      const page = await openPage({
        visitor: { member: 'ayu' },
        shop: { products: [product()], config: CHAT },
      });
      page.tell('modal', { type: 'modal.opened', key: 'share' });
      await screen.findByRole('dialog', { name: 'Bagikan produk' });
      const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
      const wish = { kind: 'chat', itemSku: ITEM, isMobile: true } as const;
      const event = { type: 'wish.resumed', wish, isFlashSaleGone: false } as const;
      act(() => page.root.send({ type: 'part.told', name: 'chat', event }));
      await waitFor(() => expect(document.querySelector('.chatWindow[open]')).not.toBeNull());
      expect(showModal.mock.contexts).not.toContain(document.querySelector('.chatWindow'));
      page.tell('modal', { type: 'modal.closed' });
      await waitFor(() => expect(showModal.mock.contexts).toContain(document.querySelector('.chatWindow')));
      showModal.mockRestore();
    }));

  test('Escape anywhere in the page closes it on a desk, unless a modal lies above it', async () => {
    const { page } = await openChat();
    const isOpen = () => document.querySelector('.chatWindow[open]') !== null;
    page.tell('modal', { type: 'modal.opened', key: 'share' });
    await screen.findByRole('dialog', { name: 'Bagikan produk' });
    await page.user.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    page.tell('modal', { type: 'modal.closed' });
    await page.user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.querySelector('.chatPill')).toBeNull();
  });
});
