import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startMeasuring } from '#src/app/measure/measure.tsx';
import { watchExperiments } from '#src/app/measure/watchPage.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import {
  errorCount,
  eventBatch,
  type ErrorCount,
  type EventBatch,
} from '#src/services/measurement/analytics/contract.ts';
import { ITEM, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const VISITOR = '0123456789abcdef0123456789abcdef';
const batches: EventBatch[] = [];
const errors: ErrorCount[] = [];

beforeEach(() => {
  batches.length = 0;
  errors.length = 0;
  const answer = vi.fn<typeof fetch>(async (path, init) => {
    const body = JSON.parse(String(init?.body)) as unknown;
    expect([init?.keepalive, init?.credentials]).toEqual([true, 'omit']);
    if (path === '/collect') batches.push(eventBatch.parse(body));
    if (path === '/collect/errors') errors.push(errorCount.parse(body));
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

async function open({ language = 'id' as 'id' | 'en', cookie = '', facts = {} as OpenOptions } = {}) {
  if (cookie !== '') document.cookie = `${cookie}; Path=/`;
  const page = await openPage({ visitor: { language }, shop: { products: [product()] } }, facts);
  const copy = language === 'id' ? { language, copy: id } : { language, copy: en };
  onTestFinished(startMeasuring({ ...page.measured, copy: copy as never }));
  if (facts.shop?.held === undefined) await page.settle();
  return page;
}
const title = { id: 'Boleh kami pelajari kunjunganmu?', en: 'May we learn from your visit?' };
const panel = (language: 'id' | 'en' = 'id') => screen.findByRole('region', { name: title[language] });
const isShown = () => screen.queryByRole('region', { name: title.id }) !== null;
const cookieNow = () => /consent=([^;]*)/.exec(document.cookie)?.[1] ?? null;
const names = () => batches.flatMap(({ events }) => events.map(({ name }) => name));
/** The page is left for another one. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));
const follow = (page: Awaited<ReturnType<typeof open>>) =>
  page.root.send({ type: 'ui.failed', component: 'seller', message: 'boom' });

describe('consent', () => {
  test.each(['id', 'en'] as const)(
    '[CONSENT-01, CONSENT-03] asks by two plain buttons (%s), and sends or keeps nothing before',
    async (language) => {
      const page = await open({ language });
      const buttons = within(await panel(language)).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(
        language === 'id' ? ['Jangan izinkan', 'Izinkan'] : ['Don’t allow', 'Allow'],
      );
      expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
      follow(page);
      leave();
      expect([batches, localStorage.getItem('events'), cookieNow()]).toEqual([[], null, null]);
    },
  );

  test('[CONSENT-01, CONSENT-02] after the yes it is measured, and not what was before', async () => {
    seeAll();
    const page = await open();
    await page.user.click(within(await panel()).getByRole('button', { name: 'Izinkan' }));
    expect(isShown()).toBe(false);
    const visitor = /^1\.yes\.([0-9a-f]{32})$/.exec(cookieNow() ?? '')?.[1];
    follow(page);
    leave();
    await waitFor(() => expect(names()).toEqual(['ui_error']));
    expect(batches[0]?.visitor).toBe(visitor);
  });

  test('[ANALYTICS-08] measures from the first view on, if the visitor accepted before', async () => {
    seeAll();
    await open({ cookie: `consent=1.yes.${VISITOR}` });
    expect(isShown()).toBe(false);
    leave();
    await waitFor(() => expect(names()).toContain('product_view'));
    expect(batches[0]).toMatchObject({
      visitor: VISITOR,
      events: [
        {
          name: 'product_view',
          page: 'product',
          data: { itemSku: ITEM },
          items: [{ itemSku: ITEM, name: 'Barang Uji', price: 100_000, quantity: 1 }],
        },
      ],
    });
  });

  test('[ANALYTICS-08] tells the view of a server-rendered page once, not again after a later yes', async () => {
    document.cookie = `consent=1.yes.${VISITOR}; Path=/`;
    const page = await openPage({ shop: { products: [product()] } });
    const rendered = { ...page.measured, analytics: createAnalytics(() => undefined) };
    const stop = startMeasuring({ ...rendered, copy: { language: 'id', copy: id } });
    await page.settle();
    leave();
    await waitFor(() => expect(names().filter((name) => name === 'product_view')).toHaveLength(1));
    stop();
    batches.length = 0;
    document.cookie = 'consent=1.no; Path=/';
    const later = await openPage({ shop: { products: [product()] } });
    onTestFinished(startMeasuring({ ...later.measured, copy: { language: 'id', copy: id } }));
    await later.settle();
    document.cookie = `consent=1.yes.${VISITOR}; Path=/`;
    later.root.send({
      type: 'part.told',
      name: 'consent',
      event: { type: 'consent.told', known: 'accepted' },
    });
    later.root.send({ type: 'ui.failed', component: 'seller', message: 'boom' });
    await waitFor(() => {
      leave();
      expect(names()).toContain('ui_error');
    });
    expect(names()).not.toContain('product_view');
  });

  describe('[EXP-04] exposure', () => {
    const CASHBACK = [product({ item: { cashback: 5_000 } })];
    const ASSIGNED = [
      { id: 'exp.cashback-price', value: 'true' },
      // The variant that the host or the browser has assigned.
      { id: 'exp.assigned', value: 'cashback-price:true' },
    ];
    const told = () =>
      batches.flatMap(({ events }) =>
        events.flatMap(({ name, data }) => (name === 'experiment_exposure' ? [data] : [])),
      );
    const TOLD = { experiment: 'cashback-price', variant: 'true' };
    let isInView = true;
    /** Each watched element is in view from the start, or only later. */
    beforeEach(() => {
      isInView = true;
      class Observer {
        readonly onSeen: (entries: object[]) => void;
        constructor(onSeen: (entries: object[]) => void) {
          this.onSeen = onSeen;
        }
        readonly observed = new Set<Element>();
        observe(target: Element) {
          if (this.observed.has(target)) return;
          this.observed.add(target);
          queueMicrotask(() =>
            this.onSeen([
              {
                target,
                intersectionRatio: isInView ? 1 : 0,
                intersectionRect: { height: 0 },
                isIntersecting: isInView,
              },
            ]),
          );
        }
        unobserve(target: Element) {
          this.observed.delete(target);
        }
        disconnect() {
          this.observed.clear();
        }
      }
      vi.stubGlobal('IntersectionObserver', Observer);
    });

    test('is told once for the visitor, on this page and the next', async () => {
      const facts = { shop: { products: CASHBACK, config: ASSIGNED } };
      await open({ cookie: `consent=1.yes.${VISITOR}`, facts });
      leave();
      await waitFor(() => expect(told()).toEqual([TOLD]));
      cleanup();
      await open({ facts });
      leave();
      await waitFor(() => expect(names().filter((name) => name === 'product_view')).toHaveLength(2));
      expect(told()).toEqual([TOLD]);
    });

    test('is told of what is in view when the configs come late', async () => {
      const page = await open({
        cookie: `consent=1.yes.${VISITOR}`,
        facts: { shop: { products: CASHBACK, config: ASSIGNED, held: /product-configs/ } },
      });
      leave();
      await waitFor(() => expect(names()).toContain('product_view'));
      expect(told()).toEqual([]);
      await page.shop.letGo();
      await page.settle();
      leave();
      await waitFor(() => expect(told()).toEqual([TOLD]));
    });

    test('is told of what comes to be of a variant while it is in view', async () => {
      const list = document.createElement('ul');
      document.body.append(list);
      onTestFinished(() => list.remove());
      const noticed = () => new Promise<void>((settled) => void queueMicrotask(settled));
      const seen: string[] = [];
      onTestFinished(watchExperiments((experiment) => void seen.push(experiment)));
      // Below the window the visitor reads in the first order, chooses another above it, and comes back to the first.
      isInView = false;
      list.dataset.exp = 'default-active-sort';
      await noticed();
      delete list.dataset.exp;
      await noticed();
      isInView = true;
      expect(seen).toEqual([]);
      list.dataset.exp = 'default-active-sort';
      await waitFor(() => expect(seen).toEqual(['default-active-sort']));
    });

    test('is not told, nor kept, once that was refused in another tab', async () => {
      isInView = false;
      const page = await open({
        cookie: `consent=1.yes.${VISITOR}`,
        facts: { shop: { products: CASHBACK, config: ASSIGNED } },
      });
      document.cookie = 'consent=1.no; Path=/';
      isInView = true;
      const seen = screen.getByText('setelah cashback', { exact: true }).closest('[data-exp]') as HTMLElement;
      seen.dataset.exp = 'cashback-price';
      await page.settle();
      leave();
      expect([told(), localStorage.getItem('exposures')]).toEqual([[], null]);
    });

    test('is not told in a document in which the yes was said: what it shows was another name’s', async () => {
      localStorage.setItem('exposures', JSON.stringify({ visitor: VISITOR, told: ['cashback-price:true'] }));
      const page = await open({
        cookie: `consent=1.yes.${VISITOR}`,
        facts: { shop: { products: CASHBACK, config: ASSIGNED } },
      });
      for (const name of ['Jangan izinkan', 'Izinkan']) {
        await page.user.click(screen.getByRole('button', { name: 'Pilihan privasi' }));
        await page.user.click(within(await panel()).getByRole('button', { name, exact: true } as never));
      }
      expect(cookieNow()).not.toContain(VISITOR);
      follow(page);
      leave();
      await waitFor(() => expect(names()).toContain('ui_error'));
      expect(told()).toEqual([]);
    });

    test('goes on after a yes that is said again, by the same name', async () => {
      const page = await open({ cookie: `consent=1.yes.${VISITOR}` });
      await page.user.click(screen.getByRole('button', { name: 'Pilihan privasi' }));
      await page.user.click(within(await panel()).getByRole('button', { name: 'Izinkan' }));
      expect(cookieNow()).toContain(VISITOR);
      follow(page);
      leave();
      await waitFor(() => expect(names()).toContain('ui_error'));
    });
  });

  test('[CONSENT-02, CONSENT-05] a no is kept, not asked again, and can be changed in the footer', async () => {
    const page = await open({ cookie: 'consent=1.no' });
    expect(isShown()).toBe(false);
    const choices = screen.getByRole('button', { name: 'Pilihan privasi' });
    await page.user.click(choices);
    const asked = within(await panel());
    expect(document.activeElement).toBe(asked.getByRole('heading'));
    expect(asked.getByText('Sekarang: kamu tidak mengizinkan.')).toBeDefined();
    await page.user.click(asked.getByRole('button', { name: 'Izinkan' }));
    expect(document.activeElement).toBe(choices);
    expect(cookieNow()).toMatch(/^1\.yes\./);
  });

  test('[CONSENT-05] a visitor who takes it back is measured no more; waiting events are dropped', async () => {
    const page = await open({ cookie: `consent=1.yes.${VISITOR}` });
    await page.user.click(screen.getByRole('button', { name: 'Pilihan privasi' }));
    await page.user.click(within(await panel()).getByRole('button', { name: 'Jangan izinkan' }));
    follow(page);
    leave();
    expect([cookieNow(), batches, localStorage.getItem('events')]).toEqual(['1.no', [], null]);
  });

  test('[CONSENT-05] taken back in another tab, it is so here at once', async () => {
    const page = await open({ cookie: `consent=1.yes.${VISITOR}` });
    document.cookie = 'consent=1.no; Path=/';
    follow(page);
    leave();
    expect([batches, localStorage.getItem('events')]).toEqual([[], null]);
  });

  test('[CONSENT-05] answered in another tab, it is not asked here any more once that is looked at', async () => {
    await open();
    await panel();
    document.cookie = 'consent=1.no; Path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(isShown()).toBe(false));
  });

  test('[ANALYTICS-08] sends waiting events when the page is hidden, which may be its end', async () => {
    const page = await open({ cookie: `consent=1.yes.${VISITOR}` });
    follow(page);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => void vi.restoreAllMocks());
    document.dispatchEvent(new Event('visibilitychange'));
    // Long before a batch goes by itself.
    await waitFor(() => expect(names()).toContain('ui_error'), { timeout: 500 });
  });

  test('[CONSENT-04] does not ask in a browser that says no, and sends nothing', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
    const page = await open({ cookie: `consent=1.yes.${VISITOR}` });
    follow(page);
    leave();
    expect([isShown(), batches]).toEqual([false, []]);
    await page.user.click(screen.getByRole('button', { name: 'Pilihan privasi' }));
    const asked = within(await panel());
    expect(asked.getByText(/Browser kamu sudah meminta/)).toBeDefined();
    await page.user.click(asked.getByRole('button', { name: 'Tutup' }));
    expect(isShown()).toBe(false);
  });
});

describe('[ANALYTICS-09] what breaks', () => {
  test('is counted by its kind, whatever was answered, with nothing of whom it happened to', async () => {
    const page = await open({ cookie: 'consent=1.no' });
    follow(page);
    page.root.send({
      type: 'ui.failed',
      component: 'addressPicker',
      message: 'Failed to fetch dynamically imported module: /assets/x.js',
    });
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    expect(errors).toEqual(
      ['boundary', 'file', 'uncaught'].map((kind) => ({ release: 'unbuilt', page: 'product', kind })),
    );
    expect(batches).toEqual([]);
  });
  test('is not what a browser notices of sizes that change while they are told', async () => {
    await open({ cookie: 'consent=1.no' });
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    expect(errors).toMatchObject([{ kind: 'uncaught' }]);
  });
  test('without end is counted ten times', async () => {
    const page = await open({ cookie: 'consent=1.no' });
    for (let at = 0; at < 20; at += 1) follow(page);
    expect(errors).toHaveLength(10);
  });
});
