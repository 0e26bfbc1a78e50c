// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { chatMachine } from '#src/machines/seller/chat/chatMachine.ts';
import { chatPaths } from '#src/machines/seller/chat/chatPaths.ts';

const options = {
  actors: [],
  systemId: 'chat',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/chat.md', import.meta.url));

test('chat, walk 1: 10 steps to available', () => {
  const chat = drive(chatMachine, {
    ...options,
    input: chatPaths.inputs.new,
  });
  expect(chat.value()).toEqual('available');
  chat.send(chatPaths.events.factsChanged);
  chat.send(chatPaths.events.factsChangedWithoutConfig);
  expect(chat.value()).toEqual('unavailable');
  chat.send({ type: 'liveChat.answered', isOpen: true });
  chat.send({ type: 'liveChat.answered', isOpen: false });
  chat.send({ type: 'liveChat.requested', topic: 'Produk' });
  chat.send(chatPaths.events.factsChanged);
  expect(chat.value()).toEqual('available');
  chat.send({ type: 'chat.requested', mobile: true });
  chat.send({
    type: 'wish.resumed',
    wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
    isFlashSaleGone: false,
  });
  chat.send(chatPaths.events.factsChangedOfTrading);
  chat.send({
    type: 'wish.resumed',
    wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
    isFlashSaleGone: false,
  });
  expect(chat.value()).toEqual('available');
  expect(chat.told()).toEqual(['liveChat.opened', 'member.needed', 'chat.opened']);
  expect(chat.toModal.map(({ type }) => type)).toEqual(['modal.closed', 'modal.opened']);
  expect(chat.toOnboarding.map(({ type }) => type)).toEqual(['onboarding.removed', 'onboarding.removed']);
  expect(chat.record()).toEqual(records.get('walk 1: 10 steps to available'));
});

test('chat, walk 2: starts in unavailable', () => {
  const chat = drive(chatMachine, {
    ...options,
    input: chatPaths.inputs.ofNone,
  });
  expect(chat.value()).toEqual('unavailable');
  expect(chat.told()).toEqual([]);
  expect(chat.record()).toEqual(records.get('walk 2: starts in unavailable'));
});

test('chat, walk 3: 2 steps to available', () => {
  const chat = drive(chatMachine, {
    ...options,
    input: chatPaths.inputs.new,
  });
  expect(chat.value()).toEqual('available');
  chat.send({ type: 'liveChat.answered', isOpen: false });
  chat.send({ type: 'liveChat.answered', isOpen: true });
  expect(chat.value()).toEqual('available');
  expect(chat.told()).toEqual([]);
  expect(chat.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(chat.record()).toEqual(records.get('walk 3: 2 steps to available'));
});
