import type { SentEvent } from '../../engine/cases.ts';
import type { Step } from '../../engine/world.ts';
import type { RunningSnapshot } from '../running.ts';
import type { LogEntry } from '../watch/eventLog.ts';

/** History of one machine of the page in this session, as the engine's steps. */
export interface RecordedRun {
  /** Its input; undefined when the server started it, since the input is not known then. */
  input: unknown;
  isFromStart: boolean;
  /** All inputs of its starts in this session; a start by time travel has none. */
  inputs: unknown[];
  /** The log entry directly before `begin`. */
  beginSeq: number;
  /** Its snapshot before the first step. */
  begin: RunningSnapshot | null;
  end: RunningSnapshot | null;
  steps: Step[];
  /** The logic behind each actor it waited for, by the actor's id. */
  sources: Record<string, string>;
}

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

/** The steps of the machine at a path, from the last time it started to an entry of the log. */
export function recordedRun(entries: readonly LogEntry[], path: string, until = Infinity): RecordedRun {
  const own = entries.filter(({ actor, seq }) => actor.path === path && seq <= until);
  const started = own.findLastIndex(({ event }) => isStart(event));
  const first = own[Math.max(0, started)];
  const run: RecordedRun = {
    input: undefined,
    isFromStart: false,
    inputs: own
      .filter(({ event }) => isStart(event) && event['input'] !== undefined)
      .map(({ event }) => event['input']),
    beginSeq: first === undefined ? 0 : started < 0 ? first.seq - 1 : first.seq,
    begin: first?.before ?? first?.after ?? null,
    end: own.at(-1)?.after ?? null,
    steps: [],
    sources: {},
  };
  for (const entry of own.slice(Math.max(0, started))) {
    const { event, source, after } = entry;
    if (isStart(event)) {
      run.begin = after;
      run.input = event['input'];
      // A machine that the server started continues from its state, without an input.
      run.isFromStart = event['input'] !== undefined;
      continue;
    }
    const step = stepOf(entry);
    if (step === null) continue;
    if (step.kind !== 'send' && step.kind !== 'advance' && typeof source?.ref.src === 'string') {
      run.sources[step.id] = source.ref.src;
    }
    run.steps.push(step);
  }
  return run;
}

const isStart = ({ type }: SentEvent) => type === 'xstate.init' || type === 'lab.takenOver';

function stepOf({ event, source, actor }: LogEntry): Step | null {
  const { type } = event;
  if (type.startsWith(DONE)) return { kind: 'resolve', id: type.slice(DONE.length), output: event['output'] };
  if (type.startsWith(FAILED))
    return { kind: 'reject', id: type.slice(FAILED.length), error: event['error'] };
  if (type.startsWith('xstate.') || type.startsWith('lab.')) return null;
  // An event of its own part or listener is told; any other one is sent.
  return source?.ref._parent === actor.ref
    ? { kind: 'tell', id: source.ref.id, event }
    : { kind: 'send', event };
}
