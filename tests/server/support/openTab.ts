import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import { createPage } from '#src/app/createPage.ts';
import { readState } from '#src/app/stateEnvelope.ts';
import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import { routeOfAddress } from '#src/router/createPageRouter.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { expect, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { NOW, type openHost } from './openHost.ts';

type Host = ReturnType<typeof openHost>;
/** One browser: all its tabs send the same cookie. */
export interface Browser {
  cookie: string;
}

/** Sends a request of a browser with its cookie to the host, and keeps a new cookie. */
export async function ask(shop: Host, browser: Browser, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (browser.cookie !== '') headers.set('cookie', browser.cookie);
  const answer = await shop.host(new Request(`http://shop.test${path}`, { ...init, headers }));
  for (const set of answer.headers.getSetCookie()) browser.cookie = set.split(';')[0] ?? '';
  return answer;
}

/** The key of the buy form in a document. */
export const formKeyOf = (html: string) => /name="key" value="(\w+)"/.exec(html)?.[1] ?? '';

/**
 * A tab with the page as the host sent it, going on from its state, with the real machines and calls.
 *
 * @param passedMs the page's own monotonic clock: how long ago the document came
 */
export async function openTab(
  shop: Host,
  browser: Browser,
  path: string,
  sentHtml?: string,
  passedMs: () => number = () => 0,
) {
  const html = sentHtml ?? (await (await ask(shop, browser, path)).text());
  const state = readState(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? null, path, NOW);
  if (state === null) throw new Error('The host sent no state');
  const { backend, calls, keys } = createBackendCalls({
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input), 'http://shop.test');
      return ask(shop, browser, pathname + search, init);
    },
    origin: '',
    language: 'id',
    timeoutMs: 5_000,
    openWrites: state.openWrites,
  });
  const left: string[] = [];
  const page = createPage({
    services: {
      backend,
      fetch: (input, init) => ask(shop, browser, String(input), init),
      calls: () => Promise.resolve(calls),
      serverTime: createServerTime(Number(/ data-sent-at="(\d+)"/.exec(html)?.[1]), passedMs),
      analytics: { track: () => {}, handOver: () => {}, trackAndWait: () => Promise.resolve() },
      embeddedConfig: () => null,
      storage: { read: () => null, write: () => false },
      tabStorage: { read: () => null, write: () => false },
      isBackFromLogin: false,
      reportPath: null,
      isBrowser: true,
    },
    input: {
      route: state.snapshot.context.route,
      language: 'id',
      superApp: false,
      serverTimeMs: NOW,
      pageCacheKey: 'pdp:retail:id',
      formKey: '',
    },
    snapshot: state.snapshot,
  });
  page.on('page.left', ({ url }) => void left.push(url));
  page.start();
  const part = <TName extends keyof PageParts>(name: TName) =>
    page.getSnapshot().children[name] as PageParts[TName] | undefined;
  const until = (isReached: () => boolean) =>
    vi.waitFor(() => expect(isReached()).toBe(true), { interval: 1, timeout: 10_000 });
  const settled = () =>
    until(
      () =>
        (['product', 'session', 'priceSummary', 'bag'] as const).every(
          (name) => part(name)?.getSnapshot().hasTag('busy') !== true,
        ) && part('addToCart')?.getSnapshot().hasTag('pending') === left.length > 0,
    );
  await settled();
  return {
    html,
    page,
    part,
    until,
    settled,
    left,
    /** Follows a link to another address, without a new document. */
    follow: async (address: string) => {
      page.send({ type: 'route.changed', route: routeOfAddress('older', address) });
      await settled();
    },
    /** Presses a buy button, so often in one go. */
    press: async (initiator: 'ADD_TO_CART' | 'BUY_NOW', times = 1) => {
      // No view looks up a member's address here: without this fact a purchase would wait for ever.
      page.send({ type: 'facts.told', facts: { isDestinationSettled: true } });
      for (let time = 0; time < times; time += 1) {
        part('addToCart')?.send({ type: 'add.requested', initiator, mode: 'DESKTOP_CTA' });
      }
      await settled();
    },
    /** Claims a voucher from the list, when the list has it to claim. */
    claim: async (code: string) => {
      page.send({ type: 'part.needed', name: 'promotions' });
      const promotions = () =>
        page.getSnapshot().children['promotions'] as LaterParts['promotions'] | undefined;
      await until(() => promotions()?.getSnapshot().hasTag('busy') === false);
      promotions()?.send({ type: 'voucher.claimRequested', code, asker: 'voucherList' });
      await until(() => {
        const snapshot = promotions()?.getSnapshot();
        const isClaiming = Object.values(snapshot?.children ?? {}).some(
          (child) => (child as AnyActorRef | undefined)?.getSnapshot().hasTag?.('pending') === true,
        );
        return snapshot?.hasTag('busy') === false && !isClaiming;
      });
    },
    /** Back to the tab as it was left, by the browser's history. */
    comeBack: () => {
      keys.forget();
      left.length = 0;
      part('addToCart')?.send({ type: 'add.dismissed' });
    },
    close: () => page.stop(),
  };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;
