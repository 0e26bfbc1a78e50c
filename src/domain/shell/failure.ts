/** Why a call failed, as plain data that may live in a machine's context. Codes, never prose. */
export interface Failure {
  kind: 'http' | 'network' | 'timeout' | 'malformed';
  /** HTTP status, 0 when no answer came. */
  status: number;
  /** The code at body.errors.user[0], when there was one. [API-05] */
  code: string | null;
  /** Numbers lying beside the code, for messages: maxQty, maxWeight, maxDistance. */
  params: Record<string, number>;
}

export const UNKNOWN_FAILURE: Failure = { kind: 'network', status: 0, code: null, params: {} };

/** Reads a failure from whatever an actor rejected with. */
export function toFailure(error: unknown): Failure {
  if (error !== null && typeof error === 'object' && 'failure' in error) {
    const { failure } = error as { failure: Failure };
    if (typeof failure === 'object' && failure !== null && typeof failure.kind === 'string') return failure;
  }
  return UNKNOWN_FAILURE;
}

/** True when no answer came: the call may succeed once there is a network again. A refusal is an answer. */
export const isUnreached = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

/** In how many seconds a call may be made that came too early; null for one that failed otherwise. */
export const retryAfterSecondsOf = ({ status, params }: Failure): number | null =>
  status === 429 ? (params['retryAfterSeconds'] ?? null) : null;

/** The code of a write whose session would have been lost at once: the browser takes no cookie. [AUTH-18] */
export const COOKIES_REFUSED = 'COOKIES_REFUSED';

/** True when no write can be stored, since the browser refuses the session cookie. [AUTH-18] */
export const isCookiesRefused = ({ code }: Failure): boolean => code === COOKIES_REFUSED;

export type ErrorPageKind = '404' | '410' | '429' | 'default';

/** Which error page a failed product summary shows. [ERRPAGE-05] */
export function errorPageKindOf(failure: Failure): ErrorPageKind {
  if (failure.kind !== 'http') return 'default';
  if (failure.status === 404) return '404';
  if (failure.status === 410) return '410';
  if (failure.status === 429) return '429';
  return 'default';
}

/** The status a server-rendered error page answers with. [ERRPAGE-06] */
export function httpStatusOf(kind: ErrorPageKind): number {
  return kind === 'default' ? 503 : Number(kind);
}
