import * as z from 'zod/mini';
import type { Snapshot } from 'xstate';

/** Changes whenever a machine's states or context change their shape. */
export const STATE_VERSION = 3;
export const STATE_ELEMENT_ID = 'page-state';

const envelope = z.object({
  version: z.literal(STATE_VERSION),
  /** Path with query the state belongs to. */
  path: z.string(),
  /** Epoch ms of the server after which the state is not used. */
  expiresAt: z.number(),
  serverTimeMs: z.number(),
  snapshot: z.looseObject({
    status: z.literal('active'),
    value: z.unknown(),
    context: z.looseObject({ route: z.looseObject({ name: z.string() }) }),
    children: z.record(z.string(), z.unknown()),
  }),
});
export interface StateEnvelope {
  version: typeof STATE_VERSION;
  path: string;
  expiresAt: number;
  serverTimeMs: number;
  snapshot: Snapshot<unknown>;
}

/** JSON that may stand inside a script element: nothing in it can end the element or start a comment. */
export function serialiseState(state: StateEnvelope): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The state a page was sent, or null when it is missing, broken, expired or belongs to another address. [SHELL-04] */
export function readState(text: string | null, path: string, nowMs: number): StateEnvelope | null {
  if (text === null) return null;
  try {
    const result = z.safeParse(envelope, JSON.parse(text));
    if (!result.success || result.data.path !== path || nowMs >= result.data.expiresAt) return null;
    return result.data as unknown as StateEnvelope;
  } catch {
    return null;
  }
}
