import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isSearch } from './searches.ts';

/** The number of requests allowed per minute; 0 is no limit. */
export interface LimitSettings {
  writesPerVisitor: number;
  writesPerAddress: number;
  searchesPerVisitor: number;
  searchesPerAddress: number;
  /** Name of the backend's session cookie, with or without the prefix `__Host-`. */
  sessionCookie: string;
}

export interface LimitEvent {
  kind: LimitedKind;
  /** The limit that was reached. */
  by: 'visitor' | 'address';
}

type LimitedKind = 'write' | 'search';

const MINUTE_S = 60;
/** Most visitors, and most addresses, that are counted at the same time: some 200 bytes each. */
const MOST_COUNTED = 50_000;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/**
 * Counts the writes and searches of visitors, by session and by address. A session counts once a backend has taken a
 * write of it; until then its calls count under their address alone, so that an invented cookie gives no allowance and
 * takes no room.
 */
export function createLimits(
  settings: LimitSettings,
  { onRefused = () => {}, mostCounted = MOST_COUNTED }: LimitOptions = {},
) {
  const known = new LRUCache<string, true>({ max: mostCounted });
  const counters = {
    write: {
      visitor: createCounter(settings.writesPerVisitor, mostCounted),
      address: createCounter(settings.writesPerAddress, mostCounted),
    },
    search: {
      visitor: createCounter(settings.searchesPerVisitor, mostCounted),
      address: createCounter(settings.searchesPerAddress, mostCounted),
    },
  };
  const names = new Set([settings.sessionCookie, `__Host-${settings.sessionCookie}`]);

  return {
    /** Seconds until a request may be made; null for one that may be made now, and is counted. */
    async admit(request: Request): Promise<number | null> {
      const kind = kindOf(request);
      if (kind === null) return null;
      // A backend may use any of several session cookies, so each counts.
      const sessions = sessionsOf(cookiesOf(request), names).filter((session) => known.get(session) === true);
      // A session over its limit is refused before it counts for its address, so others at that address lose nothing.
      const ways = [
        ...sessions.map((session) => ['visitor', session] as const),
        ['address', addressKey(request.headers.get('x-forwarded-for') ?? '')] as const,
      ];
      for (const [by, key] of ways) {
        const seconds = await counters[kind][by](key);
        if (seconds === null) continue;
        onRefused({ kind, by });
        return seconds;
      }
      return null;
    },
    /** Learns known sessions from the answer to a write. */
    learn(request: Request, answer: Response): void {
      if (!WRITES.has(request.method) || kindOf(request) !== 'write' || answer.status >= 400) return;
      // A redirect that only checks for cookies: the backend has written nothing yet. [AUTH-18]
      if (answer.status === 307) return;
      const given = sessionsOf(
        answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
        names,
      );
      const [session, ...others] = given.length > 0 ? given : sessionsOf(cookiesOf(request), names);
      // With several sessions it is unknown which one the backend used.
      if (session !== undefined && others.length === 0) known.set(session, true);
    },
    /** Sessions that are known. */
    get size(): number {
      return known.size;
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;

interface LimitOptions {
  onRefused?: (event: LimitEvent) => void;
  mostCounted?: number;
}

/** Counts by key; returns the seconds until there is room again, or null where there is some. */
export function createCounter(points: number, most: number): (key: string) => Promise<number | null> {
  if (points === 0) return async () => null;
  const limiter = new RateLimiterMemory({ points, duration: MINUTE_S });
  // The limiter forgets a key when its minute is over; this bounds how many there are until then.
  const counted = new LRUCache<string, true>({ max: most, dispose: (_, key) => void limiter.delete(key) });
  return async (key) => {
    // Setting an existing key would dispose of its count.
    if (counted.get(key) === undefined) counted.set(key, true);
    try {
      await limiter.consume(key);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  };
}

function kindOf({ method, url }: Request): LimitedKind | null {
  if (isSearch(new URL(url).pathname)) return 'search';
  return WRITES.has(method) ? 'write' : null;
}

const cookiesOf = (request: Request): string[] => request.headers.get('cookie')?.split(';') ?? [];

/** The distinct sessions among cookies, without those too long to be one. */
function sessionsOf(cookies: readonly string[], names: ReadonlySet<string>): string[] {
  const found = cookies.flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    const session = value.join('=').trim();
    return names.has(name.trim()) && session !== '' && session.length <= 512 ? [session] : [];
  });
  return [...new Set(found)];
}

/** An IPv4 address, or the /64 network of an IPv6 address: one visitor can use all addresses of that network. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(missing).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The answer to a call over its limit, in the shape of a backend's refusals. */
export const tooManyRequests = (seconds: number): Response =>
  Response.json(
    {
      code: 429,
      status: 'ERROR',
      errors: { user: ['TOO_MANY_REQUESTS'], retryAfterSeconds: [seconds] },
    },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  );
