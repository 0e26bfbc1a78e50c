import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** Tells at any time whether a promise has resolved. */
function watched(promise: Promise<void>) {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  return async () => {
    await Promise.resolve();
    return isOver;
  };
}

test('[LOAD-02] markup that changes with a press alone waits for the first use of the page', async () => {
  const { untilFirstUse } = await import('#src/views/ui/untilVisible.ts');
  document.body.innerHTML = '<section id="variant"></section>';
  const isOver = watched(untilFirstUse('variant'));
  expect(await isOver()).toBe(false);
  document.dispatchEvent(new Event('scroll'));
  expect(await isOver()).toBe(true);
  // The next product comes without a document of its own.
  expect(await watched(untilFirstUse('variant'))()).toBe(true);
});

test('[LOAD-02] without markup from the server there is nothing to wait for', async () => {
  const { untilFirstUse } = await import('#src/views/ui/untilVisible.ts');
  expect(await watched(untilFirstUse('variant'))()).toBe(true);
});
