import { isCampaignOffered } from '#src/domain/campaign.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnyActorRef } from 'xstate';
import { translate, type LanguageCopy, type Translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { httpStatusOf } from '#src/domain/failure.ts';
import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { AddInitiator } from '#src/domain/cart.ts';
import type { Language } from '#src/domain/language.ts';
import type { Shell } from '#src/domain/route.ts';
import type { Theme } from '#src/domain/theme.ts';
import { partsAwaited, type PageParts } from '#src/machines/page/pageParts.ts';
import { routeOfAddress } from '#src/router/createPageRouter.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';
import type { SharedReads } from '#src/services/http/sharedReads.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { preloadModal } from '#src/views/modals/modalRegistry.ts';
import { ServedTheme } from '#src/views/hooks/theme.ts';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { App } from './App.tsx';
import { bagFragments, type OwnBag, type OwnParts } from './ownParts.tsx';
import { createPage, type Page } from './createPage.ts';
import { createBackendCalls } from './createBackendCalls.ts';
import { documentFactsOf, summaryOf, type DocumentFacts } from './documentFacts.ts';
import { pageCacheKeyOf, type ServerCacheEntry } from './serverCache.ts';
import { serialiseState, STATE_VERSION, type StateEnvelope } from './stateEnvelope.ts';

/** A buy form as it was posted, already validated. */
export interface PostedBuy {
  initiator: AddInitiator;
  /** As typed; the machine says what is wrong with it. */
  quantity: string;
  fulfilment: Fulfilment | null;
  /** The campaign at whose price the page offered it; null when it was none. [PROMO-09] */
  campaignId: string | null;
  /** Of the form with these fields, which count once however often they are posted; null when it carried none. */
  key: string | null;
}
export interface RenderRequest {
  /** Path with query, as the visitor asked for it. */
  path: string;
  language: Language;
  shell: Shell;
  superApp: boolean;
  theme: Theme;
  fetch: typeof globalThis.fetch;
  origin: string;
  /** Sent with every backend call: the visitor's cookie. */
  headers: Record<string, string>;
  /** What pages share of what they read; every page reads for itself without it. */
  reads?: SharedReads | undefined;
  config: ServerCacheEntry;
  nowMs: number;
  stateLifetimeMs: number;
  /** How long the product may take, and how long the rest may take after it; ms. */
  criticalDeadlineMs: number;
  lateDeadlineMs: number;
  posted: PostedBuy | null;
  /** Unguessable and new for every page. */
  formKey: string;
  /** Told what broke while the page is made all the same. */
  onError: (error: unknown) => void;
}
export interface RenderedPage {
  status: number;
  html: string;
  /** Serialised state envelope. */
  state: string;
  document: DocumentFacts;
  summary: ProductSummary | null;
  /** Address of the same page at the vendor who sells the product; null where this is it. [ROUTE-35] */
  movedTo: string | null;
  /** The checkout that a posted buy led to. */
  leaveTo: string | null;
  /** Nobody knows whether what was posted has happened: the same form again is the same attempt. */
  isWriteOpen: boolean;
  /** The page belongs to one member alone: it is never kept for others. */
  isMember: boolean;
  /**
   * What of it is one visitor's own, whoever they are; `answer` is what the backend says of their bag. Null when that
   * cannot be read, or the page would have more to say of it.
   */
  bagOf: (answer: string) => Promise<OwnBag | null>;
}

/** Nobody presses a link on the server. */
const navigate = () => {};
const COPIES: Record<Language, LanguageCopy> = {
  id: { language: 'id', copy: id },
  en: { language: 'en', copy: en },
};
const CRITICAL_PARTS = partsAwaited('critical');
const LATE_PARTS = partsAwaited('late');

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
    onServerTime: (epochMs) => serverTime.sync(epochMs),
  });
  const page = createPage({
    services: {
      backend,
      calls: () => Promise.resolve(calls),
      serverTime,
      analytics: { track: () => {}, trackAndWait: () => Promise.resolve() },
      embeddedConfig: () => request.config,
      storage: { read: () => null, write: () => {} },
      tabStorage: { read: () => null, write: () => {} },
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
  page.start();
  try {
    await settled(page, CRITICAL_PARTS, request.criticalDeadlineMs);
    // What is sold elsewhere waits for nothing, and nothing of it is bought here.
    if (movedTo === null) await settled(page, LATE_PARTS, request.lateDeadlineMs);
    if (movedTo === null && request.posted !== null)
      await buy(page, request.posted, request.criticalDeadlineMs);
    const snapshot = page.getSnapshot();
    const activeModal = part(page, 'modal')?.getSnapshot().context.active ?? null;
    if (activeModal !== null) await preloadModal(activeModal.key);
    const copy = COPIES[request.language];
    await preloadRouteView(route.page.kind);
    await preloadSections();
    const html = renderView(
      <ServedTheme value={request.theme}>
        <App page={page} copy={copy} navigate={navigate} />
      </ServedTheme>,
      request.onError,
    );
    const { errorKind, isMember } = snapshot.context;
    const t: Translate = (key, params) => translate(copy.copy, key, params);
    const own: OwnParts = { vendor: route.vendor, language: request.language, t };
    return {
      status: errorKind === null ? 200 : httpStatusOf(errorKind),
      html,
      state: serialiseState({
        version: STATE_VERSION,
        path: request.path,
        expiresAt: request.nowMs + request.stateLifetimeMs,
        serverTimeMs: request.nowMs,
        openWrites: keys.open(),
        snapshot: page.getPersistedSnapshot() as StateEnvelope['snapshot'],
      }),
      document: documentFactsOf(snapshot, t),
      summary: errorKind === null ? summaryOf(snapshot) : null,
      movedTo,
      leaveTo,
      isWriteOpen: keys.open().length > 0,
      isMember: isMember === true,
      bagOf: (answer) => bagFragments(own, answer),
    };
  } finally {
    page.stop();
  }
}

/** A view that throws leaves the page to the browser, which renders it from the state. [SHELL-04] */
function renderView(view: ReactNode, onError: (error: unknown) => void): string {
  try {
    return renderToString(view);
  } catch (error) {
    onError(error);
    return '';
  }
}

function part<TName extends keyof PageParts>(page: Page, name: TName): PageParts[TName] | undefined {
  return page.getSnapshot().children[name] as PageParts[TName] | undefined;
}

/** Resolves when none of the parts is busy, at the latest after a while. */
async function settled(page: Page, names: readonly (keyof PageParts)[], deadlineMs: number): Promise<void> {
  const isSettled = () => names.every((name) => part(page, name)?.getSnapshot().hasTag('busy') !== true);
  await waitUntil(page, names, isSettled, deadlineMs);
}

async function waitUntil(
  page: Page,
  names: readonly (keyof PageParts)[],
  isReached: () => boolean,
  deadlineMs: number,
): Promise<void> {
  if (isReached()) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, deadlineMs);
    const check = () => {
      if (isReached()) finish();
    };
    const subscriptions = names.flatMap((name) => {
      const ref = part(page, name);
      return ref === undefined ? [] : [(ref as AnyActorRef).subscribe(check)];
    });
  });
}

/** The campaign at whose price the product is offered now. */
function offeredCampaign(page: Page): string | null {
  const campaign = part(page, 'addToCart')?.getSnapshot().context.offer?.campaign ?? null;
  const now = part(page, 'clock')?.getSnapshot().context.serverTimeMs ?? 0;
  return campaign !== null && isCampaignOffered(campaign, now) ? campaign.id : null;
}

/** Runs a posted buy form through the page's own machines. */
async function buy(page: Page, posted: PostedBuy, deadlineMs: number): Promise<void> {
  const addToCart = part(page, 'addToCart');
  if (addToCart === undefined) return;
  if (posted.fulfilment !== null) {
    part(page, 'fulfilment')?.send({ type: 'fulfilment.chosen', fulfilment: posted.fulfilment });
  }
  const priceSummary = part(page, 'priceSummary');
  priceSummary?.send({ type: 'quantity.typed', text: posted.quantity });
  await settled(page, ['priceSummary'], deadlineMs);
  // A quantity that had to be changed is shown with its message; the visitor confirms it by pressing again.
  if (priceSummary?.getSnapshot().context.issue != null) return;
  const { initiator } = posted;
  // What the visitor saw at a campaign's price is not bought at another without a word.
  if (posted.campaignId !== null && posted.campaignId !== offeredCampaign(page)) {
    addToCart.send({ type: 'flashSale.warned', initiator });
    return;
  }
  addToCart.send({ type: 'add.requested', initiator, mode: 'DESKTOP_CTA' });
  await waitUntil(
    page,
    ['addToCart'],
    () => {
      const snapshot = addToCart.getSnapshot();
      return snapshot.matches('leaving') || !snapshot.hasTag('pending');
    },
    deadlineMs,
  );
}
