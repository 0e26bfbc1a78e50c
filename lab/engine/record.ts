import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { labelOf } from './labels.ts';
import { passedOn } from './passedOn.ts';
import type { Queue } from './queues.ts';

/** Number of uses of each part of a chart. */
export interface MachineCounts {
  states: Record<string, number>;
  transitions: Record<string, number>;
  /** Of a guarded transition how often its guard said yes and no. */
  guards: Record<string, { yes: number; no: number }>;
}
/** A rule that a run broke. */
export interface RunProblem {
  rule: string;
  machine: string;
  what: string;
  counterexample: { input: number; steps: string[] };
}
export interface Recording {
  machines: Record<string, MachineCounts>;
  problems: RunProblem[];
}

interface Inspected {
  type: string;
  actorRef?: AnyActorRef;
  sourceRef?: AnyActorRef;
  event?: { type: string } & Record<string, unknown>;
  snapshot?: unknown;
  _transitions?: AnyTransitionDefinition[];
}
const MOST_PROBLEMS = 20;
const MOST_STEPS = 30;

/**
 * Counts what running machines do, from what XState tells its inspectors: `system.inspect(recorder.inspect)`. Rules
 * that a run can break are watched as it goes on.
 */
export function createRecorder(queues: readonly Queue[] = [], into?: Recording) {
  const recording: Recording = into ?? { machines: {}, problems: [] };
  /** Snapshot of an actor in the middle of a macrostep; between two, its own snapshot is used. */
  const within = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  const steps = new WeakMap<AnyActorRef, string[]>();
  const asking = new WeakMap<AnyActorRef, Set<string>>();

  const countsOf = (machine: string): MachineCounts =>
    (recording.machines[machine] ??= { states: {}, transitions: {}, guards: {} });
  const report = (ref: AnyActorRef, machine: string, rule: string, what: string) => {
    if (recording.problems.length >= MOST_PROBLEMS) return;
    recording.problems.push({
      rule,
      machine,
      what,
      counterexample: { input: 0, steps: [...(steps.get(ref) ?? [])] },
    });
  };

  const onMicrostep = (ref: AnyActorRef, inspected: Inspected) => {
    const after = inspected.snapshot as AnyMachineSnapshot;
    const taken = inspected._transitions ?? [];
    const before = within.get(ref) ?? standing(ref);
    within.set(ref, after);
    const counts = countsOf(after.machine.id);
    for (const { id } of after._nodes)
      if (before === undefined || !before._nodes?.some((node) => node.id === id)) add(counts.states, id);
    for (const transition of taken) add(counts.transitions, labelOf(transition));
    const isEventless = taken.some(({ eventType }) => eventType === '');
    // When a machine starts, only the states that it leaves at once are known.
    const nodes = before?._nodes ?? (isEventless ? taken.map(({ source }) => source) : undefined);
    if (before === undefined) for (const { id } of nodes ?? []) add(counts.states, id);
    if (nodes === undefined || inspected.event === undefined) return;
    countGuards(counts, nodes, isEventless ? '' : inspected.event.type, taken);
  };

  const onSnapshot = (ref: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    within.delete(ref);
    if (snapshot._nodes === undefined) return;
    const counts = countsOf(snapshot.machine.id);
    if (Object.keys(counts.states).length === 0) for (const { id } of snapshot._nodes) add(counts.states, id);
    // At rest every eventless transition was refused by its guard.
    if (snapshot.status === 'active') countGuards(counts, snapshot._nodes, '', []);
  };

  const onEvent = ({ actorRef, sourceRef, event }: Inspected) => {
    if (event === undefined) return;
    const machineOf = (ref: AnyActorRef | undefined) =>
      (ref === undefined ? undefined : standing(ref))?.machine?.id as string | undefined;
    if (actorRef !== undefined && machineOf(actorRef) !== undefined) {
      const list = steps.get(actorRef) ?? [];
      list.push(event.type);
      if (list.length > MOST_STEPS) list.shift();
      steps.set(actorRef, list);
    }
    // A machine that threw tells its parent, as a failed promise does.
    const failed = event.type.startsWith('xstate.error.actor.') ? machineOf(sourceRef) : undefined;
    if (failed !== undefined && sourceRef !== undefined) {
      const { error } = event;
      const what = error instanceof Error ? error.message : String(error);
      report(sourceRef, failed, 'never-throws', what);
    }
    const told = passedOn(event);
    for (const queue of queues) {
      // The server often made the request that the start stands for, so it is not in this record.
      if (queue.asked === null) continue;
      if (actorRef !== undefined && machineOf(actorRef) === queue.machine) {
        const waiting = asking.get(actorRef) ?? new Set<string>();
        asking.set(actorRef, waiting);
        if (event.type === queue.asked) waiting.add(queue.callerOf(event));
        if (event.type === queue.withdrawn) waiting.delete(queue.callerOf(event));
      }
      if (sourceRef !== undefined && told.type === queue.answered && machineOf(sourceRef) === queue.machine) {
        const waiting = asking.get(sourceRef);
        // A restored machine may answer a caller of before its restore.
        if (waiting === undefined) continue;
        const answered = queue.callersOf(told);
        const unasked = (answered ?? []).filter((caller) => !waiting.has(caller));
        for (const caller of unasked) {
          report(
            sourceRef,
            queue.machine,
            'callers-answered',
            `${caller} is answered without having asked, or twice`,
          );
        }
        if (answered === null) waiting.clear();
        else for (const caller of answered) waiting.delete(caller);
      }
    }
  };

  return {
    recording,
    inspect(inspected: Inspected): void {
      const { type, actorRef } = inspected;
      if (type === '@xstate.event') onEvent(inspected);
      if (actorRef === undefined) return;
      const snapshot = inspected.snapshot as Partial<AnyMachineSnapshot> | undefined;
      if (snapshot?.machine === undefined) return;
      if (type === '@xstate.microstep') onMicrostep(actorRef, inspected);
      if (type === '@xstate.snapshot') onSnapshot(actorRef, snapshot as AnyMachineSnapshot);
    },
  };
}

/** The snapshot of an actor; undefined while it starts, when XState throws. */
function standing(ref: AnyActorRef): AnyMachineSnapshot | undefined {
  try {
    return (ref.getSnapshot() as AnyMachineSnapshot | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts answers of guards by the transitions that were taken: no before the taken one, yes at it. */
function countGuards(
  counts: MachineCounts,
  nodes: readonly AnyStateNode[],
  event: string,
  taken: readonly AnyTransitionDefinition[],
): void {
  const sources = new Set<AnyStateNode>(taken.map(({ source }) => source));
  for (const node of nodes) {
    const candidates = (event === '' ? node.always : node.transitions.get(event)) ?? [];
    // A state above one that took the event was not asked.
    if (!sources.has(node) && [...sources].some((source) => isBelow(source, node))) continue;
    for (const candidate of candidates) {
      const isTaken = taken.includes(candidate);
      if (candidate.guard !== undefined) {
        const said = (counts.guards[labelOf(candidate)] ??= { yes: 0, no: 0 });
        if (isTaken) said.yes += 1;
        else said.no += 1;
      }
      if (isTaken) break;
    }
  }
}

function isBelow(node: AnyStateNode, above: AnyStateNode): boolean {
  for (let one = node.parent; one !== undefined; one = one.parent) if (one === above) return true;
  return false;
}

/** Adds one recording to another. */
export function uniteRecordings(into: Recording, other: Recording): void {
  for (const [name, counts] of Object.entries(other.machines)) {
    const mine = (into.machines[name] ??= { states: {}, transitions: {}, guards: {} });
    for (const kind of ['states', 'transitions'] as const) {
      for (const [key, count] of Object.entries(counts[kind]))
        mine[kind][key] = (mine[kind][key] ?? 0) + count;
    }
    for (const [key, { yes, no }] of Object.entries(counts.guards)) {
      const said = (mine.guards[key] ??= { yes: 0, no: 0 });
      said.yes += yes;
      said.no += no;
    }
  }
  into.problems.push(...other.problems);
}
