import { createFetch, FetchError } from 'ofetch';
import * as z from 'zod/mini';
import type { Language } from '#src/domain/shell/language.ts';
import { READ_AHEAD_MS } from '#src/domain/shell/limits.ts';
import { envelope, errorBody } from './envelope.ts';
import { ServiceError } from './serviceError.ts';
import type { ReadAnswer, SharedReads } from './sharedReads.ts';
import { filledPath, type CallMethod, type Places, type Wire } from './wire.ts';
import { createWriteKeys, type WriteKeys } from './writeKeys.ts';

/** Every call of the page goes below this prefix, on the page's own origin. [API-01] */
export const BACKEND_PREFIX = '/backend';

/** Carried by writes of a browser. [AUTH-18] */
export const SESSION_EXPECTED = { 'x-session': 'expected' } as const;

export interface BackendOptions {
  fetch: typeof globalThis.fetch;
  /** Origin on the server, empty in the browser. */
  origin: string;
  language: Language;
  /** Sent with every call: the visitor's cookie on the server. */
  headers?: Record<string, string>;
  /** An answer is given up after this long, in ms; it bounds the body too. */
  timeoutMs: number;
  /**
   * Writes are made for a session that the browser keeps, or refused: without a session the backend gives one and sends
   * the request round again (307), as `fetch` does by itself in a browser. [AUTH-18]
   */
  expectsSession?: boolean;
  /** Told the date header of every answer, as epoch ms, and how long it took. [CLOCK-01] */
  onServerTime?: (epochMs: number, tookMs: number) => void;
  /** Source of the keys of writes; by default the client makes its own. */
  keys?: WriteKeys;
  /** On the server: what its pages share of what they read. */
  reads?: SharedReads | undefined;
}

interface CallOptions {
  query?: Record<string, string | number | readonly string[] | undefined>;
  signal?: AbortSignal | undefined;
  /** Beside those of every call. */
  headers?: Record<string, string>;
  /** Told the headers of the answer; such a call is not shared with others. */
  onHeaders?: (headers: Headers) => void;
  /**
   * A read before its answer is needed. The next equal read takes the answer within READ_AHEAD_MS, unless this client
   * wrote something meanwhile or the read failed.
   */
  isAhead?: true;
}
interface PostOptions extends CallOptions {
  body?: unknown;
}
interface OnceOptions extends PostOptions {
  /**
   * Purpose of the write. Tries with the same purpose carry one key until the outcome is known, so that the write
   * happens once. The same call with another purpose is another write.
   */
  intent: string;
}
interface Sent extends PostOptions {
  key?: string;
}
type OptionsOf<Named extends Wire> = Named extends { writes: 'once' }
  ? OnceOptions
  : Named extends { method: 'GET' }
    ? CallOptions
    : PostOptions;
/** The places of a call's path by their names, and how it is sent; nothing where neither is needed. */
type AskedOf<Named extends Wire> =
  Record<never, never> extends Places<Named['path']> & OptionsOf<Named>
    ? [asked?: OptionsOf<Named>]
    : [asked: Places<Named['path']> & OptionsOf<Named>];

export interface Backend {
  /** Of every call. */
  language: Language;
  /**
   * Sends a call below the prefix; resolves with its answer as the wire's shape parsed it, rejects with a ServiceError.
   * Of an answer that says more than `data` the shape is of all of it.
   */
  call<Named extends Wire>(wire: Named, ...asked: AskedOf<Named>): Promise<z.output<Named['answer']>>;
}

/** The one client of the backend. ofetch carries the call; what came is text until zod has parsed it. */
export function createBackend(options: BackendOptions): Backend {
  const keys = options.keys ?? createWriteKeys();
  /** Reads ahead by path and query, with the time of each in ms. */
  const ahead = new Map<string, { at: number; answer: Promise<unknown> }>();
  const call = createFetch({
    fetch: options.fetch,
    Headers: globalThis.Headers,
    AbortController: globalThis.AbortController,
  });

  async function request(
    method: CallMethod,
    path: string,
    { query, signal, headers, onHeaders, body, key }: Sent,
  ): Promise<ReadAnswer> {
    const ending = new AbortController();
    let isLate = false;
    const end = () => ending.abort();
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, options.timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    const sentAt = performance.now();
    try {
      // The caller may have aborted while the code of the calls was loading.
      signal?.throwIfAborted();
      const answer = call.raw(`${options.origin}${BACKEND_PREFIX}${path}${queryText(query)}`, {
        method,
        retry: 0,
        responseType: 'text',
        ignoreResponseError: true,
        credentials: 'same-origin',
        signal: ending.signal,
        headers: {
          ...options.headers,
          ...headers,
          accept: 'application/json',
          'accept-language': options.language,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(options.expectsSession === true && method !== 'GET' ? SESSION_EXPECTED : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // A transport in the same process may not heed the signal: the deadline holds all the same.
      const response = await Promise.race([answer, rejectedWhenAborted(ending.signal)]);
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) options.onServerTime?.(date, performance.now() - sentAt);
      const text = response._data ?? '';
      if (!response.ok) throw httpError(response, text);
      onHeaders?.(response.headers);
      return { text, headers: response.headers };
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      const kind = isLate ? 'timeout' : 'network';
      const cause = error instanceof FetchError ? error.cause : error;
      throw new ServiceError({ kind, status: 0, code: null, params: {} }, `${kind}: ${String(cause)}`);
    } finally {
      // Nothing of a finished call stays alive until its deadline.
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  }

  async function parsed<T extends z.core.$ZodType>(
    answer: Promise<ReadAnswer>,
    schema: T,
  ): Promise<z.output<T>> {
    return parse((await answer).text, schema);
  }

  /** A read whose answer may have come before it was needed. */
  function read<T extends z.core.$ZodType>(
    path: string,
    schema: T,
    { isAhead, ...callOptions }: CallOptions,
  ): Promise<z.output<T>> {
    const ask = () => readNow(path, schema, callOptions);
    const address = path + queryText(callOptions.query);
    if (isAhead) {
      const answer = ask();
      ahead.set(address, { at: performance.now(), answer });
      return answer;
    }
    const held = ahead.get(address);
    if (held === undefined) return ask();
    ahead.delete(address);
    if (performance.now() - held.at >= READ_AHEAD_MS) return ask();
    return (held.answer as Promise<z.output<T>>).catch(ask);
  }

  /** A read, of which pages of a server share what is the same for all of them. */
  function readNow<T extends z.core.$ZodType>(
    path: string,
    schema: T,
    callOptions: CallOptions,
  ): Promise<z.output<T>> {
    const ask = () => request('GET', path, callOptions);
    return options.reads === undefined
      ? parsed(ask(), schema)
      : options.reads.read({
          path: path + queryText(callOptions.query),
          language: options.language,
          schema,
          isPlain: callOptions.headers === undefined && callOptions.onHeaders === undefined,
          ask,
          parse: (text) => parse(text, schema),
        });
  }

  return {
    language: options.language,
    call: async <Named extends Wire>(
      wire: Named,
      ...[asked]: AskedOf<Named>
    ): Promise<z.output<Named['answer']>> => {
      const { intent, ...sent }: Partial<OnceOptions> = asked ?? {};
      const { method, aside = [] } = wire;
      const answer: Named['answer'] = wire.answer;
      const places: Readonly<Record<string, unknown>> = { ...(asked as object | undefined) };
      const path = filledPath(wire.path, places);
      if (method === 'GET')
        return wire.isWhole === true
          ? checked((await request('GET', path, sent)).text, answer)
          : read(path, answer, sent);
      // A read made before or during the write may be of the former state.
      const write = (how: Sent) => {
        ahead.clear();
        return parsed(request(method, path, how), answer).finally(() => ahead.clear());
      };
      if (intent === undefined) return write(sent);
      const subject = JSON.stringify([intent, method, path, sent.body], (name, value: unknown) =>
        aside.includes(name) ? undefined : value,
      );
      return keys.during(subject, (key) => write({ ...sent, key }));
    },
  };
}

function parse<T extends z.core.$ZodType>(text: string, schema: T): z.output<T> {
  return (checked(text, envelope(schema)) as { data: z.output<T> }).data;
}

function checked<T extends z.core.$ZodType>(text: string, schema: T): z.output<T> {
  const result = z.safeParse(schema, toJson(text));
  if (!result.success) {
    throw new ServiceError(
      { kind: 'malformed', status: 200, code: null, params: {} },
      z.prettifyError(result.error),
    );
  }
  return result.data;
}

function rejectedWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function queryText(query: CallOptions['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest `retry-after` that is believed, in seconds; a longer one is ignored. */
const LONGEST_WAIT_S = 3600;

/** Seconds of a `retry-after`; null for a date, for nothing and for what makes no sense. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_WAIT_S ? seconds : null;
}

/** Reads the code at body.errors.user[0] and the numbers beside it; of a 429 also when to try again. [API-05, ERR-63] */
function httpError({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): ServiceError {
  const body = z.safeParse(errorBody, toJson(text));
  const errors: Record<string, readonly unknown[] | undefined> = body.success ? body.data.errors : {};
  const code = errors['user']?.[0];
  const params: Record<string, number> = {};
  for (const [name, values] of Object.entries(errors)) {
    const value = values?.[0];
    if (typeof value === 'number') params[name] = value;
  }
  const retryAfterSeconds = status === 429 ? retryAfterOf(headers) : null;
  if (retryAfterSeconds !== null) params['retryAfterSeconds'] ??= retryAfterSeconds;
  return new ServiceError(
    { kind: 'http', status, code: typeof code === 'string' ? code : null, params },
    `HTTP ${status}`,
  );
}
