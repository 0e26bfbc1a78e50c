import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { placesOf, type Call } from '#src/services/http/call.ts';
import type { Places } from '#src/services/http/wire.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  readQuery,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { once } from '../rules/idempotency.ts';

type ShapeOf<Named extends Call, Part extends 'query' | 'body'> =
  Named extends Record<Part, infer Shape extends z.core.$ZodType> ? z.output<Shape> : undefined;
type MemberOf<Named extends Call> = Named extends { forMembers: true } ? string : string | null;

/** A request of a call, read by its entry in the table of calls. */
export interface Asked<Named extends Call> {
  c: MarketplaceContext;
  /** The member who asks; null for a guest, who is refused first where the call is for members. */
  memberId: MemberOf<Named>;
  /** The body, refused before anything that `places` and `query` are refused for. */
  body: ShapeOf<Named, 'body'>;
  /** Parts of the path. A strange one is refused when it is read: where a route reads it is its place in the order. */
  places: Places<Named['path']>;
  /** Refused when it is read, too. */
  query: ShapeOf<Named, 'query'>;
  /** Runs a write once for the key of the request and its member, in a transaction; refuses a request without a key. */
  once: <T>(work: () => T) => T;
}

/**
 * Mounts calls by the table: method, path, who may ask, the shapes of what is sent, and the envelope of the answer.
 *
 * @returns mounts one call; what `answerTo` returns is its `data`, or for a whole answer its fields beside the status
 */
export function createRoute(
  app: Hono<MarketplaceEnv>,
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
) {
  return <Named extends Call>(call: Named, answerTo: (asked: Asked<Named>) => unknown): void => {
    app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const memberId = call.forMembers === true ? memberOf(c) : c.var.visit.memberId;
      const body: unknown = call.body === undefined ? undefined : await readBody(c, call.body);
      const places = Object.defineProperties(
        {},
        Object.fromEntries(placesOf(call.path).map((name) => [name, { get: () => readId(c, name) }])),
      );
      const asked = {
        c,
        memberId,
        body,
        places,
        get query() {
          return call.query === undefined ? undefined : readQuery(c, call.query);
        },
        once: <T>(work: () => T): T =>
          once(
            database,
            writeFacts(c, memberId ?? memberOf(c), now(), ...(body === undefined ? [] : [body])),
            work,
          ),
      };
      const data = await answerTo(asked as unknown as Asked<Named>);
      return c.json(call.isWhole === true ? { ...answer(undefined), ...(data as object) } : answer(data));
    });
  };
}
