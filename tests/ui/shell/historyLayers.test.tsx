import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventFromLogic } from 'xstate';
import type { Page } from '#src/app/createPage.ts';
import { keepLayers } from '#src/app/historyLayers.ts';
import { chatWindowMachine } from '#src/machines/seller/chatWindow/chatWindowMachine.ts';
import { modalMachine } from '#src/machines/shell/modal/modalMachine.ts';

/** Longer than the page waits for the answer of a step in the history. */
const TOO_LATE_MS = 1_500;
const { replaceState } = History.prototype;
const OPENED = { type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The layers of a page with nothing but its modals, in a browser that answers a step in the history when it is told to. */
function onSlowBrowser() {
  const modal = createActor(modalMachine.provide({ actions: { reportChange: () => undefined } })).start();
  const chatWindow = createActor(
    chatWindowMachine.provide({
      actors: {
        listenToChat: fromCallback(() => undefined),
        waitFor: fromPromise(() => new Promise<void>(() => undefined)),
      },
      actions: { tellChat: () => undefined },
    }),
    { input: { item: null } },
  );
  let isChatThere = false;
  const watchers: ((snapshot: unknown) => void)[] = [];
  const snapshot = () => ({
    children: { modal, ...(isChatThere ? { chatWindow } : {}) },
    context: { route: null },
  });
  const page = {
    getSnapshot: snapshot,
    subscribe: (watch: (now: unknown) => void) => {
      watchers.push(watch);
      return { unsubscribe: () => undefined };
    },
  };
  history.replaceState({}, '');
  const steps: number[] = [];
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => void steps.push(delta));
  const layers = keepLayers(page as unknown as Page);
  onTestFinished(layers.stop);
  /** The page's own entry, as the layers left it. */
  let own: unknown = history.state;
  return {
    steps,
    layer: () => (history.state as { layer?: number }).layer ?? 0,
    isOpen: () => modal.getSnapshot().context.active !== null,
    open: async () => {
      modal.send({ type: 'modal.opened', key: 'share' });
      await Promise.resolve();
      own = { ...(history.state as object), layer: 0 };
    },
    close: async () => {
      modal.send({ type: 'modal.closed' });
      await Promise.resolve();
    },
    /** The chat's code has come, and with it what opens it: only then the page tells that it is there. */
    openChat: async () => {
      chatWindow.start();
      chatWindow.send(OPENED);
      isChatThere = true;
      for (const watch of watchers) watch(snapshot());
      await Promise.resolve();
      own = { ...(history.state as object), layer: 0 };
    },
    tellChat: async (event: EventFromLogic<typeof chatWindowMachine>) => {
      chatWindow.send(event);
      await Promise.resolve();
    },
    isChatOpen: () => chatWindow.getSnapshot().hasTag('visible'),
    isChatSmall: () => chatWindow.getSnapshot().hasTag('minimised'),
    onPage: layers.onPage,
    /** The browser comes to the page's own entry. */
    arrive: () => {
      replaceState.call(history, own, '');
      window.dispatchEvent(new PopStateEvent('popstate', { state: own }));
    },
  };
}

test('[MODAL-48] a step back of the visitor closes the modal', async () => {
  const { open, arrive, isOpen, layer } = onSlowBrowser();
  await open();
  expect([isOpen(), layer()]).toEqual([true, 1]);
  arrive();
  expect([isOpen(), layer()]).toEqual([false, 0]);
});

test('[MODAL-48] a late answer to the page’s own step back closes nothing opened meanwhile', async () => {
  const { open, close, arrive, steps, isOpen, layer } = onSlowBrowser();
  await open();
  await close();
  expect(steps).toEqual([-1]);
  await open();
  await vi.advanceTimersByTimeAsync(TOO_LATE_MS);
  arrive();
  expect([isOpen(), layer()]).toEqual([true, 1]);
  // The next one is the visitor's again.
  arrive();
  expect(isOpen()).toBe(false);
});

test.each([
  ['long ago', () => vi.advanceTimersByTimeAsync(60_000)],
  ['before the page was left and come back to', async () => void window.dispatchEvent(new Event('pageshow'))],
])('[MODAL-48] one that was called off %s takes no step of the visitor', async (_, pass) => {
  const { open, close, arrive, isOpen } = onSlowBrowser();
  await open();
  await close();
  await vi.advanceTimersByTimeAsync(TOO_LATE_MS);
  await pass();
  await open();
  arrive();
  expect(isOpen()).toBe(false);
});

test('[MODAL-48, CHAT-11] the chat is a layer before its frame speaks; a step back closes it', async () => {
  const { openChat, arrive, isChatOpen, isChatSmall, layer } = onSlowBrowser();
  await openChat();
  expect([isChatOpen(), layer()]).toEqual([true, 1]);
  arrive();
  expect([isChatOpen(), isChatSmall(), layer()]).toEqual([false, false, 0]);
});

test.each([
  ['a modal that opens above it', true],
  ['a modal that was there before it', false],
])('[MODAL-48] the chat lies below %s', async (_, isChatFirst) => {
  const { openChat, open, arrive, isOpen, isChatOpen, layer } = onSlowBrowser();
  await (isChatFirst ? openChat() : open());
  await (isChatFirst ? open() : openChat());
  expect(layer()).toBe(2);
  history.replaceState({ ...(history.state as object), layer: 1 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([isOpen(), isChatOpen(), layer()]).toEqual([false, true, 1]);
  arrive();
  expect([isOpen(), isChatOpen(), layer()]).toEqual([false, false, 0]);
});

test('[MODAL-48, CHAT-16] a small chat is no layer; reopened it is one, whose button steps back', async () => {
  const { openChat, tellChat, arrive, steps, isChatOpen, isChatSmall, layer } = onSlowBrowser();
  await openChat();
  await tellChat({ type: 'chat.minimised' });
  expect(steps).toEqual([-1]);
  arrive();
  expect([isChatSmall(), layer()]).toEqual([true, 0]);
  await tellChat(OPENED);
  expect([isChatOpen(), layer()]).toEqual([true, 1]);
  await tellChat({ type: 'chat.closed' });
  expect(steps).toEqual([-1, -1]);
  arrive();
  expect([isChatOpen(), isChatSmall(), layer()]).toEqual([false, false, 0]);
});

test('[MODAL-48] steps back over an entry of the chat that a reload leads to, and opens nothing', () => {
  history.replaceState({ layer: 1, place: 'a' }, '');
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const modal = createActor(modalMachine.provide({ actions: { reportChange: () => undefined } })).start();
  const page = {
    getSnapshot: () => ({ children: { modal }, context: { route: null } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  onTestFinished(keepLayers(page as unknown as Page).stop);
  expect(go).toHaveBeenCalledWith(-1);
});

/** The browser takes no entry, as after too many in a short time, until it is told to. */
function refuseEntries() {
  const refuse = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const spies = (['pushState', 'replaceState'] as const).map((name) =>
    vi.spyOn(History.prototype, name).mockImplementation(refuse),
  );
  return () => spies.forEach((spy) => void spy.mockRestore());
}

test('[SHELL-22] a modal without an entry opens and closes; it has one when the browser takes it', async () => {
  const { open, close, isOpen, layer, steps } = onSlowBrowser();
  const letWrite = refuseEntries();
  await open();
  expect([isOpen(), layer()]).toEqual([true, 0]);
  await close();
  expect([isOpen(), steps]).toEqual([false, []]);
  await open();
  letWrite();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([isOpen(), layer()]).toEqual([true, 1]);
});

test('[SHELL-22] a step back closes the modal where the browser takes no entry any more', async () => {
  const { open, arrive, isOpen } = onSlowBrowser();
  await open();
  refuseEntries();
  arrive();
  expect(isOpen()).toBe(false);
});

test('[SHELL-22] a visitor reaches another page though a step back has neither answer nor note', async () => {
  const { open, onPage } = onSlowBrowser();
  await open();
  refuseEntries();
  const goOn = vi.fn<() => void>();
  onPage(goOn);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(TOO_LATE_MS);
  expect(goOn).toHaveBeenCalledOnce();
});
