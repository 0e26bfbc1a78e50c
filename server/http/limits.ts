import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What may be asked within a minute; 0 is no limit. */
export interface LimitSettings {
  writesPerVisitor: number;
  writesPerAddress: number;
  searchesPerVisitor: number;
  searchesPerAddress: number;
  /** Name of the cookie that a backend knows its visitors by, with or without `__Host-` before it. */
  sessionCookie: string;
}

export interface LimitEvent {
  kind: LimitedKind;
  /** Whose limit it was. */
  by: 'visitor' | 'address';
}

type LimitedKind = 'write' | 'search';

const MINUTE_S = 60;
/** Visitors, and addresses, that are counted at the same time: some 200 bytes each. */
const MOST_COUNTED = 50_000;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What is looked up among very many, or calculated, whatever its method. */
const SEARCHES =
  /^\/backend\/(?:search|common\/region|grocery\/(?:nearby-stores|order-costs)|product-detail\/simulation|retail\/order-costs|trade-in|add-on\/\w+\/_availability|subscription\/subscriptions\/calculateNearestPickupPoint)(?:\/|$)/;

/**
 * Counts what visitors write and look up. Each counts under their session and under their address; a session that no
 * backend has taken a write of is nobody's, and its calls count under their address alone. So a cookie that somebody made
 * up gives no allowance, and takes no room.
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
    /** In how many seconds a request may be made; null for one that may be made now, and is counted. */
    async admit(request: Request): Promise<number | null> {
      const kind = kindOf(request);
      if (kind === null) return null;
      // Which of several a backend goes by is its own business: each counts.
      const sessions = sessionsOf(cookiesOf(request), names).filter((session) => known.get(session) === true);
      // Who asks too much by themselves takes nothing from those at the same address.
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
    /** Learns from the answer to a write which sessions there are. */
    learn(request: Request, answer: Response): void {
      if (!WRITES.has(request.method) || kindOf(request) !== 'write' || answer.status >= 400) return;
      // Given to go round with: nothing was taken yet. [AUTH-18]
      if (answer.status === 307) return;
      const given = sessionsOf(
        answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
        names,
      );
      const [session, ...others] = given.length > 0 ? given : sessionsOf(cookiesOf(request), names);
      // Of several it is not known which one it was.
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

/** Counts by key; says in how many seconds there is room again, or null where there is some. */
export function createCounter(points: number, most: number): (key: string) => Promise<number | null> {
  if (points === 0) return async () => null;
  const limiter = new RateLimiterMemory({ points, duration: MINUTE_S });
  // The limiter forgets a key when its minute is over; this bounds how many there are until then.
  const counted = new LRUCache<string, true>({ max: most, dispose: (_, key) => void limiter.delete(key) });
  return async (key) => {
    // Setting a key anew would dispose of it.
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
  if (SEARCHES.test(new URL(url).pathname)) return 'search';
  return WRITES.has(method) ? 'write' : null;
}

const cookiesOf = (request: Request): string[] => request.headers.get('cookie')?.split(';') ?? [];

/** The sessions among cookies, each once; one so long that it is none is left out. */
function sessionsOf(cookies: readonly string[], names: ReadonlySet<string>): string[] {
  const found = cookies.flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    const session = value.join('=').trim();
    return names.has(name.trim()) && session !== '' && session.length <= 512 ? [session] : [];
  });
  return [...new Set(found)];
}

/** An IPv4 address, or the network of an IPv6 one: whoever has one such address has 2^64. */
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

/** The answer to a call that came too early, in the shape of a backend's refusals. */
export const tooManyRequests = (seconds: number): Response =>
  Response.json(
    {
      code: 429,
      status: 'ERROR',
      errors: { user: ['TOO_MANY_REQUESTS'], retryAfterSeconds: [seconds] },
    },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  );
