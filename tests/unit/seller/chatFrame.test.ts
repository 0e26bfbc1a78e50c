// @vitest-environment jsdom
import { LONGEST_CHAT_DRAFT } from '#src/domain/shell/limits.ts';
import { afterEach, expect, test } from 'vitest';
import { listenToChat, tellChat } from '#src/services/seller/chat/chatFrame.ts';
import { CHAT_FRAME, type FromChat } from '#src/services/seller/chat/contract.ts';

afterEach(() => document.body.replaceChildren());

function withFrame(name = CHAT_FRAME) {
  const frame = document.createElement('iframe');
  frame.name = name;
  document.body.append(frame);
  return frame.contentWindow as Window;
}
function heard() {
  const messages: FromChat[] = [];
  const stop = listenToChat((message) => messages.push(message));
  return { messages, stop };
}
const say = (data: unknown, source: Window | null, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
const READY = { type: 'chat.ready', seller: 'Toko Uji' };

test('[CHAT-15] hears its frame, on its own origin, and no longer once it is ended', () => {
  const chat = withFrame();
  const { messages, stop } = heard();
  say(READY, chat);
  say({ type: 'chat.received', id: 4 }, chat);
  const needed = { type: 'chat.loginNeeded', message: { text: 'a'.repeat(1000), key: 'k-1' } };
  say(needed, chat);
  expect(messages).toEqual([READY, { type: 'chat.received', id: 4 }, needed]);
  stop();
  say(READY, chat);
  expect(messages).toHaveLength(3);
});

test('[CHAT-15] ignores another origin, another frame, the page itself and a missing source', () => {
  const chat = withFrame();
  const other = withFrame('other');
  const { messages, stop } = heard();
  say(READY, chat, 'https://shop.test.evil.test');
  say(READY, chat, 'null');
  say(READY, other);
  say(READY, window);
  say(READY, null);
  expect(messages).toEqual([]);
  document.body.replaceChildren();
  // Without a frame nothing is of that frame.
  say(READY, null);
  expect(messages).toEqual([]);
  stop();
});

test.each([
  [null],
  ['chat.ready'],
  [{}],
  [{ type: 'chat.ready' }],
  [{ type: 'chat.ready', seller: '' }],
  [{ type: 'chat.ready', seller: 'a'.repeat(201) }],
  [{ type: 'chat.ready', seller: { toString: 'x' } }],
  [{ type: 'chat.received', id: -1 }],
  [{ type: 'chat.received', id: 1.5 }],
  [{ type: 'chat.received', id: '1' }],
  [{ type: 'chat.loginNeeded' }],
  [{ type: 'chat.loginNeeded', message: { text: '', key: 'k' } }],
  [{ type: 'chat.loginNeeded', message: { text: 'a'.repeat(LONGEST_CHAT_DRAFT + 1), key: 'k' } }],
  [{ type: 'chat.loginNeeded', message: { text: 'a', key: '<b>' } }],
  [{ type: 'page.left', url: 'https://evil.test' }],
])('[CHAT-15] what has no known shape is dropped: %j', (data) => {
  const chat = withFrame();
  const { messages, stop } = heard();
  say(data, chat);
  expect(messages).toEqual([]);
  stop();
});

test('[CHAT-15, CHAT-16] tells the frame only of a product, and only on its own origin', () => {
  const chat = withFrame();
  const told: unknown[][] = [];
  chat.postMessage = ((...given: unknown[]) => void told.push(given)) as never;
  tellChat({ type: 'chat.product', itemSku: 'RMB-00012-01' });
  tellChat({ type: 'chat.product', itemSku: '../login?x=<b>' });
  expect(told).toEqual([[{ type: 'chat.product', itemSku: 'RMB-00012-01' }, location.origin]]);
});
