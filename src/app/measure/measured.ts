import type { ExperimentName } from '#src/domain/measurement/experiment.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { createEventQueue } from '#src/services/measurement/analytics/eventQueue.ts';
import { createKeptExposures } from '#src/services/measurement/analytics/keptExposures.ts';
import { MEASUREMENT_KEYS, measuredVisitor } from '#src/services/measurement/analytics/keptConsent.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import type { Page } from '../createPage.ts';
import { itemsOf } from './measuredItems.ts';
import { measuredPageOf } from './measuredPage.ts';
import { sendBatch, sendError } from './sendEvents.ts';
import { watchExperiments, watchLists, watchSections, watchVitals } from './watchPage.ts';

const PAGE_ID_BYTES = 8;

export interface MeasuredParts {
  page: Page;
  serverTime: ServerTime;
  release: string;
  /** The visitor who gave consent. */
  visitor: string;
  /** Consent was given before this document came, so its load may be measured. [CONSENT-01] */
  hasAlwaysBeen: boolean;
}

/** Measures a page for a visitor who gave consent: its events, its vitals, and the sections seen. */
export function createMeasured({ page, serverTime, release, visitor, hasAlwaysBeen }: MeasuredParts) {
  const queue = createEventQueue({
    visitor,
    release,
    pageId: randomId(),
    now: () => serverTime.now(),
    isAllowed: () => measuredVisitor() === visitor,
    send: sendBatch,
    onTooLarge: () => void sendError({ release, page: measuredPageOf(page), kind: 'dropped' }),
    storage: keptOnDevice('events'),
  });
  const exposures = createKeptExposures(visitor, keptOnDevice('exposures'));
  page.send({ type: 'part.needed', name: 'measurement' });
  // The vitals are about the load of the document, which was before a consent given now.
  if (hasAlwaysBeen)
    watchVitals((vital) =>
      page.send({ type: 'part.told', name: 'measurement', event: { type: 'vital.measured', ...vital } }),
    );
  const stopSections = watchSections((section) =>
    page.send({ type: 'part.told', name: 'measurement', event: { type: 'section.seen', section } }),
  );
  const stopLists = watchLists((list) =>
    page.send({ type: 'part.told', name: 'measurement', event: { type: 'list.seen', list } }),
  );
  const tellExperiment = (experiment: ExperimentName) =>
    page.send({
      type: 'part.told',
      name: 'measurement',
      event: { type: 'experiment.seen', experiment, told: exposures.read() },
    });
  // The server settled the shown variants for the visitor who was measured at load.
  const stopExperiments = hasAlwaysBeen ? watchWithConfigs(page, tellExperiment) : () => {};
  const onHide = () => {
    if (document.visibilityState === 'hidden') queue.leave();
  };
  const onLeave = () => queue.leave();
  const onOnline = () => void queue.flush();
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  return {
    add(event: AnalyticsEvent): void {
      queue.add({
        page: measuredPageOf(page),
        name: event.name,
        data: event.data,
        items: itemsOf(event, page),
      });
      if (event.name === 'experiment_exposure' && measuredVisitor() === visitor) exposures.add(event.data);
    },
    forget(): void {
      queue.forget();
      exposures.forget();
    },
    stop(): void {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onOnline);
      stopSections();
      stopLists();
      stopExperiments();
      queue.stop();
    },
  };
}

/** Reports visible experiments again once other configs have come: before, their variants were unknown. */
function watchWithConfigs(page: Page, tell: (experiment: ExperimentName) => void): () => void {
  let config = selectConfig(page.getSnapshot());
  let stop = watchExperiments(tell);
  const configs = page.subscribe((snapshot) => {
    if (selectConfig(snapshot) === config) return;
    config = selectConfig(snapshot);
    stop();
    stop = watchExperiments(tell);
  });
  return () => {
    configs.unsubscribe();
    stop();
  };
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PAGE_ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A full or forbidden storage loses unsent events, and the experiments already reported. */
const keptOnDevice = (key: keyof typeof MEASUREMENT_KEYS) => ({
  read: (): string | null => {
    try {
      return localStorage.getItem(MEASUREMENT_KEYS[key]);
    } catch {
      return null;
    }
  },
  write: (text: string | null): void => {
    try {
      if (text === null) localStorage.removeItem(MEASUREMENT_KEYS[key]);
      else localStorage.setItem(MEASUREMENT_KEYS[key], text);
    } catch {
      // See above.
    }
  },
});
