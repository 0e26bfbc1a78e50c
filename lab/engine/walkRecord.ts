import { createHash } from 'node:crypto';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { SentEvent } from './cases.ts';
import { isSame } from './equal.ts';
import { literal } from './source.ts';

/** One step of a walk by a real actor: a row of a table. */
export interface RecordedStep {
  /** The step that the machine took. */
  step: string;
  /** The state it is in then; empty where it stays. */
  state: string;
  /** Messages that it sent or emitted, and actors that it began with their inputs, in order. */
  did: string[];
  /** Values that it keeps now, by the key of its context. */
  stored: string[];
}

/** Longer values are shortened to their beginning and a digest. */
const LONGEST = 72;
const SHOWN = 40;
const DIGEST_LETTERS = 8;

/** A value on one line: in full while it is short, else its beginning and a digest. */
export function shortly(value: unknown): string {
  const text = (literal(plain(value)) ?? String(value))
    .replaceAll(/,\n *(?=[\]}])/g, ' ')
    .replaceAll(/\n */g, ' ')
    .replaceAll('|', '¦');
  if (text.length <= LONGEST) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LETTERS);
  return `${text.slice(0, SHOWN)}… #${digest}`;
}

/** A copy for writing: actors by their ids, errors by their messages. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (isActor(value)) return `actor ${value.id}`;
  if (value instanceof Error) {
    const { failure } = value as { failure?: unknown };
    return failure === undefined ? `${value.name}: ${value.message}` : { failure: plain(failure) };
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Set || value instanceof Map) return [...value].map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'send' in value;

interface Inspected {
  type: string;
  actorRef?: AnyActorRef;
  sourceRef?: AnyActorRef;
  event?: SentEvent;
}

/** Records one actor step by step, from the inspection of its system. */
export function createWalkRecord(subject: () => AnyActorRef | undefined) {
  const steps: RecordedStep[] = [];
  let did: (() => string)[] = [];
  let before: { value: unknown; context: Record<string, unknown> } = { value: undefined, context: {} };
  return {
    steps,
    hear({ type, actorRef, sourceRef, event }: Inspected): void {
      const self = subject();
      if (actorRef === undefined || self === undefined) return;
      if (type === '@xstate.actor' && actorRef._parent === self) {
        // The input can be read only once the actor has been made.
        did.push(() => {
          const { input } = actorRef.getSnapshot() as { input?: unknown };
          return `begins ${actorRef.id}${input === undefined ? '' : ` with ${shortly(input)}`}`;
        });
      }
      const isOwn = sourceRef === self && actorRef !== self;
      if (type !== '@xstate.event' || !isOwn || event === undefined || event.type === 'xstate.init') return;
      const to = actorRef === self._parent ? 'page' : actorRef.id;
      const text = `tells ${to} ${shortly(event)}`;
      did.push(() => text);
    },
    emitted(event: SentEvent): void {
      const text = `emits ${shortly(event)}`;
      did.push(() => text);
    },
    /** Ends a step and records its results. */
    end(step: string, { value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>): void {
      const kept = (context ?? {}) as Record<string, unknown>;
      steps.push({
        step,
        state: isSame(value, before.value) ? '' : shortly(value),
        did: did.map((say) => say()),
        stored: Object.keys(kept)
          .filter((key) => !isSame(plain(kept[key]), plain(before.context[key])))
          .map((key) => `${key}: ${shortly(kept[key])}`),
      });
      did = [];
      before = { value, context: kept };
    },
  };
}

/** The rows of a record as lines of a table. */
export const rowsOf = (steps: readonly RecordedStep[]): string[] =>
  steps.map(
    ({ step, state, did, stored }) => `| ${step} | ${state} | ${did.join('; ')} | ${stored.join('; ')} |`,
  );

const HEAD = ['| step | state | does | stores |', '| --- | --- | --- | --- |'];

/** The records of a machine as text: a table for each walk. */
export const recordText = (
  machine: string,
  records: readonly { title: string; rows: readonly string[] }[],
): string =>
  [
    `# What ${machine} does on its walks`,
    ...records.flatMap(({ title, rows }) => ['', `## ${title}`, '', ...HEAD, ...rows]),
    '',
  ].join('\n');
