import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { isOfType } from '../../../web/contentType.ts';
import { readBounded } from '../../../web/readBounded.ts';
import type { Visit } from './visit.ts';

/** The variables that every route finds in its context. */
export interface MarketplaceEnv {
  Variables: {
    visit: Visit;
    language: Language;
    /** Pieces in the visitor's bag. */
    piecesIn: (vendor: Vendor) => number;
    /** The answer is the same for every visitor in the same language. */
    isPublic: boolean;
  };
}
export type MarketplaceContext = Context<MarketplaceEnv>;

/** A refusal with a code for body.errors.user[0] and numbers beside it. [API-05] */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly params: Record<string, number>;
  constructor(status: Refusal['status'], code: string, params: Record<string, number> = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** Returns the member who calls; refuses guests. */
export function memberOf(c: MarketplaceContext): string {
  const { memberId } = c.var.visit;
  if (memberId === null) throw new Refusal(401, 'LOGIN_REQUIRED');
  return memberId;
}

/** Returns the facts that identify a write for `once`: its owner, its key, and the request. [API-48] */
export function writeFacts(c: MarketplaceContext, owner: string, now: number, ...body: unknown[]) {
  return { owner, key: c.req.header('idempotency-key'), request: [c.req.path, ...body], now };
}

/** {code: 200, status: "OK", data}. [API-03] */
export function answer(data: unknown): { code: 200; status: 'OK'; data: unknown } {
  return { code: 200, status: 'OK', data };
}

export function refusalBody(refusal: Refusal) {
  return {
    code: refusal.status,
    status: 'ERROR',
    errors: {
      user: [refusal.code],
      ...Object.fromEntries(Object.entries(refusal.params).map(([name, value]) => [name, [value]])),
    },
  };
}

const idPattern = /^[A-Za-z0-9._-]{1,64}$/;

/** An id from an address; strange ones are refused before they reach the database. */
export function readId(context: MarketplaceContext, name = 'id'): string {
  const id = context.req.param(name) ?? '';
  if (!idPattern.test(id)) throw new Refusal(404, 'NOT_FOUND');
  return id;
}

export function readQuery<T extends z.core.$ZodType>(context: MarketplaceContext, schema: T): z.output<T> {
  const result = z.safeParse(schema, context.req.query());
  if (!result.success) throw new Refusal(400, 'INVALID_QUERY');
  return result.data;
}

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 8;

function depthOf(value: unknown, depth = 0): number {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}

/** The JSON body of a write, bounded in size and depth, as the contract parses it. */
export async function readBody<T extends z.core.$ZodType>(
  context: MarketplaceContext,
  schema: T,
): Promise<z.output<T>> {
  if (!isOfType(context.req.header('content-type'), 'application/json')) {
    throw new Refusal(415, 'JSON_EXPECTED');
  }
  const text = await readText(context, MAX_BODY_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'INVALID_BODY');
  }
  if (depthOf(body) > MAX_DEPTH) throw new Refusal(400, 'INVALID_BODY');
  const result = z.safeParse(schema, body);
  if (!result.success) throw new Refusal(400, 'INVALID_BODY');
  return result.data;
}

/** Reads up to `maxBytes`; refuses a longer body without keeping it. */
export async function readText(context: MarketplaceContext, maxBytes: number): Promise<string> {
  const body = await readBounded(context.req.raw, maxBytes);
  if (body === null) throw new Refusal(413, 'BODY_TOO_LARGE');
  return body.toString('utf8');
}

const MAX_FORM_BYTES = 4_096;

/** The fields of a form that a browser posted by itself. */
export async function readForm(context: MarketplaceContext): Promise<URLSearchParams> {
  if (!isOfType(context.req.header('content-type'), 'application/x-www-form-urlencoded')) {
    throw new Refusal(415, 'FORM_EXPECTED');
  }
  return new URLSearchParams(await readText(context, MAX_FORM_BYTES));
}
