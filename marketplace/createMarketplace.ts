import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { products as catalogueProducts } from './catalogue/products.ts';
import type { ConfigEntry } from '#src/domain/productConfig.ts';
import { productConfigEntries } from './catalogue/content.ts';
import { merchants as catalogueMerchants } from './catalogue/merchants.ts';
import type { CatalogueMerchant, CatalogueProduct } from './catalogue/types.ts';
import { openDatabase } from './database/openDatabase.ts';
import { seedCatalogue } from './database/seed.ts';
import { createFaults, faultBody } from './faults/faults.ts';
import {
  answer,
  readBody,
  Refusal,
  refusalBody,
  type MarketplaceContext,
  type MarketplaceEnv,
} from './http/answers.ts';
import { isCrossSite } from './http/origin.ts';
import { cartRoutes } from './routes/cartRoutes.ts';
import { contentRoutes } from './routes/contentRoutes.ts';
import { listRoutes } from './routes/listRoutes.ts';
import { memberRoutes } from './routes/memberRoutes.ts';
import { pictureRoutes } from './routes/pictureRoutes.ts';
import { productRoutes } from './routes/productRoutes.ts';
import { createCatalogue } from './rules/catalogue.ts';
import { findVisit, sessionCookie, sessionCookieName, startSession } from './rules/sessions.ts';
import { standInRoutes } from './standIn/standInRoutes.ts';

export interface MarketplaceOptions {
  /** Folder of the database, or ":memory:". */
  dataDir: string;
  /** Lets a session ask for faults; for tests and QA only. */
  faults: boolean;
  /** Epoch ms. */
  now?: () => number;
  products?: readonly CatalogueProduct[];
  merchants?: readonly CatalogueMerchant[];
  /** What the product configs answer. */
  configEntries?: readonly ConfigEntry[];
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const MINUTE_MS = 60_000;

/** The embedded reference backend as a fetch handler: mountable in process, or served alone. [HOST-03] */
export function createMarketplace(options: MarketplaceOptions) {
  const now = options.now ?? Date.now;
  const database = openDatabase(options.dataDir);
  seedCatalogue(database, options.products ?? catalogueProducts);
  const deps = {
    database,
    catalogue: createCatalogue(database, options.merchants ?? catalogueMerchants),
    now,
    dayStart: Math.floor(now() / MINUTE_MS) * MINUTE_MS,
  };
  const faults = createFaults();
  const app = new Hono<MarketplaceEnv>();

  app.use(async (c, next) => {
    const isSecure = new URL(c.req.url).protocol === 'https:';
    c.set('visit', findVisit(database, getCookie(c, sessionCookieName(isSecure)), now()));
    c.set('language', /^en\b/.test(c.req.header('accept-language') ?? '') ? 'en' : 'id');
    if (WRITES.has(c.req.method) && isCrossSite(c.req.raw.headers, c.req.url)) {
      throw new Refusal(403, 'CROSS_SITE_WRITE');
    }
    await next();
    c.res.headers.set('date', new Date(now()).toUTCString());
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(refusalBody(error), error.status);
    console.error(error);
    return c.json(refusalBody(new Refusal(503, 'INTERNAL_ERROR')), 500);
  });

  /** The caller's owner; a visitor without a session gets one at the first write. */
  const ownerOf = (c: MarketplaceContext): string => {
    if (c.var.visit.owner !== null) return c.var.visit.owner;
    const isSecure = new URL(c.req.url).protocol === 'https:';
    const { id, visit } = startSession(database, null, now());
    c.set('visit', visit);
    c.header('set-cookie', sessionCookie(id, isSecure), { append: true });
    return visit.owner ?? '';
  };

  const backend = new Hono<MarketplaceEnv>();
  if (options.faults) {
    backend.post('/_faults', async (c) => {
      const rule = await readBody(c, faultBody);
      faults.add(ownerOf(c), rule);
      return c.json(answer(true));
    });
    backend.get('/_faults', (c) => c.json(answer(faults.list(c.var.visit.owner ?? ''))));
    backend.delete('/_faults', (c) => c.json(answer(faults.clear(c.var.visit.owner ?? ''))));
    backend.use(async (c, next) => {
      const path = c.req.path.replace(/^\/backend/, '');
      const broken = await faults.apply(c.var.visit.owner, c.req.method, path);
      if (broken === null) return next();
      if (!broken.breaksAnswer) return broken.answer;
      // What breaks off on its way back has happened, as it is with a lost connection.
      await next();
      c.res = undefined;
      c.res = broken.answer;
    });
  }
  backend.route('/product-detail/products', productRoutes(deps));
  backend.route('/content', contentRoutes(options.configEntries ?? productConfigEntries));
  backend.route('/', listRoutes(deps));
  backend.route('/', memberRoutes(deps));
  backend.route('/', cartRoutes(deps, ownerOf));
  backend.all('*', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  app.route('/backend', backend);
  app.route('/pictures', pictureRoutes());
  app.route('/', standInRoutes(deps));
  app.notFound((c) => c.json(refusalBody(new Refusal(404, 'NOT_FOUND')), 404));

  return {
    fetch: (request: Request): Response | Promise<Response> => app.fetch(request),
    catalogue: deps.catalogue,
    close(): void {
      faults.close();
      database.close();
    },
  };
}
