import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageLogic } from '#src/actors/pageLogic.ts';
import { translate, type LanguageCopy } from '#src/copy/copyTypes.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#src/domain/shell/language.ts';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { createServerTime, type ServerTime } from '#src/services/serverTime.ts';
import { preloadModal, preloadModals } from '#src/views/modals/modalRegistry.ts';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { idle, nextTask } from '#src/views/hooks/idle.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { onFirstUse } from '#src/views/ui/onFirstUse.ts';
import { isMobile } from '#src/views/ui/viewport.ts';
import { readAnswerTime } from './answerTime.ts';
import { App } from './App.tsx';
import { createBrowserServices } from './browserServices.ts';
import { createPage } from './createPage.ts';
import { createEffects } from './effects.ts';
import {
  keepAddress,
  keepHead,
  keepSearch,
  keepVisitor,
  leaveWhenAsked,
  retryWhenOnline,
} from './browserEffects.ts';
import { keepEarlyChanges } from './earlyChanges.ts';
import { keepEarlyPresses } from './earlyPresses.ts';
import { keepLayers, type HistoryLayers } from './historyLayers.ts';
import { isThereWithin } from './isThereWithin.ts';
import { keepFresh } from './keepFresh.ts';
import { createNavigation } from './keepNavigation.ts';
import { loadCopy } from './loadCopy.ts';
import { takeLoginMark } from './loginMark.ts';
import { pageCacheKeyOf } from './serverCache.ts';
import { stylesHere } from '#src/views/ui/stylesHere.ts';
import { readState, STATE_ELEMENT_ID, type StateEnvelope } from './stateEnvelope.ts';

const APP_ELEMENT_ID = 'app';
/** Loads late: the visitor does not wait for it. */
const measuring = laterCode(() => import('./measure/measure.tsx'));
const settledEffects = laterCode(() => import('./settledEffects.ts'));
/** Preloading for the first drawing delays it no longer than this. */
const PRELOAD_MS = 1_000;

interface PageClock {
  serverTime: ServerTime;
  /** The browser had the document already. */
  isKept: boolean;
  /** The address bears the mark of a finished login. */
  isBackFromLogin: boolean;
}

const reload = () => location.reload();
/** The page is another visitor's. Reload at once when the code that protects unsent text cannot be fetched. */
const reloadAnew = () =>
  import('./reloadWhenWritten.ts').then(({ reloadWhenWritten }) => reloadWhenWritten(reload), reload);

/** Starts the page: from the state the server sent, or from nothing. [SHELL-02..04] */
async function start(): Promise<void> {
  const element = document.getElementById(APP_ELEMENT_ID);
  if (element === null) throw new Error(`There is no element "${APP_ELEMENT_ID}" to render into`);
  // Changes before presses: a press is about the choices made before it.
  keepEarlyChanges(element);
  keepEarlyPresses(element);
  const copyComing = loadCopy(toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
  // Evaluating the code was a long task; each step from here on is a task of its own.
  await nextTask();
  // Builds the machines, for `mount`.
  pageLogic();
  await nextTask();
  const copy = await copyComing;
  // Sections that hydrate when near must be laid out by the style sheets first.
  await isThereWithin(PRELOAD_MS, stylesHere());
  const isBackFromLogin = takeLoginMark();
  const answer = readAnswerTime(document.documentElement, performance);
  const serverTime = createServerTime(answer.sentAtMs, () => performance.now(), answer.receivedAt);
  const clock = { serverTime, isKept: answer.isKept, isBackFromLogin };
  const sent = readState(
    document.getElementById(STATE_ELEMENT_ID)?.textContent ?? null,
    location.pathname + location.search,
    serverTime.now(),
  );
  await nextTask();
  if (sent !== null && element.hasChildNodes()) {
    try {
      await mount(element, copy, sent, clock);
      return;
    } catch (error) {
      reportRecovered(error);
    }
  }
  await mount(element, copy, null, clock);
}

async function mount(
  element: HTMLElement,
  copy: LanguageCopy,
  sent: StateEnvelope | null,
  clock: PageClock,
): Promise<void> {
  const { serverTime, isBackFromLogin } = clock;
  const shell: Shell = document.documentElement.dataset['shell'] === 'newer' ? 'newer' : 'older';
  const navigation = createNavigation(shell, reportRecovered);
  // State from the server has its route; a page without it asks the router first.
  const route = sent === null ? await navigation.route() : sent.snapshot.context.route;
  const page = createPage({
    services: createBrowserServices(copy.language, serverTime, sent?.openWrites ?? [], {
      analytics,
      isBackFromLogin,
    }),
    input: {
      route,
      language: copy.language,
      superApp: document.documentElement.dataset['superApp'] === 'true',
      serverTimeMs: serverTime.now(),
      pageCacheKey: pageCacheKeyOf(route.vendor, copy.language),
      // The form of a page made by a script is never posted.
      formKey: '',
    },
    ...(sent === null ? {} : { snapshot: sent.snapshot }),
  });
  window.__LAB__?.(page);
  await nextTask();
  const modal = page.getSnapshot().children['modal'] as PageParts['modal'] | undefined;
  const activeModal = modal?.getSnapshot().context.active ?? null;
  const isModalAlive =
    activeModal === null || (await isThereWithin(PRELOAD_MS, preloadModal(activeModal.key)));
  // A view whose code is not here in time stays as the server drew it until the code has come.
  await isThereWithin(PRELOAD_MS, preloadRouteView(route.page.kind));

  page.subscribe({ error: reportRecovered });
  const effects = createEffects();
  /** True on the way to a checkout, which a change of the history would cancel. */
  let isLeaving = false;
  /** Makes the address of the page the present one before the page is left. */
  let flushAddress = () => {};
  let layers: HistoryLayers | null = null;
  /** Goes on to another page in place of the layers over this one. */
  const onPage = (run: () => void) => (layers === null ? run() : layers.onPage(run));
  const fromPage = (run: () => void) => {
    flushAddress();
    onPage(() => {
      run();
      layers?.noteAddress();
    });
  };
  /** The actor starts only now: until then the document and the restored state are the same. */
  const onMounted = () => {
    if (sent !== null) page.start();
    // A dialog without its code could neither be closed nor opened again.
    if (!isModalAlive) modal?.send({ type: 'modal.closed' });
    const replace = (href: string, moved: RouteFacts) => {
      navigation.replace(href, moved);
      layers?.noteAddress();
    };
    const address = keepAddress(page, replace);
    flushAddress = address.flush;
    // Gives the entry its key, which its layers use too.
    const stopNavigation = navigation.keep(page, { isLeaving: () => isLeaving, fromPage });
    layers = keepLayers(page);
    effects.add(
      stopNavigation,
      keepHead(page, (key, params) => translate(copy.copy, key, params), sent !== null),
      address.stop,
      keepSearch(page, address.write),
      layers.stop,
      leaveWhenAsked(page, onPage, (isGoing) => {
        if (isGoing) flushAddress();
        isLeaving = isGoing;
      }),
      retryWhenOnline(page),
      keepVisitor(page, () => void reloadAnew()),
      keepFresh(page, serverTime, sent?.serverTimeMs ?? serverTime.now(), sent !== null && clock.isKept),
    );
    document.documentElement.dataset['ready'] = 'true';
    // A viewed product is kept at once, even after a short visit, and even if the list is never seen. [RECENT-01]
    page.send({ type: 'part.needed', name: 'recentProducts' });
    void idle().then(() => {
      document.documentElement.dataset['settled'] = 'true';
      void settledEffects
        .untilHere()
        .then(({ startSettledEffects }) => effects.add(...startSettledEffects(page)));
      void measuring
        .untilHere()
        .then(({ startMeasuring }) =>
          effects.add(startMeasuring({ page, copy, navigate: navigation.navigate, analytics, serverTime })),
        );
    });
    // On a phone buying begins with one of the modals.
    effects.add(
      onFirstUse(() => void (isMobile() ? preloadModal('addToBag') : preloadModals()).catch(ignored)),
    );
  };
  const view = <App page={page} copy={copy} navigate={navigation.navigate} onMounted={onMounted} />;
  let root: Root;
  /** On an error that React could not contain, drops the state and starts the page anew, once. [SHELL-04] */
  const onUncaughtError = (error: unknown) => {
    reportRecovered(error);
    if (sent === null) return;
    queueMicrotask(() => {
      effects.stop();
      root.unmount();
      page.stop();
      void mount(element, copy, null, { ...clock, isKept: false });
    });
  };
  const onRecoverableError = (error: unknown) => {
    if (!isTranslated(element)) reportRecovered(error);
  };
  const options = { onUncaughtError, onRecoverableError };
  if (sent === null) {
    void preloadSections().catch(ignored);
    page.start();
    element.replaceChildren();
    root = createRoot(element, options);
    root.render(view);
  } else {
    // In slices: the visitor can scroll the document while it hydrates.
    startTransition(() => {
      root = hydrateRoot(element, view, options);
    });
  }
}

/**
 * True when a translator changed the texts. Sections that hydrate later do not match them and are drawn anew: that is
 * no failure. [TRANSLATE-03]
 */
const isTranslated = (element: HTMLElement) => element.querySelector('font') !== null;

/** The view that needs the code requests it again and shows the failure. */
const ignored = () => {};

/** One for the page and for errors around it. */
const analytics = createAnalytics(() => window.__ANALYTICS__);

/** A failure that the page recovered from, for the console and for analytics. [ERR-60] */
function reportRecovered(error: unknown): void {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  analytics.track({
    name: 'ui_error',
    data: { message: message.slice(0, 200), component: 'root', route: null },
  });
}

void start();
