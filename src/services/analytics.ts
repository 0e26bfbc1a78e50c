import { ANALYTICS_CALLBACK_TIMEOUT_MS } from '#src/domain/limits.ts';

export interface TrackedEvent {
  name: string;
  data: Record<string, string | number | null>;
}
/** The host's analytics; calls back when it has taken the event. */
export type HostAnalytics = (event: TrackedEvent, done: () => void) => void;

export interface Analytics {
  track(event: TrackedEvent): void;
  /** Resolves when the host has taken the event, at the latest after 2000 ms. [ANALYTICS-01] */
  trackAndWait(event: TrackedEvent): Promise<void>;
}

/** Events go through one replaceable function; without it nothing happens, and failing never disturbs. [ANALYTICS-03, ANALYTICS-04] */
export function createAnalytics(host: () => HostAnalytics | undefined): Analytics {
  const send = (event: TrackedEvent, done: () => void): void => {
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
