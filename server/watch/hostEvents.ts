import type {
  AnalyticsEvent,
  MeasuredPage,
  PageError,
} from '#src/services/measurement/analytics/contract.ts';
import type { Found, FoundInCache } from '../http/found.ts';

/** For whom a backend is called: a page that is rendered, or a call of a browser. */
export type Caller = 'render' | 'browser';

/**
 * What happens in the host, for whoever counts it. Every name that is passed is one of a list; an address, or anything
 * else a visitor writes, is none.
 */
export interface HostEvents {
  /** An answer has left, or its visitor has. */
  answered: (route: string, status: number, ms: number) => void;
  rendered: (status: number, ms: number) => void;
  renderFailed: () => void;
  /** Somebody was told to come again: there was no room for their page. */
  renderRefused: () => void;
  /** So many pages wait for their render to begin. */
  rendersWaiting: (count: number) => void;
  pageFound: (found: Found) => void;
  configFound: (found: FoundInCache) => void;
  /** A backend has answered, by status; null when it did not. */
  backendAnswered: (caller: Caller, endpoint: string, status: number | null, ms: number) => void;
  /** A circuit of an endpoint opened or closed, or spared it a call. */
  circuit: (caller: Caller, endpoint: string, kind: 'opened' | 'closed' | 'refused' | 'crowded') => void;
  /** A visitor asked more often than they may; the name of the limit. */
  limited: (limit: string) => void;
  /** A browser refused something because of the content security policy. */
  policyViolated: (directive: string, blocked: string) => void;
  /** A page told of an event; of which kind of page, and of which release. */
  measured: (event: AnalyticsEvent, page: MeasuredPage, release: string) => void;
  /** Something that was sent to the collector was not taken, or was taken before. */
  measureRefused: (why: string) => void;
  /** Something broke in a page. */
  pageBroke: (kind: PageError, page: MeasuredPage, release: string) => void;
  /** The janitor took away so many expired sessions and keys. */
  tidied: (removed: { sessions: number; keys: number }) => void;
}

/** Nobody counts. */
export const uncounted: HostEvents = {
  answered: () => {},
  rendered: () => {},
  renderFailed: () => {},
  renderRefused: () => {},
  rendersWaiting: () => {},
  pageFound: () => {},
  configFound: () => {},
  backendAnswered: () => {},
  circuit: () => {},
  limited: () => {},
  policyViolated: () => {},
  measured: () => {},
  measureRefused: () => {},
  pageBroke: () => {},
  tidied: () => {},
};
