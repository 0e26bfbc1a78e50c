import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedLimit, Siblings } from '../shared/siblings.ts';
import type { Valkey } from '../shared/valkey.ts';
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
/** A session stays known to all hosts for so long after a write. */
const KNOWN_S = 24 * 3600;
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
  { onRefused = () => {}, mostCounted = MOST_COUNTED, valkey = null, siblings = null }: LimitOptions = {},
) {
  const known = new LRUCache<string, true>({ max: mostCounted });
  siblings?.onKnown((session) => known.set(session, true));
  const counter = (points: number, name: string) =>
    createCounter(points, mostCounted, { valkey, siblings, name });
  const counters = {
    write: {
      visitor: counter(settings.writesPerVisitor, 'write:visitor'),
      address: counter(settings.writesPerAddress, 'write:address'),
    },
    search: {
      visitor: counter(settings.searchesPerVisitor, 'search:visitor'),
      address: counter(settings.searchesPerAddress, 'search:address'),
    },
  };
  /** True for a session that this host knows, or any of the hosts. */
  const isKnown = async (session: string): Promise<boolean> => {
    if (known.get(session) === true) return true;
    const isKnownElsewhere =
      (await valkey?.use(
        async () => (await valkey.client.exists(`known:${hashOf(session)}`)) === 1,
        () => false,
      )) === true;
    if (isKnownElsewhere) known.set(session, true);
    return isKnownElsewhere;
  };
  const makeKnown = (session: string): void => {
    if (known.get(session) !== true) siblings?.tellKnown(session);
    known.set(session, true);
    void valkey?.use(
      () => valkey.client.set(`known:${hashOf(session)}`, 1, 'EX', KNOWN_S),
      () => null,
    );
  };
  const names = new Set([settings.sessionCookie, `__Host-${settings.sessionCookie}`]);

  return {
    /** Seconds until a request may be made; null for one that may be made now, and is counted. */
    async admit(request: Request): Promise<number | null> {
      const kind = kindOf(request);
      if (kind === null) return null;
      // A backend may use any of several session cookies, so each counts.
      const given = sessionsOf(cookiesOf(request), names);
      const knows = await Promise.all(given.map(isKnown));
      const sessions = given.filter((_, at) => knows[at]);
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
      if (session !== undefined && others.length === 0) makeKnown(session);
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
  /** Counts for all hosts together; null for a host that counts alone. */
  valkey?: Valkey | null;
  /** Counts for all processes of this host together; null where there is one. */
  siblings?: Siblings | null;
}

type Count = (key: string) => Promise<number | null>;

/**
 * Counts by key; returns the seconds until there is room again, or null where there is some. Hosts that share a Valkey
 * count together; one that gets no answer from it counts alone, with all its processes.
 */
export function createCounter(
  points: number,
  most: number,
  { valkey, siblings, name }: { valkey: Valkey | null; siblings: Siblings | null; name: string } = {
    valkey: null,
    siblings: null,
    name: '',
  },
): Count {
  if (points === 0) return async () => null;
  const alone = createHostCounter(siblings, { name, points, most });
  if (valkey === null) return alone;
  const limiter = new RateLimiterRedis({
    storeClient: valkey.client,
    keyPrefix: `limit:${name}`,
    points,
    duration: MINUTE_S,
  });
  return (key) =>
    valkey.use(
      () => secondsOf(limiter.consume(hashOf(key))),
      () => alone(key),
    );
}

/** Counts for all processes of this host; one that gets no answer from the others counts by itself. */
function createHostCounter(siblings: Siblings | null, limit: SharedLimit): Count {
  const alone = createLoneCounter(limit.points, limit.most);
  if (siblings === null) return alone;
  return (key) => siblings.count(limit, key).catch(() => alone(key));
}

/** Counts by key in this process. */
export function createLoneCounter(points: number, most: number): Count {
  const limiter = new RateLimiterMemory({ points, duration: MINUTE_S });
  // The limiter forgets a key when its minute is over; this bounds how many there are until then.
  const counted = new LRUCache<string, true>({ max: most, dispose: (_, key) => void limiter.delete(key) });
  return async (key) => {
    // Setting an existing key would dispose of its count.
    if (counted.get(key) === undefined) counted.set(key, true);
    return secondsOf(limiter.consume(key));
  };
}

/** The seconds of a refusal; null where the request was counted. */
async function secondsOf(counting: Promise<unknown>): Promise<number | null> {
  try {
    await counting;
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

/** A name for a session or an address that gives neither away. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

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
