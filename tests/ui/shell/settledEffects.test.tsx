import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from '#src/app/createPage.ts';
import { startSettledEffects } from '#src/app/settledEffects.ts';
import { afterPaint } from '#src/views/hooks/idle.ts';

/** By the real method: the document's own are watched. */
const onAbort = (signal: AbortSignal | undefined, end: () => void) =>
  signal?.addEventListener('abort', end, { once: true });

/** The listeners of document and window, and the observers, as long as they are at work. */
function watchListeners() {
  const listening = new Set<unknown>();
  for (const target of [document, window]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...given: Parameters<typeof addEventListener>) => {
        const [, heard, options] = given;
        listening.add(heard);
        if (typeof options === 'object') onAbort(options.signal, () => listening.delete(heard));
        addEventListener.apply(target, given);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...given: Parameters<typeof removeEventListener>) => {
        listening.delete(given[1]);
        removeEventListener.apply(target, given);
      },
    );
  }
  const observing = new Set<unknown>();
  class Observer {
    observe() {
      observing.add(this);
    }
    disconnect() {
      observing.delete(this);
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return { listening, observing };
}
const page = {
  send: () => {},
  on: () => ({ unsubscribe: () => {} }),
  subscribe: () => ({ unsubscribe: () => {} }),
  getSnapshot: () => ({ children: {}, context: {} }),
} as unknown as Page;
function startAboveMore() {
  document.body.innerHTML = '<div class="more"></div>';
  const { listening, observing } = watchListeners();
  const stops = startSettledEffects(page);
  return {
    listening,
    observing,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

test('[SHELL-04] leaves nothing behind of a page that starts anew', async () => {
  const { listening, observing, stop } = startAboveMore();
  await waitFor(() => expect(observing.size).toBe(2));
  expect(listening.size).toBeGreaterThan(3);
  stop();
  expect([listening.size, observing.size]).toEqual([0, 0]);
});

test('[SHELL-04] begins nothing more for a page that ended before its first paint', async () => {
  const { observing, stop } = startAboveMore();
  stop();
  await afterPaint();
  expect(observing.size).toBe(0);
});
