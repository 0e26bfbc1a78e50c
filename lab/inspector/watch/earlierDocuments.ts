import * as z from 'zod/mini';
import { storedDocuments, type KeptDocument, type Store } from './keepDocument.ts';
import { reachable, type Standing, type Stood } from './standing.ts';

const place = z.int().check(z.nonnegative());
const shape = z.object({
  v: z.literal(1),
  id: z.string(),
  address: z.string(),
  left: z.number(),
  texts: z.array(z.string()),
  base: z.record(z.string(), place),
  moments: z.array(
    z.object({
      seq: z.number(),
      at: z.number(),
      type: z.string(),
      path: z.string(),
      source: z.nullable(z.string()),
      isIgnored: z.boolean(),
      stood: place,
    }),
  ),
});
const stoodShape = z.object({ state: z.string(), context: z.unknown(), inside: z.array(z.string()) });

/** A document of the tab before the present one. */
export interface EarlierDocument extends Omit<KeptDocument, 'v' | 'texts' | 'base'> {
  /** States of the machines right after a moment, by its number. */
  standingAt(seq: number): Standing;
}

/** The documents that the tab has left, the oldest first; invalid entries are left out. */
export function earlierDocuments(store: Store): EarlierDocument[] {
  return storedDocuments(store).flatMap((stored) => {
    const document = documentIn(stored);
    return document === null ? [] : [document];
  });
}

function documentIn(stored: unknown): EarlierDocument | null {
  try {
    const { id, address, left, texts, base, moments } = shape.parse(stored);
    const stoods = texts.map((text) => {
      const { state, context, inside } = stoodShape.parse(JSON.parse(text));
      return { state, context, inside };
    });
    const stoodAt = (at: number): Stood => {
      const stood = stoods[at];
      if (stood === undefined) throw new Error('no such text');
      return stood;
    };
    const before = Object.entries(base).map(([path, at]): [string, Stood] => [path, stoodAt(at)]);
    const later = moments.map(({ seq, path, stood }) => ({ seq, path, stood: stoodAt(stood) }));
    return {
      id,
      address,
      left,
      moments,
      standingAt(seq) {
        const all = new Map(before);
        for (const one of later) if (one.seq <= seq) all.set(one.path, one.stood);
        return reachable(all);
      },
    };
  } catch {
    return null;
  }
}
