import * as z from 'zod/mini';
import type { SentEvent } from '../../engine/cases.ts';
import type { Step } from '../../engine/world.ts';
import type { PersistedState } from '../watch/pageStates.ts';

/** A run of a machine of the page: it starts anew, and its actors answer as written. */
export interface Run {
  /** Place of the machine in the page. */
  path: string;
  input: unknown;
  steps: Step[];
  /** State in which it begins when no input leads there: the server had started it. */
  begin?: PersistedState;
  /** The part of the page around it, with its state at the start. */
  around?: { path: string; begin: PersistedState };
  /** State of the part of the page after the last step. */
  end?: PersistedState;
  /** Events for other actors of the page after the run, for example to open a modal. */
  after?: Told[];
  /** Personal values and tokens that a link does not carry. */
  missing?: Missing[];
  /** Events that other actors of the page get first, for example to open a modal. */
  before?: Told[];
  /** Cuts the machine off from the page in both directions: the page's own answers would come in between. */
  alone?: boolean;
}
/** An event for an actor at a place in the page. */
export interface Told {
  path: string;
  event: SentEvent;
}

/** A value that a link does not carry, with each of its places in the run. */
export interface Missing {
  name: string;
  kind: 'text' | 'number';
  places: Place[];
}
export type Place = readonly (string | number)[];

/** Limit for the text of a run, and for its word in an address. */
const MOST_BYTES = 3_000_000;
const LONGEST_WORD = 500_000;

const event = z.catchall(z.object({ type: z.string().check(z.maxLength(200)) }), z.unknown());
const id = z.string().check(z.maxLength(200));
const stepShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send'), event }),
  z.object({ kind: z.literal('tell'), id, event }),
  z.object({ kind: z.literal('resolve'), id, output: z.optional(z.unknown()) }),
  z.object({
    kind: z.literal('reject'),
    id,
    error: z.object({ message: z.string(), failure: z.optional(z.unknown()) }),
  }),
  z.object({ kind: z.literal('advance'), ms: z.number().check(z.nonnegative()) }),
]);
const place = z.string().check(z.regex(/^page(?:\/[\w.:-]+)*$/));
const states = z.union([z.string(), z.record(z.string(), z.unknown())]);
const state = z.catchall(
  z.object({
    status: z.enum(['active', 'done', 'error', 'stopped']),
    value: states,
    context: z.unknown(),
    children: z.record(z.string(), z.catchall(z.object({ src: z.string() }), z.unknown())),
  }),
  z.unknown(),
);
const told = z.array(z.object({ path: place, event })).check(z.maxLength(20));
const missing = z.object({
  name: z.string().check(z.maxLength(200)),
  kind: z.enum(['text', 'number']),
  places: z.array(z.array(z.union([z.string(), z.number()])).check(z.maxLength(60))),
});
const runShape = z.object({
  v: z.literal(1),
  path: place,
  input: z.optional(z.unknown()),
  steps: z.array(stepShape).check(z.maxLength(1000)),
  begin: z.optional(state),
  around: z.optional(z.object({ path: place, begin: state })),
  end: z.optional(state),
  before: z.optional(told),
  after: z.optional(told),
  alone: z.optional(z.boolean()),
  missing: z.optional(z.array(missing).check(z.maxLength(500))),
});

/** A run as plain JSON. */
export type PlainRun = Omit<Run, 'steps'> & { steps: unknown[] };

/** The run as JSON for a link; errors become plain objects. */
export function plainRun(run: Run): PlainRun {
  return JSON.parse(JSON.stringify({ ...run, steps: run.steps.map(plainStep) })) as PlainRun;
}

/** The run that was written in JSON; throws for anything else. */
export function liveRun(plain: unknown): Run {
  const { v: _, input, steps, ...rest } = runShape.parse({ ...(plain as object), v: 1 });
  return { ...rest, input, steps: steps.map(liveStep) } as Run;
}

/** The word of a run for an address; throws when it is too long. */
export async function writeRun(run: Run): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, ...plainRun(run) }));
  const word = bytes.length > MOST_BYTES ? null : await wordOf(bytes);
  if (word === null || word.length > LONGEST_WORD) {
    // The end serves the comparison alone, so it is left out first.
    if (run.end === undefined) throw new Error('The run is too long for a link');
    const { end: _, ...rest } = run;
    return writeRun(rest);
  }
  return word;
}

async function wordOf(bytes: Uint8Array): Promise<string> {
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (one) => String.fromCharCode(one)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The run of a word in an address; null when the word is none. */
export async function readRun(word: string): Promise<Run | null> {
  try {
    if (word.length > LONGEST_WORD) return null;
    const packed = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(await pipe(packed, new DecompressionStream('deflate-raw')));
    const parsed = JSON.parse(text) as { v?: unknown };
    return parsed.v === 1 ? liveRun(parsed) : null;
  } catch {
    return null;
  }
}

async function pipe(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(through);
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value as Uint8Array;
    length += part.length;
    if (length > MOST_BYTES) throw new Error('The run is too long');
    parts.push(part);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function plainStep(step: Step): object {
  if (step.kind !== 'reject') return step;
  const { error } = step;
  const { failure } = (error ?? {}) as { failure?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  return { ...step, error: failure === undefined ? { message } : { message, failure } };
}

function liveStep(step: z.infer<typeof stepShape>): Step {
  if (step.kind === 'resolve') return { kind: 'resolve', id: step.id, output: step.output };
  if (step.kind !== 'reject') return step as Step;
  const { message, failure } = step.error;
  return {
    kind: 'reject',
    id: step.id,
    error: Object.assign(new Error(message), failure === undefined ? {} : { failure }),
  };
}
