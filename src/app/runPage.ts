import { pageLogic } from '#src/actors/pageLogic.ts';
import { translate, type LanguageCopy } from '#src/copy/copyTypes.ts';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { Analytics } from '#src/services/measurement/analytics/analytics.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import { idle, nextTask } from '#src/views/hooks/idle.ts';
import { preloadModal, preloadModals } from '#src/views/modals/modalRegistry.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { onFirstUse } from '#src/views/ui/onFirstUse.ts';
import { isMobile } from '#src/views/ui/viewport.ts';
import {
  keepAddress,
  keepHead,
  keepSearch,
  keepVisitor,
  leaveWhenAsked,
  retryWhenOnline,
} from './browserEffects.ts';
import { createBrowserServices } from './browserServices.ts';
import { createPage, type Page } from './createPage.ts';
import { createEffects } from './effects.ts';
import { keepLayers, type HistoryLayers } from './historyLayers.ts';
import { keepFresh } from './keepFresh.ts';
import { createNavigation } from './keepNavigation.ts';
import { pageCacheKeyOf } from './serverCache.ts';
import type { StateEnvelope } from './stateEnvelope.ts';

/** Loads late: the visitor does not wait for it. */
const measuring = laterCode(() => import('./measure/measure.tsx'));
const settledEffects = laterCode(() => import('./settledEffects.ts'));

const reload = () => location.reload();
/** The page is another visitor's. Reload at once when the code that protects unsent text cannot be fetched. */
const reloadAnew = () =>
  import('./reloadWhenWritten.ts').then(({ reloadWhenWritten }) => reloadWhenWritten(reload), reload);
/** The view that needs the code requests it again and shows the failure. */
const ignored = () => {};

/** Everything that a page runs with. */
export interface PageStart {
  copy: LanguageCopy;
  /** The state from the server; null for a page that starts from nothing. */
  sent: StateEnvelope | null;
  serverTime: ServerTime;
  /** The browser had the document already. */
  isKept: boolean;
  /** The address bears the mark of a finished login. */
  isBackFromLogin: boolean;
  analytics: Analytics;
  /** Called with errors that the page recovers from. */
  report: (error: unknown) => void;
}

/** A page with its actors, not started yet. */
export interface RunningPage {
  page: Page;
  /** Goes to an address of this application without a new document. */
  navigate: (href: string) => void;
  /**
   * Starts its work beside the views, once they are in the document; a page from the server starts only now.
   *
   * @param isModalAlive false where a modal is open whose code has not come.
   */
  start: (isModalAlive: boolean) => void;
  stop: () => void;
}

/** Builds the page's machines: a long task of its own. */
export async function createRunningPage(how: PageStart): Promise<RunningPage> {
  const { copy, sent, serverTime, analytics, isBackFromLogin, report } = how;
  const shell: Shell = document.documentElement.dataset['shell'] === 'newer' ? 'newer' : 'older';
  const navigation = createNavigation(shell, report);
  // State from the server has its route; a page without it asks the router first.
  const route = sent === null ? await navigation.route() : sent.snapshot.context.route;
  pageLogic();
  await nextTask();
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
  page.subscribe({ error: report });
  const effects = createEffects();
  /** True on the way to a checkout, which a change of the history would cancel. */
  let isLeaving = false;
  let layers: HistoryLayers | null = null;
  /** Goes on to another page in place of the layers over this one. */
  const onPage = (run: () => void) => (layers === null ? run() : layers.onPage(run));
  const start = (isModalAlive: boolean) => {
    if (sent !== null) page.start();
    // A dialog without its code could neither be closed nor opened again.
    if (!isModalAlive)
      (page.getSnapshot().children['modal'] as PageParts['modal'] | undefined)?.send({
        type: 'modal.closed',
      });
    const replace = (href: string, moved: RouteFacts) => {
      navigation.replace(href, moved);
      layers?.noteAddress();
    };
    const address = keepAddress(page, replace);
    const fromPage = (run: () => void) => {
      // Makes the address of the page the present one before the page is left.
      address.flush();
      onPage(() => {
        run();
        layers?.noteAddress();
      });
    };
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
        if (isGoing) address.flush();
        isLeaving = isGoing;
      }),
      retryWhenOnline(page),
      keepVisitor(page, () => void reloadAnew()),
      keepFresh(page, serverTime, sent?.serverTimeMs ?? serverTime.now(), sent !== null && how.isKept),
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
  return {
    page,
    navigate: navigation.navigate,
    start,
    stop: () => {
      effects.stop();
      page.stop();
    },
  };
}
