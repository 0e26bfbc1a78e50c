import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { placesOf, type Call } from '#src/services/http/call.ts';
import type { Places } from '#src/services/http/wire.ts';
import { createWriterOf, type Writer } from '../../session/rules/writer.ts';
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
  /** The owner of a guest's or member's write. */
  writer: Writer;
  /**
   * Runs a write once for the key of the request and its owner, in a transaction; refuses a request without a key. A
   * guest's session begins with it.
   */
  once: <T>(work: (owner: string) => T) => T;
}
/** The request before its body is read. */
type Unread<Named extends Call> = Pick<Asked<Named>, 'c' | 'places'>;

/** A body without the fields that the page may learn between two tries of the same write. [CART-40] */
const withoutAside = (body: unknown, aside: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (aside.includes(name) ? undefined : value)));

/**
 * Mounts calls by the table: method, path, who may ask, the shapes of what is sent, and the envelope of the answer.
 *
 * @returns mounts one call; what `answerTo` returns is its `data`, or for a whole answer its fields beside the status.
 *   `first` refuses what has its place in the order before the body
 */
export function createRoute(
  app: Hono<MarketplaceEnv>,
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
) {
  const writerOf = createWriterOf(database, now);
  return <Named extends Call>(
    call: Named,
    answerTo: (asked: Asked<Named>) => unknown,
    first: (asked: Unread<Named>) => void = () => {},
  ): void => {
    app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const memberId = call.forMembers === true ? memberOf(c) : c.var.visit.memberId;
      const places = Object.defineProperties(
        {},
        Object.fromEntries(placesOf(call.path).map((name) => [name, { get: () => readId(c, name) }])),
      ) as Places<Named['path']>;
      first({ c, places });
      const body: unknown = call.body === undefined ? undefined : await readBody(c, call.body);
      const asked = {
        c,
        memberId,
        body,
        places,
        get query() {
          return call.query === undefined ? undefined : readQuery(c, call.query);
        },
        get writer() {
          return writerOf(c);
        },
        once: <T>(work: (owner: string) => T): T => {
          const { owner, accepted } = writerOf(c);
          const parts = body === undefined ? [] : [withoutAside(body, call.aside ?? [])];
          return once(database, writeFacts(c, owner, now(), ...parts), () => {
            const done = work(owner);
            accepted();
            return done;
          });
        },
      };
      const told = () => answerTo(asked as unknown as Asked<Named>);
      const data = await (call.method === 'GET' ? database.reading(told) : told());
      c.set('isPublic', call.isPublic === true);
      return c.json(call.isWhole === true ? { ...answer(undefined), ...(data as object) } : answer(data));
    });
  };
}
