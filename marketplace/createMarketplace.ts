import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { brandAds as catalogueBrandAds, type CatalogueBrandAd } from './recommendation/catalogue/brandAds.ts';
import { combos as catalogueCombos, type CatalogueCombo } from './promo/catalogue/combos.ts';
import { freeGifts as catalogueGifts, type CatalogueGift } from './promo/catalogue/freeGifts.ts';
import { products as catalogueProducts } from './product/catalogue/products.ts';
import { toConfigMap, type ConfigEntry } from '#src/domain/product/productConfig.ts';
import type { StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { productConfigEntries } from './content/catalogue/content.ts';
import {
  groceryStores as catalogueGroceryStores,
  storePickerConfig,
  type CatalogueGroceryStore,
} from './grocery/catalogue/groceryStores.ts';
import { merchants as catalogueMerchants } from './seller/catalogue/merchants.ts';
import { promotions as cataloguePromotions } from './promo/catalogue/promotions.ts';
import { baskets as catalogueBaskets, type CatalogueBasket } from './recommendation/catalogue/purchases.ts';
import { writtenQuestions } from './questions/catalogue/written.ts';
import type { WrittenQuestion } from './questions/catalogue/writtenQuestion.ts';
import { catalogueAddOns, type CatalogueAddOn } from './service/catalogue/addOns.ts';
import type { CatalogueMerchant, CatalogueProduct } from './product/catalogue/types.ts';
import { heldVouchers, vouchers as catalogueVouchers } from './promo/catalogue/vouchers.ts';
import type { CataloguePromotion, CatalogueVoucher, HeldVoucher } from './promo/catalogue/voucherTypes.ts';
import { openDatabase, type Database } from './core/database/openDatabase.ts';
import { seedCombosAndGifts } from './promo/seed/seedCombosAndGifts.ts';
import { seedCatalogue } from './product/seed/seedProducts.ts';
import { seedPurchases } from './recommendation/seed/seedPurchases.ts';
import { createQuestionSeeds } from './questions/seed/seedQuestions.ts';
import { createReviewSeeds } from './reviews/seed/seedReviews.ts';
import { seedSellers } from './seller/seed/seedSellers.ts';
import { seedVouchers } from './promo/seed/seedVouchers.ts';
import { seedDelivery } from './fulfilment/seed/seedDelivery.ts';
import { createFaults, faultBody } from './core/faults/faults.ts';
import { answer, readBody, Refusal, refusalBody, type MarketplaceEnv } from './core/http/answers.ts';
import { isCrossSite, isSecure } from '../web/origin.ts';
import { createWriterOf, SessionNeeded, sentRound } from './session/rules/writer.ts';
import { BodyCutOff } from '../web/readBounded.ts';
import { openApiText } from './core/openApi/openApi.ts';
import { contentRoutes } from './content/routes/contentRoutes.ts';
import { groceryRoutes } from './grocery/routes/groceryRoutes.ts';
import * as mounted from './core/routes/mounted.ts';
import { pictureRoutes } from './core/routes/pictureRoutes.ts';
import { seedAddresses } from './address/rules/addresses.ts';
import { bagCount } from './bag/rules/bagLines.ts';
import { createCatalogue } from './product/rules/catalogue.ts';
import { offersSince } from './promo/store/offerPeriod.ts';
import { createRecommender } from './recommendation/rules/recommending.ts';
import { createRegions } from './address/rules/regions.ts';
import { seedGroceryStores } from './grocery/rules/groceryStores.ts';
import { findVisit, sessionCookieName } from './session/rules/sessions.ts';
import { createAddOns, seedAddOns } from './service/rules/addOns.ts';
import { startJanitor } from './core/rules/janitor.ts';
import { bundlingCatalogue } from './promo/pages/bundlingCatalogue.ts';
import { createVoucherBook } from './promo/rules/vouchers.ts';
import { demoPage } from './core/pages/demoPage.ts';
import { shortLinks } from './share/pages/shortLinks.ts';
import { siteFiles } from './seo/pages/siteFiles.ts';
import { standInRoutes } from './core/pages/standInRoutes.ts';

/**
 * Caches between the shop and its visitors may keep a public answer for a minute. Browsers ask each time: the page takes
 * its time from the `date` of answers.
 */
const FOR_ALL_VISITORS = 'public, max-age=0, s-maxage=60';

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
  /** The vouchers that members hold on a fresh database. */
  heldVouchers?: readonly HeldVoucher[];
  promotions?: readonly CataloguePromotion[];
  /** Products that were bought together before the database was new. */
  baskets?: readonly CatalogueBasket[];
  brandAds?: readonly CatalogueBrandAd[];
  /** The written questions, by product. */
  questions?: Readonly<Record<string, readonly WrittenQuestion[]>>;
  /** The add-on services that products name by id. */
  services?: readonly CatalogueAddOn[];
  /** The answer of the product configs. */
  configEntries?: readonly ConfigEntry[];
  groceryStores?: readonly CatalogueGroceryStore[];
  storePicker?: StorePickerConfig;
  /** Receives an error and the id of its request; null where it happened outside a request. */
  onError?: (error: unknown, requestId: string | null) => void;
  /** Receives the counts of each round of the janitor. */
  onTidied?: (removed: { sessions: number; keys: number }) => void;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Regions for all marketplaces in memory, which only read them: filled once, in 200 ms. */
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
  // A database in a file is filled before the first request; one in memory may never need the regions.
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
  // Filled early for the same reason; piece by piece, while other requests are served.
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
    c.set('isPublic', false);
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
    if (c.res.headers.has('cache-control')) return;
    const isShared = c.var.isPublic && c.res.status === 200;
    c.res.headers.set('cache-control', isShared ? FOR_ALL_VISITORS : 'no-store');
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
      // No cache may share a page with faults.
      if (faults.list(c.var.visit.owner ?? '').length > 0) c.header('x-faults', 'on');
      const path = c.req.path.replace(/^\/backend/, '');
      const broken = await faults.apply(c.var.visit.owner, c.req.method, path);
      if (broken === null) return next();
      if (!broken.breaksAnswer) return broken.answer;
      // The write happens although its answer breaks off, as with a lost connection.
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
  for (const routes of Object.values(mounted)) backend.route('/', routes(deps));
  backend.route('/', contentRoutes(deps, configEntries));
  backend.route('/', groceryRoutes(deps, options.storePicker ?? storePickerConfig));
  backend.all('*', () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  app.route('/backend', backend);
  app.route('/pictures', pictureRoutes());
  app.route('/', bundlingCatalogue(deps));
  app.route('/', demoPage(deps));
  app.route('/', shortLinks(deps));
  app.route('/', siteFiles(deps));
  app.route('/', standInRoutes(deps));
  app.notFound((c) => c.json(refusalBody(new Refusal(404, 'NOT_FOUND')), 404));

  return {
    fetch: (request: Request): Response | Promise<Response> => app.fetch(request),
    catalogue: deps.catalogue,
    /** Method and path of each call below the prefix. */
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
