import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueCombo } from '#marketplace/promo/catalogue/combos.ts';
import type { CatalogueGift } from '#marketplace/promo/catalogue/freeGifts.ts';
import type { CatalogueBasket } from '#marketplace/recommendation/catalogue/purchases.ts';
import type { CatalogueMerchant, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import type {
  CataloguePromotion,
  CatalogueVoucher,
  HeldVoucher,
} from '#marketplace/promo/catalogue/voucherTypes.ts';
import { App } from '#src/app/App.tsx';
import { recordSystem } from '#lab/engine/recording.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { retryWhenOnline } from '#src/app/browserEffects.ts';
import { createPage, type CreatePageOptions } from '#src/app/createPage.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { Copy } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import type { ConfigEntry } from '#src/domain/product/productConfig.ts';
import type { Shell } from '#src/domain/page/route.ts';
import { tooManyRequests } from '#server/http/limits.ts';
import {
  LATER_PART_NAMES,
  PART_NAMES,
  type LaterPartName,
  type PageParts,
} from '#src/machines/page/pageParts.ts';
import { createPageRouter, currentRoute } from '#src/router/createPageRouter.ts';
import type { StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import type { AnyActorRef, Snapshot } from 'xstate';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { ITEM, SELLER } from '../../support/products.ts';

export interface OpenOptions {
  products?: readonly CatalogueProduct[];
  merchant?: Partial<CatalogueMerchant>;
  combos?: readonly CatalogueCombo[];
  freeGifts?: readonly CatalogueGift[];
  /** Products that buyers had together; none unless given, except for the demo products. */
  baskets?: readonly CatalogueBasket[];
  vouchers?: readonly CatalogueVoucher[];
  heldVouchers?: readonly HeldVoucher[];
  promotions?: readonly CataloguePromotion[];
  /** Endpoints that fail from the start, with the kind of failure. */
  broken?: Record<string, string>;
  /** Path below which calls fail as without network from the start. */
  lost?: string;
  /** Calls left unanswered until `letGo`, from the start; the page is returned as it is meanwhile. */
  unanswered?: RegExp;
  config?: readonly ConfigEntry[];
  groceryStores?: readonly CatalogueGroceryStore[];
  storePicker?: StorePickerConfig;
  path?: string;
  language?: 'id' | 'en';
  shell?: Shell;
  superApp?: boolean;
  /** Demo member who is logged in. */
  member?: string;
  /** Changes the data that the marketplace answers at a path below /backend. */
  answers?: (path: string, data: unknown) => unknown;
  /** Changes a whole answer, with its counts. */
  wholeAnswers?: (path: string, body: any) => object;
  /** Changes the requests to the marketplace. */
  rewritten?: (url: URL) => void;
  /** Paths below /backend that are refused, with the code. */
  refused?: Record<string, string>;
  /** The place of delivery that the visitor wants. */
  destination?: Destination;
  /** True when the browser keeps no cookie. */
  areCookiesRefused?: boolean;
  /** True when the storage of the tab keeps nothing. */
  isStorageBlocked?: boolean;
  /** True when the address says that a login is done. */
  isBackFromLogin?: boolean;
  /** The words that have loaded, where some have not. */
  copy?: Partial<Copy>;
  /** Epoch ms of the marketplace. */
  now?: number;
  /** The marketplace of a page opened before, with its data; else a new one. */
  marketplace?: ReturnType<typeof createMarketplace>;
}

export const CHAT: readonly ConfigEntry[] = [
  { id: 'pdp.chat.enabled', value: 'true' },
  { id: 'pdp.chat.allowed-commission-types', value: 'TD,TC,MP' },
];

/** The smallest step of the page's clock. */
const CLOCK_STEP_MS = 1000;

/** Noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);

/** One of the products, or of all demo products, whose clock goes on with the page's. */
function openMarketplace(options: OpenOptions, passedMs: () => number) {
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: true,
    now: () => (options.now ?? NOON) + passedMs(),
    ...(options.products === undefined
      ? {}
      : { products: options.products, merchants: [{ ...SELLER, ...options.merchant }] }),
    ...(options.combos === undefined ? {} : { combos: options.combos }),
    ...(options.freeGifts === undefined ? {} : { freeGifts: options.freeGifts }),
    ...(options.baskets === undefined ? {} : { baskets: options.baskets }),
    ...(options.vouchers === undefined ? {} : { vouchers: options.vouchers }),
    ...(options.heldVouchers === undefined ? {} : { heldVouchers: options.heldVouchers }),
    ...(options.promotions === undefined ? {} : { promotions: options.promotions }),
    configEntries: options.config ?? [],
    ...(options.groceryStores === undefined ? {} : { groceryStores: options.groceryStores }),
    ...(options.storePicker === undefined ? {} : { storePicker: options.storePicker }),
  });
  onTestFinished(() => marketplace.close());
  return marketplace;
}

/** Opens a page on the real marketplace in this process: its fetch handler, its database, its rules. */
export async function openPage(options: OpenOptions = {}) {
  let passedMs = 0;
  const marketplace = options.marketplace ?? openMarketplace(options, () => passedMs);
  const requests: { method: string; path: string; body: any; headers: Headers }[] = [];
  let cookie = '';
  let isRefusing = options.areCookiesRefused ?? false;
  const cut = options.lost === undefined ? [] : [options.lost];
  const limits: { path: RegExp; seconds: number }[] = [];
  const held: { path: RegExp; until: Promise<void> }[] = [];
  const hold = (path: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push({ path, until: promise });
    return () => act(async () => resolve());
  };
  const letGo = options.unanswered === undefined ? async () => {} : hold(options.unanswered);
  const call = async (request: Request): Promise<Response> => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    const text = request.method === 'GET' ? null : await request.clone().text();
    const answer = await marketplace.fetch(request);
    if (!isRefusing) for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    // A browser follows a 307 by itself.
    const round = answer.status === 307 ? answer.headers.get('location') : null;
    if (round === null) return answer;
    return call(
      new Request(new URL(round, request.url), {
        method: request.method,
        headers: request.headers,
        body: text,
      }),
    );
  };
  const logIn = (member: string) =>
    call(
      new Request('http://shop.test/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
      }),
    );
  if (options.member !== undefined) await logIn(options.member);
  const breakEndpoint = (endpoint: string, fault: string, times = 1_000, delayMs = 3_000) =>
    call(
      new Request('http://shop.test/backend/_faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, fault, times, delayMs }),
      }),
    );
  for (const [endpoint, fault] of Object.entries(options.broken ?? {})) await breakEndpoint(endpoint, fault);
  const language = options.language ?? 'id';
  const shell = options.shell ?? 'older';
  const router = createPageRouter(
    shell,
    createMemoryHistory({ initialEntries: [options.path ?? `/p/barang-uji/${ITEM}`] }),
  );
  await router.load();
  const tracked: AnalyticsEvent[] = [];
  const analytics = createAnalytics(() => (event, done) => {
    tracked.push(event);
    done();
  });
  const route = currentRoute(router, shell);
  const serverTime = createServerTime(options.now ?? NOON, () => passedMs);
  const fetchOfPage: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.clone().text();
    requests.push({
      method: request.method,
      path: url.pathname.replace('/backend', '') + url.search,
      body: text === '' ? null : JSON.parse(text),
      headers: request.headers,
    });
    await held.find(({ path }) => path.test(url.pathname))?.until;
    const limited = limits.findIndex(({ path }) => path.test(url.pathname));
    if (limited !== -1) return tooManyRequests(limits.splice(limited, 1)[0]?.seconds ?? 1);
    if (cut.some((part) => url.pathname.includes(part))) throw new TypeError('Failed to fetch');
    const code = options.refused?.[url.pathname.replace('/backend', '')];
    if (code !== undefined) return Response.json({ code: 400, errors: { user: [code] } }, { status: 400 });
    options.rewritten?.(url);
    const answer = await call(url.href === request.url ? request : new Request(url, request));
    const { answers = (_, data) => data, wholeAnswers = (_, body) => body } = options;
    const isChanged = options.answers !== undefined || options.wholeAnswers !== undefined;
    if (!isChanged || !answer.ok) return withRichText(url.pathname, answer);
    const path = url.pathname.replace('/backend', '');
    const body = wholeAnswers(path, await answer.json()) as { data: unknown };
    const data = answers(path, body.data);
    return withRichText(url.pathname, Response.json({ ...body, data }, answer));
  };
  const { backend, calls } = createBackendCalls({
    fetch: fetchOfPage,
    origin: 'http://shop.test',
    language,
    timeoutMs: 10_000,
    expectsSession: true,
    onServerTime: (epochMs, tookMs) => serverTime.sync(epochMs, tookMs),
  });
  const pageOptions: CreatePageOptions = {
    services: {
      backend,
      fetch: (input, init) => fetchOfPage(new URL(String(input), 'http://shop.test'), init),
      calls: () => Promise.resolve(calls),
      serverTime,
      analytics,
      embeddedConfig: () => null,
      storage: {
        read: (key) => localStorage.getItem(key),
        write: (key, value) => {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
          return true;
        },
      },
      tabStorage: {
        read: (key) => sessionStorage.getItem(key),
        write: (key, value) => {
          if (options.isStorageBlocked === true) return false;
          if (value === null) sessionStorage.removeItem(key);
          else sessionStorage.setItem(key, value);
          return true;
        },
      },
      isBackFromLogin: options.isBackFromLogin ?? false,
      reportPath: null,
      isBrowser: true,
    },
    input: {
      route,
      language,
      superApp: options.superApp ?? false,
      serverTimeMs: options.now ?? NOON,
      pageCacheKey: 'pdp:retail:id',
      formKey: 'test',
    },
  };
  const fresh = createPage(pageOptions);
  const { destination } = options;
  // With a destination chosen before, the page goes on from a state that has it.
  const page =
    destination === undefined
      ? fresh
      : createPage({ ...pageOptions, snapshot: withDestination(fresh.getPersistedSnapshot(), destination) });
  const left: string[] = [];
  recordSystem(page.system);
  page.on('page.left', ({ url }) => void left.push(url));
  page.start();
  router.history.subscribe(() => {
    void router.load().then(() => page.send({ type: 'route.changed', route: currentRoute(router, shell) }));
  });
  await preloadSections();
  await preloadRouteView(route.page.kind);
  const view = render(
    <App
      page={page}
      navigate={(href) => router.history.push(href)}
      copy={{ language, copy: (options.copy as Copy | undefined) ?? (language === 'en' ? en : id) }}
    />,
  );
  onTestFinished(() => void page.stop());
  const part = <TName extends keyof PageParts>(name: TName) =>
    page.getSnapshot().children[name] as PageParts[TName] | undefined;
  const loading = (): string[] => {
    const { context, children } = page.getSnapshot();
    const isPending = part('addToCart')?.getSnapshot().hasTag('pending') ?? false;
    return [
      ...(page.getSnapshot().hasTag('busy') ? ['page'] : []),
      ...LATER_PART_NAMES.filter((name) => context.laterParts[name] === 'coming'),
      ...[...PART_NAMES, ...LATER_PART_NAMES].filter((name) => {
        const snapshot = children[name]?.getSnapshot();
        // A part that has thrown loads nothing more.
        return snapshot?.status !== 'error' && snapshot?.hasTag('busy') === true;
      }),
      // The add of a visitor who left for a checkout stays pending: nothing waits for it.
      ...(left.length === 0 && isPending ? ['addToCart'] : []),
    ];
  };
  /** Resolves when nothing is loading any more. */
  const settle = () =>
    waitFor(() => {
      const names = loading();
      if (names.length > 0) throw new Error(`loading: ${names.join(', ')}`);
    });
  onTestFinished(retryWhenOnline(page));
  if (options.unanswered === undefined) await settle();
  return {
    marketplace,
    view,
    page,
    part,
    router,
    requests,
    tracked,
    /** The input of the measuring code. */
    measured: { page, analytics, serverTime, navigate: () => {} },
    left,
    settle,
    // The document has no styles: elements need no check whether they take the pointer.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Asks the marketplace to break an endpoint for this visitor. */
    fault: async (...asked: Parameters<typeof breakEndpoint>) => {
      await breakEndpoint(...asked);
    },
    /** Time goes by, for the marketplace and for the page. */
    passTime: (ms: number) => {
      passedMs += ms;
      // Acts as a date header: code that waits for a moment looks again.
      serverTime.sync(serverTime.now() + CLOCK_STEP_MS);
    },
    /** A write of another member, from a device of their own. */
    asAnother: async (member: string, path: string, body?: object) => {
      const form = new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString();
      const type = 'application/x-www-form-urlencoded';
      const login = await marketplace.fetch(
        new Request('http://shop.test/login', {
          method: 'POST',
          headers: { 'content-type': type },
          body: form,
        }),
      );
      const session = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const answer = await marketplace.fetch(
        new Request(`http://shop.test/backend${path}`, {
          method: 'POST',
          headers: {
            cookie: session,
            'idempotency-key': crypto.randomUUID(),
            'content-type': 'application/json',
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      expect(answer.status).toBe(200);
    },
    /** Calls the backend as this visitor in another window. */
    call: (path: string, body: unknown, key = 'elsewhere') =>
      call(
        new Request(`http://shop.test/backend${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        }),
      ),
    /** A form of another page of the shop, sent by this visitor. */
    submit: (path: string) => call(new Request(`http://shop.test${path}`, { method: 'POST' })),
    /** Returns the text of another page of the shop, as this visitor gets it. */
    textAt: async (path: string) =>
      (await (await call(new Request(`http://shop.test${path}`))).text())
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([,.])/g, '$1'),
    /** Another visitor's write, with a session of their own. */
    rival: (path: string, body: unknown) =>
      marketplace.fetch(
        new Request(`http://shop.test/backend${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'rival' },
          body: JSON.stringify(body),
        }),
      ),
    /** This visitor logs in, in another window. */
    logIn,
    /** Has the host refuse the next call at a path for some seconds, as one too many. */
    limit: (path: RegExp, seconds: number) => void limits.push({ path, seconds }),
    /** Holds the calls of a path back until the returned function lets them go. */
    hold,
    /** Answers what was `unanswered`. */
    letGo,
    /** Has calls below a path fail as without network. */
    loseNetwork: (part = '/') => void cut.push(part),
    /** Ends the loss of network, which the browser reports. */
    findNetwork: () => {
      cut.length = 0;
      act(() => void window.dispatchEvent(new Event('online')));
    },
    /** The visitor allows cookies, or refuses them from now on. */
    refuseCookies: (isRefused: boolean) => {
      isRefusing = isRefused;
      if (isRefused) cookie = '';
    },
    mend: () => call(new Request('http://shop.test/backend/_faults', { method: 'DELETE' })),
    /** Sends an event to a later part of the page, as its views would. */
    tellLater: (name: LaterPartName, event: object) =>
      act(() => (page.getSnapshot().children[name] as AnyActorRef | undefined)?.send(event as never)),
    /** Sends an event to a first part of the page, as its views would. */
    tell: (name: keyof PageParts, event: object) =>
      act(() => (part(name) as AnyActorRef | undefined)?.send(event as never)),
  };
}

function withDestination(snapshot: Snapshot<unknown>, destination: Destination): Snapshot<unknown> {
  const { context, ...rest } = snapshot as Snapshot<unknown> & { context: object };
  return { ...rest, context: { ...context, destination } } as unknown as Snapshot<unknown>;
}
