import { refusalsOf, type Call } from '#src/services/http/call.ts';
import { callOf, calls } from '#src/services/calls/calls.ts';
import { mismatchesOf } from './mismatches.ts';

/** Answer of an unknown backend. An unusable one is a mismatch of its call, and later calls cannot build on it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Told = any;

export interface Settings {
  /** Such as https://api.example.id; calls go below /backend there. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** Products to begin with; others are found by following the answers. */
  products: readonly string[];
  /** Most products to ask about; named ones are asked about in any case. */
  most: number;
  /** Headers for the calls of the member, such as a cookie; null where there is none. */
  login: Readonly<Record<string, string>> | null;
  /** Tries writes too. */
  writes: boolean;
  timeoutMs: number;
  slowMs: number;
}

type Kind =
  | 'status'
  | 'envelope'
  | 'schema'
  | 'json'
  | 'header'
  | 'code'
  | 'once'
  | 'timeout'
  | 'unreachable'
  | 'slow';
export interface Finding {
  call: string;
  kind: Kind;
  /** In the answer; of a header its name. */
  path: string;
  says: string;
  /** The page cannot do without it; else it leaves the field out. */
  breaks: boolean;
}
/** Result of one call. */
export interface Outcome {
  call: string;
  /** Number of requests, and of those that were answered as they should be. */
  asked: number;
  fitted: number;
  slowestMs: number;
  /** Reasons why it was not played, or not to its end. */
  notes: string[];
}

export interface Asked {
  /** Values for the placeholders of the path. */
  at?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Default: a guest who has no session. */
  as?: Visitor;
  key?: string;
  /** The call must be refused, with this status, and with this code where one is required. */
  refused?: { status: number; code?: string };
  /** The call may be refused for a reason of its own: its subject may be gone. */
  mayRefuse?: true;
}
export interface Visitor {
  headers: Readonly<Record<string, string>>;
  cookies: Map<string, string>;
}
export const guest = (): Visitor => ({ headers: {}, cookies: new Map() });

/** Asks a backend, and notes each difference from the table of calls. */
export function createSession(settings: Settings) {
  const outcomes = new Map<string, Outcome>(
    calls.map((call) => [nameOf(call), { call: nameOf(call), asked: 0, fitted: 0, slowestMs: 0, notes: [] }]),
  );
  const findings = new Map<string, Finding>();
  const find = (call: Call, kind: Kind, path: string, says: string, breaks = true) => {
    // The same finding in several entries of a list counts once.
    const id = `${nameOf(call)} ${kind} ${path.replaceAll(/\[\d+\]/g, '[]')}`;
    if (!findings.has(id)) findings.set(id, { call: nameOf(call), kind, path, says, breaks });
  };
  const note = (name: string, text: string) => {
    const outcome = outcomes.get(name);
    if (outcome !== undefined && !outcome.notes.includes(text)) outcome.notes.push(text);
  };

  /** `data`, or all of an answer that says more; null where it was refused or could not be read. */
  async function ask<T = Told>(name: string, asked: Asked = {}): Promise<T | null> {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, place: string) =>
      encodeURIComponent(asked.at?.[place] ?? ''),
    );
    const call = calls.find((one) => nameOf(one) === name) ?? callOf(method, path)?.call;
    const outcome = outcomes.get(name);
    if (call === undefined || outcome === undefined) throw new Error(`${name} is no call`);
    outcome.asked += 1;
    const before = findings.size;
    const answer = await send(call, path, asked);
    if (answer === null) return null;
    outcome.slowestMs = Math.max(outcome.slowestMs, answer.tookMs);
    const told = await judge(call, path, asked, answer);
    if (findings.size === before) outcome.fitted += 1;
    return told as T | null;
  }

  async function send(
    call: Call,
    path: string,
    { query, headers, body, as, key }: Asked,
  ): Promise<Answer | null> {
    const url = new URL(`${settings.origin}/backend${path}`);
    for (const [parameter, value] of Object.entries(query ?? {})) {
      if (value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value])
        url.searchParams.append(parameter, String(one));
    }
    const cookie = [...(as?.cookies ?? [])].map(([given, value]) => `${given}=${value}`).join('; ');
    const sentAt = performance.now();
    try {
      const response = await settings.fetch(url, {
        method: call.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(settings.timeoutMs),
        headers: {
          accept: 'application/json',
          'accept-language': 'id',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(cookie === '' ? {} : { cookie }),
          ...as?.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const tookMs = Math.round(performance.now() - sentAt);
      for (const set of response.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const at = pair.indexOf('=');
        as?.cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      if (tookMs > settings.slowMs) find(call, 'slow', '', `took ${tookMs} ms`, false);
      return { status: response.status, headers: response.headers, text, tookMs };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const says = error instanceof Error ? error.message : String(error);
      find(
        call,
        isLate ? 'timeout' : 'unreachable',
        '',
        isLate ? `no whole answer in ${settings.timeoutMs} ms` : says,
      );
      return null;
    }
  }

  async function judge(call: Call, path: string, asked: Asked, answer: Answer): Promise<unknown> {
    const { status, headers, text } = answer;
    if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) {
      find(
        call,
        'header',
        'content-type',
        `is ${headers.get('content-type') ?? 'missing'}, must be application/json`,
      );
    }
    if (Number.isNaN(Date.parse(headers.get('date') ?? ''))) {
      find(call, 'header', 'date', 'is missing: it is the clock of the page', false);
    }
    if (call.isPublic !== true && /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? '')) {
      find(call, 'header', 'cache-control', 'lets caches give it to other visitors');
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      find(call, 'json', '$', status >= 400 ? `is no JSON (${status})` : 'is no JSON');
      return null;
    }
    if (asked.refused !== undefined) {
      refusal(call, asked.refused, status, body);
      return null;
    }
    if (status !== 200) {
      const code = codeOf(body);
      if (asked.mayRefuse === true && code !== null && isOwnRefusal(call, status, code)) {
        note(nameOf(call), `refused: ${code}`);
        return null;
      }
      if (status === 429) note(nameOf(call), 'held back by a limit');
      find(call, 'status', '', `is ${status}${code === null ? '' : ` ${code}`}, must be 200`);
      return null;
    }
    if (call.isTraced === true && headers.get('x-trace-id') === null) {
      find(call, 'header', 'x-trace-id', 'is missing', false);
    }
    if (typeof body !== 'object' || body === null || !('data' in body)) {
      find(call, 'envelope', '$.data', 'is missing');
      return null;
    }
    for (const one of await mismatchesOf(call, path, text))
      find(call, 'schema', one.path, one.says, one.breaks);
    return call.isWhole === true ? body : body.data;
  }

  function refusal(call: Call, wanted: NonNullable<Asked['refused']>, status: number, body: unknown): void {
    const code = codeOf(body);
    if (status !== wanted.status) {
      find(call, 'status', '', `is ${status}${code === null ? '' : ` ${code}`}, must be ${wanted.status}`);
      return;
    }
    if (code === null) find(call, 'code', '$.errors.user[0]', `is missing from a refusal (${status})`);
    else if (wanted.code !== undefined && code !== wanted.code) {
      find(call, 'code', '$.errors.user[0]', `is ${code}, must be ${wanted.code}`);
    }
  }

  return {
    ask,
    note,
    /** Of a call that is in the table. */
    find: (name: string, kind: Kind, path: string, says: string) => {
      const call = calls.find((one) => nameOf(one) === name);
      if (call !== undefined) find(call, kind, path, says);
    },
    report: () => ({ outcomes: [...outcomes.values()], findings: [...findings.values()] }),
  };
}
export type Session = ReturnType<typeof createSession>;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  tookMs: number;
}

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** The code of a refusal; null where there is none. [API-05] */
function codeOf(body: unknown): string | null {
  const code = (body as { errors?: { user?: unknown[] } } | null)?.errors?.user?.[0];
  return typeof code === 'string' && code !== '' ? code : null;
}

/** Tells whether a correct call may be refused with this code. */
function isOwnRefusal(call: Call, status: number, code: string): boolean {
  const others = [
    'INVALID_QUERY',
    'INVALID_BODY',
    'INVALID_HEADERS',
    'NOT_FOUND',
    'LOGIN_REQUIRED',
    'INTERNAL_ERROR',
  ];
  return !others.includes(code) && status < 500 && refusalsOf(call)[status]?.includes(code) === true;
}
