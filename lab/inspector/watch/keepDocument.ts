import type { RunningActor } from '../running.ts';
import type { EventLog, LogEntry } from './eventLog.ts';
import { standingOf, stoodOf, type Stood } from './standing.ts';

export const DOCUMENTS_KEY = 'lab.documents';
/** Most letters of all kept documents together, and of one of them. */
const MOST_LETTERS = 2_000_000;
const MOST_OF_ONE = 1_000_000;
const MOST_DOCUMENTS = 3;
export const MOST_MOMENTS = 400;

interface KeptMoment {
  seq: number;
  /** Epoch ms. */
  at: number;
  type: string;
  /** Path of the machine that took the event. */
  path: string;
  source: string | null;
  isIgnored: boolean;
  /** Index of its state in `texts`. */
  stood: number;
}
/** The log of a document that was left: masked, its oldest moments cut off. */
export interface KeptDocument {
  v: 1;
  id: string;
  address: string;
  /** Epoch ms. */
  left: number;
  /** States of machines, in JSON, each once. */
  texts: string[];
  /** States before the first moment, by path. */
  base: Record<string, number>;
  moments: KeptMoment[];
}
/** Methods of a store that are used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The log of a page in the form that outlives its document; null where there is none. */
export function documentOf(
  log: EventLog,
  page: RunningActor | null,
  { id, address, left }: Pick<KeptDocument, 'id' | 'address' | 'left'>,
): KeptDocument | null {
  if (page === null) return null;
  const wanted = log.entries().filter(isMoment);
  for (let count = Math.min(wanted.length, MOST_MOMENTS); count > 0; count = Math.floor(count / 2)) {
    const kept = documentFrom(log, page, wanted.slice(-count), { id, address, left });
    if (JSON.stringify(kept).length <= MOST_OF_ONE) return kept;
  }
  return null;
}

/** Moments that can be compared: a machine began, took a transition or ignored an event, or the lab moved it. */
export const isMoment = ({ actor, steps, event, isIgnored }: LogEntry): boolean =>
  actor.kind === 'machine' &&
  (isIgnored ||
    /^(?:xstate\.init$|lab\.)/.test(event.type) ||
    steps.some(({ transitions }) => transitions.length > 0));

function documentFrom(
  log: EventLog,
  page: RunningActor,
  entries: readonly LogEntry[],
  head: Pick<KeptDocument, 'id' | 'address' | 'left'>,
): KeptDocument {
  const texts = new Map<string, number>();
  const placeOf = (stood: Stood): number => {
    const text = JSON.stringify(stood);
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };
  const first = entries[0]?.seq ?? 0;
  const base = [...standingOf(page, log.snapshotsAt(first - 1))].map(([path, stood]): [string, number] => [
    path,
    placeOf(stood),
  ]);
  const moments = entries.flatMap((entry): KeptMoment[] => {
    const stood = stoodOf(entry.after);
    if (stood === null) return [];
    const { seq, at, event, actor, source, isIgnored } = entry;
    return [
      {
        seq,
        at,
        type: event.type,
        path: actor.path,
        source: source?.name ?? null,
        isIgnored,
        stood: placeOf(stood),
      },
    ];
  });
  return { v: 1, ...head, texts: [...texts.keys()], base: Object.fromEntries(base), moments };
}

/** Keeps a document that is left with those before it, up to a number. */
export function keepDocument(store: Store, kept: KeptDocument): void {
  let documents = [...storedDocuments(store).filter((one) => idOf(one) !== kept.id), kept].slice(
    -MOST_DOCUMENTS,
  );
  while (documents.length > 0) {
    const text = JSON.stringify(documents);
    try {
      if (text.length <= MOST_LETTERS) {
        store.setItem(DOCUMENTS_KEY, text);
        return;
      }
    } catch {
      // The page's own data leaves less room in the store.
    }
    documents = documents.slice(1);
  }
}

/** The browser returned to a document, so it is not an earlier one. */
export function forgetDocument(store: Store, id: string): void {
  const documents = storedDocuments(store).filter((one) => idOf(one) !== id);
  try {
    store.setItem(DOCUMENTS_KEY, JSON.stringify(documents));
  } catch {
    store.removeItem(DOCUMENTS_KEY);
  }
}

const idOf = (stored: unknown) => (stored as { id?: unknown } | null)?.id;

/** Raw content of the store; views check its shape. */
export function storedDocuments(store: Store): unknown[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(DOCUMENTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
