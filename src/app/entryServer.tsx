import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { translate, type LanguageCopy, type Translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { NO_VARIANTS, withVariants, type VisitorVariants } from '#src/domain/measurement/experiment.ts';
import { httpStatusOf } from '#src/domain/shell/failure.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Shell } from '#src/domain/page/route.ts';
import type { Theme } from '#src/domain/shell/theme.ts';
import { partsAwaited } from '#src/machines/page/partLists.ts';
import { routeOfAddress } from '#src/router/createPageRouter.ts';
import { excludedKeywords, withoutKeywords } from '#src/domain/seo/seo.ts';
import { reviewSortOf, type ReviewSort } from '#src/domain/reviews/reviewSorts.ts';
import { configValue, type ConfigMap } from '#src/domain/product/productConfig.ts';
import { vendorOf } from '#src/domain/product/vendor.ts';
import { links } from '#src/router/links.ts';
import { ServedSeoContext, type ServedSeo } from '#src/views/hooks/seo/servedSeo.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import type { SharedReads } from '#src/services/http/sharedReads.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { preloadModal } from '#src/views/modals/modalRegistry.ts';
import { ServedTheme } from '#src/views/hooks/shell/theme.ts';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { App } from './App.tsx';
import { createOwnParts, type OwnParts, type PageOfParts } from './ownParts.tsx';
import { viewedOf } from './keepViewed.ts';
import { createPage, type Page } from './createPage.ts';
import { createBackendCalls } from './createBackendCalls.ts';
import type { AgentFormat } from '#src/domain/seo/agent.ts';
import { agentText } from './agentText.ts';
import { documentFactsOf, summaryOf, type DocumentFacts } from './documentFacts.ts';
import { NOTHING_ABOUT, productFactsOf, type AboutProduct, type ProductFacts } from './productFacts.ts';
import { buy, type PostedBuy } from './postedBuy.ts';
import { pageCacheKeyOf, type ServerCacheEntry } from './serverCache.ts';
import { sentPage } from './persistedState.ts';
import { part, settled, within } from './settled.ts';
import { serialiseState, STATE_VERSION } from './stateEnvelope.ts';

export interface RenderRequest {
  /** Path with query, as the visitor asked for it. */
  path: string;
  language: Language;
  /** From the switch; an address may have a shell of its own. [SHELL-01, ROUTE-22] */
  shell: Shell;
  superApp: boolean;
  theme: Theme;
  fetch: typeof globalThis.fetch;
  origin: string;
  /** Sent with every backend call: the visitor's cookie. */
  headers: Record<string, string>;
  /** Backend reads that pages share; without it every page reads for itself. */
  reads?: SharedReads | undefined;
  /** The config settled for the visitor. */
  config: ServerCacheEntry;
  /** The variants that the config was settled with; the controls without it. */
  variants?: VisitorVariants | undefined;
  nowMs: number;
  stateLifetimeMs: number;
  /** The time the product may take, and the time for the rest after it; ms. */
  criticalDeadlineMs: number;
  briefDeadlineMs: number;
  posted: PostedBuy | null;
  /** Loads facts of the product beside the page's own data; none without it. */
  about?: ((asked: AboutAsked) => Promise<AboutProduct>) | undefined;
  /** Renders text for an agent in place of a page; the origin is this site's as visitors know it. */
  agent?: { format: AgentFormat; origin: string } | undefined;
  /** Unguessable and new for every page. */
  formKey: string;
  /** Called with errors that do not stop the page. */
  onError: (error: unknown) => void;
}
/** The product to load further facts of. */
export interface AboutAsked {
  /** Path of its page. */
  path: string;
  itemSku: string;
  productSku: string;
  isReturnable: boolean;
  hasReviews: boolean;
  /** The order of the list that the page shows. */
  sort: ReviewSort;
}
export interface RenderedPage {
  status: number;
  /** The shell in which the browser runs the page. */
  shell: Shell;
  /** Markup; for an agent the text of the answer. */
  html: string;
  /** Serialised state envelope. */
  state: string;
  document: DocumentFacts;
  summary: ProductSummary | null;
  /** The shown product as a line of the recent list; null where none is kept. */
  viewed: string | null;
  /** The facts of the product for search engines; null on any other page. */
  facts: ProductFacts | null;
  /** Texts for search engines that the page's own data lacks. */
  seo: { keywords: string[]; served: ServedSeo | null };
  /** Address of the same page at the product's vendor; null where this is it. [ROUTE-35] */
  movedTo: string | null;
  /** The checkout that a posted buy led to. */
  leaveTo: string | null;
  /** The outcome of the posted write is unknown: posting the same form again is the same attempt. */
  isWriteOpen: boolean;
  /** The page was made for a logged-in member. */
  isMember: boolean;
  /** Makes the parts of the page that belong to one visitor, for any visitor. */
  own: OwnParts;
}

/** Links are not pressed on the server. */
const navigate = () => {};
const COPIES: Record<Language, LanguageCopy> = {
  id: { language: 'id', copy: id },
  en: { language: 'en', copy: en },
};
const CRITICAL_PARTS = partsAwaited('critical');
const BRIEF_PARTS = partsAwaited('brief');

/** Renders one page: starts its actor, waits for its critical parts, and persists it for the browser. [SHELL-05] */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  // Requesting a page changes nothing: an action that a login interrupted continues in the browser.
  const route = { ...routeOfAddress(request.shell, request.path), redirectAction: null };
  const cacheKey = pageCacheKeyOf(route.vendor, request.language);
  const serverTime = createServerTime(request.nowMs, () => performance.now());
  const { backend, calls, keys } = createBackendCalls({
    firstKey: request.posted?.key ?? null,
    fetch: request.fetch,
    origin: request.origin,
    language: request.language,
    headers: request.headers,
    reads: request.reads,
    timeoutMs: request.criticalDeadlineMs,
    settleConfig: (config) => withVariants(config, request.variants ?? NO_VARIANTS),
    onServerTime: (epochMs, tookMs) => serverTime.sync(epochMs, tookMs),
  });
  const page = createPage({
    services: {
      backend,
      // Calls beside the backend run in the browser only.
      fetch: () => Promise.reject(new Error('Nothing beside the backend is called by a render')),
      calls: () => Promise.resolve(calls),
      serverTime,
      analytics: { track: () => {}, handOver: () => {}, trackAndWait: () => Promise.resolve() },
      embeddedConfig: () => request.config,
      storage: { read: () => null, write: () => false },
      tabStorage: { read: () => null, write: () => false },
      isBackFromLogin: false,
      reportPath: null,
      isBrowser: false,
    },
    input: {
      route,
      language: request.language,
      superApp: request.superApp,
      serverTimeMs: request.nowMs,
      pageCacheKey: cacheKey,
      formKey: request.formKey,
    },
  });
  let leaveTo: string | null = null;
  let movedTo: string | null = null;
  page.on('address.moved', ({ url }) => {
    movedTo = url;
  });
  page.on('page.left', ({ url }) => {
    leaveTo = url;
  });
  // An error of one page must not end the server.
  page.subscribe({ error: request.onError });
  page.on('part.broken', ({ error }) => request.onError(error));
  page.start();
  try {
    await settled(page, CRITICAL_PARTS, request.criticalDeadlineMs);
    // A product sold by another vendor waits for nothing more: it is not bought here.
    let about = NOTHING_ABOUT;
    if (movedTo === null) {
      const asked = request.about === undefined ? null : aboutAskedOf(page);
      await Promise.all([
        settled(page, BRIEF_PARTS, request.briefDeadlineMs),
        asked === null
          ? null
          : within(
              request.about?.(asked).then((told) => {
                about = told;
              }),
              request.briefDeadlineMs,
            ),
      ]);
    }
    if (movedTo === null && request.posted !== null)
      await buy(page, request.posted, request.criticalDeadlineMs);
    const snapshot = page.getSnapshot();
    const activeModal = part(page, 'modal')?.getSnapshot().context.active ?? null;
    if (activeModal !== null) await preloadModal(activeModal.key);
    const copy = COPIES[request.language];
    await preloadRouteView(route.page.kind);
    await preloadSections();
    const { errorKind, isMember } = snapshot.context;
    const t = translateTo(request.language);
    const document = documentFactsOf(snapshot, t);
    const seo = seoOf(about, document.canonicalPath, request.config.data);
    const facts = productFactsOf(snapshot, { ...about, links: seo.served?.links ?? [] }, request.nowMs, t);
    const html =
      request.agent === undefined
        ? renderView(
            <ServedTheme value={request.theme}>
              <ServedSeoContext value={seo.served}>
                <App page={page} copy={copy} navigate={navigate} />
              </ServedSeoContext>
            </ServedTheme>,
            request.onError,
          )
        : agentText(request.agent, facts, { title: document.title, errorKind, t });
    return {
      status: errorKind === null ? 200 : httpStatusOf(errorKind),
      shell: route.shell,
      html,
      state: serialiseState({
        version: STATE_VERSION,
        path: request.path,
        expiresAt: request.nowMs + request.stateLifetimeMs,
        serverTimeMs: request.nowMs,
        openWrites: keys.open(),
        snapshot: sentPage(page),
      }),
      document: {
        ...document,
        description: withMore(document.description, about.content?.description),
      },
      summary: errorKind === null ? summaryOf(snapshot) : null,
      viewed: errorKind === null ? viewedOf(snapshot) : null,
      facts,
      seo,
      movedTo,
      leaveTo,
      isWriteOpen: keys.open().length > 0,
      isMember: isMember === true,
      own: ownPartsOf({ vendor: route.vendor, language: request.language, path: request.path }),
    };
  } finally {
    page.stop();
  }
}

const translateTo =
  (language: Language): Translate =>
  (key, params) =>
    translate(COPIES[language].copy, key, params);

/** Makes the parts of one visitor for a page, also for one that another host has rendered. */
export const ownPartsOf = (page: PageOfParts): OwnParts =>
  createOwnParts({ ...page, t: translateTo(page.language) });

/** The product to load further facts of; null where the page shows none. */
function aboutAskedOf(page: Page): AboutAsked | null {
  const { errorKind, route, config } = page.getSnapshot().context;
  const summary = errorKind === null ? summaryOf(page.getSnapshot()) : null;
  if (summary === null || route.page.kind !== 'product') return null;
  const { itemSku, productSku, urlFriendlyName, statistics, tags } = summary;
  return {
    path: links.product(vendorOf(summary) ?? route.vendor, urlFriendlyName, itemSku),
    itemSku,
    productSku,
    isReturnable: tags.includes('RETURNABLE'),
    hasReviews: (statistics.reviewCount ?? 0) > 0,
    sort: reviewSortOf(config === null ? null : configValue(config, 'exp.default-active-sort')),
  };
}

/** The page's texts for search engines, without excluded keywords. [SEO-03..05] */
function seoOf(
  { content, links: urls }: AboutProduct,
  canonical: string | null,
  config: ConfigMap,
): RenderedPage['seo'] {
  const excluded = excludedKeywords(config);
  const shown = withoutKeywords(urls, ({ name }) => name, excluded);
  const isEmpty = content === null && shown.length === 0;
  return {
    keywords: withoutKeywords(content?.keywords ?? [], (keyword) => keyword, excluded),
    served:
      canonical === null || isEmpty
        ? null
        : {
            url: canonical.split('?')[0] ?? canonical,
            title: content?.title ?? '',
            text: content?.text ?? [],
            links: shown,
          },
  };
}

const withMore = (description: string | null, more = ''): string | null =>
  description === null || more === '' ? description : `${description} ${more}`;

/** A view that throws is left to the browser, which renders it from the state. [SHELL-04] */
function renderView(view: ReactNode, onError: (error: unknown) => void): string {
  try {
    return renderToString(view);
  } catch (error) {
    onError(error);
    return '';
  }
}
