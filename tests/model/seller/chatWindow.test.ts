import { describe, expect, test } from 'vitest';
import {
  chatWindowMachine,
  type ChatWindowContext,
} from '#src/machines/seller/chatWindow/chatWindowMachine.ts';
import { chatWindowPaths } from '#src/machines/seller/chatWindow/chatWindowPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const RIMBA = { type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' } as const;
const NADA = { type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' } as const;
const received = (id: number) => ({ type: 'chat.received', id }) as const;
const start = () =>
  drive(chatWindowMachine, {
    actors: ['listenToChat', 'waitFor'],
    systemId: 'chatWindow',
    input: partFacts({ itemSku: 'A-01' }),
  });
function opened() {
  const part = start();
  part.send(RIMBA);
  part.send({ type: 'chat.ready', seller: 'Rimba' });
  return part;
}
type Part = ReturnType<typeof start>;
const unread = (part: Part) => part.context<ChatWindowContext>().unread;
const isVisible = (part: Part) => part.snapshot().hasTag('visible' as never);

test('chatWindow: every transition', () => {
  expectEveryTransition(chatWindowPaths);
});

describe('the window', () => {
  test('[CHAT-11] is visible once it is opened, and no longer once it is closed or made small', () => {
    const part = start();
    expect(isVisible(part)).toBe(false);
    part.send(RIMBA);
    expect(isVisible(part)).toBe(true);
    for (const type of ['chat.closed', 'chat.minimised', 'chat.escaped']) {
      part.send({ type });
      expect(isVisible(part), type).toBe(false);
      part.send(RIMBA);
      expect(isVisible(part), type).toBe(true);
    }
  });

  test('[MODAL-48, CHAT-16] its button makes it small, and Escape in its frame closes it', () => {
    const part = opened();
    part.send({ type: 'chat.minimised' });
    expect(part.snapshot().hasTag('minimised' as never)).toBe(true);
    // Small it is no layer: there is nothing for Escape to take away.
    part.tell('listenToChat', { type: 'chat.escaped' });
    expect(part.snapshot().hasTag('minimised' as never)).toBe(true);
    part.send(RIMBA);
    part.tell('listenToChat', { type: 'chat.escaped' });
    expect([isVisible(part), part.snapshot().hasTag('minimised' as never)]).toEqual([false, false]);
  });

  test('[CHAT-12] stays accessed for the life of the page, and listens on while it is hidden', () => {
    const part = start();
    expect(part.snapshot().matches('accessed' as never)).toBe(false);
    part.send(RIMBA);
    for (const type of ['chat.minimised', 'chat.closed']) {
      part.send({ type });
      expect(part.snapshot().matches('accessed' as never), type).toBe(true);
      expect(part.waiting(), type).toContain('listenToChat');
    }
  });

  test('[CHAT-16] counts each message that comes while it is hidden once, until it is shown', () => {
    const part = opened();
    part.tell('listenToChat', received(2));
    expect(unread(part)).toBe(0);
    part.send({ type: 'chat.minimised' });
    for (const id of [2, 4, 4, 3, 6]) part.tell('listenToChat', received(id));
    expect(unread(part)).toBe(2);
    part.send(RIMBA);
    expect(unread(part)).toBe(0);
  });

  test('[CHAT-16] closed it is gone, until a message comes', () => {
    const part = opened();
    part.send({ type: 'chat.closed' });
    expect(part.snapshot().hasTag('minimised' as never)).toBe(false);
    part.tell('listenToChat', received(2));
    expect(part.snapshot().hasTag('minimised' as never)).toBe(true);
    expect(unread(part)).toBe(1);
  });

  test('[CHAT-16] stays while products change, and learns another product of its seller', () => {
    const part = opened();
    const before = part.context<ChatWindowContext>();
    part.send({ type: 'facts.changed', facts: { item: null } });
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', merchant: { code: 'NDA', commissionType: 'RC' } }),
    });
    // A login comes back to the shown product.
    expect(part.context()).toEqual({ ...before, shownSku: 'B-01' });
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-07' }) });
    // The frame keeps its address.
    expect(part.context()).toEqual({ ...before, itemSku: 'A-07', shownSku: 'A-07' });
    expect(isVisible(part)).toBe(true);
  });

  test('[CHAT-08] another seller’s chat is another frame, with nothing of the former one’s', () => {
    const part = opened();
    part.send({ type: 'chat.minimised' });
    part.tell('listenToChat', received(8));
    part.send(NADA);
    expect(part.context()).toMatchObject({
      merchantCode: 'NDA',
      openedFor: 'B-01',
      seller: null,
      unread: 0,
      newest: 0,
      attempt: 1,
    });
    expect(isVisible(part)).toBe(true);
    expect(part.waiting()).toContain('patience');
  });

  test('[CHAT-16] a frame that says nothing is offered again; a late word is as good', () => {
    const part = start();
    part.send(RIMBA);
    part.resolve('patience', undefined);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'retry.requested' });
    expect(part.context()).toMatchObject({ attempt: 1 });
    part.resolve('patience', undefined);
    part.tell('listenToChat', { type: 'chat.ready', seller: 'Rimba' });
    expect(part.snapshot().hasTag('failed')).toBe(false);
    expect(part.context()).toMatchObject({ seller: 'Rimba', attempt: 1 });
  });
});

describe('[CHAT-19] a session that ended', () => {
  const message = { text: 'Berapa harganya?', key: 'k-1' };
  const needed = (shownSku: string, written: typeof message | null) => ({
    type: 'part.told',
    name: 'memberGate',
    event: {
      type: 'login.needed',
      wish: { kind: 'message', itemSku: shownSku, merchantCode: 'RMB', aboutSku: 'A-01', message: written },
    },
  });
  const resumed = {
    type: 'wish.resumed',
    wish: { kind: 'message', itemSku: 'B-01', merchantCode: 'RMB', aboutSku: 'A-01', message },
    isFlashSaleGone: false,
  };

  test('asks for the login with the message and the way back to the shown product', () => {
    const part = opened();
    part.tell('listenToChat', { type: 'chat.loginNeeded', message });
    expect(part.toPage).toEqual([needed('A-01', message)]);
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', merchant: { code: 'NDA', commissionType: 'RC' } }),
    });
    part.tell('listenToChat', { type: 'chat.loginNeeded', message });
    expect(part.toPage.at(-1)).toEqual(needed('B-01', message));
    expect(isVisible(part)).toBe(true);
  });

  test('of a frame that was loaded for a guest is no failure, and asked for again', () => {
    const part = start();
    part.send(RIMBA);
    part.tell('listenToChat', { type: 'chat.loginNeeded', message: null });
    expect(part.toPage).toEqual([needed('A-01', null)]);
    expect(part.waiting()).not.toContain('patience');
    expect(part.snapshot().hasTag('failed')).toBe(false);
    part.tell('listenToChat', { type: 'chat.loginNeeded', message: null });
    expect(part.toPage).toHaveLength(2);
    part.tell('listenToChat', { type: 'chat.ready', seller: 'Rimba' });
    expect(part.context()).toMatchObject({ seller: 'Rimba' });
  });

  test('after the login the same talk opens, and the frame is told what waited, once', () => {
    const told: unknown[] = [];
    const part = drive(
      chatWindowMachine.provide({ actions: { tellChat: (_, told_) => void told.push(told_) } }),
      {
        actors: ['listenToChat', 'waitFor'],
        systemId: 'chatWindow',
        input: partFacts({ itemSku: 'B-01' }),
      },
    );
    part.send(resumed);
    expect(isVisible(part)).toBe(true);
    expect(part.context()).toMatchObject({
      merchantCode: 'RMB',
      openedFor: 'A-01',
      itemSku: 'A-01',
      message,
    });
    expect(told).toEqual([]);
    part.tell('listenToChat', { type: 'chat.ready', seller: 'Rimba' });
    expect(told).toEqual([{ type: 'chat.resumed', message }]);
    part.tell('listenToChat', { type: 'chat.ready', seller: 'Rimba' });
    expect(told).toHaveLength(1);
    expect(part.context()).toMatchObject({ message: null });
  });

  test('a window that is open already is loaded anew for it, and shown', () => {
    const part = opened();
    part.send({ type: 'chat.closed' });
    part.send(resumed);
    expect(isVisible(part)).toBe(true);
    expect(part.context()).toMatchObject({ attempt: 1, message, seller: null });
    expect(part.waiting()).toContain('patience');
  });
});

test('[CHAT-08] another seller’s chat is another frame also where the former one was loaded anew', () => {
  const part = start();
  part.send(RIMBA);
  part.resolve('patience', undefined);
  part.send({ type: 'retry.requested' });
  const { attempt } = part.context<ChatWindowContext>();
  part.send(NADA);
  expect(part.context<ChatWindowContext>().attempt).toBe(attempt + 1);
});
