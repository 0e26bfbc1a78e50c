import * as z from 'zod/mini';
import type { SentEvent } from '../../engine/cases.ts';
import type { Step } from '../../engine/world.ts';

/** A run that a machine of the page is led through: it is started anew, and its actors answer as written. */
export interface Run {
  /** Place of the machine in the page. */
  path: string;
  input: unknown;
  steps: Step[];
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

const MOST_BYTES = 500_000;

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
const runShape = z.object({
  v: z.literal(1),
  path: place,
  input: z.optional(z.unknown()),
  steps: z.array(stepShape).check(z.maxLength(1000)),
  before: z.optional(z.array(z.object({ path: place, event })).check(z.maxLength(20))),
  alone: z.optional(z.boolean()),
});

/** The run as a word that stands in an address. */
export async function writeRun({ path, input, steps, before, alone }: Run): Promise<string> {
  const text = JSON.stringify({ v: 1, path, input, steps: steps.map(plainStep), before, alone });
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The run that a word of an address means; null when it means none. */
export async function readRun(word: string): Promise<Run | null> {
  try {
    if (word.length > MOST_BYTES) return null;
    const packed = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder().decode(await pipe(packed, new DecompressionStream('deflate-raw')));
    const { path, input, steps, before, alone } = runShape.parse(JSON.parse(text));
    return {
      path,
      input,
      steps: steps.map(liveStep),
      ...(before === undefined ? {} : { before: before as Told[] }),
      ...(alone === undefined ? {} : { alone }),
    };
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
