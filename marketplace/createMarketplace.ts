import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { combos as catalogueCombos, type CatalogueCombo } from './catalogue/combos.ts';
import { freeGifts as catalogueGifts, type CatalogueGift } from './catalogue/freeGifts.ts';
import { products as catalogueProducts } from './catalogue/products.ts';
import type { ConfigEntry } from '#src/domain/productConfig.ts';
import type { StorePickerConfig } from '#src/services/grocery/contract.ts';
import { productConfigEntries } from './catalogue/content.ts';
import {
  groceryStores as catalogueGroceryStores,
  storePickerConfig,
  type CatalogueGroceryStore,
} from './catalogue/groceryStores.ts';
import { merchants as catalogueMerchants } from './catalogue/merchants.ts';
import { promotions as cataloguePromotions } from './catalogue/promotions.ts';
import type { CatalogueMerchant, CatalogueProduct } from './catalogue/types.ts';
import { heldVouchers, vouchers as catalogueVouchers } from './catalogue/vouchers.ts';
import type { CataloguePromotion, CatalogueVoucher, HeldVoucher } from './catalogue/voucherTypes.ts';
import { openDatabase } from './database/openDatabase.ts';
import { seedBundles } from './database/seedBundles.ts';
import { seedCatalogue } from './database/seed.ts';
import { createReviewSeeds } from './database/seedReviews.ts';
import { seedSellers } from './database/seedSellers.ts';
import { seedVouchers } from './database/seedVouchers.ts';
import { seedDelivery } from './database/seedDelivery.ts';
import { createFaults, faultBody } from './faults/faults.ts';
import {
  answer,
  readBody,
  Refusal,
  refusalBody,
  type MarketplaceContext,
  type MarketplaceEnv,
} from './http/answers.ts';
import { cacheControlOf } from './http/caching.ts';
import { isCrossSite, isSecure } from './http/origin.ts';
import { BodyCutOff } from './http/readBounded.ts';
import { addressRoutes } from './routes/addressRoutes.ts';
import { cartRoutes, type Writer } from './routes/cartRoutes.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { contentRoutes } from './routes/contentRoutes.ts';
import { groceryRoutes } from './routes/groceryRoutes.ts';
import * as mounted from './routes/mounted.ts';
import { pictureRoutes } from './routes/pictureRoutes.ts';
import { productRoutes } from './routes/productRoutes.ts';
import { regionRoutes } from './routes/regionRoutes.ts';
import { seedAddresses } from './rules/addresses.ts';
import { createCatalogue } from './rules/catalogue.ts';
import { offersSince } from './rules/offerPeriod.ts';
import { createRegions } from './rules/regions.ts';
import { seedGroceryStores } from './rules/groceryStores.ts';
import { findVisit, newGuest, sessionCookie, sessionCookieName, startSession } from './rules/sessions.ts';
import { startJanitor } from './rules/janitor.ts';
import { bundlingCatalogue } from './standIn/bundlingCatalogue.ts';
import { createVoucherBook } from './rules/vouchers.ts';
import { demoPage } from './standIn/demoPage.ts';
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
  combos?: readonly CatalogueCombo[];
  freeGifts?: readonly CatalogueGift[];
  vouchers?: readonly CatalogueVoucher[];
  /** What members hold of them on a fresh database. */
  heldVouchers?: readonly HeldVoucher[];
  promotions?: readonly CataloguePromotion[];
  /** What the product configs answer. */
  configEntries?: readonly ConfigEntry[];
  groceryStores?: readonly CatalogueGroceryStore[];
  storePicker?: StorePickerConfig;
  /** Told what broke, and in which request; null where it was in none. */
  onError?: (error: unknown, requestId: string | null) => void;
  /** Told what the janitor took away, each time. */
  onTidied?: (removed: { sessions: number; keys: number }) => void;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The embedded reference backend as a fetch handler: mountable in process, or served alone. [HOST-03] */
export function createMarketplace(options: MarketplaceOptions) {
  const now = options.now ?? Date.now;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const database = openDatabase(options.dataDir);
  seedCatalogue(database, options.products ?? catalogueProducts);
  seedBundles(database, {
    combos: options.combos ?? catalogueCombos,
    freeGifts: options.freeGifts ?? catalogueGifts,
  });
  seedAddresses(database);
  const regions = createRegions(database);
  // A database that stays is filled before anyone asks; one in memory may never be asked.
  if (options.dataDir !== ':memory:') regions.fill();
  const since = offersSince(database, now());
  // The vouchers of the catalogue go with its products.
  const isDemo = options.products === undefined;
  seedVouchers(
    database,
    options.vouchers ?? (isDemo ? catalogueVouchers : []),
    options.heldVouchers ?? (isDemo ? heldVouchers : []),
    since,
  );
  seedGroceryStores(database, options.groceryStores ?? catalogueGroceryStores);
  seedDelivery(database, options.products ?? catalogueProducts, options.merchants ?? catalogueMerchants);
  seedSellers(database, options.merchants ?? catalogueMerchants);
  const catalogue = createCatalogue(database, options.merchants ?? catalogueMerchants);
  const reviewSeeds = createReviewSeeds(database, catalogue, since);
  // As with the regions; piece by piece, while others are served.
  if (options.dataDir !== ':memory:') {
    void reviewSeeds.needWritten().catch((error: unknown) => onError(error, null));
  }
  const deps = {
    database,
    catalogue,
    reviewSeeds,
    vouchers: createVoucherBook(database, options.promotions ?? (isDemo ? cataloguePromotions : [])),
    now,
    regions,
    offersSince: since,
  };
  const faults = createFaults();
  const stopJanitor = startJanitor(database, now, {
    onTidied: options.onTidied ?? (() => {}),
    onError: (error) => onError(error, null),
  });
  const app = new Hono<MarketplaceEnv>();

  app.use(async (c, next) => {
    c.set('visit', findVisit(database, getCookie(c, sessionCookieName(isSecure(c.req.raw))), now()));
    c.set('language', /^en\b/.test(c.req.header('accept-language') ?? '') ? 'en' : 'id');
    if (WRITES.has(c.req.method) && isCrossSite(c.req.raw.headers, c.req.url)) {
      throw new Refusal(403, 'CROSS_SITE_WRITE');
    }
    await next();
    c.res.headers.set('date', new Date(now()).toUTCString());
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(refusalBody(error), error.status);
    if (error instanceof BodyCutOff) return c.json(refusalBody(new Refusal(400, 'INVALID_BODY')), 400);
    onError(error, c.req.header('x-request-id') ?? null);
    return c.json(refusalBody(new Refusal(503, 'INTERNAL_ERROR')), 500);
  });

  const writerOf = (c: MarketplaceContext): Writer => {
    const { owner } = c.var.visit;
    if (owner !== null) return { owner, accepted: () => {} };
    const guest = newGuest();
    return {
      owner: guest,
      accepted: () => {
        const { id, visit } = startSession(database, null, now(), guest);
        c.set('visit', visit);
        c.header('set-cookie', sessionCookie(id, isSecure(c.req.raw)), { append: true });
      },
    };
  };

  const backend = new Hono<MarketplaceEnv>();
  backend.use(async (c, next) => {
    await next();
    const path = c.req.path.replace(/^\/backend/, '');
    if (c.res.headers.has('cache-control')) return;
    c.res.headers.set('cache-control', cacheControlOf(c.req.method, path, c.res.status));
    c.res.headers.append('vary', 'accept-language');
  });
  if (options.faults) {
    backend.post('/_faults', async (c) => {
      const rule = await readBody(c, faultBody);
      const { owner, accepted } = writerOf(c);
      faults.add(owner, rule);
      accepted();
      return c.json(answer(true));
    });
    backend.get('/_faults', (c) => c.json(answer(faults.list(c.var.visit.owner ?? ''))));
    backend.delete('/_faults', (c) => c.json(answer(faults.clear(c.var.visit.owner ?? ''))));
    backend.use(async (c, next) => {
      // Their page is not one that others get too.
      if (faults.list(c.var.visit.owner ?? '').length > 0) c.header('x-faults', 'on');
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
  for (const routes of Object.values(mounted)) {
    if (typeof routes === 'function') backend.route('/', routes(deps));
  }
  backend.route('/content', contentRoutes(options.configEntries ?? productConfigEntries));
  backend.route('/common/region/countries', regionRoutes(regions));
  backend.route('/member/addresses', addressRoutes(deps, regions));
  backend.route('/', groceryRoutes(deps, options.storePicker ?? storePickerConfig));
  backend.route('/', cartRoutes(deps, writerOf));
  backend.route('/', reportRoutes(deps, writerOf));
  backend.all('*', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  app.route('/backend', backend);
  app.route('/pictures', pictureRoutes());
  app.route('/', bundlingCatalogue(deps));
  app.route('/', demoPage());
  app.route('/', standInRoutes(deps));
  app.notFound((c) => c.json(refusalBody(new Refusal(404, 'NOT_FOUND')), 404));

  return {
    fetch: (request: Request): Response | Promise<Response> => app.fetch(request),
    catalogue: deps.catalogue,
    close(): void {
      stopJanitor();
      reviewSeeds.close();
      faults.close();
      database.close();
    },
  };
}
