import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepVisitor, leaveWhenAsked, retryWhenOnline } from '#src/app/browserEffects.ts';
import type { Page } from '#src/app/createPage.ts';

/** A browser that has only the events of its window and its document. */
const browser = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};
beforeEach(() => {
  browser.window = new EventTarget();
  browser.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
});
afterEach(() => vi.unstubAllGlobals());

function pageThatHears() {
  const heard: string[] = [];
  const toldToBuying: string[] = [];
  const toldToGate: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const addToCart = { send: ({ type }: { type: string }) => toldToBuying.push(type) };
  const memberGate = { send: ({ type }: { type: string }) => toldToGate.push(type) };
  const page = {
    send: ({ type }: { type: string }) => heard.push(type),
    getSnapshot: () => ({ children: { addToCart, memberGate } }),
    on: (type: string, listener: (event: object) => void) => {
      listeners.set(type, listener);
      return { unsubscribe: () => listeners.delete(type) };
    },
  } as unknown as Page;
  return {
    page,
    heard,
    toldToBuying,
    toldToGate,
    say: (type: string) => listeners.get(type)?.({ type }),
    listeners,
  };
}
const show = (persisted: boolean) =>
  browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function turn(visibilityState: string) {
  browser.document.visibilityState = visibilityState;
  browser.document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page that was left and is shown again by the browser’s history', () => {
  test('may buy again, and waits for no login any more, each time', () => {
    const { page, toldToGate, toldToBuying } = pageThatHears();
    const leaving: boolean[] = [];
    const stop = leaveWhenAsked(
      page,
      (run) => run(),
      (isLeaving) => leaving.push(isLeaving),
    );
    show(false);
    expect([toldToGate, toldToBuying, leaving]).toEqual([[], [], []]);
    show(true);
    expect([toldToGate, toldToBuying, leaving]).toEqual([['login.abandoned'], ['add.dismissed'], [false]]);
    show(true);
    expect(toldToGate).toEqual(['login.abandoned', 'login.abandoned']);
    stop();
    show(true);
    expect(toldToGate).toHaveLength(2);
  });
});

describe('[AUTH-15] whose page it is', () => {
  test('is asked when it is looked at again, not when it is turned away from', () => {
    const { page, heard } = pageThatHears();
    keepVisitor(page, () => {});
    turn('hidden');
    expect(heard).toEqual([]);
    turn('visible');
    turn('hidden');
    turn('visible');
    expect(heard).toEqual(['page.lookedAt', 'page.lookedAt']);
  });
  test('is asked when the browser’s history brings it back as it was, not when it is loaded', () => {
    const { page, heard } = pageThatHears();
    keepVisitor(page, () => {});
    show(false);
    expect(heard).toEqual([]);
    show(true);
    expect(heard).toEqual(['page.lookedAt']);
  });
  test('another visitor’s is loaded anew, until it is given up', () => {
    const { page, heard, say, listeners } = pageThatHears();
    const reload = vi.fn<() => void>();
    const stop = keepVisitor(page, reload);
    expect(reload).not.toHaveBeenCalled();
    say('page.outdated');
    expect(reload).toHaveBeenCalledOnce();
    stop();
    expect(listeners.size).toBe(0);
    turn('visible');
    show(true);
    expect(heard).toEqual([]);
  });
});

test('the page learns of the network each time it returns', () => {
  const { page, heard } = pageThatHears();
  const stop = retryWhenOnline(page);
  browser.window.dispatchEvent(new Event('online'));
  browser.window.dispatchEvent(new Event('offline'));
  browser.window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['network.returned', 'network.returned']);
  stop();
  browser.window.dispatchEvent(new Event('online'));
  expect(heard).toHaveLength(2);
});
