import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

export const FAULTS = [
  '500',
  '429',
  'malformed',
  'schema',
  'html',
  'empty',
  'slow',
  'stalled',
  'reset',
] as const;
export type Fault = (typeof FAULTS)[number];

/** `endpoint` is a method and a path below /backend in which `*` stands for anything, or `*` for all. */
export const faultBody = z.object({
  endpoint: z.string().check(z.maxLength(200)),
  fault: z.enum(FAULTS),
  times: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1000),
  delayMs: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(60_000)), 3000),
});
type Rule = z.output<typeof faultBody>;

function matches(endpoint: string, method: string, path: string): boolean {
  if (endpoint === '*') return true;
  // Searches part by part: a regular expression with many stars could take too long.
  const asked = `${method} ${path}`;
  const [first = '', ...rest] = endpoint.split('*');
  const last = rest.pop();
  if (last === undefined) return asked === first;
  if (!asked.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = asked.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return asked.length - last.length >= from && asked.endsWith(last);
}

/** Faults on demand, each for the session that asked for it. */
export function createFaults() {
  const rules = new Map<string, Rule[]>();
  const closing = new AbortController();
  return {
    add(owner: string, rule: Rule): void {
      rules.set(owner, [...(rules.get(owner) ?? []).slice(-50), { ...rule }]);
    },
    clear: (owner: string): boolean => rules.delete(owner),
    list: (owner: string): readonly Rule[] => rules.get(owner) ?? [],
    /** The answer to give instead, or null; a slow fault only waits. With `breaksAnswer` the call is served first. */
    async apply(
      owner: string | null,
      method: string,
      path: string,
    ): Promise<{ answer: Response; breaksAnswer: boolean } | null> {
      const rule = (owner === null ? [] : (rules.get(owner) ?? [])).find(
        (one) => one.times > 0 && matches(one.endpoint, method, path),
      );
      if (rule === undefined) return null;
      rule.times -= 1;
      if (rule.fault === 'slow') {
        await delay(rule.delayMs, undefined, { signal: closing.signal }).catch(() => {});
        return null;
      }
      return {
        answer: faultAnswer(rule.fault, closing.signal),
        breaksAnswer: rule.fault === 'stalled' || rule.fault === 'reset',
      };
    },
    close: () => closing.abort(),
  };
}

function faultAnswer(fault: Exclude<Fault, 'slow'>, closing: AbortSignal): Response {
  const json = (status: number, body: unknown) => Response.json(body, { status });
  switch (fault) {
    case '500':
      return json(500, { code: 500, status: 'ERROR', errors: { user: ['INTERNAL_ERROR'] } });
    case '429':
      return json(429, { code: 429, status: 'ERROR', errors: { user: ['TOO_MANY_REQUESTS'] } });
    case 'malformed':
      return new Response('{"code":200,"data":{', { headers: { 'content-type': 'application/json' } });
    case 'schema':
      return json(200, { code: 200, status: 'OK', data: { unexpected: true } });
    case 'html':
      return new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response('', { headers: { 'content-type': 'application/json' } });
    case 'stalled':
    case 'reset':
      return new Response(brokenBody(fault, closing), { headers: { 'content-type': 'application/json' } });
  }
}

/** The message of the error with which the server breaks off an answer on demand. */
export const CUT_ON_DEMAND = 'The connection was cut on demand';

/** A body that begins and never ends, or that breaks off. */
function brokenBody(fault: 'stalled' | 'reset', closing: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":200,'));
      const cut = new Error(CUT_ON_DEMAND);
      // The stack tells nothing: the caller asked for the fault.
      delete cut.stack;
      const breakOff = () => controller.error(cut);
      if (fault === 'reset') setImmediate(breakOff);
      else closing.addEventListener('abort', breakOff, { once: true });
    },
  });
}
