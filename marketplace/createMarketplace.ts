import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { brandAds as catalogueBrandAds, type CatalogueBrandAd } from './catalogue/brandAds.ts';
import { combos as catalogueCombos, type CatalogueCombo } from './catalogue/combos.ts';
import { freeGifts as catalogueGifts, type CatalogueGift } from './catalogue/freeGifts.ts';
import { products as catalogueProducts } from './catalogue/products.ts';
import { toConfigMap, type ConfigEntry } from '#src/domain/productConfig.ts';
import type { StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { productConfigEntries } from './catalogue/content.ts';
import {
  groceryStores as catalogueGroceryStores,
  storePickerConfig,
  type CatalogueGroceryStore,
} from './catalogue/groceryStores.ts';
import { merchants as catalogueMerchants } from './catalogue/merchants.ts';
import { promotions as cataloguePromotions } from './catalogue/promotions.ts';
import { baskets as catalogueBaskets, type CatalogueBasket } from './catalogue/purchases.ts';
import { writtenQuestions } from './catalogue/questions/written.ts';
import type { WrittenQuestion } from './catalogue/questions/writtenQuestion.ts';
import { catalogueAddOns, type CatalogueAddOn } from './catalogue/addOns.ts';
import type { CatalogueMerchant, CatalogueProduct } from './catalogue/types.ts';
import { heldVouchers, vouchers as catalogueVouchers } from './catalogue/vouchers.ts';
import type { CataloguePromotion, CatalogueVoucher, HeldVoucher } from './catalogue/voucherTypes.ts';
import { openDatabase, type Database } from './database/openDatabase.ts';
import { seedCombosAndGifts } from './database/seedCombosAndGifts.ts';
import { seedCatalogue } from './database/seed.ts';
import { seedPurchases } from './database/seedPurchases.ts';
import { createQuestionSeeds } from './database/seedQuestions.ts';
import { createReviewSeeds } from './database/seedReviews.ts';
import { seedSellers } from './database/seedSellers.ts';
import { seedVouchers } from './database/seedVouchers.ts';
import { seedDelivery } from './database/seedDelivery.ts';
import { createFaults, faultBody } from './faults/faults.ts';
import { answer, readBody, Refusal, refusalBody, type MarketplaceEnv } from './http/answers.ts';
import { cacheControlOf } from './http/caching.ts';
import { isCrossSite, isSecure } from '../web/origin.ts';
import { createWriterOf, SessionNeeded, sentRound } from './rules/writer.ts';
import { BodyCutOff } from '../web/readBounded.ts';
import { openApiText } from './openApi/openApi.ts';
import { addressRoutes } from './routes/addressRoutes.ts';
import { cartRoutes } from './routes/cartRoutes.ts';
import { reportRoutes } from './routes/reportRoutes.ts';
import { contentRoutes } from './routes/contentRoutes.ts';
import { groceryRoutes } from './routes/groceryRoutes.ts';
import { memberRoutes } from './routes/memberRoutes.ts';
import * as mounted from './routes/mounted.ts';
import { pictureRoutes } from './routes/pictureRoutes.ts';
import { shareRoutes } from './routes/shareRoutes.ts';
import { productRoutes } from './routes/productRoutes.ts';
import { regionRoutes } from './routes/regionRoutes.ts';
import { seedAddresses } from './rules/addresses.ts';
import { bagCount } from './rules/bagLines.ts';
import { createCatalogue } from './rules/catalogue.ts';
import { offersSince } from './database/offerPeriod.ts';
import { createRecommender } from './rules/recommending.ts';
import { createRegions } from './rules/regions.ts';
import { seedGroceryStores } from './rules/groceryStores.ts';
import { findVisit, sessionCookieName } from './rules/sessions.ts';
import { createAddOns, seedAddOns } from './rules/addOns.ts';
import { startJanitor } from './rules/janitor.ts';
import { bundlingCatalogue } from './standIn/bundlingCatalogue.ts';
import { createVoucherBook } from './rules/vouchers.ts';
import { demoPage } from './standIn/demoPage.ts';
import { shortLinks } from './standIn/shortLinks.ts';
import { siteFiles } from './standIn/siteFiles.ts';
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
  /** What was bought together before the database was new. */
  baskets?: readonly CatalogueBasket[];
  brandAds?: readonly CatalogueBrandAd[];
  /** What people ask of products, by product. */
  questions?: Readonly<Record<string, readonly WrittenQuestion[]>>;
  /** What products can be bought with, by the ids that they name. */
  services?: readonly CatalogueAddOn[];
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

/** Regions are the same for all marketplaces in memory, which only read them: they are filled once, in 200 ms. */
let regionsInMemory: Database | undefined;

/** The embedded reference backend as a fetch handler: mountable in process, or served alone. [HOST-03] */
export function createMarketplace(options: MarketplaceOptions) {
  const now = options.now ?? Date.now;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const database = openDatabase(options.dataDir);
  seedCatalogue(database, options.products ?? catalogueProducts, now());
  seedCombosAndGifts(database, {
    combos: options.combos ?? catalogueCombos,
    freeGifts: options.freeGifts ?? catalogueGifts,
  });
  seedAddresses(database);
  const isKept = options.dataDir !== ':memory:';
  const regions = createRegions(isKept ? database : (regionsInMemory ??= openDatabase(':memory:')));
  // A database that stays is filled before anyone asks; one in memory may never be asked.
  if (isKept) regions.fill();
  const since = offersSince(database, now());
  // The vouchers of the catalogue go with its products.
  const isDemo = options.products === undefined;
  seedVouchers(
    database,
    options.vouchers ?? (isDemo ? catalogueVouchers : []),
    options.heldVouchers ?? (isDemo ? heldVouchers : []),
    since,
  );
  seedPurchases(database, options.baskets ?? (isDemo ? catalogueBaskets : []), since);
  seedGroceryStores(database, options.groceryStores ?? catalogueGroceryStores);
  seedDelivery(database, options.products ?? catalogueProducts, options.merchants ?? catalogueMerchants);
  seedSellers(database, options.merchants ?? catalogueMerchants);
  seedAddOns(database, options.services ?? catalogueAddOns);
  const catalogue = createCatalogue(database, options.merchants ?? catalogueMerchants);
  const recommender = createRecommender(database);
  const reviewSeeds = createReviewSeeds(database, catalogue, since);
  // As with the regions; piece by piece, while others are served.
  if (isKept) {
    void reviewSeeds.needWritten().catch((error: unknown) => onError(error, null));
    void recommender.prepare().catch((error: unknown) => onError(error, null));
  }
  const configEntries = options.configEntries ?? productConfigEntries;
  const deps = {
    database,
    config: toConfigMap(configEntries),
    catalogue,
    recommender,
    brandAds: options.brandAds ?? (isDemo ? catalogueBrandAds : []),
    reviewSeeds,
    questionSeeds: createQuestionSeeds(database, options.questions ?? writtenQuestions, since),
    vouchers: createVoucherBook(database, options.promotions ?? (isDemo ? cataloguePromotions : [])),
    services: createAddOns(options.services ?? catalogueAddOns),
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
    c.set('piecesIn', (vendor) => bagCount(database, c.var.visit.owner, vendor));
    c.set('language', /^en\b/.test(c.req.header('accept-language') ?? '') ? 'en' : 'id');
    if (WRITES.has(c.req.method) && isCrossSite(c.req.raw.headers, c.req.url)) {
      throw new Refusal(403, 'CROSS_SITE_WRITE');
    }
    await next();
    c.res.headers.set('date', new Date(now()).toUTCString());
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(refusalBody(error), error.status);
    if (error instanceof SessionNeeded) return sentRound(c, database, now());
    if (error instanceof BodyCutOff) return c.json(refusalBody(new Refusal(400, 'INVALID_BODY')), 400);
    onError(error, c.req.header('x-request-id') ?? null);
    return c.json(refusalBody(new Refusal(503, 'INTERNAL_ERROR')), 500);
  });

  const writerOf = createWriterOf(database, now);

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
  backend.get('/openapi.json', (c) =>
    c.body(openApiText(), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );
  backend.route('/product-detail/products', productRoutes(deps));
  for (const routes of Object.values(mounted)) backend.route('/', routes(deps));
  backend.route('/content', contentRoutes(configEntries));
  backend.route('/common/region/countries', regionRoutes(regions));
  backend.route('/member/addresses', addressRoutes(deps, regions));
  backend.route('/', groceryRoutes(deps, options.storePicker ?? storePickerConfig));
  backend.route('/', memberRoutes(deps, writerOf));
  backend.route('/', cartRoutes(deps, writerOf));
  backend.route('/', reportRoutes(deps, writerOf));
  backend.route('/', shareRoutes(deps, writerOf));
  backend.all('*', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  app.route('/backend', backend);
  app.route('/pictures', pictureRoutes());
  app.route('/', bundlingCatalogue(deps));
  app.route('/', demoPage());
  app.route('/', shortLinks(deps));
  app.route('/', siteFiles(deps));
  app.route('/', standInRoutes(deps));
  app.notFound((c) => c.json(refusalBody(new Refusal(404, 'NOT_FOUND')), 404));

  return {
    fetch: (request: Request): Response | Promise<Response> => app.fetch(request),
    catalogue: deps.catalogue,
    /** What is answered below the prefix, as method and path. */
    endpoints: backend.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/_faults')
      .map(({ method, path }) => `${method} ${path}`),
    close(): void {
      stopJanitor();
      reviewSeeds.close();
      recommender.close();
      faults.close();
      database.close();
    },
  };
}
