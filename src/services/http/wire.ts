import type * as z from 'zod/mini';

export type CallMethod = 'GET' | 'POST' | 'DELETE';

/** A call of the page as page and backend both know it: how it is sent, and what answers it. */
export interface Wire {
  method: CallMethod;
  /** Below the prefix; `{id}` is one part of it. */
  path: string;
  /** Of `data`; with `isWhole` of all that is answered. */
  answer: z.core.$ZodType;
  isWhole?: true;
  /**
   * Effect of a repeated call. `once`: it carries a key, and the write happens once. `same`: sent twice, the call
   * leaves the same state. Absent for a call that writes nothing.
   */
  writes?: 'once' | 'same';
  /** Fields of the body, wherever they stand, that do not make it another write: the page learns them meanwhile. */
  aside?: readonly string[];
}

type PlaceIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceIn<Rest>
  : never;
/** The parts of a path that are filled in, by their names. */
export type Places<Path extends string> = Readonly<Record<PlaceIn<Path>, string>>;

/**
 * Names a call in a contract: services and actors send it, and the table of its area says the rest.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const wire = <const Named extends Wire>(named: Named): Named => named;

/** A path with its places filled in. */
export const filledPath = (path: string, places: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name] ?? '')));
