import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueMerchant, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { demoConfig } from '#marketplace/core/pages/demoSwitches.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { toConfigMap } from '#src/domain/product/productConfig.ts';
import { createHost } from '#server/createHost.ts';
import type { Limits } from '#server/http/limits.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createPageHandler } from '#server/pages/pageHandler.ts';
import type { PageHost } from '#server/pages/pageHost.ts';
import { createSharedReads } from '#server/pages/sharedReads.ts';
import { ITEM, SELLER } from '../../support/products.ts';

export const NOW = Date.UTC(2026, 10, 21, 5);
/** As `ownConfig`: nothing is switched on, but the page counts as one visitor's own and is rendered whole. */
export const RENDERED_WHOLE = { whole: undefined } as unknown as Record<string, string>;
const assets = {
  scripts: ['/assets/part.js', '/assets/a.js'],
  styles: ['/assets/a.css'],
  fonts: ['/assets/f.woff2'],
  copies: { id: ['/assets/id.js'], en: ['/assets/en.js'] },
  lab: null,
};

/** A whole host around a marketplace of these products. */
export function openHost(
  products: CatalogueProduct[],
  facts: {
    config?: Record<string, string>;
    host?: Partial<PageHost>;
    faults?: boolean;
    vouchers?: CatalogueVoucher[];
    /** Facts that differ from those of the usual seller. */
    merchant?: Partial<CatalogueMerchant>;
    /** All sellers, where that one is not enough. */
    merchants?: readonly CatalogueMerchant[];
    dataDir?: string;
    limits?: Limits;
    /** The clock of host and marketplace; it stands still without. */
    now?: () => number;
    /** The host is told of no clock. */
    isClockUntold?: true;
  } = {},
) {
  const now = facts.now ?? (() => NOW);
  const market = createMarketplace({
    dataDir: facts.dataDir ?? ':memory:',
    faults: facts.faults ?? false,
    now,
    products,
    merchants: facts.merchants ?? [{ ...SELLER, ...facts.merchant }],
    ...(facts.host?.onError === undefined ? {} : { onError: facts.host.onError }),
    ...(facts.vouchers === undefined ? {} : { vouchers: facts.vouchers }),
  });
  /** Everything that carried an idempotency key, from the host and from its visitors. */
  const writes: { key: string; path: string; body: string }[] = [];
  const callMarket = async (request: Request): Promise<Response> => {
    const key = request.headers.get('idempotency-key');
    if (key !== null) {
      writes.push({ key, path: new URL(request.url).pathname, body: await request.clone().text() });
    }
    return market.fetch(request);
  };
  const calls: string[] = [];
  const reads = createSharedReads({ now });
  const page = createPageHandler({
    render: renderPage,
    callBackend: async (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return callMarket(request);
    },
    backendOrigin: 'http://marketplace.test',
    assets,
    configs: createConfigCache(
      async () => toConfigMap(Object.entries(facts.config ?? {}).map(([id, value]) => ({ id, value }))),
      now,
    ),
    readsFor: ({ cookie }) => (facts.faults && cookie !== undefined ? undefined : reads),
    pages: createPageCache({ now }),
    capacity: 8,
    ownConfig: demoConfig,
    isPolicyStrict: true,
    pictureSources: [],
    ...(facts.isClockUntold === true ? {} : { now }),
    ...facts.host,
  });
  const host = createHost({
    page,
    backend: callMarket,
    others: market.fetch,
    assets: { serve: () => null },
    ...(facts.limits === undefined ? {} : { limits: facts.limits }),
    ...(facts.host?.onError === undefined ? {} : { onError: facts.host.onError }),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await host(new Request(`http://shop.test${path}`, { headers }));
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  /** Posts a form once, as it is. */
  const postOnce = async (
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await host(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(form).toString(),
      }),
    );
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  /** Posts a form as a browser does that keeps its session: it goes round with it, and knows of both answers. [AUTH-18] */
  const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const first = await postOnce(path, form, headers);
    const given = first.headers.getSetCookie();
    if (first.status !== 307) return first;
    const cookies = [headers['cookie'], ...given.map((set) => set.split(';')[0])];
    const answer = await postOnce(first.headers.get('location') ?? '', form, {
      ...headers,
      cookie: cookies.filter((cookie) => cookie !== undefined).join('; '),
    });
    for (const set of given) answer.headers.append('set-cookie', set);
    return answer;
  };
  const logIn = async (member: string) => {
    const { headers } = await post('/login', { member: `member-${member}`, redirect: '/' });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return { host, market, calls, writes, get, post, postOnce, logIn };
}
export const PATH = `/p/barang-uji/${ITEM}`;
