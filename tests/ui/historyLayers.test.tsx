import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Page } from '#src/app/createPage.ts';
import { keepLayers } from '#src/app/historyLayers.ts';
import { modalMachine } from '#src/machines/shell/modal/modalMachine.ts';

/** Longer than the page waits for the answer of a step in the history. */
const TOO_LATE_MS = 1_500;

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
  const page = {
    getSnapshot: () => ({ children: { modal }, context: { route: null } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
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
    /** The browser comes to the page's own entry. */
    arrive: () => {
      history.replaceState(own, '');
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

test('[MODAL-48] the page’s own step back that a busy browser answers late closes nothing that was opened meanwhile', async () => {
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
