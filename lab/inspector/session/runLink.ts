import * as z from 'zod/mini';
import type { SentEvent } from '../../engine/cases.ts';
import type { Step } from '../../engine/world.ts';
import type { PersistedState } from '../watch/pageStates.ts';

/** A run that a machine of the page is led through: it is started anew, and its actors answer as written. */
export interface Run {
  /** Place of the machine in the page. */
  path: string;
  input: unknown;
  steps: Step[];
  /** State in which it begins when no input leads there: the server had started it. */
  begin?: PersistedState;
  /** The part of the page that it lives inside, as that stood when it began. */
  around?: { path: string; begin: PersistedState };
  /** State of the part of the page after the last step. */
  end?: PersistedState;
  /** Events for other actors of the page after it, such as that a modal is opened. */
  after?: Told[];
  /** Personal values and tokens that are not carried. */
  missing?: Missing[];
  /** What other actors of the page hear first, such as that a modal is opened. */
  before?: Told[];
  /** The page neither hears what the machine tells nor tells it anything: its own answers would come in between. */
  alone?: boolean;
}
/** An event for an actor at a place in the page. */
export interface Told {
  path: string;
  event: SentEvent;
}

/** One value that a link does not carry, at each place of the run as a link has it. */
export interface Missing {
  name: string;
  kind: 'text' | 'number';
  places: Place[];
}
export type Place = readonly (string | number)[];

/** Of the text of a run, and of the word that it becomes in an address. */
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

/** A run of nothing but JSON. */
export type PlainRun = Omit<Run, 'steps'> & { steps: unknown[] };

/** The run as a link has it, in JSON: what failed is no error any more. */
export function plainRun(run: Run): PlainRun {
  return JSON.parse(JSON.stringify({ ...run, steps: run.steps.map(plainStep) })) as PlainRun;
}

/** The run that was written in JSON; throws for anything else. */
export function liveRun(plain: unknown): Run {
  const { v: _, input, steps, ...rest } = runShape.parse({ ...(plain as object), v: 1 });
  return { ...rest, input, steps: steps.map(liveStep) } as Run;
}

/** The run as a word that stands in an address; throws where it is too long for one. */
export async function writeRun(run: Run): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ v: 1, ...plainRun(run) }));
  const word = bytes.length > MOST_BYTES ? null : await wordOf(bytes);
  if (word === null || word.length > LONGEST_WORD) {
    // The end is carried for the comparison alone; without it the run is the same.
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

/** The run that a word of an address means; null when it means none. */
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
