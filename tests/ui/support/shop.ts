/**
 * The shop of a view test: the embedded marketplace with its data and its clock, the answers that a test holds back,
 * replaces or refuses, its faults, and what other visitors write there meanwhile.
 */
import { act } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import type { CatalogueMerchant, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import type { CatalogueCombo } from '#marketplace/promo/catalogue/combos.ts';
import type { CatalogueGift } from '#marketplace/promo/catalogue/freeGifts.ts';
import type {
  CataloguePromotion,
  CatalogueVoucher,
  HeldVoucher,
} from '#marketplace/promo/catalogue/voucherTypes.ts';
import type { CatalogueBasket } from '#marketplace/recommendation/catalogue/purchases.ts';
import { tooManyRequests } from '#server/http/limits.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import type { ConfigEntry } from '#src/domain/product/productConfig.ts';
import type { StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { SELLER } from '../../support/products.ts';

export type Marketplace = ReturnType<typeof createMarketplace>;
export type Send = (request: Request) => Promise<Response>;

/** The time of a test, of its shop and of its page alike. */
export interface Clock {
  /** Epoch ms of the marketplace when the page is opened. */
  startMs: number;
  /** Ms that have gone by since. */
  passedMs: number;
}

export interface ShopOptions {
  products?: readonly CatalogueProduct[];
  merchant?: Partial<CatalogueMerchant>;
  combos?: readonly CatalogueCombo[];
  freeGifts?: readonly CatalogueGift[];
  /** Products that buyers had together; none unless given, except for the demo products. */
  baskets?: readonly CatalogueBasket[];
  vouchers?: readonly CatalogueVoucher[];
  heldVouchers?: readonly HeldVoucher[];
  promotions?: readonly CataloguePromotion[];
  groceryStores?: readonly CatalogueGroceryStore[];
  storePicker?: StorePickerConfig;
  config?: readonly ConfigEntry[];
  /** Epoch ms of the marketplace; noon in Jakarta unless given. */
  now?: number;
  /** The marketplace of a page opened before, with its data; else a new one. */
  marketplace?: Marketplace;
  /** Endpoints that fail from the start, with the kind of failure. */
  faults?: Record<string, string>;
  /** Path below which calls fail as without network from the start. */
  lost?: string;
  /** Calls held back from the start until `letGo`; the page is returned as it is meanwhile. */
  held?: RegExp;
  /** Paths below /backend that are refused, with the code. */
  refused?: Record<string, string>;
  /** Changes the data that the marketplace answers at a path below /backend. */
  answers?: (path: string, data: unknown) => unknown;
  /** Changes a whole answer, with its counts. */
  wholeAnswers?: (path: string, body: any) => object;
  /** Changes the requests to the marketplace. */
  rewritten?: (url: URL) => void;
}

export const CHAT: readonly ConfigEntry[] = [
  { id: 'pdp.chat.enabled', value: 'true' },
  { id: 'pdp.chat.allowed-commission-types', value: 'TD,TC,MP' },
];

/** Noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);

export function startClock({ now = NOON }: ShopOptions): Clock {
  return { startMs: now, passedMs: 0 };
}

/** A marketplace in this process: one of the given products, or of all demo products. */
export function openMarketplace(options: ShopOptions, clock: Clock): Marketplace {
  if (options.marketplace !== undefined) return options.marketplace;
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: true,
    now: () => clock.startMs + clock.passedMs,
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

/** Another member's write, or another guest's, from a device and with a session of their own. */
const othersWrites = (marketplace: Marketplace) => {
  const write = (path: string, body: unknown, headers: Record<string, string>) =>
    marketplace.fetch(
      new Request(`http://shop.test/backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    asAnotherMember: async (member: string, path: string, body?: object) => {
      const login = await marketplace.fetch(loginOf(member));
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const answer = await write(path, body, { cookie, 'idempotency-key': crypto.randomUUID() });
      expect(answer.status).toBe(200);
    },
    asAnotherGuest: async (path: string, body: unknown) => write(path, body, { 'idempotency-key': 'rival' }),
  };
};

/** The form of the login, as a demo member sends it. */
export function loginOf(member: string): Request {
  return new Request('http://shop.test/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
  });
}

/**
 * The shop as a page meets it. `send` brings a request to the marketplace with the cookies of the visitor; the faults
 * are of that visitor alone.
 */
export async function openShop(marketplace: Marketplace, send: Send, options: ShopOptions) {
  const requests: { method: string; path: string; body: any; headers: Headers }[] = [];
  const cut = options.lost === undefined ? [] : [options.lost];
  const limits: { path: RegExp; seconds: number }[] = [];
  const held: { path: RegExp; until: Promise<void> }[] = [];
  const hold = (path: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push({ path, until: promise });
    return () => act(async () => resolve());
  };
  const letGo = options.held === undefined ? async () => {} : hold(options.held);
  const fault = async (endpoint: string, kind: string, times = 1_000, delayMs = 3_000) => {
    await send(
      new Request('http://shop.test/backend/_faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, fault: kind, times, delayMs }),
      }),
    );
  };
  for (const [endpoint, kind] of Object.entries(options.faults ?? {})) await fault(endpoint, kind);

  const record = async (request: Request, url: URL) => {
    const text = request.method === 'GET' ? '' : await request.clone().text();
    requests.push({
      method: request.method,
      path: url.pathname.replace('/backend', '') + url.search,
      body: text === '' ? null : JSON.parse(text),
      headers: request.headers,
    });
  };
  const changed = async (path: string, answer: Response) => {
    const { answers = (_, data) => data, wholeAnswers = (_, body) => body } = options;
    const isChanged = options.answers !== undefined || options.wholeAnswers !== undefined;
    if (!isChanged || !answer.ok) return answer;
    const body = wholeAnswers(path, await answer.json()) as { data: unknown };
    const data = answers(path, body.data);
    return Response.json({ ...body, data }, answer);
  };
  /** Answers a call of the page. */
  const answerTo: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    await record(request, url);
    await held.find(({ path }) => path.test(url.pathname))?.until;
    const limited = limits.findIndex(({ path }) => path.test(url.pathname));
    if (limited !== -1) return tooManyRequests(limits.splice(limited, 1)[0]?.seconds ?? 1);
    if (cut.some((part) => url.pathname.includes(part))) throw new TypeError('Failed to fetch');
    const code = options.refused?.[url.pathname.replace('/backend', '')];
    if (code !== undefined) return Response.json({ code: 400, errors: { user: [code] } }, { status: 400 });
    options.rewritten?.(url);
    const answer = await send(url.href === request.url ? request : new Request(url, request));
    return withRichText(url.pathname, await changed(url.pathname.replace('/backend', ''), answer));
  };

  return {
    marketplace,
    /** The calls of the page so far. */
    requests,
    answerTo,
    /** Breaks an endpoint for this visitor. */
    fault,
    /** Ends all faults. */
    mend: () => send(new Request('http://shop.test/backend/_faults', { method: 'DELETE' })),
    /** Has the host refuse the next call at a path for some seconds, as one too many. */
    limit: (path: RegExp, seconds: number) => void limits.push({ path, seconds }),
    /** Holds the calls of a path back until the returned function lets them go. */
    hold,
    /** Lets go what the option `held` holds back. */
    letGo,
    /** Has calls below a path fail as without network. */
    loseNetwork: (part = '/') => void cut.push(part),
    /** Ends the loss of network, which the browser reports. */
    findNetwork: () => {
      cut.length = 0;
      act(() => void window.dispatchEvent(new Event('online')));
    },
    ...othersWrites(marketplace),
  };
}
