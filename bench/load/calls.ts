import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { BACKEND_PREFIX } from '#src/services/http/backend.ts';
import { envelope, errorBody } from '#src/services/http/envelope.ts';
import { filledPath, type Wire } from '#src/services/http/wire.ts';
import type { Answer, Browser } from './client.ts';
import type { Outcome, Tally } from './tally.ts';

/** Tries of a write, as the page's: each repeats the key, so that the write happens once. */
const TRIES = 6;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3_000;

export interface Call {
  /** Name of the request in the table. */
  step: string;
  wire: Wire;
  places?: Readonly<Record<string, string>>;
  query?: Record<string, string>;
  body?: object;
  /** Reason for which an answer of the right form is wrong for this visitor; null where it is right. */
  fault?: (data: unknown) => string | null;
}

/** Outcome of a write for the visitor: `unknown` where no try was answered. */
export type Written =
  | { kind: 'done'; data: unknown }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' };

/** Calls of the backend through the hosts, as the page sends them; each answer is judged and counted. */
export function createCalls(tally: Tally, wait: (ms: number) => Promise<unknown> = pause) {
  async function send(browser: Browser, call: Call, key?: string) {
    const { step, wire, places = {}, query, body } = call;
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const answer = await browser.ask({
      path: BACKEND_PREFIX + filledPath(wire.path, places) + search,
      method: wire.method === 'GET' ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    });
    const judged = judge(answer, call);
    tally.note(step, judged.outcome, answer.ms);
    return judged;
  }
  return {
    /** @returns the data of a right answer; undefined for another. */
    async read(browser: Browser, call: Call): Promise<unknown> {
      const { outcome, data } = await send(browser, call);
      return outcome.kind === 'right' ? data : undefined;
    },
    async write(browser: Browser, call: Call): Promise<Written> {
      const key = randomUUID();
      for (let tried = 0; tried < TRIES; tried += 1) {
        if (tried > 0) await wait(Math.min(FIRST_WAIT_MS * 2 ** (tried - 1), LONGEST_WAIT_MS));
        const { outcome, data } = await send(browser, call, key);
        if (outcome.kind === 'right' || outcome.kind === 'wrong') return { kind: 'done', data };
        if (outcome.kind === 'refused' && outcome.why !== 'busy')
          return { kind: 'refused', code: outcome.why };
      }
      return { kind: 'unknown' };
    },
  };
}

/** An answer that is none, or that tells of trouble; null for one to be read. */
export function troubleOf({ status, failure, headers }: Answer): Outcome | null {
  if (failure !== null) return { kind: 'failed', why: failure };
  if (status === 503 && headers['retry-after'] !== undefined) return { kind: 'refused', why: 'busy' };
  if (status === 429) return { kind: 'refused', why: 'too many' };
  return status >= 500 ? { kind: 'failed', why: String(status) } : null;
}

function judge(answer: Answer, { wire, fault }: Call): { outcome: Outcome; data?: unknown } {
  const trouble = troubleOf(answer);
  if (trouble !== null) return { outcome: trouble };
  const read = jsonOf(answer.text);
  if (answer.status >= 400) {
    const told = z.safeParse(errorBody, read);
    const code = told.success ? Object.values(told.data.errors).flat()[0] : undefined;
    return { outcome: { kind: 'refused', why: typeof code === 'string' ? code : String(answer.status) } };
  }
  const parsed = z.safeParse(wire.isWhole === true ? wire.answer : envelope(wire.answer), read);
  if (!parsed.success) return { outcome: { kind: 'wrong', why: 'form' } };
  const data = wire.isWhole === true ? parsed.data : (parsed.data as { data: unknown }).data;
  const why = fault?.(data) ?? null;
  return { outcome: why === null ? { kind: 'right' } : { kind: 'wrong', why }, data };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
