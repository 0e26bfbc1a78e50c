import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';

/** Tracks an analytics event, by an action that the page and all its parts are provided with; no-op without it. */
export const tracked = (event: AnalyticsEvent) => ({ type: 'track', params: event }) as never;
