import { createRoot, type Root } from 'react-dom/client';
import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { releaseOf } from '#src/domain/measurement/release.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Analytics } from '#src/services/measurement/analytics/analytics.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { knownConsent, measuredVisitor } from '#src/services/measurement/analytics/keptConsent.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { isMobile } from '#src/views/ui/viewport.ts';
import type { Page } from '../createPage.ts';
import { keepFollowInStep } from './keepFollowInStep.ts';
import type { createMeasured } from './measured.ts';
import { measuredPageOf } from './measuredPage.ts';
import { errorKindOf, watchUncaught, WINDOW } from './pageErrors.ts';
import { sendError } from './sendEvents.ts';
import { tellAffiliate } from './tellAffiliate.ts';

/** At most so many errors of one document are counted: further ones add nothing. */
const MOST_ERRORS = 10;
const MAX_MESSAGE = 200;

export interface MeasureParts {
  page: Page;
  copy: LanguageCopy;
  navigate: (href: string) => void;
  analytics: Analytics;
  serverTime: ServerTime;
}

const consentView = laterCode(() => import('./ConsentRoot.tsx'));
/** The few words of the question; most idle pages need no other later words. */
const consentWords = {
  id: laterCode(() => import('#src/copy/measurement/idFurther.ts')),
  en: laterCode(() => import('#src/copy/measurement/enFurther.ts')),
} satisfies Record<Language, unknown>;
const measuredCode = laterCode(() => import('./measured.ts'));

/**
 * Starts once the page is idle: asks for consent, and measures the page for visitors who gave it. For all others it
 * stores nothing, and sends only counts of errors. [CONSENT-01, ANALYTICS-08, ANALYTICS-09]
 *
 * @returns the function that ends it
 */
export function startMeasuring({ page, copy, navigate, analytics, serverTime }: MeasureParts): () => void {
  const release = releaseOf(
    [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src,
  );
  let measured: ReturnType<typeof createMeasured> | null = null;
  /** Events between the consent and the arrival of the measuring code; null without consent. */
  let waiting: AnalyticsEvent[] | null = null;
  /** The earlier answer is known, if there is one. */
  let isAnswered = false;
  let errors = 0;
  let root: Root | null = null;
  let isOver = false;
  const stops: (() => void)[] = [];

  const take = (event: AnalyticsEvent) => {
    const kind = errorKindOf(event);
    if (kind !== null && errors < MOST_ERRORS) {
      errors += 1;
      void sendError({ release, page: measuredPageOf(page), kind });
    }
    if (measured === null) waiting?.push(event);
    else measured.add(event);
  };
  const begin = async (visitor: string, hasAlwaysBeen: boolean) => {
    waiting = [];
    const { createMeasured } = await measuredCode.untilHere();
    // The visitor may have withdrawn consent meanwhile.
    if (waiting === null || measured !== null || isOver) return;
    measured = createMeasured({ page, serverTime, release, visitor, hasAlwaysBeen });
    // The server showed the product but sends no events: add its view here.
    const shown = page.getSnapshot().context.shown;
    if (hasAlwaysBeen && shown !== null && !waiting.some(({ name }) => name === 'product_view'))
      measured.add({ name: 'product_view', data: { itemSku: shown.itemSku } });
    waiting.forEach(measured.add);
    waiting = null;
  };
  const end = () => {
    measured?.forget();
    measured?.stop();
    measured = null;
    waiting = null;
  };
  /** Follows the visitor's answer; events before it are never sent. */
  const follow = () => {
    const state = consentOf(page)?.getSnapshot();
    if (state === undefined || state.hasTag('busy')) return;
    const visitor = measuredVisitor();
    if (visitor === null) end();
    else if (measured === null && waiting === null) void begin(visitor, !isAnswered);
    isAnswered = true;
    analytics.handOver(take);
    if (state.hasTag('shown')) void show();
  };
  /** Draws the question beside the page, on a desk before it in the tab order, as the first load leaves it out. */
  const show = async () => {
    if (root !== null) return;
    const place = document.createElement('div');
    // On a phone it is anchored above the buy bar, and an anchor must come before it in the document.
    if (isMobile()) document.body.append(place);
    else document.body.prepend(place);
    root = createRoot(place);
    stops.push(() => {
      root?.unmount();
      place.remove();
    });
    const [{ ConsentRoot }, { measurement: words }] = await Promise.all([
      consentView.untilHere(),
      consentWords[copy.language].untilHere(),
    ]);
    Object.assign(copy.copy, words);
    if (!isOver) root.render(<ConsentRoot page={page} copy={copy} navigate={navigate} />);
  };

  tellAffiliate(page);
  stops.push(keepFollowInStep(page));
  let consent: LaterParts['consent'] | undefined;
  const lookForPart = () => {
    const part = consentOf(page);
    if (part === consent || part === undefined) return;
    consent = part;
    const subscription = part.subscribe(follow);
    stops.push(() => subscription.unsubscribe());
    follow();
  };
  const parts = page.subscribe(lookForPart);
  lookForPart();
  page.send({ type: 'part.needed', name: 'consent' });
  // The visitor may have answered in another tab.
  const onLook = () => {
    if (document.visibilityState !== 'visible') return;
    const known = knownConsent();
    if (consent !== undefined && consent.getSnapshot().context.known !== known)
      consent.send({ type: 'consent.told', known });
  };
  document.addEventListener('visibilitychange', onLook);
  stops.push(
    () => parts.unsubscribe(),
    () => document.removeEventListener('visibilitychange', onLook),
    () => measured?.stop(),
    watchUncaught((message) =>
      page.send({ type: 'ui.failed', component: WINDOW, message: message.slice(0, MAX_MESSAGE) }),
    ),
  );
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

const consentOf = (page: Page) => page.getSnapshot().children['consent'] as LaterParts['consent'] | undefined;
