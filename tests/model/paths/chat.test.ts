// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { chatMachine } from '#src/machines/member/chat/chatMachine.ts';
import { chatPaths } from '#src/machines/member/chat/chatPaths.ts';

const options = {
  actors: [],
  systemId: 'chat',
};
test('chat, walk 1: 6 steps to ', () => {
  const chat = drive(chatMachine, options);
  expect(chat.value()).toEqual({});
  chat.send(chatPaths.events.factsChanged);
  chat.send({ type: 'chat.requested', mobile: true });
  chat.send({
    type: 'wish.resumed',
    wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
    isFlashSaleGone: false,
  });
  chat.send({ type: 'liveChat.requested' });
  chat.send(chatPaths.events.factsChangedOfTrading);
  chat.send({
    type: 'wish.resumed',
    wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
    isFlashSaleGone: false,
  });
  expect(chat.value()).toEqual({});
  expect(chat.toPage.map(({ type }) => type)).toEqual(['member.needed', 'outside.needed', 'outside.needed']);
  expect(chat.toOnboarding.map(({ type }) => type)).toEqual([
    'onboarding.offered',
    'onboarding.removed',
    'onboarding.offered',
    'onboarding.removed',
  ]);
  expect(chat.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
});

test('chat, walk 2: 1 step to ', () => {
  const chat = drive(chatMachine, options);
  expect(chat.value()).toEqual({});
  chat.send({
    type: 'wish.resumed',
    wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
    isFlashSaleGone: false,
  });
  expect(chat.value()).toEqual({});
  expect(chat.toPage.map(({ type }) => type)).toEqual([]);
});
