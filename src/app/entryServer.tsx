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
import { createOwnParts, type OwnParts } from './ownParts.tsx';
import { viewedOf } from './keepViewed.ts';
import { createPage, type Page } from './createPage.ts';
import { createBackendCalls } from './createBackendCalls.ts';
import type { AgentFormat } from '#src/domain/seo/agent.ts';
import { agentText } from './agentText.ts';
import { documentFactsOf, summaryOf, type DocumentFacts } from './documentFacts.ts';
import { NOTHING_ABOUT, productFactsOf, type AboutProduct, type ProductFacts } from './productFacts.ts';
import { buy, type PostedBuy } from './postedBuy.ts';
import { pageCacheKeyOf, type ServerCacheEntry } from './serverCache.ts';
import { part, settled, within } from './settled.ts';
import { serialiseState, STATE_VERSION, type StateEnvelope } from './stateEnvelope.ts';

export interface RenderRequest {
  /** Path with query, as the visitor asked for it. */
  path: string;
  language: Language;
  /** As the switch says; an address may have a shell of its own. [SHELL-01, ROUTE-22] */
  shell: Shell;
  superApp: boolean;
  theme: Theme;
  fetch: typeof globalThis.fetch;
  origin: string;
  /** Sent with every backend call: the visitor's cookie. */
  headers: Record<string, string>;
  /** What pages share of what they read; every page reads for itself without it. */
  reads?: SharedReads | undefined;
  /** Settled for the visitor. */
  config: ServerCacheEntry;
  /** Whichever variants it was settled with; the controls without. */
  variants?: VisitorVariants | undefined;
  nowMs: number;
  stateLifetimeMs: number;
  /** How long the product may take, and how long the rest may take after it; ms. */
  criticalDeadlineMs: number;
  briefDeadlineMs: number;
  posted: PostedBuy | null;
  /** What is told of the product beside the page's own data; nothing without it. */
  about?: ((asked: AboutAsked) => Promise<AboutProduct>) | undefined;
  /** Told to an agent instead of shown; the origin is this site's as visitors know it. */
  agent?: { format: AgentFormat; origin: string } | undefined;
  /** Unguessable and new for every page. */
  formKey: string;
  /** Told what broke while the page is made all the same. */
  onError: (error: unknown) => void;
}
/** The product that something is to be told of. */
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
  /** Of an agent's answer the text. */
  html: string;
  /** Serialised state envelope. */
  state: string;
  document: DocumentFacts;
  summary: ProductSummary | null;
  /** The product that the page shows, as a line of what was seen; null where nothing is kept of it. */
  viewed: string | null;
  /** What the page says of its product, for search engines; null where it is no product's page. */
  facts: ProductFacts | null;
  /** What the page has for search engines that its own data has not. */
  seo: { keywords: string[]; served: ServedSeo | null };
  /** Address of the same page at the vendor who sells the product; null where this is it. [ROUTE-35] */
  movedTo: string | null;
  /** The checkout that a posted buy led to. */
  leaveTo: string | null;
  /** Nobody knows whether what was posted has happened: the same form again is the same attempt. */
  isWriteOpen: boolean;
  /** It was made for somebody who is logged in. */
  isMember: boolean;
  /** Makes what of it is one visitor's own, whoever they are. */
  own: OwnParts;
}

/** Nobody presses a link on the server. */
const navigate = () => {};
const COPIES: Record<Language, LanguageCopy> = {
  id: { language: 'id', copy: id },
  en: { language: 'en', copy: en },
};
const CRITICAL_PARTS = partsAwaited('critical');
const BRIEF_PARTS = partsAwaited('brief');

/** Renders one page: starts its actor, waits for what matters, and persists it for the browser. [SHELL-05] */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  // Asking for a page changes nothing: what a login interrupted goes on in the browser.
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
      // What calls beside the backend runs in the browser only.
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
  // An error of one page is that page's: it must not end the server.
  page.subscribe({ error: request.onError });
  page.on('part.broken', ({ error }) => request.onError(error));
  page.start();
  try {
    await settled(page, CRITICAL_PARTS, request.criticalDeadlineMs);
    // What is sold elsewhere waits for nothing, and nothing of it is bought here.
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
    const t: Translate = (key, params) => translate(copy.copy, key, params);
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
        snapshot: page.getPersistedSnapshot() as StateEnvelope['snapshot'],
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
      own: createOwnParts({ vendor: route.vendor, language: request.language, path: request.path, t }),
    };
  } finally {
    page.stop();
  }
}

/** The product of which more is told; null where the page shows none. */
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

/** What the page has for search engines: without what is excluded. [SEO-03..05] */
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

/** A view that throws leaves the page to the browser, which renders it from the state. [SHELL-04] */
function renderView(view: ReactNode, onError: (error: unknown) => void): string {
  try {
    return renderToString(view);
  } catch (error) {
    onError(error);
    return '';
  }
}
