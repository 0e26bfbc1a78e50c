import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';

/** Tells analytics, by an action that the page and all its parts are provided with alike; without it nothing is told. */
export const tracked = (event: AnalyticsEvent) => ({ type: 'track', params: event }) as never;
