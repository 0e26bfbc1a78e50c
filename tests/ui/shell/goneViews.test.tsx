import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { product } from '../../support/products.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', undefined);
});

/** The view in the call stack; undefined for listeners of React and of the tests. */
const viewAsking = () => /\/src\/views\/([\w/]+\.tsx?)/.exec(new Error('asked').stack ?? '')?.[1];

/** Records the observers of views and their listeners outside themselves, as long as they last. */
function watchViews() {
  const held = new Map<string, string>();
  const idOf = new WeakMap<object, number>();
  let last = 0;
  const numbered = (one: object) => {
    if (!idOf.has(one)) idOf.set(one, (last += 1));
    return idOf.get(one);
  };
  const isCapture = (options: unknown) =>
    typeof options === 'object'
      ? (options as AddEventListenerOptions | null)?.capture === true
      : options === true;
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    const place = target === window ? 'window' : 'document';
    const keyOf = (type: string, listener: object, options: unknown) =>
      `${place} ${type} ${numbered(listener)} ${isCapture(options)}`;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: any, options?: any) => {
      const view = viewAsking();
      const key = keyOf(type, listener, options);
      if (view !== undefined) held.set(key, `${view}: ${place} ${type}`);
      options?.signal?.addEventListener('abort', () => held.delete(key));
      addEventListener.call(target, type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: any, options?: any) => {
        held.delete(keyOf(type, listener, options));
        removeEventListener.call(target, type, listener, options);
      },
    );
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      key = `observer ${numbered(this)}`;
      tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        const view = viewAsking();
        held.set(this.key, `${view ?? 'an unknown view'}: observes`);
        // The hint is seen only once it has been told of its room.
        if (view === 'shells/Onboarding.tsx')
          queueMicrotask(() => this.tell([{ target, boundingClientRect: new DOMRect(), rootBounds: null }]));
      }
      unobserve() {}
      disconnect() {
        held.delete(this.key);
      }
      takeRecords() {
        return [];
      }
    },
  );
  return () => [...held.values()].toSorted();
}

const CONFIG = [...CHAT, { id: 'pdp.chat.onboarding-enabled', value: 'true' }];

describe('[ROUTE-36] a view that has gone listens to nothing and observes nothing', () => {
  test('of the page of a product, with its hint', async () => {
    const held = watchViews();
    const page = await openPage({ shop: { products: [product()], config: CONFIG } });
    await screen.findByText('Tanya langsung ke penjual lewat chat di sini.');
    const asking = new Set(held().map((one) => one.split(':')[0]));
    // Views that listen on this page: without them the rest proves nothing.
    for (const view of [
      'shells/Onboarding.tsx',
      'shells/OfflineBar.tsx',
      'shells/SectionBar.tsx',
      'hooks/onceInView.ts',
    ])
      expect(asking).toContain(view);
    // The hint no longer waits to be seen.
    expect(held().filter((one) => one.startsWith('shells/Onboarding'))).toEqual([
      'shells/Onboarding.tsx: window scroll',
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Mengerti' }));
    expect(held().filter((one) => one.startsWith('shells/Onboarding'))).toEqual([]);
    page.view.unmount();
    expect(held()).toEqual([]);
  });

  test.each([
    ['a desk', (run: () => Promise<void>) => run()],
    ['a phone', onPhone],
  ])('of the chat on %s, closed or gone with its page', (_, on) =>
    on(async () => {
      const held = watchViews();
      const page = await openPage({
        visitor: { member: 'ayu' },
        shop: { products: [product()], config: CHAT },
      });
      const wish = { kind: 'chat', itemSku: 'UJI-00001-01', isMobile: true } as const;
      const event = { type: 'wish.resumed', wish, isFlashSaleGone: false } as const;
      act(() => page.root.send({ type: 'part.told', name: 'chat', event }));
      await screen.findByTitle(/^Chat/);
      const keys = () =>
        held().filter((one) => one === 'pieces/seller/later/chatDialog.ts: document keydown');
      expect(held()).toContain('pieces/seller/later/chatDialog.ts: window resize');
      const whileOpen = keys().length;
      page.tell('modal', { type: 'modal.opened', key: 'share' });
      await screen.findByRole('dialog', { name: 'Bagikan produk' });
      expect(keys()).toEqual([]);
      page.tell('modal', { type: 'modal.closed' });
      expect(keys()).toHaveLength(whileOpen);
      act(() => void fireEvent.resize(window));
      page.view.unmount();
      expect(held()).toEqual([]);
    }),
  );
});
