import { describe, expect, test } from 'vitest';
import { chatMachine } from '#src/machines/seller/chat/chatMachine.ts';
import { chatPaths } from '#src/machines/seller/chat/chatPaths.ts';
import { CHAT_CONFIG } from '../support/drivenPage.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('chat', () => {
  const wish = { kind: 'chat', itemSku: 'A-01', isMobile: true } as const;
  const resumed = { type: 'wish.resumed', wish, isFlashSaleGone: false };
  const facts = (commissionType: string, config: object | null) => {
    const { item } = partFacts({ merchant: { code: 'RMB', commissionType } });
    return { type: 'facts.changed', facts: { item, config } };
  };
  const start = (commissionType = 'MP', config: object | null = CHAT_CONFIG): Driven => {
    const input = facts(commissionType, config).facts;
    return drive(chatMachine, { actors: [], systemId: 'chat', input });
  };
  const hints = (part: Driven) => part.toOnboarding.map(({ type }) => type);
  const opened = (merchantCode: string, itemSku: string) => ({
    type: 'part.told',
    name: 'chatWindow',
    event: { type: 'chat.opened', merchantCode, itemSku },
  });

  test('every transition', () => {
    expectEveryTransition(chatPaths);
  });

  test('[AUTH-04] it is asked for at the gate first', () => {
    const part = start();
    part.send({ type: 'chat.requested', mobile: true });
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'memberGate', event: { type: 'member.needed', wish } },
    ]);
    expect(hints(part)).toEqual([]);
  });

  test('[CHAT-08, AUTH-08, CHAT-13] opens the seller’s chat for a member and removes the hint', () => {
    const part = start();
    part.send(resumed);
    expect(part.toPage).toEqual([opened('RMB', 'A-01')]);
    expect(hints(part)).toEqual(['onboarding.removed']);
    expect(part.toModal).toEqual([]);
  });

  test.each(['TD', 'TC'])('[CHAT-07, SELLER-02] the chat of a trading seller (%s) is confirmed', (type) => {
    const part = start(type);
    part.send(resumed);
    expect(part.toModal).toMatchObject([{ type: 'modal.opened', key: 'chatConfirmation' }]);
    expect(part.toPage).toEqual([]);
    expect(hints(part)).toContain('onboarding.removed');
  });

  test('what goes on where there is no chat leads nowhere', () => {
    for (const config of [null, {}, { ...CHAT_CONFIG, 'pdp.chat.enabled': 'false' }]) {
      const part = start('MP', config);
      part.send(resumed);
      expect([part.toPage, part.toModal, hints(part)]).toEqual([[], [], []]);
    }
  });

  test('another item of another seller is another chat; none is none', () => {
    const part = start();
    part.send({
      type: 'facts.changed',
      facts: {
        ...partFacts({ itemSku: 'B-01', merchant: { code: 'TKO/1', commissionType: 'MP' } }),
        config: CHAT_CONFIG,
      },
    });
    part.send({ type: 'chat.requested', mobile: false });
    part.send(resumed);
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'member.needed', wish: { kind: 'chat', itemSku: 'B-01', isMobile: false } },
      },
      opened('TKO/1', 'B-01'),
    ]);
    part.send({ type: 'facts.changed', facts: { item: null, config: CHAT_CONFIG } });
    part.send(resumed);
    expect(part.toPage).toHaveLength(2);
  });

  test('[LINK-22, CHAT-18] opens the live chat at the configured address with its topic', () => {
    const part = start('MP', {});
    part.send({ type: 'liveChat.requested', topic: null });
    const url = 'https://chat.test/mulai';
    part.send(facts('MP', { 'pdp.chat.live-chat-url': url }));
    part.send({ type: 'liveChat.requested', topic: 'Produk' });
    expect(part.toPage.map(({ event }) => event)).toEqual([
      { type: 'liveChat.opened', url: '/bliblicare', topic: null },
      { type: 'liveChat.opened', url, topic: 'Produk' },
    ]);
  });

  test('[LINK-26] the question closes when a window opened, and tells of one that did not', () => {
    const part = start('TD');
    part.send({ type: 'liveChat.requested', topic: null });
    expect(part.toModal).toEqual([]);
    part.send({ type: 'liveChat.answered', isOpen: false });
    expect([part.context().isLiveChatBlocked, part.toModal]).toEqual([true, []]);
    // Asked for anew, a window is tried anew.
    part.send(resumed);
    expect(part.context().isLiveChatBlocked).toBe(false);
    part.send({ type: 'liveChat.answered', isOpen: true });
    expect(part.toModal.at(-1)).toEqual({ type: 'modal.closed', keys: ['chatConfirmation'] });
  });
});
