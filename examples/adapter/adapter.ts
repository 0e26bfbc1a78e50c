import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { cartBody, type cartAdded, type bagSummary } from '#src/services/bag/bag/contract.ts';
import type { priceSummary, productSummary, specifications } from '#src/services/product/product/contract.ts';
import type { promotions } from '#src/services/promo/promotions/contract.ts';
import type { Article } from './shop.ts';

/** Asks the shop; in a real one its address and its key go here. */
type AskShop = (path: string, init?: RequestInit) => Response | Promise<Response>;

const SELLER = { code: 'PAWON', name: 'Pawon Keramik', location: 'Purwakarta' };
/** It sends from where it makes them. */
const PLACE = { code: 'PAWON-1', name: 'Bengkel Pawon' };
const BASKET = 'session';

class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 415;
  readonly code: string;
  readonly numbers: Record<string, number>;
  constructor(status: Refusal['status'], code: string, numbers: Record<string, number> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.numbers = numbers;
  }
}

/** Creates the page's backend from a shop. Refuses what the shop lacks: the page leaves that out. */
export function createAdapter(askShop: AskShop) {
  const app = new Hono().basePath('/backend');
  const answer = (c: Context, data: unknown) => c.json({ data });
  const articleOf = async (no: string): Promise<Article> => {
    const told = await askShop(`/articles/${encodeURIComponent(no)}`);
    if (told.status === 404) throw new Refusal(404, 'PRODUCT_NOT_FOUND');
    return (await told.json()) as Article;
  };

  app.use(async (c, next) => {
    await next();
    c.res.headers.set('date', new Date().toUTCString());
    c.res.headers.set('cache-control', 'no-store');
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) {
      console.error(error);
      return c.json({ errors: { user: ['INTERNAL_ERROR'] } }, 500);
    }
    const numbers = Object.entries(error.numbers).map(([name, value]) => [name, [value]]);
    return c.json({ errors: { user: [error.code], ...Object.fromEntries(numbers) } }, error.status);
  });

  const product = '/product-detail/products/:id';
  app.get(`${product}/_summary`, async (c) => {
    const article = await articleOf(c.req.param('id'));
    const series = ((await (await askShop('/articles')).json()) as Article[]).filter(
      (one) => one.series === article.series,
    );
    return answer(c, summaryOf(article, series));
  });
  app.get(`${product}/price-summary`, async (c) => {
    const article = await articleOf(c.req.param('id'));
    const quantity = Number(c.req.query('qty'));
    if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal(400, 'INVALID_QUERY');
    if (article.left > 0 && quantity > article.left) {
      throw new Refusal(400, 'OOS_MAX_QTY_VISIBLE_LIMIT', { maxQty: article.left });
    }
    return answer(c, {
      price: priceOf(article),
      item: { quantity, subtotal: quantity * article.cost },
    } satisfies z.input<typeof priceSummary>);
  });
  app.get(`${product}/description`, async (c) => {
    const { about } = await articleOf(c.req.param('id'));
    // HTML: the page host makes it plain data.
    return answer(c, { value: `<p>${about.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>` });
  });
  app.get(`${product}/specifications`, async (c) => {
    const { facts } = await articleOf(c.req.param('id'));
    const told = Object.entries(facts).map(([name, value]) => ({ name, value }));
    return answer(c, told satisfies z.input<typeof specifications>);
  });

  // The shop has no members and no configuration.
  app.get('/common/users/_current', (c) => answer(c, null));
  app.get('/content/product-configs', (c) => answer(c, []));
  app.get(`${product}/promotions`, async (c) => {
    await articleOf(c.req.param('id'));
    return answer(c, { serverTime: Date.now() } satisfies z.input<typeof promotions>);
  });
  // The shop has none of these, and says so.
  for (const [path, none] of Object.entries(HAS_NONE)) {
    app.get(path, async (c) => {
      const id = c.req.param('id') ?? c.req.query('itemSku');
      if (id !== undefined) await articleOf(id);
      return answer(c, none);
    });
  }

  const basketOf = async (id: string | undefined): Promise<Record<string, number>> =>
    id === undefined ? {} : ((await (await askShop(`/baskets/${id}`)).json()) as Record<string, number>);
  const countOf = (basket: Record<string, number>) =>
    Object.values(basket).reduce((sum, pieces) => sum + pieces, 0);
  const setBasket = (c: Context, id: string) =>
    setCookie(c, BASKET, id, { httpOnly: true, sameSite: 'Lax', path: '/' });
  app.get('/retail/carts', async (c) => {
    const basket = await basketOf(getCookie(c, BASKET));
    return answer(c, { totalItems: countOf(basket), items: Object.keys(basket) } satisfies z.input<
      typeof bagSummary
    >);
  });

  /** Answers by idempotency key, because the shop would add twice. A real adapter keeps them in a database. */
  const kept = new Map<string, { request: string; answer: Promise<unknown> }>();
  app.post('/retail/carts', async (c) => {
    if (!/^application\/json\b/.test(c.req.header('content-type') ?? ''))
      throw new Refusal(415, 'JSON_EXPECTED');
    const text = await c.req.text();
    const body = readCartBody(text);
    const key = c.req.header('idempotency-key');
    if (key === undefined) throw new Refusal(400, 'IDEMPOTENCY_KEY_EXPECTED');
    const known = getCookie(c, BASKET);
    // An add to a basket whose cookie the browser refuses would be lost: the request first goes round once with it.
    if (known === undefined && c.req.header('x-session') === 'expected') {
      if (c.req.query('session') === 'given') throw new Refusal(403, 'COOKIES_REFUSED');
      setBasket(c, crypto.randomUUID());
      return c.redirect('?session=given', 307);
    }
    const basket = known ?? crypto.randomUUID();
    const request = JSON.stringify({ ...body, destination: undefined });
    const before = kept.get(`${known} ${key}`);
    if (before !== undefined && before.request !== request) throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED');
    const made = before?.answer ?? put(basket, body);
    kept.set(`${basket} ${key}`, { request, answer: made });
    try {
      const told = await made;
      if (known === undefined) setBasket(c, basket);
      return answer(c, told);
    } catch (error) {
      // A refusal wrote nothing, and is not kept.
      kept.delete(`${basket} ${key}`);
      throw error;
    }
  });

  async function put(basket: string, body: z.output<typeof cartBody>): Promise<z.input<typeof cartAdded>> {
    const { itemSku, quantity, fulfillment } = body;
    if (quantity < 1) throw new Refusal(400, 'LOWER_THAN_MINIMUM');
    const article = await articleOf(itemSku);
    if (fulfillment !== 'DELIVERY') throw new Refusal(400, 'UNBUYABLE_ITEM');
    const told = await askShop(`/baskets/${basket}/articles/${encodeURIComponent(article.no)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pieces: quantity }),
    });
    if (told.status === 409) {
      throw article.left === 0
        ? new Refusal(400, 'OutOfStock')
        : new Refusal(400, 'OOS_MAX_QTY_VISIBLE_LIMIT', { maxQty: article.left });
    }
    return { totalItems: countOf((await told.json()) as Record<string, number>), purchaseLimit: null };
  }

  app.all('*', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  return app;
}

const HAS_NONE: Readonly<Record<string, unknown>> = {
  '/product-detail/products/:id/highlights': [],
  '/product-detail/products/:id/vouchers': [],
  '/product-detail/products/:id/free-gift': null,
  '/product-detail/products/:id/installments': [],
  '/product/products/:id/single-combo': null,
  '/product/products/:id/wholesale': [],
  '/product/products/:id/pickup-points': [],
  '/product/products/:id/offline-merchants': [],
  '/product/merchant/vouchers': [],
  '/product/merchant/vouchers-info': { count: 0, highlight: null },
  '/trade-in/products/:id': { eligible: false, maxPrice: null },
  '/add-on/installations/:id': [],
  '/add-on/insurances/:id': [],
};

function readCartBody(text: string): z.output<typeof cartBody> {
  try {
    return z.parse(cartBody, JSON.parse(text));
  } catch {
    throw new Refusal(400, 'INVALID_BODY');
  }
}

const priceOf = ({ cost, was }: Article) => ({
  offered: cost,
  listed: was ?? cost,
  discount: was === undefined ? 0 : Math.round((1 - cost / was) * 100),
});

/** The summary of an article. The page does not know what is left out: rating, tags but stock, promise of a return. */
function summaryOf(article: Article, series: readonly Article[]): z.input<typeof productSummary> {
  return {
    itemSku: article.no,
    productSku: article.series,
    productCode: article.series,
    name: `${article.title}`,
    urlFriendlyName: article.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    pickupPointCode: PLACE.code,
    pickupPoint: PLACE,
    brand: { name: 'Pawon' },
    merchant: SELLER,
    attributes: [{ name: 'Warna', value: article.colour }],
    options: series.map((one) => ({
      itemSku: one.no,
      pickupPointCode: PLACE.code,
      selected: one.no === article.no,
      available: one.left > 0,
      attributes: [{ name: 'Warna', value: one.colour }],
    })),
    // No tags: with one of them, a missing tag would mean something, such as that the product cannot be sent back.
    tags: [],
    vendor: 'retail',
    type: 'REGULAR',
    fulfillmentTypes: {
      delivery: { status: article.left > 0 ? 'AVAILABLE' : 'UNAVAILABLE' },
      pickup: { status: 'UNAVAILABLE' },
    },
    price: priceOf(article),
    stock: { remaining: article.left },
  };
}
