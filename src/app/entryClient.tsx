import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SnapshotFrom } from 'xstate';
import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#src/domain/shell/language.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { bringAhead } from '#src/services/files/bringFiles.ts';
import { createServerTime, type ServerTime } from '#src/services/serverTime.ts';
import { preloadModal } from '#src/views/modals/modalRegistry.ts';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { nextTask } from '#src/views/hooks/idle.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { stylesHere } from '#src/views/ui/stylesHere.ts';
import { readAnswerTime } from './answerTime.ts';
import { App } from './App.tsx';
import { keepEarlyChanges } from './earlyChanges.ts';
import { keepEarlyPresses } from './earlyPresses.ts';
import { isThereWithin } from './isThereWithin.ts';
import { loadCopy } from './loadCopy.ts';
import { takeLoginMark } from './loginMark.ts';
import type { RunningPage } from './runPage.ts';
import { createSleepingPage } from './sleepingPage.ts';
import { readState, STATE_ELEMENT_ID, type StateEnvelope } from './stateEnvelope.ts';
import { createWaitingMarks } from './waitingMarks.ts';

const APP_ELEMENT_ID = 'app';
/** The first screen does without it. */
const importMachines = () => import('./runPage.ts');
const machines = laterCode(importMachines);
/** Preloading for the first drawing delays it no longer than this. */
const PRELOAD_MS = 1_000;

interface PageClock {
  serverTime: ServerTime;
  /** The browser had the document already. */
  isKept: boolean;
  /** The address bears the mark of a finished login. */
  isBackFromLogin: boolean;
}

/** Starts the page: from the state the server sent, or from nothing. [SHELL-02..04] */
async function start(): Promise<void> {
  const element = document.getElementById(APP_ELEMENT_ID);
  if (element === null) throw new Error(`There is no element "${APP_ELEMENT_ID}" to render into`);
  // Changes before presses: a press is about the choices made before it.
  keepEarlyChanges(element);
  keepEarlyPresses(element);
  bringAhead(importMachines);
  const copyComing = loadCopy(toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
  // Evaluating the code was a long task; each step from here on is a task of its own.
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
      await hydrate(element, copy, sent, clock);
      return;
    } catch (error) {
      reportRecovered(error);
    }
  }
  await startFromNothing(element, copy, clock);
}

/** Shows the page from the server's state at once, and wakes it up when its machines have come. [LOAD-09] */
async function hydrate(
  element: HTMLElement,
  copy: LanguageCopy,
  sent: StateEnvelope,
  clock: PageClock,
): Promise<void> {
  const { snapshot } = sent;
  const modal = snapshot.children['modal']?.snapshot as SnapshotFrom<PageParts['modal']> | undefined;
  const activeModal = modal?.context.active ?? null;
  const isModalAlive =
    activeModal === null || (await isThereWithin(PRELOAD_MS, preloadModal(activeModal.key)));
  // A view whose code is not here in time stays as the server drew it until the code has come.
  await isThereWithin(PRELOAD_MS, preloadRouteView(snapshot.context.route.page.kind));

  const marks = createWaitingMarks();
  const sleeping = createSleepingPage(snapshot, marks.markPressed);
  let running: RunningPage | null = null;
  let isEnded = false;
  /** While the machines cannot be fetched, the browser posts forms and follows links. */
  const leaveToBrowser = (event: Event) => {
    const isPlain = event.type === 'submit' || (event.target as Element).closest('a[href]') !== null;
    if (isPlain && running === null && machines.failure() !== null) event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  // Before React listens there.
  for (const type of ['submit', 'click'])
    element.addEventListener(type, leaveToBrowser, { capture: true, signal: listening.signal });
  const wakeUp = async () => {
    const { createRunningPage } = await machines.untilHere();
    const made = await createRunningPage({ ...clock, copy, sent, analytics, report: reportRecovered });
    if (isEnded) return;
    running = made;
    sleeping.giveOver(made.page);
    made.start(isModalAlive);
    marks.end();
    sleeping.answerKept();
  };
  /** On an error that React could not contain, drops the state and starts the page anew, once. [SHELL-04] */
  const startAnew = (error: unknown) => {
    reportRecovered(error);
    if (isEnded) return;
    isEnded = true;
    queueMicrotask(() => {
      running?.stop();
      marks.end();
      listening.abort();
      root.unmount();
      void startFromNothing(element, copy, { ...clock, isKept: false });
    });
  };
  const onMounted = () => {
    document.documentElement.dataset['hydrated'] = 'true';
    wakeUp().catch(startAnew);
  };
  const navigate = (href: string) => sleeping.whenAwake(() => running?.navigate(href));
  const view = <App page={sleeping.page} copy={copy} navigate={navigate} onMounted={onMounted} />;
  let root: Root;
  // In slices: the visitor can scroll the document while it hydrates.
  startTransition(() => {
    root = hydrateRoot(element, view, {
      onUncaughtError: startAnew,
      onRecoverableError: (error) => {
        if (!isTranslated(element)) reportRecovered(error);
      },
    });
  });
}

async function startFromNothing(element: HTMLElement, copy: LanguageCopy, clock: PageClock): Promise<void> {
  const { createRunningPage } = await machines.untilHere();
  const {
    page,
    navigate,
    start: onMounted,
  } = await createRunningPage({
    ...clock,
    copy,
    sent: null,
    analytics,
    report: reportRecovered,
  });
  void preloadSections().catch(ignored);
  page.start();
  element.replaceChildren();
  createRoot(element, { onUncaughtError: reportRecovered, onRecoverableError: reportRecovered }).render(
    <App page={page} copy={copy} navigate={navigate} onMounted={() => onMounted(true)} />,
  );
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
