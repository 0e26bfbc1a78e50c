import type * as z from 'zod/mini';
import { COOKIES_REFUSED } from '#src/domain/shell/failure.ts';
import type { Wire } from './wire.ts';

/** One call of the page, as every backend has to answer it: the wire that the page sends, and what else holds of it. */
export interface Call extends Wire {
  /** Purpose of the call, in one sentence. */
  summary: string;
  /** Entries of docs/requirements. */
  ids: readonly string[];
  query?: z.ZodMiniObject;
  /** Beside those of every call. */
  headers?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** A guest is refused. */
  forMembers?: true;
  /**
   * A guest may write it too: it is kept with their session, which it opens. With the header `x-session` it is made for a
   * browser that has given its session back, and for no other. [AUTH-18]
   */
  forGuests?: true;
  /** It is about a product, and refused where there is none. */
  ofProduct?: true;
  /** Refusals of its own, by status; those that follow from the rest are added by `refusalsOf`. */
  refusals?: Refusals;
  /** Shared caches may keep it: it is the same for everybody who asks in a language. */
  isPublic?: true;
  /** A search in large data or a calculation: it counts by a limit of its own, whatever its method. */
  isSearch?: true;
  /** A header says where what it lists came from. */
  isTraced?: true;
}

/** Codes of `errors.user[0]`, by status. */
export type Refusals = Readonly<Record<number, readonly string[]>>;

/** The calls of one area, with the contract that their shapes have their names from. */
export interface CallArea {
  /** Name of the area. */
  tag: string;
  contract: Readonly<Record<string, unknown>>;
  /** By the names of their wires. */
  calls: Readonly<Record<string, Call>>;
}

/** The parts of a path that are filled in. */
export const placesOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** Everything that a call can be refused with, by status. */
export function refusalsOf(call: Call): Refusals {
  const found = new Map<number, Set<string>>();
  const add = (status: number, ...codes: string[]) => {
    const known = found.get(status) ?? new Set();
    for (const code of codes) known.add(code);
    found.set(status, known);
  };
  if (call.query !== undefined) add(400, 'INVALID_QUERY');
  if (call.headers !== undefined) add(400, 'INVALID_HEADERS');
  if (call.body !== undefined) {
    add(400, 'INVALID_BODY');
    add(413, 'BODY_TOO_LARGE');
    add(415, 'JSON_EXPECTED');
  }
  if (call.forMembers === true) add(401, 'LOGIN_REQUIRED');
  if (call.method !== 'GET') add(403, 'CROSS_SITE_WRITE');
  if (call.forGuests === true) add(403, COOKIES_REFUSED);
  if (placesOf(call.path).length > 0) add(404, 'NOT_FOUND');
  if (call.ofProduct === true) {
    add(404, 'PRODUCT_NOT_FOUND');
    for (const status of [404, 410, 429, 503]) add(status, 'PRODUCT_UNAVAILABLE');
  }
  if (call.writes === 'once') {
    add(400, 'IDEMPOTENCY_KEY_EXPECTED');
    add(409, 'IDEMPOTENCY_KEY_REUSED');
  }
  for (const [status, codes] of Object.entries(call.refusals ?? {})) add(Number(status), ...codes);
  add(429, 'TOO_MANY_REQUESTS');
  add(500, 'INTERNAL_ERROR');
  add(503, 'BACKEND_UNREACHABLE');
  return Object.fromEntries([...found].map(([status, codes]) => [status, [...codes]]));
}
