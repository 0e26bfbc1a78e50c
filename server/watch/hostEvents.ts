import type {
  AnalyticsEvent,
  MeasuredPage,
  PageError,
} from '#src/services/measurement/analytics/contract.ts';
import type { Found, FoundInCache } from '../http/found.ts';

/** The origin of a backend call: the render of a page, or a browser. */
export type Caller = 'render' | 'browser';

/** Events of the host, for metrics. Each name comes from a list; an address or other text of a visitor never does. */
export interface HostEvents {
  /** An answer was sent, or its visitor left. */
  answered: (route: string, status: number, ms: number) => void;
  rendered: (status: number, ms: number) => void;
  renderFailed: () => void;
  /** A visitor was refused a page for lack of room, and asked to come again. */
  renderRefused: () => void;
  /** Number of pages that wait for their render to begin. */
  rendersWaiting: (count: number) => void;
  pageFound: (found: Found) => void;
  configFound: (found: FoundInCache) => void;
  /** A backend answered, with the status; null when it did not. */
  backendAnswered: (caller: Caller, endpoint: string, status: number | null, ms: number) => void;
  /** A circuit of an endpoint opened or closed, or did not let a call through. */
  circuit: (caller: Caller, endpoint: string, kind: 'opened' | 'closed' | 'refused' | 'crowded') => void;
  /** A visitor was over a limit, with the name of the limit. */
  limited: (limit: string) => void;
  /** A browser refused something because of the content security policy. */
  policyViolated: (directive: string, blocked: string) => void;
  /** A page reported an event, with its kind of page and its release. */
  measured: (event: AnalyticsEvent, page: MeasuredPage, release: string) => void;
  /** The collector refused something, or had taken it before. */
  measureRefused: (why: string) => void;
  /** An error in a page. */
  pageBroke: (kind: PageError, page: MeasuredPage, release: string) => void;
  /** Valkey began to answer, or stopped. */
  valkeyChanged: (isAnswering: boolean) => void;
  /** A page of all guests was wanted that this host did not have: another one did, or this one rendered it. */
  pageAsked: (found: 'handed' | 'rendered' | 'alone') => void;
  /** Something in the shop changed, and kept pages were forgotten. */
  changed: (kind: 'product' | 'seller' | 'everything') => void;
  /** The janitor removed so many expired sessions and keys. */
  tidied: (removed: { sessions: number; keys: number }) => void;
}

/** Counts nothing. */
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
  valkeyChanged: () => {},
  pageAsked: () => {},
  changed: () => {},
  tidied: () => {},
};
