import { ANALYTICS_CALLBACK_TIMEOUT_MS } from '#src/domain/shell/limits.ts';
import type { AnalyticsEvent } from './contract.ts';

/** The host's analytics; calls back when it has taken the event. */
export type HostAnalytics = (event: AnalyticsEvent, done: () => void) => void;

export interface Analytics {
  track(event: AnalyticsEvent): void;
  /** Hands every event to the code that measures, first those recorded before that code arrived. */
  handOver(take: (event: AnalyticsEvent) => void): void;
  /** Resolves when the host has taken the event, at the latest after 2000 ms. [ANALYTICS-01] */
  trackAndWait(event: AnalyticsEvent): Promise<void>;
}

/** In memory alone, until the code that measures has come. */
const MOST_HELD = 50;

/** Events go through one replaceable function; without it nothing happens, and failing never disturbs. [ANALYTICS-03, ANALYTICS-04] */
export function createAnalytics(host: () => HostAnalytics | undefined): Analytics {
  const held: AnalyticsEvent[] = [];
  let take = (event: AnalyticsEvent): void => {
    if (held.length < MOST_HELD) held.push(event);
  };
  const send = (event: AnalyticsEvent, done: () => void): void => {
    take(event);
    try {
      const analytics = host();
      if (analytics === undefined) done();
      else analytics(event, done);
    } catch {
      done();
    }
  };
  return {
    track: (event) => send(event, () => {}),
    handOver: (to) => {
      take = to;
      held.splice(0).forEach(to);
    },
    trackAndWait: (event) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ANALYTICS_CALLBACK_TIMEOUT_MS);
        send(event, () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
